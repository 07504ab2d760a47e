"""The panel of the toy's own: its table."""

from __future__ import annotations

from ...panels.registry import Panels
from .table.panel import Table

PANELS: Panels = {"barter": Table}
