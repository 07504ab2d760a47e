"""Advice for a solo decision: every move ranked, the reason for one, and a ladder of hints.

All of it comes from the player's own view. Reasons and hints are facts; `teach.explain.advice` puts
them into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from ...coach.rounding import tenths
from ...engine.table import FEW, columns
from .. import moves
from ..components import SERVANTS
from ..moves import Move
from ..state import CLAIM
from ..views import View
from .habit import HABITS
from .known import YOU, known
from .options import FLIPS, ranked
from .prospect import Outlook, Prospect, outlook
from .worth import Worth, fitted, sparing

NEAR = 0.25
"""Coins of expected final score within which two moves are as good as each other."""
NOTED = 0.1
"""Coins of expected final score from which a difference is worth naming."""
SEEN = 0.1
"""Servants (and, by half, chances of a treasure) from which a difference can be spoken of."""
FLIPPING = FLIPS.keys()
"""The verbs of moves that flip treasures."""
SAME = 0.05
"""Coins of expected final score that are no difference to speak of."""
EAGER = replace(HABITS["greedy"], effort=6)
"""The habit of who thinks of this turn alone: all they have on the treasures with most coins."""


class Advised(NamedTuple):
    """A legal move, what it may be expected to bring, and the coins it gives away (0 or more).

    `in_vain`: whether it flips treasures though a move that flips fewer may be expected to score as
    much, or more. It is then as good as no other move, whatever it gives away.
    """

    move: Move
    outlook: Outlook
    loss: float
    in_vain: bool = False


class Brought(NamedTuple):
    """What a treasure would bring you: coins now, its collector's pay among them, and later."""

    coins: float
    later: float


class Part(NamedTuple):
    """Something that one move has more of than another, and what that is worth in coins.

    `name`: "taken" (the treasure at `slot` is collected more often), "coins" (more this round, by
    more than one treasure), "ready" (servants ready after the round), "later" (what is to come:
    sets, powers, cards still in the deck; mostly by the treasure at `slot`, if one stands out) or
    "rank" (the highest rank is reached more often: its bonus, for who plays for it).
    """

    name: str
    worth: float
    slot: int | None = None


class Reason(NamedTuple):
    """Why one move is better than another: what it has more of and less of, what counts most first.

    `loss` are the coins of expected final score that the other gives away against it, with the
    bonus of the highest rank for who plays for it.
    """

    gains: tuple[Part, ...]
    costs: tuple[Part, ...]
    better: Outlook
    other: Outlook
    loss: float


class Advice:
    """The advice for one view at a decision of a solo game.

    With a worth `for_rank` it is for who plays for the highest rank: moves go by the expected final
    score and the bonus of that rank by its chance, and that is what they give away.

    :raises ValueError: if it is not the viewer's turn to decide in a solo game.
    """

    def __init__(self, view: View, worth: Worth | None = None) -> None:
        self.view = view
        self.worth = worth or fitted()
        ways = ranked(view, self.worth)
        best = ways[0].numbers[0]
        self.moves = [
            Advised(
                way.move,
                outlook(way.numbers, self.worth.bonus),
                best - way.numbers[0],
                way.in_vain,
            )
            for way in ways
        ]
        """Every legal move, the best first."""

    def __repr__(self) -> str:
        """The best few moves, with the final score to be expected after each."""
        rows = [["move", "coins expected", "given away"]]
        for advised in self.moves[:FEW]:
            score, loss = self.score_tenths(advised) / 10, tenths(advised.loss) / 10
            rows.append([str(advised.move), str(score), str(loss)])
        more = len(self.moves) - FEW
        return "\n".join([*columns(rows), *([f"... {more} more"] if more > 0 else [])])

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

    @cached_property
    def _ranks(self) -> dict[Move, int]:
        ranks: dict[Move, int] = {}
        rank, alike = 1, (0.0, False)
        for place, advised in enumerate(self.moves, 1):
            told = (tenths(advised.loss), advised.in_vain)
            if told != alike:
                rank, alike = place, told
            ranks[advised.move] = rank
        return ranks

    def rank(self, move: Move) -> int:
        """The place of a move, 1 the best; moves that are as good to a tenth of a coin share it."""
        return self._ranks[move]

    def score_tenths(self, advised: Advised) -> int:
        """The expected final score of a move as it is told, in tenths of a coin.

        That of the best less what the move gives away, both as they are told: it adds up. For who
        plays for the highest rank there is more to give away than coins.
        """
        if self.worth.bonus:
            return tenths(advised.outlook.score)
        return tenths(self.expected) - tenths(advised.loss)

    def near_best(self, move: Move) -> bool:
        """Whether a move is as good as the best, near enough, and flips nothing in vain."""
        advised = self.of(move)
        return advised.loss <= NEAR and not advised.in_vain

    @property
    def rival(self) -> Advised | None:
        """The best move of another shape: what the best is most usefully held against.

        That is one without powers, if there is any.
        """
        shape = _shape(self.best.move)
        others = [advised for advised in self.moves if _shape(advised.move) != shape]
        plain = (advised for advised in others if advised.move.verb not in FLIPPING)
        return next(plain, others[0] if others else None)

    @property
    def lead(self) -> float:
        """Coins that the best move of another shape gives away; 0 if there is no other shape."""
        shape = _shape(self.best.move)
        return next((a.loss for a in self.moves if _shape(a.move) != shape), 0.0)

    @property
    def lesser(self) -> Advised | None:
        """The best move of another shape that clearly gives something away."""
        shape = _shape(self.best.move)
        others = (a for a in self.moves if a.loss > NEAR and _shape(a.move) != shape)
        return next(others, None)

    @property
    def natural(self) -> Advised:
        """The move that a person would think of first: see `EAGER`.

        On a turn of Claim it is one without powers; in a window it is a power, if one is at hand.
        """
        turn = self.view.stage == CLAIM
        move = EAGER.turn(self.view, YOU) if turn else EAGER(self.view, (), 0)
        return self._by_move.get(move, self.best)

    @property
    def even(self) -> Advised | None:
        """A move of another kind that is as good as the best: the natural one, or the rival."""
        for other in (self.natural, self.rival):
            if other not in (None, self.best) and other.loss < SAME and not other.in_vain:
                return other
        return None

    @property
    def other(self) -> Advised | None:
        """What the best move is held against: what a person would think of, unless that is as good.

        Then it is a move of another shape that gives something away; None if there is none.
        """
        if self.natural.loss > NEAR:
            return self.natural
        rival = self.rival
        if rival is not None and rival.loss < SAME and not rival.in_vain:
            return self.lesser
        return rival

    def reason(self, better: Advised, other: Advised) -> Reason:
        """Why one move is better than another, from what they may be expected to bring."""
        more, less = better.outlook, other.outlook
        changed = [a - b for a, b in zip(more.taken, less.taken, strict=True)]
        brought = [_times(self.treasure(slot), change) for slot, change in enumerate(changed)]
        coins = more.coins - less.coins
        ready = self._servants(more.ready) - self._servants(less.ready)
        later = more.score - less.score - coins - ready
        rank = self.worth.bonus * ((more.chance or 0.0) - (less.chance or 0.0))
        more_ready = more.ready - less.ready
        flipping = {better.move.verb, other.move.verb} & FLIPPING
        if not flipping and not any(abs(bring.later) > NOTED for bring in brought):
            # The same treasures: what is left can only be servants.
            ready, later = ready + later, 0.0
        parts = [
            _by_treasure("coins", coins, changed, [bring.coins for bring in brought]),
            _by_treasure("later", later, changed, [bring.later for bring in brought]),
        ]
        if ready * more_ready > 0 and abs(more_ready) >= SEEN:
            parts.append(Part("ready", ready))
        parts.append(Part("rank", rank))
        parts.sort(key=lambda part: -abs(part.worth))
        gains = tuple(part for part in parts if part.worth > NOTED)
        costs = tuple(part for part in parts if part.worth < -NOTED)
        return Reason(gains, costs, more, less, other.loss - better.loss)

    def treasure(self, slot: int) -> Brought:
        """What the treasure at a place would bring you; nothing if there is none."""
        if self.view.crypt[slot] is None:
            return Brought(0.0, 0.0)
        without, having = self._prospect.goods(0), self._prospect.goods(1 << slot)
        coins = having.coins - without.coins
        return Brought(coins, having.score - without.score - coins)

    @cached_property
    def _prospect(self) -> Prospect:
        return Prospect(known(self.view), self.worth)

    def _servants(self, ready: float) -> float:
        """What an expected number of ready servants is worth after this round."""
        now = self._prospect.known
        # At the end whoever can be roused is: there a servant is told as the coin it is.
        spared = sparing(now.sides, now.piles) if now.rounds_left else (0, 0)
        low = min(int(ready), SERVANTS - 1)
        promised = self._prospect.goods(0).promise
        below, above = (
            self.worth.servants(now.rounds_left, n, *spared)
            + self.worth.eager(now.rounds_left, n) * promised
            for n in (low, low + 1)
        )
        return below + (ready - low) * (above - below)

    def _heaviest(self, move: Move) -> int:
        """The treasure with the highest total of a claim; of several, the one worth most."""
        totals = ((sum(efforts), sum(self.treasure(slot)), slot) for slot, efforts in move.dice)
        return max(totals)[2]

    @cached_property
    def hints(self) -> Hints:
        """From vague to exact: which treasure to think about, the shape, the move."""
        move = self.best.move
        slot: int | None = move.slot if move.slot >= 0 else None
        if move.verb == moves.CLAIM:
            slot = self._heaviest(move)
        left = self.view.players[self.view.on_turn or 0].ready
        left -= sum(len(efforts) for _, efforts in move.dice)
        shape = tuple((s, len(efforts)) for s, efforts in move.dice)
        return Hints(move.verb, slot, shape, left, move)


class Hints(NamedTuple):
    """A ladder of hints.

    First `verb` and the place of the treasure to think about (None: none); then how many
    servants go where (`shape`) and how many stay ready (`left`); then the move.
    """

    verb: str
    slot: int | None
    shape: tuple[tuple[int, int], ...]
    left: int
    move: Move


def _shape(move: Move) -> tuple[str, tuple[tuple[int, int], ...]]:
    return move.verb, tuple((slot, len(efforts)) for slot, efforts in move.dice)


def _times(bring: Brought, change: float) -> Brought:
    return Brought(bring.coins * change, bring.later * change)


def _by_treasure(
    name: str, worth: float, changed: Sequence[float], brought: Sequence[float]
) -> Part:
    """The part, by the treasure that makes up most of it if there is one."""
    side = 1 if worth > 0 else -1
    slot = max(range(len(changed)), key=lambda s: side * brought[s])
    if side * brought[slot] < abs(worth) / 2 or side * changed[slot] < SEEN / 2:
        return Part(name, worth)
    return Part("taken" if name == "coins" else name, worth, slot)
