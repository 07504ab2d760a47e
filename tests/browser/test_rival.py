"""A deal played again: for the coach's score, and from a link."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.teach.words import LANGS, Words
from crypt_widgets.games.crypt.adapter import coach_score
from tests.browser.test_looks import PHONE
from tests.browser.tutor_page import TutorPage, speak
from tests.finished import finished

Open = Callable[..., TutorPage]
RIVAL = ".crypt-ribbon .rb-rival"
DARE = '[data-banner="dare"]'
SCORE = finished().state.scores[0]
CLIPBOARD = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"


def at_the_end(open_tutor: Open, **options: Any) -> TutorPage:
    tutor = open_tutor(finished(), **options)
    tutor.tool("story")
    return tutor


@pytest.mark.parametrize("lang", LANGS)
def test_the_dialogue_leads_to_the_coachs_score(open_tutor: Open, lang: str) -> None:
    tutor = at_the_end(open_tutor, **PHONE)
    speak(tutor, lang)
    tutor.do("end-dare")
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert tutor.page.evaluate(wide) <= 0
    tutor.do("dare-coach")
    assert not tutor.find("dialog[open]").count()
    assert str(coach_score(finished())) in tutor.text(RIVAL)
    assert tutor.deciding


@pytest.mark.parametrize("hidden", [False, True])
def test_a_link_opens_as_an_invitation(open_tutor: Open, hidden: bool) -> None:
    tutor = at_the_end(open_tutor)
    tutor.page.evaluate(CLIPBOARD)
    tutor.do("end-dare")
    if hidden:
        tutor.find('[data-action="dare-hide"]').check()
    tutor.do("dare-copy")
    link = tutor.page.evaluate("window.copied")
    assert Words("en").say("frame-dare-copied") in tutor.text(".fr-toast")
    tutor.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    tutor.page.goto("about:blank")
    tutor.visit(link)
    told = tutor.text(f"{DARE} p")
    assert (str(SCORE) in told) is not hidden
    assert (str(SCORE) in tutor.text(RIVAL)) is not hidden
    assert tutor.deciding
    assert len(tutor.find('[data-banner="invite"]').all()) == 0
    tutor.do("take-up")
    assert not tutor.find(DARE).count()
    tutor.decide("a1")
    assert tutor.timeline.seed == finished().seed


def test_without_a_clipboard_the_link_is_shown(open_tutor: Open) -> None:
    tutor = at_the_end(open_tutor)
    tutor.page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject(Error('no')); }"
    )
    tutor.do("end-dare")
    tutor.do("dare-copy")
    assert "#g=" in tutor.find('[data-action="share-field"]').input_value()
