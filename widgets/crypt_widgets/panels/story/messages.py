"""What the panel `story` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class OpenRule(TypedDict):
    """The card of a rule."""

    do: Literal["rule"]
    id: str


class CloseRule(TypedDict):
    """Close the card of the rule."""

    do: Literal["close-rule"]


class Undo(TypedDict):
    """Take back one's last decision."""

    do: Literal["undo"]
