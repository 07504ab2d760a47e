"""What the panel `estimate-review` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class GoOver(TypedDict):
    """Go over the game by estimates: begin, or go on."""

    do: Literal["estimate-review-start", "estimate-review-go-on"]
