"""What the tables of all games send."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class Play(TypedDict):
    """Make this decision; or say whether it would be allowed, and with `lay` lay it out, too."""

    do: Literal["play", "consider", "lay"]
    move: str


class Warn(TypedDict):
    """Whether one wants to be warned before a decision that costs much."""

    do: Literal["warn"]
    on: bool


class OpenCurtain(TypedDict):
    """Show the table to the person who has the screen now."""

    do: Literal["curtain"]
