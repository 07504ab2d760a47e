"""The pages of the reference: a rule in words, where it stands, what is ours, what to read next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from ...crypt.views import View, view
from ..explain.crypt import Voice, player_label, treasure_label, turn
from ..explain.lessons import voice
from ..explain.voice import sentence
from ..lessons.task import LEARNER, Lesson
from ..rules import Rule, index
from ..words import Words
from .trials import TRIALS

RULES = index("crypt")


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

    `part` is the title of the phase it belongs to. `ruling`: what we decided and why; `editions`:
    how the rulebooks differ, or what they leave open. `trial`: what to do at the table of the rule
    and what it will show. `before` and `after` are its neighbours in the index.
    """

    id: str
    phase: str
    part: str
    title: str
    text: str
    ruling: str | None
    places: tuple[Place, ...]
    editions: str | None
    trial: str
    related: tuple[Link, ...]
    before: Link | None
    after: Link | None


def link(words: Words, rule: str) -> Link:
    """The way to a rule's page."""
    return Link(rule, sentence(words.say(f"{RULES.message(rule)}.title")))


def part_title(words: Words, phase: str) -> str:
    """What a part of the reference is called."""
    return words.say("reference-part", phase=phase)


def contents(words: Words) -> tuple[Part, ...]:
    """All rules by phase, in the order of the index."""
    return tuple(
        Part(phase, part_title(words, phase), tuple(link(words, rule.id) for rule in rules))
        for phase, rules in groupby(RULES.values(), key=lambda rule: rule.phase)
    )


def page(words: Words, rule: str) -> Page:
    """The page of a rule.

    :raises KeyError: if there is no such rule.
    """
    card, entry, id_ = RULES.card(words, rule), RULES[rule], RULES.message(rule)
    order = list(RULES)
    at = order.index(rule)
    differ = f"{id_}.editions"
    return Page(
        id=rule,
        phase=entry.phase,
        part=part_title(words, entry.phase),
        title=card.title,
        text=card.text,
        ruling=card.ruling,
        places=tuple(_places(words, rule)),
        editions=words.say(differ) if "editions" in words.attributes(id_) else None,
        trial=words.say(f"{id_}.try"),
        related=tuple(link(words, other) for other in entry.related),
        before=link(words, order[at - 1]) if at else None,
        after=link(words, order[at + 1]) if at + 1 < len(order) else None,
    )


def _places(words: Words, rule: str) -> Iterator[Place]:
    entry = RULES[rule]
    for lang in RULES.editions:
        # An edition may lack a whole part of the game: the English one has no solo game.
        lacks = not any(lang in other.where for other in _part(entry.phase))
        whole = lacks and any(other.where for other in _part(entry.phase))
        missing = words.say("reference-missing", what=entry.phase if whole else "rule")
        yield Place(lang, Words(lang).say("language-name"), entry.where.get(lang), missing)


def _part(phase: str) -> list[Rule]:
    return [rule for rule in RULES.values() if rule.phase == phase]


# --- trying it ------------------------------------------------------------------------------------


def lesson(words: Words, rule: str) -> Lesson:
    """The rule's trial for the table of the app, in words."""
    told = page(words, rule)
    return TRIALS[rule].lesson(told.title, told.trial)


def table(words: Words, rule: str) -> tuple[str, ...]:
    """The table of a rule's trial, line by line: treasures, players, collections, whose turn."""
    start = TRIALS[rule].start
    told = voice(words, start.game, start.seats)
    seen = view(start.timeline().state, LEARNER)
    treasures = [treasure_label(told, treasure, seen) for treasure in seen.crypt if treasure]
    players = [
        line
        for player in seen.players
        for line in (player_label(told, player, seen), _collection(told, seen, player.player))
    ]
    when = words.say("round-of", round=seen.round, rounds=seen.setup.rounds)
    return (f"{when}. {turn(told, seen)}", *treasures, *filter(None, players))


def _collection(told: Voice, seen: View, player: int) -> str:
    """The treasures that a player owns; nothing if there are none."""
    cards = seen.players[player].treasures
    if not cards:
        return ""
    listed = told.all_of(told.card(card.kind, card.value) for card in cards)
    return sentence(told.say("reference-owns", **told.person(player), treasures=listed))
