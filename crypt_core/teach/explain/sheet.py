"""How a final sheet ends in words, where players have more points or fewer."""

from __future__ import annotations

from typing import Any

from .parts import Rung
from .voice import Voice, sentence


def outcome(voice: Voice, view: Any, shared: str, won: str, tie: str) -> str:
    """Who has won with how much; `shared` and `won` are ids, `tie` is what decides a tie."""
    best = max(view.scores)
    points = voice.points(best)
    if len(view.winners) > 1:
        return sentence(voice.say(shared, points=points, players=voice.people(view.winners)))
    how = "points" if view.scores.count(best) == 1 else tie
    return sentence(voice.say(won, points=points, how=how, **voice.person(view.winners[0])))


def short_of_best(voice: Voice, view: Any, id_: str) -> str | None:
    """How many points the one addressed was short of the best."""
    missing = 0 if voice.you is None else max(view.scores) - view.scores[voice.you]
    return sentence(voice.say(id_, points=voice.points(missing))) if missing else None


def ladder(voice: Voice, points: int) -> tuple[Rung, ...]:
    """The titles of a game that has none."""
    return ()
