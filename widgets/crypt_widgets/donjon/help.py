"""Exact help for Donjon: chances of fights, what help may cost, who joins whom, what quests ask."""

from __future__ import annotations

from ..panel import Panel, script, style

HELP_WORDS = (
    "donjon-help-title",
    "donjon-help-chance",
    "donjon-help-value",
    "donjon-help-fair",
    "donjon-help-nothing",
)
"""The ids of the labels that the panel takes from `words`."""


class Help(Panel):
    """The panel of the `HelpDesk`.

    Sends `help-side` (with `player` and `side`).
    """

    area = "tools"
    tab = "donjon-help-title"
    sign = "scales"
    order = 50
    _esm = script("donjon/help")
    _css = style("donjon/help")
