"""The coach: hints from vague to exact, and every move ranked."""

from __future__ import annotations

from .panel import Panel, script, style

COACH_WORDS = ("coach-title",)
"""The ids of the labels that the panel takes from `words`."""


class Coach(Panel):
    """The panel of the `CoachDesk`."""

    _esm = script("coach")
    _css = style("coach")
