"""What the panel `games` draws."""

from __future__ import annotations

from typing import TypedDict

from ..data import ScreenHead


class GameFigure(TypedDict):
    """A figure of all games of a kind: what it is, and how much."""

    label: str
    value: str


class RankShare(TypedDict):
    """How many games came to a rank, what share of all that is, and its bar, in per cent."""

    name: str
    count: int
    share: str
    width: float


class GameRow(TypedDict):
    """A kept game in a line."""

    id: str
    changed: int
    game: str
    who: str
    score: str | None
    """None while it is not finished."""
    came: str
    """The rank, who won, or how far it is."""
    won: bool
    cost: str | None
    like: str | None
    """The score without its luck."""
    here: bool
    """Whether it is the one at the table."""
    share: str | None
    """The result of a deal of the day, to be passed on."""
    remove: str
    """What is asked before it is removed."""


class CostOfGame(TypedDict):
    """What the decisions of a game cost, for the trend."""

    id: str
    changed: int
    cost: float
    text: str


class Trend(TypedDict):
    """What decisions cost, game by game, the oldest first."""

    games: list[CostOfGame]
    most: float
    """The upper end of the scale."""
    mean: float
    text: str
    """What is to be seen in it, in a sentence."""


class StandingOut(TypedDict):
    """A decision among all games that cost most, or that was found where others would have."""

    id: str
    """Of its game."""
    changed: int
    round: str
    move: str
    value: str


class Strength(TypedDict):
    """How strong somebody plays, luck left out; or how many games are wanting to say it."""

    text: str
    about: str | None
    """What the figure is of."""
    scale: StrengthScale | None


class StrengthScale(TypedDict):
    """The score without luck, the bounds in which it surely lies, and ranks from `least` on."""

    score: float
    low: float
    high: float
    least: int
    most: int
    marks: list[RankMark]
    """Where ranks begin."""


class RankMark(TypedDict):
    """Where a rank begins."""

    coins: int
    name: str


class DayCard(TypedDict):
    """The deal of the day: what it is or has come to, and what yesterday's came to."""

    game: str
    day: str
    title: str
    text: str
    go: str | None
    """What its button says; None where there is nothing to go to."""
    id: str | None
    """The kept game that has been begun."""
    share: str | None
    """What may be passed on of it: nothing of its cards."""
    before: str


class GamesSheet(TypedDict):
    """All games that are kept, the last first, and what those of one kind came to."""

    none: str | None
    """Said where there is none."""
    day: DayCard | None
    summary: str
    """Of which games the figures are."""
    figures: list[GameFigure]
    ranks: list[RankShare]
    strength: Strength | None
    trend: Trend | None
    worst: list[StandingOut]
    """The decisions that cost most, of all games; the worst first."""
    best: list[StandingOut]
    games: list[GameRow]


class GamesData(TypedDict):
    """The screen of the kept games."""

    head: ScreenHead
    title: str
    about: str
    sheet: GamesSheet | None
    """None until the browser has told of them."""
