"""A Python that is killed while a game is under way or over: Reload brings all of it back."""

from __future__ import annotations

import json
from collections.abc import Callable

import psutil
import pytest

from tests.browser.board_page import BoardPage
from tests.browser.donjon_page import DonjonPage
from tests.browser.tutor_page import CONFIRM, TutorPage, game
from tests.faults import MOMENTS
from tests.serving import kernel_of, kernels

PAGES = {"crypt": TutorPage, "donjon": DonjonPage, "sedlec": BoardPage}


@pytest.mark.parametrize(
    ("game", "moment"),
    # At the end of the others so much is reckoned anew that it would take a minute to wait.
    [
        ("crypt", "under way"),
        ("crypt", "over"),
        pytest.param("donjon", "under way", marks=pytest.mark.nightly),
        pytest.param("sedlec", "under way", marks=pytest.mark.nightly),
    ],
)
def test_a_reload_brings_back_all_of_it(
    open_served: Callable[..., TutorPage], game: str, moment: str
) -> None:
    opened = MOMENTS[moment](game).session.match.opened
    tutor = open_served(opened.timeline, opened.seats, kind=PAGES[game])
    tutor.page.forgive("")
    tutor.load(opened.record())
    before = tutor.kept
    assert before is not None
    if not opened.timeline.game.secret_moves:
        assert json.loads(before) == json.loads(opened.record())
    kill(tutor, python_of(tutor))
    assert tutor.kept == before
    assert not tutor.find('[data-banner="trouble"], [data-banner="resume"]').count()


def test_a_decision_that_its_python_never_heard_lies_there_again(
    open_served: Callable[..., TutorPage],
) -> None:
    tutor = open_served(game("a4 b2", "recover"))
    tutor.page.forgive("")
    tutor.lay("a1")
    python = python_of(tutor)
    python.suspend()
    tutor.page.click(CONFIRM)
    kill(tutor, python)
    assert tutor.drafted == {"a": [1]}


def python_of(tutor: TutorPage) -> psutil.Process:
    """The Python behind the page."""
    kernel = tutor.page.evaluate("document.body.dataset.kernelId")
    return kernel_of(kernel, kernels(tutor.server))


def kill(tutor: TutorPage, python: psutil.Process) -> None:
    """End it, and load the page anew when it says that it is alone."""
    python.kill()
    lost = tutor.find('[data-banner="lost"]')
    lost.wait_for(timeout=20_000)
    tutor.wire.forget()
    with tutor.page.expect_navigation():
        lost.locator('[data-action="reload"]').click()
    tutor.arrived()
