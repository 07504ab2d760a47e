"""The Ghost's turn in many games: its groups are looked up, for they depend on its dice alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import numpy as np

from .. import ghost
from ..components import GHOST, SERVANTS
from .luck import Bytes, Words, faces, fold
from .table import Figures, flags

ROLLS = tuple(product(range(1, 7), repeat=SERVANTS))
FULL = 255
"""What no group beats: the Ghost is there already, or there is no treasure any more."""


def _groups(count: int, second: bool) -> Bytes:
    """For each place in the sequence and each roll, a group's servants times 8 plus its effort.

    Of a roll only the first `count` dice are looked at.
    """
    table = np.zeros((SERVANTS, len(ROLLS)), np.uint8)
    for number, roll in enumerate(ROLLS):
        for place, dice in enumerate(ghost.placing(roll[:count], second) if count else ()):
            table[place, number] = dice.servants * 8 + dice.effort
    return table


FIRST = _groups(SERVANTS, second=False)
SECOND: Bytes = np.concatenate([_groups(count, second=True)[0] for count in range(SERVANTS + 1)])
"""The highest group of so many dice pushed off, by that number and the roll."""


def ghost_turn(table: Figures, second: bool) -> None:
    """The Ghost rolls and places its groups (ghost.roll to ghost.second)."""
    prefix = fold(table.for_ghost, 2 if second else 1)
    roll: Words = np.zeros_like(prefix)
    for die in range(SERVANTS):
        roll *= np.uint64(6)
        roll += faces(fold(prefix, die))
    if second:
        roll += table.ghost_pushed * np.uint64(len(ROLLS))
        groups: Sequence[Bytes] = [SECOND.take(roll.astype(np.intp))]
    else:
        number = roll.astype(np.intp)
        groups = [group.take(number) for group in FIRST]
    _place(table, groups)


def _place(table: Figures, groups: Sequence[Bytes]) -> None:
    """Each group takes the leftmost treasure whose bar it beats (ghost.place)."""
    barred = flags(table.owner == GHOST + 1) | (1 - table.here)
    bars = np.maximum(table.servants * table.effort, barred * np.uint8(FULL))
    for group in groups:
        servants, effort = group >> 3, group & 7
        sum_ = servants * effort
        left = np.ones_like(group)
        back = np.zeros_like(group)
        for slot in range(table.slots):
            takes = flags(sum_ > bars[slot]) & left
            stays = 1 - takes
            left &= stays
            back += takes * table.servants[slot]
            table.servants[slot] *= stays
            table.servants[slot] += takes * servants
            table.effort[slot] *= stays
            table.effort[slot] += takes * effort
            table.owner[slot] *= stays
            table.owner[slot] += takes * np.uint8(GHOST + 1)
            bars[slot] |= takes * np.uint8(FULL)
        table.ready[0] += back
