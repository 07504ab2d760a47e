"""A position set up by hand: a turn of Claim as it stands on somebody's table.

For questions, lessons and puzzles: "my 5, 4 and 2 lie there; what will the Ghost do?" Everything is
written as views and moves are, and what cannot be is refused with the rule that says so.

>>> state = position("idols4 pottery? jewelry2", claims=["a5 b4 c2"], turn=2)
>>> [str(treasure.card) for treasure in state.crypt if treasure]
['idols4', 'pottery1', 'jewelry2']
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ..engine.game import BadSetup, Fact, Refusal
from ..engine.luck import KeyedLuck
from . import moves
from .components import HALFWAY, KINDS, REVEALED, SERVANTS, Card, Setup, deck_for, read_setup
from .judge import on_turn, why_not
from .moves import read_move
from .state import CLAIM, NOBODY, Owned, Player, State, Treasure

TREASURE = re.compile(rf"({'|'.join(KINDS)})([1-4]?)(\??)(\*?)")
FLIPPED_FOR_COINS = 2
"""How many idols the first to own them flip (idols.B)."""


def position(
    crypt: str,
    *,
    claims: Sequence[str] = (),
    collections: Sequence[str] = (),
    exhausted: Sequence[int] = (),
    pushed_off: Sequence[int] = (),
    box: str = "",
    players: int = 1,
    sides: str = "AAAAAA",
    leader: int = 0,
    turn: int = 0,
    round_number: int = 1,
    top: str = "",
) -> State:
    """The state of a turn of Claim in which a person decides.

    Lists go by player, the first one first (solo: you, then the Ghost); what is left out is empty.

    `crypt`: the treasures from the left, such as `"idols4 pottery2? jewelry1"`. "?" is face-down:
    its value is for nobody to see; if it is not told it is the lowest there is left. Solo, they lie
    from highest to lowest. `claims`: the dice on them in the notation of moves, such as `"a4 c33"`.
    `collections`: treasures collected, such as `"idols2* remains3"`; "*" is flipped, "?" is seen by
    its owner alone. `exhausted`: servants in the box; those neither there nor on treasures are
    ready. `pushed_off`: players who placed servants this round and have lost them all. `box`:
    treasures discarded; "?" is unseen.

    `leader`: who leads; in this position that is free whatever the round. `turn`: how many turns of
    Claim are over. `round_number`: how long the game will go on; in the last round the deck is
    empty. Cards that are named nowhere are dealt to the deck and, unseen, to the box: always the
    same ones to each. `top`: the kind that the deck's top card shows, such as `"idols"`; if it is
    not told, nobody looks before the next cards are drawn.

    :raises BadSetup: with the rule and the facts, if there can be no such position.
    :raises BadNotation: if a claim is no text of a move.
    """
    setup = read_setup({"players": players, "sides": sides})
    _check_time(setup, leader, turn, round_number)
    if not setup.solo:
        setup = setup._replace(leader=(leader - round_number + 1) % players)
    for fields in (claims, collections, exhausted):
        if len(fields) > setup.seats:
            raise _unknown_player(setup, setup.seats)
    everyone = (1 << setup.seats) - 1
    laid, boxed, *held = _find_cards(setup, (crypt, box, *collections))
    _check_crypt(setup, laid)
    owners = [
        Player(SERVANTS, treasures=tuple(t.owned(1 << i, everyone) for t in hand))
        for i, hand in enumerate([*held, *[()] * (setup.seats - len(held))])
    ]
    discarded = tuple(t.owned(0, everyone) for t in boxed)
    named = {t.card for t in (*laid, *boxed, *(t for hand in held for t in hand))}
    deck, unseen = _deal_the_rest(setup, named, round_number, top)
    state = State(
        setup=setup,
        round=round_number,
        stage=CLAIM,
        leader=leader,
        turn=turn,
        deck=deck,
        crypt=tuple(Treasure(t.card, not t.hidden, 0 if t.hidden else everyone) for t in laid),
        players=tuple(owners),
        box=(*discarded, *(Owned(card, 0) for card in unseen)),
        top=top or None,
    )
    state = _exhaust(state, exhausted)
    for player, text in enumerate(claims):
        if text.strip():
            state = _place(state, player, text)
    if on_turn(state) is None or state.is_ghost(state.claim_order[turn]):
        turns = [i for i, p in enumerate(state.claim_order) if not state.is_ghost(p)]
        raise _wrong("claim.order", "position-turn", got=turn, wanted=", ".join(map(str, turns)))
    return _reward_idols(_push_off(state, pushed_off))


class Named(NamedTuple):
    """A treasure as the text of a position names it."""

    card: Card
    hidden: bool
    flipped: bool

    def owned(self, known: int, everyone: int) -> Owned:
        """In a collection or in the box; if hidden, seen by the players in the mask `known`."""
        return Owned(self.card, known if self.hidden else everyone, self.flipped)


def _wrong(rule: str, reason: str, **facts: Fact) -> BadSetup:
    return BadSetup(Refusal(rule, reason, facts))


def _unknown_player(setup: Setup, player: object) -> BadSetup:
    facts: dict[str, Fact] = {"got": str(player), "players": setup.players}
    return BadSetup(Refusal("claim.order", "unknown-player", facts))


def _check_time(setup: Setup, leader: int, turn: int, round_number: int) -> None:
    if type(leader) is not int or not 0 <= leader < setup.seats:
        facts: dict[str, Fact] = {
            "got": str(leader),
            "wanted": ", ".join(map(str, range(setup.seats))),
        }
        raise BadSetup(Refusal("setup.torches", "setup-leader", facts))
    if type(round_number) is not int or not 1 <= round_number <= setup.rounds:
        raise _wrong("reveal.count", "position-round", got=str(round_number), last=setup.rounds)
    turns = 3 if setup.seats == 2 else setup.seats
    if type(turn) is not int or not 0 <= turn < turns:
        wanted = ", ".join(map(str, range(turns)))
        raise _wrong("claim.order", "position-turn", got=str(turn), wanted=wanted)


def _find_cards(setup: Setup, texts: Sequence[str]) -> list[tuple[Named, ...]]:
    """The treasures of each text; those without a value take the lowest that the others leave."""
    left = list(deck_for(setup.players))
    words = [(i, j, word) for i, text in enumerate(texts) for j, word in enumerate(text.split())]
    found: list[dict[int, Named]] = [{} for _ in texts]
    for i, j, word in sorted(words, key=lambda at: not re.search("[1-4]", at[2])):
        parts = TREASURE.fullmatch(word)
        in_collection = i > 1
        if not parts or not (parts[2] or parts[3]) or (parts[4] and not in_collection):
            raise _wrong("deck", "position-card", got=word, wanted="idols4, remains2?, pottery?")
        kind, value = parts[1], int(parts[2] or 0)
        fitting = [card for card in left if card.kind == kind and value in (0, card.value)]
        if not fitting:
            # Named too often, or not among the cards of this many players.
            alike = [c for c in deck_for(setup.players) if c.kind == kind and value in (0, c.value)]
            facts: dict[str, Fact] = {"kind": kind, "value": value, "count": len(alike)}
            raise _wrong("deck.setup-icon", "position-card-gone", got=word, **facts)
        left.remove(fitting[0])
        found[i][j] = Named(fitting[0], bool(parts[3]), bool(parts[4]))
    return [tuple(treasures[j] for j in sorted(treasures)) for treasures in found]


def _check_crypt(setup: Setup, laid: Sequence[Named]) -> None:
    """As many face-up and face-down as are revealed; solo, from highest to lowest."""
    up, down = REVEALED[setup.players]
    hidden = sum(t.hidden for t in laid)
    if (len(laid) - hidden, hidden) != (up, down):
        facts: dict[str, Fact] = {"up": up, "down": down}
        raise _wrong(
            "reveal.count", "position-crypt", got=len(laid) - hidden, hidden=hidden, **facts
        )
    worth = [HALFWAY if t.hidden else float(t.card.value) for t in laid]
    if setup.solo and worth != sorted(worth, reverse=True):
        raise _wrong("solo.order", "position-order")


def _deal_the_rest(
    setup: Setup, named: set[Card], round_number: int, top: str
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The deck, as long as the round asks for, and the cards that went to the box unseen.

    A card of the kind `top`, if any is told, is among those of the deck.
    """
    rest = [card for card in deck_for(setup.players) if card not in named]
    to_come = (setup.rounds - round_number) * sum(REVEALED[setup.players])
    if to_come > len(rest):
        gone = (round_number - 1) * sum(REVEALED[setup.players])
        got = gone + to_come - len(rest)
        raise _wrong("reveal.count", "position-early", round=round_number, got=got, most=gone)
    fitting = [card for card in rest if top in ("", card.kind)]
    if top and not (fitting and to_come):
        wanted = ", ".join(k for k in KINDS if to_come and any(card.kind == k for card in rest))
        raise _wrong("deck.back", "position-top", got=top, wanted=wanted)
    first = _dealt(fitting, 1) if top else ()
    deck = first + _dealt([card for card in rest if card not in first], to_come - len(first))
    return tuple(sorted(deck)), tuple(card for card in rest if card not in deck)


def _dealt(cards: Sequence[Card], count: int) -> tuple[Card, ...]:
    return KeyedLuck(0).deal(cards, [card.number for card in cards], count)


def _exhaust(state: State, exhausted: Sequence[int]) -> State:
    for player, count in enumerate(exhausted):
        most = 0 if state.is_ghost(player) else SERVANTS
        if type(count) is not int or not 0 <= count <= most:
            rule = "ghost.tireless" if state.is_ghost(player) else "dice"
            raise _wrong(rule, "position-exhausted", player=player, got=str(count), most=most)
        state = state.with_player(player, ready=SERVANTS - count, exhausted=count)
    return state


def _place(state: State, player: int, text: str) -> State:
    """A player's dice as they lie there, judged as a claim on the bare crypt is."""
    move = read_move(text, player)
    if move.verb != moves.CLAIM or move.player != player:
        raise _wrong("claim.place", "position-claim", got=text.strip())
    if player not in state.claim_order[: state.turn]:
        raise _wrong("claim.order", "position-too-soon", player=player, turn=state.turn)
    bare = tuple(t._replace(owner=NOBODY, servants=0, effort=0) for t in state.crypt if t)
    refusal = why_not(
        state._replace(crypt=bare, turn=state.claim_order.index(player)),
        move,
    )
    if refusal is not None:
        raise BadSetup(refusal)
    for slot, efforts in move.dice:
        treasure = state.crypt[slot]
        assert treasure is not None
        if treasure.owner != NOBODY:
            raise _wrong("claim.push", "position-two-claims", slot=moves.letter(slot))
        claimed = treasure._replace(owner=player, servants=len(efforts), effort=efforts[0])
        state = state.with_treasure(slot, claimed)
    placed = sum(len(efforts) for _, efforts in move.dice)
    return state.with_player(player, ready=state.players[player].ready - placed, placed=True)


def _push_off(state: State, players: Sequence[int]) -> State:
    for player in players:
        if type(player) is not int or not 0 <= player < state.setup.seats:
            raise _unknown_player(state.setup, player)
        if player not in state.claim_order[: state.turn]:
            raise _wrong("claim.order", "position-too-soon", player=player, turn=state.turn)
        if state.players[player].placed:
            raise _wrong("collect.all-pushed", "position-pushed-off", player=player)
        state = state.with_player(player, placed=True)
    return state


def _reward_idols(state: State) -> State:
    """Two flipped idols are those of the first to own two (idols.B)."""
    if not state.setup.has("idols.B"):
        return state
    for i, player in enumerate(state.players):
        flipped = sum(t.flipped and t.card.kind == "idols" for t in player.treasures)
        if flipped >= FLIPPED_FOR_COINS:
            earlier = max(1, state.round - 1)
            state = state.with_player(i, rewarded=True)._replace(idols_round=earlier)
    return state
