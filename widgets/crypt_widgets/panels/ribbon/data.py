"""What the panel `ribbon` draws."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Phase(TypedDict):
    """A phase of the round, or an action."""

    id: str
    numeral: str
    name: str
    state: Literal["done", "now", "next", "open", "shut"]
    rule: str
    hint: str


class RibbonData(TypedDict):
    """The phases or actions, and whose turn it is."""

    label: str
    path: bool
    """Whether the phases come one after another."""
    phases: list[Phase]
    round: str
    rival: NotRequired[str | None]
    """The score to beat."""
    turn: str
    who: int | None
    mark: str | None
    note: str | None
