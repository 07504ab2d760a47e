"""What moves are worth where nobody can count it exactly: estimates, and how far off they may be.

A bot that looks ahead plays a decision on in many ways it might go. The same search tells how often
its player would win after each of the best few moves; how sure that is, is told by how much the
answer changes when a part of the ways is left out (the jackknife). Only a view goes in, and a draw
that is always the same: so whatever looks the same to the player is told the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..engine.game import Game
from ..games import GAMES, part

DRAW = 1
"""The draw that every estimate is made with."""
FEW = 4
"""So many moves at most are told, the best ones."""
LEAST = 0.005
"""No interval is told to be narrower, to each side: what is drawn may happen to agree."""
NORMAL = 1.96
"""How many standard errors a 95 % interval reaches to each side, if they are known well."""


class Option(NamedTuple):
    """A move, and how often its player would win after it."""

    move: Any
    chance: float
    """To win; a shared victory counts as its part."""
    reach: float
    """How far the 95 % interval of that reaches to each side."""
    samples: int
    """In how many ways the game was played on after it."""

    @property
    def low(self) -> float:
        return max(0.0, self.chance - self.reach)

    @property
    def high(self) -> float:
        return min(1.0, self.chance + self.reach)

    def apart(self, other: Option) -> bool:
        """Whether the intervals of the two leave room between them."""
        return self.low > other.high or other.low > self.high


class Estimate(NamedTuple):
    """A decision: its best few moves, of which the first is the one that the bot makes.

    Rarely another comes before it: see `ranked`.
    """

    options: tuple[Option, ...]
    samples: int
    """In how many ways the game was played on in all."""
    asked: Option | None = None
    """The move that was asked about, whether it is one of the best or not."""

    def __repr__(self) -> str:
        """The best few moves, and how often each wins, with the 95 % interval."""
        told = (
            f"{option.move} {option.chance:.0%} ± {100 * option.reach:.0f}"
            for option in dict.fromkeys((*self.options, *filter(None, [self.asked])))
        )
        return f"<Estimate: {', '.join(told)}>"

    @property
    def best(self) -> Option:
        return self.options[0]

    def as_good(self, option: Option) -> bool:
        """Whether a move is as good as the best one, as far as can be told."""
        return not self.best.apart(option)

    @property
    def loss(self) -> float:
        """What the move asked about gives away; nothing if it may well be as good as the best."""
        if self.asked is None or self.as_good(self.asked):
            return 0.0
        return max(0.0, self.best.chance - self.asked.chance)


def estimates(game: Game, setup: Any) -> bool:
    """Whether there are estimates for a game so set up: several play, and a bot looks ahead."""
    return setup.players > 1 and game.name in GAMES and hasattr(_bots(game), "estimate")


def estimate(game: Game, state: Any, player: int, asked: Any = None) -> Estimate:
    """The estimate of a decision that a player owes, from their own view.

    `asked` is a legal move that is told of as well. What the bot would not weigh against it stays
    out, so that the best ones may be others without it.
    """
    view, legal = game.view(state, player), game.own_moves(state, player)
    found: Estimate = _bots(game).estimate(view, legal, DRAW, asked)
    return found


def _bots(game: Game) -> Any:
    return part(game.name, "coach.bots")


def ranked(found: Sequence[Option], samples: int, asked: Option | None = None) -> Estimate:
    """The estimate of these moves, of which the first is the bot's: the others follow by worth.

    The bot's is the best one unless another turns out to be clearly better in the ways that have
    been added to tell them apart.
    """
    others = sorted(found[1:], key=lambda option: -option.chance)
    better = [option for option in others if option.low > found[0].high][:1]
    best = tuple(dict.fromkeys((*better, found[0], *others)))[:FEW]
    return Estimate(best, samples, asked)


def jackknife(
    parts: int, find: Callable[[int | None], Sequence[float]]
) -> list[tuple[float, float]]:
    """Numbers found from many ways, each with how far its 95 % interval reaches to each side.

    `find` tells them from all ways (None), or without one of the parts into which they fall.
    """
    whole = find(None)
    without = [find(left_out) for left_out in range(parts)]
    reaches = []
    for at in range(len(whole)):
        values = [found[at] for found in without]
        middle = sum(values) / parts
        spread = sum((value - middle) ** 2 for value in values)
        reaches.append(student(parts - 1) * math.sqrt(spread * (parts - 1) / parts))
    return [(number, max(LEAST, reach)) for number, reach in zip(whole, reaches, strict=True)]


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches if they are found from few parts.

    Student's quantile by its expansion (Abramowitz and Stegun, 26.7.5), to a hundredth from three
    degrees of freedom on.
    """
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
