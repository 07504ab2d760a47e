"""Which game or task is at the table, and which screen is open instead of it.

A task is played at a table of its own, with a session of its own: the game waits as it was left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from crypt_core.engine.timeline import Moment
from crypt_core.teach.explain import lessons as say
from crypt_core.teach.lessons import mistakes
from crypt_core.teach.lessons.courses import has_course, untaught
from crypt_core.teach.lessons.mistakes import Mistake
from crypt_core.teach.lessons.run import Outcome, Run, is_move
from crypt_core.teach.lessons.task import Lesson, Task
from crypt_core.teach.puzzles import has_puzzles
from crypt_core.teach.reference import pages
from crypt_core.teach.words import Words

from .companion import Companion
from .course import LESSON, MISTAKE, PUZZLE, RULE, Course, Returning
from .learner import Learner
from .my_games import MyGames
from .narration import news_now
from .opening import Opened
from .places import HOME, Places, Target
from .practice import Practice
from .reading import STORY, Tool
from .reference import ReferenceState
from .session import Session

SCREENS = ("course", "puzzles", "rules", "games")
"""What can be open instead of the table, beside the first screen."""
OPENS = {LESSON: "course", PUZZLE: "puzzles", MISTAKE: "course", RULE: "rules"}
"""The screen that one comes back to from a task."""


class Shell:
    """The state around the table.

    The game has a session, and so has a task at the table. `course` has the progress in learning,
    `reference` what is looked up, `my_games` what the browser keeps, `places` the ways by address,
    `companion` the guide of a first whole game.
    """

    def __init__(self, game: Session, own: Lesson | None = None) -> None:
        self.game = game
        self.learner = Learner()
        self.course = Course(self, own)
        self.screen: str | None = None
        self.playing = True
        """Whether somebody has asked for the game at the table; else the first screen is there."""
        self.prepared = False
        """Whether what comes after the first screen is to be made before anybody goes on."""
        self.asked_lang: str | None = None
        """The language that somebody has asked for; None: a page may say what it prefers."""
        self.practice: Practice | None = None
        self.waiting: Practice | None = None
        """The task that has given way to the table of a rule."""
        self.tools: Callable[[], Sequence[Tool]] = list
        """The tools that have something to show; whatever shows panels says which they are."""
        self.fault: str | None = None
        """What went wrong with the last message, in words; None after the next redraw."""
        self.invite = False
        """Whether a newcomer is asked to take the course."""
        self.welcomed = False
        """Whether somebody who has come back has been where they went on, or has declined to."""
        self.reference = ReferenceState(self)
        self.my_games = MyGames()
        self.companion = Companion(self)
        self.places = Places(self)
        if own is not None:
            self.begin(LESSON, own)

    # --- what there is to see

    @property
    def front(self) -> Session:
        """The session at the table: that of a task, or the game's."""
        return self.practice.session if self.practice else self.game

    @property
    def subject(self) -> str:
        """The game that the screens are about, by its name: the one at the table."""
        return self.front.game.name

    @property
    def screens(self) -> tuple[str, ...]:
        """The screens that this game has; none where there are single panels only."""
        if not self.game.reading.has("frame"):
            return ()
        return tuple(s for s in SCREENS if s != "puzzles" or has_puzzles(self.subject))

    def hides(self, tool: str) -> bool:
        """Whether a tool is not there: a task has the story, and beside it what it names itself.

        What else there is would give it away, or is too much. What is tried aside of the game has
        no branches to go about in, nor has a game for good.
        """
        if self.practice is None:
            if self.companion.hides(tool):
                return True
            return tool == "whatif" and (self.game.branches.aside or self.game.branches.bound)
        return tool not in (STORY, *self.practice.run.task.panels)

    @property
    def inviting(self) -> bool:
        """Whether the invitation to the course is shown."""
        return self.invite and self._idle and has_course(self.subject)

    @property
    def welcoming(self) -> Target | None:
        """The task to go on with, while whoever comes back without an address is asked to."""
        if self.invite or self.welcomed or self.places.addressed or not self._idle:
            return None
        if not self.learner.done and not self.places.kept:
            return None  # nor is the course read
        onward = self.places.onward
        return None if onward and onward.id == self.learner.declined else onward

    @property
    def _idle(self) -> bool:
        """Whether nothing has been done yet, nor is there a game to go on with."""
        match = self.game.match
        begun = len(self.game.timeline.moments) > 1
        untouched = not begun and match.saved is None and not match.dared
        return untouched and not self.screen and not self.practice

    @property
    def onward(self) -> tuple[str, ...]:
        """Where one may go from the end of the game; a task says itself what comes next."""
        if self.practice is not None or not self.game.over:
            return ()
        if not self.game.reading.has("frame"):
            return ("again",)
        left = self.course.after(LESSON, None) is not None
        left = left and not self.game.match.closes  # the chapter's end says which lesson is next
        dare = ("dare",) if self.game.match.score is not None else ()
        if self.game.match.day:
            dare = ("day",)  # its result is what one passes on
        return ("again", "new", *dare, *(("course",) if left else ()))

    # --- changes

    def follow(self, before: Practice | None, played: bool = False) -> None:
        """See to what follows from any change; `before` is the task that was at the table.

        A game that has come leaves a screen that it does not have. `played`: the game has gone on.
        """
        self.places.arrive()
        self.places.leave(before)
        if self.practice is None:
            self._look_back(played)
        self.companion.settle()
        if self.screen not in (HOME, *self.screens):
            self.screen = None
        if self.screen is None and self.practice is None and not self.playing:
            self.places.go(HOME)
        told = news_now(self.front)
        if told is not None:
            self.front.reading.tell_reason(told.rule)

    @contextmanager
    def another_game(self) -> Iterator[Session]:
        """Run a change that may bring another game to the table; a new game ends any task."""
        game, before = self.game, self.game.table
        with game.acting(may_end=True):
            yield game
        self.reword()
        if game.table != before:
            self.invite = False
            self.sit_down()
            self.leave()

    def _look_back(self, played: bool) -> None:
        """Keep what a finished game leaves to be learned, once it has been gone over."""
        game = self.game
        end = game.match.outcome
        if end is None or not game.people or not game.match.own:
            return
        if played and game.match.ended_here:
            self.learner.unaccompanied |= {game.game.name}
            if self.course.ready:
                self.learner.done |= {self.course.game_id}
                game.match.closes = True
        self.learner.keep_mistakes(self.dearest(end) or ())

    def dearest(self, end: Moment) -> Sequence[Mistake] | None:
        """The decisions of a line of the game that cost most; None where it is not known."""
        day = self.my_games.day_of(self.game.match.id).isoformat()
        found = (panel_state.mistakes(end, day) for panel_state in self.game.all_panel_states)
        return next((each for each in found if each is not None), None)

    def look(self, played: bool = False) -> None:
        """Note how a task at the table fares; `played`: by a move, made or refused."""
        if self.practice is None:
            return
        kind, _, _, run, session = self.practice
        verdict = session.draft.verdict
        if played and verdict is not None and verdict.refusal is not None:
            before = run.done
            run.refused(verdict.refusal, verdict.move)
            if run.outcome is Outcome.DONE and not before:
                # It was to be refused: nothing is wrong, nor is there anything to put right.
                session.draft.sweep()
        if kind != RULE:
            self.learner.note(run, shown=say.shown(session.words, run))

    def speak(self, lang: str) -> None:
        """Change the language, also of a task at the table."""
        self.game.words = Words(Words.best(lang))
        self.reword()

    def reword(self) -> None:
        """Let a task at the table speak the language of the game."""
        if self.practice is not None and self.practice.session.words is not self.game.words:
            kind, lesson, _, run, session = self.practice
            session.words = self.game.words
            if kind == RULE:
                lesson = pages.lesson(session.words, session.game.name, lesson.id)
                self.practice = self.practice._replace(lesson=lesson)
                run.task = lesson.tasks[0]
            else:
                run.task = self._worded(kind, run.task)

    # --- screens

    def open(self, screen: str) -> None:
        """Open a screen instead of the table; one that this game does not have is ignored."""
        if screen in self.screens:
            self.screen = screen
            self.invite = False
            self.welcomed = True
            self.learner.trouble = self.learner.imported = None

    def sit_down(self) -> None:
        """Somebody has asked for the game at the table: the first screen gives way to it."""
        self.playing = True
        if self.screen == HOME:
            self.screen = None

    def end_tasks(self) -> None:
        """Whatever task is at the table or waits, the game is there again."""
        self.practice = self.waiting = None

    def leave(self) -> None:
        """The game comes back to the table."""
        self.screen = self.practice = self.waiting = None
        self.course.sitting = []

    # --- what was missed

    @property
    def refreshing(self) -> list[Returning]:
        """The tasks that should come back, while whoever comes back is asked to see to them."""
        if self.invite or self.welcomed or self.places.addressed or not self._idle:
            return []
        return self.course.due()

    # --- tasks

    def begin(self, kind: str, lesson: Lesson, number: int | None = None) -> None:
        """Put a task of a lesson on the table; if it is not said which, the first not done."""
        if kind == MISTAKE and not self.learner.sound(lesson.id):
            self.learner.drop(lesson.id)
            self.leave()
            self.open("course")
            return
        if number is None:
            number = self.course.first_open(lesson)
        run = Run(self._worded(kind, lesson.tasks[number]))
        seats = list(run.task.start.seats)
        session = Session(self.game.words.lang, Opened(run.timeline, seats))
        session.began = run.timeline.moment.id
        session.task_outcome = lambda: run.outcome
        session.guided = kind == LESSON
        if kind == LESSON:
            session.untaught = untaught(run.game.name, lesson)
            self.course.reviewed = lesson if self.course.state(lesson) == "done" else None
        # Where something is asked, nothing is to be done at the table.
        session.held = bool(run.task.answers) and not any(map(is_move, run.task.solution))
        session.choices = run.choices if session.held else ()
        session.helps = None if kind == RULE else run.task.helps
        session.words = self.game.words
        if kind != RULE:
            self.waiting = None
        self.welcomed = True
        self.practice = Practice(kind, lesson, number, run, session)
        self.screen = None
        if self.course.seat_in_sitting is None:
            self.course.sitting = []

    def bring(self, there: Practice) -> None:
        """Bring a task to the table as it was left; a task that gives way to a rule waits."""
        now = self.practice
        if now is None or now.run is not there.run:
            if there.kind != RULE:
                self.waiting = None
            elif now is not None and now.kind != RULE:
                self.waiting = now
            self.practice = there
        self.screen = None
        self.reword()

    def try_rule(self, rule: str) -> None:
        """Put the table of a rule before the learner; a task that is there waits."""
        waiting = self.practice
        if waiting is not None and waiting.kind == RULE:
            waiting = self.waiting
        self.begin(RULE, pages.lesson(self.game.words, self.subject, rule))
        self.waiting = waiting

    def _worded(self, kind: str, task: Task) -> Task:
        """A puzzle's words tell what the coach says to it: they come with it to the table."""
        if kind not in (PUZZLE, MISTAKE):
            return task
        voice = say.voice(self.game.words, task.start.game, task.start.seats)
        if kind == MISTAKE:
            mistake = self.learner.mistakes[task.id]
            return task._replace(says=mistakes.teller(mistake.game).says(voice, mistake))
        return task._replace(says=self.course.shelf.says(voice, task.id))
