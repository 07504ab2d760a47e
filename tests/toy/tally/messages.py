"""What the panel `tally` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class CountFrom(TypedDict):
    """Count from here on."""

    do: Literal["tally-from"]
