"""The loud button of the bar: nothing to claim, looking back, in a task, at other tables."""

from __future__ import annotations

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM
from crypt_core.crypt.state import CLAIM as CLAIMING
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.task import ANSWER
from tests.panels.games import crypt, is_over, sedlec, until
from tests.panels.play import Play, state

MOST = 40
"""Games of which one comes to what is wanted."""


def nothing_to_claim(timeline: Timeline) -> bool:
    """A claim is due, there is a servant for it, and no treasure can be had."""
    now = timeline.state
    claims = any(move.verb == CLAIM for move in CRYPT.own_moves(now, 0))
    return now.stage == CLAIMING and bool(now.players[0].ready) and not claims


@state()
def shut(lang: str) -> Play:
    """No treasure can be claimed."""
    for seed in range(MOST):
        timeline = until(crypt(seed=seed), lambda it: is_over(it) or nothing_to_claim(it))
        if not is_over(timeline):
            return Play(timeline, lang=lang)
    raise LookupError("no game comes to that")


@state()
def looking_back(lang: str) -> Play:
    """Back at a decision that has been made."""
    play = Play(crypt("a5 b3"), lang=lang)
    play.before("go", node=0)
    return play


@state()
def question(lang: str) -> Play:
    """A lesson begins with a question, which is answered."""
    found = next(it for it in lessons("crypt").values() if it.tasks[0].asks_at_once)
    play = Play(crypt(), lang=lang)
    play.before("learn-start", kind="lesson", id=found.id)
    play.facts["right"] = found.tasks[0].solution[-1].removeprefix(ANSWER)
    play.then("learn-answer", choice=play.facts["right"])
    return play


@state()
def task(lang: str) -> Play:
    """A task at the table."""
    play = Play(crypt(), lang=lang)
    play.before("learn-start", kind="lesson", id="push")
    return play


@state()
def shop(lang: str) -> Play:
    """Donjon's shop in a lesson, with 4 gems."""
    play = Play("donjon", seed=7, lang=lang)
    play.before("learn-start", kind="lesson", id="donjon.shop")
    return play


@state()
def graves(lang: str) -> Play:
    """A new game of Sedlec."""
    return Play(sedlec(), seats=["person", "bot:random"], lang=lang)
