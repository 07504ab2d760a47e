"""Powers used by many players at once. Each takes the seat and which of the games use it now."""

from __future__ import annotations

import numpy as np

from ..collectors import COLLECTORS
from ..components import KINDS
from .luck import Bytes, faces, fold
from .table import Figures, Flags, anywhere, flags, total

IDOLS, JEWELRY, MANUSCRIPTS, POTTERY, REMAINS, TAPESTRIES = range(len(KINDS))


def can_pay(table: Figures, seat: int, power: str) -> Flags:
    """Where the power is in play and the player has enough treasures to flip."""
    if power not in table.playing:
        return np.zeros_like(table.decisions)
    kind, needs = KINDS.index(power.split(".")[0]), COLLECTORS[power].needs
    return table.has(power) * flags(table.free[seat, kind] >= needs)


def can_rouse(table: Figures, seat: int) -> Flags:
    """Where remains A can make a servant ready."""
    return can_pay(table, seat, "remains.A") * flags(table.exhausted[seat] > 0)


def can_peek(table: Figures, seat: int) -> Flags:
    """Where manuscripts B can be used: something lies face-down, seen already or not."""
    return can_pay(table, seat, "manuscripts.B") * anywhere(table.down * table.here)


def can_take(table: Figures, seat: int) -> Flags:
    """Which face-down treasures pottery B can take: (S, N)."""
    return can_pay(table, seat, "pottery.B") * table.down * table.here


def can_reroll(table: Figures, seat: int) -> Flags:
    """Which dice idols A can roll again: (3, N)."""
    return can_pay(table, seat, "idols.A") * flags(table.die_effort > 0)


def rouse(table: Figures, seat: int, uses: Flags) -> None:
    """Flip two remains, one exhausted servant becomes ready.

    Servants exhausted earlier wake first, then of those just rolled the one of highest effort.
    """
    _pay(table, seat, "remains.A", uses)
    table.ready[seat] += uses
    table.exhausted[seat] -= uses
    wakes = uses * flags(total(table.die_tired) > table.exhausted[seat])
    if wakes.any():
        efforts = table.die_effort * table.die_tired
        highest = efforts.max(axis=0)
        for tired, effort in zip(table.die_tired, efforts, strict=True):
            woken = wakes * flags(effort == highest)
            tired -= woken
            wakes -= woken


def peek(table: Figures, seat: int, uses: Flags) -> None:
    """Flip a manuscript, all face-down treasures are seen."""
    _pay(table, seat, "manuscripts.B", uses)
    table.peeked[seat] |= uses
    if table.remembers:
        table.seen |= table.bits(table.down * table.here * uses)


def take(table: Figures, seat: int, uses: Flags, round_: int) -> None:
    """Flip two pottery, take a face-down treasure: `uses` is (S, N)."""
    _pay(table, seat, "pottery.B", total(uses))
    collect(table, seat, uses)
    reward_idols(table, round_)


def reroll(table: Figures, seat: int, uses: Flags) -> None:
    """Flip an idol, roll a die again: `uses` is (3, N)."""
    _pay(table, seat, "idols.A", total(uses))
    table.die_again += uses
    die = (table.die_slot, table.die_number, table.die_again, table.die_effort)
    now = roll(table, *(total(figure * uses) for figure in die))
    before = total(table.die_tired * uses)
    table.ready[seat] += before
    table.ready[seat] -= now
    table.exhausted[seat] += now
    table.exhausted[seat] -= before
    table.die_tired *= 1 - uses
    table.die_tired |= uses * now


def roll(table: Figures, slot: Bytes, number: Bytes, again: Bytes | int, effort: Bytes) -> Flags:
    """Whether a die is exhausted (collect.roll)."""
    face = faces(fold(table.effort_luck, slot, number, again)).astype(np.uint8)
    return flags(face + np.uint8(1) < effort)


def collect(table: Figures, seat: int, taken: Flags) -> None:
    """Treasures (S, N) go from the crypt to a player's collection."""
    gets = flags(table.kind[:, None] == _EACH) * taken[:, None]  # (S, K, N)
    many = total(gets)
    table.held[seat] += many
    table.free[seat] += many
    gets *= table.coins[:, None]
    table.worth[seat] += total(gets)
    np.maximum(table.jewel[seat], gets[:, JEWELRY].max(axis=0), out=table.jewel[seat])
    table.here &= 1 - taken
    if table.remembers:
        bits = table.bits(taken)
        table.values |= bits
        table.seen |= bits


_EACH = np.arange(len(KINDS), dtype=np.uint8)[:, None]


def reward_idols(table: Figures, round_: int) -> None:
    """The first to own two idols flip them, all who get there in this round (idols.B)."""
    if "idols.B" not in table.playing:
        return
    needs = COLLECTORS["idols.B"].needs
    open_ = flags((table.idols_round == 0) | (table.idols_round == round_)) * table.has("idols.B")
    for seat in range(table.players):
        wins = open_ * (1 - table.rewarded[seat]) * flags(table.free[seat, IDOLS] >= needs)
        table.free[seat, IDOLS] -= wins * np.uint8(needs)
        table.flipped[seat] += wins * np.uint8(needs)
        table.rewarded[seat] |= wins
        table.idols_round |= wins * np.uint8(round_)


def _pay(table: Figures, seat: int, power: str, uses: Flags) -> None:
    """Flip what a power costs. Which treasures of a kind are flipped never changes a score."""
    kind, needs = KINDS.index(power.split(".")[0]), COLLECTORS[power].needs
    cost = uses * np.uint8(needs)
    table.free[seat, kind] -= cost
    table.flipped[seat] += cost
