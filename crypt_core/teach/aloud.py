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


class Section(NamedTuple):
    """A section of the explanation: its id, the rules that it explains, and its picture, an SVG."""

    id: str
    rules: tuple[str, ...]
    picture: str


class Explanation(Protocol):
    """A game's explanation (`teach/aloud.py` in its folder)."""

    MINUTES: int
    """How long it takes to say."""
    SECTIONS: tuple[Section, ...]
    """In the order in which one says them."""
    LATER: Mapping[str, str]
    """The rules that a first game does without, or all rules of a phase, and why."""


class SpokenSection(NamedTuple):
    """A section in words: `say` is said aloud, `do` is for the hands.

    `picture` is the address of an image, empty without one.
    """

    title: str
    say: str
    do: str
    picture: str
    rules: tuple[Link, ...]


class SpokenPage(NamedTuple):
    """The whole explanation in words; `later` says what a first game does without."""

    title: str
    about: str
    sections: tuple[SpokenSection, ...]
    later: str


def has_aloud(game: str) -> bool:
    """Whether a game has an explanation: one that is new may have none yet."""
    return has(game, "teach.aloud")


def explanation(game: str) -> Explanation:
    """The explanation of a game, by the game's name."""
    return cast(Explanation, part(game, "teach.aloud"))


def families(game: str) -> set[str]:
    """The ids of its messages."""
    ids = [section.id for section in explanation(game).SECTIONS] if has_aloud(game) else []
    return {f"{game}-aloud-{id_}" for id_ in [*ids, "later"] if ids}


@lru_cache(maxsize=len(LANGS))
def aloud(lang: str, game: str) -> SpokenPage:
    """The explanation of a game in a language."""
    from .drawing import address  # not read before somebody opens the page

    words, told = Words(lang), explanation(game)
    sections = []
    for section in told.SECTIONS:
        id_ = f"{game}-aloud-{section.id}"
        rules = tuple(link(words, game, rule) for rule in section.rules)
        title, do = words.say(f"{id_}.title"), words.say(f"{id_}.do")
        picture = section.picture and address(section.picture)
        sections.append(SpokenSection(title, words.say(id_), do, picture, rules))
    return SpokenPage(
        words.say("reference-aloud"),
        words.say("reference-aloud-about", game=words.say(f"game-{game}"), minutes=told.MINUTES),
        tuple(sections),
        words.say(f"{game}-aloud-later"),
    )
