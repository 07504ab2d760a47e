"""The course of Donjon: from a first fight to a first game, and what comes after it."""

from __future__ import annotations

from ....teach.lessons.task import Chapter
from .explain_it import EXPLAINED, FURTHER_EXPLAINED
from .first import FIRST
from .further import ARENA, FURTHER, GAME, SIDES

FIRST_CHAPTER = Chapter("donjon", (*FIRST, ARENA, SIDES, EXPLAINED, GAME))
"""What a beginner does before a first game."""

FURTHER_CHAPTER = Chapter("donjon-further", (*FURTHER, FURTHER_EXPLAINED))
"""Powers, events, special cards, limits, swaps, and two players."""

COURSE: tuple[Chapter, ...] = (FIRST_CHAPTER, FURTHER_CHAPTER)
"""All lessons, in the order in which they are best taken."""

WHOLE_GAME = {"players": 3, "length": 12, "seats": ["person", "bot:sensible", "bot:sensible"]}
"""What the first chapter leads to: a short game of three, against two bots."""
