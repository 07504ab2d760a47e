"""The companion: what helps somebody through a first whole game."""

from __future__ import annotations

from ...panel import Panel
from .present import companion_data


class CompanionPanel(Panel):
    """A line of guidance, what pays with one's cards so far, and tools one after another.

    Sends `companion-begin`, `companion-leave` and `tool` (with `name`).
    """

    area = "learn"
    order = 21
    draw_order = 3
    shows_draft = False
    present = staticmethod(companion_data)
