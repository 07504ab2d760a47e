"""What the panel `frame` draws."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from ..data import Notice
from ..games.messages import Played


class Resume(Notice):
    """The offer to go on with the game that was kept, or to take the course."""

    yes: str
    no: str


class Invitation(Resume):
    """The offer to take the course, or to go on with it at a lesson."""

    lesson: str | None
    puzzles: str | None
    """What leads to the puzzles is called, where there are some."""


class TwoSides(TypedDict):
    """A card of which one side is chosen, with what each pays."""

    kind: str
    name: str
    A: str
    B: str


class ExampleFile(TypedDict):
    """A file to begin one's own with."""

    name: str
    text: str


class CardsOffer(TypedDict):
    """Cards of one's own: what is said of them, and of files that hold none."""

    note: str
    unread: str
    long: str
    example: ExampleFile


class JudgedCards(TypedDict):
    """The answer to cards that were to be judged: as the game takes them, or why it does not."""

    judged: int
    cards: str | None
    why: str | None


class OneOf(TypedDict):
    """Something of which one number is chosen: a field of the setup."""

    field: str
    values: list[tuple[int, str, int]]
    """Each with what it is called, and how many players it wants at least."""


class OneEach(TypedDict):
    """Something of which each player has one of their own, or all are drawn by lot."""

    field: str
    values: list[tuple[str, str]]


class GameForm(TypedDict):
    """What a new game offers."""

    id: str
    name: str
    about: str
    players: list[int]
    seats: list[list[str]]
    """Who can sit there: what is sent back, a name, what it does."""
    opponent: str
    words: dict[str, str]
    one: NotRequired[OneOf]
    each: NotRequired[OneEach]
    sides: NotRequired[list[TwoSides]]
    cards: NotRequired[CardsOffer]


class NewGameSetup(TypedDict):
    """What the form for a new game begins with."""

    game: str
    seats: list[str]
    names: list[str]
    seed: str
    for_good: bool
    fields: dict[str, Any]
    games: list[GameForm]


class FrameData(TypedDict):
    """Languages, the form for a new game, and troubles."""

    greeted: bool
    """Whether a page has told its language, game and place: before that it has nothing to show."""
    lang: str
    langs: list[list[str]]
    trouble: Notice | None
    resume: Resume | None
    invite: Invitation | None
    dare: Resume | None
    """What somebody has sent: a deal to be played."""
    screen: str | None
    previous: str | None
    game: str
    table: int
    title: str
    setup: NewGameSetup
    about: str


class KeptPlace(TypedDict):
    """Where one is: what the address tells, and what is kept of the task there."""

    place: str
    visit: int
    """Which visit has been answered last."""
    title: str
    """What the place is called; nothing for the game."""
    task: str
    """The task at the table and what was done in it; nothing without one."""
    playing: bool
    """Whether somebody has asked for the game: until then nothing is kept of it."""


class KeptRecord(TypedDict):
    """What the browser is to keep of the game: the `text` of its record, or all but its lines."""

    code: str
    seed: str | None
    """None while it, or the code, tells secrets that several people have from one another."""
    id: str | None
    """By what the browser knows the game among those that it keeps; None if it is none of them."""
    decided_here: bool
    """Whether a decision has been made since the game came to the table: a look keeps nothing."""
    played: Played
    text: NotRequired[str]
    head: NotRequired[dict[str, Any]]
    count: NotRequired[int]
    """How many decisions its lines hold; they are the panel's growing list."""
    on: NotRequired[int]
    at: NotRequired[list[int]]


class FrameKeep(KeptRecord, KeptPlace):
    """What the browser is to keep of the game, and of where one is."""
