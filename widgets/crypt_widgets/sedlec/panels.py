"""The panels of Sedlec's own."""

from __future__ import annotations

from ..panels import Panels
from .help import HELP_WORDS, Help
from .table import TABLE_WORDS, Table

PANELS: Panels = {"board": (Table, TABLE_WORDS), "help": (Help, HELP_WORDS)}
