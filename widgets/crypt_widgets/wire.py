"""What goes from a panel to Python: each message as a type.

A panel sends what it wants done under "do", and the facts that go with it. The messages of a game's
own are in the `wire.py` of its folder; what goes the other way is in `data.py`. The types that the
scripts are checked with are made from both: `scripts/make_wire_types.py`.
"""

# The types are read while the tutor runs, so that they are types here and not their texts.

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Sent = Mapping[str, Any]
"""What has come from a page, before anybody has looked whether it is a message."""

MARKS = ("circle", "diamond", "triangle", "square", "star", "cross")
"""Each player's shape, so that colour is never the only sign."""


# --- at the table ---------------------------------------------------------------------------------


class Word(TypedDict):
    """What is asked for with a word alone."""

    do: Literal[
        "next",
        "continue",
        "back",
        "undo",
        "back-to-game",
        "curtain",
        "close-rule",
        "close-trouble",
        "resume",
        "discard-saved",
        "previous",
        "again",
        "again-coach",
        "take-up",
        "learn-close",
        "learn-leave",
        "learn-forget",
        "learn-refresh",
        "whole",
    ]


class Play(TypedDict):
    """Make this decision; or say whether it would be allowed, and with `lay` lay it out, too."""

    do: Literal["play", "consider", "lay"]
    move: str


class Warn(TypedDict):
    """Whether one wants to be warned before a decision that costs much."""

    do: Literal["warn"]
    on: bool


class Go(TypedDict):
    """To a moment of the tree, and a step in it."""

    do: Literal["go"]
    node: int
    step: NotRequired[int | None]


class OpenTool(TypedDict):
    """Which of the tools beside the table is shown, by its panel's name."""

    do: Literal["tool"]
    name: str


class Luck(TypedDict):
    """With which luck the next branch begins."""

    do: Literal["luck"]
    luck: Literal["same", "new"]


class Compare(TypedDict):
    """Two lines side by side; or, of two lines, what may be expected from where they end."""

    do: Literal["compare", "expect"]
    a: int
    b: int


class OpenRule(TypedDict):
    """The card of a rule (`rule`), or the table to try it at (`rules-play`)."""

    do: Literal["rule", "rules-play"]
    id: str


class PhaseAgain(TypedDict):
    """A phase alone is begun once more."""

    do: Literal["phase-again"]
    luck: Literal["same", "new"]


class Language(TypedDict):
    """Another language."""

    do: Literal["lang"]
    lang: str


# --- estimates, where several play ----------------------------------------------------------------


class Estimating(TypedDict):
    """What is asked of estimates with a word alone."""

    do: Literal["estimate-ask", "estimate-review-start", "estimate-review-go-on"]


# --- games, as the frame begins and keeps them ----------------------------------------------------


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
    """A game from a text (`load`), or progress (`learn-import`)."""

    do: Literal["load", "learn-import"]
    text: str


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


# --- learning and looking up ----------------------------------------------------------------------


class OpenScreen(TypedDict):
    """A screen instead of the table."""

    do: Literal["learn-open"]
    screen: str


class Invited(TypedDict):
    """A newcomer's answer to the invitation."""

    do: Literal["learn-invite"]
    yes: bool


class KeptProgress(TypedDict):
    """What the browser has kept of learning."""

    do: Literal["learn-keep"]
    text: str | None
    invited: bool
    declined: NotRequired[str | None]
    """The lesson that somebody did not want to go on with."""
    elsewhere: NotRequired[bool]
    """Whether it was another page that has kept it."""
    now: NotRequired[int]
    """What the page takes for now, in milliseconds since 1970."""


class StartLesson(TypedDict):
    """A lesson or a puzzle."""

    do: Literal["learn-start"]
    kind: str
    id: str


class PickTask(TypedDict):
    """Another task of the lesson."""

    do: Literal["learn-task"]
    number: int


TaskButton = TypedDict(
    "TaskButton",
    {
        "do": Literal["learn-next", "learn-again", "learn-hint", "learn-play"],
        "from": NotRequired[int],
    },
)
"""A button of a task, and `from` which table, so that one pressed twice does not go on twice."""


class Answer(TypedDict):
    """An answer to a task's question."""

    do: Literal["learn-answer"]
    choice: str


class RulePage(TypedDict):
    """A page of the reference; the list where there is no id."""

    do: Literal["rules-open", "rules-page"]
    id: NotRequired[str | None]


class Search(TypedDict):
    """Words to look for in the reference."""

    do: Literal["rules-search"]
    text: str


# --- what is wrong with a message -----------------------------------------------------------------

SHOWN = 40
"""So much is told of a message that nobody knows."""


def wrong(message: Sent, kind: type | None) -> str | None:
    """What is wrong with a message of this kind: its name if there is no kind, else its field."""
    do = str(message["do"])
    if kind is None:
        return do[:SHOWN].encode("utf-8", "replace").decode()  # half a sign cannot be sent back
    fact = _wrong_fact(message, kind)
    return None if fact is None else f"{do}: {fact}"


facts_of = cache(get_type_hints)
"""The facts of a kind of message, each with its form."""


def _wrong_fact(facts: Sent, kind: Any) -> str | None:
    """The first fact that is missing or has not the form that its type says; others are let be."""
    for fact, form in facts_of(kind).items():
        if fact in facts:
            if not _fits(facts[fact], form):
                return fact
        elif fact in kind.__required_keys__:
            return fact
    return None


def _fits(value: object, form: Any) -> bool:
    """Whether a value, which was JSON, has this form."""
    inside = get_args(form)
    if get_origin(form) is Literal:
        return value in inside
    if get_origin(form) in (Union, UnionType):
        return any(_fits(value, one) for one in inside)
    if get_origin(form) is list:
        return isinstance(value, list) and all(_fits(one, inside[0]) for one in value)
    if is_typeddict(form):
        return isinstance(value, dict) and _wrong_fact(value, form) is None
    return value is None if form is NoneType else type(value) is form
