"""Turn the coach's worth of positions into tables, to look up many at once.

It needs numpy.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crypt_core.crypt.arrays.table import POWERS
from crypt_core.crypt.coach.net import Net
from crypt_core.crypt.coach.stakes import STAKES, at_stake
from crypt_core.crypt.coach.worth import (
    BEST,
    COUNTS,
    STATES,
    UNIT,
    Worth,
    every_side,
    fitted,
    piles,
    promised,
    state,
)
from crypt_core.crypt.components import KINDS, SERVANTS, Setup
from scripts.workshop.crypt.outcomes import Worths
from scripts.workshop.crypt.positions import SLOTS, Positions, Whole

IDOLS, REMAINS = KINDS.index("idols"), KINDS.index("remains")


Layers = tuple[tuple[NDArray[np.float64], NDArray[np.float64]], ...]
"""A net: the weights of each layer, (inputs, neurons), and its biases."""


class Tables(NamedTuple):
    """What each state of a kind is worth, and the servants, by the number of rounds left.

    `kinds`: of each round, each collector side (in the order of `POWERS`), each state, flattened.
    `servants`: of each round, how many are ready, how many remains A and idols A can be flipped.
    `wanted`: of each round, how much more so many are worth for each coin that a card promises.
    `levels`: of each round, of all sides (see `sides_number`); for who wants coins it makes no
    difference to decisions. `rank`, `bonus`: by rounds left, the nets of `Worth.chance`, and what
    the highest rank counts more.
    """

    kinds: NDArray[np.float64]
    servants: NDArray[np.float64]
    wanted: NDArray[np.float64]
    levels: NDArray[np.float64]
    rank: Mapping[int, Layers]
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

    def chance(self, left: int, score: Worths, now: Worths, to_come: Worths) -> Worths:
        """The chance of the highest rank: `Worth.chance` for many positions.

        `score`, `now`: by treasures, servants ready and game, (8, 4, M). `to_come`: (8, M, 9).
        """
        if not left:
            return np.asarray((score > BEST - UNIT) * 1.0)
        ready = np.eye(SERVANTS + 1)[None, :, None]
        parts = (score[..., None] - BEST, now[..., None] - BEST, ready, to_come[:, None])
        shape = score.shape
        rows = [np.broadcast_to(part, (*shape, part.shape[-1])) for part in parts]
        return np.asarray(through(self.rank[left], np.concatenate(rows, axis=-1)).clip(0, 1))


def through(layers: Layers, figures: Worths) -> Worths:
    """What a net says of figures, along the last axis (`coach.net.Net`)."""
    for at, (weights, biases) in enumerate(layers):
        figures = (np.tanh(figures) if at else figures) @ weights + biases
    return np.asarray(figures[..., 0])


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
    rank = {left: _layers(net) for left, net in worth.rank.items()}
    return Tables(kinds.ravel(), servants, wanted, np.array(levels), rank, worth.bonus)


def _layers(net: Net) -> Layers:
    return tuple((np.array(layer.weights).T, np.array(layer.biases)) for layer in net.layers)


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


@cache
def stakes() -> NDArray[np.float64]:
    """What is at stake (`coach.stakes.at_stake`), by collector side and state: (12 states, 9)."""
    found = np.zeros((len(POWERS), STATES, STAKES))
    for at, power in enumerate(POWERS):
        for pile in piles("idols.A"):
            found[at, state(pile)] = at_stake(power, pile)
    return found.reshape(-1, STAKES)


def sides_number(sides: Whole) -> Whole:
    """The places of sides among all (`coach.worth.every_side`): (6, M) to (M,)."""
    return np.asarray(sum(2**at * row for at, row in enumerate(sides[::-1])))


def shipped() -> Tables:
    """The worth that the coach is shipped with."""
    return tables(fitted())
