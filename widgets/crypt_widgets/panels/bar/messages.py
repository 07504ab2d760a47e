"""What the panel `bar` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class Step(TypedDict):
    """A step through the game: on, on to the next decision, or back."""

    do: Literal["next", "continue", "back"]
