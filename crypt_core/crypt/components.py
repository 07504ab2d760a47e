"""The pieces of Crypt: cards, kinds, collector sides and the setup of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ..engine.game import BadSetup, Refusal

KINDS = ("idols", "jewelry", "manuscripts", "pottery", "remains", "tapestries")
VALUES = (1, 2, 3, 4)
SERVANTS = 3
SLOTS = "abcdef"
"""Letters of the treasures in the crypt, from the left."""

GHOST = 1
"""The Ghost's place in a solo game; the person is player 0."""

REVEALED = {1: (2, 1), 2: (2, 1), 3: (3, 1), 4: (4, 2)}
"""Face-up and face-down treasures a round, by players (reveal.count)."""
HALFWAY = 2.5
"""Coins that a face-down treasure counts as when the treasures are laid out (solo.order)."""


class Card(NamedTuple):
    """A treasure card. `number` (0-47) is its lasting number; `value` is in coins."""

    number: int
    kind: str
    value: int

    @property
    def icon(self) -> str:
        """The setup icon: "" stays in every game, "III" and "IV" need that many players.

        Rule deck.setup-icon.
        """
        if self.number % 2 == 0:
            return ""
        return "III" if self.value in (2, 3) else "IV"

    def __str__(self) -> str:
        return f"{self.kind}{self.value}"


DECK = tuple(
    Card(8 * k + 2 * (value - 1) + copy, kind, value)
    for k, kind in enumerate(KINDS)
    for value in VALUES
    for copy in (0, 1)
)
"""All 48 cards: two of every kind and value (rule deck)."""


@lru_cache(maxsize=4)
def deck_for(players: int) -> tuple[Card, ...]:
    """The cards that stay in the box lid for this many players: 24, 24, 36 or 48."""
    icons = {1: ("",), 2: ("",), 3: ("", "III"), 4: ("", "III", "IV")}[players]
    return tuple(card for card in DECK if card.icon in icons)


class Setup(NamedTuple):
    """What is agreed before the first card: players (1-4), collector sides, who leads first.

    `sides` has one letter a kind, in the order of `KINDS`: "AAAAAA" is the first game's.
    """

    players: int = 1
    sides: str = "AAAAAA"
    leader: int = 0

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def seats(self) -> int:
        """Places at the table: with the Ghost, a solo game has two."""
        return 2 if self.players == 1 else self.players

    @property
    def rounds(self) -> int:
        """Rounds in the game: 8, 8, 9 or 8 (rule reveal.count)."""
        return len(deck_for(self.players)) // sum(REVEALED[self.players])

    def side(self, kind: str) -> str:
        """The side, "A" or "B", of a kind's collector."""
        return self.sides[KINDS.index(kind)]

    def has(self, power: str) -> bool:
        """Whether a collector side such as "idols.A" is in play."""
        kind, side = power.split(".")
        return self.side(kind) == side


def read_setup(fields: Mapping[str, object]) -> Setup:
    """The setup that plain data describes.

    :raises BadSetup: naming the field that is wrong and what it could be.
    """

    def wrong(rule: str, field: str, wanted: str) -> BadSetup:
        got = str(fields.get(field))
        return BadSetup(Refusal(rule, f"setup-{field}", {"got": got, "wanted": wanted}))

    unknown = sorted(set(fields) - {"players", "sides", "leader"})
    if unknown:
        facts = {"got": unknown[0], "wanted": "players, sides, leader"}
        raise BadSetup(Refusal("setup.collectors", "setup-field", facts))
    players = fields.get("players", 1)
    if type(players) is not int or players not in REVEALED:
        raise wrong("reveal.count", "players", "1, 2, 3, 4")
    sides = fields.get("sides", "AAAAAA")
    if not isinstance(sides, str) or len(sides) != len(KINDS) or set(sides) - {"A", "B"}:
        raise wrong("setup.collectors", "sides", "AAAAAA, BBBBBB, ABABAB")
    leader = fields.get("leader", 0)
    if type(leader) is not int or not 0 <= leader < players:
        raise wrong("setup.torches", "leader", ", ".join(str(i) for i in range(players)))
    return Setup(players, sides, leader)
