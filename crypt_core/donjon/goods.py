"""What lies before players, and how it moves: gems, items, spoils, wounds, cards."""

from __future__ import annotations

from .bundles import Bundle, Means
from .components import DRACONIC, MOST_WOUNDS, RESERVED, SECONDARIES, TYPELESS
from .state import Bid, Player, Promise, State, UnfinishedQuest

DRACONICS = frozenset(DRACONIC.values())
BOW = "binding_bow"


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """These things without one that is among them."""
    at = things.index(thing)
    return (*things[:at], *things[at + 1 :])


def gain(state: State, player: int, gems: int = 0, trophies: int = 0) -> State:
    """Gems and trophies come, or go if they are less than nothing; none falls below 0."""
    owner = state.players[player]
    return state.with_player(
        player, gems=max(0, owner.gems + gems), trophies=max(0, owner.trophies + trophies)
    )


def wound(state: State, player: int, count: int) -> State:
    """Wounds come, or heal if they are less than nothing (rule wounds)."""
    wounds = min(MOST_WOUNDS, max(0, state.players[player].wounds + count))
    return state.with_player(player, wounds=wounds)


def discard(state: State, *cards: str) -> State:
    """Adventure cards go to their discards."""
    return state._replace(discards=(*state.discards, *cards))


def add_item(state: State, player: int, item: str) -> State:
    """An item comes to a player."""
    return state.with_player(player, items=(*state.players[player].items, item))


def take_item(state: State, player: int, item: str) -> State:
    """An item leaves a player; a companion does not stay without its bow (rule binding-bow)."""
    owner = state.players[player]
    state = state.with_player(player, items=without(owner.items, item))
    if item == BOW and owner.companion:
        state = discard(state.with_player(player, companion=""), owner.companion)
    return state


def use_up(state: State, player: int, item: str) -> State:
    """An item is used and discarded (rule item.reserved)."""
    state = take_item(state, player, item)
    if item in TYPELESS:
        return discard(state, item)
    return state._replace(gone=(*state.gone, item))


def give_up(state: State, player: int, item: str) -> tuple[State, str]:
    """An item goes back to the shop or, draconic or found in the dungeon, is discarded."""
    if item in TYPELESS or item in DRACONICS:
        return use_up(state, player, item), "discards"
    state = take_item(state, player, item)
    return state._replace(shop=in_order(state, (*state.shop, item))), "shop"


def in_order(state: State, items: tuple[str, ...]) -> tuple[str, ...]:
    """Items as they lie in the shop."""
    names = list(state.setup.items)
    return tuple(sorted(items, key=names.index))


def return_reserved(state: State) -> tuple[State, tuple[str, ...]]:
    """Discarded reserved items come back to the shop (rule arrival)."""
    back = tuple(item for item in state.gone if item in RESERVED)
    kept = tuple(item for item in state.gone if item not in RESERVED)
    return state._replace(gone=kept, shop=in_order(state, (*state.shop, *back))), back


def add_spoil(state: State, player: int, monster: str) -> State:
    """A monster comes to a player's spoils."""
    return state.with_player(player, spoils=(*state.players[player].spoils, monster))


def take_spoil(state: State, player: int, monster: str) -> State:
    """A monster leaves a player's spoils."""
    return state.with_player(player, spoils=without(state.players[player].spoils, monster))


def take_quest(state: State, player: int, place: int) -> tuple[State, UnfinishedQuest]:
    """A secondary quest leaves a player, by its place from 1.

    What is offered or promised goes on meaning the quests that it was said of.
    """
    quests = state.players[player].quests
    left = (*quests[: place - 1], *quests[place:])
    moved = _moved_up(state, player, place).with_player(player, quests=left)
    return moved, quests[place - 1]


def _moved_up(state: State, player: int, place: int) -> State:
    """The bargains that are open, after a player's quest at a place has gone."""
    offer, fight = state.offer, state.fight
    if offer is not None and player == offer.player:
        offer = offer._replace(give=offer.give.moved_up(place))
    if offer is not None and player == offer.partner:
        offer = offer._replace(want=offer.want.moved_up(place))
    promises = tuple(
        it._replace(bundle=it.bundle.moved_up(place)) if it.maker == player else it
        for it in state.promises
    )
    if fight is not None and player == state.active:  # Prices are asked of who is on turn.
        bids = tuple(_price_moved_up(bid, place) for bid in fight.bids)
        counter = fight.counter and _price_moved_up(fight.counter, place)
        fight = fight._replace(bids=bids, counter=counter)
    return state._replace(offer=offer, promises=promises, fight=fight)


def _price_moved_up(bid: Bid, place: int) -> Bid:
    return bid if bid.bundle is None else bid._replace(bundle=bid.bundle.moved_up(place))


def add_quest(state: State, player: int, quest: str) -> State:
    """A secondary quest comes to a player, without what others have done for it (quest.claim)."""
    return state.with_player(player, quests=(*state.players[player].quests, UnfinishedQuest(quest)))


def there(state: State, it: Promise) -> Bundle:
    """What of a promise can be handed over now (rules deal.keep, guild.limit)."""
    owner = state.players[it.maker]
    found = Means(owner.gems, owner.items, owner.spoils, len(owner.quests)).there(it.bundle)
    free = max(0, SECONDARIES - len(state.players[it.to].quests))
    trophies = min(found.trophies, owner.trophies)
    return found._replace(quests=found.quests[:free], helps=0, side="", trophies=trophies)


def owner_of(state: State, adventurer: str) -> int | None:
    """The player with an adventurer, if there is one."""
    players: tuple[Player, ...] = state.players
    return next((i for i, it in enumerate(players) if it.adventurer == adventurer), None)
