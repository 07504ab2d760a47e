"""The panels of Sedlec's own."""

from __future__ import annotations

from ...panels.registry import Panels
from .help.panel import Help
from .table.panel import Table

PANELS: Panels = {"board": Table, "help": Help}
