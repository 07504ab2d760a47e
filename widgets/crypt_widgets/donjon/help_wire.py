"""What Donjon's exact help sends: see `crypt_widgets.wire`."""

from typing import Literal, TypedDict

from ..wire import by_name


class SetSide(TypedDict):
    """Count with a player on a side of the Arena."""

    do: Literal["help-side"]
    player: int
    side: str
    """"attacker", "defender" or "neutral"; anything else is as good as none."""


Message = SetSide
"""All that the help sends."""

MESSAGES = by_name(Message)
