"""What one can be asked to do at the table: a start, a goal, hints, a solution and a near miss.

A task is data. Its words are messages of the catalogues under its id (`words` says which), or texts
of its own: a teacher's lesson needs no catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ...engine.game import Game, Refusal, Step
from ...engine.timeline import Timeline
from ...games import GAMES

LEARNER = 0
"""The seat of whoever learns."""
NEXT, CONTINUE, ANSWER = "next", "continue", "= "
"""What a script has besides moves: a step, the way to the next decision, an answer ("= 9")."""


class Start(NamedTuple):
    """Where a task of a game begins, and with which luck; see each game's `table`.

    `position`: makes the state of a position of its `fields`; None: a new game with this setup.
    """

    game: str
    position: Callable[..., Any] | None
    fields: Mapping[str, Any]
    seed: int
    moves: tuple[str, ...]
    seats: tuple[str, ...]
    watch: int

    def timeline(self) -> Timeline:
        """The table as it stands before the learner does anything, at the place to begin from.

        :raises BadSetup, BadNotation, IllegalMove: if there can be no such table.
        """
        game: Game = GAMES[self.game]
        if self.position is not None:
            state = self.position(**self.fields)
            timeline = Timeline(game, state.setup, self.seed, state)
        else:
            timeline = Timeline(game, game.setup(self.fields), self.seed)
        for text in self.moves:
            timeline.play(game.read_move(text, timeline.state))
        if self.watch:
            timeline.go(timeline.place.moment, min(self.watch, timeline.place.step))
        return timeline


class Did(NamedTuple):
    """What the learner has done so far, and what came of it."""

    start: Any
    """Where the task began."""
    state: Any
    """What the learner is looking at."""
    moves: tuple[Any, ...]
    """The learner's decisions since the start."""
    steps: tuple[Step[Any], ...]
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
    left out, the game's `Voice.answer` says it, or else it says itself. `thens`: what to do once
    something has come about, by the names of the task's `thens`; `then_hints`: the hints for that,
    where `hints` are not.
    """

    goal: str
    hints: tuple[str, ...] = ()
    why: str = ""
    misses: Mapping[str, str] = {}
    answers: Mapping[str, str] = {}
    thens: Mapping[str, str] = {}
    then_hints: Mapping[str, tuple[str, ...]] = {}


class Task(NamedTuple):
    """Something to do at the table.

    `rule`: what it is about. `goal`: true as soon as it is done. `solution` and `near_miss` are
    scripts: moves in notation, `NEXT`, `CONTINUE` or an answer ("= 9"); the tests play both.
    `misses` tell what went wrong: the first predicate that is true names what is said. Whoever has
    made `decisions` decisions after which the goal is out of reach has missed it (a question asked
    at once: by an answer alone); with `patient` that is said only when all that came of them has
    been seen. `answers`: what a question offers to choose from; where the solution has several,
    they are given one after the other. `says`: its words, where they are not in the catalogues.
    `panels`: those shown besides the table and the story, such as "odds", or "payers" for what pays
    at the end. `helps`: how the table is changed for the task, by the game's names: what it may
    tell of what is laid out, or leaves to the learner to judge. `thens`: a task that goes on for a
    while says what to do when it is time for it; of those that are true the last one names what is
    said. `slips`: other rules that one breaks who does what their scripts say, which miss the goal
    as the near miss does. `teaches`: the terms that its words explain, at most three, by their
    names in the game's glossary; nothing on the screen says them before.
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
    helps: tuple[str, ...] = ()
    thens: tuple[tuple[str, Goal], ...] = ()
    slips: tuple[tuple[str, tuple[str, ...]], ...] = ()
    teaches: tuple[str, ...] = ()

    @property
    def in_turn(self) -> tuple[str, ...]:
        """The answers in order, with the last one, which the solution leaves out."""
        given = tuple(it.removeprefix(ANSWER) for it in self.solution if it.startswith(ANSWER))
        left = tuple(it for it in self.answers if it not in given)
        return given + left if len(given) > 1 and len(left) == 1 else given

    @property
    def asks_at_once(self) -> bool:
        """Whether it is a question, and nothing is to be done before the answer."""
        return bool(self.answers) and self.solution[0].startswith(ANSWER)


class Lesson(NamedTuple):
    """A few tasks about one thing, the easy ones first.

    `title` and `about` (a line) are texts where the words are not in the catalogues. `brings`: what
    the table shows from this lesson on, by the game's names for it, and in no lesson before.
    `picture`: what it has been about, as dice and signs: "die5 > role4"; a die of one's own, one of
    the game's own player, and of 0 a die that shows nothing.
    """

    id: str
    tasks: tuple[Task, ...]
    title: str = ""
    about: str = ""
    brings: tuple[str, ...] = ()
    picture: str = ""


class Chapter(NamedTuple):
    """Lessons that belong together."""

    id: str
    lessons: tuple[Lesson, ...]
