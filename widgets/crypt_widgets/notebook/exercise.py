"""A task in a cell: a question to be answered, or a move to be found, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ipywidgets
import traitlets

from crypt_core.teach.lessons.check import check
from crypt_core.teach.lessons.exercises import exercise
from crypt_core.teach.lessons.run import Outcome
from crypt_core.teach.lessons.task import Lesson, Task
from crypt_core.teach.practice import Practice
from crypt_core.teach.words import Words

from ..live import LiveGame
from ..panel import Panel
from ..panels.registry import stage_of
from .cells import once
from .on_game import AtHand
from .page_base import page_base
from .rule_note import rule_below
from .snapshot import snapshot_of, table_of
from .whole import Whole


class ExerciseGame(LiveGame):
    """A game with a task at its table that nobody leaves: there is nothing else to go to."""

    def data_of(self, panel: Panel) -> Mapping[str, Any]:
        """What a panel draws beside this task."""
        data = super().data_of(panel)
        return _alone(self, data) if panel.name == "learn" else data


def _alone(game: ExerciseGame, data: Any) -> Any:
    """The card of the task without what belongs to a course, of which nothing is kept."""
    practice = game.shell.practice
    assert practice is not None
    task = {**data["task"], "kicker": "", "ways": [], "skip": None, "play": None}
    if practice.number + 1 == len(practice.lesson.tasks):
        task["next"] = None
    if task["feedback"] is not None:
        # A lesson that is over is no more than its task.
        title = game.session.words.say("learn-feedback", what=_what(practice.run.outcome))
        task["feedback"] = {**task["feedback"], "title": title}
    return {**data, "task": task, "keep": None}


def _what(outcome: Outcome) -> str:
    return "task" if outcome is Outcome.DONE else "miss"


class Exercise(Whole):
    """A task, or a few of them, done and checked in a cell.

    A question shows its answers to choose from; what is to be done at the table brings the table.

    Args:
        task: the name of one that a notebook asks, such as "first-round.order"; or one of your own,
            see the notebook 07-own-lesson, or a `question` of
            `crypt_core.teach.lessons.question`; or a whole lesson. It is checked first.
        lang: the language's code, such as "fr".
        layout: as of any ipywidget.

    `done` tells whether the task at hand has been done.

    :raises LessonFault: naming what is wrong with it.
    :raises ValueError: if no notebook asks it, with the nearest name there is.
    """

    done = traitlets.Bool(False, read_only=True, help="Whether the task at hand has been done.")

    def __init__(
        self,
        task: str | Task | Lesson,
        lang: str | None = None,
        *,
        layout: Mapping[str, Any] | ipywidgets.Layout | None = None,
    ) -> None:
        if isinstance(task, str):
            task = exercise(task)
        check(task)
        words = Words(lang or "en")
        if isinstance(task, Task):
            task = Lesson(task.id, (task,), words.say("exercise-title"))
        self.lesson = task
        self.asks = all(each.answers for each in self.lesson.tasks)
        """Whether all of it are questions, for which no table is needed."""
        if self.asks:
            self.LOOKS = "crypt-alone"  # type: ignore[misc]  # what a single panel looks like
        super().__init__(None, lang=lang, layout=layout)

    def _open(self, game: AtHand, options: dict[str, Any]) -> LiveGame:
        lang = options["lang"]
        return once((self.lesson, lang), lambda: ExerciseGame(game, lang=lang, lesson=self.lesson))

    def wanted(self, game: str) -> set[str]:
        """The card of the task; and the table with what belongs to it, if something is done there.

        The story tells of each step why it happens.
        """
        around = set() if self.asks else {*stage_of(game), "bar", "tools", "story"}
        return {"learn", *around}

    def place(self) -> None:
        """Put the panels on the page."""
        if self.asks:
            card, below = self.live.panels["learn"], rule_below(self, ["learn"])
            self.children = [page_base(self.live), card, *below]
        else:
            super().place()
            if page_base(self.live) not in self.children:
                self.children = [page_base(self.live), *self.children]
        practice = self.live.shell.practice
        self.set_trait("done", practice is not None and practice.run.done)

    def snapshot(self) -> dict[str, str]:
        """What a saved notebook shows of it: what is asked."""
        session = self.live.shell.front
        asked = Practice(self.lesson, session.words.lang).instruction(typed=False)
        shown = [asked] if self.asks else [asked, table_of(session)]
        return snapshot_of(session.words, *shown)
