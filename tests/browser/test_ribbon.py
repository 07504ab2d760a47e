"""The ribbon is a line, however many phases a game has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from crypt_core.donjon.state import KEEP, NEGOTIATE
from crypt_core.teach.words import LANGS
from tests.browser.donjon_page import DonjonPage
from tests.browser.stage_page import CELLS, LAPTOP, SIZES, fit, in_cell, whole_page
from tests.browser.tutor_page import TutorPage, speak
from tests.donjon.going import at, going

AMISS = """
() => {
  const ribbon = document.querySelector(".crypt-ribbon .rb");
  const row = ribbon.querySelector(".rb-row").getBoundingClientRect();
  const side = ribbon.querySelector(".rb-side").getBoundingClientRect();
  const title = document.querySelector(".crypt-frame h1");
  const words = [...ribbon.querySelectorAll(".rb-name")].filter((it) => it.getClientRects().length);
  return [
    side.top >= row.bottom ? "whose turn it is stands below the phases" : "",
    ribbon.scrollWidth > ribbon.clientWidth + 1 ? "the ribbon is too wide" : "",
    title.scrollWidth > title.clientWidth + 1 ? "the title is cut off" : "",
    ...words.map((it) => it.scrollWidth > it.clientWidth + 1
      && getComputedStyle(it).display !== "inline" ? `${it.innerText} is cut off` : ""),
  ].filter(Boolean);
}
"""


@pytest.mark.parametrize("stage", [KEEP, NEGOTIATE])
def test_six_phases_are_a_line_where_there_is_room_for_their_names(
    open_tutor: Callable[..., TutorPage], stage: str
) -> None:
    open_donjon = partial(open_tutor, kind=DonjonPage)
    tutor = open_donjon(going(at(stage, 0)), ["person", *["bot:random"] * 3])
    found = []
    for lang in LANGS:
        fit(tutor.page, LAPTOP)
        speak(tutor, lang)
        for size in SIZES:
            if size.width > 700:
                fit(tutor.page, size)
                found += [f"{lang}, {size}: {it}" for it in tutor.page.evaluate(AMISS)]
        for size in CELLS:
            in_cell(tutor.page, size)
            found += [f"{lang}, a cell of {size}: {it}" for it in tutor.page.evaluate(AMISS)]
        whole_page(tutor.page)
    assert "\n".join(found) == ""
