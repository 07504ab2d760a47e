"""What the panel `bar` draws."""

from __future__ import annotations

from typing import TypedDict


class BarData(TypedDict):
    """Which ways there are through the game."""

    can_next: bool
    can_continue: bool
    can_back: bool
    next_label: str
    continue_label: str
