"""What a position after a round is worth: coins and collectors as they stand, and what is to come.

What is to come is a sum of numbers looked up in tables: for each kind and collector side, by which
values you hold, which are unseen, how many are left in the deck and how many you can still flip;
and for your ready servants, by how many of those powers are in hand that spare servants. The more
the cards still in the deck would bring you, the more depends on having servants for them: so that
has a number, too. How likely the highest rank is, a small net tells (`net`, `stakes`). Tables and
nets of each number of rounds left were fitted by self-play (`scripts/workshop/crypt/fit.py`) and
lie in `worth.json` beside this file, with their date and seeds. With no round left nothing is to
come, and the worth is the final score itself.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

from ..collectors import COLLECTORS, Holding, bonus
from ..components import KINDS, REVEALED, SERVANTS, VALUES
from ..scoring import RANKS
from .known import Pile
from .net import Net, read_net

RESULT = Path(__file__).with_name("worth.json")
"""Where lies what was fitted."""
UNIT = 0.01
"""Coins that a table's numbers count in."""
COUNTS = len(VALUES) + 1
"""How many a count of one kind can be: none, or up to all."""
GONE, HELD, UNSEEN = range(3)
"""What has become of a value: a digit, to the base 3, of a pile's state."""
DIGIT = {value: 3**place for place, value in enumerate(VALUES)}
"""What the digit of each value counts for."""
STATES = COUNTS * COUNTS * 3 ** len(VALUES)
"""How many states of a kind there are, some of which no game comes to."""

Table = Sequence[int]


@lru_cache(maxsize=64)
def powers(sides: str) -> tuple[str, ...]:
    """The collector sides in play, in the order of `KINDS`: "idols.A", "jewelry.B", ..."""
    return tuple(f"{kind}.{side}" for kind, side in zip(KINDS, sides, strict=True))


@lru_cache(maxsize=1 << 14)
def pays(power: str, held: tuple[int, ...]) -> int:
    """Coins that a collector pays now for these values (alone, you are first to two idols)."""
    return bonus(power, Holding(held, rewarded=len(held) >= 2), ())


@lru_cache(maxsize=1 << 14)
def promised(power: str, held: tuple[int, ...], unseen: tuple[int, ...], deck: int) -> float:
    """Coins that the cards of a kind still in the deck would bring, each as if it came next."""
    if not deck:
        return 0.0
    now = pays(power, held)
    gains = (value + pays(power, tuple(sorted((*held, value)))) - now for value in unseen)
    return deck * sum(gains) / len(unseen)


def state(pile: Pile) -> int:
    """The number of a pile in the tables."""
    digits = sum(HELD * DIGIT[value] for value in pile.held)
    digits += sum(UNSEEN * DIGIT[value] for value in pile.unseen)
    return int(digits * COUNTS + pile.deck) * COUNTS + pile.flippable


def piles(power: str) -> Iterator[Pile]:
    """Every pile that a solo game can come to; flipped ones only where flipping has a use."""
    for fates in product((GONE, HELD, UNSEEN), repeat=len(VALUES)):
        held, unseen = (
            tuple(v for v, fate in zip(VALUES, fates, strict=True) if fate == wanted)
            for wanted in (HELD, UNSEEN)
        )
        most = len(held) if COLLECTORS[power].flips else 0
        for deck, flippable in product(range(len(unseen) + 1), range(most + 1)):
            yield Pile(held, flippable, unseen, deck)


def every_side() -> list[str]:
    """All ways to choose the collector sides, all A first, in the order of a result file."""
    return ["".join(sides) for sides in product("AB", repeat=len(KINDS))]


class Worth:
    """The worth of positions by the tables for each number of rounds left (1-7).

    What is looked for is the most coins, or with a `bonus` the highest rank as well.

    `kinds`: by rounds left and collector side, what is to come by a pile's state. `servants`: by
    rounds left, what ready servants are worth by `spared`. `wanted`: by rounds left, how much more
    so many of them are worth for each coin that a card to come promises. `levels`: by rounds left
    and sides, what these sides together are worth more than tables of all sides say; with all
    rounds left what a game is worth. Of no decision the level makes a difference. All in hundredths
    of a coin.
    """

    def __init__(
        self,
        kinds: Mapping[int, Mapping[str, Table]],
        servants: Mapping[int, Table],
        told: Mapping[str, Any],
        levels: Mapping[int, Mapping[str, int]] | None = None,
        rank: Mapping[int, Net] | None = None,
        bonus: float = 0.0,
        wanted: Mapping[int, Sequence[int]] | None = None,
    ) -> None:
        self.kinds = kinds
        self.ready = servants
        self.levels = levels or {}
        self.told = told
        """How the tables came about: date, seeds, games, and the scores of a test."""
        self.wanted = wanted or {}
        self.rank = rank or {}
        """By rounds left, the net that `chance` asks."""
        self.bonus = bonus
        """How many coins more the highest rank counts; 0 if coins alone count."""
        self._kinds: dict[tuple[int, str, Pile], float] = {}

    def kind(self, rounds: int, power: str, pile: Pile) -> float:
        """What the collector pays now, and what is to come of this kind."""
        key = (rounds, power, pile)
        if key not in self._kinds:
            now = float(sum(pile.held) + pays(power, pile.held))
            if rounds:
                if not COLLECTORS[power].flips:
                    pile = pile._replace(flippable=0)
                now += UNIT * self.kinds[rounds][power][state(pile)]
            self._kinds[key] = now
        return self._kinds[key]

    def servants(self, rounds: int, ready: int, remains: int, idols: int) -> float:
        """What servants are worth, with so many remains A and idols A that can be flipped.

        With no round left each is a coin, and whoever can be roused is (remains.A, any-time).
        """
        if rounds == 0:
            return float(min(SERVANTS, ready + remains // COLLECTORS["remains.A"].needs))
        return UNIT * self.ready[rounds][spared(ready, remains, idols)]

    def eager(self, rounds: int, ready: int) -> float:
        """How much more so many servants are worth for each coin of `promise`."""
        return UNIT * self.wanted[rounds][ready] if rounds in self.wanted else 0.0

    def for_rank(self) -> Worth:
        """The same for who plays for the highest rank: see `BONUS`."""
        tables = self.kinds, self.ready, self.told, self.levels, self.rank
        return Worth(*tables, BONUS, self.wanted)

    def chance(
        self, rounds: int, score: float, now: float, ready: int, to_come: Sequence[float]
    ) -> float:
        """How likely the highest rank is reached from a position with so many rounds left.

        `score` is the expected final score, `now` what the score would be if the game ended here,
        `ready` how many servants are, `to_come` the figures of all kinds (`coach.stakes`). With no
        round left both are the score, and the chance is none or all.
        """
        if not rounds:
            return float(score > BEST - UNIT)
        figures = (score - BEST, now - BEST, *SERVANT_FLAGS[ready], *to_come)
        return min(1.0, max(0.0, self.rank[rounds](figures)))

    def level(self, rounds: int, sides: str) -> float:
        """What these sides together are worth more than their tables say."""
        return UNIT * self.levels[rounds][sides] if rounds in self.levels else 0.0

    def position(self, rounds: int, sides: str, piles: tuple[Pile, ...], ready: int) -> float:
        """The expected final score of a position between two rounds."""
        worth = self.level(rounds, sides) + self.servants(rounds, ready, *sparing(sides, piles))
        worth += self.eager(rounds, ready) * promise(rounds, sides, piles)
        for power, pile in zip(powers(sides), piles, strict=True):
            worth += self.kind(rounds, power, pile)
        return worth


def spared(ready: int, remains: int, idols: int) -> int:
    """The number of so many servants ready, remains A and idols A in the tables."""
    return (ready * COUNTS + remains) * COUNTS + idols


def sparing(sides: str, piles: tuple[Pile, ...]) -> tuple[int, int]:
    """How many remains A and idols A can be flipped, none where side B is up."""
    remains, idols = (
        piles[at].flippable if sides[at] == "A" else 0 for at in map(KINDS.index, SPARING)
    )
    return remains, idols


def promise(rounds: int, sides: str, piles: Sequence[Pile]) -> float:
    """Coins that a card to come would bring on average, as if it were the next."""
    if not rounds:
        return 0.0
    each = (
        promised(power, pile.held, pile.unseen, pile.deck)
        for power, pile in zip(powers(sides), piles, strict=True)
    )
    return sum(each) / (rounds * REVEALED_ALONE)


REVEALED_ALONE = sum(REVEALED[1])
"""How many cards a round reveals."""
BEST = max(coins for coins, _ in RANKS)
"""Coins of the highest rank."""
BONUS = 30.0
"""How many coins more the highest rank counts for who plays for it.

Enough to make it in nearly as many games as can be, and no more: beyond, coins are wasted.
"""
SERVANT_FLAGS = tuple(
    tuple(float(ready == count) for count in range(SERVANTS + 1)) for ready in range(SERVANTS + 1)
)
"""How a net is told how many servants are ready: a flag for each number of them."""

SPARING = ("remains", "idols")
"""Kinds whose side A wakes a servant or rolls a die again."""


@lru_cache(maxsize=1)
def fitted() -> Worth:
    """The worth that was fitted by self-play, as it is shipped."""
    return read(json.loads(RESULT.read_text(encoding="utf-8")))


@lru_cache(maxsize=1)
def fitted_for_rank() -> Worth:
    """The same worth for who plays for the highest rank."""
    return fitted().for_rank()


def read(data: Mapping[str, Any]) -> Worth:
    """The worth of a result file's data."""
    states = {power: [state(pile) for pile in piles(power)] for power in COLLECTORS}
    kinds: dict[int, dict[str, Table]] = {}
    for rounds, row in data["kinds"].items():
        kinds[int(rounds)] = {}
        for power, numbers in row.items():
            table = array("h", bytes(2 * STATES))
            for at, number in zip(states[power], numbers, strict=True):
                table[at] = number
            kinds[int(rounds)][power] = table
    servants = {int(rounds): array("h", row) for rounds, row in data["servants"].items()}
    levels = {
        int(rounds): dict(zip(every_side(), row, strict=True))
        for rounds, row in data["levels"].items()
    }
    rank = {int(rounds): read_net(layers) for rounds, layers in data["rank"].items()}
    wanted = {int(rounds): tuple(row) for rounds, row in data["wanted"].items()}
    tables = ("kinds", "servants", "wanted", "levels", "rank")
    told = {key: value for key, value in data.items() if key not in tables}
    return Worth(kinds, servants, told, levels, rank, wanted=wanted)
