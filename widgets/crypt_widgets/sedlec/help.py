"""Exact help for Sedlec: odds of the graveyard, what one card adds, the best arrangement."""

from __future__ import annotations

from ..panel import Panel, script, style

HELP_WORDS = (
    "help-title",
    "help-graves",
    "help-column-skull",
    "help-column-one",
    "help-column-two",
    "help-actions",
    "help-actions-note",
    "help-lay",
    "help-take",
    "help-take-note",
    "help-best",
    "help-places",
    "help-arrange",
    "help-new",
    "help-fair",
)
"""The ids of the labels that the panel takes from `words`."""


class Help(Panel):
    """The panel of the `HelpDesk`.

    Sends `help-open` and `help-ceiling` (each with `open`).
    """

    area = "coach"
    order = 50
    _esm = script("sedlec/help")
    _css = style("sedlec/skulls", "sedlec/help")
