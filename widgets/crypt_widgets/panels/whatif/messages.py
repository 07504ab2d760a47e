"""What the panel `whatif` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, NotRequired, TypedDict


class Luck(TypedDict):
    """With which luck the next branch begins."""

    do: Literal["luck"]
    luck: Literal["same", "new"]


class Compare(TypedDict):
    """Two lines side by side; or, of two lines, what may be expected from where they end."""

    do: Literal["compare", "expect"]
    a: int
    b: int


class Go(TypedDict):
    """To a moment of the tree, and a step in it."""

    do: Literal["go"]
    node: int
    step: NotRequired[int | None]


class BackToGame(TypedDict):
    """To the end of the line that is shown."""

    do: Literal["back-to-game"]
