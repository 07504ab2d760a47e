"""What the panel `story` draws."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class News(TypedDict):
    """What has just happened, and why."""

    title: str
    text: str
    why: str
    rule: str
    rule_name: str
    tone: str
    brief: bool
    """Whether the reason has been told often enough for a line of it to do."""
    first: bool
    """Whether it is how the game begins, before anybody has decided anything."""
    at_table: bool
    """Whether the table tells what has happened: beside it there is only the reason to add."""


class LogLine(TypedDict):
    """An event by itself, and why it was so."""

    text: str
    why: str


class May(TypedDict):
    """What one may do now."""

    title: str
    items: list[str]


class Sheet(TypedDict):
    """The final score."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    total: list[str]


class Rung(TypedDict):
    """A rank, and from how many points on it is reached."""

    name: str
    least: int
    here: bool


class EndPlayer(TypedDict):
    """What a player has come to."""

    seat: int
    name: str
    total: int
    won: bool


class EndPart(TypedDict):
    """What points were made of: those of each of the players, in their order."""

    label: str
    kind: str
    """What it is about, where the table has a colour for that; else empty."""
    points: list[int]


class DareOffer(TypedDict):
    """What is offered to play a deal once more for: one's own score; and codes of it for others."""

    score: str
    code: str
    """With one's score told at once,"""
    hidden: str
    """and with it told when the game is over."""


class WayOn(TypedDict):
    """What one may do next."""

    id: Literal["mistake", "lesson", "review", "again", "new", "dare", "day", "course"]
    label: str
    ask: Any
    """The message that asks for it, perhaps one of a game's own; None: the frame does it."""
    offer: NotRequired[DareOffer | str]
    """What the dialogue of a challenge offers, or the result to be passed on."""
    waits: NotRequired[Literal[True]]
    """It keeps its place, but is not to be had yet."""


class ChapterEnd(TypedDict):
    """The end of a first whole game, and perhaps of the first chapter."""

    title: str
    well: str | None
    """What went best, once that is known."""
    text: str
    """What there is to try again."""
    compared: str | None
    """How a simple player would have done."""
    pending: Any
    """The message that asks for what is not known yet; else None."""


class EndCard(TypedDict):
    """How the game ended, in one look, and what next."""

    verdict: str
    next: str | None
    compared: str | None
    """How it stands to the score that was to be beaten, if one was."""
    like: str | None
    """The score without its luck, once that is known."""
    ladder: list[Rung]
    players: list[EndPlayer]
    """The best first."""
    parts: list[EndPart]
    """Those that gave anybody anything."""
    chapter: ChapterEnd | None
    """What is said to a first whole game."""
    unreviewed: str | None
    """Why there is nothing to go over, where nobody has decided anything."""
    ways: list[WayOn]


class RuleCard(TypedDict):
    """A rule beside the story."""

    id: str
    title: str
    text: str
    where: list[list[str]]
    """In which book, and where in it."""
    ruling: str | None
    page: bool
    """Whether there is a book to open at its page."""


class StoryData(TypedDict):
    """The news, what one may do, and the steps."""

    news: News | None
    on_request: bool
    """Whether the task says enough: beside a table the reasons wait until somebody asks."""
    viewer: int | None
    """The player who is looking, in whose colour their own things are marked."""
    untold: str | None
    """What is said in a phase alone while nothing has happened there."""
    log: list[LogLine]
    may: May | None
    at: str
    step: int
    steps: int
    can_undo: bool
    """Whether there is a decision of one's own before what is shown."""
    past: bool
    """Whether one looks back at a decision that one may make anew."""
    end: EndCard | None
    sheet: Sheet | None
    rule: RuleCard | None
