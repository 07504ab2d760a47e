"""Puzzles: a decision at a table of Donjon, with one idea to see and one best answer.

That the answer is best is no opinion: `proof` counts what each legal move is worth over all dice,
by the rules that play them, and the tests look that no other comes near.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from ....teach.lessons.task import LEARNER, Did, Lesson, Start, Task
from ...moves import Move, read_move
from ...state import State
from ..lessons.goals import played
from .proof import Measure, Plan, worth


class Puzzle(NamedTuple):
    """A decision to find the best move for.

    `rule`: what it is about. `measure`: what is to be as great as can be; its question says so in
    words. `plans`: what everybody does afterwards, in one way or several: the best move is best in
    all of them. `tempting`: a move that looks good and is not. `level`: from 1, the easiest, to 3.
    """

    id: str
    rule: str
    level: int
    start: Start
    best: str
    tempting: str
    measure: Measure
    plans: tuple[Plan, ...]


@lru_cache(maxsize=1)
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, the easiest first."""
    from .tables import PUZZLES

    return tuple(sorted(PUZZLES, key=lambda puzzle: puzzle.level))


def puzzle(id_: str) -> Puzzle:
    """The puzzle with this id. :raises KeyError: if there is none."""
    return _by_id()[id_]


@lru_cache(maxsize=1)
def _by_id() -> Mapping[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


@lru_cache(maxsize=1)
def lessons() -> tuple[Lesson, ...]:
    """The puzzles as lessons of one task each; their words are those of `explain.puzzles`."""
    return tuple(Lesson(puzzle.id, (task(puzzle),)) for puzzle in puzzles())


@lru_cache(maxsize=64)
def begun(id_: str) -> State:
    """The table at which a puzzle begins."""
    state: State = puzzle(id_).start.timeline().state
    return state


@lru_cache(maxsize=1024)
def brings(id_: str, move: Move) -> tuple[Fraction, ...]:
    """What a legal move is worth in a puzzle, for each of its plans.

    It is worked out when first asked for, a move at a time: every roll is played.
    """
    it = puzzle(id_)
    return tuple(worth(begun(id_), move, plan, it.measure) for plan in it.plans)


def task(puzzle: Puzzle) -> Task:
    """The puzzle as something to do at the table: one decision, which has to be the best."""

    def missed(did: Did) -> bool:
        return bool(did.moves) and did.moves[0] != read_move(puzzle.best, LEARNER)

    return Task(
        id=puzzle.id,
        rule=puzzle.rule,
        start=puzzle.start,
        goal=played(puzzle.best),
        solution=(puzzle.best,),
        near_miss=(puzzle.tempting,),
        misses=(("miss-tempting", played(puzzle.tempting)), ("miss", missed)),
    )
