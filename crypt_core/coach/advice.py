"""Advice for a solo decision: every move ranked, the reason for one, and a ladder of hints.

All of it comes from the player's own view. Reasons and hints are facts; `teach.explain.advice` puts
them into words.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from ..crypt import moves
from ..crypt.moves import Move
from ..crypt.views import View
from .options import options
from .prospect import Outlook, outlook
from .worth import Worth, fitted

NEAR = 0.25
"""Coins of expected final score within which two moves are as good as each other."""


class Advised(NamedTuple):
    """A legal move, what it may be expected to bring, and the coins it gives away (0 or more)."""

    move: Move
    outlook: Outlook
    loss: float


class Reason(NamedTuple):
    """Why one move is better than another.

    `gains` and `costs`: names of what the move has more and less of, what matters most first:
    "ready" (servants after the round), "coins" (this round), "taken" (a treasure collected more
    often), "later" (what is to come: sets, cards still in the deck). `slot`: the treasure of
    "taken", with the chances of collecting it. Figures are the better move's and the other's.
    """

    gains: tuple[str, ...]
    costs: tuple[str, ...]
    slot: int | None
    better: Outlook
    other: Outlook
    loss: float


class Advice:
    """The advice for one view at a decision of a solo game.

    :raises ValueError: if it is not the viewer's turn to decide in a solo game.
    """

    def __init__(self, view: View, worth: Worth | None = None) -> None:
        self.view = view
        self.worth = worth or fitted()
        ways = options(view, self.worth)
        best = ways[0][1][0]
        self.moves = [Advised(move, outlook(row), best - row[0]) for move, row in ways]
        """Every legal move, the best first."""

    @property
    def best(self) -> Advised:
        return self.moves[0]

    @property
    def expected(self) -> float:
        """The expected final score with the best play."""
        return self.best.outlook.score

    @cached_property
    def _by_move(self) -> dict[Move, Advised]:
        return {advised.move: advised for advised in self.moves}

    def of(self, move: Move) -> Advised:
        """What is advised of a move. :raises KeyError: if it is not legal here."""
        return self._by_move[move]

    def rank(self, move: Move) -> int:
        """The place of a move, 1 the best; moves that are as good share it."""
        loss = self.of(move).loss
        return 1 + sum(advised.loss < loss - 1e-9 for advised in self.moves)

    def near_best(self, move: Move) -> bool:
        """Whether a move is as good as the best, near enough."""
        return self.of(move).loss <= NEAR

    @property
    def rival(self) -> Advised | None:
        """The best move of another shape: what the best is most usefully held against."""
        shape = _shape(self.best.move)
        others = (advised for advised in self.moves if _shape(advised.move) != shape)
        return next(others, None)

    def reason(self, better: Advised, other: Advised) -> Reason:
        """Why one move is better than another, from what they may be expected to bring."""
        more, less = better.outlook, other.outlook
        rounds = self.view.deck // 3
        servant = self.worth.servant if rounds else 1.0
        parts = {
            "ready": (more.ready - less.ready) * servant,
            "coins": more.coins - less.coins,
        }
        parts["later"] = more.score - less.score - sum(parts.values())
        slot = _most_changed(more, less)
        gains = [name for name, part in parts.items() if part > 0.1]
        costs = [name for name, part in parts.items() if part < -0.1]
        gains.sort(key=lambda name: -parts[name])
        costs.sort(key=lambda name: parts[name])
        if slot is not None and "coins" in gains:
            gains[gains.index("coins")] = "taken"
        loss = other.loss - better.loss
        return Reason(tuple(gains), tuple(costs), slot, more, less, loss)

    @cached_property
    def hints(self) -> Hints:
        """From vague to exact: which treasure to think about, the shape, the move."""
        move = self.best.move
        slot: int | None = move.slot if move.slot >= 0 else None
        if move.verb == moves.CLAIM:
            slot = max(move.dice, key=lambda placed: (sum(placed[1]), -placed[0]))[0]
        left = self.view.players[self.view.on_turn or 0].ready
        left -= sum(len(efforts) for _, efforts in move.dice)
        shape = tuple((s, len(efforts)) for s, efforts in move.dice)
        return Hints(move.verb, slot, shape, left, move)


class Hints(NamedTuple):
    """A ladder of hints.

    First `verb` and the place of the treasure to think about (None: none); then how many servants
    go where (`shape`) and how many stay ready (`left`); then the move.
    """

    verb: str
    slot: int | None
    shape: tuple[tuple[int, int], ...]
    left: int
    move: Move


def _shape(move: Move) -> tuple[str, tuple[tuple[int, int], ...]]:
    return move.verb, tuple((slot, len(efforts)) for slot, efforts in move.dice)


def _most_changed(more: Outlook, less: Outlook) -> int | None:
    """The treasure that the better move collects more often by most, if by one roll in twenty."""
    changes = [a - b for a, b in zip(more.taken, less.taken, strict=True)]
    slot = max(range(len(changes)), key=lambda s: changes[s])
    return slot if changes[slot] >= 0.05 else None
