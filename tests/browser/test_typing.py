"""The field for a move in writing, and the table as text: there for whoever wants them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC
from tests.browser.board_page import BoardPage
from tests.browser.donjon_page import DonjonPage
from tests.browser.stage_page import resize
from tests.browser.tutor_page import TABLE, TutorPage, game
from tests.browser.visits.rooms import Size
from tests.donjon.going import game as donjon

Open = Callable[..., TutorPage]
FIELD = f'{TABLE} [data-action="type"]'


def test_the_field_is_there_for_whoever_wants_it_and_the_text_stays_as_one_leaves_it(
    open_tutor: Open,
) -> None:
    tutor = open_tutor(game())
    assert not tutor.find(FIELD).count()
    tutor.set("typing", on=True)
    assert tutor.find(FIELD).is_visible()
    tutor.do("text")
    tutor.reload()
    assert tutor.find(FIELD).is_visible()
    assert tutor.find(f"{TABLE} .tb-text-parts").is_visible()
    tutor.do("text")
    tutor.reload()
    assert tutor.find(FIELD).is_visible()
    assert not tutor.find(f"{TABLE} .tb-text-parts").count()


HIDDEN = """
() => [...document.querySelectorAll(".tb-type :is(input, button)")].flatMap((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  const across = (left + right) / 2;
  const at = [top + 3, bottom - 3].map((y) => document.elementFromPoint(across, y));
  return at.every((found) => it.contains(found)) ? [] : [it.dataset.action];
})
"""


def sedlec() -> Timeline:
    return Timeline(SEDLEC, SEDLEC.setup({"players": 2}), 7)


@pytest.mark.parametrize(
    ("begin", "kind", "others"),
    [(game, TutorPage, 0), (sedlec, BoardPage, 0), (donjon, DonjonPage, 3)],
)
def test_a_field_is_in_sight_with_what_is_decided(
    open_tutor: Open, begin: Callable[[], Timeline], kind: type[TutorPage], others: int
) -> None:
    seats = ["person"] + ["bot:greedy"] * others if others else None
    tutor = open_tutor(begin(), seats, kind=kind, viewport={"width": 390, "height": 844})
    tutor.type_moves()
    for size in (Size(390, 844), Size(1008, 900)):
        resize(tutor.page, size)
        assert tutor.find('[data-ask] [data-action="type"]').count(), size
        assert tutor.page.evaluate(HIDDEN) == [], size
