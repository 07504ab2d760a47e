"""What the panel `companion` draws."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ..data import PayingCards


class CompanionOffer(TypedDict):
    """The companion as it is offered."""

    title: str
    text: str
    yes: str
    no: str


class Title(TypedDict):
    """A title, and from how many points on it is reached."""

    name: str
    least: int


class ToolCard(TypedDict):
    """A tool that is introduced, by its panel's name."""

    name: str
    sign: str
    label: str
    text: str


class CompanionData(TypedDict):
    """The companion, or its offer, or neither."""

    offer: NotRequired[CompanionOffer]
    line: NotRequired[str]
    """What is said now: to the decision, else how far one is."""
    aim: NotRequired[str | None]
    """What the game is about, until something is decided."""
    titles: NotRequired[list[Title]]
    """The titles to reach, as long as the aim is told."""
    standing: NotRequired[str]
    """How far one is; empty where the line says it."""
    payers: NotRequired[PayingCards]
    tool: NotRequired[ToolCard | None]
    """The tool that helps from now on."""
