"""The bar below the table: what can be done now, and the ways through the game."""

from __future__ import annotations

from ...panel import Panel, script, style

BAR_WORDS = (
    "bar-label",
    "bar-back",
    "bar-play-on",
    "bar-playing",
    "bar-playing-stop",
    "bar-stopped",
)
"""The ids of the labels that the panel takes from `words`."""


class Bar(Panel):
    """One row of buttons: back, the loud one, and what else can be done.

    Who has something to be done now, the table or a task, offers it to the bar in the browser (see
    `bar-offers.js`); the steps through the game are its own. Sends `next`, `continue` and `back`.
    """

    area = "bar"
    order = 32
    _esm = script("panels/bar/panel")
    _css = style("panels/bar/panel")
