"""What the panel `coach` draws."""

from __future__ import annotations

from typing import Any

from .session import Session


def coach_data(session: Session) -> dict[str, Any]:
    """The panel's data at the moment shown."""
    return {}
