"""A task being done: the table, what has been tried, and whether the goal is reached.

Whoever plays at the table (a panel, a notebook, a test) plays on `timeline`; the run looks at it.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

from ...coach.bots import choose_next
from ...engine.game import BadNotation, Refusal, Step
from ...engine.notation import with_mover
from ...engine.timeline import Moment, Place
from .task import ANSWER, CONTINUE, LEARNER, NEXT, Did, Task


class Outcome(Enum):
    """How far a task is."""

    GOING = "going"
    DONE = "done"
    MISSED = "missed"


class Part(NamedTuple):
    """What the learner has to do next in a task; each part has hints of its own."""

    then: str | None
    """The name of what has come about, if the task says then what to do next."""
    decisions: int
    answers: int
    """How many decisions and right answers came before it."""


class Run:
    """A task being done, from its start.

    :raises BadSetup, BadNotation, IllegalMove: if the task can have no such start.
    """

    def __init__(self, task: Task) -> None:
        self.task = task
        self.timeline = task.start.timeline()
        self.game = self.timeline.game
        self.home: Place = self.timeline.place
        self.begun = len(self.timeline.moments)
        """How many moments there were before the learner did anything."""
        self.start: Any = self.timeline.state
        self.refusals: list[Refusal] = []
        self.tried: list[tuple[int, str]] = []
        """What was refused: at which moment, and what had been written."""
        self.answers: list[str] = []
        self.given: dict[Part, int] = {}
        """How many hints have been given for each part."""
        self.done = False
        """Whether the goal has been reached once."""

    # --- what has been done

    @property
    def did(self) -> Did:
        """What the learner has done so far; nothing, while `away`."""
        timeline = self.timeline
        return self._did(timeline.state, self._steps(timeline.place.step), timeline.at_decision)

    def _ahead(self) -> Did:
        """The same once all is seen of what follows from it: the bots' decisions too."""
        moment, seats = self.timeline.moment, self.task.start.seats
        state, steps = moment.state, self._steps(len(moment.steps))
        while (move := choose_next(seats, self.game, state, moment.luck)) is not None:
            state, more = self.game.play(state, move, moment.luck)
            steps += more
        return self._did(state, steps, True)

    def _did(self, state: Any, steps: list[Step[Any]], at_decision: bool) -> Did:
        deciding = at_decision and self._awaits_learner(state)
        return Did(
            self.start,
            state,
            tuple(m.move for m in self._since()[1:] if m.move.player == LEARNER),
            tuple(steps),
            tuple(self.refusals),
            tuple(self.answers),
            deciding and not self.away,
        )

    def _awaits_learner(self, state: Any) -> bool:
        """Whether it is for the learner to go on: with a decision, or with what the end shows."""
        owing = self.game.deciders(state)
        return LEARNER in owing or not owing

    @property
    def away(self) -> bool:
        """Whether one is looking at what was before the task, or has gone on from there."""
        return not self._since()

    def _since(self) -> list[Moment]:
        """The moments from that of the start to where one is; none, if it was passed by."""
        place, home = self.timeline.place, self.home
        line = self.timeline.line()
        depth = self.timeline.moments[home.moment].depth
        on_the_way = len(line) > depth and line[depth].id == home.moment
        before = place.moment == home.moment and place.step < home.step
        return line[depth:] if on_the_way and not before else []

    def _steps(self, last: int) -> list[Step[Any]]:
        """What happened since the start, up to a step of the moment where one is."""
        since = self._since()
        ends = [len(moment.steps) for moment in since[:-1]] + [last]
        begins = [self.home.step] + [0] * len(since)
        return [
            step
            for moment, begin, end in zip(since, begins, ends, strict=False)
            for step in moment.steps[begin:end]
        ]

    @property
    def miss(self) -> str | None:
        """The name of what went wrong, if something did.

        That the goal is out of reach is said at once; what it is that went wrong, if it has a name,
        when it has been seen.
        """
        task, did = self.task, self.did
        for name, predicate in task.misses:
            if predicate(did):
                return name
        if did.answers and not self.right:
            return "miss"
        if task.asks_at_once or len(did.moves) < task.decisions:
            return None
        if task.patient and not did.seen:
            return None
        ahead = self._ahead()
        to_be_seen = (task.goal, *(predicate for _, predicate in task.misses))
        return None if any(predicate(ahead) for predicate in to_be_seen) else "miss"

    @property
    def right(self) -> tuple[str, ...]:
        """Of the answers given those that are right; after a wrong one they begin anew."""
        right: list[str] = []
        for answer in self.answers:
            if self.task.in_turn[len(right) : len(right) + 1] == (answer,):
                right.append(answer)
            else:
                right.clear()
        return tuple(right)

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers that can be given now."""
        if self.outcome is Outcome.DONE:
            return ()
        return tuple(it for it in self.task.answers if it not in self.right)

    @property
    def then(self) -> str | None:
        """The name of what has come about, if the task says then what to do next."""
        did = self.did
        return next((name for name, goal in reversed(self.task.thens) if goal(did)), None)

    @property
    def outcome(self) -> Outcome:
        """Whether the goal is reached: once it is, it stays so, whatever is tried afterwards."""
        self.done = self.done or self.task.goal(self.did)
        if self.done:
            return Outcome.DONE
        return Outcome.MISSED if self.miss else Outcome.GOING

    @property
    def rule(self) -> str:
        """The rule behind the outcome: that of the refusal by which it was missed, or its own."""
        refused = self.tried and self.tried[-1][0] == self.timeline.place.moment
        if refused and self.outcome is Outcome.MISSED:
            return self.refusals[-1].rule
        return self.task.rule

    @property
    def part(self) -> Part:
        """What to do next; after a miss that is what came first."""
        if self.outcome is Outcome.MISSED:
            return Part(None, 0, 0)
        return Part(self.then, len(self.did.moves), len(self.right))

    @property
    def hints(self) -> int:
        """How many hints have been given for what is to be done next."""
        return self.given.get(self.part, 0)

    @hints.setter
    def hints(self, count: int) -> None:
        self.given[self.part] = count

    @property
    def hinted(self) -> bool:
        """Whether any hint has been given."""
        return any(self.given.values())

    # --- doing

    def answer(self, choice: str) -> None:
        """Answer the task's question; the last answer counts, and none after the right one.

        The last of several that are put in order is left over: it needs no answer.
        """
        if choice not in self.task.answers or self.outcome is Outcome.DONE:
            return
        self.answers.append(choice)
        if len(self.right) > 1 and len(self.choices) == 1:
            self.answers += self.choices

    def refused(self, refusal: Refusal, text: str) -> None:
        """The rules have refused the learner this; what came before the task is not of it."""
        if not self.away:
            self.refusals.append(refusal)
            self.tried.append((self.timeline.place.moment, text))

    def act(self, text: str) -> Refusal | None:
        """Do what a line of a script says; a move that is refused says why.

        :raises ValueError: if the line is an answer and the task does not offer it.
        """
        if text == NEXT:
            self._forward()
        elif text == CONTINUE:
            self._on_to_a_decision()
        elif text.startswith(ANSWER):
            choice = text.removeprefix(ANSWER)
            if choice not in self.task.answers:
                raise ValueError(f"{choice!r} is none of {', '.join(self.task.answers)}")
            self.answer(choice)
        else:
            return self._play(text)
        return None

    def read(self, line: str, state: Any) -> Any:
        """The move of a line of a script: the learner's, where several owe one.

        :raises BadNotation: if the line is no move.
        """
        owing = self.game.deciders(state)
        if LEARNER in owing and len(owing) > 1:
            line = with_mover(line, LEARNER)
        return self.game.read_move(line, state)

    def judge(self, text: str) -> tuple[Any, Refusal | None]:
        """What a line of a script would do where one is, and the rule that forbids it, if any."""
        state = self.timeline.moment.state
        try:
            move = self.read(text, state)
        except BadNotation as error:
            return None, error.refusal
        return move, self.game.why_not(state, move)

    def _play(self, text: str) -> Refusal | None:
        move, refusal = self.judge(text)
        if refusal is not None:
            self.refused(refusal, text)
            return refusal
        moment = self.timeline.play(move)
        self.timeline.begin(moment)
        return None

    def _forward(self) -> bool:
        return self.timeline.forward() or self._let_bot_play()

    def _let_bot_play(self) -> bool:
        timeline = self.timeline
        seats = self.task.start.seats
        move = choose_next(seats, self.game, timeline.state, timeline.moment.luck)
        if move is None:
            return False
        moment = timeline.play(move)
        timeline.begin(moment)
        return True

    def _on_to_a_decision(self) -> None:
        while self._forward():
            timeline = self.timeline
            if timeline.at_decision and self._awaits_learner(timeline.state):
                return

    @property
    def next_line(self) -> str | None:
        """What the solution does next; None if the learner has gone another way."""
        did = self.did
        since = self._since()[1:]
        made = [(self.timeline.parent(m), m.move) for m in since if m.move.player == LEARNER]
        for line in self.task.solution:
            if line.startswith(ANSWER):
                return ANSWER + self.task.in_turn[len(self.right)]
            if is_move(line) and made:
                before, move = made.pop(0)
                if self.read(line, before.state) != move:
                    return None
            elif is_move(line):
                return line if did.seen else CONTINUE
        return None if made or did.seen else CONTINUE


def is_move(line: str) -> bool:
    """Whether a line of a script is a move."""
    return line not in (NEXT, CONTINUE) and not line.startswith(ANSWER)
