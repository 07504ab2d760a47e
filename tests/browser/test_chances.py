"""The odds at the dice in a real browser: they follow each touch, fit, and can be off."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from crypt_core.teach.words import LANGS
from tests.browser.tutor_page import TABLE, TutorPage, game

Open = Callable[..., TutorPage]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def told(tutor: TutorPage, slot: str) -> str:
    """What is seen under a treasure."""
    line = tutor.find(f'{TABLE} [data-chance="{slot}"]')
    return " ".join(line.inner_text().partition(". ")[0].split())


def tops(tutor: TutorPage) -> list[float]:
    """Where things are that lie below the servants."""
    return [
        tutor.find(f"{TABLE} {what}").first.bounding_box()["y"]
        for what in (".tb-chance", ".tb-line", ".tb-faces", ".tb-near")
    ]


def test_they_follow_each_touch_and_nothing_moves(at_table: Open) -> None:
    tutor = at_table(game())
    before = tops(tutor)
    assert told(tutor, "a") == ""
    tutor.lay("a5")
    assert told(tutor, "a") == "holds 39% exhausted 4/6"
    assert tops(tutor) == pytest.approx(before)
    tutor.click(f'{TABLE} [data-drop="a"] [data-draft]')
    tutor.click(f'{TABLE} [data-effort="6"]')
    assert told(tutor, "a") == "holds 77% exhausted 5/6"
    line = tutor.find(f'{TABLE} [data-action="chance"]')
    assert "77% of the Ghost’s rolls" in line.inner_text()
    assert tutor.find(f"{TABLE} [data-verdict]").get_attribute("data-verdict") == "good"
    line.click()
    tutor.settle()
    assert tutor.find('.crypt-odds [data-odds="a"]').is_visible(), "the whole story"
    tutor.click(f'{TABLE} [data-action="clear"]')
    assert told(tutor, "a") == ""


def test_they_can_be_off_and_stay_so(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    tutor.lay("a5")
    assert told(tutor, "a")
    tutor.set("chances", on=False)
    assert not tutor.find(f"{TABLE} [data-chance]").count()
    tutor.reload()
    tutor.lay("a5")
    assert not tutor.find(f"{TABLE} [data-chance]").count()
    tutor.set("chances", on=True)
    assert told(tutor, "a")


def test_on_a_phone_they_stay_under_their_cards_in_every_language(open_tutor: Open) -> None:
    for lang in LANGS:
        tutor = open_tutor(game(), locale=lang, **PHONE)
        tutor.do("decline-invite")
        tutor.lay("a6 b33")
        for slot in "ab":
            card = tutor.find(f'{TABLE} .tb-card[data-slot="{slot}"]').bounding_box()
            line = tutor.find(f'{TABLE} [data-chance="{slot}"] .tb-told')
            box = line.bounding_box()
            assert box["height"] >= 40
            assert line.evaluate("(it) => it.scrollWidth <= it.clientWidth"), lang
            assert (
                card["x"] - 1
                <= box["x"]
                <= box["x"] + box["width"]
                <= card["x"] + card["width"] + 1
            )
            assert re.search(r"\d\s?%.*[1-5]/6", told(tutor, slot))
        tutor.page.context.close()
