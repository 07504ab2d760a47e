"""What a position after a round is worth: coins and collectors as they stand, and what is to come.

What is to come is a sum of *features* times weights: for each kind, the collector's pay to be
expected if each unseen card were collected with a certain chance, and how many you hold (or can
still flip) while how many are unseen; for the whole, your ready servants and the coins left in the
deck. The weights of each number of rounds left were fitted by self-play (`coach.fit`) and lie in
`worth.json` beside this file, with their date and seeds. With no round left nothing is to come, and
the worth is the final score itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any

from ..collectors import COLLECTORS, Holding, bonus
from ..components import KINDS, SERVANTS, VALUES
from .known import Pile

CHANCES = (0.35, 0.65, 0.9)
"""How likely an unseen card is to be collected, in the features of a collector's pay to come."""

RESULT = Path(__file__).with_name("worth.json")
"""Where the fitted weights lie."""

Weights = Mapping[str, float]


@lru_cache(maxsize=64)
def powers(sides: str) -> tuple[str, ...]:
    """The collector sides in play, in the order of `KINDS`: "idols.A", "jewelry.B", ..."""
    return tuple(f"{kind}.{side}" for kind, side in zip(KINDS, sides, strict=True))


@lru_cache(maxsize=1 << 14)
def pays(power: str, held: tuple[int, ...]) -> int:
    """Coins that a collector pays now for these values (alone, you are first to two idols)."""
    return bonus(power, Holding(held, rewarded=len(held) >= 2), ())


@lru_cache(maxsize=1 << 14)
def pay_to_come(power: str, held: tuple[int, ...], unseen: tuple[int, ...], chance: float) -> float:
    """Coins that a collector will pay more than now if each unseen card comes with this chance."""
    expected = 0.0
    for count in range(len(unseen) + 1):
        odds = chance**count * (1 - chance) ** (len(unseen) - count)
        for more in combinations(unseen, count):
            expected += odds * pays(power, tuple(sorted(held + more)))
    return expected - pays(power, held)


def kind_features(power: str, pile: Pile) -> list[tuple[str, float]]:
    """The features of one kind and collector side."""
    count = pile.flippable if COLLECTORS[power].flips else len(pile.held)
    features = [(counted(power, count, pile.deck), 1.0)]
    in_deck = pile.deck / len(pile.unseen) if pile.unseen else 0.0
    for chance in CHANCES:
        pay = pay_to_come(power, pile.held, pile.unseen, round(chance * in_deck, 3))
        if pay:
            features.append((f"{power} pay {chance}", pay))
    features.append(("coins", in_deck * sum(pile.unseen)))
    return features


def counted(power: str, count: int, deck: int) -> str:
    """The feature of having so many that count, and so many still to come."""
    return f"{power} {count} of {count + deck}"


def servant_features(ready: int) -> list[tuple[str, float]]:
    """The feature of how many servants are ready when the next round begins."""
    return [(f"ready {ready}", 1.0)]


class Worth:
    """The worth of positions by the weights for each number of rounds left (1-8)."""

    def __init__(self, weights: Mapping[int, Weights], told: Mapping[str, Any]) -> None:
        self.weights = weights
        self.told = told
        """How the weights came about: date, seeds, games, and the scores of a test."""
        self._kinds: dict[tuple[int, str, Pile], float] = {}

    def kind(self, rounds: int, power: str, pile: Pile) -> float:
        """What the collector pays now, and what is to come of this kind."""
        key = (rounds, power, pile)
        if key not in self._kinds:
            now = float(sum(pile.held) + pays(power, pile.held))
            if rounds:
                weights = self.weights[rounds]
                features = kind_features(power, pile)
                now += sum(value * weights.get(name, 0.0) for name, value in features)
            self._kinds[key] = now
        return self._kinds[key]

    def servants(self, rounds: int, ready: int, rousing: int) -> float:
        """What servants are worth; `rousing` of the exhausted could still be made ready.

        With no round left each is a coin, and whoever can be roused is (remains.A, any-time).
        """
        if rounds == 0:
            return float(min(SERVANTS, ready + rousing))
        weights = self.weights[rounds]
        return weights["always"] + weights[f"ready {ready}"]

    def position(self, rounds: int, sides: str, piles: tuple[Pile, ...], ready: int) -> float:
        """The expected final score of a position between two rounds."""
        worth = self.servants(rounds, ready, rousing(sides, piles))
        for power, pile in zip(powers(sides), piles, strict=True):
            worth += self.kind(rounds, power, pile)
        return worth


def rousing(sides: str, piles: tuple[Pile, ...]) -> int:
    """How many servants can be roused by flipping remains (remains.A)."""
    at = KINDS.index("remains")
    return piles[at].flippable // COLLECTORS["remains.A"].needs if sides[at] == "A" else 0


@lru_cache(maxsize=1)
def fitted() -> Worth:
    """The worth that was fitted by self-play, as it is shipped."""
    return read(json.loads(RESULT.read_text(encoding="utf-8")))


def read(data: Mapping[str, Any]) -> Worth:
    """The worth of a result file's data."""
    weights = {int(rounds): dict(row) for rounds, row in data["weights"].items()}
    return Worth(weights, {key: value for key, value in data.items() if key != "weights"})


def flipping_pays_nothing(row: Weights) -> dict[str, float]:
    """Weights by which nobody is better off for having flipped a treasure.

    It need not be flipped; where a fit met too few positions, its weights say otherwise.
    """
    weights = dict(row)
    for power, collector in COLLECTORS.items():
        if collector.flips:
            for deck in range(len(VALUES)):
                for count in range(1, len(VALUES) + 1 - deck):
                    name = counted(power, count, deck)
                    flipped = weights.get(counted(power, count - 1, deck), 0.0)
                    if flipped > weights.get(name, 0.0):
                        weights[name] = flipped
    return weights


def features(sides: str, piles: tuple[Pile, ...], ready: int) -> tuple[float, dict[str, float]]:
    """What a position has already (coins and collectors), and its features, for fitting."""
    found: dict[str, float] = {"always": 1.0}
    now = 0.0
    for power, pile in zip(powers(sides), piles, strict=True):
        now += sum(pile.held) + pays(power, pile.held)
        for name, value in kind_features(power, pile):
            found[name] = found.get(name, 0.0) + value
    for name, value in servant_features(ready):
        found[name] = found.get(name, 0.0) + value
    return now, found
