"""What Donjon's own panels send: see `crypt_widgets.wire`.

Its table sends nothing but what all games' tables do.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class SetSide(TypedDict):
    """Count with a player on a side of the Arena."""

    do: Literal["help-side"]
    player: int
    side: str
    """"attacker", "defender" or "neutral"; anything else is as good as none."""
