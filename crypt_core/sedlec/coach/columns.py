"""What data frames tell of games of Sedlec."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ...coach.columns import Column, Columns
from ..components import SKULLS
from ..moves import VERBS, Move
from ..state import TAKE, TURN, State


class SedlecColumns(Columns):
    """Points for each type of skull."""

    begins = "first"
    begun = ("who had the first turn, from 1", "whether it had the first turn")
    stages = (TURN, TAKE)
    verbs = VERBS
    figures: ClassVar[Mapping[str, Column]] = {
        **{skull: Column(skull, "int8", "points", f"for each {skull}") for skull in SKULLS},
        "cards": Column("cards", "int8", "cards", "laid in the crypt"),
    }
    decisions = (
        Column("hand", "int8", "cards", "in hand before this move"),
        Column("laid", "int8", "cards", "in the crypt before it"),
        Column("face_up", "int8", "piles", "from which one can collect before it"),
        Column("unseen", "int8", "cards", "not yet turned up before it"),
    )
    meanings: ClassVar[Mapping[str, str]] = {
        "score": "final: for all skulls of the crypt",
        "margin": "best score less the second best; 0: types of skulls are compared",
        "stage": "a turn, or which of two cards dug to take",
    }

    def decided(self, state: State, move: Move) -> tuple[int, ...]:
        mine = state.players[move.player]
        return (len(mine.hand), len(mine.crypt), len(state.face_up), len(state.unseen))

    def winners(self, end: State) -> tuple[int, ...]:
        """Whoever has most, or more for one type of skull than others with as much."""
        return end.winners


COLUMNS = SedlecColumns()
