"""A task done in a notebook, a cell at a time: every answer is text that explains itself.

>>> from crypt_core.teach.lessons.courses import lessons
>>> practice = Practice(lessons("crypt")["jewelry-a"])
>>> print(practice)
Jewelry, side A
Task 1 of 2
The last turn of the game. You own one piece of jewelry, worth 4. Claim the treasure that...
>>> answer = practice.play("c2")  # what comes of it, step by step, and whether that was it
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..engine.game import Refusal
from . import explain
from .explain import lessons as say
from .lessons.run import Outcome, Run
from .lessons.task import LEARNER, NEXT, Lesson, Task
from .rules import index
from .shown import Table, Told, Verdict, paragraphs
from .tour import tell
from .words import Words


class Answer(Told):
    """Something told, with `last` lines after its items: what it meant for the task."""

    def __init__(self, told: Told, last: Iterable[str]) -> None:
        super().__init__(told.lines, told.items, told.first)
        self.told = told
        self.last = tuple(line for line in last if line)

    def __str__(self) -> str:
        return "\n".join(filter(None, [str(self.told), *self.last]))

    def _repr_html_(self) -> str:
        return self.told._repr_html_() + paragraphs(self.last)


class Practice:
    """The tasks of a lesson, or a single one, done in text, one after another.

    `lang` is "en", "fr" or "it"; `run` is the task being done, for all that this does not tell.

    :raises BadSetup, BadNotation, IllegalMove: if a task can have no such start.
    """

    def __init__(self, lesson: Lesson | Task, lang: str = "en") -> None:
        single = isinstance(lesson, Task)
        self.lesson = Lesson(lesson.id, (lesson,)) if isinstance(lesson, Task) else lesson
        self.words = Words(lang)
        self.title = "" if single else say.title(self.words, "lesson", self.lesson)[0]
        self.number = 0
        self.again()

    # --- looking

    def __str__(self) -> str:
        return str(self.instruction())

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return self.instruction()._repr_html_()

    def instruction(self, typed: bool = True) -> Told:
        """What to do, and the answers to choose from if it is a question.

        Args:
            typed: Whether each answer has the word by which it is given in Python.
        """
        count = len(self.lesson.tasks)
        step = self.words.say("learn-step", n=self.number + 1, of=count) if count > 1 else ""
        goal = say.asked(self.words, self.run)
        return Told([self.title, step, goal, self._answers(typed)])

    def _answers(self, typed: bool = True) -> str:
        choices = []
        for choice in self.task.answers:
            said = say.answer(self.voice, self.run, choice)
            choices.append(f"{choice} ({said})" if typed and said != choice else said)
        named = ("; " if any("," in it for it in choices) else ", ").join(choices)
        return self.words.say("practice-answers", answers=named) if choices else ""

    def table(self) -> Table:
        """The table as the learner may know it."""
        return Table(self.voice, self.run.game.view(self.run.timeline.state, LEARNER))

    def may(self) -> Told:
        """What the learner may do now."""
        title, items = explain.teller(self.voice.game).may(self.voice, self.table().view)
        return Told([title], items)

    def hint(self) -> Told:
        """A hint; each one is clearer than the one before, and the last says what to do."""
        rungs = say.rungs(self.words, self.run)
        self.run.hints = min(self.run.hints + 1, rungs)
        return Told([say.hint(self.voice, self.run, self.run.hints)])

    # --- doing

    def play(self, text: str) -> Answer:
        """Make a decision in notation (`a4 c33`, `recover`...), and see what comes of it.

        It is told up to the learner's next decision, or to where the task is done or missed. What
        is refused changes nothing, and is answered with the rule that says no.
        """
        before, seen = self.run.timeline.moment.state, len(self.run.did.steps)
        refusal = self.run.act(text)
        if refusal is not None:
            return Answer(self._refused(refusal), self._feedback())
        return self._tell(before, seen, Outcome.GOING)

    def go_on(self) -> Answer:
        """See what happens up to the learner's next decision, if there is anything to be seen.

        It stops where the task is done or missed, unless it was so before.
        """
        return self._tell(self.run.timeline.state, len(self.run.did.steps), self.run.outcome)

    def answer(self, choice: str | int) -> Answer:
        """Answer the task's question."""
        if str(choice) not in self.task.answers:
            asks = self._answers() or self.words.say("practice-no-question")
            return Answer(Told([asks]), [])
        self.run.answer(str(choice))
        going = self.run.outcome is Outcome.GOING
        return Answer(Told([say.asked(self.words, self.run)] if going else ()), self._feedback())

    def again(self) -> Practice:
        """Begin this task afresh."""
        self.task = self.lesson.tasks[self.number]
        self.voice = say.voice(self.words, self.task.start.game, self.task.start.seats)
        self.run = Run(self.task)
        return self

    def next(self) -> Practice | Told:
        """Go on with the next task of the lesson."""
        if self.number + 1 == len(self.lesson.tasks):
            return Told([self.words.say("practice-last")])
        self.number += 1
        return self.again()

    # --- telling

    def _tell(self, before: Any, seen: int, outcome: Outcome) -> Answer:
        """Go on until the learner decides or the outcome is another; tell what had not been seen.

        Of all steps of the run so many had.
        """
        run = self.run
        while run.outcome is outcome and not run.did.seen:
            run.act(NEXT)
        steps = run.did.steps[seen:]
        if not steps:
            return Answer(self.may(), [])
        said = self._feedback() if run.outcome is not outcome else []
        return Answer(tell(self.voice, steps, before, LEARNER), said)

    def _refused(self, refusal: Refusal) -> Verdict:
        title = index(self.voice.game).card(self.words, refusal.rule).title
        return Verdict(explain.refusal(self.voice, refusal), refusal.rule, title)

    def _feedback(self) -> list[str]:
        """What is said to the task's being done or missed; nothing while it is going on."""
        outcome = self.run.outcome
        if outcome is Outcome.GOING:
            return []
        last = self.number == len(self.lesson.tasks) - 1
        what = "miss" if outcome is Outcome.MISSED else "lesson" if last else "task"
        title = self.words.say("learn-feedback", what=what)
        return [title, say.feedback(self.voice, self.run)]
