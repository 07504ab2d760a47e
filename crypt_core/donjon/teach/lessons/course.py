"""The course of Donjon: from a first fight to a first game, and what comes after it."""

from __future__ import annotations

from ....teach.lessons.task import Chapter
from .claims import CLAIMS, DEEDS
from .explain_it import (
    ADVENTURERS_EXPLAINED,
    EXPLAINED,
    FURTHER_EXPLAINED,
    QUESTS_EXPLAINED,
    TWO_EXPLAINED,
)
from .finds import FINDS, FORESIGHT
from .first import FIRST
from .further import ARENA, CARDS, EVENTS, GAME, GIFTS, LIMITS, SIDES, TRADE, TWO, WITS
from .reserved import RESERVED

FIRST_CHAPTER = Chapter("donjon", (*FIRST, ARENA, SIDES, EXPLAINED, GAME))
"""What a beginner does before a first game."""

COURSE: tuple[Chapter, ...] = (
    FIRST_CHAPTER,
    Chapter("donjon-further", (GIFTS, WITS, RESERVED, ADVENTURERS_EXPLAINED)),
    Chapter("donjon-cards", (CARDS, FINDS, FORESIGHT, EVENTS, FURTHER_EXPLAINED)),
    Chapter("donjon-quests", (CLAIMS, DEEDS, LIMITS, QUESTS_EXPLAINED)),
    Chapter("donjon-two", (TRADE, TWO, TWO_EXPLAINED)),
)
"""All lessons, in the order in which they are best taken.

Swaps come late: what to ask for a card is known to who knows whom it serves. So does what changes
with two players: for most it is another game than their first.
"""

WHOLE_GAME = {"players": 3, "length": 12, "seats": ["person", "bot:sensible", "bot:sensible"]}
"""What the first chapter leads to: a short game of three, against two bots."""
