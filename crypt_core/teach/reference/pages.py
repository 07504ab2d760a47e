"""The pages of the reference: a rule in words, where it stands, what is ours, what to read next."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from ...games import GAMES
from ..catalogue import language_names
from ..explain import Part as TablePart
from ..explain import teller
from ..explain.lessons import voice
from ..explain.voice import sentence
from ..lessons.task import LEARNER, Lesson
from ..rules import Index, index
from ..words import Words
from .trials import trials


class Link(NamedTuple):
    """The way to a rule's page: its id and its title."""

    id: str
    title: str


class Part(NamedTuple):
    """A part of the contents: a phase of the game, its title, and its rules."""

    phase: str
    title: str
    links: tuple[Link, ...]


class Place(NamedTuple):
    """Where a printed rulebook states a rule.

    `lang` and `language` are the edition's, `heading` the heading under which the rule stands; if
    it does not state the rule, `heading` is None and `missing` says so.
    """

    lang: str
    language: str
    heading: str | None
    missing: str

    @property
    def text(self) -> str:
        """The heading, or that there is none."""
        return self.missing if self.heading is None else self.heading


class Page(NamedTuple):
    """A rule's page, in words.

    `part` is the title of the phase it belongs to. `asked`: questions that it answers. `ruling`:
    what we decided and why; `editions`: how the rulebooks differ, or what they leave open. `trial`:
    what to do at the table of the rule and what it will show; "" if it has no table. `before` and
    `after` are its neighbours in the index.
    """

    id: str
    phase: str
    part: str
    title: str
    text: str
    asked: tuple[str, ...]
    ruling: str | None
    places: tuple[Place, ...]
    editions: str | None
    trial: str
    related: tuple[Link, ...]
    before: Link | None
    after: Link | None


def link(words: Words, game: str, rule: str) -> Link:
    """The way to the page of a game's rule."""
    return Link(rule, sentence(words.say(f"{index(game).message(rule)}.title")))


def book_title(words: Words, game: str) -> str:
    """What the reference of a game is called."""
    return words.say("reference-title", game=words.say(f"game-{game}"))


def part_title(words: Words, game: str, phase: str) -> str:
    """What a part of the reference is called."""
    return words.say(f"game-{game}-parts.{phase}")


def contents(words: Words, game: str) -> tuple[Part, ...]:
    """All rules of a game by phase, in the order of the index."""
    return tuple(
        Part(phase, part_title(words, game, phase), tuple(link(words, game, r.id) for r in rules))
        for phase, rules in groupby(index(game).values(), key=lambda rule: rule.phase)
    )


def page(words: Words, game: str, rule: str) -> Page:
    """The page of a game's rule.

    :raises KeyError: if there is no such rule.
    """
    rules = index(game)
    card, entry, id_ = rules.card(words, rule), rules[rule], rules.message(rule)
    order = list(rules)
    at = order.index(rule)
    differ = f"{id_}.editions"
    return Page(
        id=rule,
        phase=entry.phase,
        part=part_title(words, game, entry.phase),
        title=card.title,
        text=card.text,
        asked=questions(words, game, rule),
        ruling=card.ruling,
        places=tuple(_places(words, rules, rule)),
        editions=words.say(differ) if "editions" in words.attributes(id_) else None,
        trial=words.say(f"{id_}.try") if rule in trials(game) else "",
        related=tuple(link(words, game, other) for other in entry.related),
        before=link(words, game, order[at - 1]) if at else None,
        after=link(words, game, order[at + 1]) if at + 1 < len(order) else None,
    )


def questions(words: Words, game: str, rule: str) -> tuple[str, ...]:
    """What people ask that a rule answers; nothing for some."""
    id_ = index(game).message(rule)
    if "asked" not in words.attributes(id_):
        return ()
    return tuple(re.findall(r"\S[^?]*\?", words.say(f"{id_}.asked")))


def _places(words: Words, rules: Index, rule: str) -> Iterator[Place]:
    entry = rules[rule]
    part = [other.where for other in rules.values() if other.phase == entry.phase]
    for lang in rules.editions:
        # An edition may lack a whole part of the game: the English one has no solo game.
        whole = any(part) and not any(lang in where for where in part)
        missing = words.say("reference-missing", what=entry.phase if whole else "rule")
        yield Place(lang, language_names()[lang], entry.where.get(lang), missing)


# --- trying it ------------------------------------------------------------------------------------


def lesson(words: Words, game: str, rule: str) -> Lesson:
    """The rule's trial for the table of the app, in words.

    :raises KeyError: if it has none.
    """
    told = page(words, game, rule)
    return trials(game)[rule].lesson(told.title, told.trial)


def table(words: Words, game: str, rule: str) -> list[TablePart]:
    """The table of a rule's trial in words, part by part; nothing if it has none."""
    if rule not in trials(game):
        return []
    start = trials(game)[rule].start
    seen = GAMES[game].view(start.timeline().state, LEARNER)
    return teller(game).table_text(voice(words, game, start.seats), seen)
