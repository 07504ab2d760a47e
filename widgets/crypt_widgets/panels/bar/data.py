"""What the panel `bar` draws."""

from __future__ import annotations

from typing import TypedDict


class BarData(TypedDict):
    """Which ways there are through the game."""

    at: tuple[int, int]
    """The moment and step shown. Two steps might look alike without it, and playing on stop."""
    can_next: bool
    can_continue: bool
    can_back: bool
    next_label: str
    continue_label: str
