"""Final coins of many games, looked up in tables that the engine's own `bonus` fills."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..collectors import COLLECTORS, Holding, bonus
from ..components import DECK, KINDS
from ..rules import FOR_TIE
from .luck import Bytes, faces, fold
from .powers import IDOLS, JEWELRY, TAPESTRIES
from .table import Figures, Flags, flags

MOST = sum(card.kind == KINDS[0] for card in DECK) + 1
"""One more than the most treasures of a kind."""
COINS = sum(card.value for card in DECK if card.kind == KINDS[0]) + 1
"""One more than the most coins on the treasures of a kind."""
RIVAL = Holding((COINS,) * MOST)
"""A rival who has more of a kind than anybody."""


def _bonuses(kind: int) -> Bytes:
    """Coins by side, whether a rival is ahead, how many treasures, and the figure that matters.

    That figure is the coins on the treasures; for jewelry those on the highest; for idols whether
    they were rewarded.
    """
    table: Bytes = np.zeros((2, 2, MOST, COINS), np.uint8)
    for side, rival, count, figure in np.ndindex(*table.shape):
        values = (figure,) + (0,) * (count - 1) if count else ()
        holding = Holding(values, kind == IDOLS and figure == 1)
        power = f"{KINDS[kind]}.{'AB'[side]}"
        coins = bonus(power, holding, [RIVAL] if rival else [])
        table[side, rival, count, figure] = max(coins, 0)  # below zero none can be
    return np.asarray(table.ravel(), np.uint8)


BONUSES = [_bonuses(kind) for kind in range(len(KINDS))]


def collectors(table: Figures, seat: int) -> Bytes:
    """Coins that all collectors pay a player."""
    coins = np.zeros_like(table.decisions)
    for kind, bonuses in enumerate(BONUSES):
        figure = table.worth[seat, kind]
        if kind == IDOLS:
            figure = table.rewarded[seat]
        elif kind == JEWELRY:
            figure = table.jewel[seat]
        case = table.sides[kind].astype(np.uint16)
        case *= 2
        if kind == TAPESTRIES:
            case += _behind(table, seat)
        case *= MOST
        case += table.held[seat, kind]
        case *= COINS
        case += figure
        coins += bonuses.take(case)
    return coins


def _behind(table: Figures, seat: int) -> Flags:
    """Where somebody stands in the way of a player's tapestries."""
    held, worth = table.held[:, TAPESTRIES], table.worth[:, TAPESTRIES]
    side_b = table.sides[TAPESTRIES]
    behind: Flags = np.zeros_like(side_b)
    for rival in range(table.players):
        if rival != seat:
            richer = flags(worth[rival] > worth[seat]) * (1 - side_b)
            behind |= richer | flags(held[rival] >= COLLECTORS["tapestries.B"].needs) * side_b
    return behind


def winners(table: Figures, scores: NDArray[np.uint8]) -> tuple[Flags, NDArray[np.int64]]:
    """Who wins (P, N), by rolls of their ready servants if tied; how often the tied rolled off."""
    best = flags(scores == scores.max(axis=0))
    attempts = np.zeros(len(table.decisions), np.int64)
    # With no servant ready among the tied nobody can roll and the victory is shared.
    tied = (best.sum(axis=0) > 1) & (best * table.ready).any(axis=0)
    rows = np.flatnonzero(tied)
    attempt = 0
    while rows.size and not table.solo:
        attempt += 1
        attempts[rows] += 1
        start = fold(table.start.take(rows), FOR_TIE, attempt)
        playing, ready = best.take(rows, axis=1), table.ready.take(rows, axis=1)
        sums = np.zeros(playing.shape, np.int64)
        for seat in range(table.players):
            for die in range(3):
                face = faces(fold(start, seat, die)).astype(np.int64) + 1
                sums[seat] += face * (die < ready[seat])
        sums[playing == 0] = -1
        playing = flags(sums == sums.max(axis=0))
        best[:, rows] = playing
        rows = rows[playing.sum(axis=0) > 1]
    return best, attempts
