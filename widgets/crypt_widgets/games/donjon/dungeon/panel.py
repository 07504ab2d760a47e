"""Donjon's table: the adventurers, the village, the Dungeon, fights, and all that is bargained."""

from __future__ import annotations

from ....assets import style
from ....panel import Panel
from .present import table_data


class Table(Panel):
    """Donjon's table as a panel: it draws its data, keeps the bargain being made, and asks."""

    area = "stage"
    order = 30
    draw_order = -1
    present = staticmethod(table_data)
    _css = style(
        "kit/deciding",
        "games/donjon/dungeon/art",
        "games/donjon/dungeon/panel",
        "games/donjon/dungeon/stage",
    )
