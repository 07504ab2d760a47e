"""What everybody brings into a fight: from what lies before a player to the numbers of `fight`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from . import fight as sums
from .cards import printed
from .components import (
    BARBARIAN,
    DRAGON,
    FAVOURED,
    PLACES,
    RANGER,
    RESERVED,
    TYPELESS,
    WARRIOR,
)
from .fight import Fighter
from .moves import TOKEN
from .state import Fight, State

TOKENS = {BARBARIAN: sums.BARBARIAN, RANGER: sums.RANGER, WARRIOR: sums.WARRIOR}
"""What the unique powers add that are announced before the dice (rule token.when)."""
WEAPONS = {"power_armour": sums.POWER_ARMOUR, "thunder_axe": sums.THUNDER_AXE}
"""The reserved items that are announced before the dice."""


def bonus(state: State, item: str) -> int:
    """What an item adds to the power: nothing if it has no type."""
    return 0 if item in TYPELESS else state.setup.items[item].bonus


def equipped(state: State, player: int) -> tuple[str, ...]:
    """The items that count: the best of each type, and with the Familiar one more of one type.

    Two of a type are settled at the end of Supply and of Rest; until then the higher bonus counts
    (rule shop.one-per-type). The lower one lies on the Familiar, the later of equals.
    """
    found = [items[0] for items in _by_bonus(state, player) if items]
    on_familiar = familiars(state, player)
    return (*found, on_familiar) if on_familiar else tuple(found)


def _by_bonus(state: State, player: int) -> tuple[tuple[str, ...], ...]:
    """A player's items of each type, those that add most first, equals as they came."""
    return _sorted(state.players[player].items, state.setup.cards)


@lru_cache(maxsize=1024)
def _sorted(held: tuple[str, ...], cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    items = printed(cards).items
    typed = sorted((it for it in held if it not in TYPELESS), key=lambda it: -items[it].bonus)
    return tuple(tuple(it for it in typed if items[it].type == place) for place in PLACES)


def familiars(state: State, player: int) -> str:
    """The item that lies on a player's Familiar; "" if there is none (rule familiar)."""
    if not state.players[player].familiar:
        return ""
    seconds = [items[1] for items in _by_bonus(state, player) if len(items) > 1]
    return max(seconds, key=lambda item: bonus(state, item), default="")


def useful(state: State, player: int, item: str) -> bool:
    """Whether an item is more than a burden to a player (rule item.reserved)."""
    owner = RESERVED.get(item)
    return owner is None or owner == state.players[player].adventurer


def wears(state: State, player: int, place: str) -> bool:
    """Whether a player has an item of a type equipped, for what asks for it."""
    return any(useful(state, player, item) for item in state.typed(player, place))


def surplus(state: State, player: int) -> tuple[str, ...]:
    """Items of which one has to go, since there are too many of their type."""
    held = [state.typed(player, place) for place in PLACES]
    over = sum(max(0, len(items) - 1) for items in held)
    if over <= state.players[player].familiar:
        return ()
    return tuple(item for items in held if len(items) > 1 for item in items)


def preys_on(state: State, player: int, foes: Sequence[str]) -> bool:
    """Whether the Ranger's bonus counts against these: his type, or with the dragon none at all."""
    prey = state.players[player].prey
    if not prey:
        return False
    monsters = state.setup.monsters
    types = {monsters[foe].type if foe in monsters else DRAGON for foe in foes}
    return prey in types


def fighter(
    state: State, player: int, foes: Sequence[str] = (), fight: Fight | None = None
) -> Fighter:
    """What a player brings against these foes, with what has been announced in a fight."""
    owner = state.players[player]
    place = FAVOURED.get(owner.adventurer)
    used = {u.what: u for u in fight.used if u.player == player} if fight else {}
    return Fighter(
        player=player,
        items=sum(bonus(state, item) for item in equipped(state, player)),
        wounds=owner.wounds,
        arms=1 if place and wears(state, player, place) else 0,
        prey=1 if preys_on(state, player, foes) else 0,
        malus=owner.malus,
        companion=state.setup.monsters[owner.companion].power if owner.companion else 0,
        token=TOKENS[owner.adventurer] if TOKEN in used else 0,
        vial=used["vial"].roll if "vial" in used else 0,
        using=next((name for item, name in WEAPONS.items() if item in used), ""),
    )


def power(state: State, player: int) -> int:
    """A player's power as it stands on the table, against nobody in particular (rule power)."""
    return fighter(state, player).standing


def quarters(state: State) -> int:
    """How much of their power allies bring, in quarters (rules power.ally, two)."""
    return sums.THREE_QUARTERS if state.setup.players == 2 else sums.HALF


def the_sum(state: State, fight: Fight) -> sums.Fight:
    """The two sides of a fight as they are known: with shown sides and without who vanished.

    An Arena's own fighters count in full; before the sides are shown it has no allies but a forced
    one.
    """

    def brought(player: int) -> Fighter:
        return fighter(state, player, fight.foes, fight)

    there = [player for player in on_side(state, fight, "attacker") if player not in fight.gone]
    leader = None if fight.fighter in fight.gone else brought(fight.fighter)
    green = sums.Side(leader, tuple(map(brought, there)))
    if not fight.arena:
        monsters = fight.powers or (leader.mirrored if leader else 0,)
        return sums.Fight(green, sums.Side(None, (), monsters), quarters(state))
    against = [player for player in on_side(state, fight, "defender") if player not in fight.gone]
    victim = None if fight.victim in fight.gone else brought(fight.victim)
    return sums.Fight(green, sums.Side(victim, tuple(map(brought, against))), quarters(state))


def on_side(state: State, fight: Fight, side: str) -> tuple[int, ...]:
    """The allies on a side, in turn order; those of an Arena once they are shown."""
    if not fight.arena:
        return fight.allies if side == "attacker" else ()
    forced = fight.allies if side == "attacker" else ()
    shown = [i for i in state.order if fight.sides and fight.sides[i] == side and i not in forced]
    return (*forced, *shown)


def lasting(adventurer: str, what: str) -> int:
    """The power that announcing something takes from its owner for good (rule barbarian.token)."""
    return sums.SPENT if (adventurer, what) == (BARBARIAN, TOKEN) else 0


def usable(state: State, player: int) -> tuple[str, ...]:
    """What a player may announce before the dice of this fight, and has not yet (rule announce)."""
    fight = state.fight
    assert fight is not None
    owner = state.players[player]
    found = []
    if owner.token and owner.adventurer in TOKENS:
        needs_prey = owner.adventurer == RANGER
        if not needs_prey or (not fight.arena and preys_on(state, player, fight.foes)):
            found.append(TOKEN)
    if "vial" in owner.items:
        found.append("vial")
    mine = {
        it
        for it in WEAPONS
        if it in owner.items and useful(state, player, it) and not fight.uses(player, it)
    }
    found += sorted(mine)
    return tuple(found)
