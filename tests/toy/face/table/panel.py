"""The table: the players, the offer, and what may be decided."""

from __future__ import annotations

from ....panel import Panel, style


class Table(Panel):
    """The players with their gems, the offer, and what may be decided."""

    area = "stage"
    order = 30
    _css = style("kit/deciding", "games/toy/table/panel")
