"""The final count in words."""

from __future__ import annotations

from ....teach.explain.numbers import MINUS
from ....teach.explain.parts import Sheet
from ....teach.explain.sheet import outcome, short_of_best
from ....teach.explain.voice import sentence
from ...views import View
from .voice import Voice

LINES = ("won", "main", "secondary")


def score_sheet(voice: Voice, view: View) -> Sheet:
    """The sheet of a finished game: trophy points won, and what quests not done have cost.

    :raises ValueError: if the game is not over, when there is no sheet to show.
    """
    if not view.over:
        raise ValueError("the game is not over: nothing is scored yet")
    counts = [
        (
            str(player.trophies),
            _cost(view.setup.worth(player.main.quest) if player.main else 0),
            _cost(len(player.quests)),
        )
        for player in view.players
    ]
    return Sheet(
        title=voice.say("sheet-title"),
        columns=["", *(voice.name(player.player) for player in view.players)],
        rows=[
            [voice.say("donjon-sheet", line=line), *(count[at] for count in counts)]
            for at, line in enumerate(LINES)
        ],
        total=[voice.say("sheet-total"), *map(_number, view.scores)],
        verdict=outcome(voice, view, "donjon-verdict-shared", "donjon-verdict-won", tie="spoils"),
        next=short_of_best(voice, view, "donjon-next"),
        winners=view.winners,
        kinds=LINES,
    )


def _number(count: int) -> str:
    return f"{MINUS}{-count}" if count < 0 else str(count)


def _cost(count: int) -> str:
    return _number(-count)


def figure(voice: Voice, name: str) -> str:
    """What a number of a comparison counts: "Spoils"."""
    return sentence(voice.say("donjon-figure", figure=name))
