"""A tutor with a learner at it, as the tests of tasks, courses, puzzles and progress use it."""

from __future__ import annotations

from typing import Any

from crypt_core.crypt.teach.lessons.goals import played
from crypt_core.crypt.teach.lessons.table import table
from crypt_core.teach.lessons.courses import course, lessons
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, NEXT, Lesson, Says, Task
from crypt_widgets.panels.learn.present import learn_data
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send

LESSONS = tuple(lessons("crypt").values())
PUSH = lessons("crypt")["push"]
COURSE = course("crypt")
OWN = Lesson(
    "own",
    (
        Task(
            id="own.one",
            rule="claim.place",
            start=table("idols4 pottery? jewelry2"),
            goal=played("a1"),
            solution=("a1",),
            near_miss=("a2", CONTINUE),
            says=Says(
                "Take it for free.", ("Nobody is there.",), "Nobody was there.", {"miss": "Dear."}
            ),
        ),
    ),
    title="Mine",
    about="A lesson of my own.",
)


def learning(lang: str = "en", own: Lesson | None = None, game: str = "crypt") -> Shell:
    return Shell(Session(lang, new_game({"game": game, "seed": 7})), own)


def ask(at: Shell, do: str, **facts: Any) -> dict[str, Any]:
    """Send a message; the value is what the panel shows then."""
    send(at, {"do": do, **facts})
    return learn_data(at)


def start(at: Shell, id_: str) -> dict[str, Any]:
    return ask(at, "learn-start", kind="lesson", id=id_)


def follow(at: Shell, script: tuple[str, ...]) -> dict[str, Any]:
    """Do at the table what a script says; the value is what the panel shows at its end."""
    data = learn_data(at)
    for line in script:
        if line in (NEXT, CONTINUE):
            data = ask(at, line)
        elif line.startswith(ANSWER):
            data = ask(at, "learn-answer", choice=line.removeprefix(ANSWER))
        else:
            data = ask(at, "play", move=line)
    return data


def shown(at: Shell) -> list[dict[str, Any]]:
    """The lessons of the overview."""
    data = ask(at, "learn-open", screen="course")
    return [lesson for chapter in data["sheet"]["chapters"] for lesson in chapter["lessons"]]


def texts(data: Any) -> list[str]:
    """All texts in a panel's data but what the browser is to keep."""
    if isinstance(data, dict):
        return [text for key, part in data.items() if key != "keep" for text in texts(part)]
    if isinstance(data, list):
        return [text for part in data for text in texts(part)]
    return [data] if isinstance(data, str) else []
