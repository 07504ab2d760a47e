"""A Python that is killed while a game is under way or over: Reload brings all of it back."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.browser.board_page import BoardPage
from tests.browser.donjon_page import DonjonPage
from tests.browser.tutor_page import TutorPage
from tests.faults import MOMENTS
from tests.serving import kernel_of, kernels

PAGES = {"crypt": TutorPage, "donjon": DonjonPage, "sedlec": BoardPage}


@pytest.mark.parametrize(
    ("game", "moment"),
    # At the end of the others so much is reckoned anew that it would take a minute to wait.
    [*((game, "under way") for game in PAGES), ("crypt", "over")],
)
def test_a_reload_brings_back_all_of_it(
    open_served: Callable[..., TutorPage], game: str, moment: str
) -> None:
    opened = MOMENTS[moment](game).session.opened
    tutor = open_served(opened.timeline, opened.seats, kind=PAGES[game])
    tutor.page.forgive("")
    tutor.load(opened.record())
    before = tutor.kept
    assert before is not None
    if not opened.timeline.game.secret_moves:
        assert json.loads(before) == json.loads(opened.record())
    kernel = tutor.page.evaluate("document.body.dataset.kernelId")
    kernel_of(kernel, kernels(tutor.server)).kill()
    lost = tutor.find('[data-banner="lost"]')
    lost.wait_for(timeout=20_000)
    tutor.wire.forget()
    with tutor.page.expect_navigation():
        lost.locator('[data-action="reload"]').click()
    tutor.arrived()
    assert tutor.kept == before
    assert not tutor.find('[data-banner="trouble"], [data-banner="resume"]').count()
