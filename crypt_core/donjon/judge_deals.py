"""What is judged of bargaining: offers in the village, bids for an alliance, promises, words."""

from __future__ import annotations

from ..engine.game import Fact, Refusal
from . import bundles, moves
from .asking import ALONE, current, third_players
from .bundles import EMPTY, SIDES, Bundle, Means
from .components import DRACONIC, SECONDARIES
from .moves import Move
from .state import (
    ANSWER,
    BID,
    COUNTERED,
    HAGGLE,
    NEGOTIATE,
    PICK,
    PROMISE,
    REST,
    SUPPLY,
    WORD,
    Bid,
    State,
)

OFFERS = 4
"""Offers that one may make in a turn (rule deal.bounds)."""
NOW = "now"
STAGES = {
    moves.OFFER: (SUPPLY, REST),
    moves.ACCEPT: (ANSWER, COUNTERED, HAGGLE),
    moves.DECLINE: (ANSWER, COUNTERED, HAGGLE),
    moves.COUNTER: (ANSWER, PICK),
    moves.CALL: (NEGOTIATE,),
    moves.ALONE: (NEGOTIATE, PICK),
    moves.BID: (BID,),
    moves.PASS: (BID,),
    moves.ALLY: (PICK,),
    moves.PROMISE: (PROMISE,),
    moves.KEEP: (WORD,),
    moves.BREAK: (WORD,),
}
"""The stages at which a verb is of use."""


def own_means(state: State, player: int, sides: tuple[str, ...] = SIDES) -> Means:
    """What a player could hand over at once, and the words that may go with it (rule trade)."""
    owner = state.players[player]
    return Means(owner.gems, owner.items, owner.spoils, len(owner.quests), sides=sides)


def hoped_means(state: State, now: bool = False) -> Means:
    """What the active player could pay for an alliance: with the card's gains (deal.bounds).

    What is paid in advance has to be there.
    """
    mine = own_means(state, state.active, ())
    monster = state.setup.monsters.get(state.card)
    if now:
        return mine._replace(helps=0)
    if monster is None:
        other = state.setup.numbers.others.get(state.card)
        return mine._replace(gems=mine.gems + (other.gems if other else 0))
    dragons = (DRACONIC[monster.name],) if monster.name in DRACONIC else ()
    return mine._replace(
        gems=mine.gems + monster.gems,
        items=(*mine.items, *dragons),
        spoils=(*mine.spoils, monster.name),
        trophies=monster.trophies,
    )


def swap_means(state: State, player: int) -> Means:
    """What a player may put into a swap; at Rest the Arena of this turn is over."""
    return own_means(state, player, () if state.resting else SIDES)


def offers(state: State, partner: int) -> bundles.OfferSpace:
    """Every offer that the active player could make to a partner, but for the limit of quests.

    They are counted and numbered without being listed (rule deal.list).
    """
    made = _made(state)
    mine, theirs = swap_means(state, state.active), swap_means(state, partner)
    return bundles.OfferSpace(partner, mine, theirs, made)


def prices(state: State, now: bool = False) -> bundles.BundleSpace:
    """Every price that a help can be bid for, counted as those of `offers` are."""
    return bundles.bundle_space(hoped_means(state, now))


def _made(state: State) -> tuple[bundles.Offer, ...]:
    """Offers of this turn, which may not be made again (rule deal.bounds)."""
    return tuple(bundles.Offer(it.partner, it.give, it.want) for it in state.offered)


def room(state: State, giver: int, taker: int, given: Bundle, back: Bundle) -> Refusal | None:
    """What forbids so many quests to change hands (rule guild.limit)."""
    for one, comes, goes in ((taker, given, back), (giver, back, given)):
        has = len(state.players[one].quests) + len(comes.quests) - len(goes.quests)
        if comes.quests and has > SECONDARIES:
            facts: dict[str, Fact] = {"has": has, "most": SECONDARIES, "player": one}
            return Refusal("guild.limit", "too-many-quests", facts)
    return None


def _offer(state: State, move: Move) -> Refusal | None:
    if move.whom == move.player or not 0 <= move.whom < state.setup.players:
        return Refusal("trade", "whom", {"whom": move.whom})
    if len(state.offered) >= OFFERS:
        return Refusal("deal.bounds", "too-many-offers", {"most": OFFERS})
    return _swap(state, move, _made(state))


def _swap(state: State, move: Move, made: tuple[bundles.Offer, ...] = ()) -> Refusal | None:
    offer = bundles.Offer(move.whom, move.give, move.want)
    mine, theirs = swap_means(state, move.player), swap_means(state, move.whom)
    refusal = bundles.why_not_offer(offer, mine, theirs, made)
    return refusal or room(state, move.player, move.whom, move.give, move.want)


def _counter(state: State, move: Move) -> Refusal | None:
    if state.stage == ANSWER:
        assert state.offer is not None
        if move.whom != state.offer.player:
            return Refusal("deal.swap", "whom", {"whom": move.whom})
        if move.also:
            return Refusal("deal.advance", "not-in-village", {})
        return _swap(state, move)
    bid = next((it for it in current(state).bids if it.player == move.whom), None)
    if bid is None or bid.bundle is None:
        return Refusal("deal.ask", "no-bid", {"whom": move.whom})
    if bid.countered:
        return Refusal("deal.ask", "one-counter", {"whom": move.whom})
    if move.want != EMPTY:
        return Refusal("deal.ask", "only-price", {})
    return _price(state, move)


def _price(state: State, move: Move) -> Refusal | None:
    """What forbids the price of a help: in a bid, or in a counter to it."""
    if move.also not in ("", NOW) or (move.also and state.setup.players > 2):
        return Refusal("deal.advance", "only-two", {"got": move.also})
    if move.give.side:
        return Refusal("deal.bounds", "bundle-side", {"got": move.give.side})
    helper = move.player if move.verb == moves.BID else move.whom
    return _payable(state, Bid(helper, move.give, bool(move.also)))


def _payable(state: State, price: Bid) -> Refusal | None:
    """What forbids a price, by what is there now (rules deal.bounds, guild.limit).

    It is asked when the price is named and, if it is paid in advance, when it is taken: what is in
    it may have been spent on a quest meanwhile.
    """
    assert price.bundle is not None
    refusal = bundles.why_not(price.bundle, hoped_means(state, price.now))
    if refusal is None and price.now:
        refusal = room(state, state.active, price.player, price.bundle, EMPTY)
    return refusal


def _call(state: State, move: Move) -> Refusal | None:
    fight = current(state)
    if fight.kind in ALONE:
        rule = fight.kind if fight.kind != "guardian" else "temple.raid"
        return Refusal(rule, "alone", {})
    return None


def _ally(state: State, move: Move) -> Refusal | None:
    bid = next((it for it in current(state).bids if it.player == move.whom), None)
    if bid is None or bid.bundle is None:
        return Refusal("alliance.one", "no-bid", {"whom": move.whom})
    return _payable(state, bid) if bid.now else None


def _promise(state: State, move: Move) -> Refusal | None:
    if move.whom not in third_players(state):
        return Refusal("deal.arena", "whom", {"whom": move.whom})
    if any((it.maker, it.to) == (move.player, move.whom) for it in state.promises):
        return Refusal("deal.arena", "one-promise", {"whom": move.whom})
    if move.give == EMPTY:
        return Refusal("deal.bounds", "offer-empty", {})
    return bundles.why_not(move.give, own_means(state, move.player, ()))


def _accept(state: State, move: Move) -> Refusal | None:
    """What forbids to take an offer: a quest that was shown since may have spent what is in it."""
    if state.stage == HAGGLE:
        price = current(state).counter
        return _payable(state, price) if price and price.now else None
    offer = state.offer
    if offer is None:
        return None
    swap = bundles.Offer(offer.partner, offer.give, offer.want)
    mine, theirs = swap_means(state, offer.player), swap_means(state, offer.partner)
    refusal = bundles.why_not_offer(swap, mine, theirs)
    return refusal or room(state, offer.player, offer.partner, offer.give, offer.want)


def _fine(state: State, move: Move) -> Refusal | None:
    return None


JUDGES = {
    moves.OFFER: _offer,
    moves.ACCEPT: _accept,
    moves.DECLINE: _fine,
    moves.COUNTER: _counter,
    moves.CALL: _call,
    moves.ALONE: _fine,
    moves.BID: _price,
    moves.PASS: _fine,
    moves.ALLY: _ally,
    moves.PROMISE: _promise,
    moves.KEEP: _fine,
    moves.BREAK: _fine,
}
