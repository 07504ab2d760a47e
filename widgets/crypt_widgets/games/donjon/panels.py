"""The panels of Donjon's own."""

from __future__ import annotations

from ...panels.registry import Panels
from .help.panel import HELP_WORDS, Help
from .table.panel import TABLE_WORDS, Table

PANELS: Panels = {"dungeon": (Table, TABLE_WORDS), "chances": (Help, HELP_WORDS)}
