"""Exact help for Sedlec: odds of the graveyard, what one card adds, the best arrangement."""

from __future__ import annotations

from ..panel import Panel, script, style

HELP_WORDS = (
    "sedlec-help-title",
    "sedlec-help-graves",
    "sedlec-help-column-skull",
    "sedlec-help-column-one",
    "sedlec-help-column-two",
    "sedlec-help-actions",
    "sedlec-help-actions-note",
    "sedlec-help-lay",
    "sedlec-help-take",
    "sedlec-help-take-note",
    "sedlec-help-best",
    "sedlec-help-places",
    "sedlec-help-arrange",
    "sedlec-help-new",
    "sedlec-help-fair",
    "lay-move",
    "lay-there",
)
"""The ids of the labels that the panel takes from `words`."""


class Help(Panel):
    """The panel of the `HelpDesk`.

    Sends `help-ceiling` (with `open`).
    """

    area = "tools"
    tab = "sedlec-tools-help"
    sign = "scales"
    order = 50
    _esm = script("sedlec/help")
    _css = style("sedlec/skulls", "sedlec/help")
