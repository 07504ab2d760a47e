"""The state of a game of Crypt: immutable and plain.

`State` knows everything, face-down values too; what a player may know is in `views`. The order of
the deck is in no state: it is the luck's, drawn when cards are revealed. Only the kind of the card
on top is known, since its back shows it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from ..engine.table import public
from .components import GHOST, SERVANTS, Card, Setup
from .events import Dice

# Stages. At POTTERY, CLAIM, REROLL, LAST and TIE somebody decides; the others are passed through.
REVEAL = "reveal"
POTTERY = "pottery"
CLAIM = "claim"
COLLECT = "collect"
REROLL = "reroll"
PASS = "pass"
LAST = "last"
TIE = "tie"
OVER = "over"

PHASE = {
    REVEAL: "reveal",
    POTTERY: "reveal",
    CLAIM: "claim",
    COLLECT: "collect",
    REROLL: "collect",
    PASS: "pass",
    LAST: "end",
    TIE: "end",
    OVER: "end",
}
"""The phase of the rulebook, or the end of the game, in which a stage lies."""

NOBODY = -1


class Treasure(NamedTuple):
    """A treasure in the crypt, and the servants on it: dice, each showing `effort`."""

    card: Card
    up: bool
    known: int
    """The players who know its value, as a bit mask."""
    owner: int = NOBODY
    servants: int = 0
    effort: int = 0

    @property
    def total(self) -> int:
        """What a claim has to beat."""
        return self.servants * self.effort


class Owned(NamedTuple):
    """A treasure in a collection or in the box."""

    card: Card
    known: int
    flipped: bool = False


class Player(NamedTuple):
    """A player's servants (ready on the player card, exhausted in the box) and collection."""

    ready: int = SERVANTS
    exhausted: int = 0
    placed: bool = False
    """Has placed servants this round."""
    treasures: tuple[Owned, ...] = ()
    rewarded: bool = False
    """Was among the first to own two idols (idols.B)."""


class RolledDie(NamedTuple):
    """A die rolled in Collect: the treasure it stood on, which die there (1-3), and its result."""

    slot: int
    number: int
    effort: int
    face: int
    exhausted: bool
    again: int = 0
    """How many times it was rolled again."""
    kind: str = ""
    """What the treasure was, which is gone when the die may be rolled again."""


class GhostHand(NamedTuple):
    """The Ghost's roll of this turn: all faces, the groups yet to place, the groups set aside."""

    faces: tuple[int, ...] = ()
    groups: tuple[Dice, ...] = ()
    aside: tuple[Dice, ...] = ()


class State(NamedTuple):
    """Everything about a game at one moment."""

    setup: Setup
    round: int
    stage: str
    leader: int
    turn: int
    """Whose turn within the stage: an index into `claim_order` or `table_order`."""
    deck: tuple[Card, ...]
    """Cards not yet revealed, in the order of their numbers."""
    crypt: tuple[Treasure | None, ...]
    """The treasures from the left; None where one has been taken or discarded."""
    players: tuple[Player, ...]
    box: tuple[Owned, ...] = ()
    """Treasures discarded."""
    rolled: tuple[RolledDie, ...] = ()
    ghost: GhostHand = GhostHand()
    ghost_pushed: int = 0
    """How many of the Ghost's dice were pushed off this round."""
    idols_round: int = 0
    """The round in which somebody first owned two idols (idols.B); 0: not yet."""
    scores: tuple[int, ...] = ()
    """Final coins by player, once the game is scored."""
    tied: tuple[int, ...] = ()
    """Players who roll off for the victory."""
    attempt: int = 0
    """How many times the tied have rolled off."""
    winners: tuple[int, ...] = ()
    top: str | None = None
    """The kind of the deck's top card; None: there is none, or it was not looked at."""

    def __repr__(self) -> str:
        """What everybody may know."""
        return public(self)

    @property
    def claim_order(self) -> tuple[int, ...]:
        """Players in the order of their turns in Claim; the leader twice with two players."""
        return claim_order(self.setup.seats, self.leader)

    @property
    def table_order(self) -> tuple[int, ...]:
        """Players in turn order, once each."""
        return table_order(self.setup.seats, self.leader)

    @property
    def lights_out(self) -> int:
        """The player with the Lights Out card: the one who has the last turn of Claim."""
        return self.claim_order[-1]

    @property
    def last_turn(self) -> bool:
        """Whether this turn of Claim is the one taken with Lights Out."""
        return self.stage == CLAIM and self.turn == len(self.claim_order) - 1

    def is_ghost(self, player: int) -> bool:
        return self.setup.solo and player == GHOST

    def with_player(self, player: int, **changes: Any) -> State:
        """This state with one player's servants or collection changed."""
        players = list(self.players)
        players[player] = players[player]._replace(**changes)
        return self._replace(players=tuple(players))

    def with_treasure(self, slot: int, treasure: Treasure | None) -> State:
        """This state with one place of the crypt changed."""
        crypt = list(self.crypt)
        crypt[slot] = treasure
        return self._replace(crypt=tuple(crypt))


@lru_cache(maxsize=64)
def table_order(seats: int, leader: int) -> tuple[int, ...]:
    """Players clockwise from the leader."""
    return tuple((leader + i) % seats for i in range(seats))


@lru_cache(maxsize=64)
def claim_order(seats: int, leader: int) -> tuple[int, ...]:
    """Turns of Claim: clockwise from the leader, who with two at the table ends it too."""
    order = table_order(seats, leader)
    return (*order, leader) if seats == 2 else order
