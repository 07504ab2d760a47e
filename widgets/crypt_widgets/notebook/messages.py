"""What a panel alone in a notebook sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class PhaseAgain(TypedDict):
    """A phase alone is begun once more."""

    do: Literal["phase-again"]
    luck: Literal["same", "new"]
