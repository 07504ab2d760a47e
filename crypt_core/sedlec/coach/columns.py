"""What data frames tell of games of Sedlec."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any, ClassVar

from ...coach.columns import Column, Columns, Happened, Texts
from ..components import SKULLS
from ..events import EVENTS
from ..moves import VERBS, Move
from ..state import TAKE, TURN, Pile, State


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
        Column("graveyard", "str", "notation", "its piles before it: 'king/priest+1 2 - 3 1 3'"),
    )
    events = (
        Column("pile", "Int8", "pile", "that the card was on, from 1"),
        Column("card", "category", "card", "turned, taken, collected or laid"),
        Column("place", "category", "place", "in the crypt where it was laid"),
        Column("gained", "Int8", "points", "by laying it, as far as can be seen then"),
        Column("points", "Int16", "points", "scored in the end, for all skulls"),
    )
    kinds = EVENTS
    texts: ClassVar[Texts] = {
        "card": tuple("/".join(pair) for pair in product(SKULLS, repeat=2)),
        "place": tuple(f"{column}{level}" for column in "abcdefg" for level in (1, 2, 3)),
    }
    meanings: ClassVar[Mapping[str, str]] = {
        "score": "final: for all skulls of the crypt",
        "margin": "best score less the second best; 0: types of skulls are compared",
        "stage": "a turn, or which of two cards dug to take",
    }

    def decided(self, state: State, move: Move, viewer: int | None) -> tuple[int | str, ...]:
        mine = state.players[move.player]
        counts = (len(mine.hand), len(mine.crypt), len(state.face_up), len(state.unseen))
        return (*counts, " ".join(map(_pile, state.piles)))

    def happened(self, events: Iterable[Happened], viewer: int | None) -> Iterator[tuple[Any, ...]]:
        """Nothing that happens is anybody's secret."""
        for event, _, _ in events:
            pile, place = getattr(event, "pile", None), getattr(event, "place", None)
            yield (
                None if pile is None else pile + 1,
                getattr(event, "card", None),
                None if place is None else str(place),
                getattr(event, "gained", None),
                getattr(event, "total", None),
            )

    def winners(self, end: State) -> tuple[int, ...]:
        """Whoever has most, or more for one type of skull than others with as much."""
        return end.winners


def _pile(pile: Pile) -> str:
    """A pile as a position writes it."""
    if pile.up is None:
        return str(pile.down) if pile.down else "-"
    return f"{pile.up}+{pile.down}" if pile.down else str(pile.up)


COLUMNS = SedlecColumns()
