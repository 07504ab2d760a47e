"""The pieces of Sedlec: skulls, cards, and the setup of a game.

Which two skulls share a card is data, in `cards.toml` beside this file; a user's own file of that
form takes its place.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from ..engine.game import BadSetup, Fact, Refusal

SKULLS = ("king", "peasant", "priest", "lover", "criminal")
TOTALS = {"king": 4, "peasant": 8, "priest": 8, "lover": 6, "criminal": 10}
"""How many skulls of each type the cards have together (rule deck)."""
PILES = 6
PILE_CARDS = 3
HAND = 2
"""Cards that a hand can hold (rule hand)."""
CARDS = PILES * PILE_CARDS
LARGEST = 4_000
"""Letters of a file of cards beyond which it is not read: ours has a thousand."""
ROWS = {2: (4, 3, 2), 3: (3, 2, 1)}
"""Cards in each row of a full crypt, from the bottom, by players (rule crypt)."""


class Card(NamedTuple):
    """A card: its lasting number (0-17), the skull above and the skull below."""

    number: int
    top: str
    bottom: str

    def __str__(self) -> str:
        return f"{self.top}/{self.bottom}"


def bad_setup(rule: str, reason: str, **facts: Fact) -> BadSetup:
    """The error that a setup or a position is refused with."""
    return BadSetup(Refusal(rule, reason, facts))


def read_cards(cards: str | Sequence[object]) -> tuple[Card, ...]:
    """The cards that a list of texts, or a TOML text with such a list `cards`, describes.

    A card's text is the skull above, a slash, the skull below; capitals do not matter.

    :raises BadSetup: saying what is wrong: too long a text, no list, how many cards, which card is
        no text of two skulls, which skull is unknown, or of which type there are not as many as the
        rulebook says.
    """
    if isinstance(cards, str):
        if len(cards) > LARGEST:
            raise bad_setup("deck", "cards-file", what="long", largest=LARGEST)
        try:
            # Some editors leave a mark at the beginning.
            found = tomllib.loads(cards.lstrip("\ufeff")).get("cards")
        except (tomllib.TOMLDecodeError, RecursionError):
            raise bad_setup("deck", "cards-file", what="toml") from None
        if not isinstance(found, list):
            raise bad_setup("deck", "cards-file", what="list")
        cards = found
    return _check_cards(tuple(map(str, cards)))


@lru_cache(maxsize=16)
def _check_cards(texts: tuple[str, ...]) -> tuple[Card, ...]:
    if len(texts) != CARDS:
        raise bad_setup("deck", "cards-count", got=len(texts), wanted=CARDS)
    cards = []
    for number, text in enumerate(texts):
        halves = [half.strip() for half in text.lower().split("/")]
        if len(halves) != 2 or not all(halves):
            raise bad_setup("deck", "cards-form", card=text, number=number + 1)
        for half in halves:
            if half not in TOTALS:
                known = ", ".join(SKULLS)
                raise bad_setup(
                    "deck", "cards-skull", card=text, number=number + 1, got=half, known=known
                )
        cards.append(Card(number, *halves))
    counts = Counter(half for card in cards for half in (card.top, card.bottom))
    for skull, wanted in TOTALS.items():
        if counts[skull] != wanted:
            raise bad_setup("deck", "cards-totals", skull=skull, got=counts[skull], wanted=wanted)
    return tuple(cards)


def cards_file(path: str | Path) -> tuple[Card, ...]:
    """The cards of a user's own file: TOML with a list `cards`, as in `cards.toml`.

    :raises BadSetup: if there is no such file, or saying what is wrong with it (`read_cards`).
    """
    try:
        with Path(path).open(encoding="utf-8-sig") as file:
            text = file.read(LARGEST + 1)
    except OSError:
        raise bad_setup("deck", "cards-file", what="missing", file=str(path)) from None
    except UnicodeDecodeError:
        raise bad_setup("deck", "cards-file", what="toml") from None
    return read_cards(text)


CARD_TEXTS = tuple(
    map(str, read_cards(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")))
)
"""The texts of our cards, in the order of their numbers."""


class Setup(NamedTuple):
    """What is agreed before the first turn: players (2 or 3), who begins, texts of the cards."""

    players: int = 2
    first: int = 0
    cards: tuple[str, ...] = CARD_TEXTS

    @property
    def seats(self) -> int:
        """Places at the table: everybody there is a player."""
        return self.players

    @property
    def rows(self) -> tuple[int, ...]:
        """Cards in each row of a full crypt, from the bottom: 4, 3, 2 or 3, 2, 1 (rule crypt)."""
        return ROWS[self.players]

    @property
    def size(self) -> int:
        """Cards in a full crypt: 9 or 6; those of all players are all the cards there are."""
        return CARDS // self.players

    @property
    def rounds(self) -> int:
        """Turns that each player has: one to take each card and one to lay it (hand.share)."""
        return 2 * self.size

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of this game, in the order of their numbers."""
        return read_cards(self.cards)


def read_setup(fields: Mapping[str, object]) -> Setup:
    """The setup that plain data describes; `cards` may be a list of texts, or the text of a file.

    :raises BadSetup: naming the field that is wrong and what it could be.
    """

    def wrong(field: str, wanted: str) -> BadSetup:
        return bad_setup("setup", f"setup-{field}", got=str(fields.get(field)), wanted=wanted)

    unknown = sorted(set(fields) - {"players", "first", "cards"})
    if unknown:
        raise bad_setup("setup", "setup-field", got=unknown[0], wanted="players, first, cards")
    players = fields.get("players", 2)
    if type(players) is not int or players not in ROWS:
        raise wrong("players", ", ".join(map(str, ROWS)))
    first = fields.get("first", 0)
    if type(first) is not int or not 0 <= first < players:
        raise wrong("first", ", ".join(map(str, range(players))))
    cards = fields.get("cards", CARD_TEXTS)
    if not isinstance(cards, str | list | tuple):
        raise bad_setup("deck", "cards-file", what="list")
    return Setup(players, first, tuple(map(str, read_cards(cards))))
