"""How far one is in a game's course and among its puzzles, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from crypt_core.teach.lessons import mistakes
from crypt_core.teach.lessons.courses import course, lessons
from crypt_core.teach.lessons.task import Lesson
from crypt_core.teach.puzzles import Shelf, shelf

if TYPE_CHECKING:
    from .shell import Shell


LESSON, PUZZLE, MISTAKE, RULE = "lesson", "puzzle", "mistake", "rule"
"""What a task can belong to."""
WHOLE_GAME = "whole-game"
"""What a whole game is called among the tasks done."""
A_SITTING = 5
"""Tasks that come back at a time: a few minutes' worth."""


class Returning(NamedTuple):
    """A task that comes back: what it belongs to, and which of its tasks it is."""

    kind: str
    lesson: Lesson
    number: int


class Course:
    """The state behind the overviews of the panel `learn`."""

    def __init__(self, shell: Shell, own: Lesson | None) -> None:
        self.shell = shell
        self.learner = shell.learner
        self.own = own
        """A lesson that its teacher has brought along."""
        self.sitting: list[Returning] = []
        """The tasks that come back one after another, while one of them is at the table."""
        self.reviewed: Lesson | None = None
        """The lesson at the table, if all of it had been done when its task began."""

    # --- what there is to do

    @property
    def shelf(self) -> Shelf:
        """The puzzles of the game, read when they are first asked for.

        :raises LookupError: if it has none.
        """
        found = shelf(self.shell.subject)
        if found is None:
            raise LookupError(f"{self.shell.subject} has no puzzles")
        return found

    def all_of(self, kind: str, game: str | None = None) -> Iterator[Lesson]:
        """All lessons of a game's course, or all its puzzles; None: of the subject."""
        game = game or self.shell.subject
        if kind == LESSON:
            yield from lessons(game).values()
        elif kind == PUZZLE and (puzzles := shelf(game)) is not None:
            yield from puzzles.lessons()
        elif kind == MISTAKE:
            for mistake in self.learner.mistakes.values():
                if mistake.game == game:
                    yield mistakes.lesson(mistake)

    def state(self, lesson: Lesson) -> str:
        """How far a lesson is: "open", "started" or "done"."""
        count = sum(task.id in self.learner.done for task in lesson.tasks)
        return "done" if count == len(lesson.tasks) else "started" if count else "open"

    def begun(self, kind: str, game: str | None = None) -> bool:
        """Whether anything of a course, or of puzzles, has been done; None: of the subject's."""
        return any(self.state(lesson) != "open" for lesson in self.all_of(kind, game))

    def first_open(self, lesson: Lesson) -> int:
        """The first task of a lesson that is not done; the first of all if all are."""
        todo = (i for i, task in enumerate(lesson.tasks) if task.id not in self.learner.done)
        return next(todo, 0)

    def next_up(self, kind: str) -> Lesson | None:
        """What to go on with from outside: what was begun, else what follows the first one done.

        What has come before that since is for whoever has done the rest.
        """
        everything = list(self.all_of(kind))
        states = [self.state(lesson) for lesson in everything]
        if "started" in states:
            return everything[states.index("started")]
        return self.after(kind, everything[states.index("done")] if "done" in states else None)

    def after(self, kind: str, lesson: Lesson | None) -> Lesson | None:
        """The lesson or puzzle to go on with: the first not done after this one, or of all."""
        everything = list(self.all_of(kind))
        ids = [each.id for each in everything]
        here = ids.index(lesson.id) + 1 if lesson is not None and lesson.id in ids else 0
        order = everything[here:] + everything[:here]
        left = [each for each in order if self.state(each) != "done"]
        return next((each for each in left if self.taught(kind, each)), next(iter(left), None))

    def taught(self, kind: str, lesson: Lesson) -> bool:
        """Whether what is special about a puzzle has been taught; lessons teach it themselves."""
        if kind != PUZZLE:
            return True
        known = lessons(self.shell.subject)
        needs = (known[id_] for id_ in self.shelf.needs(lesson.id) if id_ in known)
        return all(self.state(need) == "done" for need in needs)

    def task_after(self, kind: str, lesson: Lesson, number: int) -> int | None:
        """Return the number of the task to go on with; None at the end of a lesson.

        That is the next task that is not done, looked for from the first again after the last; in a
        lesson that is reviewed, simply the next task.
        """
        later = range(number + 1, len(lesson.tasks))
        if kind == LESSON and self.state(lesson) != "done":
            todo = [i for i, task in enumerate(lesson.tasks) if task.id not in self.learner.done]
            return next((i for i in later if i in todo), todo[0])
        return later[0] if later and lesson is self.reviewed else None

    # --- the game that the first chapter leads to

    @property
    def game_id(self) -> str:
        """By what it is known among the tasks done that a whole game has been played."""
        return f"{self.shell.subject}.{WHOLE_GAME}"

    @property
    def ready(self) -> bool:
        """Whether the first chapter is done, all but its whole game."""
        first = next(iter(course(self.shell.subject)), None)
        if first is None or self.game_id in self.learner.done:
            return False
        return all(self.state(lesson) == "done" for lesson in first.lessons)

    @property
    def game_next(self) -> bool:
        """Whether it is what comes next: who has gone on with the course is not called back."""
        if not self.ready:
            return False
        further = [
            lesson for chapter in course(self.shell.subject)[1:] for lesson in chapter.lessons
        ]
        return all(self.state(lesson) == "open" for lesson in further)

    # --- what comes back

    def due(self) -> list[Returning]:
        """The tasks of the game that should come back, the longest due first; a sitting at most."""
        wanted = {id_ for id_ in self.learner.again if self.learner.returns(id_)}
        found = []
        for kind in (LESSON, PUZZLE, MISTAKE):
            # The puzzles are read only if some of them should come back.
            for lesson in self.all_of(kind) if wanted else ():
                for number, task in enumerate(lesson.tasks):
                    if task.id in wanted:
                        wanted.remove(task.id)
                        found.append(Returning(kind, lesson, number))
        found.sort(key=lambda it: str(self.learner.again[it.lesson.tasks[it.number].id]["due"]))
        return found[:A_SITTING]

    @property
    def seat_in_sitting(self) -> int | None:
        """Which of the sitting's tasks is at the table."""
        if self.shell.practice is None:
            return None
        here = (self.shell.practice.kind, self.shell.practice.lesson.id, self.shell.practice.number)
        sitting = [(kind, lesson.id, number) for kind, lesson, number in self.sitting]
        return sitting.index(here) if here in sitting else None

    def refresh(self, returning: list[Returning]) -> None:
        """Begin a sitting of tasks that come back."""
        if returning:
            self.sitting = returning
            self.shell.begin(*returning[0])
