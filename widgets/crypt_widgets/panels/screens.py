"""What every screen beside the table begins with, and what every place is called.

A screen begins with the way to the others, and the way back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING

from crypt_core.teach.aloud import PAGE as ALOUD
from crypt_core.teach.aloud import has_aloud
from crypt_core.teach.explain import lessons as say
from crypt_core.teach.lessons.mistakes import Mistake
from crypt_core.teach.lessons.task import Lesson
from crypt_core.teach.pictures import Pictured, Sign
from crypt_core.teach.reference import pages
from crypt_core.teach.words import Words

from ..tutoring.course import MISTAKE, PUZZLE
from ..tutoring.places import GAME, HOME

if TYPE_CHECKING:
    from ..tutoring.shell import Shell
    from .data import AloudLink, PicturedCard, PicturedSign, ScreenHead


def screen_head(shell: Shell) -> ScreenHead:
    """The head of the open screen: a tab for each screen, and what the way back is called."""
    words = shell.game.words
    back = "task" if shell.practice else behind(shell)
    return {
        "label": words.say("learn-screens"),
        "tabs": [
            {
                "id": screen,
                "label": words.say("learn-screen", screen=screen),
                "current": screen == shell.screen,
            }
            for screen in shell.screens
        ],
        "back": words.say("learn-back", to=back),
    }


def aloud_link(words: Words, game: str) -> AloudLink | None:
    """The way to what one says to teach a game; None for one without such a page."""
    if not has_aloud(game):
        return None
    line = words.say("reference-aloud.line")
    return {"id": ALOUD, "title": words.say("reference-aloud"), "line": line}


def pictured(cards: Sequence[Pictured]) -> list[PicturedCard]:
    """A table in small."""
    return [
        {
            "sign": card.sign,
            "value": card.value,
            "dice": [{"die": die, "role": role, "text": ""} for die, role in card.dice],
        }
        for card in cards
    ]


def signed(signs: Mapping[str, Sign]) -> dict[str, PicturedSign]:
    """What its cards are known by."""
    return {
        name: {
            "size": sign.size,
            "look": dict(sign.look),
            "parts": [dict(part) for part in sign.parts],
        }
        for name, sign in signs.items()
    }


def behind(shell: Shell) -> str:
    """What one comes back to from a screen or a task, as the labels of the ways back name it."""
    return "game" if shell.playing else "home"


def place_title(shell: Shell) -> str:
    """What the place where one is is called, for the browser's history; nothing for the game."""
    words, practice, rule = shell.game.words, shell.practice, shell.reference.page
    if shell.screen == "rules" and rule is not None:
        return page_title(words, shell.subject, rule)
    if shell.screen == HOME:
        return ""
    if shell.screen is not None:
        return words.say("learn-screen", screen=shell.screen)
    if practice is not None:
        return title_of(shell, practice.kind, practice.lesson)
    return "" if shell.places.now == GAME else words.say("tools-review")


def page_title(words: Words, game: str, page: str) -> str:
    """The title of a page of the reference: a rule's, or that of what is said aloud."""
    return words.say("reference-aloud") if page == ALOUD else pages.link(words, game, page).title


def mistake_title(words: Words, mistake: Mistake) -> str:
    """Of which game a decision is: by its day."""
    day = date.fromisoformat(mistake.day)
    return words.say("learn-mistake-title", month=day.month, day=day.day)


def title_of(shell: Shell, kind: str, lesson: Lesson) -> str:
    """The title of a lesson; a puzzle's is its number, since its name would tell too much."""
    if kind == MISTAKE:
        return mistake_title(shell.game.words, shell.learner.mistakes[lesson.id])
    if kind != PUZZLE:
        return say.title(shell.game.words, "lesson", lesson)[0]
    number = list(shell.course.all_of(PUZZLE)).index(lesson) + 1
    return shell.game.words.say("puzzle-name", n=number)
