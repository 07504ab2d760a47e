"""Sedlec's course and rules on a phone, in each language."""

from __future__ import annotations

import pytest

from crypt_core.teach.words import LANGS
from tests.browser.stage_page import faults_on_a_phone
from tests.browser.test_board import Open, game
from tests.browser.test_learn import CARD, LEARN
from tests.browser.test_looks import PHONE
from tests.browser.test_reference import PAGE, RULEBOOK
from tests.browser.tutor_page import speak


@pytest.mark.parametrize("lang", LANGS)
def test_it_fits_on_a_phone_in_every_language(open_board: Open, lang: str) -> None:
    tutor = open_board(game(), **PHONE)
    speak(tutor, lang)
    tutor.do("learn")
    assert faults_on_a_phone(tutor.page) == [], "the course"
    tutor.click(f'{LEARN} [data-lesson="sedlec.kings"]')
    assert tutor.find(CARD).is_visible()
    assert faults_on_a_phone(tutor.page) == [], "a task"
    tutor.do("rules")
    assert faults_on_a_phone(tutor.page) == [], "the rules"
    tutor.click(f'{RULEBOOK} .rf-list [data-rule="end"]')
    tutor.click(f"{PAGE} .rf-table summary")
    assert faults_on_a_phone(tutor.page) == [], "a rule"
