"""Estimates in a browser: the review of a whole game, and whether anything keeps anybody out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.coach.bots import choose
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC
from tests.browser.board_page import BoardPage
from tests.browser.stage_page import faults_on_a_phone
from tests.browser.test_axe import Looks
from tests.browser.test_looks import PHONE
from tests.browser.tutor_page import TutorPage

COACH = ".crypt-estimate"
REVIEW = ".crypt-estimate-review"
BOTS_OF_SEDLEC = ["person", "bot:sensible"]


def deal(whole: bool) -> Timeline:
    """A game of Sedlec for two, at its first decision or played to its end."""
    timeline = Timeline(SEDLEC, SEDLEC.setup({"players": 2}), 7)
    while whole and SEDLEC.deciders(timeline.state):
        bot = ("random", "sensible")[SEDLEC.deciders(timeline.state)[0]]
        timeline.play(choose(bot, SEDLEC, timeline.state, timeline.moment.luck))
    return timeline


def ask(tutor: TutorPage) -> None:
    """Show the tool and ask."""
    tutor.tool("estimate")
    assert tutor.find(f"{COACH} .es-row").count() == 0, "nothing is found before it is asked for"
    tutor.do("estimate-ask")
    assert tutor.find(f"{COACH} .es-row").count()


def test_a_whole_game_is_gone_over_and_one_goes_there(
    open_board: Callable[..., BoardPage],
) -> None:
    timeline = deal(whole=True)
    timeline.go(timeline.line()[-3].id)
    tutor = open_board(deal(whole=False), BOTS_OF_SEDLEC)
    tutor.load(record.save_text(timeline, {"seats": BOTS_OF_SEDLEC}))
    tutor.page.set_viewport_size(PHONE["viewport"])
    tutor.tool("estimate-review")
    tutor.do("estimate-review-start")
    tutor.page.wait_for_selector(f"{REVIEW} .es-costlies", state="attached", timeout=120_000)
    tutor.settle()
    assert tutor.page.evaluate("document.activeElement.dataset.key") == "verdict"
    assert tutor.find(f"{REVIEW} .es-costly").count() > 0
    assert faults_on_a_phone(tutor.page) == []
    node = tutor.find(f"{REVIEW} [data-node]").first.get_attribute("data-node")
    tutor.find(f"{REVIEW} [data-node]").first.click()
    tutor.settle()
    assert tutor.deciding
    assert str(tutor.timeline.place.moment) == node


@pytest.mark.nightly
def test_nothing_in_it_keeps_anybody_out(open_page: Callable[..., Any], tutor_address: str) -> None:
    page = open_page(reduced_motion="reduce")
    looks = Looks(page)
    tutor = BoardPage(page, tutor_address)
    tutor.open(deal(whole=False), ["person", "bot:sensible"])
    ask(tutor)
    looks.at("the coach’s estimates")
    tutor.load(record.save_text(deal(whole=True), {"seats": ["person", "bot:sensible"]}))
    assert tutor.find(REVIEW).is_visible(), "it stands with the end of the game"
    page.wait_for_selector(f"{REVIEW} .es-costlies", state="attached", timeout=120_000)
    tutor.settle()
    looks.at("the review by estimates")
    looks.check()
