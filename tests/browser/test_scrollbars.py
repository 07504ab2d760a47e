"""The page beside a scrollbar that takes room, as on most computers: narrower than its window.

Elsewhere the browser of the tests shows none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.board_page import BoardPage
from tests.browser.test_board import full_hand, going, nothing_gained, the_button_stays
from tests.browser.test_looks import fits
from tests.browser.test_text_size import crypts_screens, sedlecs_screens
from tests.browser.tutor_page import TutorPage, game
from tests.browser.wire import PAINTED
from tests.conftest import ARGUMENTS, SHELLS, find_browser

SIZES = {"wide": {"width": 1280, "height": 900}, "phone": {"width": 390, "height": 844}}
BAR = """
() => Math.max(
  innerWidth - document.documentElement.clientWidth,
  ...[...document.querySelectorAll(".crypt-app .crypt")]
    .filter((it) => it.scrollHeight > it.clientHeight + 1)
    .map((it) => it.offsetWidth - it.clientWidth))
"""
"""How wide the widest scrollbar is, of the page or of a panel of its own height."""
CUT_OFF = """
() => [...document.querySelectorAll(".crypt-app .crypt")]
  .filter((it) => it.clientWidth > 1 && it.scrollWidth > it.clientWidth)
  .map((it) => `${it.className}: ${it.scrollWidth} px in ${it.clientWidth}`)
"""


@pytest.fixture(scope="module")
def browser(browser: Any) -> Iterator[Any]:
    """A Chromium of its own, with its scrollbars."""
    with_bars = browser.browser_type.launch(
        executable_path=find_browser(*SHELLS),
        args=ARGUMENTS,
        ignore_default_args=["--hide-scrollbars"],
    )
    yield with_bars
    with_bars.close()


def all_fit(tutor: TutorPage, screens: Iterator[str]) -> None:
    """Nothing leaves the page, nor a panel that scrolls in itself."""
    bars: list[int] = []
    cut_off: list[str] = []
    for screen in screens:
        for name, size in reversed(SIZES.items()):
            tutor.page.set_viewport_size(size)
            tutor.page.evaluate(PAINTED)
            fits(tutor, f"{screen}, {name}")
            cut_off += [f"{screen}, {name}: {it}" for it in tutor.page.evaluate(CUT_OFF)]
            bars.append(tutor.page.evaluate(BAR))
    assert max(bars) > 5, "otherwise this test would see nothing new"
    assert not cut_off, "\n".join(cut_off)


def test_nothing_of_crypt_is_wider_than_the_page(open_tutor: Callable[..., TutorPage]) -> None:
    tutor = open_tutor(game("a4 b2", "recover"))
    all_fit(tutor, crypts_screens(tutor))


def test_nothing_of_sedlec_is_wider_than_the_page(open_board: Callable[..., BoardPage]) -> None:
    tutor = open_board(going(full_hand), ["person", "person"])
    all_fit(tutor, sedlecs_screens(tutor))


@pytest.mark.parametrize("size", SIZES)
def test_the_button_stays_where_it_is(open_board: Callable[..., BoardPage], size: str) -> None:
    tutor = open_board(going(nothing_gained), viewport=SIZES[size])
    assert tutor.page.evaluate(BAR) > 5
    the_button_stays(tutor)
