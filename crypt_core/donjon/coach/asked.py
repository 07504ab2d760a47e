"""The exact help for quests: what each brings, what it costs undone, and what it still asks for."""

from __future__ import annotations

from collections.abc import Container
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from .. import fight as sums
from .. import goods, quests
from ..components import PLACES, QUESTS, REWARD, TYPELESS
from ..fight import FACES, KRITIK, Rolls
from ..power import bonus, fighter, useful, wears
from ..quests import DEEDS, ENOUGH_GEMS, ENOUGH_QUESTS, WANTED
from ..state import GUILD, KEEP, State
from ..views import View
from .known import known
from .worth import STRONG_PLACE

STRONG = 16
"""The least power that the Witcher asks for."""


BOUGHT = (*STRONG_PLACE, "lavish")
"""The quests that ask for what the shop may have."""


class Asked(NamedTuple):
    """A quest, and what it still asks of its holder.

    `have` of `want` is done; of a quest that compares players it is the holder's trophies and the
    others' most (Hero) or least (Poor). `there`: how many cards or items that serve nobody has yet.
    `price`: the gems for which the shop has what is missing; None if it does not. `chance`: of one
    try at a deed that takes luck.
    """

    quest: str
    place: int
    """From 1; 0 for the main quest that one holds."""
    main: bool
    trophies: int
    gems: int
    loss: int
    """Trophies that it costs undone at the end."""
    have: int
    want: int
    there: int = 0
    price: int | None = None
    chance: Fraction | None = None
    done: bool = False
    """It could be shown now."""


def looked_at(view: View) -> tuple[Asked, ...]:
    """The quests that the viewer looks at, of which one is to be kept."""
    if view.stage not in (KEEP, GUILD) or view.viewer is None:
        return ()
    main = view.stage == KEEP
    state = known(view)
    return tuple(
        _asked(state, view.viewer, name, place, main) for place, name in enumerate(view.looked, 1)
    )


def unfinished(view: View, named: Container[str] = QUESTS) -> tuple[Asked, ...]:
    """The viewer's own unfinished quests of those named, the main quest first."""
    if view.viewer is None:
        return ()
    state, owner = known(view), view.players[view.viewer]
    held = [(0, owner.main), *enumerate(owner.quests, 1)]
    return tuple(
        _asked(state, view.viewer, it.quest, place, place == 0, it.deed)
        for place, it in held
        if it is not None and it.quest in named
    )


def _asked(
    state: State, player: int, name: str, place: int, main: bool, deed: bool = False
) -> Asked:
    trophies, loss = state.setup.brings(name, main=main), state.setup.costs(name, main=main)
    found = Asked(name, place, main, trophies, REWARD, loss, 0, 1)
    if name in DEEDS:
        return _deed(state, player, found)._replace(have=int(deed), done=deed)
    done = quests.fulfilled(state, player, name)
    return _progress(state, player, found)._replace(done=done)


def _progress(state: State, player: int, it: Asked) -> Asked:
    """How far a quest is that asks for what lies before its holder."""
    owner, name = state.players[player], it.quest
    if name in WANTED:
        missing = quests.missing(state, player, name)
        want = len(WANTED[name])
        there = sum(_type(state, card) in missing for card in _unseen(state))
        return it._replace(have=want - len(missing), want=want, there=there)
    if name in STRONG_PLACE:
        place = STRONG_PLACE[name]
        best = max((bonus(state, item) for item in state.typed(player, place)), default=0)
        shop = _prices(state, player, place, quests.STRONG)
        price = min(shop, default=None)
        return it._replace(have=best, want=quests.STRONG, there=len(shop), price=price)
    if name == "lavish":
        return _lavish(state, player, it)
    if name == "greedy":
        return it._replace(have=owner.gems, want=ENOUGH_GEMS)
    if name == "lucky":
        return it._replace(have=len(owner.done), want=ENOUGH_QUESTS)
    if name == "dragon_item":
        have = sum(item in goods.DRACONICS for item in owner.items)
        return it._replace(have=have, there=len(state.apart))
    others = [other.trophies for i, other in enumerate(state.players) if i != player]
    most = max(others) if name == "hero" else min(others)
    return it._replace(have=owner.trophies, want=most)


def _lavish(state: State, player: int, it: Asked) -> Asked:
    """An item of each type: the cheapest that are for sale of those that are missing."""
    missing = [place for place in PLACES if not wears(state, player, place)]
    shop = [_prices(state, player, place, 0) for place in missing]
    price = sum(map(min, shop)) if all(shop) else None
    have = len(PLACES) - len(missing)
    return it._replace(have=have, want=len(PLACES), there=sum(map(len, shop)), price=price)


def _prices(state: State, player: int, place: str, least: int) -> list[int]:
    """What items of a type cost in the shop that are as good and of use to a player."""
    items = state.setup.items
    return [
        items[item].price
        for item in state.shop
        if item not in TYPELESS
        and items[item].type == place
        and bonus(state, item) >= least
        and useful(state, player, item)
    ]


def _type(state: State, card: str) -> str:
    monster = state.setup.monsters.get(card)
    return monster.type if monster else ""


def _unseen(state: State) -> list[str]:
    """The adventure cards that nobody has seen."""
    return [state.setup.adventure[number] for number in state.adventure.mixed]


def _deed(state: State, player: int, it: Asked) -> Asked:
    """What a deed takes: how many monsters serve, and how likely one try is."""
    cards = [card for card in _unseen(state) if card in state.setup.monsters]
    if it.quest == "witcher":
        strong = [card for card in cards if state.setup.monsters[card].power >= STRONG]
        wins = [_beats(state, player, card) for card in strong]
        chance = sum(wins, Fraction(0)) / len(wins) if wins else None
        return it._replace(there=len(strong), chance=chance)
    if it.quest == "saint_gary":
        wins = [_with_eight(state, player, card) for card in cards]
        chance = sum(wins, Fraction(0)) / len(wins) if wins else None
        return it._replace(there=len(cards), chance=chance)
    return it


def _beats(state: State, player: int, card: str) -> Fraction:
    """How likely a monster is beaten alone."""
    who = fighter(state, player, (card,))
    return sums.odds(sums.dungeon(who, state.setup.monsters[card].power)).win


def _with_eight(state: State, player: int, card: str) -> Fraction:
    """How likely a monster is beaten alone with an 8 of one's own."""
    who = fighter(state, player, (card,))
    met = sums.dungeon(who, state.setup.monsters[card].power)
    won = sum(
        sums.settle(met, Rolls((one,), (other,))).won and one == KRITIK
        for one, other in product(FACES, FACES)
    )
    return Fraction(won, len(FACES) ** 2)
