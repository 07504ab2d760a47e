"""Moments of Crypt."""

from __future__ import annotations

from crypt_core.crypt.state import POTTERY, REROLL
from crypt_core.teach.lessons.courses import lessons
from crypt_widgets.games.crypt.review.state import ReviewState
from tests.finished import finished
from tests.panels.games import crypt, until
from tests.panels.play import Play, state

LESSON = next(iter(lessons("crypt")))


@state()
def new(lang: str) -> Play:
    return Play(crypt(), lang=lang)


@state(langs=["en", "fr", "it"])
def draft(lang: str) -> Play:
    """A claim lies on the table."""
    play = Play(crypt(), lang=lang)
    play.before("lay", move="a5 b3")
    return play


@state()
def refused(lang: str) -> Play:
    """A claim was tried that is not allowed."""
    play = Play(crypt(), lang=lang)
    play.before("lay", move="b34")
    play.before("play", move="b34")
    return play


@state()
def three(lang: str) -> Play:
    """Two people and a bot; dice of the first lie on the treasures."""
    seats = ["person", "person", "bot:sensible"]
    return Play(crypt("a5 b3", players=3), seats=seats, lang=lang).on()


@state()
def curtain(lang: str) -> Play:
    """Two people at one screen, of whom one knows what the other does not."""
    play = Play(crypt(players=2), seats=["person", "person"], lang=lang)
    play.until(lambda session: session.curtain)
    return play


@state()
def steps(lang: str) -> Play:
    """In the middle of what comes of a claim."""
    play = Play(crypt(), lang=lang)
    play.before("play", move="a5 b3")
    play.before("next")
    return play


@state()
def roll_again(lang: str) -> Play:
    """Dice that were rolled may be rolled again."""
    timeline = crypt("a2 b4 c4", "a6")
    assert timeline.state.stage == REROLL
    return Play(timeline, lang=lang)


@state()
def taking(lang: str) -> Play:
    """A face-down treasure may be taken."""
    timeline = until(crypt(sides="BBBBBB", seed=3), lambda it: it.state.stage == POTTERY, "greedy")
    return Play(timeline, lang=lang)


@state()
def coach(lang: str) -> Play:
    """All hints, and the first moves of the list."""
    play = Play(crypt(), lang=lang)
    play.before("tool", name="coach")
    for _ in range(3):
        play.before("coach-hint")
    play.before("coach-list", open=True)
    return play


@state()
def odds(lang: str) -> Play:
    """The odds of a claim against the Ghost."""
    play = Play(crypt(), lang=lang)
    play.before("lay", move="a5 b3")
    play.before("tool", name="odds")
    return play


@state()
def branches(lang: str) -> Play:
    """Two lines side by side in the tree of what could be."""
    play = Play(crypt(), lang=lang)
    for move in ("a5 b3", "b6"):
        play.before("go", node=0)
        play.before("play", move=move)
        play.before("continue")
    play.before("tool", name="whatif")
    return play


@state()
def rule(lang: str) -> Play:
    """The card of a rule."""
    play = Play(crypt(), lang=lang)
    play.before("rule", id="claim.push")
    return play


@state()
def end(lang: str) -> Play:
    return Play(finished(), lang=lang)


@state()
def review(lang: str) -> Play:
    """A finished game is gone over."""
    play = Play(finished(), lang=lang)
    play.before("tool", name="review")
    play.before("review-start")
    play.before("review-compute")
    return play


@state()
def exercise(lang: str) -> Play:
    """A better move is to be found."""
    play = review_begun(lang)
    mistake = next(iter(play.session.panel_state(ReviewState).review.mistakes()))
    play.before("review-exercise", node=mistake.moment)
    play.before("review-hint")
    return play


def review_begun(lang: str) -> Play:
    play = Play(finished(), lang=lang)
    for do in ("review-start", "review-compute"):
        play.before(do)
    return play


@state()
def course(lang: str) -> Play:
    """The screen with all lessons."""
    play = Play(crypt(), lang=lang)
    play.before("learn-open", screen="course")
    return play


@state()
def lesson(lang: str) -> Play:
    """The first task of the first lesson, with a hint."""
    play = Play(crypt(), lang=lang)
    play.before("learn-start", kind="lesson", id=LESSON)
    play.before("learn-hint")
    return play


@state()
def rules(lang: str) -> Play:
    """All rules."""
    play = Play(crypt(), lang=lang)
    play.before("rules-open", id=None)
    return play


@state()
def rule_page(lang: str) -> Play:
    """A rule's page."""
    play = Play(crypt(), lang=lang)
    play.before("rules-open", id="claim.push")
    return play


@state()
def games(lang: str) -> Play:
    """The games that the browser has kept: one is over, and one goes on."""
    play = Play(crypt(), lang=lang)
    play.before("learn-open", screen="games")
    kept = {
        "id": "a",
        "changed": 1,
        "game": "crypt",
        "seats": ["person"],
        "decided": 20,
        "scores": [44],
        "winners": [0],
        "cost": 12,
        "day": None,
        "path": [],
    }
    other = {**kept, "id": "b", "scores": [], "winners": [], "cost": None}
    play.before("games-kept", games=[kept, other], today="2026-11-23")
    return play
