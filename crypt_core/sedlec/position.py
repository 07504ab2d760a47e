"""A position set up by hand: a turn as it stands on somebody's table.

For lessons, questions and tests: "these lie in the graveyard, and this is my crypt". Everything is
written as views and moves are, and what cannot be is refused with the rule that says so; but how
many cards lie face-up is free, since nobody remembers who dug and who collected.

>>> state = position(graveyard=["king/priest+1", "2", "3", "3", "3", "2"],
...                  crypts=["d1 peasant/criminal"], hands=["", "lover/king, criminal/lover"])
>>> state.turn, state.player, len(state.unseen)
(4, 0, 14)
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..engine.game import BadSetup, Fact, Refusal
from .components import HAND, PILE_CARDS, PILES, Card, Setup, bad_setup, read_setup
from .judge import no_room, why_not_here
from .pyramid import Place, PlacedCard
from .state import TAKE, TURN, Pile, Player, State

PILE = re.compile(r"(?:([a-z]+/[a-z]+)(?:\+([0-3]))?|([0-3])|-)")
"""A pile: its face-up card and how many lie under it, or how many lie face-down, or nothing."""
LAID = re.compile(r"([a-z])([1-9]) ([a-z]+/[a-z]+)")


def position(
    players: int = 2,
    graveyard: Sequence[str] = ("3",) * PILES,
    crypts: Sequence[str] = (),
    hands: Sequence[str] = (),
    dug: Sequence[int] = (),
    first: int = 0,
    cards: Sequence[str] | None = None,
) -> State:
    """The state in which somebody decides: at the start of a turn, or what to take after a dig.

    `graveyard`: its six piles, such as `"king/priest+2"` (face-up on two face-down cards), `"3"`
    (all face-down), `"-"` (empty). Crypts and hands go by player, the first one first; what is left
    out is empty. `"d1 king/priest, e1 lover/king"` is a crypt, told in any order, and
    `"priest/lover, king/peasant"` a hand. `dug`: the two piles, numbered from 1, that were turned
    up this turn and of which one card is to be taken. `first`: who began the game. `cards`: the
    cards to play with, if not ours.

    Cards that are named nowhere lie face-down; there must be as many as the graveyard says. Every
    turn takes a card or lays one, so crypts and hands tell how many turns each player has had; it
    must be as many as the others, or one more than those who come later.

    :raises BadSetup: with the rule and the facts, if there can be no such position.
    """
    fields: dict[str, object] = {"players": players, "first": first}
    setup = read_setup(fields if cards is None else {**fields, "cards": cards})
    for texts in crypts, hands:
        if len(texts) > setup.players:
            facts: dict[str, Fact] = {"got": str(setup.players), "players": setup.players}
            raise BadSetup(Refusal("turn", "unknown-player", facts))
    left = list(setup.deck)
    piles = _piles(graveyard, left)
    laid = [_laid(text, left) for text in _by_player(setup, crypts)]
    held = [tuple(_take(word, left) for word in _words(text)) for text in _by_player(setup, hands)]
    down = sum(pile.down for pile in piles)
    if down != len(left):
        raise bad_setup("deck", "posed-face-down", down=down, unseen=len(left))
    owners = tuple(
        Player(hand, _build(setup, cards)) for hand, cards in zip(held, laid, strict=True)
    )
    had = [len(owner.hand) + 2 * len(owner.crypt) for owner in owners]
    state = State(setup, TURN, sum(had), piles, tuple(sorted(left)), owners)
    _check_turns(state, had)
    return _dig(state, dug) if dug else state


def _words(text: str) -> list[str]:
    """The parts of a list in text, in the form in which they are read."""
    parts = [" ".join(part.split()).lower() for part in text.split(",")]
    return parts if parts != [""] else []


def _by_player(setup: Setup, texts: Sequence[str]) -> list[str]:
    return [*texts, *[""] * (setup.players - len(texts))]


def _take(text: str, left: list[Card]) -> Card:
    """The first card of this text among those left, which it leaves."""
    card = next((card for card in left if str(card) == text), None)
    if card is None:
        raise bad_setup("deck", "posed-card", got=text)
    left.remove(card)
    return card


def _piles(graveyard: Sequence[str], left: list[Card]) -> tuple[Pile, ...]:
    if len(graveyard) != PILES:
        raise bad_setup("setup", "posed-piles", got=len(graveyard), wanted=PILES)
    piles = []
    for text in graveyard:
        parts = PILE.fullmatch(text.strip().lower())
        up, under, down = parts.groups() if parts else (None, None, None)
        pile = Pile(int(under or down or 0), _take(up, left) if up else None)
        if parts is None or pile.down + (up is not None) > PILE_CARDS:
            raise bad_setup("setup", "posed-pile", got=text)
        piles.append(pile)
    return tuple(piles)


def _laid(text: str, left: list[Card]) -> list[PlacedCard]:
    """The cards that the text of a crypt names."""
    found = []
    for word in _words(text):
        parts = LAID.fullmatch(word)
        if parts is None:
            raise bad_setup("crypt", "posed-crypt", got=word)
        column, row, card = parts.groups()
        found.append(PlacedCard(_take(card, left), Place(ord(column) - ord("a"), int(row))))
    return found


def _build(setup: Setup, cards: list[PlacedCard]) -> tuple[PlacedCard, ...]:
    """The cards of a crypt in an order in which they can have been laid (rule crypt)."""
    owner = Player()
    while cards:
        refusals = [why_not_here(setup.rows, owner, laid.place) for laid in cards]
        if None not in refusals:
            raise BadSetup(next(refusal for refusal in refusals if refusal))
        laid = cards[refusals.index(None)]
        owner = Player(crypt=(*owner.crypt, laid))
        cards = [other for other in cards if other != laid]
    return owner.crypt


def _check_turns(state: State, had: Sequence[int]) -> None:
    """Hands within their limit, and every player's turns as many as those of the others."""
    setup = state.setup
    for player, owner in enumerate(state.players):
        if len(owner.hand) > HAND:
            raise bad_setup("hand", "posed-hand", player=player, got=len(owner.hand), most=HAND)
        after = (player - setup.first) % setup.players
        wanted = (state.turn + setup.players - 1 - after) // setup.players
        if had[player] != wanted:
            raise bad_setup("turn", "posed-turns", player=player, got=had[player], wanted=wanted)
    if state.turn == setup.players * setup.rounds:
        raise bad_setup("end", "game-over")


def _dig(state: State, dug: Sequence[int]) -> State:
    """The position after a dig, when one of its two cards is to be taken (rule dig)."""
    piles = tuple(sorted(set(dug)))
    if len(piles) != 2 or not all(pile - 1 in state.face_up for pile in piles):
        got = ", ".join(map(str, dug))
        raise bad_setup("dig", "posed-dug", got=got)
    refusal = no_room(state, state.player)
    if refusal is not None:
        raise BadSetup(refusal)
    return state._replace(stage=TAKE, dug=tuple(pile - 1 for pile in piles))
