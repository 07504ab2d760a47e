"""Whole solo games by mouse, touch and keyboard, as somebody plays who has just opened the page.

Nothing is scrolled by hand while one decides: all that it takes is in sight. In Chromium as people
have it: the other tests take its headless shell, where there is one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from crypt_core.crypt.moves import RECOVER
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import OVER
from tests.browser.hands import Finger, Keys, Mouse, play
from tests.browser.tutor_page import STORY, TutorPage, game
from tests.browser.views_on_the_wire import check_wire
from tests.conftest import ARGUMENTS, SHELLS, find_browser

SEED = 3
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 1280, "height": 720}
RANKS = ((50, "the Magnificent"), (40, "the Wealthy"), (30, "the Petty"), (0, "the Fool"))


@pytest.fixture(scope="module")
def browser(browser: Any) -> Iterator[Any]:
    """A Chromium of its own, whole."""
    path = find_browser() or find_browser(*SHELLS)
    whole = browser.browser_type.launch(executable_path=path, args=ARGUMENTS)
    yield whole
    whole.close()


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", text)]


def rank(total: int) -> str:
    return next(name for least, name in RANKS if total >= least)


def hasten(tutor: TutorPage) -> None:
    """All motion of the page takes a tenth of its time."""
    devtools = tutor.page.context.new_cdp_session(tutor.page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 10})


@pytest.mark.nightly
def test_whole_solo_game_by_mouse_to_its_rank(open_tutor: Callable[..., TutorPage]) -> None:
    tutor = open_tutor(game(seed=SEED), reduced_motion="no-preference", viewport=LAPTOP)
    hasten(tutor)
    timeline = game(seed=SEED)
    decided = play(Mouse(tutor), timeline)
    recovered = [
        was
        for was, moment in zip(decided, timeline.moments[1:], strict=True)
        if moment.move.verb == RECOVER and not was.players[0].ready
    ]
    assert recovered, "in this game there was always a servant ready: choose another seed"

    end = tutor.timeline.state
    assert end.stage == OVER
    tutor.do("sheet")
    rows = tutor.find(f"{STORY} .st-sheet tbody tr").all_inner_texts()
    total = numbers(tutor.text(f"{STORY} .st-sheet tfoot"))[-1]
    assert sum(numbers(row)[-1] for row in rows) == total
    assert total == end.scores[0] == score_sheet(end, 0).total
    assert rank(total).lower() in tutor.text(f"{STORY} .st-verdict").lower()
    assert str(total) in tutor.text(f"{STORY} .st-verdict")

    found = check_wire(tutor)
    assert found["tables"] > 40
    assert found["hidden"] > 20
    assert found["moved"] > 50


@pytest.mark.parametrize(
    ("hand", "options"),
    [(Finger, {"viewport": PHONE, "has_touch": True}), (Keys, {"viewport": SMALL})],
    ids=["touch on a phone", "keyboard alone"],
)
def test_whole_solo_game_without_a_mouse(
    open_tutor: Callable[..., TutorPage], hand: type[Mouse], options: dict[str, Any]
) -> None:
    tutor = open_tutor(game(seed=SEED), **options)
    timeline = game(seed=SEED)
    play(hand(tutor), timeline)
    assert tutor.timeline.state == timeline.state
    total = timeline.state.scores[0]
    # On a phone the sheet with the end's card has risen over the table.
    verdict = tutor.find(".st-ending .st-verdict")
    assert rank(total).lower() in verdict.inner_text().lower()
    assert total in numbers(verdict.inner_text())
    box = verdict.bounding_box()
    assert 0 <= box["y"] <= box["y"] + box["height"] <= tutor.page.viewport_size["height"]
