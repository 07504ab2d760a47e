"""What is at stake in the cards to come: the figures that the chance of the highest rank goes by.

How likely 50 coins are reached hangs not only on how many may be expected, but also on how far
apart what may come lies, and on what powers are left to help it along.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import comb
from operator import add

from ..collectors import COLLECTORS
from .known import Pile
from .worth import pays, promised

Stakes = tuple[float, ...]
"""Of the cards to come, in coins: what each of `CHANCES` brings on average and how that varies
(squared); what they promise; then how many treasures can be flipped for each of `FLIPPED`."""

CHANCES = (0.5, 1.0)
"""How likely each card to come is thought to become yours."""
FLIPPED = tuple(sorted(power for power, collector in COLLECTORS.items() if collector.flips))
"""The collector sides whose treasures can be flipped for a power."""
AT = {power: 2 * len(CHANCES) + 1 + at for at, power in enumerate(FLIPPED)}
"""Where in `Stakes` it is told how many can be flipped."""
STAKES = 2 * len(CHANCES) + 1 + len(FLIPPED)
"""How many figures there are."""


@lru_cache(maxsize=1 << 14)
def at_stake(power: str, pile: Pile) -> Stakes:
    """The figures of one kind and collector side."""
    held, _, unseen, deck = pile
    spread = (figure for chance in CHANCES for figure in gain(power, held, unseen, deck, chance))
    flips = (float(pile.flippable * (power == one)) for one in FLIPPED)
    return (*spread, promised(power, held, unseen, deck), *flips)


def gain(
    power: str, held: tuple[int, ...], unseen: tuple[int, ...], deck: int, chance: float
) -> tuple[float, float]:
    """Mean and variance of the coins that a kind brings, if each card to come is yours by chance.

    `deck` of the `unseen` are still to come, whichever they are.
    """
    now = pays(power, held)
    mean = square = 0.0
    for count in range(deck + 1):
        # Of all decks so many hold certain cards; these are yours, and the others are not.
        among = comb(len(unseen) - count, deck - count) / comb(len(unseen), deck)
        odds = among * chance**count * (1 - chance) ** (deck - count)
        for cards in combinations(unseen, count):
            coins = sum(cards) + pays(power, tuple(sorted((*held, *cards)))) - now
            mean += odds * coins
            square += odds * coins * coins
    return mean, square - mean * mean


def together(kinds: Iterable[Stakes]) -> Stakes:
    """The figures of all kinds."""
    total: Stakes = (0.0,) * STAKES
    for stakes in kinds:
        total = tuple(map(add, total, stakes))
    return total


def flipped(stakes: Stakes, power: str, count: int) -> Stakes:
    """The figures once so many treasures have been flipped for a power."""
    if not count:
        return stakes
    at = AT[power]
    return (*stakes[:at], stakes[at] - count, *stakes[at + 1 :])
