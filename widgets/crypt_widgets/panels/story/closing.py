"""How a first whole game ends: what went well, one decision to try again, and what is next.

The first chapter of the course ends with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from crypt_core.teach.explain import lessons as say
from crypt_core.teach.lessons import mistakes
from crypt_core.teach.lessons.courses import course
from crypt_core.teach.lessons.mistakes import Mistake

from ...tutoring.course import LESSON, MISTAKE
from ..screens import title_of

if TYPE_CHECKING:
    from crypt_core.engine.timeline import Moment

    from ...tutoring.shell import Shell
    from .data import ChapterEnd, WayOn


class Closing(NamedTuple):
    """What is said to the game, and the ways on from it, the first one proposed."""

    said: ChapterEnd
    ways: list[WayOn]


def closing(shell: Shell) -> Closing | None:
    """What is said at the end of a first game, where one is there; else None."""
    game = shell.game
    end = game.match.outcome if shell.onward and game.match.first else None
    if end is None:
        return None
    words, states = game.words, game.all_panel_states
    title, _ = say.title(words, "chapter", course(shell.subject)[0])
    pending = next(filter(None, (it.pending for it in states)), None)
    ways = [*_again(shell, end, bool(pending)), *_further(shell)]
    said: ChapterEnd = {
        "title": words.say("chapter-end-title", chapter=title)
        if game.match.closes
        else words.say("chapter-end-first"),
        "well": next(filter(None, (it.praise(end) for it in states)), None),
        "text": _told(shell, end),
        "compared": None if pending else shell.companion.compared,
        "pending": pending,
    }
    return Closing(said, ways)


def _dearest(shell: Shell, end: Moment) -> Mistake | None:
    """The decision that cost most, as long as no better move has been found for it."""
    first = next(iter(shell.dearest(end) or ()), None)
    return first if first is not None and first.id not in shell.learner.done else None


def _told(shell: Shell, end: Moment) -> str:
    """What there is to try again; where nothing is, how it stands."""
    words, dearest = shell.game.words, shell.dearest(end)
    mistake = _dearest(shell, end)
    if mistake is not None:
        return words.say("chapter-end-try", task=_asked(shell, mistake))
    state = "none" if dearest is None else "found" if dearest else "well"
    return words.say("chapter-end", state=state)


def _again(shell: Shell, end: Moment, pending: bool) -> list[WayOn]:
    """The way to the decision that is worth making again; its place until that is known."""
    label = shell.game.words.say("chapter-end-again")
    if pending:
        return [{"id": "mistake", "label": label, "ask": None, "waits": True}]
    mistake = _dearest(shell, end)
    if mistake is None:
        return []
    ask = {"do": "learn-start", "kind": MISTAKE, "id": mistake.id}
    return [{"id": "mistake", "label": label, "ask": ask}]


def _further(shell: Shell) -> list[WayOn]:
    """The way to the lesson that follows the chapter, once that is done."""
    last = course(shell.subject)[0].lessons[-1]
    following = shell.course.after(LESSON, last) if shell.game.match.closes else None
    if following is None:
        return []
    label = shell.game.words.say("learn-next-lesson", title=title_of(shell, LESSON, following))
    ask = {"do": "learn-start", "kind": LESSON, "id": following.id}
    return [{"id": "lesson", "label": label, "ask": ask}]


def _asked(shell: Shell, mistake: Mistake) -> str:
    """What the decision was, and what it cost; it is worked out once."""
    game = shell.game

    def word() -> str:
        return mistakes.teller(mistake.game).says(game.voice, mistake).goal

    return game.word_cache.once(("mistake", mistake.id, game.words.lang), word)
