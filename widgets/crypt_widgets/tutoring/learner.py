"""What a learner has done, missed and is to see again, and what the browser keeps of that."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from crypt_core.engine.game import BadNotation, BadSetup, IllegalMove
from crypt_core.engine.record import RecordError
from crypt_core.teach.lessons import again, mistakes, progress
from crypt_core.teach.lessons.mistakes import Mistake
from crypt_core.teach.lessons.run import Outcome, Run

MOST_AHEAD = timedelta(days=3660)
"""A page's clock that is further from ours tells no time."""


class Learner:
    """What has been learned; tasks are known by their ids, whichever game they are of."""

    def __init__(self) -> None:
        self.done: frozenset[str] = frozenset()
        """The ids of the tasks done."""
        self.again: dict[str, again.Memory] = {}
        """How well those tasks are remembered that went wrong once, by their ids."""
        self.help: dict[str, str] = {}
        """What tasks needed that were not done by oneself at once: see `progress.HELP`."""
        self.mistakes: dict[str, Mistake] = {}
        """The decisions of one's own games that come back, by the ids of their tasks."""
        self.unaccompanied: frozenset[str] = frozenset()
        """The games that need no companion any more: see `progress.Progress`."""
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

    # --- how tasks fare

    def note(self, run: Run, shown: bool = False) -> None:
        """Note how a task fares. Missed once, it comes back another day.

        `shown`: its hints have told all that is to be done.
        """
        self._note_help(run, shown)
        id_, outcome = run.task.id, run.outcome
        if outcome is Outcome.DONE and id_ not in self.slipped:
            if id_ not in self.done or self.returns(id_):
                self._remember(id_, again.HELPED if run.hinted else again.WELL)
        elif outcome is Outcome.MISSED and id_ not in self.slipped:
            self.slipped.add(id_)
            self._remember(id_, again.MISSED)
        if outcome is Outcome.DONE:
            self.slipped.discard(id_)
            self.done |= {id_}

    def _note_help(self, run: Run, shown: bool) -> None:
        """Note what it needed; what should come back and goes well by itself needs nothing now."""
        id_, outcome = run.task.id, run.outcome
        told = progress.SHOWN if shown else progress.HINTED if run.hinted else None
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
        self.unaccompanied |= read.unaccompanied
        self._let_go()

    def forget(self) -> None:
        """Forget all progress."""
        self.done = frozenset()
        self.again, self.help, self.mistakes = {}, {}, {}
        self.unaccompanied = frozenset()

    def kept(self) -> str:
        """The progress as text, for the browser and for a file."""
        return progress.write(self.done, self.again, self.help, self.mistakes, self.unaccompanied)


def ahead(now: int | None) -> timedelta:
    """By how much a page's clock, in milliseconds, goes before ours."""
    if now is None:
        return timedelta()
    try:
        ahead = datetime.fromtimestamp(now / 1000, UTC) - again.now()
    except (OSError, OverflowError, ValueError):
        return timedelta()
    return ahead if abs(ahead) <= MOST_AHEAD else timedelta()
