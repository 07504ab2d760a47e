"""The final score sheet in words."""

from __future__ import annotations

from ....teach.explain.parts import Sheet
from ....teach.explain.voice import sentence
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
        verdict=_verdict(voice, view),
        next=_next(voice, view),
        winners=view.winners,
        kinds=SKULLS,
    )


def _verdict(voice: Voice, view: View) -> str:
    best = voice.points(max(view.scores))
    if len(view.winners) > 1:
        players = voice.people(view.winners)
        return sentence(voice.say("sedlec-verdict-shared", points=best, players=players))
    how = "points" if view.scores.count(max(view.scores)) == 1 else "skulls"
    winner = voice.person(view.winners[0])
    return sentence(voice.say("sedlec-verdict-won", points=best, how=how, **winner))


def _next(voice: Voice, view: View) -> str | None:
    """How many points the one addressed was short of the best."""
    if voice.you is None:
        return None
    missing = max(view.scores) - view.scores[voice.you]
    return sentence(voice.say("sedlec-next", points=voice.points(missing))) if missing else None
