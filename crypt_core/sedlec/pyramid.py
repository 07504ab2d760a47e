"""Where cards and skulls lie in a crypt: rows, levels, open places, and what is adjacent.

Measured in half cards: a card of column c in row r has its middle at x = 2c + r - 1, so that it
stands on the cards of columns c and c + 1 of the row below, half a card to either side.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .components import Card

TOP = "top"
BOTTOM = "bottom"


class Place(NamedTuple):
    """A place in a crypt: column (0 is the letter a) and row (1 is at the bottom), as "d1"."""

    column: int
    row: int

    @property
    def x(self) -> int:
        """The middle of the card, in half cards from the left."""
        return 2 * self.column + self.row - 1

    @property
    def below(self) -> tuple[Place, ...]:
        """The two places that a card here stands on; none in the bottom row (rule crypt)."""
        column, row = self.column, self.row - 1
        return (Place(column, row), Place(column + 1, row)) if row else ()

    @property
    def levels(self) -> tuple[int, int]:
        """The levels of the bottom skull and of the top skull (rule level)."""
        return 2 * self.row - 1, 2 * self.row

    def __str__(self) -> str:
        letter = chr(ord("a") + self.column) if 0 <= self.column < 26 else "?"
        return f"{letter}{self.row}"


FIRST = Place(3, 1)
"""Where the first card lies, so that the row has room to grow to either side."""


class PlacedCard(NamedTuple):
    """A card in a crypt."""

    card: Card
    place: Place


class Skull(NamedTuple):
    """A skull in a crypt: on which half of the card at `place`, its level (1-6) and middle `x`."""

    kind: str
    place: Place
    half: str
    level: int
    x: int

    def __str__(self) -> str:
        return f"{self.place}.{self.half}"


Crypt = tuple[PlacedCard, ...]
"""The cards of a player's crypt, in the order in which they were laid."""


def open_places(rows: Sequence[int], crypt: Crypt) -> tuple[Place, ...]:
    """Where the next card may lie, from the bottom and from the left (rule crypt).

    `rows`: how wide each row may become.
    """
    return _open_places(tuple(rows), frozenset(laid.place for laid in crypt))


@lru_cache(maxsize=4096)
def _open_places(rows: tuple[int, ...], taken: frozenset[Place]) -> tuple[Place, ...]:
    if not taken:
        return (FIRST,)
    bottom = [place.column for place in taken if place.row == 1]
    places = []
    if len(bottom) < rows[0]:
        places = [Place(min(bottom) - 1, 1), Place(max(bottom) + 1, 1)]
    for row in range(2, len(rows) + 1):
        stands = [Place(column, row) for column in range(min(bottom), max(bottom) + 1)]
        places += [p for p in stands if p not in taken and taken.issuperset(p.below)]
    return tuple(places)


def skulls(crypt: Crypt) -> tuple[Skull, ...]:
    """The skulls of a crypt, from the lowest level and from the left."""
    found = [
        Skull(kind, place, half, level, place.x)
        for card, place in crypt
        for kind, half, level in zip(
            (card.bottom, card.top), (BOTTOM, TOP), place.levels, strict=True
        )
    ]
    return tuple(sorted(found, key=lambda skull: (skull.level, skull.x)))


def adjacent(one: Skull, other: Skull) -> bool:
    """Whether two skulls share an edge or a part of one (rule adjacent).

    They are side by side on a level, above each other on a card, or one is the top skull of a card
    and the other the bottom skull of a card that rests on it. Levels of one row lie above each
    other exactly, levels of two rows half a card apart, so two numbers tell all this; corners, a
    whole card and a level apart, are never among them.
    """
    apart = abs(one.level - other.level), abs(one.x - other.x)
    return apart in {(0, 2), (1, 0), (1, 1)}
