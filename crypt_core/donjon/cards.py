"""What is printed on the cards: read from `cards.toml` beside this file, or from a user's own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

from ..engine.game import BadSetup, Fact, Refusal

LARGEST = 20_000
"""Letters of a file of cards beyond which it is not read: ours has four thousand."""
LISTS = ("monsters", "items", "others")
PARTS = {"monsters": 5, "items": 4, "others": 3}
"""The lists of a file of cards, and how many words each of their texts has."""
KINDS = {
    "monsters": ("humanoid", "undead", "creature", "dragon"),
    "items": ("weapon", "armour", "jewel"),
    "others": (),
}
MOST = 99
"""No number on a card is greater."""
DRAGONS = ("green_dragon", "red_dragon", "black_dragon")


class Monster(NamedTuple):
    """One of the 51 monster cards."""

    name: str
    type: str
    power: int
    gems: int
    trophies: int


class Item(NamedTuple):
    """An item that has a type: the bonus it gives and its price in the shop."""

    name: str
    type: str
    bonus: int
    price: int


class Other(NamedTuple):
    """Another that is fought: a special card, or the Guardian of the Temple."""

    name: str
    power: int
    gems: int


class Numbers(NamedTuple):
    """All that is printed on the cards, by their names."""

    monsters: Mapping[str, Monster]
    items: Mapping[str, Item]
    others: Mapping[str, Other]
    texts: tuple[str, ...]


def read_cards(cards: object) -> Numbers:
    """What a list of texts tells of the cards, or a TOML text with the three lists.

    :raises BadSetup: saying what is wrong: too long a text, no lists, which card is missing, is
        there twice or is unknown, or which text is not of the form its list has.
    """
    if isinstance(cards, str):
        if len(cards) > LARGEST:
            raise _wrong("cards-file", what="long", largest=LARGEST)
        try:
            # Some editors leave a mark at the beginning.
            found = tomllib.loads(cards.lstrip("\ufeff"))
        except (tomllib.TOMLDecodeError, RecursionError):
            raise _wrong("cards-file", what="toml") from None
        lists = [found.get(name) for name in LISTS]
        if not all(isinstance(texts, list) for texts in lists):
            raise _wrong("cards-file", what="list")
        cards = [text for texts in lists for text in texts or ()]
    if not isinstance(cards, Sequence):
        raise _wrong("cards-file", what="list")
    return _read(tuple(map(str, cards)))


@lru_cache(maxsize=16)
def _read(texts: tuple[str, ...]) -> Numbers:
    found: dict[str, list[str]] = {}
    for text in texts:
        words = text.lower().split()
        name = words[0] if words else ""
        if NAMES and name not in NAMES:
            raise _wrong("cards-unknown", card=text)
        if name in found:
            raise _wrong("cards-twice", card=name)
        found[name] = words
    missing = [name for name in NAMES if name not in found]
    if missing:
        raise _wrong("cards-missing", card=missing[0], count=len(missing))
    # In our order, whatever the file's: so that a card keeps its number.
    ordered = {name: found[name] for name in NAMES or found}
    monsters = {
        name: Monster(name, *_four(words)) for name, words in ordered.items() if _is(words, 5)
    }
    items = {name: Item(name, *_three(words)) for name, words in ordered.items() if _is(words, 4)}
    others = {
        name: Other(name, *_numbers(words, words[1:]))
        for name, words in ordered.items()
        if _is(words, 3)
    }
    for name, monster in monsters.items():
        if (monster.type == "dragon") != (name in DRAGONS):
            raise _wrong("cards-dragons", card=name, wanted=", ".join(DRAGONS))
    kept = tuple(" ".join(words) for words in ordered.values())
    return Numbers(*map(MappingProxyType, (monsters, items, others)), kept)


def _is(words: list[str], parts: int) -> bool:
    """Whether a text is one of the list whose texts have so many words.

    :raises BadSetup: if it has another number of words than the card's own list.
    """
    wanted = NAMES.get(words[0], len(words))
    if len(words) != wanted:
        raise _wrong("cards-form", card=" ".join(words), wanted=wanted)
    return wanted == parts


def _four(words: list[str]) -> tuple[str, int, int, int]:
    power, gems, trophies = _numbers(words, words[2:])
    return _kind(words, "monsters"), power, gems, trophies


def _three(words: list[str]) -> tuple[str, int, int]:
    bonus, price = _numbers(words, words[2:])
    return _kind(words, "items"), bonus, price


def _kind(words: list[str], listed: str) -> str:
    if words[1] not in KINDS[listed]:
        wanted = ", ".join(KINDS[listed])
        raise _wrong("cards-type", card=" ".join(words), got=words[1], wanted=wanted)
    return words[1]


def _numbers(words: list[str], texts: list[str]) -> list[int]:
    if not all(text.isdecimal() and text.isascii() and int(text) <= MOST for text in texts):
        raise _wrong("cards-number", card=" ".join(words), most=MOST)
    return [int(text) for text in texts]


def _wrong(reason: str, **facts: Fact) -> BadSetup:
    return BadSetup(Refusal("components", reason, facts))


NAMES: dict[str, int] = {}
"""Every card that is to be described, and how many words describe it; filled from our own file."""
_OURS = read_cards(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))
CARD_TEXTS = _OURS.texts
"""The texts of our cards, in the order of their numbers."""
NAMES |= {text.split()[0]: len(text.split()) for text in CARD_TEXTS}
_read.cache_clear()
