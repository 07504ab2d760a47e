"""Lessons, the course and the puzzles of Crypt."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import cycle
from typing import Any

from crypt_core.crypt.teach.explain import Voice, choices
from crypt_core.crypt.teach.explain import advice as coach
from crypt_core.crypt.teach.explain import puzzles as explained
from crypt_core.crypt.teach.puzzles import case, puzzles, shelf
from crypt_core.crypt.teach.puzzles import lessons as puzzle_lessons
from crypt_core.teach.explain.lessons import halves, message_id
from crypt_core.teach.lessons import again, progress
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, NEXT
from crypt_core.teach.words import LANGS, Words
from tests.learner import CLAIM
from tests.panels.games import crypt
from tests.panels.play import Play, state

Then = Callable[..., object]

LESSONS = lessons("crypt")
ORDER = tuple(LESSONS.values())
PUSH, GHOST = LESSONS["push"], LESSONS["ghost"]
PUZZLE = next(each for each in puzzles() if each.idea == "many-hands")


def card(play: Play) -> dict[str, Any]:
    """The card of the task at the table."""
    return dict(play.tutor.live.panels["learn"].data["task"])


def press(play: Play, do: str) -> None:
    """Press a button of the card, which sends the table that it is of."""
    play.then(do, **{"from": card(play)["at"]})


def follow(play: Play, script: tuple[str, ...], then: Then | None = None) -> None:
    """Do what a script says, each line by `then`: a press, unless it is told otherwise."""
    then = then or play.then
    for line in script:
        if line in (NEXT, CONTINUE):
            then(line)
        elif line.startswith(ANSWER):
            then("learn-answer", choice=line.removeprefix(ANSWER))
        else:
            then("play", move=laid(line))


def laid(line: str) -> str:
    """A claim as the table sends it: its efforts in their order."""
    if not CLAIM.fullmatch(line):
        return line
    return " ".join(word[0] + "".join(sorted(word[1:])) for word in sorted(line.split()))


def course(lang: str = "en", screen: str = "course") -> Play:
    """A new game, and a screen before it."""
    play = Play(crypt(), lang=lang)
    play.before("learn-open", screen=screen)
    return play


@state()
def by_mouse(lang: str) -> Play:
    """From the middle of a game to a lesson, whose tasks are missed and done, and back."""
    play = Play(crypt(), lang=lang)
    play.before("play", move="a4 b2")
    play.before("next")
    play.then("learn-open", screen="course")
    play.then("learn-start", kind="lesson", id="push")
    for task in PUSH.tasks:
        follow(play, task.near_miss)
        press(play, "learn-again")
        press(play, "learn-hint")
        follow(play, task.solution)
        press(play, "learn-next")
    play.then("learn-open", screen="course")
    play.then("learn-close")
    play.then("learn-leave")
    play.then("continue")
    play.facts = {
        "tasks": [
            {"id": task.id, "miss": task.near_miss, "solution": task.solution}
            for task in PUSH.tasks
        ],
        "status": Words(lang).say("learn-state", state="done", done=4, of=4),
    }
    return play


@state()
def first_round(lang: str) -> Play:
    """Somebody is here for the first time, and takes up the invitation."""
    play = Play(crypt(), lang=lang)
    play.before("hello", visit=1, tasks=[])
    play.before("learn-keep", text=None, invited=False, declined=None)
    play.then("learn-invite", yes=True)
    first, second = ORDER[:2]
    follow(play, first.tasks[0].solution)
    press(play, "learn-next")
    play.then("rule", id="dice")
    words = Words(lang)
    play.facts = {
        "invitation": words.say("game-crypt.invite"),
        "tasks": [first.tasks[0].id, second.tasks[0].id],
        "solution": first.tasks[0].solution,
        "known": words.say(f"lesson-{first.id}.known"),
    }
    return play


@state()
def card_answers(lang: str) -> Play:
    """A question about the treasures, which their cards answer."""
    play = Play(crypt(), lang=lang)
    play.before("learn-start", kind="lesson", id="ghost")
    number = [task.id for task in GHOST.tasks].index("ghost.pair")
    play.then("learn-task", number=number)
    play.then("learn-answer", choice="c")
    press(play, "learn-again")
    play.then("learn-answer", choice="a")
    return play


@state()
def puzzle(lang: str) -> Play:
    """A puzzle is missed, hinted at to the end, solved, and the next one left out."""
    play = course(lang)
    play.then("learn-open", screen="puzzles")
    play.then("learn-start", kind="puzzle", id=PUZZLE.id)
    play.then("play", move=PUZZLE.tempting)
    for _ in range(3):
        press(play, "learn-hint")
    press(play, "learn-again")
    play.then("play", move=PUZZLE.best)
    play.then("learn-open", screen="puzzles")
    play.then(**play.tutor.live.panels["learn"].data["sheet"]["next"]["ask"])
    press(play, "learn-next")
    it, words = case(PUZZLE), Words(lang)
    voice = Voice(words, 0, ["person", "ghost"])
    # The next ones whose sides have been taught to somebody who has done no lesson.
    order = puzzles()[puzzles().index(PUZZLE) + 1 :]
    play.facts = {
        "id": PUZZLE.id,
        "tempting": PUZZLE.tempting,
        "best": PUZZLE.best,
        "idea": explained.title(words, PUZZLE),
        "missed": explained.missed(voice, PUZZLE, it.other.move),
        "bestNamed": choices.move(voice, it.best.move, it.view),
        "why": coach.instead(voice, it.view, it.advice, it.other.move),
        "solved": explained.says(voice, PUZZLE).why,
        "goal": halves(explained.says(voice, PUZZLE).goal)[1],
        "count": len(puzzles()),
        "ideas": [explained.title(words, each) for each in puzzles()],
        "following": [each.id for each in order if "B" not in each.sides][:2],
    }
    return play


@state()
def told_too_soon(lang: str) -> Play:
    """A lesson that is open, and nothing done in it."""
    play = course(lang)
    play.then("learn-start", kind="lesson", id="push")
    words = Words(lang)
    play.facts = {
        "goal": halves(words.say("task-push-equal"))[1],
        "whys": [words.say(f"{message_id('task', task.id)}.why") for task in PUSH.tasks],
    }
    return play


@state()
def twice(lang: str) -> Play:
    """A task that is done leads on to the next, a puzzle that is left out to the next one."""
    play = course(lang)
    play.then("learn-start", kind="lesson", id="push")
    follow(play, PUSH.tasks[0].solution)
    press(play, "learn-next")
    play.then("learn-open", screen="course")
    first, second, third = [each.id for each in puzzle_lessons() if not shelf.needs(each.id)][:3]
    play.then("learn-open", screen="puzzles")
    play.then("learn-start", kind="puzzle", id=first)
    press(play, "learn-next")
    press(play, "learn-next")
    play.facts = {
        "solution": PUSH.tasks[0].solution,
        "task": PUSH.tasks[1].id,
        "puzzles": [first, second, third],
    }
    return play


@state()
def whole_course(lang: str) -> Play:
    """Lesson after lesson, each in another language."""
    play = course(lang)
    play.then(**play.tutor.live.panels["learn"].data["sheet"]["next"]["ask"])
    play.facts["lessons"] = []
    now = lang
    for lesson, wanted in zip(ORDER, cycle(LANGS), strict=False):
        if wanted != now:
            play.then("lang", lang=wanted)
            now = wanted
        for task in lesson.tasks:
            assert card(play)["key"] == f"lesson-{task.id}"
            follow(play, task.solution)
            press(play, "learn-next")
        play.facts["lessons"].append(
            {"lang": wanted, "tasks": [[task.id, task.solution] for task in lesson.tasks]}
        )
    words = Words(now)
    play.facts["end"] = words.say("game-crypt.course", whole="yes")
    play.facts["on"] = words.say("learn-next", to="puzzles")
    return play


def missed_long_ago() -> str:
    """Return the progress kept of two tasks that somebody missed and then did."""
    ids = [task.id for task in PUSH.tasks[:2]]
    memory = again.done(None, again.MISSED, datetime(2026, 1, 1, tzinfo=UTC))
    return progress.write(ids, dict.fromkeys(ids, memory))


@state()
def refreshed(lang: str) -> Play:
    """Two tasks were missed long ago: from the banner to both of them, and back to the course."""
    play = Play(crypt(), lang=lang)
    play.before("hello", visit=1, tasks=[])
    play.before("learn-keep", text=missed_long_ago(), invited=True, declined=None)
    play.then("learn-invite", yes=True)
    for task in PUSH.tasks[:2]:
        follow(play, task.solution)
        press(play, "learn-next")
    play.facts = {"tasks": [[task.id, task.solution] for task in PUSH.tasks[:2]]}
    return play


@state()
def refresh_offered(lang: str) -> Play:
    """The same tasks are offered on the screen of the course."""
    play = course(lang)
    play.before("learn-keep", text=missed_long_ago(), invited=True, declined=None)
    play.then("learn-refresh")
    play.facts = {"task": PUSH.tasks[0].id}
    return play
