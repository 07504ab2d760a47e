"""What several of the panels of Crypt draw."""

from __future__ import annotations

from typing import TypedDict


class NamedTreasure(TypedDict):
    """A treasure as a column of the list."""

    slot: str
    name: str
