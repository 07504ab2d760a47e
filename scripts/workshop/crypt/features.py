"""Describe what a position's types of treasure promise by a few figures.

Fitting draws its tables towards these. For each type: the collector's pay to be expected if each
unseen card were collected with a certain chance, how many you hold (or can still flip) while how
many are to come, and coins left in the deck.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from crypt_core.crypt.coach.known import Pile
from crypt_core.crypt.coach.worth import pays
from crypt_core.crypt.collectors import COLLECTORS

CHANCES = (0.35, 0.65, 0.9)
"""How likely an unseen card is to be collected, in the features of a collector's pay to come."""


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
