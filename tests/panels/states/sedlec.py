"""Moments of Sedlec."""

from __future__ import annotations

from crypt_core.sedlec.state import TAKE
from crypt_core.teach.lessons.courses import lessons
from tests.panels.games import is_over, sedlec, until
from tests.panels.play import Play, state

LESSON = next(iter(lessons("sedlec")))


def a_move(play: Play, verb: str) -> str:
    """A move of a kind that may be made now."""
    timeline = play.session.timeline
    moves = timeline.game.legal_moves(timeline.state)
    found = next(move for move in moves if move.verb == verb)
    return str(timeline.game.write_move(found)).partition(": ")[2]


@state()
def new(lang: str) -> Play:
    return Play(sedlec(), seats=["person", "bot:sensible"], lang=lang)


@state()
def draft(lang: str) -> Play:
    """A card is about to be placed."""
    play = Play(until(sedlec(), lambda it: it.state.round > 2), lang=lang)
    play.on()
    play.before("lay", move=a_move(play, "lay"))
    return play


@state()
def refused(lang: str) -> Play:
    """A move was tried that is not allowed."""
    play = Play(sedlec(), seats=["person", "bot:sensible"], lang=lang)
    play.before("play", move="collect")
    return play


@state()
def three(lang: str) -> Play:
    """Three people, each with a crypt that grows."""
    return Play(until(sedlec(players=3), lambda it: it.state.round > 3), lang=lang)


@state()
def steps(lang: str) -> Play:
    """In the middle of what comes of a move."""
    play = Play(sedlec(), seats=["person", "bot:sensible"], lang=lang)
    play.before("play", move="dig 2 5")
    play.before("next")
    return play


@state()
def taking(lang: str) -> Play:
    """Cards of the graveyard are shared out."""
    return Play(until(sedlec(), lambda it: it.state.stage == TAKE), lang=lang).on()


@state()
def help(lang: str) -> Play:  # noqa: A001
    """The exact help for a crypt."""
    play = Play(until(sedlec(), lambda it: it.state.round > 3), lang=lang)
    play.on()
    play.before("tool", name="help")
    play.before("help-ceiling", open=True)
    return play


@state()
def estimate(lang: str) -> Play:
    """Estimates of the moves, by many playouts; the game is nearly over."""
    play = Play(until(sedlec(), lambda it: it.state.round > 10), lang=lang)
    play.on()
    play.before("tool", name="estimate")
    play.before("estimate-ask")
    return play


@state()
def estimate_review(lang: str) -> Play:
    """A finished game is gone over so."""
    timeline = until(sedlec(), is_over)
    play = Play(timeline, seats=["person", "bot:sensible"], lang=lang)
    play.before("tool", name="estimate-review")
    play.before("estimate-review-start")
    while play.tutor.live.panels["estimate-review"].data["state"] == "working":
        play.before("estimate-review-go-on")
    return play


@state()
def branches(lang: str) -> Play:
    """The tree of what could be."""
    play = Play(sedlec(), seats=["person", "bot:sensible"], lang=lang)
    play.before("play", move="dig 2 5")
    play.before("undo")
    play.before("tool", name="whatif")
    return play


@state()
def end(lang: str) -> Play:
    return Play(until(sedlec(players=3), is_over), lang=lang)


@state()
def course(lang: str) -> Play:
    """The screen with all lessons."""
    play = Play("sedlec", seed=7, lang=lang)
    play.before("learn-open", screen="course")
    return play


@state()
def lesson(lang: str) -> Play:
    """The first task of the first lesson, with a hint."""
    play = Play("sedlec", seed=7, lang=lang)
    play.before("learn-start", kind="lesson", id=LESSON)
    play.before("learn-hint")
    return play


@state()
def rules(lang: str) -> Play:
    """All rules."""
    play = Play("sedlec", seed=7, lang=lang)
    play.before("rules-open", id=None)
    return play
