"""What the translator's check cannot read in Donjon's sources: ids that code puts together."""

from __future__ import annotations

import re

from ..components import ADVENTURERS, QUESTS, rule_of
from ..events import EVENTS
from . import companion
from .explain.choices import MOVES
from .explain.help import ASKED, PARTS, PLAIN
from .explain.news import message
from .explain.puzzles import message_id
from .explain.voice import CARDS
from .puzzles import puzzles

REASONS = {"setup-": ("players", "length", "adventurers"), "numbers-": ()}
"""Reasons of refusals that are put together: how they begin, and the ways in which they end."""
NAMINGS = (re.compile(r"^(.*)_(?:with|me|to|obj|by)$"),)
"""Another player in a sentence: languages choose among these facts."""
CARDS_REFUSED = ("file", "unknown", "twice", "missing", "form", "type", "number", "dragons")
"""What may be wrong with a file of cards: said through a function of its own."""
MOST = ("gems", "named")
"""What a bundle may have only so much of: its reasons are chosen in a loop."""
NOT_THERE = ("item", "spoil")
BESIDE = ("out", "rested", "ringed-ally", "countered-price", "won-game", "shared-game")
"""Messages of events that have more than one."""


def families() -> set[str]:
    """The ids of messages that are put together from a prefix and a name."""
    news = {message(event) for event in EVENTS if event.__name__ != "Ended"}
    cases = {f"donjon-player-{case}" for case in ("with", "me", "to", "obj")}
    return (
        cases
        | {f"donjon-card-{rule_of(card)}" for card in CARDS}
        | {f"donjon-adventurer-{adventurer}" for adventurer in ADVENTURERS}
        | {f"donjon-quest-{rule_of(quest)}" for quest in QUESTS}
        | {f"donjon-news-{name}" for name in (*news, *BESIDE)}
        | {f"donjon-move-{name}" for name in MOVES}
        | {f"donjon-help-way-{how}" for how in PLAIN}
        | {f"donjon-help-asks-{asked}" for asked in ASKED}
        | {f"donjon-help-{part}" for part in PARTS}
        | {"donjon-estimate-assumes"}
        | {message_id(puzzle) for puzzle in puzzles()}
        | {f"refusal-numbers-{reason}" for reason in CARDS_REFUSED}
        | {f"refusal-bundle-{name}-most" for name in MOST}
        | {f"refusal-bundle-{name}" for name in NOT_THERE}
        | {f"{companion.GUIDE}{it.id}" for it in companion.SITUATIONS}
        | {f"{companion.GUIDE}tool-{it.tool}" for it in companion.TOOLS}
        | {f"{companion.GUIDE}{part}" for part in ("aim", "payers")}
    )
