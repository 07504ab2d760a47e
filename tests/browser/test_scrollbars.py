"""The button of Sedlec's table beside a scrollbar that takes room, as on most computers.

Elsewhere the browser of the tests shows none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.board_page import BoardPage
from tests.browser.test_board import going, nothing_gained, the_button_stays

SIZES = {"wide": {"width": 1280, "height": 900}, "phone": {"width": 390, "height": 844}}
BAR = """
() => Math.max(
  innerWidth - document.documentElement.clientWidth,
  ...[...document.querySelectorAll(".crypt-app .crypt")]
    .filter((it) => it.scrollHeight > it.clientHeight + 1)
    .map((it) => it.offsetWidth - it.clientWidth))
"""
"""How wide the widest scrollbar is, of the page or of a panel of its own height."""


@pytest.fixture(scope="module")
def browser(browser_with_bars: Any) -> Any:
    return browser_with_bars


@pytest.mark.parametrize("size", SIZES)
def test_the_button_stays_where_it_is(open_board: Callable[..., BoardPage], size: str) -> None:
    tutor = open_board(going(nothing_gained), viewport=SIZES[size])
    assert tutor.page.evaluate(BAR) > 5
    the_button_stays(tutor)
