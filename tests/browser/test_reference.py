"""The rules in a browser: what is in sight of them, beside each other and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crypt_core.teach.reference.pages import page
from crypt_core.teach.words import LANGS, Words
from tests.browser.stage_page import faults_on_a_phone
from tests.browser.test_looks import PHONE
from tests.browser.tutor_page import TABLE, TutorPage, game, speak

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


def test_the_rule_that_is_open_is_in_sight_in_the_list(open_tutor: Open) -> None:
    tutor = open_tutor(game(), **WIDE)
    tutor.do("rules")
    assert tutor.find(TABLE).is_hidden()
    tutor.click(f'{RULEBOOK} .rf-list [data-rule="tie"]')
    tutor.click(f'{PAGE} .rf-related [data-rule="score"]')
    link = tutor.find(f'{LINKS}[data-rule="score"]')
    outer, inner = tutor.find(f"{RULEBOOK} .rf-list").bounding_box(), link.bounding_box()
    assert outer["y"] <= inner["y"] <= outer["y"] + outer["height"]
    tutor.do("learn-close")
    assert tutor.find(RULEBOOK).is_hidden()


def test_on_a_phone_in_every_language(open_tutor: Open) -> None:
    tutor = open_tutor(game(), **PHONE)
    tutor.do("rules")
    for lang in LANGS:
        speak(tutor, lang)
        assert faults_on_a_phone(tutor.page) == [], f"the list in {lang}"
        for rule in ("any-time", "ghost.second"):
            tutor.click(f'{RULEBOOK} .rf-list [data-rule="{rule}"]')
            assert tutor.find(f"{RULEBOOK} .rf-list").is_hidden(), "the page has all the room"
            assert tutor.text(f"{PAGE} h2") == page(Words(lang), "crypt", rule).title
            tutor.click(f"{PAGE} summary")
            assert faults_on_a_phone(tutor.page) == [], f"{rule} in {lang}"
            tutor.do("rules-list")
            focused(tutor, f"rule-{rule}")
        look_for(tutor, "a")
        assert faults_on_a_phone(tutor.page) == [], f"a search in {lang}"
        tutor.do("rules-clear")
