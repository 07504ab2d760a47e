"""How the Ghost plays: pure functions from its dice and the treasures to what it takes, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from .components import GHOST
from .events import Dice, Passing
from .state import NOBODY, Treasure


def groups(faces: Sequence[int]) -> tuple[Dice, ...]:
    """Equal dice joined, in the order they are placed (ghost.roll, ghost.sequence).

    Highest total first; on equal totals the joined group goes before the single die.

    >>> [str(dice) for dice in groups((6, 3, 3))]
    ['33', '6']
    """
    joined = [Dice(count, face) for face, count in Counter(faces).items()]
    return tuple(sorted(joined, key=lambda dice: (-dice.total, -dice.servants)))


class Aim(NamedTuple):
    """Where a group goes (None: nowhere), and the treasures it had to pass over on the way."""

    slot: int | None
    passing: tuple[Passing, ...]


def aim(crypt: Sequence[Treasure | None], dice: Dice) -> Aim:
    """The leftmost treasure that is unoccupied or where your total is lower (ghost.place)."""
    passing: list[Passing] = []
    for slot, treasure in enumerate(crypt):
        if treasure is None:
            continue
        if treasure.owner == GHOST:
            passing.append(Passing(slot, 0))
        elif treasure.owner != NOBODY and dice.total <= treasure.total:
            passing.append(Passing(slot, treasure.total))
        else:
            return Aim(slot, tuple(passing))
    return Aim(None, tuple(passing))
