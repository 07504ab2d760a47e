"""Whether a lesson does what it promises: solutions reach their goals, near misses do not.

For whoever writes one:

>>> from crypt_core.teach.lessons.check import check
>>> check(my_lesson)  # doctest: +SKIP
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import TypeVar

from ...engine.game import BadNotation, BadSetup, IllegalMove, Refusal
from ..explain import refusal
from ..explain.lessons import feedback, says, voice
from ..rules import index
from ..shown import Told
from ..words import Words
from .run import Outcome, Run
from .task import Lesson, Task

T = TypeVar("T")


class LessonFault(ValueError):
    """What is wrong with a lesson, in a sentence."""


def check(lesson: Lesson | Task, lang: str = "en") -> Told:
    """Play the solution and the near miss of each task, and tell what a learner is told to each.

    :raises LessonFault: naming the first task that does not do what it promises, and what is wrong.
    :raises TypeError: if it is neither a lesson nor a task.
    """
    if not isinstance(lesson, Lesson | Task):
        raise TypeError(
            "a lesson is a Lesson or a Task of crypt_core.teach.lessons.task, as the notebook "
            f"07-own-lesson writes one, not {lesson!r}"
        )
    tasks = (lesson,) if isinstance(lesson, Task) else lesson.tasks
    if not tasks:
        raise LessonFault(f"the lesson {lesson.id} has no task")
    ids = [task.id for task in tasks]
    if doubled := next((id_ for id_ in ids if ids.count(id_) > 1), None):
        raise LessonFault(f"two tasks of the lesson are called {doubled}")
    words = Words(lang)
    told: list[str] = []
    for task in tasks:
        told += _Check(words, task).told()
    return Told(items=told)


class _Check:
    """One task being looked at; every method raises the fault that it finds."""

    def __init__(self, words: Words, task: Task) -> None:
        self.words = words
        self.task = task
        self.voice = voice(words, task.start.game, task.start.seats)

    def told(self) -> list[str]:
        self._rule(self.task.rule)
        self._words()
        run = self._begin()
        if self._outcome(run) is Outcome.DONE:
            raise self._fault("its goal is reached before anything is done")
        if run.outcome is Outcome.MISSED:
            raise self._fault(f"it is missed ({run.miss}) before anything is done")
        solution = self._play("solution", self.task.solution)
        if solution.outcome is not Outcome.DONE:
            raise self._fault(f"its solution does not reach the goal{self._refused(solution)}")
        near = self._play("near miss", self.task.near_miss)
        if near.outcome is Outcome.DONE:
            raise self._fault("its near miss reaches the goal too")
        if near.outcome is Outcome.GOING:
            raise self._fault(
                "its near miss is not over at the end, so nothing is said to it: let it go on with "
                f'"continue", or name it in misses{self._refused(near)}'
            )
        if not feedback(self.voice, near):
            raise self._fault(f"nothing is said to its near miss: Says lacks the miss {near.miss}")
        for rule, script in self.task.slips:
            self._rule(rule)
            if self._play(f"slip of {rule}", script).outcome is not Outcome.MISSED:
                raise self._fault(f"its slip of {rule} is no miss")
        return [
            f"{self.task.id}: {', '.join(script)} → {feedback(self.voice, run)}"
            for script, run in ((self.task.solution, solution), (self.task.near_miss, near))
        ]

    def _fault(self, what: str) -> LessonFault:
        return LessonFault(f"task {self.task.id}: {what}")

    def _rule(self, rule: str) -> None:
        rules = index(self.task.start.game)
        if rule not in rules:
            alike = difflib.get_close_matches(rule, rules, cutoff=0.4)
            hint = f"; perhaps {alike[0]}" if alike else ""
            raise self._fault(f"there is no rule {rule}{hint}")

    def _words(self) -> None:
        said = says(self.words, self.task)
        if not said.goal:
            raise self._fault("it does not say what to do")
        if not said.why:
            raise self._fault("it does not say why the solution is right")
        names = {"miss", *(name for name, _ in self.task.misses)}
        self._known("misses", said.misses, names)
        self._known("answers", said.answers, self.task.answers)
        thens = {name for name, _ in self.task.thens}
        self._known("thens", said.thens, thens)
        self._known("thens", said.then_hints, thens)
        if wordless := sorted(thens - {*said.thens}):
            raise self._fault(f"it does not say what to do then: {wordless[0]}")
        if silent := sorted(names - {*said.misses, "miss"}):
            raise self._fault(f"nothing is said to the miss {silent[0]}")

    def _known(self, what: str, given: Iterable[str], known: Iterable[str]) -> None:
        if unknown := sorted({*given} - {*known}):
            raise self._fault(f"it has words for {unknown[0]}, which is none of its {what}")

    def _begin(self) -> Run:
        try:
            return Run(self.task)
        except (BadSetup, BadNotation, IllegalMove) as error:
            raise self._fault(f"it cannot begin so: {self._why(error.refusal)}") from None

    def _play(self, name: str, script: tuple[str, ...]) -> Run:
        run = self._begin()
        for line in script:
            try:
                run.act(line)
            except ValueError as error:
                raise self._fault(f"its {name} cannot be played: {error}") from None
            self._outcome(run)
        return run

    def _outcome(self, run: Run) -> Outcome:
        return self._ask(lambda: run.outcome)

    def _ask(self, what: Callable[[], T]) -> T:
        """What the task's own predicates answer."""
        try:
            return what()
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
            raise self._fault(f"its goal or a miss cannot be asked: {wrong}") from error

    def _refused(self, run: Run) -> str:
        """The last refusal on the way, if there was one: mostly it is what went wrong."""
        return f"; {self._why(run.refusals[-1])}" if run.refusals else ""

    def _why(self, why: Refusal) -> str:
        return f"{why.rule} says: {refusal(self.voice, why)}"
