"""The rules in a browser: from the game and back, the search by keyboard, a rule tried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crypt_core.teach.reference.pages import page
from crypt_core.teach.reference.search import search
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from tests.browser.test_looks import PHONE, SMALL_ALLOWED, SMALL_TARGETS, fits
from tests.browser.tutor_page import STORY, TABLE, TutorPage, game, speak

RULES = index("crypt")

Open = Callable[..., TutorPage]
RULEBOOK = ".crypt-reference"
PAGE = f"{RULEBOOK} [data-page]"
SEARCH = f'{RULEBOOK} [data-action="rules-search"]'
LINKS = f"{RULEBOOK} .rf-list .rf-link"
KEY = "document.activeElement?.dataset.key ?? null"
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


def focused(tutor: TutorPage, key: str) -> None:
    """Wait until something has the focus."""
    tutor.page.wait_for_function(f"({KEY}) === '{key}'")


def look_for(tutor: TutorPage, text: str) -> None:
    """Type into the search, and wait for the answer to the last key."""
    tutor.find(SEARCH).press_sequentially(text, delay=5)
    tutor.page.wait_for_function(
        f"document.querySelector('{RULEBOOK} .rf-list').dataset.wanted === '{text}'"
    )
    tutor.settle()


def open_page(tutor: TutorPage) -> str | None:
    shown = tutor.find(PAGE)
    return str(shown.get_attribute("data-page")) if shown.count() else None


def test_from_the_game_to_a_rule_and_back(open_tutor: Open) -> None:
    tutor = open_tutor(game(), **WIDE)
    tutor.decide("a4 b2")
    tutor.step()
    before, title = tutor.kept, tutor.text(f"{STORY} .st-title")
    tutor.do("rules")
    assert tutor.find(TABLE).is_hidden()
    assert tutor.find(LINKS).count() == len(RULES)
    tutor.click(f'{RULEBOOK} .rf-list [data-rule="tie"]')
    assert open_page(tutor) == "tie"
    focused(tutor, "page-title")
    for place in page(Words(), "crypt", "tie").places:
        assert place.text in tutor.text(f"{PAGE} .rf-where")
    tutor.click(f'{PAGE} .rf-related [data-rule="score"]')
    assert open_page(tutor) == "score"
    tutor.do("rules-after")
    assert open_page(tutor) == "tie"
    tutor.do("rules-before")
    assert open_page(tutor) == "score"
    link = tutor.find(f'{RULEBOOK} .rf-list [data-rule="score"]')
    assert link.get_attribute("aria-current") == "page"
    outer, inner = tutor.find(f"{RULEBOOK} .rf-list").bounding_box(), link.bounding_box()
    assert outer["y"] <= inner["y"] <= outer["y"] + outer["height"], "in sight in the list"
    tutor.do("learn-close")
    assert tutor.find(RULEBOOK).is_hidden()
    assert (tutor.kept, tutor.text(f"{STORY} .st-title")) == (before, title)


def test_the_search_by_keyboard(open_tutor: Open) -> None:
    tutor = open_tutor(game(), **WIDE)
    tutor.find('[data-action="rules"]:visible').focus()
    tutor.press("Enter")
    focused(tutor, "screen-title")
    for _ in range(10):
        tutor.page.keyboard.press("Tab")
        if tutor.page.evaluate("document.activeElement.dataset.action") == "rules-search":
            break
    look_for(tutor, "two idols")
    found = search(Words("en"), "crypt", "two idols")
    assert [link.get_attribute("data-rule") for link in tutor.find(LINKS).all()] == [
        hit.rule for hit in found.hits
    ]
    marks = set(tutor.find(f"{LINKS} mark").all_inner_texts())
    assert {mark.lower() for mark in marks} == {"two", "idols", "idol"}
    status = tutor.find(f"{RULEBOOK} [role=status]")
    tutor.page.wait_for_function(
        f"document.querySelector('{RULEBOOK} [role=status]').textContent.length > 0"
    )
    assert status.inner_text() == found.says

    # Down to the second hit and up again; Enter opens, and the page is read from its title.
    tutor.press("ArrowDown ArrowDown ArrowUp ArrowUp ArrowDown")
    focused(tutor, f"rule-{found.hits[0].rule}")
    tutor.press("ArrowDown Enter")
    assert open_page(tutor) == found.hits[1].rule
    focused(tutor, "page-title")
    # Enter in the search opens the best.
    tutor.find(SEARCH).focus()
    tutor.press("Enter")
    assert open_page(tutor) == found.hits[0].rule

    # Escape clears it; the page stays.
    tutor.find(SEARCH).focus()
    tutor.press("Escape")
    assert tutor.find(SEARCH).input_value() == ""
    assert tutor.find(LINKS).count() == len(RULES)
    assert open_page(tutor) == found.hits[0].rule
    look_for(tutor, "qqqq")
    assert tutor.find(LINKS).count() == 0
    assert "qqqq" in tutor.text(f"{RULEBOOK} .rf-found")
    tutor.do("rules-clear")
    assert tutor.find(LINKS).count() == len(RULES)


def test_what_is_searched_for_is_no_markup(open_tutor: Open) -> None:
    tutor = open_tutor(game(), **WIDE)
    tutor.do("rules")
    tutor.find(SEARCH).fill("<img src=x onerror=alert(1)>")
    tutor.page.wait_for_function(
        f"document.querySelector('{RULEBOOK} .rf-found').textContent.includes('<img')"
    )
    assert tutor.find(f"{RULEBOOK} img").count() == 0


def test_a_rule_is_tried_and_one_comes_back_to_it(open_tutor: Open) -> None:
    tutor = open_tutor(game(), **WIDE)
    tutor.decide("a4 b2")
    before = tutor.kept
    tutor.do("rules")
    tutor.click(f'{RULEBOOK} .rf-list [data-rule="claim.push"]')
    tutor.click(f"{PAGE} summary")
    assert "6" in tutor.text(f"{PAGE} .rf-table")
    tutor.find(f'{PAGE} [data-action="rules-play"]').focus()
    tutor.press("Enter")
    assert tutor.find(RULEBOOK).is_hidden()
    assert page(Words(), "crypt", "claim.push").trial in tutor.text(".crypt-learn")
    tutor.lay("a6")
    tutor.confirm()
    refused = tutor.find(f'{TABLE} [data-verdict="final"]')
    assert "7" in refused.inner_text()
    tutor.find(f'{TABLE} [data-action="clear"]').click()
    tutor.settle()
    tutor.decide("a44")
    assert "8" in tutor.text(f"{STORY} .st-news")
    tutor.do("way-rules")
    assert open_page(tutor) == "claim.push"
    tutor.do("rules-play")
    assert tutor.deciding, "and from its beginning again"
    tutor.do("way-game")
    assert tutor.find(RULEBOOK).is_hidden()
    assert tutor.kept == before


def test_on_a_phone_in_every_language(open_tutor: Open) -> None:
    tutor = open_tutor(game(), **PHONE)
    tutor.do("rules")
    for lang in LANGS:
        speak(tutor, lang)
        fits(tutor, f"the list in {lang}")
        for rule in ("any-time", "ghost.second"):
            tutor.click(f'{RULEBOOK} .rf-list [data-rule="{rule}"]')
            assert tutor.find(f"{RULEBOOK} .rf-list").is_hidden(), "the page has all the room"
            assert tutor.text(f"{PAGE} h2") == page(Words(lang), "crypt", rule).title
            tutor.click(f"{PAGE} summary")
            fits(tutor, f"{rule} in {lang}")
            small = [
                it for it in tutor.page.evaluate(SMALL_TARGETS) if not SMALL_ALLOWED.search(it)
            ]
            assert not small, f"{lang}: {small}"
            tutor.do("rules-list")
            focused(tutor, f"rule-{rule}")
        look_for(tutor, "a")
        fits(tutor, f"a search in {lang}")
        tutor.do("rules-clear")


def test_a_question_is_asked_and_answered(open_tutor: Open) -> None:
    """In the search in one's own words, and by one of those that stand where no page is open."""
    tutor = open_tutor(game(), **WIDE)
    tutor.do("rules")
    often = [rule.id for rule in RULES.values() if rule.often]
    assert tutor.find(f"{RULEBOOK} .rf-round > li .sc-mini").count() == 3 + 3 + 1 + 3
    notes = f'{RULEBOOK} [data-key="notes-questions"]'
    assert tutor.find(f"{notes} .rf-chip").count() == len(often)
    tutor.click(f'{notes} [data-rule="claim.push"]')
    assert open_page(tutor) == "claim.push"
    look_for(tutor, "how do I get my dice back")
    assert tutor.find(LINKS).first.get_attribute("data-rule") == "recover"
