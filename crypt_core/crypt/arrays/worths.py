"""The coach's worth of positions as tables, to be looked up for many positions at once."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..coach.worth import (
    BEST,
    COUNTS,
    MIDDLE,
    RANK_NUMBERS,
    SPREAD,
    STATES,
    STEEP,
    UNIT,
    Worth,
    every_side,
    fitted,
    piles,
    promised,
    state,
)
from ..components import KINDS, SERVANTS, Setup
from .outcomes import Worths
from .positions import SLOTS, Positions, Whole
from .table import POWERS

IDOLS, REMAINS = KINDS.index("idols"), KINDS.index("remains")


class Tables(NamedTuple):
    """What each state of a kind is worth, and the servants, by the number of rounds left.

    `kinds`: of each round, each collector side (in the order of `POWERS`), each state, flattened.
    `servants`: of each round, how many are ready, how many remains A and idols A can be flipped.
    `wanted`: of each round, how much more so many are worth for each coin that a card promises.
    `levels`: of each round, of all sides (see `sides_number`); for who wants coins it makes no
    difference to decisions. `rank`, `bonus`: of each round the numbers of `Worth.chance`, and what
    the highest rank counts more.
    """

    kinds: NDArray[np.float64]
    servants: NDArray[np.float64]
    wanted: NDArray[np.float64]
    levels: NDArray[np.float64]
    rank: NDArray[np.float64]
    bonus: float = 0.0

    def rows(self, positions: Positions) -> Whole:
        """Where the states of each kind begin in `kinds`: (6, M)."""
        power = 2 * np.arange(len(KINDS))[:, None] + positions.sides
        return np.asarray((positions.left * len(POWERS) + power) * STATES)

    def priced(self, ready: int) -> Tables:
        """With what cards promise, to who has so many servants ready, in the worth of kinds."""
        rounds = self.kinds.reshape(len(self.wanted), -1)
        left = np.arange(1, len(rounds))
        kinds = rounds.copy()
        kinds[1:] += (self.wanted[1:, ready] / (SLOTS * left))[:, None] * promises()
        return self._replace(kinds=kinds.ravel())

    def chance(self, left: Whole, score: Worths, now: Worths) -> Worths:
        """The chance of the highest rank: `Worth.chance` for many positions."""
        level, slope, below, stands = self.rank.take(left, axis=0).T
        apart = (score - MIDDLE) / SPREAD
        odds = level + slope * apart + below * np.minimum(apart, 0) + stands * (now - BEST) / SPREAD
        likely = 1 / (1 + np.exp(-odds.clip(-STEEP, STEEP)))
        return np.asarray(np.where(left == 0, score > BEST - UNIT, likely))


@lru_cache(maxsize=2)
def tables(worth: Worth, rounds: int = Setup(1).rounds) -> Tables:
    """A worth as tables, of fewer rounds left than that."""
    kinds = np.zeros((rounds, len(POWERS), STATES))
    for left, (at, power) in product(range(rounds), enumerate(POWERS)):
        for pile in piles("idols.A"):  # all: where flipping has no use it makes no difference
            kinds[left, at, state(pile)] = worth.kind(left, power, pile)
    servants = np.zeros((rounds, SERVANTS + 1, COUNTS, COUNTS))
    for cell in np.ndindex(*servants.shape):
        servants[cell] = worth.servants(*cell)
    ready = range(SERVANTS + 1)
    wanted = np.array([[worth.eager(left, count) for count in ready] for left in range(rounds)])
    levels = [[worth.level(left, sides) for sides in every_side()] for left in range(rounds)]
    rank = [worth.rank.get(left, (0.0,) * RANK_NUMBERS) for left in range(rounds)]
    told = np.array(levels), np.array(rank)
    return Tables(kinds.ravel(), servants, wanted, *told, worth.bonus)


@cache
def promises() -> NDArray[np.float64]:
    """Coins that the cards of a kind still in the deck promise (`coach.worth.promised`).

    By collector side and state, flattened.
    """
    found = np.zeros((len(POWERS), STATES))
    for at, power in enumerate(POWERS):
        for pile in piles("idols.A"):
            found[at, state(pile)] = promised(power, pile.held, pile.unseen, pile.deck)
    return found.ravel()


def sides_number(sides: Whole) -> Whole:
    """The places of sides among all (`coach.worth.every_side`): (6, M) to (M,)."""
    return np.asarray(sum(2**at * row for at, row in enumerate(sides[::-1])))


def shipped() -> Tables:
    """The worth that the coach is shipped with."""
    return tables(fitted())
