"""The ribbon: the phases of a round or the actions of a turn, and whose turn it is."""

from __future__ import annotations

from ...panel import Panel, script, style

RIBBON_WORDS = (
    "ribbon-done",
    "ribbon-now",
    "ribbon-next",
    "ribbon-open",
    "ribbon-shut",
)
"""The ids of the labels that the panel takes from `words`."""


class Ribbon(Panel):
    """The procession of the phases, or the row of actions, above the table.

    Sends `rule` (with `id`) when one is pressed.
    """

    area = "ribbon"
    order = 10
    _esm = script("panels/ribbon/panel")
    _css = style("panels/ribbon/panel")
