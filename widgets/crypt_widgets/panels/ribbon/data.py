"""What the panel `ribbon` draws."""

from __future__ import annotations

from typing import Literal, TypedDict


class Phase(TypedDict):
    """A phase of the round, or an action."""

    id: str
    numeral: str
    name: str
    state: Literal["done", "now", "next", "open", "shut"]
    rule: str
    hint: str
    """What happens in it; empty before a lesson has told."""


class OwnRibbon(TypedDict):
    """What a game says: the phases or actions, and whose turn it is."""

    label: str
    path: bool
    """Whether the phases come one after another."""
    phases: list[Phase]
    round: str
    turn: str
    who: int | None
    mark: str | None


class RibbonData(OwnRibbon):
    """The phases or actions, and what all games say beside them."""

    rival: str | None
    """The score to beat."""
    note: str | None
