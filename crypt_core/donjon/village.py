"""What happens in the village: shop, Temple, guild, what is too much, quests shown."""

from __future__ import annotations

from ..engine import pile
from . import events as ev
from . import goods
from .components import CARE, REWARD, SALE, TROPHY
from .judge_village import CHARM, price
from .moves import Move
from .quests import WANTED, spent
from .state import (
    DISCARD,
    GUILD,
    QUESTS,
    REST,
    RESTING,
    SUPPLY,
    SURPLUS,
    Done,
    State,
    UnfinishedQuest,
)
from .steps import FOR_GUILD, FOR_THEFT, Steps

LOOK = 2
"""Quests that the guild shows (rule guild)."""


def buy(steps: Steps, move: Move) -> None:
    """An item of the shop, with a Sale for half (shop.buy, sale)."""
    cost = price(steps.state, move.what, bool(move.also))
    state = goods.gain(steps.state, move.player, -cost)
    if move.also:
        state = goods.use_up(state, move.player, SALE)
    state = state._replace(shop=goods.without(state.shop, move.what))
    state = goods.add_item(state, move.player, move.what)
    steps.add(ev.Bought(move.player, move.what, cost, move.also), state)


def heal(steps: Steps, move: Move) -> None:
    """All wounds, for gems that stay on the Temple (temple)."""
    state = goods.gain(steps.state, move.player, -CARE).with_player(move.player, wounds=0)
    steps.add(ev.Cared(move.player, CARE), state, temple=state.temple + CARE)


def guild(steps: Steps, move: Move) -> None:
    """Look at two quests, or at the one that is left (guild)."""
    state = goods.gain(steps.state, move.player, -CARE)
    drawn, rest = pile.draw(state.guild, LOOK, steps.luck, FOR_GUILD)
    looked = tuple(state.setup.quests[number] for number in drawn)
    changes = {"guild": rest, "looked": (looked,), "visited": True, "stage": GUILD}
    steps.add(ev.Guided(move.player, CARE, len(drawn)), state, **changes)


def take_quest(steps: Steps, move: Move) -> None:
    """One of those looked at is kept, the other goes under the pile (guild)."""
    state = steps.state
    (looked,) = state.looked
    kept = looked[move.place - 1]
    under = [state.setup.quests.index(quest) for quest in looked if quest != kept]
    state = goods.add_quest(state, move.player, kept)
    changes = {"guild": pile.put_under(state.guild, under), "looked": (), "stage": _back(state)}
    steps.add(ev.TookQuest(move.player), state, **changes)


def _back(state: State) -> str:
    """The stage of the village that the turn is in."""
    return REST if state.resting else SUPPLY


def trophy(steps: Steps, move: Move) -> None:
    """A trophy for gems, once a turn (rest.trophy)."""
    state = goods.gain(steps.state, move.player, -TROPHY, 1)
    steps.add(ev.BoughtTrophy(move.player, TROPHY), state, bought=True)


def leave(steps: Steps, move: Move) -> None:
    """Supply or Rest is over; who has too much gives it up (shop.one-per-type)."""
    steps.add(ev.GoesOn(move.player), stage=SURPLUS)


def drop(steps: Steps, move: Move) -> None:
    """Something is too much, or is stolen by the Pickpocket."""
    state, where = goods.give_up(steps.state, move.player, move.what)
    steps.add(ev.Dropped(move.player, move.what, where), state)
    if state.stage == DISCARD:
        steps.turn_to(RESTING)


def claim(steps: Steps, move: Move) -> None:
    """A quest is shown and brings its gains, twice the trophies if it is the main one.

    Rules quest.claim, quest.main, quest.secondary, quest.spoils.
    """
    state, player, quest = steps.state, move.player, move.what
    owner = state.players[player]
    cards: tuple[str, ...] = ()
    if quest in WANTED:
        other = move.whom if move.whom >= 0 else None
        cards = spent(state, player, quest, other) or ()
        for card in cards:
            mine = other is None or card not in state.players[other].spoils
            state = goods.take_spoil(state, player if mine or other is None else other, card)
        state = goods.discard(state, *cards)
        if other is not None:
            steps.add(ev.Blackmailed(player, other), goods.use_up(steps.state, player, CHARM))
            state = goods.use_up(state, player, CHARM)
    main = owner.main is not None and owner.main.quest == quest
    trophies = state.setup.brings(quest, main=main)
    done = (*owner.done, Done(quest, main))
    if main:
        state = state.with_player(player, main=None, done=done)
    else:
        place = next(i for i, it in enumerate(owner.quests, 1) if it.quest == quest)
        state = goods.take_quest(state, player, place)[0].with_player(player, done=done)
    state = goods.gain(state, player, REWARD, trophies)
    rank = "main" if main else "secondary"
    event = ev.Claimed(player, quest, rank, trophies, REWARD, cards)
    steps.add(event, state, shown=())


def steal(steps: Steps, move: Move) -> None:
    """A secondary quest, at random and without what was done for it (blackmail-charm)."""
    state = goods.use_up(steps.state, move.player, CHARM)
    quests = state.players[move.whom].quests
    ids = [state.setup.quests.index(it.quest) for it in quests]
    stolen: UnfinishedQuest = steps.luck.pick(quests, ids, 0, FOR_THEFT, state.turn, move.whom)
    state, _ = goods.take_quest(state, move.whom, quests.index(stolen) + 1)
    state = goods.add_quest(state, move.player, stolen.quest)
    steps.add(ev.Stole(move.player, move.whom), state)


def no_claim(steps: Steps, move: Move) -> None:
    """Asked for quests, a player shows none (quest.claim)."""
    steps.add(ev.NoClaim(move.player), shown=(*steps.state.shown, move.player), stage=QUESTS)
