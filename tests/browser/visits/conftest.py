"""A page in a frame, at which the visits take turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.kept_page import KeptPage
from tests.browser.page_host import ADDRESS
from tests.browser.tutor_page import TutorPage
from tests.browser.visits.moments import Moment
from tests.browser.visits.visit import Framed


def uninvited(tutor: TutorPage) -> None:
    """Decline what newcomers are offered: the course, or else a companion."""
    if tutor.find('[data-action="decline-invite"]').count():
        tutor.do("decline-invite")
    elif tutor.find('[data-action="companion-leave"]').count():
        tutor.do("companion-leave")


@pytest.fixture(scope="session")
def framed_page(browser: Any) -> Iterator[KeptPage]:
    page = KeptPage(browser, ADDRESS, Framed)
    yield page
    page.close()


@pytest.fixture
def at_moment(
    framed_page: KeptPage, request: pytest.FixtureRequest
) -> Iterator[Callable[[Moment], TutorPage]]:
    """``at_moment(moment)``: the page, at this moment."""

    def take(moment: Moment) -> TutorPage:
        tutor = framed_page.take(moment.kind, moment.begins(), moment.seats)
        uninvited(tutor)
        moment.do(tutor)
        tutor.page.mouse.move(0, 0)
        return tutor

    framed_page.begin()
    yield take
    framed_page.end(request.node)
