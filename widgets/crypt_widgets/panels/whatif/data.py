"""What the panel `whatif` draws."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Comparison(TypedDict):
    """Two lines side by side."""

    columns: list[str]
    rows: list[list[str]]
    whose: list[str]
    """The player whose figure each row has; empty where there is one alone."""
    note: str
    expected: ExpectedOfLines


class ExpectedOfLines(TypedDict):
    """What may be expected from where two lines end."""

    ask: str | None
    """What the button says that asks for it, until somebody has."""
    rows: list[list[str]]
    note: str
    """How it is found; or why it cannot be."""


class WhatIfData(TypedDict):
    """Where one is in the tree, and the lines compared."""

    now: int
    tip: int
    ahead: str
    under_way: str | None
    """The decision whose steps are still being shown."""
    luck: Literal["same", "new"]
    compare: Comparison | None
    picked: list[int]


class ToldMoment(TypedDict):
    """A moment of the tree, as the panel's growing list has it; the first has no decision."""

    parent: int | None
    end: str
    over: bool
    label: str
    who: NotRequired[str]
    round: NotRequired[str]
    stop: NotRequired[str]
    luck: NotRequired[Literal["same", "new"]]
    branch: NotRequired[str]
    """The name of the line that begins here."""
