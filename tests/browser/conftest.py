"""Pages with the tutor on them: on the page host, or on a real server for tests of the app."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

import pytest

from crypt_core.engine.timeline import Timeline
from tests.browser.board_page import BoardPage
from tests.browser.kept_page import KeptPage
from tests.browser.page_host import ADDRESS
from tests.browser.tutor_page import TutorPage
from tests.conftest import ARGUMENTS, SHELLS, find_browser

AnyTutor = TypeVar("AnyTutor", bound=TutorPage)


@pytest.fixture(scope="session")
def tutor_address() -> str:
    """The address of the page host, which has no server: see `page_host.py`."""
    return ADDRESS


@pytest.fixture
def open_tutor(open_page: Callable[..., Any], tutor_address: str) -> Callable[..., TutorPage]:
    """``open_tutor(timeline, seats, locale="fr-FR")``: a page of its own with a game on it.

    ``kind`` is the class of the page. Nothing glides unless it is asked for
    (``reduced_motion="no-preference"``): tests are patient enough for it, people wait.
    """

    def new(
        timeline: Timeline | None = None,
        seats: Sequence[str] | None = None,
        *,
        kind: type[AnyTutor] = TutorPage,  # type: ignore[assignment]
        server: str = tutor_address,
        **options: Any,
    ) -> AnyTutor:
        options.setdefault("reduced_motion", "reduce")
        tutor = kind(open_page(**options), server)
        tutor.open(timeline, seats)
        return tutor

    return new


@pytest.fixture
def open_served(
    open_tutor: Callable[..., TutorPage], tutor_server: str
) -> Callable[..., TutorPage]:
    """The same on the real server, with a kernel: for what goes on between page and server."""
    return partial(open_tutor, server=tutor_server)


@pytest.fixture
def open_board(open_tutor: Callable[..., BoardPage]) -> Callable[..., BoardPage]:
    """The same with Sedlec's table."""
    return partial(open_tutor, kind=BoardPage)


@pytest.fixture(scope="module")
def browser_with_bars(browser: Any) -> Iterator[Any]:
    """A Chromium of its own, whose scrollbars take room, as on most computers."""
    with_bars = browser.browser_type.launch(
        executable_path=find_browser(*SHELLS),
        args=ARGUMENTS,
        ignore_default_args=["--hide-scrollbars"],
    )
    yield with_bars
    with_bars.close()


@pytest.fixture(scope="session")
def kept_page(browser: Any, tutor_address: str) -> Iterator[KeptPage]:
    """The page that tests take turns at."""
    page = KeptPage(browser, tutor_address)
    yield page
    page.close()


@pytest.fixture
def at_table(
    kept_page: KeptPage, request: pytest.FixtureRequest
) -> Iterator[Callable[..., TutorPage]]:
    """``at_table(timeline, seats)``: a page in English, as wide as a laptop's, with a game on it.

    The tests of a worker take turns at it: a game is loaded there in a tenth of the time that a
    page of its own takes. For tests that are about the table and its panels; storage, language and
    size want ``open_tutor``. ``kind`` is the class of the page.
    """

    def take(
        timeline: Timeline,
        seats: Sequence[str] | None = None,
        kind: type[AnyTutor] = TutorPage,  # type: ignore[assignment]
    ) -> AnyTutor:
        return kept_page.take(kind, timeline, seats)

    kept_page.begin()
    yield take
    kept_page.end(request.node)


@pytest.fixture
def at_board(at_table: Callable[..., BoardPage]) -> Callable[..., BoardPage]:
    """The same with Sedlec's table."""
    return partial(at_table, kind=BoardPage)
