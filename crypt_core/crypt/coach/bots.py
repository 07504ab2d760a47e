"""Bots for Crypt: a random one, those of habit, a sensible one, and one that looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from statistics import mean

from ...coach.bots import Bot, random_bot
from ...coach.estimate import Estimate
from .. import ghost, moves
from ..collectors import COLLECTORS, Holding, bonus
from ..components import SERVANTS
from ..moves import Move, Placement
from ..state import PHASE, POTTERY, REROLL, State, claim_order
from ..views import SeenTreasure, View
from .habit import HABITS
from .search import Search

FOR_BOT = 5
"""What a bot's draw is for, beside the purposes of `crypt.rules`: see `moment_key`."""
STAGES = tuple(PHASE)

SERVANT_WORTH = 1.3
"""Coins that a ready servant is worth to the sensible bot while the game goes on."""


def sensible_bot(view: View, legal: Sequence[Move], draw: int) -> Move:
    """The move that promises most coins this round, by rough odds of keeping what it claims.

    It weighs each treasure with what it adds to its sets, the chance that somebody pushes its
    servants off, and the servants it expects to exhaust. It does not look beyond the round.
    """
    me = view.on_turn
    assert me is not None
    if view.stage == POTTERY:
        return _take(view, me, legal)
    if view.stage == REROLL:
        return _reroll(view, legal)
    mine = view.players[me]
    if view.setup.has("remains.A") and mine.progress("remains.A").met and mine.exhausted:
        return Move(me, moves.ROUSE)
    return max(legal, key=Appraisal(view, me).worth)


FARSIGHTED = Search()

BOTS: dict[str, Bot] = {
    "random": random_bot,
    **HABITS,
    "sensible": sensible_bot,
    "farsighted": FARSIGHTED,
}
"""Bots by the name under which they can be seated.

None acts out of turn: they peek and rouse, if at all, in a decision that they owe.
"""


def estimate(view: View, legal: Sequence[Move], draw: int, asked: Move | None = None) -> Estimate:
    """What the far-sighted bot finds the best few moves worth: see `crypt_core.coach.estimate`."""
    return FARSIGHTED.estimate(view, legal, draw, asked)


def moment_key(state: State, player: int) -> tuple[int, ...]:
    """What a bot's draw is named by: the moment of the round, and the treasures it has flipped."""
    flipped = sum(owned.flipped for owned in state.players[player].treasures)
    stage = STAGES.index(state.stage)
    return (FOR_BOT, state.round, stage, state.turn, state.attempt, player, flipped)


class Appraisal:
    """What the moves of one decision are worth, in coins, to the player on turn."""

    def __init__(self, view: View, me: int) -> None:
        self.view = view
        self.me = me
        last_round = view.round == view.setup.rounds
        self.servant = 1.0 if last_round else SERVANT_WORTH
        self.values = {t.slot: treasure_worth(view, me, t) for t in view.crypt if t}
        self.options: dict[Placement, float] = {}
        order = claim_order(view.setup.seats, view.leader)
        self.rivals_to_come = [p for p in order[view.turn + 1 :] if p != me]

    def worth(self, move: Move) -> float:
        """Coins that the move promises this round."""
        match move.verb:
            case moves.CLAIM:
                return sum(self.option(placement) for placement in move.dice)
            case moves.RECOVER:
                return self.servant * self.view.players[self.me].exhausted * 0.9
            case _:
                return 0.0  # a look or a pass: nothing gained, nothing lost

    def option(self, placement: Placement) -> float:
        """Coins that one treasure's servants promise."""
        if placement not in self.options:
            slot, efforts = placement
            keep = self.keeping(slot, sum(efforts))
            tired = sum(effort - 1 for effort in efforts) / 6
            self.options[placement] = keep * (self.values[slot] - self.servant * tired)
        return self.options[placement]

    def keeping(self, slot: int, total: int) -> float:
        """The rough chance that servants of this total stay until Collect."""
        chance = 1.0
        for rival in self.rivals_to_come:
            if self.view.players[rival].ghost:
                chance *= 1 - ghost_beats(total) / (1 + slot)
            else:
                chance *= 1 - self.push_chance(rival, slot, total)
        return chance

    def push_chance(self, rival: int, slot: int, total: int) -> float:
        """How likely a person or bot is to push: the more it gains by the cheapest push."""
        ready = self.view.players[rival].ready
        costs = [
            dice * (effort - 1) / 6 * self.servant
            for dice in range(1, ready + 1)
            for effort in range(1, 7)
            if dice * effort > total
        ]
        if not costs:
            return 0.0
        gain = self.values[slot] - min(costs)
        return min(0.75, max(0.05, gain / 5))


@lru_cache(maxsize=32)
def ghost_beats(total: int) -> float:
    """The chance that the best group of the Ghost's three dice is higher than a total."""
    rolls = list(product(range(1, 7), repeat=SERVANTS))
    return sum(ghost.groups(faces)[0].total > total for faces in rolls) / len(rolls)


def treasure_worth(view: View, me: int, treasure: SeenTreasure) -> float:
    """Coins on a treasure, as far as seen, and what it adds towards its collector's reward."""
    coins = treasure.value
    expected = mean(view.unseen[treasure.kind] or (2.5,)) if coins is None else float(coins)
    side = view.setup.side(treasure.kind)
    return expected + set_worth(view, me, f"{treasure.kind}.{side}", expected)


def set_worth(view: View, me: int, power: str, coins: float) -> float:
    """What one more treasure adds to a collector's reward; half of it for a step on the way."""
    kind = power.split(".")[0]

    def holding(player: int, more: tuple[int, ...] = ()) -> Holding:
        seen = view.players[player]
        values = tuple(t.value or 2 for t in seen.treasures if t.kind == kind)
        return Holding(values + more, seen.rewarded)

    others = [holding(p.player) for p in view.players if p.player != me and not p.ghost]
    now = bonus(power, holding(me), others)
    one_more = bonus(power, holding(me, (round(coins),)), others)
    missing = COLLECTORS[power].needs - len(holding(me).values)
    if one_more > now or missing <= 1:
        return float(one_more - now) + (1.0 if COLLECTORS[power].flips else 0.0)
    return 0.5 * SERVANT_WORTH


def _take(view: View, me: int, legal: Sequence[Move]) -> Move:
    """Pottery B: take the best face-down treasure if it promises three coins or more."""
    worth = {t.slot: treasure_worth(view, me, t) for t in view.crypt if t}
    takes = [move for move in legal if move.verb == moves.TAKE]
    best = max(takes, key=lambda move: worth[move.slot])
    return best if worth[best.slot] >= 3 else _done(legal)


def _reroll(view: View, legal: Sequence[Move]) -> Move:
    """Idols A: roll the exhausted die again that most likely stays ready."""
    tired = {(d.slot, d.number): d.effort for d in view.rolled if d.exhausted}
    again = [m for m in legal if m.verb == moves.REROLL and (m.slot, m.number) in tired]
    return min(again, key=lambda m: tired[m.slot, m.number], default=_done(legal))


def _done(legal: Sequence[Move]) -> Move:
    return next(move for move in legal if move.verb == moves.DONE)
