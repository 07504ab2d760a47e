"""A face-down pile that is drawn from, has cards put under it, and is shuffled again.

Which card lies where in a shuffled pile is in no state: it is the luck's, drawn when a card is
drawn. Only what was put under the pile since lies in an order of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .luck import Luck


class Pile(NamedTuple):
    """Cards lying face-down, each by its lasting number."""

    mixed: tuple[int, ...]
    """Those that were shuffled and are still there, in the order of their numbers."""
    under: tuple[int, ...] = ()
    """Those put under them since, the upper ones first."""
    shuffles: int = 0
    """How often the pile was shuffled again: a part of its key, so that each order is another."""

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.mixed) + len(self.under)


def draw(pile: Pile, count: int, luck: Luck, *key: int) -> tuple[tuple[int, ...], Pile]:
    """The first `count` cards of a pile, or all if it has less, and what is left of it.

    `key` is the pile's own: it names one shuffled order, however many cards are drawn at a time.
    """
    upper = min(count, len(pile.mixed))
    top = luck.deal(pile.mixed, pile.mixed, upper, *key, pile.shuffles)
    left = tuple(card for card in pile.mixed if card not in top)
    more = count - upper
    return (*top, *pile.under[:more]), pile._replace(mixed=left, under=pile.under[more:])


def put_under(pile: Pile, cards: Sequence[int]) -> Pile:
    """The pile with these cards under it, the first of them uppermost."""
    return pile._replace(under=(*pile.under, *cards))


def shuffled(pile: Pile, cards: Sequence[int] = ()) -> Pile:
    """The pile shuffled again, with these cards in it; nobody knows where any of them lies now."""
    return Pile(tuple(sorted((*pile.mixed, *pile.under, *cards))), (), pile.shuffles + 1)
