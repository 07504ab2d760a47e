"""Learning: the screens of the course, its lessons and puzzles, and the task at the table."""

from __future__ import annotations

from crypt_core.engine.record import RecordError
from crypt_core.teach.explain import lessons as say
from crypt_core.teach.lessons import progress
from crypt_core.teach.lessons.courses import whole_game

from ...tutoring.course import LESSON, MISTAKE
from ...tutoring.learner import Learner, ahead
from ...tutoring.messages import Sent
from ...tutoring.places import place_of
from ...tutoring.route import handles
from ...tutoring.shell import OPENS, Shell
from .messages import (
    Answer,
    ImportProgress,
    Invited,
    KeptProgress,
    LearnButton,
    OpenScreen,
    PickTask,
    StartLesson,
    TaskButton,
)

# --- screens


@handles("learn-open")
def open_screen(tutor: Shell, message: OpenScreen) -> None:
    """Open a screen: the course, the puzzles, the rules or the kept games."""
    tutor.open(message["screen"])


@handles("learn-close")
def close_screen(tutor: Shell, message: LearnButton) -> None:
    """Go back to the table, with whatever is on it."""
    tutor.screen = None


@handles("learn-leave")
def leave(tutor: Shell, message: LearnButton) -> None:
    """Go back to the game."""
    tutor.leave()


@handles("learn-invite")
def answer_invitation(tutor: Shell, message: Invited) -> None:
    """Begin the course, or go on with it, if the answer is `yes`."""
    onward, returning = tutor.welcoming, tutor.refreshing
    tutor.invite, tutor.welcomed = False, True
    first = tutor.course.after(LESSON, None)
    if not message["yes"]:
        tutor.companion.declined = tutor.game.table
        return
    if returning:
        tutor.course.refresh(returning)
    elif onward is not None and onward.lesson is not None:
        tutor.places.go(place_of(onward.game, LESSON, onward.lesson, onward.number))
    elif first is not None:
        tutor.begin(LESSON, first)


# --- beginning


@handles("learn-start")
def start(tutor: Shell, message: StartLesson) -> None:
    """Begin a lesson or a puzzle (`kind`) by its `id`, at its first task that is not done.

    The first chapter ends with a whole game, which has an id, too.
    """
    course, kind = tutor.course, message["kind"]
    if message["id"] == course.game_id:
        _begin_whole_game(tutor)
        return
    brought = [course.own] if course.own is not None and kind == LESSON else []
    for lesson in (*brought, *course.all_of(kind)):
        if lesson.id == message["id"]:
            tutor.begin(kind, lesson)
            return


@handles("learn-play")
def play_whole_game(tutor: Shell, message: TaskButton) -> None:
    """Go to a whole game of the learner's own: a new one, unless one waits untouched."""
    if _is_here(tutor, message):
        _begin_whole_game(tutor)


def _begin_whole_game(tutor: Shell) -> None:
    name = tutor.subject
    wanted = whole_game(name)
    tutor.leave()
    tutor.sit_down()
    game, timeline = tutor.game, tutor.game.timeline
    waits = game.game.name == name and timeline.setup.players == wanted["players"]
    if not waits or len(timeline.moments) > 1 or len(game.people) != 1:
        with game.acting():
            game.match.start({"game": name, **wanted})
    tutor.companion.begin_first()


@handles("learn-refresh")
def refresh(tutor: Shell, message: LearnButton) -> None:
    """Begin the tasks that went wrong and are due again."""
    tutor.course.refresh(tutor.course.due())


# --- the task at the table


@handles("learn-task")
def pick_task(tutor: Shell, message: PickTask) -> None:
    """Begin another task of the lesson, by its `number`."""
    number = message["number"]
    if tutor.practice and 0 <= number < len(tutor.practice.lesson.tasks):
        tutor.begin(tutor.practice.kind, tutor.practice.lesson, number)


@handles("learn-next")
def go_on(tutor: Shell, message: TaskButton) -> None:
    """Go on to the next task, to the next lesson, or back to the screen that it began on."""
    if tutor.practice is None or not _is_here(tutor, message):
        return
    kind, lesson, number, _, _ = tutor.practice
    at = tutor.course.seat_in_sitting
    if at is not None and at + 1 < len(tutor.course.sitting):
        tutor.begin(*tutor.course.sitting[at + 1])
    elif at is not None:
        tutor.leave()
        tutor.open("course")
    elif kind == MISTAKE:
        tutor.leave()
    elif (following := tutor.course.task_after(kind, lesson, number)) is not None:
        tutor.begin(kind, lesson, following)
    else:
        _end_lesson(tutor)


def _end_lesson(tutor: Shell) -> None:
    assert tutor.practice is not None
    kind, lesson, *_ = tutor.practice
    following = None if lesson is tutor.course.own else tutor.course.after(kind, lesson)
    if following is not None:
        tutor.begin(kind, following)
        return
    tutor.screen = OPENS[kind]
    tutor.practice, tutor.waiting = tutor.waiting, None
    tutor.reword()


@handles("learn-again")
def begin_again(tutor: Shell, message: TaskButton) -> None:
    """Begin the task again; the hints that were given stay."""
    if tutor.practice is not None and _is_here(tutor, message):
        kind, lesson, number, run, _ = tutor.practice
        tutor.begin(kind, lesson, number)
        tutor.practice.run.given = run.given


@handles("learn-hint")
def hint(tutor: Shell, message: TaskButton) -> None:
    """Give one more hint."""
    if tutor.practice is not None and _is_here(tutor, message):
        run = tutor.practice.run
        run.hints = min(run.hints + 1, say.rungs(tutor.game.words, run))


@handles("learn-answer")
def answer(tutor: Shell, message: Answer) -> None:
    """Answer the task's question."""
    if tutor.practice is not None:
        run, session = tutor.practice.run, tutor.practice.session
        run.answer(message["choice"])
        tutor.look()
        session.choices = run.choices if session.held else ()


def _is_here(tutor: Shell, message: Sent) -> bool:
    """Whether a button belongs to the table that is shown: one pressed twice counts once."""
    return bool(message.get("from", tutor.front.table) == tutor.front.table)


# --- progress


@handles("learn-keep")
def take_progress(tutor: Shell, message: KeptProgress) -> None:
    """Take over what the browser has kept: `text`, and whether a newcomer was `invited` before.

    What was done in another page (`elsewhere`) is added; if all was forgotten there, it is
    forgotten here. What cannot be read is reported, and the browser puts it aside.
    """
    text, tutor.learner.told = message["text"], True
    tutor.learner.ahead = ahead(message.get("now"))
    if text:
        try:
            read = progress.read(text)
        except RecordError as error:
            tutor.learner.unread = error
        else:
            if message.get("elsewhere") and not (read.done or read.again):
                tutor.learner.forget()
            tutor.learner.add_progress(read)
    tutor.invite = not message["invited"] and not tutor.learner.done
    tutor.learner.declined = message.get("declined")


@handles("learn-import")
def import_progress(learner: Learner, message: ImportProgress) -> None:
    """Add the progress of a file; a bad file is refused and nothing is lost."""
    learner.add(message["text"])


@handles("learn-forget")
def forget(tutor: Shell, message: LearnButton) -> None:
    """Forget all progress in the courses and puzzles."""
    tutor.learner.forget()
    tutor.learner.trouble = tutor.learner.imported = None
    tutor.end_tasks()
