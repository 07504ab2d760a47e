"""Low windows, as a page enlarged four times or a small phone on its side: the page scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.teach.words import LANGS
from tests.browser.stage_page import fit
from tests.browser.tutor_page import TABLE, TutorPage
from tests.browser.visits import crypt, donjon, sedlec
from tests.browser.visits.moments import Moment
from tests.browser.visits.rooms import Size

Open = Callable[..., TutorPage]
SIZES = [(320, 256), (400, 300), (568, 320), (640, 360), (1280, 320)]
LOW = [
    Size(320, 256),
    Size(375, 500),
    Size(720, 520),
    Size(844, 500),
    Size(1024, 500),
    Size(1280, 543),
]
"""The lowest window, and some that are higher than a phone on its side and lower than others."""
WRONG = """
() => {
  const wrong = [];
  const box = (it) => it.getBoundingClientRect();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wrong.push(`${root.scrollWidth} px wide`);
  const bar = document.querySelector(".crypt-bar");
  if (box(bar).bottom > innerHeight + 1) wrong.push("the bar is out of sight");
  const title = document.querySelector(".fr-brand h1");
  const { right, bottom } = box(title.parentNode);
  const cut = title.scrollWidth > title.clientWidth || box(title).right > right;
  if (cut && box(title).top < bottom) wrong.push("the title is cut");
  const invite = document.querySelector(".fr-invite");
  const ribbon = document.querySelector(".crypt-ribbon .rb");
  if (invite) {
    if (box(invite).height > 60) wrong.push(`the invitation is ${box(invite).height} px high`);
    const apart = box(invite).top >= box(ribbon).bottom || box(invite).bottom <= box(ribbon).top;
    if (!apart) wrong.push("the invitation is over the phases");
  }
  const cards = ".tb-slot .tb-card, .bo-pile, .bo-near .bo-place";
  const pressed = `${cards}, [data-effort], .bo-verb, .dj-stage .dj-tile, .br button`;
  for (const card of document.querySelectorAll(pressed)) {
    card.scrollIntoView({ block: "center" });
    const { left, top, width, height } = box(card);
    const least = card.matches(cards) ? 44 : 36;
    if (width < 35.9 || height < least - 0.1) wrong.push(`${card.className} is ${width}x${height}`);
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!card.contains(at)) wrong.push(`${card.className} is under ${at?.className}`);
  }
  scrollTo(0, 0);
  return wrong;
}
"""


@pytest.mark.parametrize("size", SIZES, ids=lambda it: "{}x{}".format(*it))
def test_all_of_a_decision_can_be_reached(open_tutor: Open, size: tuple[int, int]) -> None:
    wide, high = size
    tutor = open_tutor(viewport={"width": wide, "height": high})
    found: list[str] = []
    for lang in LANGS:
        tutor.page.evaluate("lang => localStorage.setItem('crypt.lang', lang)", lang)
        tutor.reload()
        found += [f"{lang}: {it}" for it in tutor.page.evaluate(WRONG)]
    tutor.do("decline-invite")
    found += tutor.page.evaluate(WRONG)
    assert "\n".join(found) == ""
    tutor.decide("b1")
    tutor.go_on()
    assert tutor.find(f"{TABLE} .tb-ask").is_visible()


def test_no_window_that_is_high_enough_scrolls(open_tutor: Open) -> None:
    tutor: Any = open_tutor()
    for wide, high in ((375, 553), (720, 450), (844, 390), (1280, 481)):
        tutor.page.set_viewport_size({"width": wide, "height": high})
        long = tutor.page.evaluate("document.documentElement.scrollHeight")
        assert long <= high, f"{wide}x{high}"


@pytest.mark.parametrize(
    "moment", [crypt.MOMENTS[0], sedlec.MOMENTS[1], donjon.MOMENTS[1]], ids=lambda it: it.name
)
def test_no_card_is_squeezed(open_tutor: Open, moment: Moment) -> None:
    tutor = open_tutor(moment.begins(), moment.seats, kind=moment.kind)
    moment.do(tutor)
    found: list[str] = []
    for size in LOW:
        fit(tutor.page, size)
        found += [f"{size}: {it}" for it in tutor.page.evaluate(WRONG)]
    assert "\n".join(found) == ""
