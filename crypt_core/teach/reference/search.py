"""The search through the reference, in one language: by a word, or a question in one's own words.

It looks at ids, titles, what pages say, and the questions that each page answers. A word that few
pages have says more than one that all have; words of one stem are the same, and those that mean the
same will do. What was found is marked, word by word.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from ...games import GAMES
from ..rules import index
from ..words import LANGS, Words
from .pages import page
from .stems import WORD, Stems, stems, words_of

Piece = tuple[str, bool]
"""Some text, and whether it is what was looked for."""
Read = Callable[[str], list[str]]
"""How a text is read: all its words, folded, or without those that join."""

LONGEST = 100
"""Letters of a question; what is beyond is not looked at."""
EXCERPT = 130
"""Letters of an excerpt, more or less."""
TELLING = 3
"""Letters from which a word may also be found at the start of another, or within it."""
GUESSED = 4
"""Letters from which a word may be what a slip of the pen meant."""

WEIGHTS = {"title": 5, "id": 4, "asked": 4, "text": 3, "part": 0.5, "ruling": 1, "editions": 0.5}
"""What it is worth that a word stands in a part of a page."""
HALF = 8
"""Of those weights, what makes a page half as good as one that has a word everywhere."""
ALIKE, BEGUN, WITHIN = 0.7, 0.7, 0.2
"""How well a word does that means the same, one that begins with what is wanted, or contains it."""
UNKNOWN = 3.0
"""What a word is worth that no page has."""
QUESTION = 1.5
"""How much more a page is worth if the question is one of its own."""
ENOUGH = 0.6
"""What a page has to have of what the best one has, to be listed."""
NAMES = ("title", "id")
"""The parts of a page by whose words alone it is called."""


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


def marked(text: str, found: frozenset[str], cut: Stems, read: Read) -> tuple[Piece, ...]:
    """A text in pieces, those words marked that have a stem which was found."""
    pieces: list[Piece] = []
    at = 0
    for word in WORD.finditer(text):
        if any(found & cut.of(part) for part in read(word[0])):
            pieces += [(text[at : word.start()], False), (word[0], True)]
            at = word.end()
    pieces.append((text[at:], False))
    return tuple(piece for piece in pieces if piece[0])


class _Entry(NamedTuple):
    """A page as the search reads it: its texts by name, the stems in each, and what is asked of it.

    `asked`: the stems of each question that the page answers, without words that join.
    """

    rule: str
    texts: dict[str, str]
    stems: dict[str, frozenset[str]]
    asked: tuple[frozenset[str], ...]


class _Index(NamedTuple):
    """All pages of a game in a language, how each of their words is spelled, and its stems' worth.

    A stem is worth the more, the fewer pages have it.
    """

    entries: tuple[_Entry, ...]
    spelled: dict[str, str]
    worth: dict[str, float]
    stems: Stems


@lru_cache(maxsize=len(LANGS) * len(GAMES))
def _index(lang: str, game: str) -> _Index:
    """The index of a game's rules in a language, made when it is first searched."""
    words, cut = Words(lang), stems(lang, game)
    pages = []
    spelled: dict[str, str] = {}
    for rule in index(game):
        told = page(words, game, rule)
        texts = {
            "title": told.title,
            "id": rule,
            "asked": " ".join(told.asked),
            "part": told.part,
            "text": told.text,
            "ruling": told.ruling or "",
            "editions": told.editions or "",
        }
        for text in texts.values():
            cut.read(text)
            for word in WORD.findall(text):
                spelled.update(dict.fromkeys(words_of(word), word))
        pages.append((told, texts))
    entries = []
    for told, texts in pages:
        found = {name: _all(cut, cut.telling(text)) for name, text in texts.items()}
        asked = tuple(_all(cut, cut.telling(question)) for question in (told.title, *told.asked))
        entries.append(_Entry(told.id, texts, found, asked))
    pages_with = Counter(
        stem for entry in entries for stem in frozenset().union(*entry.stems.values())
    )
    worth = {stem: math.log(1 + len(entries) / many) for stem, many in pages_with.items()}
    return _Index(tuple(entries), spelled, worth, cut)


def _all(cut: Stems, words: Iterable[str]) -> frozenset[str]:
    """The stems of all these words."""
    return frozenset().union(*(cut.of(word) for word in words))


class _Wanted(NamedTuple):
    """A word that is looked for: what it is worth, and which stems will do, and how well (0 to 1).

    `worth`: the rarer it is in the rules, the more it says what is meant.
    """

    worth: float
    stems: dict[str, float]


def search(words: Words, game: str, text: str) -> Found:
    """The rules of a game that answer a text best, the best first: a word, or a whole question."""
    asked = text[:LONGEST].strip()
    if not asked:
        return Found((), True, "")  # the index takes a moment: whoever only reads needs none
    known = _index(words.lang, game)
    read: Read = known.stems.telling if known.stems.telling(asked) else words_of
    said = read(asked)
    if not said:
        return Found((), True, "")
    wanted = [_wanted(known, one) for one in said]
    ranked = []
    for place, entry in enumerate(known.entries):
        has = [_has(entry, one) for one in wanted]
        share = sum(one.worth for one, much in zip(wanted, has, strict=True) if much)
        named = set(words_of(asked)) in (set(words_of(entry.texts[name])) for name in NAMES)
        if share or named:
            worth = sum(one.worth * much for one, much in zip(wanted, has, strict=True)) * share
            worth *= 1 + QUESTION * _asked(known, entry, wanted)
            ranked.append((not named, -worth, place, share, all(has)))
    if not ranked:
        return Found((), False, _nothing(words, game, asked))
    ranked.sort()
    enough = ENOUGH * max(share for *_, share, _ in ranked)
    best = (at for other, _, at, share, _ in ranked if share >= enough or not other)
    hits = tuple(_hit(known, at, wanted, read) for at in best)
    whole = ranked[0][-1]
    says = words.say(
        "reference-found", count=len(hits), text=asked, words="all" if whole else "some"
    )
    return Found(hits, whole, says)


def _wanted(known: _Index, word: str) -> _Wanted:
    """What will do for a word: its stems, those that mean the same, those that begin with it."""
    will = dict.fromkeys(known.stems.alike(word), ALIKE) | dict.fromkeys(known.stems.of(word), 1.0)
    # Of a shorter word all sorts of others are made: "dé", folded, begins "déjà" and "dernier".
    for stem in known.worth if len(word) >= TELLING else ():
        if stem.startswith(word):
            will[stem] = max(BEGUN, will.get(stem, 0))
        elif word in stem:
            will[stem] = max(WITHIN, will.get(stem, 0))
    worths = (known.worth[stem] * much for stem, much in will.items() if stem in known.worth)
    worth = max(worths, default=UNKNOWN)
    return _Wanted(worth, will)


def _has(entry: _Entry, wanted: _Wanted) -> float:
    """How much a page has of a word, from 0 to 1: the more, the more of its parts have it."""
    much = sum(
        weight
        * max((wanted.stems[stem] for stem in entry.stems[name] & wanted.stems.keys()), default=0)
        for name, weight in WEIGHTS.items()
    )
    return much / (much + HALF)


def _asked(known: _Index, entry: _Entry, wanted: list[_Wanted]) -> float:
    """How like the best of the questions that a page answers is to this one, from 0 to 1."""
    best = 0.0
    whole = sum(one.worth for one in wanted)
    for question in entry.asked:
        met: dict[str, float] = {}
        shared = 0.0
        for one in wanted:
            much = max((one.stems[stem] for stem in question & one.stems.keys()), default=0)
            shared += one.worth * much
            met |= dict.fromkeys(question & one.stems.keys(), 1.0)
        besides = sum(known.worth[stem] for stem in question - met.keys())
        best = max(best, shared / (whole + besides))
    return best


def _hit(known: _Index, at: int, wanted: list[_Wanted], read: Read) -> Hit:
    """A page as it is listed: with a piece of the text that has most of what was looked for."""
    entry = known.entries[at]

    def has(name: str) -> int:
        return sum(bool(entry.stems[name] & one.stems.keys()) for one in wanted)

    best = max(("text", "ruling", "editions"), key=has)
    found = frozenset().union(*(one.stems.keys() for one in wanted))
    return Hit(
        entry.rule,
        marked(entry.texts["title"], found, known.stems, read),
        _excerpt(marked(entry.texts[best], found, known.stems, read)),
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
    known = [word for word in spelled if len(word) >= GUESSED]
    for one in words_of(asked):
        near = difflib.get_close_matches(one, known, n=1, cutoff=0.7)
        if near:
            return words.say("reference-nothing", text=asked, near=spelled[near[0]], help="near")
    return words.say("reference-nothing", text=asked, near="", help="none")
