"""The panels of Crypt's own."""

from __future__ import annotations

from ...panels.registry import Panels
from .coach.panel import COACH_WORDS, Coach
from .odds.panel import ODDS_WORDS, GhostOdds
from .review.panel import REVIEW_WORDS, ReviewPanel
from .table.panel import TABLE_WORDS, Table

PANELS: Panels = {
    "table": (Table, TABLE_WORDS),
    "coach": (Coach, COACH_WORDS),
    "odds": (GhostOdds, ODDS_WORDS),
    "review": (ReviewPanel, REVIEW_WORDS),
}
