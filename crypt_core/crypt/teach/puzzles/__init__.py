"""Puzzles: decisions of real games in which one move stands out, each with one idea to see.

`python -m scripts.workshop.crypt.find_puzzles` found them; they are in `puzzles.json` beside this
file, the easy ones first. A puzzle is a game up to a decision; that its best move is best, its idea
is there and the tempting move is none is all worked out by the coach again whenever it is asked
for.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ....teach.lessons.task import LEARNER, Did, Lesson, Start, Task
from ...coach.advice import Advice
from ...coach.ideas import IDEAS, Case
from ...moves import read_move
from ...views import view
from ..lessons.goals import played
from ..lessons.table import table

RESULT = Path(__file__).with_name("puzzles.json")
"""Where the puzzles lie."""
BOUNDS = (4.0, 7.0)
"""The difficulties from which the second level and the third begin."""
LEVELS = len(BOUNDS) + 1
"""Levels of difficulty, for a list of puzzles to be read by: the first is the easiest."""


class Puzzle(NamedTuple):
    """A decision to find the best move for.

    `sides`, `seed` and `moves` (in notation) are the solo game up to it. `margin`: the coins of
    expected final score by which the best move beats every other. `tempting`: a move that looks
    good and is not. `difficulty`: 0 is the easiest; `find_puzzles` sets it. `round` and `moment`
    (see `ideas.Case.moment`) tell when it is.
    """

    id: str
    idea: str
    sides: str
    seed: int
    moves: tuple[str, ...]
    best: str
    margin: float
    tempting: str
    difficulty: float
    round: int
    moment: str

    @property
    def level(self) -> int:
        """How hard it is, in a word: from 1 to `LEVELS`."""
        return 1 + sum(self.difficulty >= bound for bound in BOUNDS)

    @property
    def start(self) -> Start:
        """The table at which the puzzle begins."""
        return table(players=1, sides=self.sides, seed=self.seed, moves=self.moves)


@lru_cache(maxsize=1)
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, the easiest first."""
    rows = json.loads(RESULT.read_text(encoding="utf-8"))["puzzles"]
    return tuple(Puzzle(**{**row, "moves": tuple(row["moves"])}) for row in rows)


def puzzle(id_: str) -> Puzzle:
    """The puzzle with this id. :raises KeyError: if there is none."""
    return _by_id()[id_]


@lru_cache(maxsize=1)
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


@lru_cache(maxsize=1)
def lessons() -> tuple[Lesson, ...]:
    """The puzzles as lessons of one task each; their words are those of `explain.puzzles`."""
    return tuple(Lesson(puzzle.id, (task(puzzle),)) for puzzle in puzzles())


@lru_cache(maxsize=64)
def case(puzzle: Puzzle) -> Case:
    """The puzzle's position with the coach's advice for it, worked out when first asked for."""
    advice = Advice(view(puzzle.start.timeline().state, LEARNER))
    return Case(advice, read_move(puzzle.tempting, LEARNER))


def task(puzzle: Puzzle) -> Task:
    """The puzzle as something to do at the table: one decision, which has to be near the best.

    While the Ghost is still to roll, its odds may be looked at. Its words need more than the
    catalogues: `explain.puzzles.says` has them.
    """

    def solved(did: Did) -> bool:
        return bool(did.moves) and case(puzzle).advice.near_best(did.moves[0])

    def missed(did: Did) -> bool:
        return bool(did.moves) and not solved(did)

    return Task(
        id=puzzle.id,
        rule=next(idea.rule for idea in IDEAS if idea.name == puzzle.idea),
        start=puzzle.start,
        goal=solved,
        solution=(puzzle.best,),
        near_miss=(puzzle.tempting,),
        misses=(("miss-tempting", played(puzzle.tempting)), ("miss", missed)),
        panels=("odds",) if puzzle.moment in ("first", "between") else (),
    )
