"""The course and the rules of Sedlec."""

from __future__ import annotations

from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.reference.pages import page
from crypt_core.teach.reference.search import search
from crypt_core.teach.rules import index
from crypt_core.teach.words import Words
from tests.panels.games import sedlec
from tests.panels.play import Play, state
from tests.panels.states.learn import follow, press

LESSONS = lessons("sedlec")
LAST = list(LESSONS.values())[-1].tasks[-1]
PRIESTS = LESSONS["sedlec.priests"]


@state()
def whole_course(lang: str) -> Play:
    """From a game that goes on through all lessons to a whole game."""
    play = Play(sedlec(), lang=lang)
    play.before("play", move="dig 2 5")
    play.before("learn-open", screen="course")
    play.then("learn-start", kind="lesson", id=next(iter(LESSONS)))
    tasks = [task for lesson in LESSONS.values() for task in lesson.tasks]
    for task in tasks:
        follow(play, task.solution)
        if task is not LAST:
            press(play, "learn-next")
    press(play, "learn-play")
    play.facts = {"tasks": [[task.id, task.solution] for task in tasks]}
    return play


@state()
def missed(lang: str) -> Play:
    """Each task of a lesson is missed, begun again and done."""
    play = Play(sedlec(), lang=lang)
    play.before("learn-start", kind="lesson", id=PRIESTS.id)
    for task in PRIESTS.tasks:
        follow(play, task.near_miss)
        press(play, "learn-again")
        follow(play, task.solution)
        press(play, "learn-next")
    play.facts = {"tasks": [[task.near_miss, task.solution] for task in PRIESTS.tasks]}
    return play


@state()
def rules(lang: str) -> Play:
    """All rules, a search, and a rule that is tried."""
    play = Play(sedlec(), lang=lang)
    play.then("rules-open")
    play.then("rules-search", text="lovers")
    play.then("rules-page", id="lover")
    play.then("rules-play", id="lover")
    follow(play, ("lay criminal/lover d2",))
    play.then(
        **next(
            way["ask"]
            for way in play.tutor.live.panels["learn"].data["task"]["ways"]
            if way["id"] == "rules"
        )
    )
    words = Words(lang)
    play.facts = {
        "count": len(index("sedlec")),
        "hits": [hit.rule for hit in search(words, "sedlec", "lovers").hits],
        "trial": page(words, "sedlec", "lover").trial,
    }
    return play
