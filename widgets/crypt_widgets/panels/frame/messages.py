"""What the panel `frame` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, NotRequired, TypedDict


class Language(TypedDict):
    """Another language."""

    do: Literal["lang"]
    lang: str


class Hello(TypedDict):
    """A page has opened: its language and what it has kept."""

    do: Literal["hello"]
    lang: NotRequired[str | None]
    chosen: NotRequired[bool]
    """Whether somebody has chosen that language."""
    saved: NotRequired[str | None]
    """The record that the browser has kept."""
    own: NotRequired[str | None]
    """The record that this page has kept."""
    previous: NotRequired[str | None]
    """The record of the game before."""
    fresh: NotRequired[str | None]
    """The record of the game with which the page has begun, if nothing was played in it."""
    draft: NotRequired[list[str] | None]
    """What was laid out, after the code of the game in which it was."""
    code: NotRequired[str | None]
    """The game that the page's address tells of."""

    place: NotRequired[str | None]
    """The place that the page's address tells of,"""
    visit: NotRequired[int]
    """and the number under which it is visited."""
    warns: NotRequired[bool]
    """Whether somebody wants to be warned: see `Warn`."""
    tasks: NotRequired[list[str | None]]
    """The task that the page has kept, and the one that the browser has."""


class Visit(TypedDict):
    """To a place (see `places`); the number tells which visit has been answered."""

    do: Literal["visit"]
    place: str
    visit: int


class New(TypedDict):
    """A new game; beside this what its setup is made of, which the game itself reads."""

    do: Literal["new"]
    game: NotRequired[str | None]
    seats: NotRequired[list[str] | None]
    seed: NotRequired[str | int | None]
    names: NotRequired[list[str]]
    """What people are called, by their seats."""
    for_good: NotRequired[bool]
    """Whether nobody goes back past a decision until the game is over."""


class Load(TypedDict):
    """A game from a text: a record or a code."""

    do: Literal["load"]
    text: str


class KeptApart(TypedDict):
    """The game of this id was played on elsewhere: what is played here is to have another one."""

    do: Literal["games-apart"]
    id: str


class JudgeCards(TypedDict):
    """Wants to know whether a game can be played with the cards of a file; `n` comes back."""

    do: Literal["judge-cards"]
    game: str
    cards: str
    n: int


class Ping(TypedDict):
    """Wants the number back."""

    do: Literal["ping"]
    n: int


class FrameButton(TypedDict):
    """What a button of the frame asks for."""

    do: Literal[
        "close-trouble", "resume", "discard-saved", "previous", "again", "again-coach", "take-up"
    ]
