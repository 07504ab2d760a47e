"""The places of the tutor: each screen and each task has one, a short text that opens it again.

`crypt/learn`, `crypt/puzzles`, `crypt/rules`, `crypt/games` (those that the browser keeps),
`crypt/rule/claim.push`, `crypt/rule/aloud` (what is said to teach the game),
`crypt/lesson/push/2` (the second task), `crypt/puzzle/...`,
`crypt/mistake/...` (a decision of one's own game, as the browser has kept it),
`crypt/try/claim.push` (the table of a rule), `crypt/review` (the end of the game's line, gone
over), `crypt/review/again` (one of its decisions, to be made again; as an address it leads to the
review); the game itself has the empty one, and `crypt/play` leads to it; `home` is the first
screen. The page's address holds it, so that a place can be linked, and the browser's history all
those that one has been at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from crypt_core.engine.record import RecordError
from crypt_core.games import GAMES
from crypt_core.teach.explain import lessons as say
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.kept_task import KeptTask, NoTask, bring_back, read, write
from crypt_core.teach.lessons.mistakes import lesson as lesson_of
from crypt_core.teach.lessons.task import Lesson
from crypt_core.teach.puzzles import has_puzzles, shelf
from crypt_core.teach.reference.trials import trials

from .course import LESSON, MISTAKE, PUZZLE
from .reading import STORY
from .reference import has_page

if TYPE_CHECKING:
    from .practice import Practice
    from .shell import Shell

GAME = ""
"""The place of the game at the table."""
HOME = "home"
"""The first screen, and its place."""
PLAY = "play"
"""What the place is called that leads to the table of a game."""
OPENED = {"learn": "course", "puzzles": "puzzles", "rules": "rules", "games": "games"}
"""The screens, by what their places are called."""
CALLED = {screen: called for called, screen in OPENED.items()}
RULE_PAGE, TRIAL = "rule", "try"
"""What the places of a rule are called: its page, and the table to try it at."""
REVIEW = "review"
"""What the place is called at which the game is gone over."""
AGAIN = f"{REVIEW}/again"
"""The same for one of its decisions, while it is to be made again beside the game."""
MOST_LEFT = 20
"""So many tasks are found again as they were left."""
SHOWN = 40
"""So much is told of a place that there is not."""


class Target(NamedTuple):
    """What a place is of: the screen, or the lesson or rule (`kind`) and which of its tasks."""

    game: str
    kind: str
    id: str = ""
    lesson: Lesson | None = None
    number: int = 0


def task_place(practice: Practice) -> str:
    """The place of a task."""
    kind, lesson, number, _, session = practice
    return place_of(session.game.name, kind, lesson, number)


def place_of(game: str, kind: str, lesson: Lesson, number: int) -> str:
    """The place of a task of a lesson, of a puzzle, or of the table of a rule."""
    if kind == LESSON:
        return f"{game}/{LESSON}/{lesson.id}/{number + 1}"
    return f"{game}/{kind if kind in (PUZZLE, MISTAKE) else TRIAL}/{lesson.id}"


class Places:
    """Where one is, and the ways to wherever one has been."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.visit = 0
        """The number of the last visit: the page knows by it whether it has been answered."""
        self.addressed = False
        """Whether the page's address has said where to begin."""
        self.kept: list[KeptTask] = []
        """The tasks that the page, or else the browser, has kept."""
        self._left: dict[str, Practice] = {}
        self._awaited: str | None = None
        self._missed: tuple[RecordError, str] | None = None
        """The place that there is not, as it is told, and where one was and stayed."""

    @property
    def now(self) -> str:
        """The place where one is."""
        shell = self.shell
        if shell.screen == "rules" and shell.reference.page is not None:
            return f"{shell.subject}/{RULE_PAGE}/{shell.reference.page}"
        if shell.screen == HOME:
            return HOME
        if shell.screen is not None:
            return f"{shell.subject}/{CALLED[shell.screen]}"
        if shell.practice is not None:
            return task_place(shell.practice)
        if shell.game.branches.aside:
            return f"{shell.subject}/{AGAIN}"
        return f"{shell.subject}/{REVIEW}" if self._reviewing else GAME

    @property
    def _reviewing(self) -> bool:
        """Whether the review of the game is shown: with nothing to go over there is none."""
        game = self.shell.game
        return game.reading.tool != STORY and game.reading.tool == game.reading.reviewer

    def task(self) -> str:
        """What the browser is to keep of the task that is at the table; nothing without one."""
        practice = self.shell.practice
        return "" if practice is None else write(practice.run, task_place(practice))

    def leave(self, before: Practice | None) -> None:
        """Remember a task that is no longer at the table: Back finds it as it was left."""
        now = self.shell.practice
        if before is None or (now is not None and now.run is before.run):
            return
        place = task_place(before)
        self._left.pop(place, None)
        if now is None or task_place(now) != place:
            self._left[place] = before
        for old in list(self._left)[:-MOST_LEFT]:
            del self._left[old]

    @property
    def onward(self) -> Target | None:
        """The task of the course to go on with, for who has begun it: half done, or the next."""
        course = self.shell.course
        for kept in self.kept:
            try:
                there = self.target(kept.place)
            except RecordError:
                continue
            if there.kind == LESSON and kept.task not in self.shell.learner.done:
                return there
        lesson = course.next_up(LESSON)
        if lesson is None or not course.begun(LESSON):
            return None
        return Target(self.shell.subject, LESSON, lesson.id, lesson, course.first_open(lesson))

    # --- going there

    def open(self, place: str, afresh: bool = False) -> None:
        """Go to a place; one that does not exist is reported, and nothing changes."""
        self._awaited = None
        self._forget_missed()
        try:
            self.go(place, afresh)
        except RecordError as error:
            if place.split("/")[1:2] == [MISTAKE] and not self.shell.learner.told:
                self._awaited = place
            else:
                self.shell.game.match.trouble = error
                self._missed = error, self.now

    def arrive(self) -> None:
        """Go where one could not before the browser had told what it has kept.

        Who has gone on, by whatever way, has no more use for the word about a place that is none.
        """
        if self._awaited is not None and self.shell.learner.told:
            self.open(self._awaited, afresh=True)
        if self._missed is not None and self._missed[1] != self.now:
            self._forget_missed()

    def _forget_missed(self) -> None:
        game = self.shell.game
        if self._missed is not None and game.match.trouble is self._missed[0]:
            game.match.trouble = None
        self._missed = None

    def go(self, place: str, afresh: bool = False) -> None:
        """Go to a place: to the task as it is or was left there; `afresh`, to it as it was kept.

        :raises RecordError: if there is no such place; nothing has changed then.
        """
        shell = self.shell
        if place == GAME:
            shell.game.branches.leave_aside()
            if self._reviewing:
                shell.game.reading.open_tool(STORY)
            shell.leave()
            return
        if place == HOME:
            if shell.game.reading.has(HOME):
                # What it offers nobody has to be asked at the table.
                shell.screen, shell.invite, shell.welcomed = HOME, False, True
            return
        there = None if afresh else self._known(place)
        if there is not None:
            shell.bring(there)
            return
        target = self.target(place)
        if target.kind == REVIEW:
            self._review(place)
            return
        self._sit_down_to(target.game)
        if target.kind == PLAY:
            self.go(GAME)
            shell.sit_down()
        elif target.kind in OPENED or target.kind == RULE_PAGE:
            shell.open(OPENED.get(target.kind, "rules"))
            if shell.screen == "rules":
                shell.reference.turn_to(target.id or None)
        elif target.kind == TRIAL:
            shell.reference.turn_to(target.id)
            shell.try_rule(target.id)
        elif target.lesson is not None:
            shell.begin(target.kind, target.lesson, target.number)
        self._go_on(place)

    def _review(self, place: str) -> None:
        """To the end of the game's line, with the tool that goes over it."""
        shell, game = self.shell, self.shell.game
        tool = game.reading.reviewer
        if tool is None or place.partition("/")[0] != game.game.name:
            raise _unknown(place)
        shell.leave()
        shell.sit_down()
        if place.endswith(AGAIN) and game.branches.aside:
            return  # a task was at the table, and the decision waited
        game.branches.leave_aside()
        with game.acting():
            game.branches.go_to_the_end()
        game.reading.open_tool(tool)

    def _known(self, place: str) -> Practice | None:
        """The task of a place, if it is at the table, waits, or was left."""
        at_hand = (self.shell.practice, self.shell.waiting)
        here = (one for one in at_hand if one is not None and task_place(one) == place)
        return next(here, self._left.get(place))

    def _go_on(self, place: str) -> None:
        """Do again what was done in the task that has just begun, if that was kept."""
        shell, practice = self.shell, self.shell.practice
        kept = next((kept for kept in self.kept if kept.place == place), None)
        if kept is None or practice is None or task_place(practice) != place:
            return
        run = practice.run
        try:
            bring_back(run, kept)
        except NoTask:
            shell.begin(practice.kind, practice.lesson, practice.number)
            return
        words = shell.game.words
        run.given = {part: min(n, say.rungs(words, run, part)) for part, n in run.given.items()}

    def _sit_down_to(self, name: str) -> None:
        """See to it that it is this game that the screens are about; one begun is not lost."""
        shell, game = self.shell, self.shell.game
        if name == shell.subject:
            return
        shell.end_tasks()
        if name != game.game.name:
            saved = game.match.saved
            with game.acting():
                game.match.start({"game": name})
            game.match.saved = saved
            shell.playing = False

    def target(self, place: str) -> Target:
        """What a place is of.

        :raises RecordError: if there is no such place.
        """
        game, _, rest = place.partition("/")
        if place == HOME:
            return Target(self.shell.subject, HOME)
        if game in GAMES:
            found = self._target(game, rest)
            if found is not None:
                return found
        raise _unknown(place)

    def _target(self, game: str, rest: str) -> Target | None:
        kind, _, id_ = rest.partition("/")
        if kind in OPENED and not id_ and (kind != PUZZLES or has_puzzles(game)):
            return Target(game, kind)
        if rest in (REVIEW, AGAIN):
            return Target(game, REVIEW)
        if rest == PLAY:
            return Target(game, PLAY)
        if kind == RULE_PAGE and has_page(game, id_):
            return Target(game, kind, id_)
        if kind == TRIAL and id_ in trials(game):
            return Target(game, kind, id_)
        if kind == PUZZLE and (puzzles := shelf(game)) is not None:
            for lesson in puzzles.lessons():
                if lesson.id == id_:
                    return Target(game, PUZZLE, id_, lesson)
        mistake = self.shell.learner.mistakes.get(id_) if kind == MISTAKE else None
        if mistake is not None and mistake.game == game:
            return Target(game, MISTAKE, id_, lesson_of(mistake))
        if kind == LESSON:
            id_, _, number = id_.rpartition("/")
            found = self._lesson(game, id_)
            if found and number in {str(n) for n, _ in enumerate(found.tasks, 1)}:
                return Target(game, LESSON, id_, found, int(number) - 1)
        return None

    def _lesson(self, game: str, id_: str) -> Lesson | None:
        """A lesson of a game's course, or the one that a teacher has brought along."""
        own = self.shell.course.own
        if own is not None and own.id == id_ and own.tasks[0].start.game == game:
            return own
        return lessons(game).get(id_)


PUZZLES = CALLED["puzzles"]


def _unknown(place: str) -> RecordError:
    told = place[:SHOWN].encode("utf-8", "replace").decode()  # half a sign cannot be sent back
    return RecordError("place-unknown", {"place": told})


def read_kept(text: str) -> KeptTask | None:
    """The task of a kept text, if there is one that can be read."""
    try:
        return read(text)
    except NoTask:
        return None
