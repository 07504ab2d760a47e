"""Positions set by hand, and luck that falls as told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from crypt_core.crypt.components import REVEALED, Card, Setup, deck_for
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Move
from crypt_core.crypt.state import CLAIM, NOBODY, Owned, Player, State, Treasure

T = TypeVar("T")


class FixedLuck:
    """Luck that gives the faces told, in order, and deals from the top; it notes every key.

    A die more than was told is an error, unless `rest` says what all others show.
    """

    def __init__(self, *faces: int, cards: str = "", rest: int | None = None) -> None:
        self.faces = list(faces)
        self.rest = rest
        self.cards = cards.split()
        self.keys: list[tuple[int, ...]] = []

    def die(self, *key: int, sides: int = 6) -> int:
        self.keys.append(key)
        if not self.faces and self.rest is not None:
            return self.rest
        assert self.faces, f"a die more than was told: {key}"
        return self.faces.pop(0)

    def deal(self, cards: Sequence[T], ids: Sequence[int], count: int, *key: int) -> tuple[T, ...]:
        first = []
        for name in self.cards[:count]:
            first.append(next(card for card in cards if str(card) == name and card not in first))
        del self.cards[:count]
        return (*first, *(card for card in cards if card not in first))[:count]


class Cards:
    """Takes cards by name, each card once."""

    def __init__(self, players: int) -> None:
        self.left = list(deck_for(players))

    def take(self, name: str) -> Card:
        card = next((card for card in self.left if str(card) == name), None)
        assert card is not None, f"no {name} left among the cards of this many players"
        self.left.remove(card)
        return card


def table(
    crypt: str = "",
    *hands: str,
    players: int = 2,
    sides: str = "AAAAAA",
    leader: int = 0,
    turn: int = 0,
    stage: str = CLAIM,
    round_: int = 5,
    servants: Sequence[tuple[int, int]] = (),
    deck: str = "",
) -> State:
    """A position: treasures in the crypt, a hand a player, servants as (ready, exhausted).

    `crypt` names treasures from the left, with "?" if face-down and the dice on it:
    `"idols4=P1:33 pottery2? remains1=P2:4"`; "-" is an empty place. A hand has "*" on a flipped
    treasure and "?" on one that its owner alone has seen. What is placed is taken from the ready
    servants unless `servants` says how many are ready. The deck is as long as the round asks for,
    with the cards named in it; all other cards are in the box, seen.
    """
    setup = Setup(players, sides, leader)
    everyone = (1 << setup.seats) - 1
    cards = Cards(players)
    laid: list[Treasure | None] = []
    placed = [0] * setup.seats
    for word in crypt.split():
        if word == "-":
            laid.append(None)
            continue
        name, _, claim = word.partition("=")
        treasure = Treasure(cards.take(name.rstrip("?")), "?" not in name, everyone)
        if not treasure.up:
            treasure = treasure._replace(known=0)
        if claim:
            owner, efforts = int(claim[1]) - 1, claim[3:]
            placed[owner] += len(efforts)
            treasure = treasure._replace(owner=owner, servants=len(efforts), effort=int(efforts[0]))
        laid.append(treasure)
    assert all(t is None or t.owner in (NOBODY, *range(setup.seats)) for t in laid)
    people = []
    for i in range(setup.seats):
        ready, exhausted = servants[i] if i < len(servants) else (3 - placed[i], 0)
        held = tuple(
            Owned(cards.take(word.rstrip("*?")), 1 << i if "?" in word else everyone, "*" in word)
            for word in (hands[i].split() if i < len(hands) else ())
        )
        people.append(Player(ready, exhausted, placed[i] > 0, held))
    to_come = (setup.rounds - round_) * sum(REVEALED[players])
    assert to_come <= len(cards.left), "too many cards are named for so early a round"
    named = [cards.take(name) for name in deck.split()]
    rest = [*named, *cards.left]
    return State(
        setup=setup,
        round=round_,
        stage=stage,
        leader=leader,
        turn=turn,
        deck=tuple(sorted(rest[:to_come])),
        crypt=tuple(laid),
        players=tuple(people),
        box=tuple(Owned(card, everyone) for card in rest[to_come:]),
    )


def move(text: str, state: State | None = None) -> Move:
    """The move of a text."""
    return CRYPT.read_move(text, state)


def play(state: State, *texts: str, luck: FixedLuck | None = None) -> tuple[State, list[str]]:
    """The state after these moves, and the text of every event on the way."""
    told: list[str] = []
    luck = luck or FixedLuck()
    for text in texts:
        state, steps = CRYPT.play(state, move(text, state), luck)
        told += [str(step.event) for step in steps]
    assert not luck.faces, f"dice told and not rolled: {luck.faces}"
    return state, told


def refusal(state: State, text: str) -> tuple[str, str]:
    """The rule and the reason with which a move is refused."""
    no = CRYPT.why_not(state, move(text, state))
    assert no is not None, f"{text} is legal"
    return no.rule, no.reason


def names(state: State, player: int) -> list[str]:
    """A collection as text, in the order in which it was collected; flipped ones with "*"."""
    return [f"{t.card}{'*' * t.flipped}" for t in state.players[player].treasures]


def servants(state: State, player: int) -> tuple[int, int]:
    """A player's ready and exhausted servants."""
    return state.players[player].ready, state.players[player].exhausted
