"""Claims in many games: what may be claimed, a claim by its number, and claims carried out."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..components import SERVANTS
from .luck import Bytes
from .table import Figures, Flags, flags, total

Counts = NDArray[np.uint16]
BARRED = 6 * SERVANTS
"""A bar that no claim beats."""


class Claim(NamedTuple):
    """Servants placed on each treasure, and the effort of each: both (S, N), zero for none."""

    servants: Bytes
    effort: Bytes


def bars(table: Figures, seat: int) -> Bytes:
    """The total a claim has to beat on each treasure: (S, N)."""
    barred = flags(table.owner == seat + 1) | (1 - table.here)
    bars: Bytes = np.maximum(table.servants * table.effort, barred * np.uint8(BARRED))
    return bars


class Claims:
    """Every claim a player can make, numbered as `crypt.moves.ClaimSpace` numbers them.

    `single`: one treasure only. `size`: how many there are in each game.
    """

    def __init__(self, bars: Bytes, ready: Bytes, single: bool) -> None:
        self.ready = ready
        self.single = single
        # How many efforts beat the bar with one servant, two, three.
        by_count = (6 - np.minimum(bars // np.uint8(count), 6) for count in range(1, SERVANTS + 1))
        self.options: list[Counts] = [efforts.astype(np.uint16) for efforts in by_count]
        # ways[i][k]: claims (the empty one too) on treasures i and after with at most k servants.
        ones: Counts = np.ones(len(ready), np.uint16)
        after = [ones] * (SERVANTS + 1)
        self.ways = [after]
        for c1, c2, c3 in zip(*(efforts[::-1] for efforts in self.options), strict=True):
            if single:
                w1 = after[1] + c1
                w2 = after[2] + (c1 + c2)
                w3 = after[3] + (c1 + c2 + c3)
            else:
                w1 = after[1] + c1
                w2 = after[2] + c1 * after[1] + c2
                w3 = after[3] + c1 * after[2] + c2 * after[1] + c3
            after = [ones, w1, w2, w3]
            self.ways.append(after)
        self.ways.reverse()
        self.size = _pick(_one_hot(ready), self.ways[0]) - np.uint16(1)

    def claim(self, number: Counts, wanted: Flags) -> Claim:
        """Each game's claim of a number; none where none is wanted."""
        index: Counts = (number + np.uint16(1)) * wanted
        left = self.ready.copy()
        servants, effort = np.empty((2, len(self.options[0]), len(left)), np.uint8)
        for slot in range(len(servants)):
            index = self._servants(slot, index, left, servants[slot], effort[slot])
        return Claim(servants, effort)

    def _servants(
        self, slot: int, index: Counts, left: Bytes, servants: Bytes, effort: Bytes
    ) -> Counts:
        """What the claim has on one treasure; the number among what is claimed after it."""
        after = self.ways[slot + 1]
        hot = _one_hot(left)
        skipped = _pick(hot, after)
        claims = (index >= skipped).astype(np.uint16)
        # What follows for each way to place one servant, two and three: as many claims as are
        # open to the servants then left.
        _, l1, l2, l3 = hot
        if self.single:
            rest1, rest2 = l1 + l2 + l3, l2 + l3
        else:
            rest1, rest2 = l1 + l2 * after[1] + l3 * after[2], l2 + l3 * after[1]
        c1, c2, c3 = (efforts[slot] for efforts in self.options)
        one = index - skipped
        block = c1 * rest1
        is1 = claims * (one < block)
        two = one - block
        block = c2 * rest2
        more = claims - is1
        is2 = more * (two < block)
        is3 = more - is2
        within = is1 * one + is2 * two + is3 * (two - block)
        if self.single:
            which = within
            index = index * (1 - claims)
        else:
            rest = is1 * rest1 + is2 * rest2 + (1 - is1 - is2)
            # Whole numbers below 2**16 divide well enough as 32-bit fractions.
            which = (within.astype(np.float32) / rest.astype(np.float32)).astype(np.uint16)
            index = index * (1 - claims) + (within - which * rest)
        placed = is1 + 2 * is2 + 3 * is3
        lowest = 7 - (is1 * c1 + is2 * c2 + is3 * c3)
        servants[:] = placed
        effort[:] = claims * (lowest + which)
        left -= servants
        if self.single:
            left *= 1 - claims.astype(np.uint8)
        return index


def _one_hot(left: Bytes) -> list[Counts]:
    """For 0, 1, 2 and 3 servants left, where so many are."""
    return [(left == count).astype(np.uint16) for count in range(SERVANTS + 1)]


def _pick(hot: list[Counts], ways: list[Counts]) -> Counts:
    """The ways for as many servants as are left."""
    h0, h1, h2, h3 = hot
    _, w1, w2, w3 = ways
    ways_: Counts = h0 + h1 * w1 + h2 * w2 + h3 * w3
    return ways_


class ListedClaims:
    """The same for three treasures, where few claims enough are possible for all to be listed.

    That is so in games of one player and of two, and much faster.
    """

    def __init__(self, bars: Bytes, ready: Bytes, single: bool) -> None:
        self.listing = _listing(single)
        left, middle, right = (places.take(bar) for places, bar in zip(_PLACES, bars, strict=True))
        position = left + middle + right + ready
        self.size = self.listing.sizes.take(position)
        self.first = self.listing.firsts.take(position)

    def claim(self, number: Counts, wanted: Flags) -> Claim:
        """Each game's claim of a number; none where none is wanted."""
        # The empty claim is the first that is listed.
        index = self.first + (number + np.uint16(1)) * wanted
        servants, effort = np.empty((2, 3, len(index)), np.uint8)
        claims = self.listing.claims.take(index)
        for slot in range(3):
            np.bitwise_and(claims, 7, out=effort[slot], casting="unsafe")
            np.bitwise_and(claims >> 3, 3, out=servants[slot], casting="unsafe")
            claims >>= 5
        return Claim(servants, effort)


class _Listing(NamedTuple):
    """All claims on three treasures.

    A position is told by the bars and the servants ready: `_PLACES` of each bar, added up, and one
    more a servant. It has so many claims (`sizes`), and from `firsts` on they stand in `claims`,
    after the empty one: five bits a treasure, the effort and the servants there.
    """

    sizes: Counts
    firsts: NDArray[np.intp]
    claims: Counts


def _efforts(bar: int) -> tuple[int, ...]:
    """How many efforts beat a bar with one servant, two, three: bars alike in this are one."""
    return tuple(6 - min(bar // count, 6) for count in range(1, SERVANTS + 1))


_ALIKE = sorted({_efforts(bar): bar for bar in range(BARRED + 1)}.values())
"""The highest of the bars that are alike."""
_PLACES = [
    np.array(
        [
            next(i for i, high in enumerate(_ALIKE) if high >= bar) * len(_ALIKE) ** power
            for bar in range(BARRED + 1)
        ],
        np.intp,
    )
    * (SERVANTS + 1)
    for power in (2, 1, 0)
]


@cache
def _listing(single: bool) -> _Listing:
    """List all claims: a tenth of a second's work, when they are first needed."""
    *bars, ready = np.meshgrid(*(_ALIKE,) * 3, range(SERVANTS + 1), indexing="ij")
    crypts, left = np.array(bars, np.uint8).reshape(3, -1), ready.astype(np.uint8).ravel()
    sizes = Claims(crypts, left, single).size
    listed = sizes.astype(np.intp) + 1
    firsts = np.cumsum(listed) - listed
    position = np.repeat(np.arange(len(sizes)), listed)
    number = (np.arange(len(position)) - firsts[position]).astype(np.uint16)
    every = Claims(crypts[:, position], left[position], single)
    claim = every.claim(number - np.uint16(1), flags(number > 0))
    claims = np.zeros(len(position), np.uint16)
    for slot in (2, 1, 0):
        claims <<= 5
        claims |= claim.servants[slot] * np.uint8(8) + claim.effort[slot]
    return _Listing(sizes, firsts, claims)


def every_claim(bars: Bytes, ready: Bytes, single: bool) -> Claims | ListedClaims:
    """Every claim a player can make, by the quickest way."""
    return (ListedClaims if len(bars) == 3 else Claims)(bars, ready, single)


def place(table: Figures, seat: int, claim: Claim) -> None:
    """Put a player's servants on treasures; who was there gets all dice back (claim.push)."""
    taken = flags(claim.servants > 0)
    stays = 1 - taken
    pushed = table.servants * taken
    if table.solo:
        # A player cannot push their own dice, so these are the Ghost's.
        table.ghost_pushed += total(pushed)
    else:
        for other in range(table.players):
            if other != seat:
                table.ready[other] += total(pushed * flags(table.owner == other + 1))
    for figure, now in (
        (table.servants, claim.servants),
        (table.effort, claim.effort),
        (table.owner, taken * np.uint8(seat + 1)),
    ):
        figure *= stays
        figure += now
    placed = total(claim.servants)
    table.ready[seat] -= placed
    table.placed[seat] |= flags(placed > 0)


def recover(table: Figures, seat: int, wanted: Flags) -> None:
    """All exhausted servants become ready (recover, collect.all-pushed)."""
    back = table.exhausted[seat] * wanted
    table.ready[seat] += back
    table.exhausted[seat] -= back
