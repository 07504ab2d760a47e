"""How the first chapter of the course ends: a game, its dearest decision, and what is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from crypt_core.teach.explain import lessons as say
from crypt_core.teach.lessons import mistakes
from crypt_core.teach.lessons.courses import course
from crypt_core.teach.lessons.mistakes import Mistake

from ...tutoring.course import LESSON, MISTAKE
from ..screens import title_of

if TYPE_CHECKING:
    from ...tutoring.shell import Shell
    from .data import ChapterEnd, WayOn


class Closing(NamedTuple):
    """What is said to the chapter's game, and the ways on from it, the first one proposed."""

    said: ChapterEnd
    ways: list[WayOn]


def closing(shell: Shell) -> Closing | None:
    """The end of the chapter, where one is at the end of its game; else None."""
    game = shell.game
    end = game.match.outcome if shell.onward and game.match.closes else None
    if end is None:
        return None
    words = game.words
    dearest = shell.dearest(end)
    title, _ = say.title(words, "chapter", course(shell.subject)[0])
    text = words.say("chapter-end", state="none" if dearest is None else "well")
    ways: list[WayOn] = []
    if dearest:
        solved = dearest[0].id in shell.learner.done
        text = words.say("chapter-end", state="found") if solved else _asked(shell, dearest[0])
        if not solved:
            ways.append(
                {
                    "id": "mistake",
                    "label": words.say("chapter-end-again"),
                    "ask": {"do": "learn-start", "kind": MISTAKE, "id": dearest[0].id},
                }
            )
    following = shell.course.after(LESSON, course(shell.subject)[0].lessons[-1])
    if following is not None:
        label = words.say("learn-next-lesson", title=title_of(shell, LESSON, following))
        ask = {"do": "learn-start", "kind": LESSON, "id": following.id}
        ways.append({"id": "lesson", "label": label, "ask": ask})
    return Closing({"title": words.say("chapter-end-title", chapter=title), "text": text}, ways)


def _asked(shell: Shell, mistake: Mistake) -> str:
    """What the decision was, and what it cost; it is worked out once."""
    game = shell.game

    def word() -> str:
        return mistakes.teller(mistake.game).says(game.voice, mistake).goal

    return game.word_cache.once(("mistake", mistake.id, game.words.lang), word)
