"""What the panel `learn` draws."""

from __future__ import annotations

from typing import Any

from .learning import Learning


def learn_data(learning: Learning) -> dict[str, Any]:
    """The data of the panel; empty if it has nothing to show."""
    return {}
