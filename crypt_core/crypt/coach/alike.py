"""Moves that differ in nothing: what may be expected of them is the same, and so is what they do.

An effort of 1 never exhausts a servant, so that one servant more with it changes nothing where
nobody comes after, nor does one that the Ghost pushes off for certain.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..moves import Move
from .advice import Advice, Advised

TIRELESS = 1
"""The effort that exhausts nobody (collect.roll)."""
DIGITS = 9
"""Expectations are the same within a billionth."""


def alike(advice: Advice, moves: Iterable[Move]) -> list[list[Move]]:
    """Legal moves in groups that differ in nothing, each where its first one comes."""
    groups: dict[tuple[object, ...], list[Move]] = {}
    for move in moves:
        groups.setdefault(_what(advice, advice.of(move)), []).append(move)
    return list(groups.values())


def _what(advice: Advice, advised: Advised) -> tuple[object, ...]:
    """What a move does: its expectations, and the efforts that may tire on each treasure.

    What is pushed off for certain comes back ready, whatever its effort.
    """
    outlook = advised.outlook
    numbers = (outlook.score, outlook.ready, outlook.coins, *outlook.taken)
    expected = tuple(round(number, DIGITS) for number in numbers)
    dice = (
        (slot, tuple(effort for effort in efforts if effort > TIRELESS))
        for slot, efforts in advised.move.dice
    )
    tiring = tuple((slot, efforts) for slot, efforts in dice if efforts and outlook.taken[slot] > 0)
    return (advised.move.verb, advised.in_vain, expected, tiring)
