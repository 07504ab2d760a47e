"""How the Ghost plays: pure functions from its dice and the treasures to what it takes, and why.

They see no more of a treasure than its *bar*: what a group has to beat there. So the same few lines
play the Ghost at the table and enumerate everything that it could do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .components import GHOST
from .events import Dice, Passing
from .state import NOBODY, Treasure

Bars = tuple[int, ...]
"""For each place of the crypt, from the left: your total there, 0 if it is unoccupied, or `HELD` or
`GONE`, which no total beats."""

HELD = 100
"""The Ghost is there already."""
GONE = 101
"""There is no treasure any more."""


def bars(crypt: Sequence[Treasure | None]) -> Bars:
    """What the Ghost has to beat on each treasure."""
    return tuple(
        GONE if t is None else 0 if t.owner == NOBODY else HELD if t.owner == GHOST else t.total
        for t in crypt
    )


def groups(faces: Sequence[int]) -> tuple[Dice, ...]:
    """Equal dice joined, in the order they are placed (ghost.roll, ghost.sequence).

    Highest total first; on equal totals the joined group goes before the single die.

    >>> [str(dice) for dice in groups((6, 3, 3))]
    ['33', '6']
    """
    joined = [Dice(count, face) for face, count in Counter(faces).items()]
    return tuple(sorted(joined, key=lambda dice: (-dice.total, -dice.servants)))


def placing(faces: Sequence[int], second: bool) -> tuple[Dice, ...]:
    """The groups that are placed: on its second turn only the highest (ghost.second)."""
    return groups(faces)[:1] if second else groups(faces)


def target(bars: Sequence[int], total: int) -> int | None:
    """The leftmost treasure that is unoccupied or where your total is lower (ghost.place)."""
    for slot, bar in enumerate(bars):
        if total > bar:
            return slot
    return None


class Aim(NamedTuple):
    """Where a group goes (None: nowhere), and the treasures it had to pass over on the way."""

    slot: int | None
    passing: tuple[Passing, ...]


def aim(bars: Sequence[int], dice: Dice) -> Aim:
    """A group's `target`, with what it passes over: its own treasures, and totals too high."""
    slot = target(bars, dice.total)
    passed = (Passing(i, 0 if bar == HELD else bar) for i, bar in enumerate(bars[:slot]))
    return Aim(slot, tuple(p for p in passed if p.total != GONE))


def turn(bars: Sequence[int], placing: Sequence[Dice]) -> Iterator[tuple[Dice, Aim]]:
    """Each group in its order, and where it goes once those before it are placed."""
    now = list(bars)
    for dice in placing:
        aimed = aim(now, dice)
        if aimed.slot is not None:
            now[aimed.slot] = HELD
        yield dice, aimed


def totals(bars: Sequence[int], placing: Sequence[int]) -> tuple[int, ...]:
    """What groups of these totals come to: the Ghost's total on each place, 0 where it has none."""
    now, taken = list(bars), [0] * len(bars)
    for total in placing:
        slot = target(now, total)
        if slot is not None:
            now[slot], taken[slot] = HELD, total
    return tuple(taken)
