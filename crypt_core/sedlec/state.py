"""The state of a game of Sedlec: immutable and plain.

Which card lies under which face-down place is in no state: it is the luck's, drawn when a card is
turned up. So a state holds nothing that is not public.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..engine.table import public
from .components import Card, Setup
from .pyramid import Crypt

# Stages. At TAKE, the player who has dug two cards takes one of them.
TURN = "turn"
TAKE = "take"
OVER = "over"


class Pile(NamedTuple):
    """A pile of the graveyard: how many cards lie face-down, and the face-up one on them."""

    down: int
    up: Card | None = None

    @property
    def face_down(self) -> bool:
        """Whether the top card lies face-down, so that one can dig here (rule dig)."""
        return self.down > 0 and self.up is None


class Player(NamedTuple):
    """A player's hand, in the order in which the cards were taken, and crypt."""

    hand: tuple[Card, ...] = ()
    crypt: Crypt = ()


class State(NamedTuple):
    """Everything about a game at one moment."""

    setup: Setup
    stage: str
    turn: int
    """How many turns are over."""
    piles: tuple[Pile, ...]
    unseen: tuple[Card, ...]
    """Cards not yet turned up, in the order of their numbers."""
    players: tuple[Player, ...]
    dug: tuple[int, ...] = ()
    """At TAKE: the piles whose cards were turned up this turn."""
    scores: tuple[int, ...] = ()
    """Final points by player, once the game is scored."""
    winners: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """What everybody may know."""
        return public(self)

    @property
    def round(self) -> int:
        """How many turns each player has begun, counted by the player with most; from 1."""
        return min(self.turn // self.setup.players + 1, self.setup.rounds)

    @property
    def player(self) -> int:
        """Whose turn it is, clockwise from the first player (rule turn)."""
        return (self.setup.first + self.turn) % self.setup.players

    @property
    def face_down(self) -> tuple[int, ...]:
        """The piles in which one can dig."""
        return tuple(i for i, pile in enumerate(self.piles) if pile.face_down)

    @property
    def face_up(self) -> tuple[int, ...]:
        """The piles from which one can collect."""
        return tuple(i for i, pile in enumerate(self.piles) if pile.up is not None)

    def with_pile(self, number: int, pile: Pile) -> State:
        """This state with one pile changed."""
        return self._replace(piles=(*self.piles[:number], pile, *self.piles[number + 1 :]))

    def with_player(self, number: int, **changes: Any) -> State:
        """This state with one player's hand or crypt changed."""
        changed = self.players[number]._replace(**changes)
        return self._replace(players=(*self.players[:number], changed, *self.players[number + 1 :]))
