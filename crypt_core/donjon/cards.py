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
MONSTERS = ("humanoid", "undead", "creature", "dragon")
ITEMS = ("weapon", "armour", "jewel")
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
    if cards is CARD_TEXTS:
        return OURS
    if isinstance(cards, str):
        if len(cards) > LARGEST:
            raise _wrong("numbers-file", what="long", largest=LARGEST)
        try:
            # Some editors leave a mark at the beginning.
            found = tomllib.loads(cards.lstrip("\ufeff"))
        except (tomllib.TOMLDecodeError, RecursionError):
            raise _wrong("numbers-file", what="toml") from None
        lists = [found.get(name) for name in LISTS]
        if not all(isinstance(texts, list) for texts in lists):
            raise _wrong("numbers-file", what="list")
        cards = [text for texts in lists for text in texts or ()]
    if not isinstance(cards, Sequence):
        raise _wrong("numbers-file", what="list")
    return _read(tuple(map(str, cards)))


def printed(texts: tuple[str, ...]) -> Numbers:
    """What texts that have been read before tell: asked for all the time, so without a check.

    To look so many texts up takes longer than all that is done with what they tell.
    """
    return OURS if texts is CARD_TEXTS else _read(texts)


@lru_cache(maxsize=16)
def _read(texts: tuple[str, ...]) -> Numbers:
    found: dict[str, list[str]] = {}
    for text in texts:
        words = text.lower().split()
        name = words[0] if words else ""
        if name not in NAMES:
            raise _wrong("numbers-unknown", line=text)
        if name in found:
            raise _wrong("numbers-twice", line=name)
        if len(words) != len(NAMES[name]):
            raise _wrong("numbers-form", line=text, wanted=len(NAMES[name]))
        found[name] = words
    missing = [name for name in NAMES if name not in found]
    if missing:
        raise _wrong("numbers-missing", line=missing[0], count=len(missing))
    # In our order, whatever the file's: so that a card keeps its number.
    return _numbers({name: found[name] for name in NAMES})


def _numbers(described: Mapping[str, list[str]]) -> Numbers:
    """What is printed on the cards, by the words that describe each."""
    monsters, items, others = {}, {}, {}
    for name, words in described.items():
        match len(words):
            case 5:
                power, gems, trophies = _counts(words, 2)
                monsters[name] = Monster(name, _type(words, MONSTERS), power, gems, trophies)
                if (words[1] == "dragon") != (name in DRAGONS):
                    raise _wrong("numbers-dragons", line=name, dragons=", ".join(DRAGONS))
            case 4:
                bonus, price = _counts(words, 2)
                items[name] = Item(name, _type(words, ITEMS), bonus, price)
            case _:
                others[name] = Other(name, *_counts(words, 1))
    texts = tuple(" ".join(words) for words in described.values())
    frozen = MappingProxyType(monsters), MappingProxyType(items), MappingProxyType(others)
    return Numbers(*frozen, texts)


def _type(words: list[str], known: tuple[str, ...]) -> str:
    if words[1] not in known:
        line, wanted = " ".join(words), ", ".join(known)
        raise _wrong("numbers-type", line=line, got=words[1], wanted=wanted)
    return words[1]


def _counts(words: list[str], at: int) -> list[int]:
    texts = words[at:]
    if not all(text.isdecimal() and text.isascii() and int(text) <= MOST for text in texts):
        raise _wrong("numbers-number", line=" ".join(words), most=MOST)
    return [int(text) for text in texts]


def _wrong(reason: str, **facts: Fact) -> BadSetup:
    """What is wrong with a file; a `line` is told as it stands there, not as its card is called."""
    return BadSetup(Refusal("components", reason, facts))


_FILE = tomllib.loads(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))
NAMES = {text.split()[0]: text.split() for name in LISTS for text in _FILE[name]}
"""Every card that is to be described, and the words that do so in our own file."""
OURS = _numbers(NAMES)
CARD_TEXTS = OURS.texts
"""The texts of our cards, in the order of their numbers."""
