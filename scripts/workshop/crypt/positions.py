"""Hold what solo players know of many rounds: `coach.known.Known` as arrays.

Of a type all that matters to the coach is one number, its *state* (`coach.worth.state`). Taking,
seeing or flipping a treasure adds a fixed step to that number, whatever else is the case. It needs
numpy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from crypt_core.crypt.arrays.table import Rows
from crypt_core.crypt.coach.known import Known
from crypt_core.crypt.coach.worth import COUNTS, DIGIT, GONE, HELD, UNSEEN, state
from crypt_core.crypt.components import KINDS, REVEALED, VALUES

Whole = NDArray[np.intp]
Chances = NDArray[np.float64]

SLOTS = sum(REVEALED[1])
NONE = SLOTS
"""The place of a treasure that is not there."""
VALUE: Whole = np.array([0, *(COUNTS * COUNTS * DIGIT[value] for value in VALUES)])
"""What the digit of each value counts for in a state; for no value it is not used."""


@dataclass(frozen=True)
class Positions:
    """Rounds of M games as their players know them; `NONE` stands for no place, 0 for no value."""

    sides: Whole
    """Of each kind's collector, 1 for side B: (6, M)."""
    left: Whole
    """Rounds after this one: (M,)."""
    ready: Whole
    """Servants that are not exhausted, ready or placed: (M,)."""
    kinds: Whole
    """The state of each kind: (6, M)."""
    unseen: Whole
    """Of each kind, the values not yet seen, a bit each, the lowest for 1 coin: (6, M)."""
    kind: Whole
    """Of each treasure of the crypt, its kind: (3, M)."""
    coins: Whole
    """The value of each treasure, 0 if it is not known: (3, M)."""
    down: Whole
    """The place of the treasure that lies face-down: (M,)."""
    gone: Whole
    """The place where no treasure lies any more: (M,)."""

    def take(self, rows: Rows) -> Positions:
        """Some of the games."""
        return Positions(*(figure.take(rows, axis=-1) for figure in vars(self).values()))

    def __len__(self) -> int:
        return len(self.left)

    def has(self, power: str) -> NDArray[np.bool_]:
        """Where a collector side such as "idols.A" is in play."""
        kind, side = power.split(".")
        found: NDArray[np.bool_] = self.sides[KINDS.index(kind)] == "AB".index(side)
        return found

    def can_flip(self, power: str) -> Whole:
        """How many treasures a power in play could flip, 0 where it is not in play."""
        kind = KINDS.index(power.split(".")[0])
        return np.asarray(self.kinds[kind] % COUNTS * self.has(power))

    @property
    def unknown(self) -> NDArray[np.bool_]:
        """Where a treasure lies in the crypt whose value is not known."""
        coins = self.coins[np.minimum(self.down, NONE - 1), np.arange(len(self))]
        found: NDArray[np.bool_] = (self.down != NONE) & (coins == 0)
        return found

    def values(self) -> Iterator[tuple[int, Chances]]:
        """The values that the unknown treasure can have, each with its chance in each game.

        In a game with no unknown treasure the first one stands for what is known.
        """
        unknown = self.unknown
        down = self.kind[np.minimum(self.down, NONE - 1), np.arange(len(self))]
        bits = self.unseen[down, np.arange(len(self))] * unknown
        known = ~unknown * 1
        count = sum((bits >> value - 1 & 1 for value in VALUES), known)
        for value in VALUES:
            chance = ((bits >> value - 1 & 1) + known * (value == 1)) / count
            if chance.any():
                yield value, chance

    def flipped(self, kind: str, count: int) -> Positions:
        """After flipping so many treasures of a kind."""
        kinds = self.kinds.copy()
        kinds[KINDS.index(kind)] -= count
        return replace(self, kinds=kinds)

    def seeing(self, value: int) -> Positions:
        """Once the unknown treasures have turned out to have a value; others stay as they are."""
        unknown = np.flatnonzero(self.unknown)
        at = self.down[unknown], unknown
        kind = self.kind[at]
        kinds, unseen, coins = self.kinds.copy(), self.unseen.copy(), self.coins.copy()
        kinds[kind, unknown] += (GONE - UNSEEN) * VALUE[value]
        unseen[kind, unknown] &= ~(1 << value - 1)
        coins[at] = value
        return replace(self, kinds=kinds, unseen=unseen, coins=coins)

    def collected(self) -> Positions:
        """Once the face-down treasures, whose values are known, have been taken."""
        games = np.arange(len(self))
        kinds = self.kinds.copy()
        kinds[self.kind[self.down, games], games] += VALUE[self.coins[self.down, games]] + 1
        return replace(self, kinds=kinds, gone=self.down, down=np.full_like(self.down, NONE))

    def steps(self, value: int) -> Whole:
        """What taking each treasure adds to the state of its kind: (3, M).

        `value` is that of the unknown treasure.
        """
        known = HELD * VALUE[self.coins] + 1
        unknown = (HELD - UNSEEN) * VALUE[value] + 1
        return np.where(self.coins > 0, known, unknown)


def positions(rounds: Sequence[Known]) -> Positions:
    """What is known of some rounds before anybody has placed a servant."""
    rows = [_figures(known) for known in rounds]
    columns = (np.array(figure, np.intp).T for figure in zip(*rows, strict=True))
    return Positions(*columns)


def _figures(known: Known) -> tuple[object, ...]:
    crypt = known.crypt
    down = next((t.slot for t in crypt if t and not t.up), NONE)
    return (
        [side == "B" for side in known.sides],
        known.rounds_left,
        known.ready,
        [state(pile) for pile in known.piles],
        [sum(1 << value - 1 for value in pile.unseen) for pile in known.piles],
        [KINDS.index(t.kind) if t else 0 for t in crypt],
        [(t.value or 0) if t else 0 for t in crypt],
        down,
        next((slot for slot, t in enumerate(crypt) if t is None), NONE),
    )
