"""The end of a game in a browser: all of it in sight at once, and where one goes from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.scoring import RANKS
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import LANGS
from tests.browser.tutor_page import STORY, TutorPage
from tests.finished import finished

Open = Callable[..., TutorPage]
SEATS = ["person", "bot:greedy", "bot:careful", "bot:random"]
SIZES = [(390, 844), (1440, 900)]
ENDING = f"{STORY} .st-ending"
IN_SIGHT = """
(ending) => {
  const { top, bottom } = ending.getBoundingClientRect();
  const tool = ending.closest(".crypt-in-tools").getBoundingClientRect();
  return top >= tool.top && bottom <= tool.bottom && tool.top >= 0
    && tool.bottom <= window.innerHeight;
}
"""


def speak(tutor: TutorPage, lang: str) -> None:
    """Choose a language: where there is little room it is in the menu."""
    choice = tutor.find('[data-action="lang"]')
    if not choice.is_visible():
        tutor.do("menu")
    choice.select_option(lang)
    tutor.settle()
    if tutor.find('[data-action="menu"][aria-expanded="true"]').count():
        tutor.press("Escape")


def several() -> Timeline:
    """A game of four bots to its end."""
    timeline = Timeline(CRYPT, CRYPT.setup({"players": 4, "sides": "ABABAB"}), 5)
    while deciders := CRYPT.deciders(timeline.state):
        bot = (SEATS[deciders[0]].partition(":")[2]) or "sensible"
        timeline.play(choose(bot, CRYPT, timeline.state, timeline.moment.luck))
    return timeline


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_is_seen_whole_and_says_it_once(open_tutor: Open, width: int, height: int) -> None:
    page: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    tutor = open_tutor(finished(), **page)
    tutor.tool("story")
    score = finished().state.scores[0]
    reached = sum(score >= least for least, _ in RANKS)
    for lang in LANGS:
        speak(tutor, lang)
        assert tutor.find(ENDING).evaluate(IN_SIGHT), lang
        assert tutor.find(f"{ENDING} .st-rung").count() == len(RANKS)
        assert tutor.find(f"{ENDING} .st-reached").count() == reached
        assert tutor.find(f"{ENDING} .st-rung[aria-current] .st-somebody").count() == 1
        verdict = tutor.text(f"{ENDING} .st-verdict")
        assert str(score) in verdict
        assert tutor.text(f"{STORY} .st-body").count(verdict) == 1
        assert not tutor.find(f"{STORY} .st-sheet table").is_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_several_players_are_seen_together(open_tutor: Open, width: int, height: int) -> None:
    page: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    tutor = open_tutor(several(), SEATS, **page)
    tutor.tool("story")
    scores = several().state.scores
    for lang in LANGS:
        speak(tutor, lang)
        assert tutor.find(ENDING).evaluate(IN_SIGHT), lang
        told = tutor.find(f"{ENDING} .st-standings strong").all_inner_texts()
        assert list(map(int, told)) == sorted(scores, reverse=True)
        winners = tutor.find(f"{ENDING} .st-winner strong").all_inner_texts()
        assert set(map(int, winners)) == {max(scores)}


def test_from_the_end_to_what_comes_next(open_tutor: Open) -> None:
    tutor = open_tutor(finished())
    tutor.do("end-review")
    tutor.find('.crypt-review [data-action="review-chart"]').wait_for()
    tutor.settle()
    review = tutor.find(".crypt-review .rv").bounding_box()
    assert -1 < review["y"] < 400, "one is brought to it"

    tutor.tool("story")
    tutor.do("end-new")
    assert tutor.find("dialog.fr-dialog-new").is_visible()
    tutor.do("close-dialog")

    tutor.do("end-course")
    assert tutor.find(ENDING).is_hidden()
    tutor.do("learn-close")
    tutor.find(ENDING).wait_for()

    deal = tutor.timeline
    tutor.do("end-again")
    tutor.page.wait_for_function(
        f"() => !document.querySelector('{ENDING}') && document.activeElement !== document.body"
    )
    anew = tutor.timeline
    assert len(anew.moments) == 1
    assert (anew.setup, anew.seed) == (deal.setup, deal.seed)
    tutor.do("previous")
    assert tutor.find(ENDING).count() == 1
    assert len(tutor.timeline.moments) == len(deal.moments)
