"""The ribbon: the four phases of a round, the round, and whose turn it is."""

from __future__ import annotations

from typing import ClassVar

from .panel import Panel, script, style


class Ribbon(Panel):
    """The procession of the phases above the table.

    Sends `rule` (with `id`) when a phase is pressed.
    """

    _esm = script("ribbon")
    _css = style("ribbon")

    WORDS: ClassVar[tuple[str, ...]] = (
        "ribbon-label",
        "ribbon-done",
        "ribbon-now",
        "ribbon-next",
    )
    """The ids of the labels it takes from `words`."""
