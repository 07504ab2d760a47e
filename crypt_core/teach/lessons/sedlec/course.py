"""The course of La Crypte de Sedlec: from a table never seen before to a first game."""

from __future__ import annotations

from ..task import Chapter

COURSE: tuple[Chapter, ...] = ()
"""All lessons, in the order in which they are best taken."""

WHOLE_GAME = {"players": 2, "seats": ["person", "bot:sensible"]}
"""What the first chapter leads to: a game of two, against a bot."""
