"""The ribbon: the four phases of a round, the round, and whose turn it is."""

from __future__ import annotations

from .panel import Panel, script, style

RIBBON_WORDS = (
    "ribbon-label",
    "ribbon-done",
    "ribbon-now",
    "ribbon-next",
)
"""The ids of the labels that the panel takes from `words`."""


class Ribbon(Panel):
    """The procession of the phases above the table.

    Sends `rule` (with `id`) when a phase is pressed.
    """

    _esm = script("ribbon")
    _css = style("ribbon")
