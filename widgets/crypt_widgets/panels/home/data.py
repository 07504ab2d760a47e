"""What the panel `home` draws."""

from __future__ import annotations

from typing import TypedDict


class GameOnOffer(TypedDict):
    """A game to learn or to play."""

    id: str
    name: str
    about: str
    """What it is about, and how one wins."""
    facts: str
    """How many play, and how long."""
    learn: str
    """What leads to its course."""
    waits: bool
    """Whether a game of it waits at the table, and is not over."""


class DayOnOffer(TypedDict):
    """The deal of the day."""

    game: str
    title: str
    text: str
    go: str | None
    """What leads to it; None: it was tried and is there no more."""


class DueOnOffer(TypedDict):
    """Exercises of a game that should come back today."""

    game: str
    text: str
    go: str


class HomeSheet(TypedDict):
    """The first screen."""

    title: str
    about: str
    games: list[GameOnOffer]
    day: DayOnOffer | None
    due: list[DueOnOffer]
