"""Donjon's table: the adventurers, the village, the Dungeon, fights, and all that is bargained."""

from __future__ import annotations

from ....panel import Panel, style


class Table(Panel):
    """Donjon's table as a panel: it draws its data, keeps the bargain being made, and asks."""

    area = "stage"
    order = 30
    _css = style(
        "kit/deciding",
        "games/donjon/table/art",
        "games/donjon/table/panel",
        "games/donjon/table/stage",
    )
