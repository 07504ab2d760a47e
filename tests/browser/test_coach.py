"""The coach's card by keyboard, and on a phone; what it says is tested in tests/panels."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.tutor_page import TutorPage, game

Open = Callable[..., TutorPage]
COACH = ".crypt-coach"
HINTS = f"{COACH} .co-hint"
ROWS = f"{COACH} .co-row"


def test_the_keyboard_is_enough(at_table: Open) -> None:
    tutor = at_table(game())

    def focused(attribute: str = "action") -> str:
        return str(tutor.page.evaluate(f"document.activeElement.dataset.{attribute}"))

    tutor.find('[data-action="tool-story"]').focus()
    tutor.press("ArrowRight")
    assert focused() == "tool-coach"
    tutor.press("Tab")
    assert focused() == "coach-hint"
    tutor.press("Enter Enter")
    assert focused() == "coach-hint"
    tutor.press("Enter")
    assert tutor.find(HINTS).count() == 3
    assert focused("key") == "hint-2", "what the last hint says has the focus, not what plays it"
    tutor.press("Tab")
    assert focused() == "coach-lay"
    tutor.press("Enter")
    assert focused() == "coach-lay", "where one was, though something lies on the table now"
    tutor.press("Tab")
    assert focused() == "coach-play"
    tutor.press("Tab")
    assert focused() == "coach-aim"
    tutor.press("Tab Enter")
    assert focused() == "coach-list"
    tutor.press("Tab Tab Tab Enter")
    assert focused() == "coach-explain"
    assert tutor.find(f"{COACH} .co-detail").is_visible()
    assert tutor.timeline.moment.id == 0, "nothing was played"


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "it-IT"])
def test_the_card_fits_a_phone(open_tutor: Open, locale: str) -> None:
    tutor = open_tutor(game(), locale=locale, viewport={"width": 360, "height": 740})
    tutor.tool("coach")
    for _ in range(3):
        tutor.do("coach-hint")
    tutor.do("coach-list")
    tutor.find(f'{ROWS} [data-action="coach-explain"]').nth(1).click()
    tutor.settle()
    assert tutor.page.evaluate("document.documentElement.scrollWidth") <= 360
    too_small = tutor.page.evaluate(
        """() => [...document.querySelectorAll(".crypt-coach :is(button, select, summary)")]
          .map((button) => button.getBoundingClientRect())
          .filter((box) => box.width && (box.height < 40 || box.width < 40)).length"""
    )
    assert too_small == 0
