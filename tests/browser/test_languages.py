"""Languages: the browser's own, one from the command line, and another in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from crypt_core.teach.catalogue import catalogue
from crypt_core.teach.words import LANGS, Words
from tests.browser.tutor_page import STORY, TABLE, WHATIF, TutorPage, game

LOUD = ".crypt-bar .crypt-main"
Open = Callable[..., TutorPage]

PANEL_TEXTS = """
() => {
  const found = [];
  for (const node of document.querySelectorAll(".crypt-app, .crypt-app *")) {
    // Languages are named, and rulebooks quoted, in their own language.
    if (node.closest("option[lang], .st-where, style, script")) continue;
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) {
      if (node.hasAttribute(name)) found.push(node.getAttribute(name));
    }
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) found.push(child.data);
    }
  }
  return found;
}
"""


def without_figures(said: Iterable[str]) -> set[str]:
    """Texts with a word in them, whatever the numbers between the words."""
    return {re.sub(r"\d+", "#", text).strip() for text in said if re.search("[a-zà-ÿ]{3}", text)}


def texts(tutor: TutorPage) -> set[str]:
    """Everything that the panels say, seen or only heard."""
    tutor.page.wait_for_timeout(100)  # what is heard comes a moment after what is seen
    return without_figures(tutor.page.evaluate(PANEL_TEXTS))


def same_in_both(first: str, second: str) -> set[str]:
    """What the catalogues of two languages say alike, such as the name of the game."""

    def sayings(lang: str) -> Iterator[str]:
        known, words = catalogue(lang), Words(lang)
        for id_, source in known.sources.items():
            text = re.split(r"\n +\.", source)[0]  # without its attributes
            if "->" not in text and not id_.startswith("-"):
                yield words.say(id_, **dict.fromkeys(known.variables(id_), "#"))

    return without_figures(sayings(first)) & without_figures(sayings(second))


def html_lang(tutor: TutorPage) -> Any:
    return tutor.page.evaluate("document.documentElement.lang")


def choose(tutor: TutorPage, lang: str) -> None:
    tutor.find('[data-action="lang"]').select_option(lang)
    tutor.settle()


@pytest.mark.parametrize(
    ("locale", "lang"), [("en-GB", "en"), ("fr-CA", "fr"), ("it-IT", "it"), ("la-VA", "en")]
)
def test_the_browsers_language_is_spoken_from_the_start(
    open_tutor: Open, locale: str, lang: str
) -> None:
    tutor = open_tutor(game(), locale=locale)
    assert html_lang(tutor) == lang
    assert tutor.find('[data-action="lang"]').input_value() == lang
    assert tutor.text(LOUD) == Words(lang).say("crypt-table-choose-servant")


def test_the_command_lines_language_wins_over_the_browsers(
    open_tutor: Open, start_tutor: Callable[..., Any]
) -> None:
    with start_tutor("--lang", "fr") as server:
        tutor = open_tutor(game(), server=server, locale="en-GB")
        assert html_lang(tutor) == "fr"
        assert tutor.text(LOUD) == Words("fr").say("crypt-table-choose-servant")
        choose(tutor, "it")
        tutor.reload()
        assert html_lang(tutor) == "it", "what was chosen on the page wins over both"


def test_language_switch_in_mid_game_keeps_everything(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2", "recover"))
    tutor.lay("b1")
    tutor.click(f"{TABLE} .tb-verdict [data-rule]")
    place, drafted = tutor.timeline.place, tutor.drafted
    said = {"en": texts(tutor)}
    assert len(said["en"]) > 100
    for lang in LANGS[1:]:
        choose(tutor, lang)
        said[lang] = texts(tutor)
        assert html_lang(tutor) == lang
        assert tutor.timeline.place == place
        assert tutor.drafted == drafted
        assert tutor.find(f"{STORY} .st-rule").is_visible()
    choose(tutor, "en")
    assert texts(tutor) == said["en"], "the same moment again, word for word"
    for i, lang in enumerate(LANGS):
        for former in LANGS[:i]:
            left = (said[former] & said[lang]) - same_in_both(former, lang)
            assert not left, f"still {former} after the change to {lang}"


def test_language_switch_in_the_middle_of_the_ghosts_turn(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    tutor.decide("a4 b2")
    tutor.step()
    place = tutor.timeline.place
    english = texts(tutor)
    choose(tutor, "fr")
    assert english & texts(tutor) <= same_in_both("en", "fr")
    assert tutor.timeline.place == place
    tutor.step()
    assert tutor.timeline.place.step > place.step
    assert tutor.find(f"{WHATIF} .wi-now").count() == 1
