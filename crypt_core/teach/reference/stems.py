"""What the search makes of the words of a language: folded, cut to stems, without those that join.

Accents and capitals make no difference, nor do endings: "evincer" and "évincés" are one stem. The
stems are Snowball's.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache, cached_property, lru_cache
from itertools import chain

from ..words import Words

WORD = re.compile(r"\d+[.,]\d+|\w+")
"""A word, or a number with its decimals."""


def fold(text: str) -> str:
    """The text without accents and capitals; "œ" is "oe", and "2½" and "2,5" are "2.5"."""
    plain = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("½", ".5")
    letters = unicodedata.normalize("NFKD", plain)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """The words of a text, folded."""
    return [word.replace(",", ".") for word in WORD.findall(fold(text))]


class Stems:
    """The stems of a language, and what is alike in a game."""

    def __init__(self, words: Words, game: str) -> None:
        self._words = words
        self._game = game
        self._known: dict[str, frozenset[str]] = {}

    def of(self, word: str) -> frozenset[str]:
        """A folded word's stems: one as a rule, and what it is cut to with its accents."""
        return self._known.get(word) or self._cut(word)

    def read(self, text: str) -> None:
        """Know the words of a text: how a stem is cut may hang on the accents."""
        for spelled in WORD.findall(text.casefold()):
            for word in words_of(spelled):
                stem = fold(self._stem(spelled))
                self._known[word] = self._cut(word) | self._known.get(word, frozenset()) | {stem}

    def telling(self, text: str) -> list[str]:
        """The folded words of a text, each once, but for those that join ("de", but not "dé")."""
        said = (word for word in WORD.findall(text.casefold()) if word not in self._joining)
        return list(dict.fromkeys(chain.from_iterable(words_of(word) for word in said)))

    def alike(self, word: str) -> frozenset[str]:
        """The stems of words that mean much the same in this game."""
        own = self.of(word)
        return frozenset().union(*(group for group in self._groups if group & own)) - own

    def _cut(self, word: str) -> frozenset[str]:
        return frozenset({self._stem(word)})

    @cached_property
    def _stem(self) -> Callable[[str], str]:
        """Snowball's stemmer, each word cut once; a word as it is where it lacks the language."""
        import snowballstemmer  # only here: most never search

        name = self._words.say("reference-stemmer")
        if name not in snowballstemmer.algorithms():
            return str
        return cache(snowballstemmer.stemmer(name).stemWord)

    @cached_property
    def _joining(self) -> frozenset[str]:
        return frozenset(self._words.say("reference-joining").split())

    @cached_property
    def _groups(self) -> list[frozenset[str]]:
        said = (self._words.say("reference-alike"), self._words.say(f"game-{self._game}.alike"))
        return [
            frozenset().union(*(self.of(word) for word in words_of(group)))
            for group in "/".join(said).split("/")
        ]


@lru_cache(maxsize=16)
def stems(lang: str, game: str) -> Stems:
    """The stems of a language in a game."""
    return Stems(Words(lang), game)
