"""Bargaining: swaps in the village, bids for an alliance, promises, and words kept or broken.

What is handed over at once is told by `hand`; what is promised waits for Rest, a side until sides
are shown, and help in a later fight until that is called for.
"""

from __future__ import annotations

from . import bundles, goods
from . import events as ev
from .asking import current, third_players
from .bundles import Bundle
from .moves import Move
from .state import (
    ANSWER,
    BID,
    COUNTERED,
    FLEE,
    HAGGLE,
    PICK,
    REST,
    SUPPLY,
    Bid,
    Offer,
    Promise,
    State,
)
from .steps import Steps


def _back(state: State) -> str:
    return REST if state.resting else SUPPLY


def offer(steps: Steps, move: Move) -> None:
    """A swap is offered (deal.swap)."""
    made = Offer(move.player, move.whom, move.give, move.want)
    event = ev.Offered(move.player, move.whom, move.give, move.want)
    steps.add(event, offer=made, offered=(*steps.state.offered, made), stage=ANSWER)


def counter(steps: Steps, move: Move) -> None:
    """Another price: for a swap (deal.swap), or for the help of a bidder (deal.ask)."""
    event = ev.Countered(move.player, move.whom, move.give, move.want, move.also)
    if steps.state.stage == ANSWER:
        made = Offer(move.player, move.whom, move.give, move.want)
        steps.add(event, offer=made, stage=COUNTERED)
        return
    price = Bid(move.whom, move.give, bool(move.also))
    fight = current(steps.state)
    bids = tuple(it._replace(countered=True) if it.player == move.whom else it for it in fight.bids)
    steps.add(event, fight=fight._replace(bids=bids, counter=price), stage=HAGGLE)


def accept(steps: Steps, move: Move) -> None:
    """A swap is made, or the counter to a bid seals the alliance."""
    state = steps.state
    steps.add(ev.Accepted(move.player))
    if state.stage == HAGGLE:
        price = current(state).counter
        assert price is not None
        _ally(steps, price)
        return
    made = state.offer
    assert made is not None
    steps.turn_to(_back(state), offer=None)
    swap(steps, made)


def decline(steps: Steps, move: Move) -> None:
    """Nothing changes hands."""
    state = steps.state
    if state.stage == HAGGLE:
        fight = current(state)._replace(counter=None)
        steps.add(ev.Declined(move.player), fight=fight, stage=PICK)
    else:
        steps.add(ev.Declined(move.player), offer=None, stage=_back(state))


def swap(steps: Steps, made: Offer) -> None:
    """Everything tangible moves at once, and words are noted (deal.swap)."""
    state = steps.state
    # Places of quests are those before the swap, so both sides are taken before they are given.
    state, given = _taken(state, made.player, made.give)
    state, wanted = _taken(state, made.partner, made.want)
    state = _given(_given(state, made.partner, made.give, given), made.player, made.want, wanted)
    for giver, taker, what in (
        (made.player, made.partner, made.give),
        (made.partner, made.player, made.want),
    ):
        if what.tangible != bundles.EMPTY:
            steps.add(ev.Handed(giver, taker, what.tangible), state)
        if what.words != bundles.EMPTY:
            steps.add(ev.Promised(giver, taker, what.words), state)
            _note(steps, Promise(giver, taker, what.words))
            state = steps.state


def _note(steps: Steps, word: Promise) -> None:
    """Help is owed from now on; where somebody will stand waits for the Arena (deal.swap)."""
    state, helps = steps.state, Bundle(helps=word.bundle.helps)
    if word.bundle != helps or not helps.helps:
        rest = word._replace(bundle=word.bundle._replace(helps=0))
        steps.turn_to(state.stage, promises=(*state.promises, rest))
    if helps.helps:
        steps.turn_to(state.stage, owed=(*state.owed, word._replace(bundle=helps)))


def _taken(state: State, giver: int, given: Bundle) -> tuple[State, tuple[str, ...]]:
    """What somebody hands over leaves them; and the quests that did."""
    state = goods.gain(state, giver, -given.gems)
    for item in given.items:
        state = goods.take_item(state, giver, item)
    for spoil in given.spoils:
        state = goods.take_spoil(state, giver, spoil)
    quests = []
    for place in sorted(given.quests, reverse=True):
        state, it = goods.take_quest(state, giver, place)
        quests.append(it.quest)
    return state, tuple(quests)


def _given(state: State, taker: int, given: Bundle, quests: tuple[str, ...]) -> State:
    """What somebody has handed over comes to another."""
    state = goods.gain(state, taker, given.gems)
    for item in given.items:
        state = goods.add_item(state, taker, item)
    for spoil in given.spoils:
        state = goods.add_spoil(state, taker, spoil)
    for quest in quests:
        state = goods.add_quest(state, taker, quest)
    return state


# --- an alliance ----------------------------------------------------------------------------------


def call(steps: Steps, move: Move) -> None:
    """All others are asked what their help would cost (deal.ask)."""
    steps.add(ev.Called(move.player), stage=BID)


def bid(steps: Steps, move: Move) -> None:
    """A price for a help (deal.ask)."""
    said = Bid(move.player, move.give, bool(move.also))
    bids = (*current(steps.state).bids, said)
    steps.add(ev.Asked(move.player, move.give, move.also), steps.state.with_fight(bids=bids))
    if move.give != bundles.EMPTY:
        _refused(steps, move.player)


def pass_by(steps: Steps, move: Move) -> None:
    """No help at any price (deal.ask)."""
    bids = (*current(steps.state).bids, Bid(move.player, None))
    steps.add(ev.Passed(move.player), steps.state.with_fight(bids=bids))
    _refused(steps, move.player)


def ally(steps: Steps, move: Move) -> None:
    """One of the bids is taken (alliance.one)."""
    _ally(steps, next(it for it in current(steps.state).bids if it.player == move.whom))


def _ally(steps: Steps, price: Bid) -> None:
    """A handshake: the price is promised, or paid at once (alliance.price, deal.advance)."""
    state = steps.state
    assert price.bundle is not None
    fight = current(state)._replace(allies=(price.player,), counter=None, fixed=price.now)
    active = state.active
    steps.add(ev.Allied(active, price.player), fight=fight, stage=FLEE)
    if price.bundle == bundles.EMPTY:
        _helped(steps, price.player)
        return
    if price.now:
        swap(steps, Offer(active, price.player, price.bundle, bundles.EMPTY))
        return
    promise(steps, Move(active, "promise", whom=price.player, give=price.bundle))


def alone(steps: Steps, move: Move) -> None:
    """No ally (alliance.one)."""
    steps.add(ev.Alone(move.player), stage=FLEE)


def promise(steps: Steps, move: Move) -> None:
    """A word is given (promises, deal.arena)."""
    word = Promise(move.player, move.whom, move.give)
    event = ev.Promised(move.player, move.whom, move.give)
    steps.add(event, promises=(*steps.state.promises, word))


# --- Rest -----------------------------------------------------------------------------------------


def due(steps: Steps) -> None:
    """Rest begins: promises are asked for, the active player's first; help is owed from now on.

    Rules rest.promises, deal.keep.
    """
    state = steps.state
    first = [it for it in state.promises if it.maker == state.active]
    others = [it for it in state.promises if it.maker != state.active]
    steps.turn_to(state.stage, promises=(), resting=True)
    for it in (*first, *others):
        _note(steps, it)


def call_off(steps: Steps) -> None:
    """Without a fight nothing that was said for this turn is kept or broken (flee)."""
    for it in steps.state.promises:
        steps.add(ev.Lapsed(it.maker, it.to))
    steps.turn_to(steps.state.stage, promises=())


def lapse(steps: Steps) -> None:
    """Nothing of a promise is there any more, so nobody has kept or broken it; or none is left."""
    if not steps.state.promises:
        steps.turn_to(REST)
        return
    it, *rest = steps.state.promises
    steps.add(ev.Lapsed(it.maker, it.to), promises=tuple(rest))


def keep(steps: Steps, move: Move) -> None:
    """All that is still there moves (deal.keep)."""
    it, *rest = steps.state.promises
    handed = goods.there(steps.state, it)
    _kept(steps, it, promises=tuple(rest))
    state, quests = _taken(steps.state, it.maker, handed)
    state = _given(state, it.to, handed, quests)
    state = goods.gain(state, it.maker, trophies=-handed.trophies)
    state = goods.gain(state, it.to, trophies=handed.trophies)
    steps.add(ev.Handed(it.maker, it.to, handed), state)


def break_(steps: Steps, move: Move) -> None:
    """Nothing moves, and everybody remembers (deal.keep)."""
    state = steps.state
    it, *rest = state.promises
    _broken(steps, it, promises=tuple(rest))


def _broken(steps: Steps, it: Promise, **changes: tuple[Promise, ...]) -> None:
    """Everybody has seen that a word was broken."""
    state = steps.state
    broken = state.players[it.maker].broken + 1
    steps.add(ev.BrokeWord(it.maker, it.to), state.with_player(it.maker, broken=broken), **changes)


def _kept(steps: Steps, it: Promise, **changes: tuple[Promise, ...]) -> None:
    """Everybody has seen that a word was kept."""
    state = steps.state
    kept = state.players[it.maker].kept + 1
    steps.add(ev.KeptWord(it.maker, it.to), state.with_player(it.maker, kept=kept), **changes)


# --- words that are kept by what one does ---------------------------------------------------------


def stood(steps: Steps) -> None:
    """Sides are shown: so is who stands where they said they would (promises).

    Who had no choice, or is gone before the dice, has neither kept nor broken anything.
    """
    fight = current(steps.state)
    chose = set(third_players(steps.state)) - {*fight.allies, *fight.gone}
    for it in steps.state.promises:
        if not it.bundle.side or it.maker not in chose:
            continue
        left = it._replace(bundle=it.bundle._replace(side=""))
        others = [left if other is it else other for other in steps.state.promises]
        promises = tuple(other for other in others if other.bundle != bundles.EMPTY)
        judged = _kept if fight.sides[it.maker] == it.bundle.side else _broken
        judged(steps, it, promises=promises)


def _owed(state: State, helper: int) -> Promise | None:
    """The word of help that somebody has given to whoever calls for it now."""
    return next((it for it in state.owed if (it.maker, it.to) == (helper, state.active)), None)


def _helped(steps: Steps, helper: int) -> None:
    """Help for nothing, as it was promised: once less is owed (promises)."""
    it = _owed(steps.state, helper)
    if it is None:
        return
    left = it._replace(bundle=Bundle(helps=it.bundle.helps - 1))
    owed = tuple(left if other is it else other for other in steps.state.owed)
    if left.bundle.helps:
        steps.turn_to(steps.state.stage, owed=owed)
    else:
        _kept(steps, it, owed=tuple(other for other in owed if other is not left))


def _refused(steps: Steps, helper: int) -> None:
    """No help, or help at a price, from who has promised it (promises)."""
    it = _owed(steps.state, helper)
    if it is not None:
        _broken(steps, it, owed=tuple(other for other in steps.state.owed if other is not it))
