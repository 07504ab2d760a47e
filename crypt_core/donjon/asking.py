"""Who owes a decision: for each stage, whom it asks; nobody if it has nothing to ask of anyone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from . import fight as sums
from . import goods
from .bundles import EMPTY
from .components import PRIEST, SALE, VIAL
from .power import fighter, surplus, usable
from .state import (
    ANNOUNCE,
    ANSWER,
    BID,
    CHOOSE,
    COUNTERED,
    DISCARD,
    DJINN_GIFT,
    EXCHANGE,
    FLEE,
    GUILD,
    HAGGLE,
    KEEP,
    NEGOTIATE,
    OBLIVION,
    PICK,
    PLUNDER,
    PROMISE,
    QUESTS,
    REPLAY,
    REST,
    ROT,
    SIDES,
    SUPPLY,
    SURPLUS,
    VANISH,
    WORD,
    Fight,
    State,
)

ALONE = ("mimic", "doppelganger", "guardian")
"""Whom one fights alone."""
NO_FLIGHT = ("mimic", "guardian", "hell", "arena")
"""Whom nobody leaves alone (rule flee)."""
RING, HELM = "charm_ring", "oblivion_helm"
Players = tuple[int, ...]


def deciders(state: State) -> Players:
    """The players who owe a decision now, in the order of asking."""
    asks = _ASKS.get(state.stage)
    return asks(state) if asks else ()


def _active(state: State) -> Players:
    return (state.active,)


def _secret(state: State) -> Players:
    if not state.secret:  # Seats are taken, and there is nothing to choose from yet.
        return ()
    return tuple(i for i in state.order if state.secret[i] is None)


def _first(players: Players) -> Players:
    return players[:1]


def current(state: State) -> Fight:
    """The fight that is on."""
    assert state.fight is not None
    return state.fight


def has_ring(state: State) -> bool:
    """Whether the active player can use the Charm ring (rule charm-ring)."""
    owner = state.players[state.active]
    return RING in owner.items and owner.adventurer == "sorcerer"


def third_players(state: State) -> Players:
    """Those who are neither attacker nor victim of an Arena, in turn order."""
    fight = current(state)
    return tuple(i for i in state.order if i not in (state.active, fight.fighter, fight.victim))


def may_flee(state: State) -> bool:
    """Whether the monster may be left alone (rule flee)."""
    fight = current(state)
    if fight.kind in NO_FLIGHT or fight.fixed:
        return False
    mine = fighter(state, fight.fighter, fight.foes)
    return sums.may_flee(mine, sum(fight.powers or (mine.mirrored,)))


def announcers(state: State) -> Players:
    """Who may announce something, in the order of asking (rules announce, arena.powers)."""
    fight = current(state)
    if fight.arena:
        others = [i for i in state.order if i not in (fight.fighter, fight.victim)]
        others = [i for i in others if i != state.active or fight.fighter == state.active]
        return (fight.fighter, fight.victim, *others)
    return (fight.fighter, *fight.allies)


def in_fight(state: State, player: int) -> bool:
    """Whether a player stands in the fight, or in an Arena may do so."""
    fight = current(state)
    if player in fight.gone:
        return False
    if fight.arena and not fight.sides:
        return player in announcers(state)
    return player in (fight.fighter, fight.victim, *fight.allies) or (
        fight.arena and fight.sides[player] != "none"
    )


def losers(state: State) -> Players:
    """Who has lost an Arena or a fight as its own: the one who rolled for the side, if not gone."""
    fight = current(state)
    lost = fight.victim if fight.won else fight.fighter
    return () if fight.won and not fight.arena else (lost,)


def loot(state: State, player: int) -> tuple[str, ...]:
    """The items and spoils that can be plundered of a player."""
    owner = state.players[player]
    return tuple(dict.fromkeys((*owner.items, *owner.spoils)))


def gifts(state: State) -> tuple[tuple[str, str], ...]:
    """What the Djinn can be asked for, and where it is (rule djinn)."""
    monsters = state.setup.monsters
    found = [(item, "shop") for item in state.shop]
    for i in state.order[1:]:
        found += [(it, f"p{i + 1}") for it in loot(state, i)]
    kept = (*monsters, SALE, VIAL, "key")
    found += [
        (card, "discards")
        for card in chain(state.discards, state.gone)
        if card in kept or card in state.setup.items
    ]
    return tuple(dict.fromkeys(found))


def _negotiate(state: State) -> Players:
    alone = current(state).kind in ALONE
    return () if alone and not has_ring(state) else _active(state)


def unasked(state: State) -> Players:
    """Who has not yet answered a call for help, in turn order (rule deal.ask)."""
    said = {current(state).fighter, *(bid.player for bid in current(state).bids)}
    return tuple(i for i in state.order[1:] if i not in said)


def _bid(state: State) -> Players:
    return _first(unasked(state))


def _pick(state: State) -> Players:
    helps = any(bid.bundle is not None for bid in current(state).bids)
    return _active(state) if helps or has_ring(state) else ()


def _promise(state: State) -> Players:
    fight = current(state)
    if fight.fury or not third_players(state):
        return ()
    return _first(tuple(i for i in (state.active, fight.victim) if i not in fight.ready))


def _announce(state: State) -> Players:
    ready = current(state).ready
    return _first(tuple(i for i in announcers(state) if i not in ready and usable(state, i)))


def _vanish(state: State) -> Players:
    fight = current(state)
    if fight.kind == "mimic":
        return ()
    able = [i for i in announcers(state) if i not in fight.ready and i not in fight.gone]
    return tuple(
        i for i in able if state.players[i].adventurer == "sorcerer" and state.players[i].token
    )


def _replay(state: State) -> Players:
    fight = current(state)
    mine = (fight.victim if fight.arena else state.active, state.active)
    return tuple(
        i
        for i in losers(state)
        if i in mine
        and state.players[i].adventurer == PRIEST
        and state.players[i].token
        and i not in fight.ready
    )


def _oblivion(state: State) -> Players:
    fight = current(state)
    if not fight.arena or fight.cancelled:
        return ()
    return tuple(
        i
        for i in losers(state)
        if state.players[i].adventurer == PRIEST
        and HELM in state.players[i].items
        and i not in fight.ready
    )


def _plunder(state: State) -> Players:
    victim = current(state).victim
    owner = state.players[victim]
    return _active(state) if owner.gems or loot(state, victim) else ()


def _word(state: State) -> Players:
    """Who has promised what is settled next; nobody if nothing of it is there (deal.keep)."""
    given = state.promises[:1]
    return tuple(it.maker for it in given if goods.there(state, it) != EMPTY)


def _quests(state: State) -> Players:
    asked = (i for i in state.order if state.players[i].unfinished and i not in state.shown)
    return _first(tuple(asked))


_ASKS: dict[str, Callable[[State], Players]] = {
    KEEP: _secret,
    SUPPLY: _active,
    GUILD: _active,
    ANSWER: lambda state: (state.offer.partner,) if state.offer else (),
    COUNTERED: lambda state: (state.offer.partner,) if state.offer else (),
    SURPLUS: lambda state: _first(tuple(i for i in state.order if surplus(state, i))),
    CHOOSE: _active,
    EXCHANGE: _secret,
    ROT: _secret,
    DISCARD: lambda state: _active(state) if state.players[state.active].items else (),
    DJINN_GIFT: lambda state: _active(state) if gifts(state) else (),
    NEGOTIATE: _negotiate,
    BID: _bid,
    PICK: _pick,
    HAGGLE: lambda state: (c.player,) if (c := current(state).counter) else (),
    PROMISE: _promise,
    FLEE: lambda state: _active(state) if may_flee(state) else (),
    ANNOUNCE: _announce,
    SIDES: _secret,
    VANISH: _vanish,
    REPLAY: _replay,
    OBLIVION: _oblivion,
    PLUNDER: _plunder,
    WORD: _word,
    REST: _active,
    QUESTS: _quests,
}
