"""The search through the reference, in one language: over ids, titles, and what pages say.

Accents and capitals make no difference, and words that begin alike are found too: "evincer" finds
"évincés". What was found is marked, word by word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container
from functools import lru_cache
from typing import NamedTuple

from ...games import GAMES
from ..rules import index
from ..words import LANGS, Words
from .pages import page

Piece = tuple[str, bool]
"""Some text, and whether it is what was looked for."""

WORD = re.compile(r"\w+")
LONGEST = 100
"""Letters of a question; what is beyond is not looked at."""
EXCERPT = 130
"""Letters of an excerpt, more or less."""
TELLING = 3
"""Letters from which a word may also be found within another."""
STEM = 4
"""Letters that words of a family have in common at least."""
MOST_ENDING = 2
"""Letters of an ending, by which words of a family differ."""

WEIGHTS = {"title": 10, "id": 8, "text": 4, "part": 3, "ruling": 2, "editions": 1}
"""What it is worth that a word stands in a part of a page."""


class Hit(NamedTuple):
    """A rule that was found: its title and some of its text, cut where the marks are."""

    rule: str
    title: tuple[Piece, ...]
    excerpt: tuple[Piece, ...]


class Found(NamedTuple):
    """What a search has found, the best first, and a sentence about it.

    `whole` is false if nothing has all words, so that the hits have only some of them.
    """

    hits: tuple[Hit, ...]
    whole: bool
    says: str


def fold(text: str) -> str:
    """The text without accents and capitals; "œ" is "oe"."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """The words of a text, folded."""
    return WORD.findall(fold(text))


def likeness(wanted: str, word: str) -> float:
    """How well a word is what is wanted, both folded: 0 is not at all, 1 is the same."""
    if word == wanted:
        return 1
    if word.startswith(wanted):
        return 0.8
    common = len(_common(wanted, word))
    if common >= max(STEM, len(wanted) - MOST_ENDING) and common >= len(word) - MOST_ENDING - 1:
        return 0.6
    if len(wanted) >= TELLING and wanted in word:
        return 0.3
    return 0


def _common(one: str, other: str) -> str:
    """The beginning that two words share."""
    for length, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return one[:length]
    return min(one, other, key=len)


def marked(text: str, found: Container[str]) -> tuple[Piece, ...]:
    """A text in pieces, those words marked that were found (folded)."""
    pieces: list[Piece] = []
    at = 0
    for word in WORD.finditer(text):
        if any(part in found for part in words_of(word[0])):
            pieces += [(text[at : word.start()], False), (word[0], True)]
            at = word.end()
    pieces.append((text[at:], False))
    return tuple(piece for piece in pieces if piece[0])


class _Entry(NamedTuple):
    """A page as the search reads it: its texts by name, and their words."""

    rule: str
    texts: dict[str, str]
    words: dict[str, frozenset[str]]


class _Index(NamedTuple):
    """All pages of a game in a language, and every word in them: folded, and as it is spelled."""

    entries: tuple[_Entry, ...]
    spelled: dict[str, str]


@lru_cache(maxsize=len(LANGS) * len(GAMES))
def _index(lang: str, game: str) -> _Index:
    """The index of a game's rules in a language, made when it is first searched."""
    words = Words(lang)
    entries = []
    spelled: dict[str, str] = {}
    for rule in index(game):
        told = page(words, game, rule)
        texts = {
            "title": told.title,
            "id": rule,
            "part": told.part,
            "text": told.text,
            "ruling": told.ruling or "",
            "editions": told.editions or "",
        }
        for text in texts.values():
            for word in WORD.findall(text):
                spelled.update(dict.fromkeys(words_of(word), word))
        found = {name: frozenset(words_of(text)) for name, text in texts.items()}
        entries.append(_Entry(rule, texts, found))
    return _Index(tuple(entries), spelled)


Alike = dict[str, float]
"""The words that are alike to one that is wanted, and how much so."""


def search(words: Words, game: str, text: str) -> Found:
    """The rules of a game that have all the words of a text, the best first; else most of them."""
    asked = text[:LONGEST].strip()
    said = dict.fromkeys(words_of(asked))
    if not said:
        return Found((), True, "")
    known = _index(words.lang, game)
    wanted = [_alike(known, one) for one in said]
    ranked = []
    for place, entry in enumerate(known.entries):
        worth = [_worth(entry, alike) for alike in wanted]
        many = sum(each > 0 for each in worth)
        if many:
            named = said.keys() in (entry.words["title"], entry.words["id"])
            ranked.append((-many, not named, -sum(worth), place))
    if not ranked:
        return Found((), False, _nothing(words, game, asked))
    ranked.sort()
    most = -ranked[0][0]
    hits = tuple(_hit(known.entries[at], wanted) for many, *_, at in ranked if -many == most)
    whole = most == len(wanted)
    says = words.say(
        "reference-found", count=len(hits), text=asked, words="all" if whole else "some"
    )
    return Found(hits, whole, says)


def _alike(known: _Index, wanted: str) -> Alike:
    found = ((word, likeness(wanted, word)) for word in known.spelled)
    return {word: much for word, much in found if much}


def _worth(entry: _Entry, alike: Alike) -> float:
    """How much a page has of a word."""
    return sum(
        weight * max((alike[word] for word in entry.words[name] & alike.keys()), default=0)
        for name, weight in WEIGHTS.items()
    )


def _hit(entry: _Entry, wanted: list[Alike]) -> Hit:
    """A page as it is listed: with a piece of the text that has most of what was looked for."""

    def has(name: str) -> int:
        return sum(bool(entry.words[name] & alike.keys()) for alike in wanted)

    best = max(("text", "ruling", "editions"), key=has)
    found = {word for alike in wanted for word in alike}
    return Hit(
        entry.rule,
        marked(entry.texts["title"], found),
        _excerpt(marked(entry.texts[best], found)),
    )


def _excerpt(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """About as many letters as there is room for, around the first mark; cut between words."""
    text = "".join(piece for piece, _ in pieces)
    if len(text) <= EXCERPT:
        return pieces
    first = 0
    for piece, found in pieces:
        if found:
            break
        first += len(piece)
    begin = 0 if first == len(text) else max(0, min(first - EXCERPT // 3, len(text) - EXCERPT))
    if begin:
        begin = text.find(" ", begin) + 1
    end = len(text) if begin + EXCERPT >= len(text) else text.rfind(" ", begin, begin + EXCERPT)
    cut: list[Piece] = [("… ", False)] if begin else []
    at = 0
    for piece, found in pieces:
        inside = piece[max(0, begin - at) : max(0, end - at)]
        at += len(piece)
        if inside:
            cut.append((inside, found))
    return (*cut, (" …", False)) if end < len(text) else tuple(cut)


def _nothing(words: Words, game: str, asked: str) -> str:
    """That nothing was found, with a word that is written alike if there is one."""
    import difflib  # only here: few look for what is nowhere

    spelled = _index(words.lang, game).spelled
    known = [word for word in spelled if len(word) >= STEM]
    for one in words_of(asked):
        near = difflib.get_close_matches(one, known, n=1, cutoff=0.7)
        if near:
            return words.say("reference-nothing", text=asked, near=spelled[near[0]], help="near")
    return words.say("reference-nothing", text=asked, near="", help="none")
