"""Games that have come to a moment, for states."""

from __future__ import annotations

from collections.abc import Callable

from crypt_core.coach.bots import choose
from crypt_core.crypt.game import CRYPT
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC


def crypt(*moves: str, players: int = 1, sides: str = "AAAAAA", seed: int = 7) -> Timeline:
    """A game of Crypt in which these decisions have been made, by who is on if none is named."""
    timeline = Timeline(CRYPT, CRYPT.setup({"players": players, "sides": sides}), seed)
    return _played(timeline, moves)


def sedlec(*moves: str, players: int = 2, seed: int = 7) -> Timeline:
    """The same of Sedlec."""
    return _played(Timeline(SEDLEC, SEDLEC.setup({"players": players}), seed), moves)


def _played(timeline: Timeline, moves: tuple[str, ...]) -> Timeline:
    for move in moves:
        timeline.play(timeline.game.read_move(move, timeline.state))
    return timeline


def until(timeline: Timeline, wanted: Callable[[Timeline], bool], bot: str = "random") -> Timeline:
    """Go on as a bot plays, to a decision that is wanted."""
    while not wanted(timeline):
        assert timeline.game.deciders(timeline.state), "the game is over before that"
        timeline.play(choose(bot, timeline.game, timeline.state, timeline.moment.luck))
    return timeline


def is_over(timeline: Timeline) -> bool:
    """Whether nobody is asked any more."""
    return not timeline.game.deciders(timeline.state)
