"""Languages: the browser's own, one from the command line, and one chosen on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.teach.words import Words
from tests.browser.tutor_page import TutorPage, game, speak

FIRST = ".crypt-bar .br-first"
Open = Callable[..., TutorPage]


def html_lang(tutor: TutorPage) -> Any:
    return tutor.page.evaluate("document.documentElement.lang")


def choose(tutor: TutorPage, lang: str) -> None:
    speak(tutor, lang)


@pytest.mark.parametrize(
    ("locale", "lang"), [("en-GB", "en"), ("fr-CA", "fr"), ("it-IT", "it"), ("la-VA", "en")]
)
def test_the_browsers_language_is_spoken_from_the_start(
    open_tutor: Open, locale: str, lang: str
) -> None:
    tutor = open_tutor(game(), locale=locale)
    assert html_lang(tutor) == lang
    tutor.do("settings")
    assert tutor.find('[data-action="lang"]').input_value() == lang
    tutor.press("Escape")
    assert tutor.text(FIRST) == Words(lang).say("crypt-table-choose-effort")


def test_the_command_lines_language_wins_over_the_browsers(
    open_tutor: Open, start_tutor: Callable[..., Any]
) -> None:
    with start_tutor("--lang", "fr") as server:
        tutor = open_tutor(game(), server=server, locale="en-GB")
        assert html_lang(tutor) == "fr"
        assert tutor.text(FIRST) == Words("fr").say("crypt-table-choose-effort")
        choose(tutor, "it")
        tutor.reload()
        assert html_lang(tutor) == "it", "what was chosen on the page wins over both"
