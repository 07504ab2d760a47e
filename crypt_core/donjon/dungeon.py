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
from .steps import FOR_ADVENTURE, Steps

TREASURE = 3
"""Gems in a chest."""
STORM = 2
"""Wounds of the meteors, and those that heal on a Day of Grace."""
FIENDS = 3
"""Monsters that come back from Hell."""


def enter(steps: Steps, move: Move) -> None:
    """The Dungeon is chosen; while the Toll is active that costs gems (toll)."""
    state = steps.state
    if state.effect and state.effect.card == TOLL:
        steps.add(ev.Paid(move.player, CARE), goods.gain(state, move.player, -CARE))
    steps.turn_to(DRAWING)


def draw(steps: Steps) -> None:
    """A card is turned up (dungeon.draw); what comes too early goes back (dungeon.early)."""
    state = steps.state
    cards = state.setup.adventure
    if not state.adventure.size or (
        early(state)
        and all(
            _waits(state, cards[number])
            for number in (*state.adventure.mixed, *state.adventure.under)
        )
    ):
        steps.turn_to(RESTING)
        return
    (number,), rest = pile.draw(state.adventure, 1, steps.luck, FOR_ADVENTURE)
    card = cards[number]
    steps.add(ev.Drew(state.active, card), adventure=rest, card=card, seen=-1, last=not rest.size)
    if early(state) and _waits(state, card):
        mixed = pile.shuffled(rest, [number])
        steps.add(ev.Returned(card), adventure=mixed, card="", last=False)
    elif card in state.setup.monsters:
        _meet(steps, "monster", card)
    else:
        _CARDS[card](steps, card)


def early(state: State) -> bool:
    """Whether it is too early for dragons, the Toll and Arenas."""
    return state.round < FIRST_ARENA


def _waits(state: State, card: str) -> bool:
    monster = state.setup.monsters.get(card)
    return card == TOLL or (monster is not None and monster.type == DRAGON)


def _power(state: State, card: str) -> int:
    monsters, others = state.setup.monsters, state.setup.numbers.others
    return monsters[card].power if card in monsters else others[card].power


def _meet(steps: Steps, kind: str, card: str) -> None:
    """Something is to be fought; a Doppelganger's power is who fights it (doppelganger)."""
    state = steps.state
    power = _power(state, card)
    powers = () if kind == DOPPELGANGER else (power,)
    fight = Fight(kind, state.active, (card,), powers)
    steps.turn_to(NEGOTIATE, fight=fight, card=card)


def raid(steps: Steps, move: Move) -> None:
    """The Key is used against the Guardian; either way the raider is cursed (temple.raid)."""
    state = goods.use_up(steps.state, move.player, KEY)
    state = state.with_player(move.player, cursed=True)
    steps.add(ev.Cursed(move.player), state)
    event = ev.Met(move.player, (GUARDIAN,), _power(state, GUARDIAN))
    steps.add(event)
    _meet(steps, GUARDIAN, GUARDIAN)


def open_arena(steps: Steps, move: Move) -> None:
    """An attacker names a victim (arena.open)."""
    fight = Fight("arena", move.player, victim=move.whom)
    steps.add(ev.Opened(move.player, move.whom), stage=PROMISE, fight=fight)


# --- special cards --------------------------------------------------------------------------------


def _keep(steps: Steps, card: str) -> None:
    """Cards that are kept (sale, vial, key)."""
    state = goods.add_item(steps.state, steps.state.active, card)
    steps.add(ev.Got(state.active, card), state, card="", stage=RESTING)


def _friend(steps: Steps, card: str) -> None:
    """Familiar and Fairy stay with who found them (familiar, fairy)."""
    state = steps.state.with_player(steps.state.active, **{card: True})
    steps.add(ev.Got(state.active, card), state, card="", stage=RESTING)


def _chest(steps: Steps, card: str) -> None:
    state = goods.discard(goods.gain(steps.state, steps.state.active, TREASURE), card)
    steps.add(ev.Found(state.active, TREASURE), state, card="", stage=RESTING)


def _trap(steps: Steps, card: str) -> None:
    state = goods.discard(goods.wound(steps.state, steps.state.active, 1), card)
    steps.add(ev.Hurt(state.active, 1), state, card="", stage=RESTING)


def _pickpocket(steps: Steps, card: str) -> None:
    _discard_card(steps, DISCARD)


def _discard_card(steps: Steps, stage: str) -> None:
    """The card drawn goes to the discards, and somebody is asked."""
    state = goods.discard(steps.state, steps.state.card)
    steps.turn_to(stage, discards=state.discards, card="")


# --- events ---------------------------------------------------------------------------------------


def _meteors(steps: Steps, card: str) -> None:
    for player in steps.state.order:
        steps.add(ev.Hurt(player, STORM), goods.wound(steps.state, player, STORM))
    _discard_card(steps, DRAWING)


def _grace(steps: Steps, card: str) -> None:
    """Two wounds heal, but not those of the cursed (grace)."""
    for player in steps.state.order:
        owner = steps.state.players[player]
        count = min(STORM, owner.wounds)
        if count and not owner.cursed:
            steps.add(ev.Healed(player, count), goods.wound(steps.state, player, -count))
    _discard_card(steps, DRAWING)


def _fury(steps: Steps, card: str) -> None:
    """At once an Arena against the player on the right, but not while Love is active (fury)."""
    state = steps.state
    _discard_card(steps, DRAWING)
    if state.effect and state.effect.card == LOVE:
        steps.add(ev.Idle(card))
        return
    victim = state.order[-1]
    fight = Fight("arena", state.active, victim=victim, fury=True)
    steps.add(ev.Opened(state.active, victim, card), stage=ANNOUNCE, fight=fight)


def _new_choice(steps: Steps, card: str) -> None:
    """All decide at once and in secret, who has anything to decide (new-choice)."""
    _discard_card(steps, EXCHANGE)
    steps.turn_to(EXCHANGE, secret=_owing(steps.state))


def _owing(state: State) -> tuple[str | None, ...]:
    """None for each who has something to choose from at this stage."""
    rots = state.stage == AT_ROT
    able = (it.spoils if rots else it.main and it.quests for it in state.players)
    return tuple(None if it else "" for it in able)


def exchanged(steps: Steps) -> None:
    """All have decided: main quests change places with secondary ones (new-choice).

    What was done for a quest stays done.
    """
    chosen = steps.state.secret
    for player in steps.state.order:
        if not chosen[player]:
            continue
        owner, place = steps.state.players[player], int(chosen[player])
        if not place:
            steps.add(ev.Stayed(player))
            continue
        assert owner.main is not None
        quests = list(owner.quests)
        main, quests[place - 1] = quests[place - 1], owner.main
        state = steps.state.with_player(player, main=main, quests=tuple(quests))
        steps.add(ev.Exchanged(player, place), state)
    steps.turn_to(DRAWING, secret=())


def ask_again(steps: Steps, before: State) -> None:
    """A quest was shown or stolen while all choose: whose own have changed choose anew."""
    state = steps.state
    owing = _owing(state)
    chosen = tuple(
        now if now == "" or _holds(before, i) != _holds(state, i) else it
        for i, (it, now) in enumerate(zip(state.secret, owing, strict=True))
    )
    steps.turn_to(state.stage, secret=chosen)


def _holds(state: State, player: int) -> object:
    """What somebody chooses from."""
    owner = state.players[player]
    return owner.spoils if state.stage == AT_ROT else owner.unfinished


def _arrival(steps: Steps, card: str) -> None:
    """Discarded reserved items come back (arrival)."""
    state, back = goods.return_reserved(steps.state)
    steps.add(ev.Came(back) if back else ev.Idle(card), state)
    _discard_card(steps, DRAWING)


def _rot(steps: Steps, card: str) -> None:
    """All choose at once and in secret (rot)."""
    _discard_card(steps, AT_ROT)
    steps.turn_to(AT_ROT, secret=_owing(steps.state))


def rotted(steps: Steps) -> None:
    """All have chosen: the spoils are discarded together (rot)."""
    chosen = steps.state.secret
    for player in steps.state.order:
        if chosen[player]:
            state = goods.take_spoil(steps.state, player, chosen[player])
            state = goods.discard(state, chosen[player])
            steps.add(ev.Rotted(player, chosen[player]), state)
    steps.turn_to(DRAWING, secret=())


def _hell(steps: Steps, card: str) -> None:
    """The last three discarded monsters come back together (hell)."""
    state = steps.state
    _discard_card(steps, DRAWING)
    monsters = [name for name in state.discards if name in state.setup.monsters][-FIENDS:]
    if not monsters:
        steps.add(ev.Idle(card))
        return
    powers = tuple(_power(state, name) for name in monsters)
    fight = Fight("hell", state.active, tuple(monsters), powers, allies=state.order[1:])
    event = ev.Met(state.active, tuple(monsters), sum(powers))
    steps.add(event, stage=ANNOUNCE, fight=fight)


def _first_last(steps: Steps, card: str) -> None:
    """The first give to the last, unless all are equal (first-last)."""
    state = steps.state
    counts = [player.trophies for player in state.players]
    most, least = max(counts), min(counts)
    if most == least:
        steps.add(ev.Idle(card))
    else:
        first = tuple(i for i in state.order if counts[i] == most)
        last = tuple(i for i in state.order if counts[i] == least)
        for player in first:
            state = goods.gain(state, player, trophies=-1)
        for player in last:
            state = goods.gain(state, player, trophies=1)
        steps.add(ev.Levelled(first, last), state)
    _discard_card(steps, DRAWING)


def _lies(steps: Steps, card: str) -> None:
    """The Toll or Love lies there for a round; a later one ends the earlier (active)."""
    expire(steps)
    effect = Effect(card, steps.state.active)
    steps.add(ev.Lies(card, steps.state.active), effect=effect, card="", stage=DRAWING)


def expire(steps: Steps) -> None:
    """What was active is over, and discarded (active)."""
    state = steps.state
    if state.effect:
        card = state.effect.card
        steps.add(ev.Expired(card), goods.discard(state, card), effect=None)


_CARDS: dict[str, Callable[[Steps, str], None]] = {
    DJINN: lambda steps, card: _meet(steps, DJINN, card),
    MIMIC: lambda steps, card: _meet(steps, MIMIC, card),
    DOPPELGANGER: lambda steps, card: _meet(steps, DOPPELGANGER, card),
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
