"""What one can be asked to do at the table: a start, a goal, hints, a solution and a near miss.

A task is data. Its words are messages of the catalogues under its id (`words` says which), or texts
of its own: a teacher's lesson needs no catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ...crypt.game import CRYPT
from ...crypt.moves import Move
from ...crypt.position import position
from ...crypt.state import State
from ...engine.game import Refusal, Step
from ...engine.timeline import Timeline

LEARNER = 0
"""The seat of whoever learns."""
NEXT, CONTINUE, ANSWER = "next", "continue", "= "
"""What a script has besides moves: a step, the way to the next decision, an answer ("= 9")."""


class Start(NamedTuple):
    """Where a task begins, and with which luck; see `table`."""

    fields: Mapping[str, Any]
    seed: int
    moves: tuple[str, ...]
    seats: tuple[str, ...]
    watch: int

    def timeline(self) -> Timeline:
        """The table as it stands before the learner does anything, at the place to begin from.

        :raises BadSetup, BadNotation, IllegalMove: if there can be no such table.
        """
        if "crypt" in self.fields:
            state = position(**self.fields)
            timeline = Timeline(CRYPT, state.setup, self.seed, state)
        else:
            timeline = Timeline(CRYPT, CRYPT.setup(self.fields), self.seed)
        for text in self.moves:
            timeline.play(CRYPT.read_move(text, timeline.state))
        if self.watch:
            timeline.go(timeline.place.moment, min(self.watch, timeline.place.step))
        return timeline


def table(
    crypt: str | None = None,
    *,
    seed: int = 1,
    moves: Sequence[str] = (),
    seats: Sequence[str] | None = None,
    watch: int = 0,
    **fields: Any,
) -> Start:
    """Where a task begins.

    With `crypt` (such as "idols4 pottery? jewelry2"), a position: `fields` are those of
    `crypt_core.crypt.position.position`. Without, a new game with the `players` and `sides` in
    `fields`. `seed` is that of all luck from there on. `moves` are made first, whoever makes them.
    With `watch` the learner first sees, step by step, what the last of them led to: so many steps
    (True is one) have been shown at the start. `seats` tell who plays; left out, the learner has
    the first one and bots the others.
    """
    players = int(fields.get("players", 1))
    if seats is None:
        seats = ["person", *["bot:sensible"] * (players - 1)]
    if crypt is not None:
        fields["crypt"] = crypt
    return Start(fields, seed, tuple(moves), tuple(seats), int(watch))


class Did(NamedTuple):
    """What the learner has done so far, and what came of it."""

    start: State
    """Where the task began."""
    state: State
    """What the learner is looking at."""
    moves: tuple[Move, ...]
    """The learner's decisions since the start."""
    steps: tuple[Step[State], ...]
    """What has been seen to happen since the start, whoever did it."""
    refusals: tuple[Refusal, ...]
    """What the rules have refused the learner."""
    answers: tuple[str, ...]
    """The learner's answers to the task's question."""
    seen: bool
    """Whether all has been seen of what there is to see: somebody has to decide now."""


Goal = Callable[[Did], bool]


class Says(NamedTuple):
    """A task in words.

    `goal`: what to do. `hints`: from vague to clear; the last one, which move, is added to them.
    `why`: why what was done is right. `misses`: what is said to misses, by their names; "miss" is
    said to any other. `answers`: what is written on the answers to choose from, by the answer;
    left out, a number says itself and a letter is the treasure there.
    """

    goal: str
    hints: tuple[str, ...] = ()
    why: str = ""
    misses: Mapping[str, str] = {}
    answers: Mapping[str, str] = {}


class Task(NamedTuple):
    """Something to do at the table.

    `rule`: what it is about. `goal`: true as soon as it is done. `solution` and `near_miss` are
    scripts: moves in notation, `NEXT`, `CONTINUE` or an answer ("= 9"); the tests play both.
    `misses` tell what went wrong: the first predicate that is true names what is said. Whoever has
    made `decisions` decisions after which the goal is out of reach has missed it; with `patient`
    that is said only when all that came of them has been seen. `answers`: what a question offers to
    choose from. `says`: its words, where they are not in the catalogues. `panels`: those shown
    besides the table and the story, such as "odds".
    """

    id: str
    rule: str
    start: Start
    goal: Goal
    solution: tuple[str, ...]
    near_miss: tuple[str, ...]
    misses: tuple[tuple[str, Goal], ...] = ()
    decisions: int = 1
    answers: tuple[str, ...] = ()
    says: Says | None = None
    panels: tuple[str, ...] = ()
    patient: bool = False


class Lesson(NamedTuple):
    """A few tasks about one thing, the easy ones first.

    `title` and `about` (a line) are texts where the words are not in the catalogues.
    """

    id: str
    tasks: tuple[Task, ...]
    title: str = ""
    about: str = ""


class Chapter(NamedTuple):
    """Lessons that belong together."""

    id: str
    lessons: tuple[Lesson, ...]
