"""What data frames tell of games of Crypt, and the collector sides that a plan can ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from typing import ClassVar

from ...coach.bots import Bot
from ...coach.columns import Column, Columns, Texts
from ..components import KINDS
from ..moves import VERBS, Move
from ..scoring import RANKS, rank
from ..state import CLAIM, LAST, POTTERY, REROLL, TIE, State
from .habit import read_habit
from .sides import SIDES, sides_of


class CryptColumns(Columns):
    """Coins, collectors and servants."""

    points = "coins"
    begins = "leader"
    begun = ("who led in the first round, from 1", "whether it led in the first round")
    stages = (POTTERY, CLAIM, REROLL, LAST, TIE)
    verbs = VERBS
    setup = (Column("sides", "category", "letters", "collector sides, the kinds from A to Z"),)
    figures: ClassVar[Mapping[str, Column]] = {
        "coins": Column("treasures_coins", "int16", "coins", "on the treasures collected"),
        "collectors": Column(
            "collectors_coins", "int16", "coins", "paid by the collectors at the end"
        ),
        "ready": Column("servants", "int8", "servants", "ready at the end, a coin each"),
        **{kind: Column(kind, "int8", "treasures", f"{kind} collected") for kind in KINDS},
    }
    decisions = (
        Column("servants", "int8", "servants", "placed by this move"),
        Column("effort", "int8", "pips", "highest effort of those placed; 0: none placed"),
        Column("claimed", "int8", "treasures", "claimed by this move"),
        Column("ready", "int8", "servants", "ready before it"),
        Column("exhausted", "int8", "servants", "exhausted before it"),
    )
    results = (
        Column("rank", "category", "rank", "of the score in a solo game", 1, 1, ordered=True),
    )
    meanings: ClassVar[Mapping[str, str]] = {
        "players": "people or bots; alone, one plays the Ghost",
        "score": "final: of treasures, collectors and servants",
        "margin": "best score less the second best; 0: a roll-off",
        "stage": "before Claim, in it, after rolls, or at the end",
    }
    sides = tuple("".join(letters) for letters in product("AB", repeat=len(KINDS)))
    sides_meant = f"six letters A or B (for {', '.join(KINDS)}) such as 'AAAAAA' or 'ABABAB'"
    texts: ClassVar[Texts] = {"rank": tuple(name for _, name in reversed(RANKS))}
    ways: ClassVar[Mapping[str, Callable[[int], str]]] = {
        which: partial(sides_of, which) for which in SIDES
    }

    arrays = True

    def decided(self, state: State, move: Move) -> tuple[int, ...]:
        mine = state.players[move.player]
        efforts = [effort for _, dice in move.dice for effort in dice]
        placed = (len(efforts), max(efforts, default=0), len(move.dice))
        return (*placed, mine.ready, mine.exhausted)

    def result(self, end: State) -> tuple[str, ...]:
        return (rank(end.scores[0]),) if end.setup.solo else ()

    def winners(self, end: State) -> tuple[int, ...]:
        """Whoever has most, or won the roll-off."""
        return end.winners

    def drawn_sides(self, draw: int) -> str:
        """The sides by the draw's lowest bits: bit i is set if kind i is on side B."""
        return "".join("AB"[draw >> i & 1] for i in range(len(KINDS)))

    def bot(self, name: str) -> Bot | None:
        """A habit of one's own, by its numbers."""
        return read_habit(name)


COLUMNS = CryptColumns()
