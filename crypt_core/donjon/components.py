"""The pieces of Donjon: adventurers, cards, quests, and the setup of a game.

The numbers that are printed on cards alone are data, in `cards.toml` beside this file; a user's own
file of that form takes its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ..engine.game import BadSetup, Fact, Refusal
from .cards import CARD_TEXTS, Item, Monster, Numbers, printed, read_cards

BARBARIAN, RANGER, WARRIOR = "barbarian", "ranger", "warrior"
PRIEST, SORCERER, THIEF = "priest", "sorcerer", "thief"
ADVENTURERS = (BARBARIAN, RANGER, WARRIOR, PRIEST, SORCERER, THIEF)

HUMANOID, UNDEAD, CREATURE, DRAGON = "humanoid", "undead", "creature", "dragon"
TYPES = (HUMANOID, UNDEAD, CREATURE, DRAGON)
"""The types of monsters, and the tokens of which the Ranger draws one (rules types, ranger)."""

WEAPON, ARMOUR, JEWEL = "weapon", "armour", "jewel"
PLACES = (WEAPON, ARMOUR, JEWEL)
"""The types of items: of each one is equipped (rule shop.one-per-type)."""
FAVOURED = {BARBARIAN: WEAPON, WARRIOR: ARMOUR, SORCERER: JEWEL}
"""Who has +1 while an item of which type is equipped."""

RESERVED = {
    "thunder_axe": BARBARIAN,
    "binding_bow": RANGER,
    "power_armour": WARRIOR,
    "oblivion_helm": PRIEST,
    "charm_ring": SORCERER,
    "blackmail_charm": THIEF,
}
"""The reserved items, and the adventurer who can use each (rule item.reserved)."""
DRACONIC = {
    "green_dragon": "dragon_sword",
    "black_dragon": "dragon_armour",
    "red_dragon": "dragon_amulet",
}
"""The dragons, and the item that each brings (rule dragons)."""

SALE, VIAL, KEY = "sale", "vial", "key"
TYPELESS = (SALE, VIAL, KEY)
"""Cards found in the dungeon that count as items, without a type (rule shop.typeless)."""
FAMILIAR, FAIRY = "familiar", "fairy"
DJINN, MIMIC, DOPPELGANGER, GUARDIAN = "djinn", "mimic", "doppelganger", "guardian"
CHEST, TRAP, PICKPOCKET = "chest", "trap", "pickpocket"
SPECIALS = (
    FAMILIAR, DJINN, CHEST, CHEST, SALE, SALE, TRAP, VIAL, MIMIC, PICKPOCKET, DOPPELGANGER, FAIRY,
    KEY,
)  # fmt: skip
METEORS, GRACE, FURY, NEW_CHOICE, ARRIVAL = "meteors", "grace", "fury", "new_choice", "arrival"
ROT, HELL, FIRST_LAST, TOLL, LOVE = "rot", "hell", "first_last", "toll", "love"
EVENTS = (METEORS, GRACE, FURY, NEW_CHOICE, ARRIVAL, ROT, HELL, FIRST_LAST, TOLL, LOVE)

QUESTS = {
    "lavish": 2,
    "jeweller": 2,
    "edge": 2,
    "smith": 2,
    "dragon_item": 3,
    "just": 2,
    "bloody": 2,
    "hunter": 2,
    "kind": 2,
    "saint_michael": 3,
    "witcher": 3,
    "poor": 3,
    "hero": 1,
    "lucky": 4,
    "greedy": 4,
    "saint_gary": 2,
    "fearless": 3,
    "coward": 2,
}
"""The quests, and the trophies printed on each; the Fearless brings one more where players are even
in number."""
NOT_FOR_TWO = ("fearless", "coward")
"""Quests that are out in a game of two (rule two)."""

SEATS = range(2, 7)
LENGTHS = (12, 15, 20)
DIE = 8
MOST_WOUNDS = 4
SECONDARIES = 3
"""Unfinished secondary quests that one may hold (rule guild.limit)."""
CARE = 2
"""Gems for the Temple of Care, for a quest of the guild, and for the Toll."""
TROPHY = 6
"""Gems for a trophy (rule rest.trophy)."""
REWARD = 4
"""Gems for a quest (rules quest.main, quest.secondary)."""


class Setup(NamedTuple):
    """What is agreed before the game: players (2-6), trophies to play to, adventurers, the cards.

    `adventurers` has one for each player, or none: they are drawn then.
    """

    players: int = 4
    length: int = 12
    adventurers: tuple[str, ...] = ()
    cards: tuple[str, ...] = CARD_TEXTS

    @property
    def seats(self) -> int:
        """Places at the table: everybody there is a player."""
        return self.players

    @property
    def numbers(self) -> Numbers:
        """What is printed on the cards of this game."""
        return printed(self.cards)

    @property
    def monsters(self) -> Mapping[str, Monster]:
        """The monsters by their names."""
        return self.numbers.monsters

    @property
    def items(self) -> Mapping[str, Item]:
        """The items that have a type by their names."""
        return self.numbers.items

    @property
    def adventure(self) -> tuple[str, ...]:
        """The 74 adventure cards in the order of their numbers (rule components)."""
        return adventure(self.cards)

    @property
    def quests(self) -> tuple[str, ...]:
        """The quests of this game, in the order of their numbers (rule two)."""
        return quests_for(self.players)

    @property
    def choice(self) -> int:
        """How many quests each looks at in the beginning (rules setup.quests, two)."""
        return 3 if self.players == 2 else 2

    def worth(self, quest: str) -> int:
        """The trophies printed on a quest, for so many players."""
        return QUESTS[quest] + (quest == "fearless" and self.players % 2 == 0)

    def brings(self, quest: str, *, main: bool) -> int:
        """The trophies that a quest brings when it is done (rules quest.main, quest.secondary)."""
        return self.worth(quest) * (2 if main else 1)

    def costs(self, quest: str, *, main: bool) -> int:
        """The trophies that it costs if it is not done at the end (end.main, end.secondary)."""
        return self.worth(quest) if main else 1


@lru_cache(maxsize=16)
def adventure(cards: tuple[str, ...]) -> tuple[str, ...]:
    """All adventure cards: monsters, specials, events."""
    return (*printed(cards).monsters, *SPECIALS, *EVENTS)


@lru_cache(maxsize=8)
def quests_for(players: int) -> tuple[str, ...]:
    """The quests that a game of so many is played with."""
    return tuple(quest for quest in QUESTS if players > 2 or quest not in NOT_FOR_TWO)


def rule_of(card: str) -> str:
    """The id of the rule of a card that is named by an id: `new_choice` stands on `new-choice`."""
    return card.replace("_", "-")


def read_setup(fields: Mapping[str, object]) -> Setup:
    """The setup that plain data describes; `cards` may be a list of texts, or the text of a file.

    :raises BadSetup: naming the field that is wrong and what it could be.
    """

    def wrong(rule: str, field: str, wanted: str) -> BadSetup:
        facts: dict[str, Fact] = {"got": str(fields.get(field)), "wanted": wanted}
        return BadSetup(Refusal(rule, f"setup-{field}", facts))

    unknown = sorted(set(fields) - set(Setup._fields))
    if unknown:
        facts: dict[str, Fact] = {"got": unknown[0], "wanted": ", ".join(Setup._fields)}
        raise BadSetup(Refusal("components", "setup-field", facts))
    players = fields.get("players", 4)
    if type(players) is not int or players not in SEATS:
        raise wrong("components", "players", ", ".join(map(str, SEATS)))
    lengths = LENGTHS if players > 2 else LENGTHS[:1]
    length = fields.get("length", 12)
    if type(length) is not int or length not in lengths:
        raise wrong("length" if players > 2 else "two", "length", ", ".join(map(str, lengths)))
    chosen = fields.get("adventurers", ())
    names = tuple(map(str, chosen)) if isinstance(chosen, list | tuple) else ("?",)
    known = len(set(names)) == len(names) and set(names) <= set(ADVENTURERS)
    if not known or len(names) not in (0, players):
        raise wrong("setup.adventurers", "adventurers", ", ".join(ADVENTURERS))
    return Setup(players, length, names, read_cards(fields.get("cards", CARD_TEXTS)).texts)
