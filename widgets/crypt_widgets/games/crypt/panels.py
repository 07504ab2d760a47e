"""The panels of Crypt's own."""

from __future__ import annotations

from ...panels.registry import Panels
from .coach.panel import Coach
from .odds.panel import GhostOdds
from .review.panel import ReviewPanel
from .table.panel import Table

PANELS: Panels = {
    "table": Table,
    "coach": Coach,
    "odds": GhostOdds,
    "review": ReviewPanel,
}
