"""What several panels draw."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class Nothing(TypedDict):
    """The data of a panel that has no place now."""


class Closed(TypedDict):
    """The data of a tool that is there and not shown."""

    open: Literal[False]


class Added(TypedDict):
    """What is new in the list of a growing panel."""

    number: int
    """One more each time."""
    whole: bool
    length: int
    """How long the list is now."""
    items: list[tuple[int, Any]]
    """What is new, each with its place."""


class Verdict(TypedDict):
    """The judge's answer to a move."""

    move: str
    legal: bool
    warned: bool
    """Whether it is held back once because of what it costs, which is the text then."""
    text: str
    rule: str | None
    final: bool
    """Whether the move was tried, not only laid out."""


class Curtain(TypedDict):
    """What hides the table while the screen changes hands."""

    title: str
    button: str


TextPart = tuple[str, list[str]]
"""A title and its lines: a part of the table as text."""


class Tab(TypedDict):
    """A screen that one can go to."""

    id: str
    label: str
    current: bool


class ScreenHead(TypedDict):
    """What a screen begins with."""

    label: str
    tabs: list[Tab]
    back: str


class PicturedSign(TypedDict):
    """What a card of a small picture is known by: paths in a square of this size."""

    size: int
    look: dict[str, str]
    """Attributes of all paths."""
    parts: list[dict[str, str]]
    """The attributes of each."""


class PicturedCard(TypedDict):
    """A card of a small picture."""

    sign: str
    value: str
    """Empty where it lies face-down."""
    dice: list[Sign]


class Sign(TypedDict):
    """A part of a picture: a die (of the game's own player: `role`), or what is written there."""

    die: int | None
    role: bool
    text: str


class PayingCard(TypedDict):
    """A `Payer` of the core, as the panels get it."""

    name: str
    pays: str
    detail: str
    mine: str
    counts: bool


class AloudLink(TypedDict):
    """The way to what one says to teach a game, with a line on it."""

    id: str
    title: str
    line: str


class PayingCards(TypedDict):
    """What pays at the end, under its title."""

    title: str
    cards: list[PayingCard]


class Notice(TypedDict):
    """A trouble, or a sentence with its title."""

    title: str
    text: str


class StepNotice(Notice):
    """What a step tells, at the table itself; the story beside it adds the reason."""

    why: str
    """The reason, for a table that has no story beside it."""
    final: bool
    """Whether it is how the game ended, which the story tells where there is one."""


class DraftedMove(TypedDict):
    """The move that lies on the table as a draft, and what is said of it."""

    move: str
    text: str


class EstimatedMove(TypedDict):
    """A move, how often one would win after it, and its bar: all in per cent."""

    move: str
    label: str
    chance: str
    width: float
    low: float
    high: float
    best: bool
    even: bool
    """Whether it may be as good as the best, as far as can be told."""
    lays: bool
    """Whether it can be laid out on the table."""
