"""The first screen in a browser: what the address, Back and a reload do there, and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.page_host import ADDRESS
from tests.browser.test_looks import PHONE
from tests.browser.test_my_games import KEPT
from tests.browser.test_places import go_back, place
from tests.browser.tutor_page import TABLE, TutorPage

FIRST = f"{ADDRESS}first"
GAME = ".ho-game"
TALL = {**PHONE, "viewport": {"width": 390, "height": 844}}
CUT = """
() => {
  const asked = [...document.querySelectorAll("[data-ask]")].find((it) => it.offsetHeight);
  const bottom = (it) => it.getBoundingClientRect().bottom;
  return bottom(asked) - bottom(asked.closest(".crypt-in-stage"));
}
"""


@pytest.fixture
def first(open_page: Callable[..., Any]) -> TutorPage:
    """A page on which nobody has asked for anything."""
    return come(open_page(reduced_motion="reduce"))


def come(page: Any) -> TutorPage:
    tutor = TutorPage(page, ADDRESS)
    tutor.visit(FIRST)
    tutor.find(GAME).first.wait_for()
    return tutor


def play(tutor: TutorPage, game: str) -> None:
    """Begin a game from its card, as the form has it."""
    tutor.click(f'[data-game="{game}"] [data-action="home-play"]')
    tutor.do("start")


def order(tutor: TutorPage) -> list[str]:
    """The games on the first screen, which shows them once it has read the browser's database."""
    tutor.find(GAME).first.wait_for()
    return [str(it.get_attribute("data-game")) for it in tutor.find(GAME).all()]


def test_nothing_is_kept_before_somebody_plays(first: TutorPage) -> None:
    assert place(first) == "home"
    assert not first.find(TABLE).is_visible()
    assert first.kept is None
    assert first.page.evaluate("sessionStorage.getItem('crypt.fresh')") is None
    first.reload()
    assert first.find(GAME).count() == 3


@pytest.mark.parametrize("game", ["sedlec", "donjon"])
@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_companion_leaves_room_for_what_is_decided(
    open_page: Callable[..., Any], lang: str, game: str
) -> None:
    tutor = come(open_page(locale=lang, reduced_motion="reduce", **TALL))
    play(tutor, game)
    begin = '[data-action="companion-begin"]'
    tutor.find(begin).wait_for()
    assert tutor.page.evaluate(CUT) <= 1
    tutor.click(begin)
    tutor.find(begin).wait_for(state="detached")
    assert tutor.page.evaluate(CUT) <= 1


def test_a_game_is_left_and_gone_on_with(first: TutorPage) -> None:
    play(first, "crypt")
    assert first.find(TABLE).is_visible()
    first.reload()
    assert first.find(TABLE).is_visible(), "the game that was asked for"
    first.decide("a4")
    kept = first.kept
    first.do("home")
    assert order(first)[0] == "crypt"
    first.do("home-continue")
    assert first.find(TABLE).is_visible()
    go_back(first)
    assert place(first) == "home"
    # Somebody comes back with the bare address, another day.
    first.page.evaluate("sessionStorage.clear()")
    first.page.goto("about:blank")
    first.visit(FIRST)
    first.do("home-continue")
    assert first.kept == kept
    first.go_on()
    first.decide("recover")
    games = first.page.evaluate(KEPT)
    assert [it["played"]["decided"] for it in games] == [2], "it is played on, not a copy of it"


def test_the_game_played_last_comes_first(first: TutorPage) -> None:
    play(first, "crypt")
    first.decide("a4")
    first.page.goto("about:blank")
    first.visit(FIRST)
    first.find(GAME).first.wait_for()
    assert order(first) == ["crypt", "sedlec", "donjon"]
    play(first, "donjon")
    first.do("home")
    assert order(first) == ["donjon", "crypt", "sedlec"]


def test_a_game_that_gives_way_to_the_rules_of_another_is_kept(first: TutorPage) -> None:
    play(first, "crypt")
    first.decide("a4")
    first.do("home")
    first.click('[data-game="sedlec"] [data-action="home-rules"]')
    before = first.page.evaluate("localStorage.getItem('crypt.previous')")
    assert before is not None
    assert "P1: a4" in before


def test_the_address_leads_to_a_game(open_page: Callable[..., Any]) -> None:
    tutor = TutorPage(open_page(reduced_motion="reduce"), ADDRESS)
    tutor.visit(f"{FIRST}#at=donjon/play")
    assert tutor.find(".crypt-dungeon").is_visible()
    assert "Donjon" in tutor.page.title()
    tutor.reload()
    assert tutor.find(".crypt-dungeon").is_visible()
    tutor.do("home")
    assert "Donjon" not in tutor.page.title()


def test_by_keyboard_and_by_touch(open_page: Callable[..., Any]) -> None:
    tutor = come(open_page(reduced_motion="reduce"))
    tutor.find('[data-key="home-learn-crypt"]').focus()
    tutor.press("Enter")
    assert place(tutor).startswith("crypt/lesson/")
    at = "document.activeElement.closest('.crypt-learn, .crypt-table') !== null"
    assert tutor.page.evaluate(at), "the focus goes along"
    phone = come(open_page(**PHONE, reduced_motion="reduce"))
    phone.find('[data-key="home-learn-sedlec"]').tap()
    phone.settle()
    assert place(phone).startswith("sedlec/lesson/")
