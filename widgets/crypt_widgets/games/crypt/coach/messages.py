"""What the panel `coach` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class Open(TypedDict):
    """Open or close the coach's list."""

    do: Literal["coach-list"]
    open: bool


class PlayFor(TypedDict):
    """Whether the coach advises for who plays for the highest rank."""

    do: Literal["coach-aim"]
    rank: bool


class FilterMoves(TypedDict):
    """Which moves the coach lists; None for any."""

    do: Literal["coach-filter"]
    slot: int | None
    servants: int | None


class ExplainMove(TypedDict):
    """Which move of the list the coach explains; None for none."""

    do: Literal["coach-explain"]
    move: str | None


class CoachButton(TypedDict):
    """What a button of the coach asks for."""

    do: Literal["coach-hint", "coach-more"]
