"""Sedlec's table: graveyard, hands and crypts, and the move that is being made ready on it."""

from __future__ import annotations

from ....assets import style
from ....panel import Panel
from .present import table_data


class Table(Panel):
    """Sedlec's table as a panel: it draws its data, keeps the move being made ready, and asks."""

    area = "stage"
    order = 30
    draw_order = -1
    present = staticmethod(table_data)
    _css = style(
        "kit/deciding",
        "games/sedlec/skulls",
        "games/sedlec/board/panel",
        "games/sedlec/board/stage",
    )
