"""The course of Donjon: from a first fight to a first game."""

from __future__ import annotations

from ....teach.lessons.task import Chapter
from .first import FIRST
from .further import FURTHER

DONJON_CHAPTER = Chapter("donjon", (*FIRST, *FURTHER))
"""What a beginner does before a first game."""

COURSE: tuple[Chapter, ...] = (DONJON_CHAPTER,)
"""All lessons, in the order in which they are best taken."""

WHOLE_GAME = {"players": 3, "length": 12, "seats": ["person", "bot:sensible", "bot:sensible"]}
"""What the chapter leads to: a short game of three, against two bots."""
