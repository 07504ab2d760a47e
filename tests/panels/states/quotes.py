"""The tasks whose words quote the label of a button: each is put on the table and solved."""

from __future__ import annotations

from functools import partial

from crypt_core.teach import translation
from crypt_core.teach.explain.lessons import message_id
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, NEXT, Lesson
from crypt_core.teach.words import Words
from crypt_widgets.app import Tutor
from crypt_widgets.tutoring.course import LESSON
from tests.panels.play import Play, state


def quoting(game: str) -> dict[str, set[str]]:
    """The messages that each task of a game quotes; all languages quote the same."""
    known = translation.Messages("en").known
    tasks = (task.id for lesson in lessons(game).values() for task in lesson.tasks)
    found = {
        id_: {*translation.QUOTED.findall(known[message_id("task", id_)].source)} for id_ in tasks
    }
    return {id_: ids for id_, ids in found.items() if ids}


def begin(lesson: Lesson, number: int, tutor: Tutor) -> None:
    tutor.live.shell.begin(LESSON, lesson, number)
    tutor.live.redraw()


def do(line: str, tutor: Tutor) -> None:
    """Do what a line of a script says."""
    if line in (NEXT, CONTINUE):
        tutor.live.answer({"do": line})
    elif line.startswith(ANSWER):
        tutor.live.answer({"do": "learn-answer", "choice": line.removeprefix(ANSWER)})
    else:
        tutor.live.answer({"do": "play", "move": line})


def solved(game: str, lang: str) -> Play:
    """Each of these tasks is begun, and done line by line."""
    play, words, quoted = Play(game, seed=7, lang=lang), Words(lang), quoting(game)
    told = []
    for lesson in lessons(game).values():
        for number, task in enumerate(lesson.tasks):
            if task.id not in quoted:
                continue
            play.meanwhile(partial(begin, lesson, number))
            for line in task.solution:
                play.meanwhile(partial(do, line))
            labels = sorted(words.say(id_) for id_ in quoted[task.id])
            told.append({"task": task.id, "lines": len(task.solution), "labels": labels})
    play.facts["tasks"] = told
    return play


@state()
def crypt(lang: str) -> Play:
    """Crypt's tasks."""
    return solved("crypt", lang)


@state()
def donjon(lang: str) -> Play:
    """Donjon's tasks."""
    return solved("donjon", lang)
