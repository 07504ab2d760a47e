"""What every message passes first: which game or task is at the table, and which screen is open.

A task is played at a table of its own, with a session of its own: the game waits as it was left.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from crypt_core.coach.bots import PERSON
from crypt_core.engine.timeline import Moment
from crypt_core.teach.explain import lessons as say
from crypt_core.teach.lessons import again, mistakes, progress
from crypt_core.teach.lessons.courses import has_course, untaught, whole_game
from crypt_core.teach.lessons.mistakes import Mistake
from crypt_core.teach.lessons.run import Outcome, Run, is_move
from crypt_core.teach.lessons.task import Lesson, Task
from crypt_core.teach.puzzles import has_puzzles
from crypt_core.teach.reference import pages

from .course import LESSON, MISTAKE, PUZZLE, RULE, Course, Returning
from .my_games import MyGames, day_deal_of
from .opening import Opened, read_day
from .places import Places, Target, place_of
from .practice import Practice
from .reference_desk import ReferenceDesk
from .session import STORY, Session
from .telling import news_now
from .wire import (
    Answer,
    Invited,
    Language,
    OpenKept,
    OpenScreen,
    OpenTool,
    PickTask,
    PlayDay,
    Sent,
    StartLesson,
    TaskButton,
    Word,
)

SCREENS = ("course", "puzzles", "rules", "games")
"""What can be open instead of the table."""
OPENS = {LESSON: "course", PUZZLE: "puzzles", MISTAKE: "course", RULE: "rules"}
"""The screen that one comes back to from a task."""
TO_THE_GAME = frozenset(
    {"hello", "resume", "discard-saved", "close-trouble", "games-apart", "take-up"}
)
"""Messages that are about the game, also while a task is at the table."""
PLAYS = frozenset({"play", "next", "continue"})
"""Messages that play a game on."""
NEW_GAME = frozenset({"new", "again", "again-coach", "load", "previous", "resume"})
"""Messages that bring another game to the table, and so end a task."""


class Shell:
    """The state around the table; `receive` takes all messages, of whichever panel.

    What is about the game goes to its session, what is about the table to the session that is
    there; what is kept of learning is the `course`'s, what is looked up the `reference`'s, and how
    one comes to any of it by its address the `places`'.
    """

    def __init__(self, game: Session, own: Lesson | None = None) -> None:
        self.game = game
        self.course = Course(self, own)
        self.screen: str | None = None
        self.practice: Practice | None = None
        self.waiting: Practice | None = None
        """The task that has given way to the table of a rule."""
        self.sitting: list[Returning] = []
        """The tasks that come back one after another, while one of them is at the table."""
        self.invite = False
        """Whether a newcomer is asked to take the course."""
        self.welcomed = False
        """Whether somebody who has come back has been where they went on, or has declined to."""
        self.reference = ReferenceDesk(self)
        self.my_games = MyGames()
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
        if not self.game.has("frame"):
            return ()
        return tuple(s for s in SCREENS if s != "puzzles" or has_puzzles(self.subject))

    def hides(self, tool: str) -> bool:
        """Whether a tool is not there: a task has the story, and beside it what it names itself.

        What else there is would give it away, or is too much. What is tried aside of the game has
        no branches to go about in, nor has a game for good.
        """
        if self.practice is None:
            return tool == "whatif" and (self.game.aside or self.game.bound)
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
        if not self.course.done and not self.places.kept:
            return None  # nor is the course read
        onward = self.places.onward
        return None if onward and onward.id == self.course.declined else onward

    @property
    def _idle(self) -> bool:
        """Whether nothing has been done yet, nor is there a game to go on with."""
        game = self.game
        untouched = len(game.timeline.moments) == 1 and game.saved is None and not game.dared
        return untouched and not self.screen and not self.practice

    @property
    def onward(self) -> tuple[str, ...]:
        """Where one may go from the end of the game; a task says itself what comes next."""
        if self.practice is not None or not self.game.over:
            return ()
        if not self.game.has("frame"):
            return ("again",)
        left = self.course.after(LESSON, None) is not None
        left = left and not self.game.closes  # the chapter's end says which lesson is next
        dare = ("dare",) if self.game.score is not None else ()
        if self.game.day:
            dare = ("day",)  # its result is what one passes on
        return ("again", "new", *dare, *(("course",) if left else ()))

    # --- messages

    def receive(self, message: Sent) -> None:
        """Act on what any panel sent. A game that has come leaves a screen that it has not."""
        before = self.practice
        self._act(message)
        self.places.arrive()
        self.places.leave(before)
        if self.practice is None:
            self._look_back(str(message["do"]))
        if self.screen not in self.screens:
            self.screen = None
        told = news_now(self.front)
        if told is not None:
            self.front.tell_reason(told.rule)

    def _act(self, message: Sent) -> None:
        what = str(message["do"])
        name = "do_" + what.replace("-", "_")
        owners = (self, self.course, self.reference, self.my_games, self.places)
        act = next(filter(None, (getattr(owner, name, None) for owner in owners)), None)
        if act is not None:
            act(message)
            return
        if what in NEW_GAME | TO_THE_GAME:
            self.to_the_game(message)
            return
        self.front.receive(message)
        if self.practice is not None:
            self._look(what)

    def to_the_game(self, message: Sent) -> None:
        """What is about the game; if another one has begun, it comes to the table.

        A file of progress that is opened as a game is read as what it is.
        """
        if message["do"] == "load" and progress.FORMAT in message["text"]:
            self.open("course")
            self.course.add(message["text"])
            return
        before = self.game.table
        self.game.receive(message)
        self._reword()
        if message["do"] in NEW_GAME and self.game.table != before:
            self.invite = False
            self.leave()

    def do_games_open(self, message: OpenKept) -> None:
        """A game that the browser has kept: to be gone over if it is over, else where it stopped.

        One that cannot be read is told, and all stays as it is.
        """
        game, before = self.game, self.game.table
        self.to_the_game({"do": "load", "text": message["text"]})
        if game.table == before:
            return
        game.id = message["id"]
        end = game.outcome
        if end is not None:
            game.go(end.id)
            if game.reviewer is not None:
                game.receive({"do": "tool", "name": game.reviewer})

    def do_day_play(self, message: PlayDay) -> None:
        """The deal of a day, for good; a day that has been tried or has none changes nothing."""
        day, deal = read_day(message["day"]), day_deal_of(message["game"])
        if day is None or deal is None or self.my_games.of_the_day(message["game"], day):
            return
        self.game.begin(Opened(deal(day), [PERSON], for_good=True, day=day.isoformat()))
        self._reword()
        self.invite = False
        self.leave()

    def _look_back(self, what: str) -> None:
        """Keep what a finished game leaves to be learned, once it has been gone over."""
        game = self.game
        end = game.outcome
        if end is None or not game.people or not game.own:
            return
        if what in PLAYS and game.ended_here and self.course.ready:
            self.course.done |= {self.course.game_id}
            game.closes = True
        self.course.keep_mistakes(self.dearest(end) or ())

    def dearest(self, end: Moment) -> Sequence[Mistake] | None:
        """The decisions of a line of the game that cost most; None where it is not known."""
        found = (desk.mistakes(end, self._day_of_game) for desk in self.game.all_desks)
        return next((each for each in found if each is not None), None)

    @property
    def _day_of_game(self) -> str:
        """The day on which the game at the table was last played, else today's."""
        for kept in self.my_games.games or ():
            if kept["id"] == self.game.id:
                return datetime.fromtimestamp(kept["changed"] / 1000, UTC).date().isoformat()
        return (self.my_games.today or again.now().date()).isoformat()

    def _look(self, what: str) -> None:
        """Note what a message has done to the task."""
        assert self.practice is not None
        kind, _, _, run, session = self.practice
        verdict = session.verdict
        if what == "play" and verdict is not None and verdict.refusal is not None:
            before = run.done
            run.refused(verdict.refusal, verdict.move)
            if run.outcome is Outcome.DONE and not before:
                # It was to be refused: nothing is wrong, nor is there anything to put right.
                session.sweep()
        if kind != RULE:
            rungs = say.rungs(session.words, run) if run.hints else 1
            self.course.note(run, shown=run.hints == rungs)

    def do_lang(self, message: Language) -> None:
        """Another language, for the game too while a task is at the table."""
        self.game.do_lang(message)
        self._reword()

    def _reword(self) -> None:
        """The task speaks the language of the game."""
        if self.practice is not None and self.practice.session.words is not self.game.words:
            kind, lesson, _, run, session = self.practice
            session.words = self.game.words
            if kind == RULE:
                lesson = pages.lesson(session.words, session.game.name, lesson.id)
                self.practice = self.practice._replace(lesson=lesson)
                run.task = lesson.tasks[0]
            else:
                run.task = self._worded(kind, run.task)

    def do_tool(self, message: OpenTool) -> None:
        """Show a tool; one that a task has not is for when one is back at the game."""
        away = self.practice is not None and self.hides(message["name"])
        (self.game if away else self.front).receive(message)

    # --- screens

    def do_learn_open(self, message: OpenScreen) -> None:
        """Open a screen: the course, the puzzles or the rules."""
        self.open(message["screen"])

    def open(self, screen: str) -> None:
        """The same for who asks without a message; one that the game has not is left out."""
        if screen in self.screens:
            self.screen = screen
            self.invite = False
            self.welcomed = True
            self.course.trouble = self.course.imported = None

    def do_learn_close(self, message: Word) -> None:
        """Back to the table, with whatever is on it."""
        self.screen = None

    def do_learn_leave(self, message: Word) -> None:
        """Back to the game."""
        self.leave()

    def end_tasks(self) -> None:
        """Whatever task is at the table or waits, the game is there again."""
        self.practice = self.waiting = None

    def leave(self) -> None:
        """The game comes back to the table."""
        self.screen = self.practice = self.waiting = None
        self.sitting = []

    def do_learn_play(self, message: TaskButton) -> None:
        """To a whole game of one's own: a new one, unless one waits that has not been begun."""
        if self._is_here(message):
            self._to_a_whole_game()

    def _to_a_whole_game(self) -> None:
        game = self.subject
        wanted = whole_game(game)
        self.leave()
        waiting, timeline = self.game, self.game.timeline
        is_that = waiting.game.name == game and timeline.setup.players == wanted["players"]
        if not is_that or len(timeline.moments) > 1 or len(waiting.people) != 1:
            waiting.receive({"do": "new", "game": game, **wanted})

    def do_learn_invite(self, message: Invited) -> None:
        """The answer to the invitation: `yes` begins the course, or goes on with it."""
        onward, returning = self.welcoming, self.refreshing
        self.invite, self.welcomed = False, True
        first = self.course.after(LESSON, None)
        if not message["yes"]:
            return
        if returning:
            self.refresh(returning)
            return
        if onward is not None and onward.lesson is not None:
            self.places.go(place_of(onward.game, LESSON, onward.lesson, onward.number))
        elif first is not None:
            self.begin(LESSON, first)

    # --- what was missed

    @property
    def refreshing(self) -> list[Returning]:
        """The tasks that should come back, while whoever comes back is asked to see to them."""
        if self.invite or self.welcomed or self.places.addressed or not self._idle:
            return []
        return self.course.due()

    @property
    def seat_in_sitting(self) -> int | None:
        """Which of the sitting's tasks is at the table."""
        if self.practice is None:
            return None
        here = (self.practice.kind, self.practice.lesson.id, self.practice.number)
        sitting = [(kind, lesson.id, number) for kind, lesson, number in self.sitting]
        return sitting.index(here) if here in sitting else None

    def do_learn_refresh(self, message: Word) -> None:
        """Do again what was missed and should come back."""
        self.refresh(self.course.due())

    def refresh(self, returning: list[Returning]) -> None:
        """Begin a sitting of tasks that come back."""
        if returning:
            self.sitting = returning
            self.begin(*returning[0])

    # --- tasks

    def do_learn_start(self, message: StartLesson) -> None:
        """Begin a lesson or a puzzle (`kind`) by its `id`, at its first task not done.

        What the first chapter ends with is a whole game.
        """
        if message["id"] == self.course.game_id:
            self._to_a_whole_game()
            return
        kind = message["kind"]
        own = self.course.own
        brought = [own] if own is not None and kind == LESSON else []
        for lesson in (*brought, *self.course.all_of(kind)):
            if lesson.id == message["id"]:
                self.begin(kind, lesson)
                return

    def begin(self, kind: str, lesson: Lesson, number: int | None = None) -> None:
        """Put a task of a lesson on the table; if it is not said which, the first not done."""
        if kind == MISTAKE and not self.course.sound(lesson.id):
            self.course.drop(lesson.id)
            self.leave()
            self.open("course")
            return
        if number is None:
            number = self.course.first_open(lesson)
        run = Run(self._worded(kind, lesson.tasks[number]))
        seats = list(run.task.start.seats)
        session = Session(self.game.words.lang, Opened(run.timeline, seats))
        session.began = run.timeline.moment.id
        session.guided = kind == LESSON
        if kind == LESSON:
            session.untaught = untaught(run.game.name, lesson)
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
        if self.seat_in_sitting is None:
            self.sitting = []

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
        self._reword()

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
            mistake = self.course.mistakes[task.id]
            return task._replace(says=mistakes.teller(mistake.game).says(voice, mistake))
        return task._replace(says=self.course.shelf.says(voice, task.id))

    def do_learn_task(self, message: PickTask) -> None:
        """Another task of the lesson, by its `number`."""
        number = message["number"]
        if self.practice and 0 <= number < len(self.practice.lesson.tasks):
            self.begin(self.practice.kind, self.practice.lesson, number)

    def _is_here(self, message: Sent) -> bool:
        """Whether a message goes on `from` the table that is here; one pressed twice does not."""
        return bool(message.get("from", self.front.table) == self.front.table)

    def do_learn_next(self, message: TaskButton) -> None:
        """On to the next task, to the next lesson, or back to the screen it all began on."""
        if self.practice is None or not self._is_here(message):
            return
        kind, lesson, number, _, _ = self.practice
        at = self.seat_in_sitting
        if at is not None and at + 1 < len(self.sitting):
            self.begin(*self.sitting[at + 1])
            return
        if at is not None:
            self.leave()
            self.open("course")
            return
        if kind == MISTAKE:
            self.leave()
            return
        if number + 1 < len(lesson.tasks):
            self.begin(kind, lesson, number + 1)
            return
        following = None if lesson is self.course.own else self.course.after(kind, lesson)
        if following is None:
            self.screen = OPENS[kind]
            self.practice, self.waiting = self.waiting, None
            self._reword()
        else:
            self.begin(kind, following)

    def do_learn_again(self, message: TaskButton) -> None:
        """The task from its beginning; the hints that were given stay."""
        if self.practice is not None and self._is_here(message):
            kind, lesson, number, run, _ = self.practice
            self.begin(kind, lesson, number)
            self.practice.run.hints = run.hints

    def do_learn_hint(self, message: TaskButton) -> None:
        """One hint more."""
        if self.practice is not None and self._is_here(message):
            run = self.practice.run
            run.hints = min(run.hints + 1, say.rungs(self.game.words, run))

    def do_learn_answer(self, message: Answer) -> None:
        """An answer to the task's question."""
        if self.practice is not None:
            run, session = self.practice.run, self.practice.session
            run.answer(message["choice"])
            self._look("answer")
            session.choices = run.choices if session.held else ()
