"""What each quest asks for: whether it is fulfilled now, and which spoils it takes.

Deeds (a fight won in a certain way) are noted when they are done, see `UnfinishedQuest.deed`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product

from .components import ARMOUR, CREATURE, DRACONIC, DRAGON, HUMANOID, JEWEL, PLACES, UNDEAD, WEAPON
from .power import bonus, equipped, wears
from .state import State, UnfinishedQuest

WANTED = {
    "just": (HUMANOID, UNDEAD, CREATURE),
    "bloody": (HUMANOID,) * 3,
    "hunter": (CREATURE,) * 3,
    "kind": (UNDEAD,) * 3,
    "saint_michael": (DRAGON,),
}
"""The spoils that quests take, by their types."""
DEEDS = ("witcher", "saint_gary", "fearless", "coward")
"""Quests that ask for a deed."""
STRONG = 4
"""The least bonus that Jeweller, Edge and Smith ask for."""
ENOUGH_QUESTS = 3
ENOUGH_GEMS = 12


def held(state: State, player: int, quest: str) -> UnfinishedQuest | None:
    """An unfinished quest of a player, by its name."""
    return next((it for it in state.players[player].unfinished if it.quest == quest), None)


def fulfilled(state: State, player: int, quest: str) -> bool:
    """Whether a player who holds a quest fulfils it now, with nothing but what is theirs."""
    if quest in WANTED:
        return spent(state, player, quest) is not None
    if quest in DEEDS:
        it = held(state, player, quest)
        return it is not None and it.deed
    return _STANDING[quest](state, player)


def missing(state: State, player: int, quest: str) -> list[str]:
    """The types of spoils that a quest of `WANTED` still asks of a player."""
    monsters = state.setup.monsters
    have = Counter(monsters[spoil].type for spoil in state.players[player].spoils)
    return list((Counter(WANTED[quest]) - have).elements())


def spent(
    state: State, player: int, quest: str, other: int | None = None
) -> tuple[str, ...] | None:
    """The spoils that a quest takes: the weakest that serve; None if they are not there.

    With another player, at least one of theirs is among them, and their own serve besides (rule
    blackmail-charm).
    """
    monsters = state.setup.monsters

    def pool(owner: int) -> list[str]:
        spoils = state.players[owner].spoils
        return sorted(spoils, key=lambda name: (monsters[name].power, spoils.index(name)))

    pools = [pool(player)] if other is None else [pool(other), pool(player)]
    ways = product(range(len(pools)), repeat=len(WANTED[quest]))
    found = [way for choice in ways if (way := _taken(state, quest, pools, choice)) is not None]
    if other is not None:
        theirs = set(pools[0])
        found = [way for way in found if theirs & set(way)]
    return min(found, key=lambda way: sum(monsters[name].power for name in way), default=None)


def _taken(
    state: State, quest: str, pools: Sequence[Sequence[str]], choice: Sequence[int]
) -> tuple[str, ...] | None:
    """The weakest of the wanted types, each out of the pool that the choice says."""
    left = [list(pool) for pool in pools]
    taken = []
    for wanted, which in zip(WANTED[quest], choice, strict=True):
        fit = next((it for it in left[which] if state.setup.monsters[it].type == wanted), None)
        if fit is None:
            return None
        left[which].remove(fit)
        taken.append(fit)
    return tuple(taken)


def _strong(place: str) -> Callable[[State, int], bool]:
    """Whether an item of a type of +4 or more is equipped."""

    def asked(state: State, player: int) -> bool:
        on = equipped(state, player)
        return any(it in on and bonus(state, it) >= STRONG for it in state.typed(player, place))

    return asked


def _strictly(state: State, player: int, sign: int) -> bool:
    mine = sign * state.players[player].trophies
    others = (sign * it.trophies for i, it in enumerate(state.players) if i != player)
    return all(mine > it for it in others)


_STANDING: dict[str, Callable[[State, int], bool]] = {
    "lavish": lambda state, player: all(wears(state, player, place) for place in PLACES),
    "jeweller": _strong(JEWEL),
    "edge": _strong(WEAPON),
    "smith": _strong(ARMOUR),
    "dragon_item": lambda state, player: any(
        item in equipped(state, player) for item in DRACONIC.values()
    ),
    "poor": lambda state, player: _strictly(state, player, -1),
    "hero": lambda state, player: _strictly(state, player, 1),
    "lucky": lambda state, player: len(state.players[player].done) >= ENOUGH_QUESTS,
    "greedy": lambda state, player: state.players[player].gems >= ENOUGH_GEMS,
}


def done_deed(state: State, player: int, quest: str) -> State:
    """The state after a deed: whoever holds the quest that asks for it has done it."""
    owner = state.players[player]

    def after(it: UnfinishedQuest) -> UnfinishedQuest:
        return it._replace(deed=True) if it.quest == quest else it

    main = after(owner.main) if owner.main else None
    return state.with_player(player, main=main, quests=tuple(map(after, owner.quests)))
