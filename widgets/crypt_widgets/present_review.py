"""What the panel `review` draws."""

from __future__ import annotations

from typing import Any

from .session import Session


def review_data(session: Session) -> dict[str, Any]:
    """The panel's data at the moment shown."""
    return {}
