"""Moves that differ in nothing that is told of them: each figure is the same as it is rounded.

A servant more with an effort of 1 tires nobody; one that the Ghost will all but surely push off may
have any effort. Whoever compares moves has nothing to choose between such.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...coach.rounding import nearest, tenths
from ..moves import Move
from .advice import Advice, Advised

SOME = 1e-9
"""Chances nearer than that to none, or to all, are none, or all."""


def alike(advice: Advice, moves: Iterable[Move]) -> list[list[Move]]:
    """Legal moves in groups that differ in nothing told, each where its first one comes."""
    groups: dict[tuple[object, ...], list[Move]] = {}
    for move in moves:
        groups.setdefault(_told(advice.of(move)), []).append(move)
    return list(groups.values())


def _told(advised: Advised) -> tuple[object, ...]:
    """What is told of a move."""
    outlook = advised.outlook
    figures = (advised.loss, outlook.coins, outlook.ready)
    told = outlook.taken if outlook.chance is None else (*outlook.taken, outlook.chance)
    chances = (_percent(chance) for chance in told)
    return (advised.move.verb, advised.in_vain, *map(tenths, figures), *chances)


def _percent(chance: float) -> float:
    """A chance in per cent as it is told: never nothing for what can be, nor all for less."""
    whole = nearest(chance * 100)
    if chance > SOME and whole == 0:
        return 0.5
    return 99.5 if chance < 1 - SOME and whole == 100 else whole
