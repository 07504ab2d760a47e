"""What a decision brings, exactly: every roll that may follow it is played by the rules themselves.

A puzzle says what is to be as great as can be, and what everybody does at the decisions that come
after the one it asks for. So each legal move has a worth that can be counted, over all dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from ....engine.game import BadNotation
from ....engine.luck import KeyedLuck
from ....teach.lessons.task import LEARNER
from ...components import DIE
from ...game import DONJON
from ...moves import OFFER, Move
from ...scoring import loss
from ...state import OVER, Player, State

T = TypeVar("T")
Plan = Mapping[str, Sequence[str]]
"""What is done at a stage, whoever decides there: the first of these moves that is legal."""
WOUND = 2
"""What a wound costs, in gems: so much the Temple asks."""
MANY = 40
"""More decisions than any plan has."""
FIXED = KeyedLuck(0)


class _Dice:
    """Dice that fall as told; a die more than was told falls on 1, and is written down."""

    def __init__(self, told: Sequence[int]) -> None:
        self.told = list(told)
        self.fell = 0

    def die(self, *key: int, sides: int = DIE) -> int:
        if self.fell == len(self.told):
            self.told.append(1)
        self.fell += 1
        return self.told[self.fell - 1]

    def deal(self, cards: Sequence[T], ids: Sequence[int], count: int, *key: int) -> tuple[T, ...]:
        return FIXED.deal(cards, ids, count, *key)

    def pick(self, cards: Sequence[T], ids: Sequence[int], place: int, *key: int) -> T:
        return FIXED.pick(cards, ids, place, *key)


def ends(state: State, move: Move, plan: Plan) -> Iterator[tuple[Fraction, State]]:
    """Where a move and a plan after it may lead to, each end with its chance."""
    told: list[int] = []
    while True:
        dice = _Dice(told)
        end = _played(state, move, plan, dice)
        yield Fraction(1, DIE ** len(dice.told)), end
        told = dice.told
        while told and told[-1] == DIE:
            told.pop()
        if not told:
            return
        told[-1] += 1


def _played(state: State, move: Move, plan: Plan, dice: Any) -> State:
    """The state where the plan has nothing more to say."""
    after, _ = DONJON.play(state, move, dice)
    for _ in range(MANY):
        chosen = _chosen(after, plan)
        if chosen is None:
            return after
        after, _ = DONJON.play(after, chosen, dice)
    raise ValueError(f"a plan does not come to an end at {after.stage}")


def _chosen(state: State, plan: Plan) -> Move | None:
    """What the plan does now; None where it says nothing of this stage."""
    for text in plan.get(state.stage, ()):
        try:
            move: Move = DONJON.read_move(text, state)
        except BadNotation:
            continue
        if DONJON.why_not(state, move) is None:
            return move
    return None


Measure = Callable[[State, State], Fraction | int]
"""How good an end is for the learner: of the state at the decision, and of that at the end."""


def won(start: State, end: State) -> int:
    """1 if the learner has won the game, and nobody with them; on average, the chance of it."""
    return int(end.stage == OVER and end.winners == (LEARNER,))


def beaten(start: State, end: State) -> int:
    """1 if the learner has one spoil more; on average, the chance to beat a monster."""
    return int(len(_mine(end).spoils) > len(_mine(start).spoils))


def earned(start: State, end: State) -> int:
    """The gems gained, less `WOUND` for each wound taken."""
    before, after = _mine(start), _mine(end)
    return after.gems - before.gems - WOUND * (after.wounds - before.wounds)


def trophies(start: State, end: State) -> int:
    """The trophy points gained."""
    return _mine(end).trophies - _mine(start).trophies


def counted(start: State, end: State) -> int:
    """The trophy points gained, less what quests that are not done would cost now."""
    return trophies(start, end) - loss(end, LEARNER)


def honest(start: State, end: State) -> Fraction:
    """The trophy points gained, and among equals a word that was not broken."""
    return trophies(start, end) - Fraction(_mine(end).broken, 100)


def _mine(state: State) -> Player:
    return state.players[LEARNER]


def worth(state: State, move: Move, plan: Plan, measure: Measure) -> Fraction:
    """What a move is worth on average, with a plan for all that follows."""
    parts = [(chance, measure(state, end)) for chance, end in ends(state, move, plan)]
    return sum((chance * value for chance, value in parts), Fraction())


def answers(state: State) -> list[Move]:
    """The legal moves of the learner; offers to others aside, of which nobody knows the answer."""
    return [move for move in DONJON.own_moves(state, LEARNER) if move.verb != OFFER]
