"""What the panel `coach` draws."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ....panels.data import DraftedMove
from ..data import NamedTreasure


class Chance(TypedDict):
    """How likely a treasure becomes yours."""

    slot: str
    text: str
    width: float


class MoveRow(TypedDict):
    """A move and what may be expected of it."""

    move: str
    label: str
    dice: list[tuple[str, list[int]]]
    """On which treasures which efforts."""
    rank: int
    even: bool
    for_nothing: bool
    chances: list[Chance]
    coins: str | None
    ready: str
    score: str
    reached: str | None
    """How often the highest rank is reached, for who plays for it."""
    loss: str


class ListedRow(MoveRow):
    """A move of the list, with those that differ from it in nothing."""

    same: list[str]
    """The other moves, as the table writes them."""
    ways: str | None
    """How many ways there are, if there are several."""


class DraftRow(MoveRow):
    """The claim that is being laid out."""

    text: str


class Option(TypedDict):
    """Something to filter by."""

    value: int
    name: str


class Filters(TypedDict):
    """What the list is narrowed to, and can be."""

    slot: int | None
    servants: int | None
    slots: list[Option]
    counts: list[Option]


class Explained(TypedDict):
    """The move of the list that is explained, and the other ways to do the same."""

    move: str
    text: str
    same: str | None


class MoveList(TypedDict):
    """All moves, ranked."""

    note: str
    treasures: list[NamedTreasure]
    filters: Filters | None
    claims: bool
    rows: list[ListedRow]
    shown: str
    more: bool
    draft: DraftRow | None
    explained: Explained | None


class Hints(TypedDict):
    """The hints given; with the last of them the move and what it promises."""

    hints: list[list[str]]
    """Each by its paragraphs."""
    best: MoveRow | None
    treasures: NotRequired[list[NamedTreasure]]


class Aim(TypedDict):
    """Whether one plays for the highest rank, and what that means."""

    on: bool
    note: str


class CoachData(Hints):
    """The coach, open."""

    open: Literal[True]
    aim: Aim
    quiet: str | None
    """Why there is nothing to ask."""
    next: str | None
    list: MoveList | None
    laid: DraftedMove | None
    expected: str
    """Of when it is what a move promises."""
    fair: str
    estimate: str
    count: NotRequired[str]
