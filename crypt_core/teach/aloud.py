"""A game as one teaches it to a table: what to say, part by part, and what to do meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, Protocol, cast

from ..games import has, part
from .reference.pages import Link, link
from .words import LANGS, Words

PAGE = "aloud"
"""What the page is called among those of the rules: no rule has this id."""


class Step(NamedTuple):
    """A part of the explanation: its id, the rules that it explains, and its picture, an SVG."""

    id: str
    rules: tuple[str, ...]
    picture: str


class Script(Protocol):
    """A game's explanation (`teach/aloud.py` in its folder)."""

    MINUTES: int
    """How long it takes to say."""
    STEPS: tuple[Step, ...]
    """In the order in which one says them."""
    LATER: Mapping[str, str]
    """The rules that a first game does without, or all rules of a phase, and why."""


class Part(NamedTuple):
    """A part in words: `say` is said aloud, `do` is for the hands.

    `picture` is the address of an image, empty without one.
    """

    title: str
    say: str
    do: str
    picture: str
    rules: tuple[Link, ...]


class Aloud(NamedTuple):
    """The whole explanation in words; `later` says what a first game does without."""

    title: str
    about: str
    parts: tuple[Part, ...]
    later: str


def has_aloud(game: str) -> bool:
    """Whether a game has an explanation: one that is new may have none yet."""
    return has(game, "teach.aloud")


def script(game: str) -> Script:
    """The explanation of a game, by the game's name."""
    return cast(Script, part(game, "teach.aloud"))


def families(game: str) -> set[str]:
    """The ids of its messages."""
    steps = [step.id for step in script(game).STEPS] if has_aloud(game) else []
    return {f"{game}-aloud-{part}" for part in [*steps, "later"] if steps}


@lru_cache(maxsize=len(LANGS))
def aloud(lang: str, game: str) -> Aloud:
    """The explanation of a game in a language."""
    from .drawing import address  # not read before somebody opens the page

    words, told = Words(lang), script(game)
    parts = []
    for step in told.STEPS:
        id_ = f"{game}-aloud-{step.id}"
        rules = tuple(link(words, game, rule) for rule in step.rules)
        title, do = words.say(f"{id_}.title"), words.say(f"{id_}.do")
        picture = step.picture and address(step.picture)
        parts.append(Part(title, words.say(id_), do, picture, rules))
    return Aloud(
        words.say("reference-aloud"),
        words.say("reference-aloud-about", game=words.say(f"game-{game}"), minutes=told.MINUTES),
        tuple(parts),
        words.say(f"{game}-aloud-later"),
    )
