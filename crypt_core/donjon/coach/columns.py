"""What data frames tell of games of Donjon."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import permutations
from typing import Any, ClassVar

from ...coach.columns import Column, Columns, Happened, Texts
from ..cards import NAMES
from ..components import ADVENTURERS, EVENTS, GUARDIAN, QUESTS, SEATS, SPECIALS
from ..events import EVENTS as KINDS
from ..moves import VERBS, Move
from ..power import power
from ..state import OVER, PHASE, State

BY_TARGET, BY_PILE = "target", "pile"
"""How a game ends (rules end.target, end.deck)."""
CARD_FIELDS = ("card", "item", "quest", "what")
"""The fields of events that name what they are about."""
STAGES = (*PHASE, "guild", "answer", "countered", "surplus")


class DonjonColumns(Columns):
    """Trophies, adventurers, and what each has in the end."""

    points = "trophies"
    stages = tuple(stage for stage in STAGES if stage != OVER)
    verbs = VERBS
    setup = (Column("length", "int8", "trophies", "to which the game is played"),)
    figures: ClassVar[Mapping[str, Column]] = {
        "power": Column("power", "int8", "power", "at the end"),
        "wounds": Column("wounds", "int8", "wounds", "at the end"),
        "gems": Column("gems", "int16", "gems", "at the end"),
        "items": Column("items", "int8", "items", "at the end"),
        "spoils": Column("spoils", "int8", "spoils", "at the end"),
        "quests": Column("quests", "int8", "quests", "done"),
    }
    decisions = (
        Column("adventurer", "category", "name", "of who decides"),
        Column("power", "int8", "power", "of theirs before this move"),
        Column("trophies", "int8", "trophies", "they had before it"),
        Column("gems", "int16", "gems", "they had before it"),
        Column("wounds", "int8", "wounds", "they had before it"),
        Column("promises", "int8", "promises", "open before it, of everybody"),
    )
    events = (
        Column("phase", "category", "phase", "of the turn"),
        Column("card", "category", "card", "card, item, quest or power that it is about"),
        Column("gems", "Int16", "gems", "won, paid or taken"),
        Column("trophies", "Int8", "trophies", "won or, of a quest, brought"),
    )
    kinds = KINDS
    results = (
        Column("ended", "category", "how", "by the trophies agreed, or with the adventure pile"),
        Column("arena", "boolean", "yes or no", "whether an Arena had a victor"),
        Column("adventurers", "category", "names", "by seat, with spaces between"),
    )
    meanings: ClassVar[Mapping[str, str]] = {
        "score": "final: trophies less what unfinished quests cost",
        "margin": "best score less the second best; 0: spoils are compared",
        "stage": "of the turn",
    }
    texts: ClassVar[Texts] = {
        "adventurer": ADVENTURERS,
        "adventurers": [
            " ".join(names) for players in SEATS for names in permutations(ADVENTURERS, players)
        ],
        "ended": (BY_TARGET, BY_PILE),
        "phase": tuple(dict.fromkeys((*PHASE.values(), "supply", "rest"))),
        "card": tuple(
            dict.fromkeys((*NAMES, *SPECIALS, *EVENTS, GUARDIAN, *QUESTS, "token", "gems"))
        ),
    }

    def decided(self, state: State, move: Move, viewer: int | None) -> tuple[int | str, ...]:
        """What lies openly before who decides."""
        mine = state.players[move.player]
        open_ = (mine.trophies, mine.gems, mine.wounds, len(state.promises))
        return (mine.adventurer, power(state, move.player), *open_)

    def happened(self, events: Iterable[Happened], viewer: int | None) -> Iterator[tuple[Any, ...]]:
        """Events are public."""
        for event, _, after in events:
            named = (getattr(event, field, None) for field in CARD_FIELDS)
            card = next((name for name in named if isinstance(name, str) and name), None)
            gems, trophies = (getattr(event, field, None) for field in ("gems", "trophies"))
            yield after.phase, card, gems, trophies

    def result(self, end: State) -> tuple[Any, ...]:
        target = any(player.trophies >= end.setup.length for player in end.players)
        names = " ".join(player.adventurer for player in end.players)
        return (BY_TARGET if target else BY_PILE, end.fought, names)

    def winners(self, end: State) -> tuple[int, ...]:
        """Whoever has most trophies, or of these most spoils."""
        return end.winners


COLUMNS = DonjonColumns()
