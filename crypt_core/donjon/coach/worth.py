"""What things are worth to a player, in gems: items, spoils, quests, wounds, bundles, a good name.

Rough figures from what they cost and bring: a point of power adds about a twelfth to the chance of
a fight, and a fight is worth about as much as a trophy.
"""

from __future__ import annotations

from .. import goods, quests
from ..bundles import GONE, Bundle
from ..components import (
    ARMOUR,
    CARE,
    JEWEL,
    KEY,
    MOST_WOUNDS,
    PLACES,
    RESERVED,
    REWARD,
    SALE,
    TYPELESS,
    VIAL,
    WEAPON,
)
from ..power import bonus, fighter, useful, wears
from ..state import State, UnfinishedQuest
from .character import Character

RATE = 1.6
"""Trophies that whoever leads wins in a round."""
LONGEST = 6.0
"""No more rounds than these are looked ahead."""
WOUND = 0.8
RESERVED_WORTH = 2.5
"""A reserved item that its adventurer may use in this fight or in a later one."""
OWN_ITEMS = {
    "binding_bow": 7.0, "power_armour": 6.0, "thunder_axe": 6.0, "charm_ring": 5.0,
    "blackmail_charm": 5.0, "oblivion_helm": 4.0,
}  # fmt: skip
"""What reserved items are worth to their adventurers while nothing else has their place."""
KEPT_AWAY = 0.4
"""A reserved item to anybody else."""
OTHERS = {SALE: 1.5, VIAL: 1.5, KEY: 1.0}
BROKEN = 3.0
"""How much a broken word counts beside one that was kept."""
SPOIL = 0.4
"""A spoil that no quest asks for: ties are won by them."""
LIKELY = {
    "lavish": 0.55, "jeweller": 0.25, "edge": 0.25, "smith": 0.25, "dragon_item": 0.05,
    "just": 0.35, "bloody": 0.1, "hunter": 0.1, "kind": 0.1, "saint_michael": 0.05,
    "witcher": 0.05, "poor": 0.5, "hero": 0.65, "lucky": 0.05, "greedy": 0.2, "saint_gary": 0.75,
    "fearless": 0.1, "coward": 0.9,
}  # fmt: skip
"""How likely a quest is to be done in a game, before anything is done for it: as bots do them."""
STRONG_PLACE = {"jeweller": JEWEL, "edge": WEAPON, "smith": ARMOUR}


class Worth:
    """What things are worth to one player at a moment of the game."""

    def __init__(self, state: State, me: int, character: Character) -> None:
        self.state, self.me, self.character = state, me, character
        self.owner = state.players[me]
        most = max(player.trophies for player in state.players)
        self.rounds = min(LONGEST, max(0.7, (state.setup.length - most) / RATE))
        self.trophy = character.trophy
        self.point = character.point * self.rounds
        self.saving = self._saving()

    def _saving(self) -> float:
        """What a gem is worth more than itself to whoever gathers them for a quest."""
        found = [0.0]
        for held in self.owner.unfinished:
            goal = self._goal(held.quest)
            if goal > self.owner.gems:
                found.append(self.character.patience * self.quest(held) / goal)
        return max(found)

    def _goal(self, quest: str) -> int:
        """The gems that a quest asks to be saved; 0 if it asks for none, or not any more."""
        if quest == "greedy":
            return quests.ENOUGH_GEMS
        place = STRONG_PLACE.get(quest)
        if place is None or quests.fulfilled(self.state, self.me, quest):
            return 0
        items = self.state.setup.items
        fits = [items[it] for it in self.state.shop if items[it].type == place]
        return min((it.price for it in fits if it.bonus >= quests.STRONG), default=0)

    def rival(self, other: int) -> float:
        """How much of another's gain is a loss to this player."""
        players = self.state.players
        base = 0.6 if len(players) == 2 else 1 / (len(players) - 1)
        ahead = players[other].trophies - self.owner.trophies
        return self.character.envy * base * min(2.0, max(0.4, 1 + ahead / 6))

    # --- Quests -----------------------------------------------------------------------------------

    def quest(self, held: UnfinishedQuest) -> float:
        """What it is worth that an unfinished quest be done, and not be counted at the end."""
        printed = self.state.setup.worth(held.quest)
        if held == self.owner.main:
            return (2 * printed + 0.5 * printed) * self.trophy + REWARD
        return (printed + 0.5) * self.trophy + REWARD

    def hope(self, name: str) -> float:
        """How likely a quest is to be done by this player, by what there is of it."""
        if quests.fulfilled(self.state, self.me, name):
            return 0.95
        likely = LIKELY[name] * min(1.0, self.rounds / 3)
        wanted = quests.WANTED.get(name)
        if wanted:
            have = len(wanted) - len(quests.missing(self.state, self.me, name))
            likely += 0.25 * have
        elif name == "lavish":
            likely += 0.15 * sum(wears(self.state, self.me, place) for place in PLACES)
        elif name == "greedy":
            likely += 0.04 * self.owner.gems
        return min(0.9, likely)

    def needs(self, type_: str) -> float:
        """What one more spoil of a type is worth to the quests that ask for it."""
        found = 0.0
        for held in self.owner.unfinished:
            if held.quest in quests.WANTED:
                missing = quests.missing(self.state, self.me, held.quest)
                if type_ in missing:
                    found += self.quest(held) / (1 + len(missing)) ** 1.5
        return found

    # --- Things -----------------------------------------------------------------------------------

    def item(self, player: int, item: str) -> float:
        """What an item is worth to a player: what having it adds, or losing it takes."""
        owner = self.state.players[player]
        if item in TYPELESS:
            return OTHERS[item] + (self.state.temple / 4 if item == KEY else 0.0)
        if item in owner.items:
            more, less = self.state, goods.take_item(self.state, player, item)
        else:
            more, less = goods.add_item(self.state, player, item), self.state
        gained = _strength(more, player) - _strength(less, player)
        found = gained * self.point + self._asked(player, item, less)
        if item in RESERVED:
            own = useful(self.state, player, item)
            alone = not less.typed(player, self.state.setup.items[item].type)
            value = OWN_ITEMS[item] if alone else 0.5
            found += value * min(1.0, self.rounds / 2) if own else KEPT_AWAY
        return found

    def _asked(self, player: int, item: str, without: State) -> float:
        """What an item is worth to the player's own quests; others' are not known."""
        if player != self.me:
            return 0.0
        place = self.state.setup.items[item].type
        found = 0.0
        for held in self.owner.unfinished:
            if held.quest == "lavish" and useful(self.state, player, item):
                if not wears(without, player, place):
                    found += self.quest(held) / 4
            elif STRONG_PLACE.get(held.quest) == place and bonus(self.state, item) >= quests.STRONG:
                if not quests.fulfilled(without, player, held.quest):
                    found += 0.8 * self.quest(held)
            elif held.quest == "dragon_item" and item in goods.DRACONICS:
                found += 0.8 * self.quest(held)
        return found

    def spoil(self, player: int, name: str) -> float:
        """What a spoil is worth to a player."""
        if player != self.me:
            return SPOIL + 0.6
        type_ = self.state.setup.monsters[name].type
        if name in self.owner.spoils:
            lost = self.state.with_player(player, spoils=goods.without(self.owner.spoils, name))
            return SPOIL + Worth(lost, self.me, self.character).needs(type_)
        return SPOIL + self.needs(type_)

    def wound(self, player: int) -> float:
        """What one more wound costs a player."""
        wounds = self.state.players[player].wounds
        return 0.0 if wounds >= MOST_WOUNDS else WOUND * (1 + 0.15 * wounds) * min(1, self.rounds)

    def healing(self) -> float:
        """What it is worth to have no wounds any more."""
        wounds = self.owner.wounds - 0.5
        return max(0.0, wounds * WOUND * min(1.5, self.rounds))

    def guild(self) -> float:
        """What one more secondary quest is worth, whichever it is."""
        done = 0.42 * min(1.0, self.rounds / 3)
        return done * (2.4 * self.trophy + REWARD) - (1 - done) * self.trophy - CARE

    def theft(self, other: int) -> float:
        """What it is worth to steal a quest with the Blackmail charm, which is gone then.

        It is kept for a quest that asks for spoils, since those of others serve by it.
        """
        serves = any(held.quest in quests.WANTED for held in self.owner.unfinished)
        kept = OWN_ITEMS["blackmail_charm"] if serves else KEPT_AWAY
        quest = self.guild() + CARE
        return quest * (1 + self.rival(other)) - kept * min(1.0, self.rounds / 2)

    # --- Bundles ----------------------------------------------------------------------------------

    def gained(self, player: int, given: Bundle) -> float:
        """What a bundle's things are worth to a player who gets them."""
        found = float(given.gems) * (1 + (self.saving if player == self.me else 0))
        found += sum(self.item(player, item) for item in given.items)
        found += sum(self.spoil(player, spoil) for spoil in given.spoils)
        return found + given.trophies * self.trophy + 1.0 * len(given.quests)

    def lost(self, player: int, given: Bundle) -> float:
        """What a bundle's things are worth to a player who gives them away."""
        if player != self.me or not given.quests:
            return self.gained(player, given)
        without = given._replace(quests=())
        return self.gained(player, without) + sum(
            self.keeping(self.owner.quests[place - 1]) for place in given.quests if place != GONE
        )

    def keeping(self, held: UnfinishedQuest) -> float:
        """What it is worth to hold an unfinished secondary quest; it may be less than nothing."""
        likely = self.hope(held.quest)
        return (
            likely * (self.state.setup.worth(held.quest) * self.trophy + REWARD)
            - (1 - likely) * self.trophy
        )

    # --- Words ------------------------------------------------------------------------------------

    def trust(self, player: int) -> float:
        """How likely a player's word is to be kept, by what everybody has seen of it."""
        seen = self.state.players[player]
        likely = (2 + seen.kept) / (2.6 + seen.kept + BROKEN * seen.broken)
        return likely * self.character.trust

    @property
    def name(self) -> float:
        """What a promise kept is worth: others will want less, and believe more."""
        return self.character.honour * (0.5 + 0.8 * self.rounds)


def _strength(state: State, player: int) -> int:
    """What a player's items add to the power, with the +1 for having one."""
    brought = fighter(state, player)
    return brought.items + brought.arms
