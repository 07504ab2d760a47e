"""What the panel `odds` draws."""

from __future__ import annotations

from typing import Any

from .session import Session


def odds_data(session: Session) -> dict[str, Any]:
    """The panel's data at the moment shown."""
    return {}
