"""Browsers as old as README names run the tutor, slowly too; older ones are told so in words.

An older browser is a newer one without what came later: functions of scripts are taken away before
the page is loaded, functions of style sheets are given a name that no browser knows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crypt_core.teach.words import LANGS
from crypt_widgets.page_words import loading_words
from crypt_widgets.panel import STATIC
from tests.browser.page_host import TEMPLATE
from tests.browser.tutor_page import TABLE, TutorPage, game
from tests.browser.visits.screens import crypts_screens

README = Path(__file__).parents[2] / "README.md"
OLDEST = {"Chrome or Edge": "111", "Firefox": "121", "Safari": "16.2"}

#: What a script of ours, or of the panels' library, might ask for and one of them has not.
LATER_IN_SCRIPTS = (
    "AbortSignal.any",
    "Array.fromAsync",
    "Document.prototype.startViewTransition",
    "Element.prototype.checkVisibility",
    "Element.prototype.moveBefore",
    "HTMLElement.prototype.hidePopover",
    "HTMLElement.prototype.showPopover",
    "HTMLElement.prototype.togglePopover",
    "Iterator.prototype.drop",
    "Iterator.prototype.every",
    "Iterator.prototype.filter",
    "Iterator.prototype.find",
    "Iterator.prototype.flatMap",
    "Iterator.prototype.forEach",
    "Iterator.prototype.map",
    "Iterator.prototype.reduce",
    "Iterator.prototype.some",
    "Iterator.prototype.take",
    "Iterator.prototype.toArray",
    "Map.groupBy",
    "Object.groupBy",
    "Promise.try",
    "Promise.withResolvers",
    "Set.prototype.difference",
    "Set.prototype.intersection",
    "Set.prototype.isSubsetOf",
    "Set.prototype.union",
    "String.prototype.isWellFormed",
    "URL.canParse",
)
WITHOUT_THEM = "\n".join(
    f"delete {name.rpartition('.')[0]}['{name.rpartition('.')[2]}'];" for name in LATER_IN_SCRIPTS
)

#: What a style sheet might, with what it would look like.
LATER_IN_STYLES = {
    "light-dark()": r"light-dark\(",
    "a rule in a rule": r"[;{}]\s*(?:&|[.#:\[][^{};]*)[^{};]*\{(?=[^{}]*\}[^{}]*;)",
    "heights of a line": r"\d(?:r?lh)\b",
    "anchors": r"(?<!-)\banchor(?:-name|-size)?\s*[:(]",
    "colours from a colour": r"\(\s*from\s",
    "other colours": r"\b(?:contrast-color|device-cmyk)\(",
    "@scope and such": r"@(?:scope|starting-style|position-try|function)\b",
    "styles as conditions": r"\bstyle\(|\bif\(",
    "fields as wide as their text": r"field-sizing|interpolate-size",
}
UNKNOWN = """
() => {
  for (const style of document.querySelectorAll("style")) {
    const text = style.textContent;
    if (text.includes("light-dark(")) style.textContent = text.replaceAll("light-dark(", "later(");
  }
}
"""
COLOURS = """
() => {
  const look = (selector, name) => getComputedStyle(document.querySelector(selector))[name];
  return {
    die: look(".crypt-table [data-drop=ready] .crypt-die", "borderTopColor"),
    face: look(".crypt-table [data-drop=ready] .crypt-die-face", "fill"),
    card: look(".crypt-table .tb-card:not(.tb-down)", "backgroundImage"),
    loud: look(".crypt-bar .crypt-main", "backgroundColor"),
    mark: look(".crypt-table .tb-near .tb-name .crypt-mark", "fill"),
    page: look(".crypt-app", "backgroundColor"),
  };
}
"""
BY_DAY = {
    "face": "rgb(255, 255, 255)",
    "card": "rgb(252, 244, 224)",
    "loud": "rgb(138, 47, 34)",
    "mark": "rgb(31, 95, 168)",
    "page": "rgb(246, 241, 230)",
}
BY_NIGHT = {
    "face": "rgb(20, 23, 28)",
    "card": "rgb(220, 204, 166)",
    "loud": "rgb(240, 164, 93)",
    "mark": "rgb(125, 181, 247)",
    "page": "rgb(22, 24, 29)",
}
Open = Callable[..., TutorPage]


def coloured(tutor: TutorPage, wanted: dict[str, str]) -> None:
    """The colours of the table are those that are wanted, once nothing changes any more."""
    tutor.page.evaluate(UNKNOWN)
    tutor.page.wait_for_function(
        f"wanted => ({COLOURS})().page === wanted", arg=wanted["page"], timeout=5000
    )
    tutor.page.evaluate("Promise.all(document.getAnimations().map((it) => it.finished))")
    seen = tutor.page.evaluate(COLOURS)
    assert [name for name in wanted if wanted[name] not in seen[name]] == [], seen
    assert not re.search(r", 0\)$|^rgba?\(0, 0, 0", seen["die"]), "a die has an edge of its own"


def test_colours_by_day_and_by_night(open_tutor: Open) -> None:
    """By the device, and by choice against it."""
    tutor = open_tutor(game(), color_scheme="light")
    tutor.lay("a4")
    coloured(tutor, BY_DAY)
    tutor.page.emulate_media(color_scheme="dark")
    coloured(tutor, BY_NIGHT)
    tutor.find('[data-action="theme-light"]').check(force=True)
    coloured(tutor, BY_DAY)
    tutor.page.emulate_media(color_scheme="light")
    tutor.find('[data-action="theme-dark"]').check(force=True)
    coloured(tutor, BY_NIGHT)


def test_everything_goes_without_what_came_later(
    open_page: Callable[..., Any], tutor_server: str
) -> None:
    """A script that asked for it would throw, and fail the page."""
    page = open_page(reduced_motion="reduce")
    page.add_init_script(WITHOUT_THEM)
    tutor = TutorPage(page, tutor_server)
    tutor.open(game("a4 b2", "recover"))
    gone = page.evaluate("!AbortSignal.timeout || HTMLElement.prototype.showPopover")
    assert not gone, "what came later is gone, and no more"
    assert len(list(crypts_screens(tutor))) > 10
    tutor.do("learn-close")
    assert tutor.find(f"{TABLE} [data-slot]").count()


#: Panels are loaded by such addresses, and on a machine at work that takes its time.
SLOW = """
const make = URL.createObjectURL;
let until = 0;
URL.createObjectURL = (...given) => {
  until ||= performance.now() + 2500;
  while (performance.now() < until);
  return make.apply(URL, given);
};
"""


def test_on_a_slow_machine_the_panels_still_listen(
    open_page: Callable[..., Any], tutor_server: str
) -> None:
    page = open_page(reduced_motion="reduce")
    page.add_init_script(SLOW)
    tutor = TutorPage(page, tutor_server)
    tutor.open(game())
    tutor.lay("a4")
    assert "allowed" in tutor.text(f"{TABLE} [data-verdict]")


def test_no_style_is_of_a_later_time() -> None:
    """What one sheet asks for, all of its colours or its order may hang on."""
    found = [
        f"{path.name}: {name}"
        for path in [*STATIC.parent.glob("**/static/*.css"), *TEMPLATE.glob("*.css")]
        for name, looks in LATER_IN_STYLES.items()
        if re.search(looks, re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL))
    ]
    assert found == []


NO_COLOUR_MIX = """
const supports = CSS.supports;
CSS.supports = (...asked) => !String(asked).includes("color-mix") && supports.apply(CSS, asked);
"""


@pytest.mark.parametrize("lang", LANGS)
def test_a_browser_that_is_too_old_is_told(
    open_page: Callable[..., Any], tutor_server: str, lang: str
) -> None:
    page = open_page(locale=lang)
    page.add_init_script(NO_COLOUR_MIX)
    page.goto(tutor_server)
    words = loading_words()[lang]
    assert page.inner_text("#loading-title") == words["trouble"]
    assert page.inner_text("#loading-text") == words["too-old"]
    assert not page.is_visible("#loading-again"), "another try would come to the same"
    page.wait_for_selector(".crypt-app", state="attached")
    assert page.is_visible("#loading"), "the words stay"


def test_a_browser_that_cannot_read_the_pages_script_is_told(
    open_page: Callable[..., Any], tutor_server: str
) -> None:
    page = open_page(locale="fr-FR")
    page.forgive("SyntaxError|Unexpected|cryptLoading|WebSocket connection")
    page.add_init_script("delete CSS.supports; CSS.supports = undefined;")

    def unreadable(route: Any) -> None:
        answer = route.fetch()
        ours = "window.cryptLoading = {"
        assert ours in answer.text()
        route.fulfill(response=answer, body=answer.text().replace(ours, f"a later way: {ours}"))

    page.route(tutor_server, unreadable)
    page.goto(tutor_server)
    words = loading_words()["fr"]
    assert page.get_attribute("html", "lang") == "fr"
    assert page.inner_text("#loading-text") == words["too-old"]


def test_the_script_for_older_browsers_is_in_words_they_know() -> None:
    script = re.sub(r"//.*", "", (TEMPLATE / "older.js").read_text(encoding="utf-8"))
    later = re.findall(r"=>|`|\?\.|\?\?|\b(?:const|let|class|async|await|of)\b|\.\.\.", script)
    assert later == []


def test_the_oldest_browsers_are_named_alike_everywhere() -> None:
    said = [README.read_text(encoding="utf-8")]
    said += [loading_words()[lang]["too-old"] for lang in LANGS]
    for text in said:
        for name, version in OLDEST.items():
            of = name.split()[0]
            assert re.search(rf"{of}\b[\w\s]*? {re.escape(version)}\b", text), (of, text[:80])
