"""The final count in words."""

from __future__ import annotations

from ....teach.explain.numbers import MINUS
from ....teach.explain.parts import Sheet
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
        verdict=_verdict(voice, view),
        next=_next(voice, view),
        winners=view.winners,
        kinds=LINES,
    )


def _number(count: int) -> str:
    return f"{MINUS}{-count}" if count < 0 else str(count)


def _cost(count: int) -> str:
    return _number(-count)


def _verdict(voice: Voice, view: View) -> str:
    best = voice.points(max(view.scores))
    if len(view.winners) > 1:
        players = voice.people(view.winners)
        return sentence(voice.say("donjon-verdict-shared", points=best, players=players))
    how = "points" if view.scores.count(max(view.scores)) == 1 else "spoils"
    winner = voice.person(view.winners[0])
    return sentence(voice.say("donjon-verdict-won", points=best, how=how, **winner))


def _next(voice: Voice, view: View) -> str | None:
    """How many trophy points the one addressed was short of the best."""
    if voice.you is None:
        return None
    missing = max(view.scores) - view.scores[voice.you]
    return sentence(voice.say("donjon-next", points=voice.points(missing))) if missing else None


def figure(voice: Voice, name: str) -> str:
    """What a number of a comparison counts: "Spoils"."""
    return sentence(voice.say("donjon-figure", figure=name))
