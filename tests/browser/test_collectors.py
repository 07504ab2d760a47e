"""The collectors in a real browser: six counters in a row, each opening what it pays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crypt_core.crypt.components import KINDS
from tests.browser.tutor_page import TABLE, TutorPage, game

Open = Callable[..., TutorPage]
TILES = f"{TABLE} .tb-collector"


@pytest.mark.parametrize("width", [360, 1280])
def test_they_stand_in_one_row_and_open_over_the_table(open_tutor: Open, width: int) -> None:
    tutor = open_tutor(game("a4 b2", players=2), viewport={"width": width, "height": 800})
    tiles = tutor.find(f"{TILES} > summary").all()
    boxes = [tile.bounding_box() for tile in tiles]
    assert len(boxes) == len(KINDS)
    assert len({round(box["y"]) for box in boxes}) == 1, "one row"
    assert all(box["height"] >= 44 and box["x"] + box["width"] <= width for box in boxes)
    near = tutor.find(f"{TABLE} .tb-near")
    before = near.bounding_box()["height"], tutor.find(f"{TABLE} .tb-all").bounding_box()["height"]
    tiles[1].click()
    after = near.bounding_box()["height"], tutor.find(f"{TABLE} .tb-all").bounding_box()["height"]
    assert after == before, "nothing is pushed about"
    told = tutor.find(f"{TILES}[open] .tb-detail")
    assert told.locator(".tb-standing li").count() == 2
    assert told.evaluate(
        "(it) => { const box = it.getBoundingClientRect(); "
        "return it.contains(document.elementFromPoint(box.x + 30, box.y + 20)); }"
    ), "nothing lies over it"
    tiles[4].click()
    assert tutor.find(f"{TILES}[open]").get_attribute("data-collector") == KINDS[4]
    tutor.press("Escape")
    assert not tutor.find(f"{TILES}[open]").count()
    assert tutor.page.evaluate("document.activeElement.matches('summary')")


def test_a_counter_is_heard_whole(at_table: Open) -> None:
    tutor = at_table(game())
    heard = tutor.text(f"{TILES} > summary >> nth=0").splitlines()[0]
    assert heard == "Idols, side A: Flip 1: re-roll a die. You: 0 of 1"
