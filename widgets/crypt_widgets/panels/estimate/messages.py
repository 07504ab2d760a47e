"""What the panel `estimate` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class AskEstimate(TypedDict):
    """What the best few moves are worth."""

    do: Literal["estimate-ask"]
