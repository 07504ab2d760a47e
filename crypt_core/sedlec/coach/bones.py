"""A crypt as bits, so that many arrangements can be counted fast.

A `Frame` is the full pyramid with its left end in a certain column; every skull of it has a bit,
from the lowest level and from the left, and every type of skull its own field of bits. An
arrangement is one number: the sum of its cards, each where it lies. What it is worth is what
`crypt_core.sedlec.scoring` says it is; tests hold one against the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from ..components import SKULLS, Card
from ..pyramid import BOTTOM, FIRST, TOP, Crypt, Place, Skull, adjacent
from ..scoring import CRIMINAL, PAIR, PEASANT, PRIEST

FIELD = 20
"""Bits between the fields of two types: more than the 18 skulls of the largest crypt."""
ALL = (1 << FIELD) - 1
HALF = 9
"""What is looked up by a set of skulls is kept for each half of it: 512 sets, not 262,144."""
LOW = (1 << HALF) - 1
KEPT = 200_000
"""Arrangements whose points are kept."""


class Frame:
    """The places of a full pyramid whose bottom row begins in column `left`; use `frame`."""

    def __init__(self, rows: tuple[int, ...], left: int) -> None:
        self.places = tuple(
            Place(left + at, row) for row, width in enumerate(rows, 1) for at in range(width)
        )
        skulls = sorted(
            (
                Skull("", place, half, level, place.x)
                for place in self.places
                for half, level in zip((BOTTOM, TOP), place.levels, strict=True)
            ),
            key=lambda skull: (skull.level, skull.x),
        )
        bit = {(skull.place, skull.half): 1 << i for i, skull in enumerate(skulls)}
        self._bits = {place: (bit[place, TOP], bit[place, BOTTOM]) for place in self.places}
        self._near = {
            1 << i: sum(1 << j for j, other in enumerate(skulls) if adjacent(skull, other))
            for i, skull in enumerate(skulls)
        }
        self._below = {
            1 << i: sum(1 << j for j, other in enumerate(skulls) if other.level < skull.level)
            for i, skull in enumerate(skulls)
        }
        level = {1 << i: 1 << skull.level for i, skull in enumerate(skulls)}
        self._beside_low, self._beside_high = _unions(self._near)
        self._levels_low, self._levels_high = _unions(level)
        self._pairs = {0: 0}
        self._points: dict[int, int] = {}
        self._cards: dict[tuple[str, str, Place], int] = {}

    def bones(self, card: Card, place: Place) -> int:
        """A card at a place, as a summand of an arrangement."""
        key = (card.top, card.bottom, place)
        if key not in self._cards:
            top, bottom = self._bits[place]
            above, below = SKULLS.index(card.top), SKULLS.index(card.bottom)
            self._cards[key] = (top << FIELD * above) + (bottom << FIELD * below)
        return self._cards[key]

    def crypt(self, crypt: Crypt) -> int:
        """The arrangement that lies there."""
        return sum(self.bones(card, place) for card, place in crypt)

    def points(self, bones: int) -> int:
        """What an arrangement is worth (rules king, peasant, priest, lover, criminal)."""
        known = self._points.get(bones)
        if known is not None:
            return known
        kings, peasants = bones & ALL, bones >> FIELD & ALL
        priests, lovers, criminals = (bones >> FIELD * i & ALL for i in (2, 3, 4))
        ruled = kings | peasants
        low, high = priests & LOW, priests >> HALF
        beside = self._beside_low[low] | self._beside_high[high]
        points = (
            PEASANT * peasants.bit_count()
            + PRIEST * (self._levels_low[low] | self._levels_high[high]).bit_count()
            + CRIMINAL * (criminals & beside).bit_count()
            + PAIR * self.pairs(lovers)
        )
        for king in each(kings):
            points += (ruled & self._below[king]).bit_count()
        if len(self._points) >= KEPT:
            self._points.clear()
        self._points[bones] = points
        return points

    def pairs(self, lovers: int) -> int:
        """How many pairs of adjacent lovers can be made (rule lover).

        The first stays alone or pairs with one that it touches: see `scoring.best_pairs`.
        """
        known = self._pairs.get(lovers)
        if known is None:
            first = lovers & -lovers
            rest = lovers ^ first
            ways = [1 + self.pairs(rest ^ other) for other in each(rest & self._near[first])]
            known = self._pairs[lovers] = max([self.pairs(rest), *ways])
        return known


def each(bits: int) -> Iterator[int]:
    """The single bits of a set, the lowest first."""
    while bits:
        bit = bits & -bits
        yield bit
        bits ^= bit


def _unions(of: dict[int, int]) -> tuple[list[int], list[int]]:
    """For every set within the lower and the upper half of the skulls: what it has together."""

    def unions(shift: int) -> list[int]:
        found = [0] * (LOW + 1)
        for bits in range(1, LOW + 1):
            first = bits & -bits
            found[bits] = found[bits ^ first] | of.get(first << shift, 0)
        return found

    return unions(0), unions(HALF)


@lru_cache(maxsize=32)
def frame(rows: tuple[int, ...], left: int) -> Frame:
    """The frame of a pyramid with these rows and its bottom row's left end in this column."""
    return Frame(rows, left)


def frames(rows: Sequence[int], taken: Iterable[Place]) -> list[Frame]:
    """The frames that a crypt can still become, by the places that are taken in it.

    As long as none is, all of them are alike, and one is enough.
    """
    bottom = [place.column for place in taken if place.row == 1]
    if not bottom:
        return [frame(tuple(rows), FIRST.column)]
    lefts = range(max(bottom) - rows[0] + 1, min(bottom) + 1)
    return [frame(tuple(rows), left) for left in lefts]
