"""A random player that bargains with whatever there is, and tables at which there is much of it."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from itertools import chain
from typing import Any, TypeVar

from crypt_core.donjon import moves
from crypt_core.donjon.bundles import SIDES, Bundle, Offer, OfferSpace, bundle_space
from crypt_core.donjon.components import (
    ADVENTURERS,
    FAIRY,
    FAMILIAR,
    LENGTHS,
    MOST_WOUNDS,
    PLACES,
    RANGER,
    SECONDARIES,
    TYPELESS,
    TYPES,
    Setup,
    read_setup,
)
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.judge_deals import NOW, offers, own_means, prices, swap_means
from crypt_core.donjon.lists import any_time
from crypt_core.donjon.moves import Move
from crypt_core.donjon.position import position
from crypt_core.donjon.state import ANSWER, Promise, State
from tests.donjon.build import who

T = TypeVar("T")

AT_ANY_TIME = 0.3
"""How often something is shown, or the Blackmail charm used, where that can be."""
TRIES = 4
"""So often a bargain is drawn; if none of them is allowed, one that is suggested is made."""


def haggled(state: State, player: int, dice: random.Random) -> Move:
    """A move of who is asked, or what anybody does meanwhile; the verb is drawn before the rest."""
    if dice.random() < AT_ANY_TIME:
        everybody = range(state.setup.players)
        shown = chain.from_iterable(any_time(state, other) for other in everybody)
        if found := [move for move in shown if DONJON.why_not(state, move) is None]:
            return dice.choice(found)
    asked = DONJON.own_moves(state, player)
    verb = dice.choice(sorted({move.verb for move in asked}))
    suggested = dice.choice([move for move in asked if move.verb == verb])
    for _ in range(TRIES):
        move = bargain(state, suggested, dice)
        if DONJON.why_not(state, move) is None:
            return move
    return suggested


def bargain(state: State, like: Move, dice: random.Random) -> Move:
    """Another bargain of that kind, drawn from all that there are; what is none stays as it is."""
    player = like.player
    match like.verb:
        case moves.OFFER:
            others = [it for it in range(state.setup.players) if it != player]
            return _swap(like, drawn(offers(state, dice.choice(others)), dice))
        case moves.COUNTER if state.stage == ANSWER:
            space = OfferSpace(like.whom, swap_means(state, player), swap_means(state, like.whom))
            return _swap(like, drawn(space, dice))
        case moves.BID | moves.COUNTER:
            also = NOW if state.setup.players == 2 and dice.random() < 0.6 else ""
            return like._replace(give=drawn(prices(state, bool(also)), dice), also=also)
        case moves.PROMISE:
            return like._replace(give=drawn(bundle_space(own_means(state, player, ())), dice))
    return like


def drawn(space: Sequence[T], dice: random.Random) -> T:
    """Any of so many that they are not listed."""
    return space[dice.randrange(len(space))]


def _swap(like: Move, offer: Offer) -> Move:
    return like._replace(whom=offer.partner, give=offer.give, want=offer.take)


# --- tables -------------------------------------------------------------------------------------


def laden(players: int, seed: int) -> State:
    """A table late in a game, at which all have much and words are open."""
    dice = random.Random(seed)
    names = dice.sample(ADVENTURERS, players)
    length = LENGTHS[0] if players == 2 else dice.choice(LENGTHS[1:])
    setup = read_setup({"players": players, "length": length, "adventurers": names})
    items, quests, cards = (
        dice.sample(all_, len(all_)) for all_ in ([*setup.items], setup.quests, setup.adventure)
    )
    seated = [_seated(setup, name, items, quests, cards, dice) for name in names]
    state = position(
        seated,
        length=length,
        active=dice.randrange(players),
        round_number=dice.randint(3, 9),
        top=[cards.pop() for _ in range(dice.randint(3, 8))],
        temple=dice.randint(0, 6),
        pot=dice.randint(0, 6),
    )
    words = dice.sample([(a, b) for a in range(players) for b in range(players) if a != b], 2)
    given = Bundle(gems=dice.randint(1, 3), side=dice.choice(SIDES) if players > 2 else "")
    return state._replace(
        promises=(Promise(*words[0], given),),
        owed=(Promise(*words[1], Bundle(helps=dice.randint(1, 3))),),
    )


def _seated(
    setup: Setup,
    name: str,
    items: list[str],
    quests: list[str],
    cards: list[str],
    dice: random.Random,
) -> dict[str, Any]:
    """An adventurer with up to six items, and three quests: taken out of what there is."""
    beside = {it: bool(_take(cards, [it])) for it in (FAMILIAR, FAIRY) if dice.random() < 0.4}
    # What lies on the Familiar is of a type that is held already.
    places = [*PLACES, *([dice.choice(PLACES)] if beside.get(FAMILIAR) else [])]
    held = [_take(items, [it for it in items if setup.items[it].type == kind]) for kind in places]
    held += [_take(cards, TYPELESS) for _ in range(2)]
    spoils = [_take(cards, setup.monsters) for _ in range(dice.randint(0, 6))]
    main, *others = (_take(quests, quests) for _ in range(1 + dice.randint(0, SECONDARIES)))
    prey = {"prey": dice.choice(TYPES)} if name == RANGER else {}
    return who(
        name,
        items=list(filter(None, held)),
        spoils=spoils,
        main=main,
        quests=list(filter(None, others)),
        gems=dice.randint(0, 14),
        trophies=dice.randint(0, setup.length // 3),
        wounds=dice.randint(0, MOST_WOUNDS),
        token=dice.random() < 0.6,
        cursed=dice.random() < 0.2,
        **prey,
        **beside,
    )


def _take(pile: list[str], fitting: Collection[str]) -> str:
    """The first of a pile that fits, taken out of it; empty if there is none."""
    found = next((it for it in pile if it in fitting), "")
    if found:
        pile.remove(found)
    return found
