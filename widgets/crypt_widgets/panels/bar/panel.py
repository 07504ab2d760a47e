"""The bar below the table: what can be done now, and the ways through the game."""

from __future__ import annotations

from ...panel import Panel
from .present import bar_data


class Bar(Panel):
    """One row of buttons: back, the loud one, and what else can be done.

    Who has something to be done now, the table or a task, offers it to the bar in the browser (see
    `bar-offers.js`); the steps through the game are its own. Sends `next`, `continue` and `back`.
    """

    area = "bar"
    order = 32
    draw_order = 1
    shows_draft = False
    present = staticmethod(bar_data)
