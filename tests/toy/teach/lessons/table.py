"""Where a task of the toy begins."""

from __future__ import annotations

from crypt_core.teach.lessons.task import Start

ALL_IN = ("P1: choose 2", "P2: choose 1", "P3: choose 3")
"""Everybody has chosen, each another number: Player 1 may offer."""


def table(*moves: str) -> Start:
    """A new game of three after these decisions; the learner has the first seat."""
    seats = ("person", "bot:random", "bot:random")
    return Start("toy", None, {"players": 3}, 1, moves, seats, 0)
