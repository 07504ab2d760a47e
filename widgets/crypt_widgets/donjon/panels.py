"""The panels of Donjon's own."""

from __future__ import annotations

from ..panels import Panels
from .help import HELP_WORDS, Help
from .table import TABLE_WORDS, Table

PANELS: Panels = {"dungeon": (Table, TABLE_WORDS), "chances": (Help, HELP_WORDS)}
