"""The table: treasures, dice, players, collectors, and the claim that is being laid out on it."""

from __future__ import annotations

from ....assets import style
from ....panel import Panel
from .present import table_data


class Table(Panel):
    """The table as a panel: it draws its data, keeps the claim being laid out, and asks."""

    area = "stage"
    order = 30
    draw_order = -1
    present = staticmethod(table_data)
    _css = style(
        "kit/deciding",
        "games/crypt/table/panel",
        "games/crypt/table/ghost",
        "games/crypt/table/stage",
        "games/crypt/table/beside",
    )
