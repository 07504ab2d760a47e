"""Text is as large as the reader asks for, and nothing is cut off, on every part of the screen.

A reader's own size reaches the page as the font size of its root: 16 px unless changed. The
browser shows scrollbars that take room, as on most computers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.board_page import BoardPage
from tests.browser.donjon_page import DonjonPage
from tests.browser.kept_page import KeptPage
from tests.browser.page_host import ADDRESS
from tests.browser.test_axe import AT_ONCE
from tests.browser.test_board import full_hand, going
from tests.browser.tutor_page import TutorPage, game
from tests.browser.visits import donjon
from tests.browser.visits.checks import nothing_is_wider, panels_hold_all, texts_grow, wrong_in
from tests.browser.visits.rooms import LAPTOP, LARGE, PHONES, USUAL, Size
from tests.browser.visits.screens import crypts_screens, donjons_screens, sedlecs_screens
from tests.browser.visits.visit import Framed, Visit, measure

USUALLY, LARGER = Size(853, 900), Size(1280, 1350, LARGE)
"""Where text is half as large again there is as much room for it as on a page of two thirds of the
width and height, and the panels stand as they do there."""
NO_BARS = "* { scrollbar-width: none !important; }"
"""Beside a scrollbar, which is as wide whatever the text is, there is not as much room."""
CRYPT = {
    *("table", "bar", "tools", "story", "frame", "ribbon", "whatif"),
    *("coach", "odds", "review", "learn", "reference", "home"),
}
SEDLEC = {"board", "help", "story"}
DONJON = {"dungeon", "chances", "story"}


@pytest.fixture(scope="module")
def framed_page(browser_with_bars: Any) -> Iterator[KeptPage]:
    page = KeptPage(browser_with_bars, ADDRESS, Framed)
    yield page
    page.close()


def check(tutor: TutorPage, screens: Iterator[str], panels: set[str]) -> None:
    """Every text grows by half with the root's size, and nothing leaves its panel or the page."""
    found: list[str] = []
    seen: set[str] = set()
    bars: list[float] = []
    for screen in screens:
        tutor.page.add_style_tag(content=AT_ONCE)
        bare = tutor.page.add_style_tag(content=NO_BARS)
        texts = measure(tutor.page, rooms=[USUALLY.room, LARGER.room], looks=True)
        bare.evaluate("it => it.remove()")
        usual, larger = texts.rooms
        wrong = [*texts_grow(texts, usual, larger, LARGE / USUAL)]
        visit = measure(tutor.page, rooms=[LAPTOP.room, PHONES[1].room])
        wrong += wrong_in(visit, checks=(nothing_is_wider, panels_hold_all))
        found += [f"{screen}, {it}" for it in wrong]
        seen |= panels_with_text(texts)
        bars += [room.clips[0][2] - room.page[0] for room in visit.rooms]
        bars += [
            row.width - room.sizes[node][0]
            for room in visit.rooms
            for node in visit.marks["panel"]
            if (row := room.rows[node])
        ]
    assert "\n".join(found) == ""
    assert panels <= seen, "a panel that was not looked at"
    assert max(bars) > 5, "no scrollbar was seen"


def panels_with_text(visit: Visit) -> set[str]:
    """Return the names of panels of which text is painted."""
    panels = {visit.nearest("panel", node) for room in visit.rooms for node in room.inks}
    classes = " ".join(str(visit.nodes[it][1]) for it in panels if it is not None)
    return {it.removeprefix("crypt-") for it in classes.split() if it.startswith("crypt-")}


def test_all_of_crypt_grows_and_fits(framed_page: KeptPage, request: pytest.FixtureRequest) -> None:
    framed_page.begin()
    tutor = framed_page.take(TutorPage, game("a4 b2", "recover"), None)
    check(tutor, crypts_screens(tutor), CRYPT)
    framed_page.end(request.node)


def test_all_of_sedlec_grows_and_fits(
    framed_page: KeptPage, request: pytest.FixtureRequest
) -> None:
    framed_page.begin()
    tutor = framed_page.take(BoardPage, going(full_hand), ["person", "person"])
    check(tutor, sedlecs_screens(tutor), SEDLEC)
    framed_page.end(request.node)


def test_all_of_donjon_grows_and_fits(
    framed_page: KeptPage, request: pytest.FixtureRequest
) -> None:
    framed_page.begin()
    asked = donjon.begins(donjon.monster)()
    tutor = framed_page.take(DonjonPage, asked, ["person", *["bot:greedy"] * 3])
    check(tutor, donjons_screens(tutor), DONJON)
    framed_page.end(request.node)
