"""What the panel `companion` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class CompanionButton(TypedDict):
    """Whether the companion is to guide the game at the table."""

    do: Literal["companion-begin", "companion-leave"]
