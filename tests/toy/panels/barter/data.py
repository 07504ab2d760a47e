"""What the toy's table draws."""

from __future__ import annotations

from typing import TypedDict

from ...panels.data import Curtain, StepNotice, TextPart, Verdict


class Seat(TypedDict):
    """A player with their gems and, if it may be seen, their choice."""

    id: int
    mark: str
    name: str
    gems: int
    gems_text: str
    choice: str
    asked: bool


class Choice(TypedDict):
    """A decision that can be made, in notation, and its label."""

    move: str
    label: str


class Ask(TypedDict):
    """What is to be decided."""

    id: str
    kind: str
    prompt: str
    moves: list[Choice]
    notation: str


class TableData(TypedDict):
    """The table of Barter."""

    players: list[Seat]
    offer: str
    ask: Ask | None
    verdict: Verdict | None
    told: StepNotice | None
    curtain: Curtain | None
    table: int
    text: list[TextPart]
