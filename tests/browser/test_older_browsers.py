"""Browsers as old as README names run the tutor, slowly too; older ones are told so in words.

An older browser is a newer one without what came later: functions of scripts are taken away before
the page is loaded, functions of style sheets are given a name that no browser knows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.teach.words import LANGS
from crypt_widgets.server.page_words import loading_words
from tests.browser.tutor_page import TABLE, TutorPage, colour, game
from tests.browser.visits.screens import crypts_screens

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
    colour(tutor, "light")
    coloured(tutor, BY_DAY)
    tutor.page.emulate_media(color_scheme="light")
    colour(tutor, "dark")
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
    tutor.do("home-continue")
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
