"""What opens over the table in a real browser: the collectors, and the signs beside a name."""

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


NOTE = f"{TABLE} .tb-note"
INSIDE = """
(it) => {
  const [box, stage] = [it, it.closest(".crypt-in-stage")].map((at) => at.getBoundingClientRect());
  const inside = box.left >= stage.left && box.right <= stage.right
    && box.top >= stage.top && box.bottom <= stage.bottom;
  const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return inside && it.contains(at);
}
"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768), (844, 390)])
def test_signs_beside_a_name_say_what_they_are(open_tutor: Open, width: int, height: int) -> None:
    """By finger, by keyboard and to who listens, with room for words beside them and without."""
    size = {"width": width, "height": height}
    tutor = open_tutor(game(players=3), viewport=size, has_touch=True)
    tutor.do("decline-invite")
    plates = tutor.find(f"{TABLE} .tb-signs")
    assert plates.count() == 3
    mine = tutor.find(f"{TABLE} .tb-near .tb-signs")
    heard = str(mine.get_attribute("aria-label"))
    assert "Leader: has the first turn of this round" in heard
    assert "3 coins: Coins if the game ended now" in heard
    for plate in plates.all():
        box = plate.bounding_box()
        assert box["width"] >= 36
        assert box["height"] >= 36
        plate.tap()
        assert plate.get_attribute("aria-expanded") == "true"
        assert tutor.find(NOTE).evaluate(INSIDE)
    before = tutor.find(f"{TABLE} .tb-stone").bounding_box()
    tutor.press("Escape")
    assert not tutor.find(NOTE).count()
    assert tutor.find(f"{TABLE} .tb-stone").bounding_box() == before, "nothing is pushed about"
    mine.focus()
    tutor.press("Enter")
    assert "Leader · has the first turn of this round" in tutor.text(NOTE)
    tutor.press("Tab")
    assert not tutor.find(NOTE).count()
