"""What is in sight together on the stage of Crypt, in the app's page or in a notebook's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.browser.tutor_page import TABLE
from tests.browser.visits.checks import (
    ANYWHERE,
    WHOLE_PAGE,
    controls_suit_a_finger,
    nothing_is_scrolled,
    nothing_is_wider,
    wrong_in,
)
from tests.browser.visits.rooms import Size
from tests.browser.visits.visit import CELL, measure
from tests.browser.wire import PAINTED

TREASURES = f"{TABLE} .tb-slot > :is(.tb-card, .tb-hollow)"
PLACES = f"{TABLE} .tb-slot > .tb-place"
DICE = f"{TABLE} .tb-near .tb-ready > :is(.tb-servant, .tb-hole)"
LAID = f"{TABLE} .tb-drafted [data-draft]"
EFFORTS = f"{TABLE} .tb-face"
PROMPT = f"{TABLE} .tb-prompt"
REFUSED = f"{TABLE} :is(.tb-verdict-bad, .tb-verdict-final)"
AGAIN = f"{TABLE} .tb-again"
CHOICES = f"{TABLE} .tb-actions [data-move]"
NEWS = f"{TABLE} .tb-news-said"
WHY = f"{TABLE} [data-action='told-why']"
LOUD = ".crypt-bar :is(.crypt-main, .br-first)"


def fit(page: Any, size: Size) -> None:
    """Give a page a size; what is measured then is what it has laid out for it."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("size => { document.documentElement.style.fontSize = `${size}px`; }", size.text)


def resize(page: Any, size: Size) -> None:
    """The same, and let everything find its place that looks at its own size."""
    fit(page, size)
    page.evaluate(PAINTED)


def in_cell(page: Any, size: Size) -> None:
    """Give the app as much as it has in a cell, in a window that has room for it."""
    page.evaluate(CELL, size.width)
    fit(page, Size(1440, 900, size.text))


def whole_page(page: Any) -> None:
    """Give the app the page for itself again."""
    page.evaluate(CELL, 0)


def faults(page: Any, parts: Sequence[str] = (), *, whole: bool = True) -> list[str]:
    """Return what is wrong on a page as it is; `whole` where the app has the page for itself."""
    checks = (*ANYWHERE, *WHOLE_PAGE) if whole else ANYWHERE
    return wrong_in(measure(page, parts), parts, checks)


def faults_on_a_phone(page: Any) -> list[str]:
    """Return what is wider than a page that may be scrolled down, or small for a finger."""
    return wrong_in(measure(page), checks=(nothing_is_wider, controls_suit_a_finger))


def sights_of_decision(page: Any) -> list[str]:
    """Return what somebody who decides would have to scroll for, or has been scrolled for."""
    parts = [TREASURES, PLACES, DICE, LOUD]
    return wrong_in(measure(page, parts), parts, (*ANYWHERE, nothing_is_scrolled))
