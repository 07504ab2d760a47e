"""What panels and the session behind them have in common, whatever draws the panels."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]
"""What a panel sends: what it wants done under "do", and the facts that go with it."""

MARKS = ("circle", "diamond", "triangle", "square", "star", "cross")
"""Each player's shape, so that colour is never the only sign."""
