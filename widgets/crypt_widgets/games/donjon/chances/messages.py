"""What the panel `chances` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class SetSide(TypedDict):
    """Count with a player on a side of the Arena."""

    do: Literal["help-side"]
    player: int
    side: str
    """"attacker", "defender" or "neutral"; anything else is as good as none."""
