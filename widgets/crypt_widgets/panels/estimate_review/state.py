"""The state of the review of a game of several: the decisions reviewed so far.

Nothing is computed until it is asked for, and nothing twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from time import perf_counter
from typing import NamedTuple

from crypt_core.coach.estimate import Estimate, estimate, estimates
from crypt_core.engine.timeline import Moment

from ...tutoring.panel_state import PanelState
from ...tutoring.route import handles
from .messages import GoOver

AT_A_TIME = 0.25
"""Seconds for which decisions are reviewed before the panel shows progress."""


class Judged(NamedTuple):
    """A decision that has been gone over: it led from the moment `before` to `moment`."""

    before: Moment
    moment: Moment
    estimate: Estimate


class EstimateReviewState(PanelState):
    """The state behind the review's panel."""

    LOOKS_BACK = True

    def reset(self) -> None:
        """Another game has begun."""
        self._judged: dict[int, Judged] = {}
        """The decisions gone over, by the moments that they led to."""
        self._asked: set[int] = set()
        """The ends of the lines that are to be gone over."""

    @property
    def useful(self) -> bool:
        """Whether there is a finished game to go over, and nobody is to look away."""
        session = self.session
        timeline = session.timeline
        over = timeline.tip.depth > 0 and not session.game.deciders(timeline.tip.state)
        there = over and bool(session.people) and not session.curtain
        return there and estimates(session.game, timeline.setup)

    @property
    def goes_over(self) -> dict[str, object] | None:
        """What the end of a game sends to have it gone over."""
        return {"do": "tool", "name": self.panel} if self.useful else None

    @property
    def asked(self) -> bool:
        """Whether the line one is on is to be gone over, or has been; at its end it is."""
        return self.session.over or self.session.timeline.tip.id in self._asked

    @property
    def decisions(self) -> list[tuple[Moment, Moment]]:
        """People's decisions on the line one is on: the moment of each, and the one it led to.

        Where there was no choice there is nothing to go over.
        """
        session = self.session
        line = session.timeline.line(session.timeline.tip.id)
        pairs = pairwise(line)
        return [
            pair for pair in pairs if pair[1].move.player in session.people and self._free(*pair)
        ]

    def _free(self, before: Moment, moment: Moment) -> bool:
        return len(self.session.game.own_moves(before.state, moment.move.player)) > 1

    @property
    def judged(self) -> list[Judged]:
        """Those of them that have been gone over."""
        return [
            self._judged[moment.id] for _, moment in self.decisions if moment.id in self._judged
        ]

    @property
    def working(self) -> bool:
        """Whether there are decisions still to be gone over."""
        return self.useful and self.open and self.asked and next(self._to_do(), None) is not None

    def _to_do(self) -> Iterator[tuple[Moment, Moment]]:
        return (pair for pair in self.decisions if pair[1].id not in self._judged)


@handles("estimate-review-start")
def start_review(panel_state: EstimateReviewState, message: GoOver) -> None:
    """Ask for a review of the line shown: the panel shows progress, and asks for more."""
    if panel_state.useful:
        panel_state._asked.add(panel_state.session.timeline.tip.id)


@handles("estimate-review-go-on")
def go_on_with_review(panel_state: EstimateReviewState, message: GoOver) -> None:
    """Review some more decisions."""
    if not panel_state.working:
        return
    panel_state._asked.add(panel_state.session.timeline.tip.id)
    ends = perf_counter() + AT_A_TIME
    for before, moment in panel_state._to_do():
        move = moment.move
        told = estimate(panel_state.session.game, before.state, move.player, move)
        panel_state._judged[moment.id] = Judged(before, moment, told)
        if perf_counter() >= ends:
            return
