"""Meet positions in games, look them ahead, and fit tables to what they are worth.

What a position is worth is found by looking its next round ahead, for every reveal of some decks
that it can have left. What is fitted is a sum: a table for each type and side, by the type's state,
and one for servants, by how many remains A and idols A can still be flipped; so many servants are
also worth so much more for each coin that a card to come promises. What few positions say of a
table is drawn towards what all positions say of a few features (see `features`). It needs numpy.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crypt_core.crypt.arrays.games import unfold
from crypt_core.crypt.arrays.table import POWERS
from crypt_core.crypt.coach.known import Pile
from crypt_core.crypt.coach.worth import (
    COUNTS,
    STATES,
    UNIT,
    UNSEEN,
    Worth,
    piles,
    state,
)
from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.components import HALFWAY, KINDS, SERVANTS, VALUES, Setup
from scripts.workshop.crypt.ahead import revealed
from scripts.workshop.crypt.coached import DIGITS_OF, Coached, Straying
from scripts.workshop.crypt.features import CHANCES, kind_features
from scripts.workshop.crypt.outcomes import Worths
from scripts.workshop.crypt.positions import NONE, SLOTS, VALUE, Positions, Whole
from scripts.workshop.crypt.worths import IDOLS, REMAINS, Tables, promises, tables

ROUNDS = Setup(1).rounds
EVERY_SIDE: Whole = np.array(list(product((0, 1), repeat=len(KINDS)))).T
"""All ways to choose the sides, in the order of `coach.worth.every_side`: (6, 64)."""
STRAYING = Straying(0.3, 2.0)
DRAWN = 25.0
"""How many positions a kind's number must have for it to go halfway to what they tell."""
DRAWN_SERVANTS = 100.0
"""The same for servants: kinds go first in telling what it is worth not to have flipped."""
SWEEPS = 60
HELD_OUT = 11
"""One position in so many is not fitted on: it tells how good the fit is."""


class Met(NamedTuple):
    """Positions between two rounds, `left` of which are to come: the figures of `Positions`."""

    left: int
    sides: Whole
    ready: Whole
    kinds: Whole
    unseen: Whole

    def take(self, rows: Whole) -> Met:
        return Met(self.left, *(figure.take(rows, axis=-1) for figure in self[1:]))


def play(
    seeds: NDArray[np.uint64],
    sides: NDArray[np.bool_],
    worth: Tables,
    straying: Straying | None = None,
) -> list[Met]:
    """The positions of games between their rounds, from 7 rounds left to one."""
    met = []
    for number, table in enumerate(unfold(seeds, sides, 0, [Coached(worth, straying)]), start=1):
        if number == ROUNDS:
            break
        unseen = (~table.seen & (1 << len(VALUES)) - 1).astype(np.intp)
        held = table.values.astype(np.intp)
        kinds = DIGITS_OF[held] + UNSEEN * DIGITS_OF[unseen]
        kinds += COUNTS * table.left.astype(np.intp) + table.free[0]
        sides_ = table.sides.astype(np.intp)
        met.append(Met(ROUNDS - number, sides_, table.ready[0].astype(np.intp), kinds, unseen))
    return met


def deals(met: Met, draw: np.random.Generator) -> Whole:
    """A deck that each position can have left, in the order of its cards: (3 * left, M).

    A card is told by `kind * 4 + value - 1`. Backs tell the kinds that are left.
    """
    count = met.kinds.shape[1]
    bits = met.unseen[:, None] >> np.arange(len(VALUES))[:, None] & 1  # kind, value, position
    deck = met.kinds // COUNTS % COUNTS
    keys = draw.random((len(KINDS), len(VALUES), count)) + (1 - bits)
    rank = keys.argsort(axis=1).argsort(axis=1)
    inside = (rank < deck[:, None]).reshape(-1, count)
    order = (draw.random(inside.shape) + ~inside).argsort(axis=0)
    return np.asarray(order[: SLOTS * met.left])


def reveal(met: Met, cards: Whole) -> Positions:
    """The next round of each position, of three cards: (3, M)."""
    games = np.arange(cards.shape[1])
    kind, value = np.divmod(cards, len(VALUES))
    value += 1
    kinds, unseen = met.kinds.copy(), met.unseen.copy()
    for card in range(SLOTS):
        at = kind[card], games
        kinds[at] -= COUNTS
        if card < SLOTS - 1:
            kinds[at] -= UNSEEN * VALUE[value[card]]
            unseen[at] &= ~(1 << value[card] - 1)
    value[-1] = 0
    order = np.where(value > 0, -value, -HALFWAY).argsort(axis=0, kind="stable")
    return Positions(
        sides=met.sides,
        left=np.full(len(games), met.left - 1),
        ready=met.ready,
        kinds=kinds,
        unseen=unseen,
        kind=np.take_along_axis(kind, order, axis=0),
        coins=np.take_along_axis(value, order, axis=0),
        down=(order == SLOTS - 1).argmax(axis=0),
        gone=np.full(len(games), NONE),
    )


def targets(met: Met, worth: Tables, draw: np.random.Generator, decks: int) -> Worths:
    """What positions are worth by looking the next round ahead, over all reveals of some decks."""
    total = np.zeros(met.kinds.shape[1])
    for _ in range(decks):
        cards = deals(met, draw)
        for first in range(0, len(cards), SLOTS):
            total += revealed(reveal(met, cards[first : first + SLOTS]), worth)
    return total / (decks * met.left)


def starts(worth: Tables, draw: np.random.Generator, decks: int) -> Worths:
    """What games are worth before their first card, by their sides."""
    sides = EVERY_SIDE.repeat(decks, axis=1)
    count = sides.shape[1]
    met = Met(
        left=ROUNDS,
        sides=sides,
        ready=np.full(count, SERVANTS),
        kinds=np.full((len(KINDS), count), state(Pile((), 0, VALUES, len(VALUES)))),
        unseen=np.full((len(KINDS), count), (1 << len(VALUES)) - 1),
    )
    return np.asarray(targets(met, worth, draw, 1).reshape(-1, decks).mean(axis=1))


# --- regression


class Features(NamedTuple):
    """The features of `coach.worth` for each collector side and state of its kind."""

    now: Worths
    """Coins and collectors as they stand: (12, states)."""
    many: Worths
    """(12, states, features)."""
    penalty: Worths
    names: list[str]


PENALTIES = {"coins": 0.1, "pay": 1.0, "of": 4.0}
"""Ridge penalties by a word of a feature's name; counts that are seldom met need the largest."""


def every_feature() -> Features:
    """All features."""
    final = tables(Worth({}, {}, {}), 1)
    rows = {
        (at, state(pile)): kind_features(power, pile)
        for pile in piles("idols.A")
        for at, power in enumerate(POWERS)
    }
    names = sorted({name for row in rows.values() for name, _ in row})
    many = np.zeros((len(POWERS), STATES, len(names)))
    for at, row in rows.items():
        for name, figure in row:
            many[at][names.index(name)] += figure
    penalty = [next(p for word, p in PENALTIES.items() if word in name.split()) for name in names]
    return Features(final.kinds.reshape(len(POWERS), STATES), many, np.array(penalty), names)


def guess(features: Features) -> Tables:
    """A worth by hand to begin with: coins in the deck, collectors' pay, and servants."""
    weights = [0.62 if n == "coins" else float(n.endswith(GUESSED)) for n in features.names]
    kinds = np.stack([features.now + features.many @ weights] * ROUNDS)
    kinds[0] = features.now
    servants = tables(Worth({}, {}, {}), 1).servants.repeat(ROUNDS, axis=0)
    servants[1:] = np.array([0.0, 2.0, 3.4, 4.4])[:, None, None]
    kinds = _flat(kinds.reshape(-1, STATES)).reshape(kinds.shape)
    return together(Parts(kinds, servants, np.zeros((ROUNDS, SERVANTS + 1))))


GUESSED = f"pay {CHANCES[1]}"
"""The feature of a collector's pay that counts in full in a guess."""

SERVING = {2 * REMAINS: 1, 2 * IDOLS: 2}
"""Collector sides (remains A, idols A) by which servants are told, and their axis there."""
HELD_OF = np.zeros(STATES // COUNTS, np.intp)
"""How many treasures are held in each state, whatever can be flipped."""
for _pile in piles("idols.A"):
    HELD_OF[state(_pile) // COUNTS] = len(_pile.held)

PROMISED_LEAST = 1.0
"""Coins: the least that any card promises."""
FLIPS = np.array([COLLECTORS[power].flips for power in POWERS])
"""Of each collector side, whether its treasures can be flipped for a power."""


class Parts(NamedTuple):
    """What a worth is the sum of, of one number of rounds left, or of all of them in turn."""

    kinds: Worths
    """(12, states)."""
    servants: Worths
    """By servants ready, remains A and idols A to flip: (4, 5, 5)."""
    wanted: Worths
    """By servants ready, for each coin that a card to come promises: (4,)."""

    def of(self, left: int) -> Parts:
        """Those of one number of rounds left, of all."""
        return Parts(*(part[left] for part in self))

    def learn(self, left: int, found: Parts) -> None:
        """Put in what was found for one number of rounds left."""
        for part, new in zip(self, found, strict=True):
            part[left] = new


class Fitted(NamedTuple):
    """The tables of one number of rounds left, and the error of what was not fitted on."""

    parts: Parts
    error: float
    """The mean squared error, in coins, of positions that were not fitted on."""


def fit(met: Met, scores: Worths, features: Features) -> Fitted:
    """The tables that come nearest to what positions are worth."""
    every = np.arange(len(scores))
    learning = every[every % HELD_OUT > 0]
    kinds, *others = _sums(met.take(learning), scores[learning], features)
    alone = (_rounded(part.reshape(-1, 1)).reshape(part.shape) for part in others)
    parts = Parts(_rounded(kinds), *alone)
    never_better_flipped(parts)
    told = value(met, parts)
    held_out = every[every % HELD_OUT == 0]
    return Fitted(parts, float(((told - scores)[held_out] ** 2).mean()))


def level(met: Met, scores: Worths, worth: Tables) -> Worths:
    """How much more positions are worth than tables say, by their sides: (64,).

    A sum over each kind's side and each two kinds' sides: few games are played with any one sides.
    """
    more = scores - value(met, apart(worth).of(met.left))
    sums = _pairs(met.sides)
    weights = np.linalg.solve(sums.T @ sums + np.eye(sums.shape[1]), sums.T @ more)
    return np.asarray(_pairs(EVERY_SIDE) @ weights)


def _pairs(sides: Whole) -> Worths:
    """Of sides (6, M): one, then whether each kind is side B, and each two kinds are: (M, 22)."""
    pairs = [sides[i] * sides[j] for i, j in combinations(range(len(sides)), 2)]
    return np.stack([np.ones_like(sides[0]), *sides, *pairs], axis=1).astype(float)


def _rounded(numbers: Worths) -> Worths:
    """Numbers in whole units, and so that what flipping costs is rounded alike in all states."""
    by_count = numbers.reshape(-1, COUNTS) if numbers.shape[-1] % COUNTS == 0 else numbers
    flat = by_count[:, :1]
    units = np.round(flat / UNIT) + np.round(((by_count - flat) / UNIT).round(6))
    return np.asarray(units * UNIT).reshape(numbers.shape)


def cells(met: Met) -> tuple[Whole, Whole, Whole]:
    """Where positions stand in the tables: by power and state (6, M) both, and for servants."""
    power = 2 * np.arange(len(KINDS))[:, None] + met.sides
    states = met.kinds - met.kinds % COUNTS * ~FLIPS[power]
    remains, idols = (met.kinds[k] % COUNTS * (met.sides[k] == 0) for k in (REMAINS, IDOLS))
    return power, states, (met.ready * COUNTS + remains) * COUNTS + idols


def value(met: Met, parts: Parts) -> Worths:
    """What positions are worth by tables."""
    power, states, cell = cells(met)
    found = parts.kinds[power, states].sum(axis=0) + parts.servants.ravel()[cell]
    return np.asarray(found + parts.wanted[met.ready] * promise(met))


def promise(met: Met) -> Worths:
    """Coins that a card to come would bring on average: `coach.worth.promise`."""
    power, states, _ = cells(met)
    return np.asarray(promises()[power * STATES + states].sum(axis=0) / (SLOTS * met.left))


def _sums(met: Met, scores: Worths, features: Features) -> Parts:
    """First what features tell, of all positions together; then what is left, table by table."""
    power, states, cell = cells(met)
    aim = scores - features.now[power, states].sum(axis=0)
    ready = np.eye(SERVANTS + 1)[met.ready]
    many = sum(features.many[power[k], states[k]] for k in range(len(KINDS)))
    promised = promise(met)
    usual = promised.mean()
    columns = (many, ready, ready * (promised - usual)[:, None])
    matrix = np.concatenate(columns, axis=1)
    penalty = np.diag(np.concatenate((features.penalty, np.full(2 * ready.shape[1], 0.1))))
    weights = np.linalg.solve(matrix.T @ matrix + penalty, matrix.T @ aim)
    by_feature, by_ready, slopes = np.split(weights, [-2 * SERVANTS - 2, -SERVANTS - 1])
    wanted = _wanted(slopes, by_ready, ready.sum(axis=0), usual)
    left = aim - matrix @ np.concatenate((by_feature, by_ready, wanted))
    # How many can be flipped is told well enough by the features.
    where = [*(power * STATES + states - states % COUNTS), cell]
    size = [len(POWERS) * STATES] * len(KINDS) + [(SERVANTS + 1) * COUNTS**2]
    counts = [
        np.bincount(at, minlength=many) + drawn
        for at, many, drawn in zip(
            where, size, [DRAWN] * len(KINDS) + [DRAWN_SERVANTS], strict=True
        )
    ]
    found = [np.zeros(many) for many in size]
    for _ in range(SWEEPS):
        for i, at in enumerate(where):
            left += found[i][at]
            found[i] = np.bincount(at, left, size[i]) / counts[i]
            left -= found[i][at]
    kinds = features.now + features.many @ by_feature
    by_count = sum(found[:-1], np.zeros(size[0])).reshape(len(POWERS), -1, COUNTS)
    kinds += by_count[:, :, :1].repeat(COUNTS, axis=2).reshape(kinds.shape)
    servants = found[-1].reshape(SERVANTS + 1, COUNTS, COUNTS)
    servants += (by_ready - wanted * usual)[:, None, None]
    # What a card promises to whoever has no servant ready is the kinds' own.
    kinds += wanted[0] / (SLOTS * met.left) * promises().reshape(kinds.shape)
    return Parts(_flat(kinds), servants, wanted - wanted[0])


def _wanted(slopes: Worths, by_ready: Worths, met: Worths, usual: float) -> Worths:
    """How much more so many servants are worth for each coin promised: never less than fewer are.

    And no more than leaves them worth as much as fewer where cards promise the least. What few
    positions tell gives way to what many do.
    """
    slopes = _rising(slopes, met + 1)
    most = np.diff(np.maximum.accumulate(by_ready)) / (usual - PROMISED_LEAST)
    units = np.floor(np.minimum(np.diff(slopes), most) / UNIT)
    return np.asarray(UNIT * np.concatenate((np.round(slopes[:1] / UNIT), units)).cumsum())


def _rising(numbers: Worths, counts: Worths) -> Worths:
    """The numbers, none less than the one before, that come nearest (isotonic regression)."""
    many = range(len(numbers))

    def mean(first: int, last: int) -> float:
        part = slice(first, last + 1)
        return float(np.average(numbers[part], weights=counts[part]))

    return np.array(
        [max(min(mean(a, b) for b in many[at:]) for a in many[: at + 1]) for at in many]
    )


def _flat(kinds: Worths) -> Worths:
    """Tables in which flipped treasures count only where they can be flipped for a power."""
    by_count = kinds.reshape(-1, len(POWERS), STATES // COUNTS, COUNTS)
    by_count[:, ~FLIPS] = by_count[:, ~FLIPS][..., :1]
    return kinds


def never_better_flipped(parts: Parts) -> None:
    """Change tables so that nobody is better off for a flipped treasure or a tired servant.

    They need be neither; where a fit met too few positions, its tables say otherwise.
    """
    kinds, servants, wanted = parts
    # More servants want more: so it is enough that it is so where cards promise the least.
    least = PROMISED_LEAST * wanted[:, None, None]
    servants += least
    np.maximum.accumulate(servants, axis=0, out=servants)
    servants -= least
    for at in np.flatnonzero(FLIPS).tolist():
        by_count = kinds[at].reshape(-1, COUNTS)
        np.maximum.accumulate(by_count, axis=1, out=by_count)
        if at in SERVING:
            # What a kind itself is worth more may be lost by servants, and no more than that.
            served = np.moveaxis(servants, SERVING[at], 0)
            more = np.diff(by_count, axis=1)
            for count in range(1, COUNTS):
                lost = more[count <= HELD_OF, count - 1].min()
                np.maximum(served[count], served[count - 1] - lost, out=served[count])


def apart(worth: Tables) -> Parts:
    """A worth's parts of all rounds, to be changed."""
    kinds = worth.kinds.reshape(ROUNDS, len(POWERS), STATES)
    return Parts(kinds.copy(), worth.servants.copy(), worth.wanted.copy())


def together(parts: Parts) -> Tables:
    """A worth of such parts, without levels and the nets of the highest rank."""
    levels = np.zeros((ROUNDS, EVERY_SIDE.shape[1]))
    kinds, servants, wanted = (part.copy() for part in parts)
    return Tables(kinds.ravel(), servants, wanted, levels, {})


def written(worth: Tables) -> dict[str, dict[str, Any]]:
    """The tables of a result file, by rounds left (see `coach.worth.read`)."""
    by_round = worth.kinds.reshape(ROUNDS, len(POWERS), STATES)
    kinds = {
        str(left): {
            power: [
                round((by_round[left, at, state(pile)] - by_round[0, at, state(pile)]) / UNIT)
                for pile in piles(power)
            ]
            for at, power in enumerate(POWERS)
        }
        for left in range(1, ROUNDS)
    }

    def rows(figures: Worths) -> dict[str, list[int]]:
        units = {str(left): row.ravel() / UNIT for left, row in enumerate(figures) if left}
        return {left: [round(number) for number in row.tolist()] for left, row in units.items()}

    nets = {
        str(left): [[weights.T.tolist(), biases.tolist()] for weights, biases in net]
        for left, net in worth.rank.items()
    }
    return {
        "levels": rows(worth.levels),
        "servants": rows(worth.servants),
        "wanted": rows(worth.wanted),
        "rank": nets,
        "kinds": kinds,
    }
