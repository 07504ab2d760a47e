"""What data frames tell of games of Crypt, and the collector sides that a plan can ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import combinations_with_replacement, product
from typing import Any, ClassVar

from ...coach.bots import Bot
from ...coach.columns import EVERYTHING, Column, Columns, Happened, Texts
from .. import events as ev
from ..components import GHOST, KINDS, SERVANTS, SLOTS, Card
from ..events import EVENTS, Shown
from ..moves import VERBS, Move
from ..scoring import RANKS, rank
from ..state import CLAIM, LAST, PHASE, POTTERY, REROLL, TIE, State
from .habit import read_habit
from .sides import SIDES, sides_of

GHOSTS = (ev.GhostRolled, ev.GhostIdle, ev.GhostGrouped, ev.GhostSetAside, ev.GhostTook)
"""What only the Ghost does, so that it is not said who."""
OPENING = (ev.Revealed, ev.TorchesPassed, ev.DeckEmpty, ev.Scored, ev.Tied, ev.Won, ev.Ranked)
"""What belongs to the phase that begins with it; all else to the one that there was before it."""


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
        Column("treasures", "str", "notation", "in the crypt before it; '-': one is gone"),
        Column("claims", "str", "notation", "servants on them: 'P1 a5; P2 b3'; '-': none"),
    )
    events = (
        Column("phase", "category", "phase", "of the rulebook, or 'end'"),
        Column("slot", "category", "letter", "the treasure's place, a on the left"),
        Column("kind", "category", "kind", "of the treasure there"),
        Column("value", "Int8", "coins", "on the treasure there, if it is known"),
        Column("face_up", "boolean", "yes or no", "whether that treasure lay face-up"),
        Column("servants", "Int8", "servants", "placed, rolled or recovered"),
        Column("effort", "Int8", "pips", "that each of them shows"),
        Column("die", "Int8", "number", "rolled, of those on the treasure, from 1"),
        Column("rolled", "Int8", "pips", "what that roll came to"),
        Column("exhausted", "boolean", "yes or no", "whether the roll exhausted the servant"),
        Column("pushed_seat", "Int8", "seat", "whose servants were pushed off, from 1"),
        Column("pushed", "Int8", "servants", "of theirs that were pushed off"),
        Column(
            "ghost_roll",
            "category",
            "faces",
            "the Ghost's last roll of this round: '532'",
            1,
            1,
        ),
        Column("coins", "Int16", "coins", "scored in the end"),
    )
    kinds = EVENTS
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
    texts: ClassVar[Texts] = {
        "rank": tuple(name for _, name in reversed(RANKS)),
        "phase": tuple(dict.fromkeys(PHASE.values())),
        "slot": tuple(SLOTS),
        "kind": KINDS,
        "ghost_roll": tuple(
            "".join(map(str, faces))
            for dice in range(1, SERVANTS + 1)
            for faces in combinations_with_replacement(range(6, 0, -1), dice)
        ),
    }
    ways: ClassVar[Mapping[str, Callable[[int], str]]] = {
        which: partial(sides_of, which) for which in SIDES
    }

    arrays = True

    def decided(self, state: State, move: Move, viewer: int | None) -> tuple[int | str, ...]:
        mine = state.players[move.player]
        efforts = [effort for _, dice in move.dice for effort in dice]
        placed = (len(efforts), max(efforts, default=0), len(move.dice))
        there = [
            "-" if t is None else str(Shown(t.card.kind, _value(state, t.card, t.known, viewer)))
            for t in state.crypt
        ]
        laid: dict[int, list[str]] = {}
        for slot, t in enumerate(state.crypt):
            if t is not None and t.servants:
                laid.setdefault(t.owner, []).append(SLOTS[slot] + str(t.effort) * t.servants)
        claims = "; ".join(f"P{owner + 1} {' '.join(dice)}" for owner, dice in sorted(laid.items()))
        return (*placed, mine.ready, mine.exhausted, " ".join(there), claims or "-")

    def happened(self, events: Iterable[Happened], viewer: int | None) -> Iterator[tuple[Any, ...]]:
        roll: str | None = None
        for event, before, after in events:
            if isinstance(event, ev.Revealed):
                roll = None
            elif isinstance(event, ev.GhostRolled):
                roll = "".join(map(str, sorted(event.faces, reverse=True)))
            opens = before is None or isinstance(event, OPENING)
            yield (
                PHASE[after.stage if opens else before.stage],
                *_treasure(event, before, viewer),
                *_servants(event),
                *([roll] if after.setup.solo else []),
                getattr(event, "coins", None),
            )

    def seat_of(self, event: Any, state: State) -> int | None:
        return GHOST if isinstance(event, GHOSTS) else super().seat_of(event, state)

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


def _value(state: State, card: Card, known: int, viewer: int | None) -> int:
    """A treasure's value, 0 if the viewer has not seen it; `known` are those who have."""
    everyone = (1 << state.setup.seats) - 1
    if viewer == EVERYTHING:
        return card.value
    seen = known == everyone if viewer is None else known >> viewer & 1
    return card.value if seen else 0


def _treasure(event: ev.Event, before: State | None, viewer: int | None) -> tuple[Any, ...]:
    """The place, kind, value and face of the treasure that an event is about."""
    slot: int | None = getattr(event, "slot", None)
    treasure = before.crypt[slot] if before is not None and slot is not None else None
    if before is None or slot is None or treasure is None:
        return (None if slot is None else SLOTS[slot], None, None, None)
    known = treasure.known
    if isinstance(event, ev.Collected | ev.Took):
        known |= 1 << event.player  # who takes it sees it
    value = _value(before, treasure.card, known, viewer)
    return (SLOTS[slot], treasure.card.kind, value or None, treasure.up)


def _servants(event: ev.Event) -> tuple[Any, ...]:
    """The servants of an event, their effort, the die rolled and its result, who lost any."""
    if isinstance(event, ev.Rolled | ev.Rerolled):
        return (1, event.effort, event.number, event.face, event.exhausted, None, None)
    if isinstance(event, ev.Placed | ev.GhostSetAside):
        off = event.pushed if isinstance(event, ev.Placed) else None
        lost = (off.player + 1, off.dice.servants) if off else (None, None)
        return (event.dice.servants, event.dice.effort, None, None, None, *lost)
    effort = 1 if isinstance(event, ev.Spared) else None
    return (getattr(event, "count", None), effort, None, None, None, None, None)


COLUMNS = CryptColumns()
