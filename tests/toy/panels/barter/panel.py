"""The table: the players, the offer, and what may be decided."""

from __future__ import annotations

from ....assets import style
from ....panel import Panel
from .present import table_data


class Table(Panel):
    """The players with their gems, the offer, and what may be decided."""

    area = "stage"
    order = 30
    draw_order = -1
    present = staticmethod(table_data)
    _css = style("kit/deciding", "games/toy/barter/panel")
