"""The final score sheet in words."""

from __future__ import annotations

from ....teach.explain.parts import Sheet
from ....teach.explain.sheet import outcome, short_of_best
from ...components import SKULLS
from ...views import View
from .voice import Voice


def score_sheet(voice: Voice, view: View) -> Sheet:
    """The sheet of a finished game: a line for each type of skull.

    :raises ValueError: if the game is not over, when there is no sheet to show.
    """
    if not view.over:
        raise ValueError("the game is not over: nothing is scored yet")
    points = [player.sheet.points for player in view.players]
    return Sheet(
        title=voice.say("sheet-title"),
        columns=["", *(voice.name(player.player) for player in view.players)],
        rows=[
            [voice.say("sedlec-skulls", skull=skull), *(str(one[skull]) for one in points)]
            for skull in SKULLS
        ],
        total=[voice.say("sheet-total"), *map(str, view.scores)],
        verdict=outcome(voice, view, "sedlec-verdict-shared", "sedlec-verdict-won", tie="skulls"),
        next=short_of_best(voice, view, "sedlec-next"),
        winners=view.winners,
        kinds=SKULLS,
    )
