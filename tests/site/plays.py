"""What is played on the page with no server, to its end or until so many decisions are made."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

from crypt_core.coach.bots import choose
from crypt_core.crypt.day import day_deal
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import OVER
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from tests.browser.board_page import BoardPage
from tests.browser.donjon_page import DonjonPage
from tests.browser.test_donjon import decide_as_a_bot
from tests.browser.test_learn import at_task, kept, outcome, typed
from tests.browser.test_review import CHART, EXERCISE, REVIEW
from tests.browser.tutor_page import STORY, TABLE, TutorPage
from tests.learner import beginners

CURTAIN = f"{TABLE} [data-testid=curtain]"
TODAY = "new Date().toLocaleDateString('sv')"
"""The day where the page is, as an ISO date."""
ALL = 1000
"""More decisions and steps than any game has."""

BEGINNERS = beginners("crypt")


def decide(tutor: TutorPage) -> None:
    """Decide by mouse as a sensible bot would."""
    timeline = tutor.timeline
    move = choose("sensible", timeline.game, timeline.state, timeline.moment.luck)
    tutor.decide(timeline.game.write_move(move))


def played(
    tutor: Any, decisions: int = ALL, decide: Callable[[Any], None] = decide, curtain: str = CURTAIN
) -> int:
    """Play on, each person as a bot would; the value is how many decisions were made so."""
    made = 0
    for _ in range(ALL):
        if tutor.over or made == decisions:
            break
        if tutor.find(curtain).count():
            tutor.do("curtain")
        elif tutor.can_go_on:  # first: a power may be used on the way, by whoever has just decided
            tutor.go_on()
        else:
            assert tutor.deciding
            decide(tutor)
            made += 1
    return made


def of_the_day(tutor: TutorPage) -> None:
    """The deal of the day begun from the list of games, and a decision made in it."""
    tutor.do("games")
    tutor.do("day-play")
    deal = day_deal(date.fromisoformat(tutor.page.evaluate(TODAY)))
    assert (tutor.timeline.seed, tutor.timeline.setup) == (deal.seed, deal.setup)
    assert played(tutor, 1) == 1
    tutor.do("games")
    assert "1 decision" in tutor.text(".crypt-games .gm-day")


def finished(tutor: TutorPage) -> None:
    """A solo game of Crypt has come to its sheet."""
    end = tutor.timeline.state
    assert end.stage == OVER
    assert str(score_sheet(end, 0).total) in tutor.text(f"{STORY} .st-verdict")


def reviewed(tutor: TutorPage) -> None:
    """The game that has been played gone over, and a decision of it begun as an exercise."""
    tutor.tool("review")
    tutor.find(CHART).wait_for()
    tutor.settle()
    assert tutor.find(f"{REVIEW} .rv-chart .rv-draw").count() > 5
    exercise = tutor.find(f'{REVIEW} [data-action="review-exercise"]')
    assert exercise.count(), "no decision to be put right: choose another seed"
    exercise.first.click()
    tutor.settle()
    assert tutor.find(EXERCISE).count()
    assert tutor.deciding


def first_chapter(tutor: TutorPage) -> None:
    """The chapter of the course that leads to a first whole game, task by task."""
    tutor.do("accept-invite")
    for task in BEGINNERS:
        assert at_task(tutor) == f"lesson-{task.id}"
        typed(tutor, task.solution)
        assert outcome(tutor) == "done", task.id
        if task is not BEGINNERS[-1]:
            tutor.do("learn-next")
    assert kept(tutor) == {task.id for task in BEGINNERS}
    assert tutor.find('[data-action="learn-play"]:visible').count(), "it ends with a game to play"


DECIDE: dict[str, tuple[type[TutorPage], Callable[[Any], None], str]] = {
    "sedlec": (BoardPage, decide, ".crypt-board [data-testid=curtain]"),
    "donjon": (DonjonPage, decide_as_a_bot, ".crypt-dungeon [data-testid=curtain]"),
}
"""The other kinds of games: their page, how one decides there, and what hangs between people."""
assert {CRYPT.name, *DECIDE} == {*GAMES}, "a game of each kind"


def against_bots(name: str) -> tuple[Timeline, list[str]]:
    """A new game of a kind against bots, and who sits there."""
    kind = GAMES[name]
    timeline = Timeline(kind, kind.setup({}), 4)
    return timeline, ["person"] + ["bot:sensible"] * (timeline.setup.players - 1)
