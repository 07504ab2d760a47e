"""Games and lessons step by step, for what is said twice on a screen."""

from __future__ import annotations

from functools import partial
from typing import Any

from crypt_core.coach.bots import choose
from crypt_core.teach.lessons.courses import lessons
from tests.donjon.going import game
from tests.finished import finished
from tests.panels.games import crypt, sedlec
from tests.panels.play import Play, state
from tests.panels.states.learn import card, follow

LANGS = ["en", "fr", "it"]
LESSONS = {"crypt": (2,), "sedlec": (0,), "donjon": (0,)}
"""The lessons that are looked at in each game."""


def does(play: Play, do: str, **facts: Any) -> None:
    """Answer a message that nobody has to press for."""
    play.meanwhile(lambda tutor: tutor.live.answer({"do": do, **facts}))


def going_on(play: Play, steps: int, bot: str = "greedy") -> Play:
    """Show a game step by step, and decide as a bot does; less of it in other languages."""
    for _ in range(steps if play.tutor.live.lang == "en" else steps // 3):
        session, timeline = play.session, play.session.timeline
        if session.over:
            break
        if session.curtain:
            does(play, "curtain")
        elif session.deciding:
            move = choose(bot, timeline.game, timeline.state, timeline.moment.luck)
            does(play, "play", move=str(timeline.game.write_move(move)))
        else:
            does(play, "next")
    return play


@state(langs=LANGS)
def crypt_alone(lang: str) -> Play:
    """A game against the Ghost."""
    return going_on(Play(crypt(), lang=lang), 18)


@state(langs=LANGS)
def crypt_people(lang: str) -> Play:
    """Two people at one screen and a bot."""
    seats = ["person", "person", "bot:sensible"]
    return going_on(Play(crypt(players=3), seats=seats, lang=lang), 18)


@state(langs=LANGS)
def crypt_end(lang: str) -> Play:
    """The end of a game."""
    play = Play(finished(), lang=lang)
    does(play, "tool", name="whatif")
    return play


@state(langs=LANGS)
def sedlec_people(lang: str) -> Play:
    """The same of Sedlec."""
    seats = ["person", "person", "bot:sensible"]
    return going_on(Play(sedlec(players=3), seats=seats, lang=lang), 24, "sensible")


@state(langs=LANGS)
def donjon_people(lang: str) -> Play:
    """The same of Donjon."""
    seats = ["person", "person", "bot:greedy", "bot:greedy"]
    return going_on(Play(game(), seats=seats, lang=lang), 18)


def course(lang: str, of: str) -> Play:
    """The first lessons of a course: each task is missed, hinted at and done."""
    play = Play(of, lang=lang, seed=7)
    then = partial(does, play)
    for lesson in (list(lessons(of).values())[number] for number in LESSONS[of]):
        does(play, "learn-start", kind="lesson", id=lesson.id)
        for task in lesson.tasks:
            follow(play, task.near_miss, then)
            does(play, "learn-again", **{"from": card(play)["at"]})
            does(play, "learn-hint", **{"from": card(play)["at"]})
            follow(play, task.solution, then)
            does(play, "learn-next", **{"from": card(play)["at"]})
    return play


@state(langs=LANGS)
def crypt_course(lang: str) -> Play:
    """Lessons of Crypt."""
    return course(lang, "crypt")


@state(langs=LANGS)
def sedlec_course(lang: str) -> Play:
    """Lessons of Sedlec."""
    return course(lang, "sedlec")


@state(langs=LANGS)
def donjon_course(lang: str) -> Play:
    """Lessons of Donjon."""
    return course(lang, "donjon")
