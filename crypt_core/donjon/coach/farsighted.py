"""The bot that looks ahead, and the estimates that it gives.

Of the few moves that the sensible bot thinks best, each is played on to the end of the turn in the
same worlds (`ahead`): what is hidden is dealt out anew in each. What is said of words and quests
kept it decides as the sensible bot does, since a turn's end does not tell what they were worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign, fsum, inf, sqrt
from statistics import fmean, stdev

from ...coach.estimate import FEW, Estimate, Option, jackknife, ranked
from ...engine.luck import KeyedLuck
from ..moves import Move
from ..state import GUILD, KEEP, PROMISE, QUESTS, WORD
from ..views import View
from .ahead import begun, worth
from .character import SENSIBLE
from .known import known
from .mind import Mind

BATCH = 6
"""So many worlds are tried at a time; then moves that are clearly worse are left."""
WORLDS = 30
"""In so many worlds at most a move is tried."""
MOVES = 5
"""How many moves are tried."""
CLEAR = 2.0
"""A move is left when it is worse than another by so many standard errors."""
FIRST = 0.5
"""By so many standard errors a move has to be better than the one that is thought of first."""
PARTS = 6
"""Into so many parts worlds fall for an estimate; with each left out, it shows how sure it is."""
TOLD = 24
"""An estimate tries each move that it tells of in so many worlds."""
HORIZON = 0
"""So many turns after this one are played on."""
BY_HEART = (KEEP, GUILD, WORD, PROMISE, QUESTS)
"""Stages at which it does as the sensible bot."""


def thoughts(view: View, legal: Sequence[Move]) -> list[Move]:
    """The few moves that the sensible bot thinks best, in its order; at least one.

    Who owes no decision has nothing to think of but quests to be shown: those are all told.
    """
    if legal[0].player not in view.deciders:
        return list(legal)
    state = known(view)
    cards = [view.setup.adventure[number] for number in state.adventure.mixed]
    if view.next_card:
        cards = [view.next_card]
    mind = Mind(state, legal[0].player, legal, cards, SENSIBLE)
    found = list(dict.fromkeys(mind.ranked()))
    return found or [legal[0]]


class Ahead:
    """Moves of a decision, tried in the same worlds."""

    def __init__(self, view: View, draw: int) -> None:
        self.view, self.draw = view, draw
        self.found: dict[tuple[Move, int], float] = {}

    def chances(self, move: Move, worlds: Sequence[int]) -> list[float]:
        """How likely its maker is to win after a move, in each of these worlds."""
        for world in worlds:
            if (move, world) not in self.found:
                luck = KeyedLuck(self.draw, world + 1)
                state = begun(self.view, luck)
                self.found[move, world] = worth(state, move, luck, self.view.turn + HORIZON)
        return [self.found[move, world] for world in worlds]

    def best(self, moves: Sequence[Move]) -> Move:
        """The best of these moves, of which the first is taken unless another is clearly better."""
        left = list(moves)
        for tried in range(BATCH, WORLDS + 1, BATCH):
            worlds = range(tried)
            best = max(left, key=lambda move: fsum(self.chances(move, worlds)))
            left = [it for it in left if it == best or self.ahead(best, it, worlds) < CLEAR]
            if len(left) == 1:
                return best
        first = left[0]
        return best if best == first or self.ahead(best, first, worlds) > FIRST else first

    def ahead(self, one: Move, other: Move, worlds: Sequence[int]) -> float:
        """By how many standard errors a move is better than another, world by world."""
        pairs = zip(self.chances(one, worlds), self.chances(other, worlds), strict=True)
        more = [a - b for a, b in pairs]
        spread = stdev(more)
        if not spread:
            return copysign(inf, more[0]) if more[0] else 0.0
        return fmean(more) / (spread / sqrt(len(more)))


def farsighted_bot(view: View, legal: Sequence[Move], draw: int) -> Move:
    """The move after which it is likeliest to win, as far as it sees."""
    return _chosen(view, thoughts(view, legal), Ahead(view, draw))


def _chosen(view: View, moves: Sequence[Move], ahead: Ahead) -> Move:
    """The bot's move of those thought of."""
    if len(moves) == 1 or view.stage in BY_HEART:
        return moves[0]
    return ahead.best(moves[:MOVES])


def estimate(view: View, legal: Sequence[Move], draw: int, asked: Move | None = None) -> Estimate:
    """How often who decides would win after the best few moves, and after one asked about.

    The best is what the bot makes. What a word is worth beyond the turn is in none of the numbers.
    """
    ahead = Ahead(view, draw)
    thought = thoughts(view, legal)
    best = _chosen(view, thought, ahead)
    told = [best, *(move for move in thought if move != best)][:FEW]
    told += [asked] if asked is not None and asked not in told else []

    def find(left_out: int | None) -> list[float]:
        worlds = [world for world in range(TOLD) if world % PARTS != left_out]
        return [fmean(ahead.chances(move, worlds)) for move in told]

    found = {
        move: Option(move, chance, reach, TOLD)
        for move, (chance, reach) in zip(told, jackknife(PARTS, find), strict=True)
    }
    about = found.get(asked) if asked is not None else None
    return ranked([found[move] for move in told[:FEW]], len(ahead.found), about)
