"""How far one is in a game's course and among its puzzles, and what the browser keeps of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from crypt_core.engine.game import BadNotation, BadSetup, IllegalMove
from crypt_core.engine.record import RecordError
from crypt_core.teach.lessons import again, mistakes, progress
from crypt_core.teach.lessons.courses import course, lessons
from crypt_core.teach.lessons.mistakes import Mistake
from crypt_core.teach.lessons.run import Outcome, Run
from crypt_core.teach.lessons.task import Lesson
from crypt_core.teach.puzzles import Shelf, has_puzzles, shelf

if TYPE_CHECKING:
    from .shell import Shell


LESSON, PUZZLE, MISTAKE, RULE = "lesson", "puzzle", "mistake", "rule"
"""What a task can belong to."""
WHOLE_GAME = "whole-game"
"""What a whole game is called among the tasks done."""
A_SITTING = 5
"""Tasks that come back at a time: a few minutes' worth."""
MOST_AHEAD = timedelta(days=3660)
"""A page's clock that is further from ours tells no time."""


class Returning(NamedTuple):
    """A task that comes back: what it belongs to, and which of its tasks it is."""

    kind: str
    lesson: Lesson
    number: int


class Course:
    """The state behind the overviews of the panel `learn`.

    Tasks are known by their ids, whichever game they are of.
    """

    def __init__(self, shell: Shell, own: Lesson | None) -> None:
        self.shell = shell
        self.own = own
        """A lesson that its teacher has brought along."""
        self.done: frozenset[str] = frozenset()
        """The ids of the tasks done."""
        self.again: dict[str, again.Memory] = {}
        """How well those tasks are remembered that went wrong once, by their ids."""
        self.help: dict[str, str] = {}
        """What tasks needed that were not done by oneself at once: see `progress.HELP`."""
        self.mistakes: dict[str, Mistake] = {}
        """The decisions of one's own games that come back, by the ids of their tasks."""
        self.told = False
        """Whether the browser has told what it has kept."""
        self.slipped: set[str] = set()
        """The tasks that have been missed since they were last done."""
        self.trouble: RecordError | None = None
        self.unread: RecordError | None = None
        """What is wrong with what the browser has kept."""
        self.declined: str | None = None
        """The lesson that somebody who came back did not want to go on with."""
        self.ahead = timedelta()
        """By how much the page's clock goes before ours."""
        self.imported: int | None = None
        """How many tasks the file that was last read has added."""

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

    def all_of(self, kind: str) -> Iterator[Lesson]:
        """All lessons of the game's course, or all its puzzles."""
        if kind == LESSON:
            yield from lessons(self.shell.subject).values()
        elif kind == PUZZLE and has_puzzles(self.shell.subject):
            yield from self.shelf.lessons()
        elif kind == MISTAKE:
            for mistake in self.mistakes.values():
                if mistake.game == self.shell.subject:
                    yield mistakes.lesson(mistake)

    def state(self, lesson: Lesson) -> str:
        """How far a lesson is: "open", "started" or "done"."""
        count = sum(task.id in self.done for task in lesson.tasks)
        return "done" if count == len(lesson.tasks) else "started" if count else "open"

    def begun(self, kind: str) -> bool:
        """Whether anything of the course, or of the puzzles, has been done."""
        return any(self.state(lesson) != "open" for lesson in self.all_of(kind))

    def first_open(self, lesson: Lesson) -> int:
        """The first task of a lesson that is not done; the first of all if all are."""
        todo = (i for i, task in enumerate(lesson.tasks) if task.id not in self.done)
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

    # --- the game that the first chapter leads to

    @property
    def game_id(self) -> str:
        """By what it is known among the tasks done that a whole game has been played."""
        return f"{self.shell.subject}.{WHOLE_GAME}"

    @property
    def ready(self) -> bool:
        """Whether the first chapter is done, all but its whole game."""
        first = next(iter(course(self.shell.subject)), None)
        if first is None or self.game_id in self.done:
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

    def note(self, run: Run, shown: bool = False) -> None:
        """Note how a task fares. Missed once, it comes back another day.

        `shown`: its hints have told all that is to be done.
        """
        self._note_help(run, shown)
        id_, outcome = run.task.id, run.outcome
        if outcome is Outcome.DONE and id_ not in self.slipped:
            if id_ not in self.done or self.returns(id_):
                self._remember(id_, again.HELPED if run.hints else again.WELL)
        elif outcome is Outcome.MISSED and id_ not in self.slipped:
            self.slipped.add(id_)
            self._remember(id_, again.MISSED)
        if outcome is Outcome.DONE:
            self.slipped.discard(id_)
            self.done |= {id_}

    def _note_help(self, run: Run, shown: bool) -> None:
        """Note what it needed; what should come back and goes well by itself needs nothing now."""
        id_, outcome = run.task.id, run.outcome
        told = progress.SHOWN if shown else progress.HINTED if run.hints else None
        if outcome is Outcome.MISSED:
            self._needed(id_, progress.SHOWN if shown else progress.MISSED)
        elif outcome is Outcome.DONE and (
            id_ in self.slipped or id_ not in self.done or self.returns(id_)
        ):
            if told is not None:
                self._needed(id_, told)
            elif id_ not in self.slipped:
                self.help.pop(id_, None)

    def _needed(self, id_: str, what: str) -> None:
        self.help[id_] = max(self.help.get(id_, what), what, key=progress.HELP.index)

    def _remember(self, id_: str, how: str) -> None:
        memory = again.done(self.again.get(id_), how, self.now())
        if memory is not None:
            self.again[id_] = memory

    def now(self) -> datetime:
        """What it is for the page: a server's clock may be another."""
        return again.now() + self.ahead

    def returns(self, id_: str) -> bool:
        """Whether a task should come back now."""
        return id_ in self.again and again.is_due(self.again[id_], self.now())

    def due(self) -> list[Returning]:
        """The tasks of the game that should come back, the longest due first; a sitting at most."""
        wanted = {id_ for id_ in self.again if self.returns(id_)}
        found = []
        for kind in (LESSON, PUZZLE, MISTAKE):
            # The puzzles are read only if some of them should come back.
            for lesson in self.all_of(kind) if wanted else ():
                for number, task in enumerate(lesson.tasks):
                    if task.id in wanted:
                        wanted.remove(task.id)
                        found.append(Returning(kind, lesson, number))
        found.sort(key=lambda it: str(self.again[it.lesson.tasks[it.number].id]["due"]))
        return found[:A_SITTING]

    def keep_mistakes(self, found: Iterable[Mistake]) -> None:
        """Decisions of a game that was gone over come back as what was missed does."""
        for mistake in found:
            if mistake.id not in self.mistakes:
                self.mistakes[mistake.id] = mistake
                self._remember(mistake.id, again.MISSED)
        self._let_go()

    def _let_go(self) -> None:
        """The mistakes that are known best make room."""
        while len(self.mistakes) > mistakes.MOST:
            self.drop(max(self.mistakes, key=lambda id_: str(self.again.get(id_, {}).get("due"))))

    def sound(self, id_: str) -> bool:
        """Whether there is such a decision: a file may tell of one that there cannot be."""
        mistake = self.mistakes[id_]
        try:
            timeline = mistake.start.timeline()
            for text in (mistake.made, mistake.best):
                move = timeline.game.read_move(text, timeline.state)
                if timeline.game.why_not(timeline.state, move) is not None:
                    return False
        except (BadSetup, BadNotation, IllegalMove):
            return False
        return True

    def drop(self, id_: str) -> None:
        """Forget a mistake."""
        self.mistakes.pop(id_, None)
        self.again.pop(id_, None)
        self.help.pop(id_, None)
        self.done -= {id_}

    # --- what the browser keeps

    def add(self, text: str) -> None:
        """Add the progress of a file; a bad one is kept as `trouble` and nothing is lost."""
        self.trouble = self.imported = None
        before = progress.read(self.kept())
        try:
            read = progress.read(text)
            self.add_progress(read)
            progress.read(self.kept())
        except RecordError as error:
            self.trouble = error
            self.forget()
            self.add_progress(before)
            return
        self.imported = len(read.done - before.done)

    def add_progress(self, read: progress.Progress) -> None:
        """What is known from elsewhere is known here too."""
        self.done |= read.done
        self.again = again.latest(self.again, read.again)
        self.help = {**read.help, **self.help}
        self.mistakes = {**self.mistakes, **read.mistakes}
        self._let_go()

    def forget(self) -> None:
        """Forget all progress."""
        self.done = frozenset()
        self.again, self.help, self.mistakes = {}, {}, {}

    def kept(self) -> str:
        """The progress as text, for the browser and for a file."""
        return progress.write(self.done, self.again, self.help, self.mistakes)


def ahead(now: int | None) -> timedelta:
    """By how much a page's clock, in milliseconds, goes before ours."""
    if now is None:
        return timedelta()
    try:
        ahead = datetime.fromtimestamp(now / 1000, UTC) - again.now()
    except (OSError, OverflowError, ValueError):
        return timedelta()
    return ahead if abs(ahead) <= MOST_AHEAD else timedelta()
