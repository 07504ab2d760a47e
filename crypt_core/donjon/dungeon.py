"""What happens in the Dungeon: a card is drawn, and does what its own rule says.

A monster is fought (`combat`); after an event another card is drawn; after a special card without a
fight the turn goes on to Rest (special.ends).
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine import pile
from . import events as ev
from . import goods
from .components import (
    ARRIVAL,
    CARE,
    CHEST,
    DJINN,
    DOPPELGANGER,
    DRAGON,
    EVENTS,
    FAIRY,
    FAMILIAR,
    FIRST_LAST,
    FURY,
    GRACE,
    GUARDIAN,
    HELL,
    KEY,
    LOVE,
    METEORS,
    MIMIC,
    NEW_CHOICE,
    PICKPOCKET,
    ROT,
    SALE,
    TOLL,
    TRAP,
    VIAL,
)
from .judge_dungeon import FIRST_ARENA
from .moves import Move
from .state import (
    ANNOUNCE,
    DISCARD,
    DRAWING,
    EXCHANGE,
    NEGOTIATE,
    PROMISE,
    RESTING,
    Effect,
    Fight,
    State,
)
from .state import ROT as AT_ROT
from .tale import FOR_ADVENTURE, Tale

TREASURE = 3
"""Gems in a chest."""
STORM = 2
"""Wounds of the meteors, and those that heal on a Day of Grace."""
FIENDS = 3
"""Monsters that come back from Hell."""


def enter(tale: Tale, move: Move) -> None:
    """The Dungeon is chosen; while the Toll is active that costs gems (toll)."""
    state = tale.state
    if state.effect and state.effect.card == TOLL:
        tale.tell(ev.Paid(move.player, CARE), goods.gain(state, move.player, -CARE))
    tale.turn_to(DRAWING)


def draw(tale: Tale) -> None:
    """A card is turned up (dungeon.draw); what comes too early goes back (dungeon.early)."""
    state = tale.state
    cards = state.setup.adventure
    if not state.adventure.size or (
        early(state)
        and all(
            _waits(state, cards[number])
            for number in (*state.adventure.mixed, *state.adventure.under)
        )
    ):
        tale.turn_to(RESTING)
        return
    (number,), rest = pile.draw(state.adventure, 1, tale.luck, FOR_ADVENTURE)
    card = cards[number]
    tale.tell(ev.Drew(state.active, card), adventure=rest, card=card, seen=-1, last=not rest.size)
    if early(state) and _waits(state, card):
        mixed = pile.shuffled(rest, [number])
        tale.tell(ev.Returned(card), adventure=mixed, card="", last=False)
    elif card in state.setup.monsters:
        _meet(tale, "monster", card)
    else:
        _CARDS[card](tale, card)


def early(state: State) -> bool:
    """Whether it is too early for dragons, the Toll and Arenas."""
    return state.round < FIRST_ARENA


def _waits(state: State, card: str) -> bool:
    monster = state.setup.monsters.get(card)
    return card == TOLL or (monster is not None and monster.type == DRAGON)


def _power(state: State, card: str) -> int:
    monsters, others = state.setup.monsters, state.setup.numbers.others
    return monsters[card].power if card in monsters else others[card].power


def _meet(tale: Tale, kind: str, card: str) -> None:
    """Something is to be fought; a Doppelganger's power is who fights it (doppelganger)."""
    state = tale.state
    power = _power(state, card)
    powers = () if kind == DOPPELGANGER else (power,)
    fight = Fight(kind, state.active, (card,), powers)
    tale.turn_to(NEGOTIATE, fight=fight, card=card)


def raid(tale: Tale, move: Move) -> None:
    """The Key is used against the Guardian; either way the raider is cursed (temple.raid)."""
    state = goods.use_up(tale.state, move.player, KEY)
    state = state.with_player(move.player, cursed=True)
    tale.tell(ev.Cursed(move.player), state)
    event = ev.Met(move.player, (GUARDIAN,), _power(state, GUARDIAN))
    tale.tell(event)
    _meet(tale, GUARDIAN, GUARDIAN)


def open_arena(tale: Tale, move: Move) -> None:
    """An attacker names a victim (arena.open)."""
    fight = Fight("arena", move.player, victim=move.whom)
    tale.tell(ev.Opened(move.player, move.whom), stage=PROMISE, fight=fight)


# --- special cards --------------------------------------------------------------------------------


def _keep(tale: Tale, card: str) -> None:
    """Cards that are kept (sale, vial, key)."""
    state = goods.add_item(tale.state, tale.state.active, card)
    tale.tell(ev.Got(state.active, card), state, card="", stage=RESTING)


def _friend(tale: Tale, card: str) -> None:
    """Familiar and Fairy stay with who found them (familiar, fairy)."""
    state = tale.state.with_player(tale.state.active, **{card: True})
    tale.tell(ev.Got(state.active, card), state, card="", stage=RESTING)


def _chest(tale: Tale, card: str) -> None:
    state = goods.discard(goods.gain(tale.state, tale.state.active, TREASURE), card)
    tale.tell(ev.Found(state.active, TREASURE), state, card="", stage=RESTING)


def _trap(tale: Tale, card: str) -> None:
    state = goods.discard(goods.wound(tale.state, tale.state.active, 1), card)
    tale.tell(ev.Hurt(state.active, 1), state, card="", stage=RESTING)


def _pickpocket(tale: Tale, card: str) -> None:
    _discard_card(tale, DISCARD)


def _discard_card(tale: Tale, stage: str) -> None:
    """The card drawn goes to the discards, and somebody is asked."""
    state = goods.discard(tale.state, tale.state.card)
    tale.turn_to(stage, discards=state.discards, card="")


# --- events ---------------------------------------------------------------------------------------


def _meteors(tale: Tale, card: str) -> None:
    for player in tale.state.order:
        tale.tell(ev.Hurt(player, STORM), goods.wound(tale.state, player, STORM))
    _discard_card(tale, DRAWING)


def _grace(tale: Tale, card: str) -> None:
    """Two wounds heal, but not those of the cursed (grace)."""
    for player in tale.state.order:
        owner = tale.state.players[player]
        count = min(STORM, owner.wounds)
        if count and not owner.cursed:
            tale.tell(ev.Healed(player, count), goods.wound(tale.state, player, -count))
    _discard_card(tale, DRAWING)


def _fury(tale: Tale, card: str) -> None:
    """At once an Arena against the player on the right, but not while Love is active (fury)."""
    state = tale.state
    _discard_card(tale, DRAWING)
    if state.effect and state.effect.card == LOVE:
        tale.tell(ev.Idle(card))
        return
    victim = state.order[-1]
    fight = Fight("arena", state.active, victim=victim, fury=True)
    tale.tell(ev.Opened(state.active, victim, card), stage=ANNOUNCE, fight=fight)


def _new_choice(tale: Tale, card: str) -> None:
    """All decide at once and in secret, who has anything to decide (new-choice)."""
    _discard_card(tale, EXCHANGE)
    tale.turn_to(EXCHANGE, secret=_owing(tale.state))


def _owing(state: State) -> tuple[str | None, ...]:
    """None for each who has something to choose from at this stage."""
    rots = state.stage == AT_ROT
    able = (it.spoils if rots else it.main and it.quests for it in state.players)
    return tuple(None if it else "" for it in able)


def exchanged(tale: Tale) -> None:
    """All have decided: main quests change places with secondary ones (new-choice).

    What was done for a quest stays done.
    """
    chosen = tale.state.secret
    for player in tale.state.order:
        if not chosen[player]:
            continue
        owner, place = tale.state.players[player], int(chosen[player])
        if not place:
            tale.tell(ev.Stayed(player))
            continue
        assert owner.main is not None
        quests = list(owner.quests)
        main, quests[place - 1] = quests[place - 1], owner.main
        state = tale.state.with_player(player, main=main, quests=tuple(quests))
        tale.tell(ev.Exchanged(player, place), state)
    tale.turn_to(DRAWING, secret=())


def ask_again(tale: Tale, before: State) -> None:
    """A quest was shown or stolen while all choose: whose own have changed choose anew."""
    state = tale.state
    owing = _owing(state)
    chosen = tuple(
        now if now == "" or _holds(before, i) != _holds(state, i) else it
        for i, (it, now) in enumerate(zip(state.secret, owing, strict=True))
    )
    tale.turn_to(state.stage, secret=chosen)


def _holds(state: State, player: int) -> object:
    """What somebody chooses from."""
    owner = state.players[player]
    return owner.spoils if state.stage == AT_ROT else owner.unfinished


def _arrival(tale: Tale, card: str) -> None:
    """Discarded reserved items come back (arrival)."""
    state, back = goods.return_reserved(tale.state)
    tale.tell(ev.Came(back) if back else ev.Idle(card), state)
    _discard_card(tale, DRAWING)


def _rot(tale: Tale, card: str) -> None:
    """All choose at once and in secret (rot)."""
    _discard_card(tale, AT_ROT)
    tale.turn_to(AT_ROT, secret=_owing(tale.state))


def rotted(tale: Tale) -> None:
    """All have chosen: the spoils are discarded together (rot)."""
    chosen = tale.state.secret
    for player in tale.state.order:
        if chosen[player]:
            state = goods.take_spoil(tale.state, player, chosen[player])
            state = goods.discard(state, chosen[player])
            tale.tell(ev.Rotted(player, chosen[player]), state)
    tale.turn_to(DRAWING, secret=())


def _hell(tale: Tale, card: str) -> None:
    """The last three discarded monsters come back together (hell)."""
    state = tale.state
    _discard_card(tale, DRAWING)
    monsters = [name for name in state.discards if name in state.setup.monsters][-FIENDS:]
    if not monsters:
        tale.tell(ev.Idle(card))
        return
    powers = tuple(_power(state, name) for name in monsters)
    fight = Fight("hell", state.active, tuple(monsters), powers, allies=state.order[1:])
    event = ev.Met(state.active, tuple(monsters), sum(powers))
    tale.tell(event, stage=ANNOUNCE, fight=fight)


def _first_last(tale: Tale, card: str) -> None:
    """The first give to the last, unless all are equal (first-last)."""
    state = tale.state
    counts = [player.trophies for player in state.players]
    most, least = max(counts), min(counts)
    if most == least:
        tale.tell(ev.Idle(card))
    else:
        first = tuple(i for i in state.order if counts[i] == most)
        last = tuple(i for i in state.order if counts[i] == least)
        for player in first:
            state = goods.gain(state, player, trophies=-1)
        for player in last:
            state = goods.gain(state, player, trophies=1)
        tale.tell(ev.Levelled(first, last), state)
    _discard_card(tale, DRAWING)


def _lies(tale: Tale, card: str) -> None:
    """The Toll or Love lies there for a round; a later one ends the earlier (active)."""
    expire(tale)
    effect = Effect(card, tale.state.active)
    tale.tell(ev.Lies(card, tale.state.active), effect=effect, card="", stage=DRAWING)


def expire(tale: Tale) -> None:
    """What was active is over, and discarded (active)."""
    state = tale.state
    if state.effect:
        card = state.effect.card
        tale.tell(ev.Expired(card), goods.discard(state, card), effect=None)


_CARDS: dict[str, Callable[[Tale, str], None]] = {
    DJINN: lambda tale, card: _meet(tale, DJINN, card),
    MIMIC: lambda tale, card: _meet(tale, MIMIC, card),
    DOPPELGANGER: lambda tale, card: _meet(tale, DOPPELGANGER, card),
    **dict.fromkeys((SALE, VIAL, KEY), _keep),
    **dict.fromkeys((FAMILIAR, FAIRY), _friend),
    CHEST: _chest,
    TRAP: _trap,
    PICKPOCKET: _pickpocket,
    METEORS: _meteors,
    GRACE: _grace,
    FURY: _fury,
    NEW_CHOICE: _new_choice,
    ARRIVAL: _arrival,
    ROT: _rot,
    HELL: _hell,
    FIRST_LAST: _first_last,
    **dict.fromkeys((TOLL, LOVE), _lies),
}
assert set(EVENTS) <= set(_CARDS)
