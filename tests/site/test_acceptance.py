"""All kinds of play, with every other host blocked, and again without a network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from tests.browser.tutor_page import TutorPage, game
from tests.browser.wire import WAKES
from tests.conftest import ARGUMENTS, SHELLS, find_browser
from tests.site import plays
from tests.site.site_page import KEPT, hosted, until

NOBODY_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"
Visit = Callable[..., Any]


@pytest.fixture(scope="module")
def browser(browser: Any) -> Iterator[Any]:
    """A whole Chromium, as people have it, that can reach no other host."""
    path = find_browser() or find_browser(*SHELLS)
    whole = browser.browser_type.launch(executable_path=path, args=[*ARGUMENTS, NOBODY_ELSE])
    yield whole
    whole.close()


@pytest.fixture(params=["its own host alone", "no network"])
def visit(
    request: pytest.FixtureRequest, open_page: Callable[..., Any], built: Path
) -> Iterator[Visit]:
    """``visit(kind, timeline, seats)``: come with a game, in the same browser each time."""
    page = open_page(reduced_motion="reduce", bypass_csp=False)

    def come(
        kind: type[TutorPage] = TutorPage,
        timeline: Timeline | None = None,
        seats: list[str] | None = None,
    ) -> Any:
        tutor = kind(page, host.url)
        page.set_default_timeout(2000 * WAKES)
        page.goto("about:blank")
        tutor.open(timeline, seats)
        if tutor.find("[data-banner=resume]").count():
            tutor.do("discard-saved")  # what was played before
        return tutor

    with hosted(built / "site") as host:
        come()
        until(lambda: page.evaluate(KEPT) == "activated", "it is not kept")
        gone = request.param == "no network"
        if gone:
            host.close()
            page.context.set_offline(True)
        yield come
        assert not page.locator("[data-banner=lost]").count()


def test_the_first_chapter(visit: Visit) -> None:
    plays.first_chapter(visit())


def test_a_game_alone_its_review_and_the_deal_of_the_day(visit: Visit) -> None:
    solo = visit(TutorPage, game(seed=3))
    plays.played(solo)
    kept = solo.kept
    solo.reload()
    assert solo.kept == kept
    plays.finished(solo)
    plays.reviewed(solo)
    plays.of_the_day(solo)


def test_three_at_one_screen(visit: Visit) -> None:
    three = visit(TutorPage, game(players=3, seed=4))
    plays.played(three)
    assert three.over
    assert {it.move.player for it in three.timeline.moments[1:]} == {0, 1, 2}


@pytest.mark.parametrize("name", plays.DECIDE)
def test_another_game_against_bots(visit: Visit, name: str) -> None:
    kind, decide, curtain = plays.DECIDE[name]
    tutor = visit(kind, *plays.against_bots(name))
    plays.played(tutor, decide=decide, curtain=curtain)
    assert tutor.timeline.game is GAMES[name]
    assert tutor.over
