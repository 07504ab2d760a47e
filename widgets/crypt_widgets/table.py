"""The table: treasures, dice, players, collectors, and the claim that is being laid out on it."""

from __future__ import annotations

from .panel import Panel, script, style


class Table(Panel):
    """The table as a panel."""

    _esm = script("table")
    _css = style("table")
