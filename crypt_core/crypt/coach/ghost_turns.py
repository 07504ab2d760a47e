"""Everything that the Ghost can do in a turn, counted: through the code that plays it at the table.

Rolls with the same dice in another order do the same, so the 216 rolls of three dice are 56 with
weights. What is counted is kept: it depends on the bars alone, which few situations differ in.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from .. import ghost
from ..events import Dice
from ..ghost import Bars

FACES = range(1, 7)


@lru_cache(maxsize=8)
def rolls(count: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every roll of so many dice, lowest face first, and in how many of the 6**count ways."""
    return tuple((faces, ways(faces)) for faces in combinations_with_replacement(FACES, count))


def ways(faces: tuple[int, ...]) -> int:
    """In how many orders dice can show these faces."""
    return factorial(len(faces)) // prod(map(factorial, Counter(faces).values()))


@lru_cache(maxsize=1 << 15)
def placements(
    bars: Bars, count: int, second: bool
) -> tuple[tuple[tuple[Dice | None, ...], int], ...]:
    """What the Ghost's dice can come to, and in how many of the 6**count rolls.

    For each place of the crypt the group it puts there, or None.
    """
    found: Counter[tuple[Dice | None, ...]] = Counter()
    for groups, number in _groups(count, second):
        placed: list[Dice | None] = [None] * len(bars)
        for dice, aim in ghost.turn(bars, groups):
            if aim.slot is not None:
                placed[aim.slot] = dice
        found[tuple(placed)] += number
    return tuple(found.items())


@lru_cache(maxsize=8)
def _groups(count: int, second: bool) -> tuple[tuple[tuple[Dice, ...], int], ...]:
    """The groups that each roll places."""
    return tuple((ghost.placing(faces, second), number) for faces, number in rolls(count))


@lru_cache(maxsize=8)
def _totals(count: int, second: bool) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The totals that each roll places; rolls with the same ones are counted together."""
    found: Counter[tuple[int, ...]] = Counter()
    for groups, number in _groups(count, second):
        found[tuple(dice.total for dice in groups)] += number
    return tuple(found.items())


class Turn(NamedTuple):
    """A way the Ghost's turn can end, and its chance.

    `mask`: the treasures it takes, as bits; `totals`: what it puts on each place, 0 for nothing.
    """

    mask: int
    totals: tuple[int, ...]
    chance: float


@lru_cache(maxsize=1 << 15)
def turns(bars: Bars, count: int, second: bool) -> tuple[Turn, ...]:
    """The Ghost's turns by the totals it leaves, which is all that a reply depends on."""
    found: dict[tuple[int, ...], int] = {}
    for placing, number in _totals(count, second):
        totals = ghost.totals(bars, placing)
        found[totals] = found.get(totals, 0) + number
    return tuple(
        Turn(sum(1 << slot for slot, t in enumerate(totals) if t), totals, number / 6**count)
        for totals, number in found.items()
    )
