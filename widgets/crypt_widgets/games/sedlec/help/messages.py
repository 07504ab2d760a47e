"""What the panel `help` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class Open(TypedDict):
    """Open or close the best that a crypt could become."""

    do: Literal["help-ceiling"]
    open: bool
