"""The panel of the toy's own: its table."""

from __future__ import annotations

from ...panel import Panel, script, style
from ...panels.registry import Panels

TABLE_WORDS = (
    "toy-barter-label",
    "toy-barter-players",
    "table-rule",
    "table-type",
    "table-type-hint",  # {moves}
    "table-type-play",
    "table-text",
)


class Table(Panel):
    """The players with their gems, the offer, and what may be decided."""

    area = "stage"
    order = 30
    _esm = script("games/toy/table/panel")
    _css = style("kit/deciding", "games/toy/table/panel")


PANELS: Panels = {"barter": (Table, TABLE_WORDS)}
