"""What the panel `chances` draws."""

from __future__ import annotations

from typing import Literal, TypedDict


class HelpChance(TypedDict):
    """A chance, rounded, as the length of a bar, and exact."""

    text: str
    width: float
    exact: str


class HelpRow(TypedDict):
    """Something that may be done, how likely it is won, what it is worth, and more in words."""

    key: str
    label: str
    chance: HelpChance | None
    worth: str
    hear: str
    notes: list[str]


class HelpSide(TypedDict):
    """A side of an Arena that one may be thought to take."""

    side: str
    label: str
    on: bool


class HelpSides(TypedDict):
    """One of the others of an Arena, with the sides to count with."""

    player: int
    name: str
    sides: list[HelpSide]


class HelpPart(TypedDict):
    """A part of the help: its title, what is to be known before, and its rows."""

    key: str
    title: str
    notes: list[str]
    sides: list[HelpSides]
    rows: list[HelpRow]


class HelpData(TypedDict):
    """The help, open."""

    open: Literal[True]
    who: str | None
    parts: list[HelpPart]
    rates: str
    """How it is counted what a fight is worth; "" if nothing is."""
