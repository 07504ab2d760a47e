"""The coach's worth of positions as tables, to be looked up for many positions at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..coach.known import Pile
from ..coach.worth import Worth, fitted
from ..components import KINDS, SERVANTS, VALUES, Setup
from .positions import COUNTS, STATES, Positions, Whole, state
from .table import POWERS

IDOLS, REMAINS = KINDS.index("idols"), KINDS.index("remains")


class Tables(NamedTuple):
    """What each state of a kind is worth, and the servants, by the number of rounds left.

    `kinds`: of each round, each collector side (in the order of `POWERS`), each state, flattened.
    `servants`: of each round, how many are ready, how many remains A and idols A can be flipped.
    """

    kinds: NDArray[np.float64]
    servants: NDArray[np.float64]

    def rows(self, positions: Positions) -> Whole:
        """Where the states of each kind begin in `kinds`: (6, M)."""
        power = 2 * np.arange(len(KINDS))[:, None] + positions.sides
        return np.asarray((positions.left * len(POWERS) + power) * STATES)


def piles() -> Iterator[Pile]:
    """Every pile of one kind that a solo game can come to."""
    for fates in product((0, 1, 2), repeat=len(VALUES)):
        _, held, unseen = (
            tuple(v for v, fate in zip(VALUES, fates, strict=True) if fate == wanted)
            for wanted in (0, 1, 2)
        )
        for deck, flippable in product(range(len(unseen) + 1), range(len(held) + 1)):
            yield Pile(held, flippable, unseen, deck)


@lru_cache(maxsize=2)
def tables(worth: Worth) -> Tables:
    """A worth as tables."""
    rounds = range(Setup(1).rounds)
    kinds = np.zeros((len(rounds), len(POWERS), STATES))
    every = [(state(*_order(pile)), pile) for pile in piles()]
    for left, (at, power) in product(rounds, enumerate(POWERS)):
        row = kinds[left, at]
        for number, pile in every:
            row[number] = worth.kind(left, power, pile)
    servants = np.zeros((len(rounds), SERVANTS + 1, COUNTS, COUNTS))
    for left, ready, remains in product(rounds, range(SERVANTS + 1), range(COUNTS)):
        servants[left, ready, remains] = worth.servants(left, ready, remains // 2)
    return Tables(kinds.ravel(), servants)


def _order(pile: Pile) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    return pile.held, pile.unseen, pile.deck, pile.flippable


def shipped() -> Tables:
    """The worth that the coach is shipped with."""
    return tables(fitted())
