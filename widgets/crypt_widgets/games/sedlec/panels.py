"""The panels of Sedlec's own."""

from __future__ import annotations

from ...panels.registry import Panels
from .help.panel import HELP_WORDS, Help
from .table.panel import TABLE_WORDS, Table

PANELS: Panels = {"board": (Table, TABLE_WORDS), "help": (Help, HELP_WORDS)}
