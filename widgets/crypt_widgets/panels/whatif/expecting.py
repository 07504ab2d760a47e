"""What may be expected of a line from where it ends: the final score, or how often it is won.

A game that can count the first has an adapter that is `Solo`; where several play, the coach's
estimates tell the second. Either takes a moment, so nothing is worked out until it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from crypt_core.coach.estimate import estimate, estimates
from crypt_core.engine.timeline import Moment

from ...tutoring.adapters import Solo

if TYPE_CHECKING:
    from ...tutoring.session import Session

SCORE, CHANCE = "score", "chance"


class Expected(NamedTuple):
    """Tenths of a point, or a chance from 0 to 1 and how far its interval reaches to each side."""

    number: float
    reach: float = 0.0

    def apart(self, other: Expected) -> bool:
        """Whether the intervals of two leave room between them."""
        return abs(self.number - other.number) > self.reach + other.reach


def told_by(session: Session, *ends: Moment) -> str | None:
    """By what lines with these ends can be compared: `SCORE`, `CHANCE`, or nothing.

    A chance is that of the one person there, at their own decision or at the end of the game.
    """
    setup = session.timeline.setup
    if setup.players == 1:
        return SCORE if isinstance(session.adapter, Solo) else None
    if len(session.people) != 1 or not estimates(session.game, setup):
        return None
    owing = (session.game.deciders(end.state) for end in ends)
    return CHANCE if all(not who or session.people[0] in who for who in owing) else None


def expected(session: Session, end: Moment) -> Expected:
    """What may be expected from there; `told_by` says whether that can be told."""
    if session.timeline.setup.players == 1 and isinstance(session.adapter, Solo):
        return Expected(session.adapter.expected(session, end))
    player = session.people[0]
    if session.game.deciders(end.state):
        best = estimate(session.game, end.state, player).best
        return Expected(best.chance, best.reach)
    winners = end.state.winners
    return Expected((player in winners) / len(winners))
