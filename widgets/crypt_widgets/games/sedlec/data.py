"""What several of the panels of Sedlec draw."""

from __future__ import annotations

from typing import TypedDict


class CardFaces(TypedDict):
    """A card of two skulls."""

    text: str
    top: str
    bottom: str
    label: str
