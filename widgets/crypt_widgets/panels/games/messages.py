"""What the panel `games` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, NotRequired, TypedDict


class LuckOf(TypedDict):
    """What luck of a kind gave, or took below zero, in tenths of a point."""

    kind: str
    tenths: int


class KeptDecision(TypedDict):
    """A decision of a game that was gone over, and the tenths of a point that it was about."""

    round: int
    move: str
    """As its game writes it."""
    tenths: int


class GoneOver(TypedDict):
    """What going over a game alone has shown, in tenths of a point.

    What was expected at its start, all luck less what decisions cost: that is the score.
    """

    start: int
    luck: list[LuckOf]
    worst: KeptDecision | None
    """The decision that gave most away, if any did."""
    best: KeptDecision | None
    """A good one beside which all others would have given away most, if one stood out."""


class Played(TypedDict):
    """What is kept of a game beside its record: who has played it, and what it came to."""

    game: str
    seats: list[str]
    names: NotRequired[list[str]]
    """What people are called, by their seats; empty for who has no name of their own."""
    decided: int
    """How many decisions people have made, all lines together."""
    scores: list[int]
    """Of the first line that came to its end; nothing while none has."""
    winners: list[int]
    cost: int | None
    """What the decisions of that line gave away, in tenths of a point, once it was gone over."""
    gone: NotRequired[GoneOver | None]
    """What else that has shown."""
    day: str | None
    """The day of which it is the deal, such as "2026-11-23"."""
    path: list[int]
    """Of a deal of the day: how much of what there is to collect came in each round."""


class KeptGame(Played):
    """A game that the browser keeps: its id, and when something was decided in it last."""

    id: str
    changed: int
    """In milliseconds since 1970."""
    removed: NotRequired[bool]
    """Whether it is there no more, only that its day has been played."""


class KeptGames(TypedDict):
    """All games that the browser keeps."""

    do: Literal["games-kept"]
    games: list[KeptGame]
    today: str
    """The day that it is where the page is."""


class PlayDay(TypedDict):
    """The deal of a day of a game."""

    do: Literal["day-play"]
    game: str
    day: str


class OpenKept(TypedDict):
    """To a game that the browser keeps: its record."""

    do: Literal["games-open"]
    id: str
    text: str
