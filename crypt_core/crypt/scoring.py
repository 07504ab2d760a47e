"""Final coins, line by line (rule score), and the ranks of the solo game (solo.rank)."""

from __future__ import annotations

from typing import NamedTuple

from .collectors import Holding, bonus
from .components import KINDS
from .state import State

RANKS = ((50, "magnificent"), (40, "wealthy"), (30, "petty"), (0, "fool"))
"""Solo ranks by the coins they start from."""


class ScoreSheet(NamedTuple):
    """A player's coins: on treasures, from each collector in the order of `KINDS`, for servants."""

    player: int
    treasures: int
    bonuses: tuple[int, ...]
    servants: int

    @property
    def total(self) -> int:
        return self.treasures + sum(self.bonuses) + self.servants


def holding(state: State, player: int, kind: str) -> Holding:
    """A player's treasures of one kind, flipped ones too: they still score."""
    owner = state.players[player]
    values = tuple(t.card.value for t in owner.treasures if t.card.kind == kind)
    return Holding(values, owner.rewarded and kind == "idols")


def score_sheet(state: State, player: int) -> ScoreSheet:
    """What the player would have if the game ended now (rule score)."""
    rivals = [] if state.setup.solo else [p for p in range(state.setup.players) if p != player]
    bonuses = tuple(
        bonus(
            f"{kind}.{side}",
            holding(state, player, kind),
            [holding(state, rival, kind) for rival in rivals],
        )
        for kind, side in zip(KINDS, state.setup.sides, strict=True)
    )
    owner = state.players[player]
    return ScoreSheet(player, sum(t.card.value for t in owner.treasures), bonuses, owner.ready)


def next_rank(coins: int) -> tuple[int, str] | None:
    """The coins missing to the next title, and its name; None at the highest."""
    above = [(least - coins, name) for least, name in RANKS if least > coins]
    return above[-1] if above else None


def rank(coins: int) -> str:
    """The solo rank of a score (solo.rank)."""
    return next(name for least, name in RANKS if coins >= least)
