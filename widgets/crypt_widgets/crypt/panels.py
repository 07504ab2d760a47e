"""The panels of Crypt's own."""

from __future__ import annotations

from ..panels import Panels
from .coach import COACH_WORDS, Coach
from .odds import ODDS_WORDS, GhostOdds
from .review import REVIEW_WORDS, ReviewPanel
from .table import TABLE_WORDS, Table

PANELS: Panels = {
    "table": (Table, TABLE_WORDS),
    "coach": (Coach, COACH_WORDS),
    "odds": (GhostOdds, ODDS_WORDS),
    "review": (ReviewPanel, REVIEW_WORDS),
}
