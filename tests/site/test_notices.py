"""What the page with no server says itself keeps nobody out, and covers nothing that is pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.teach.words import LANGS
from crypt_widgets.server.page_words import site_words
from tests.browser.test_axe import Looks
from tests.site.site_page import Host, seen, until

PACK = "tutor.pack"
LEARN = '[data-game="crypt"] [data-action="home-learn"]'
SIZES = {"phone": {"width": 360, "height": 740}, "wide": {"width": 1280, "height": 800}}
LONG = 21_000
"""In milliseconds, longer than one waits without a word."""
EDGE = {"phone": 8, "wide": 0}
"""So many pixels of a button may lie under the line that says that Python is waking."""
COVERED = """
(edge) => {
  const line = document.querySelector("#waking").getBoundingClientRect();
  const range = document.createRange();
  const words = (it) => {
    range.selectNodeContents(it);
    return range.getBoundingClientRect();
  };
  const under = (box) => box.height && box.top < line.bottom && box.bottom - line.top;
  return [...document.querySelectorAll("button, a[href], input, select")]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .filter((it) => under(it.getBoundingClientRect()) > edge || under(words(it)) > 0)
    .map((it) => `${it.outerHTML.slice(0, 80)} ${under(it.getBoundingClientRect())}`);
}
"""
"""What may be pressed and lies under that line by more than its edge."""


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGS)
def test_nobody_is_kept_out_while_it_wakes_or_when_it_cannot(
    open_page: Callable[..., Any], own_site: Host, lang: str, size: str
) -> None:
    late = own_site.hold(PACK)
    page = open_page(locale=lang, reduced_motion="reduce", viewport=SIZES[size])
    page.forgive(PACK)
    page.forgive("404")
    looks = Looks(page, lang)
    page.clock.install()
    page.goto(own_site.url)
    seen(page, "#waking")
    seen(page, LEARN)
    until(lambda: page.evaluate("document.fonts.status") == "loaded", "no fonts")
    assert page.evaluate(COVERED, EDGE[size]) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    looks.at("Python is waking")
    press = page.locator(LEARN)
    place = press.bounding_box()
    press.click()
    assert press.get_attribute("aria-busy") == "true"
    assert press.bounding_box() == place
    looks.at("a press that waits for Python")
    height = page.locator("#waking").bounding_box()["height"]
    page.clock.fast_forward(LONG)
    assert page.inner_text("#waking") == site_words()[lang]["waking-slow"]
    assert page.locator("#waking").bounding_box()["height"] == height, "it is one line, too"
    assert page.evaluate(COVERED, EDGE[size]) == []
    own_site.missing.add(PACK)
    late.set()
    seen(page, "#stopped")
    assert not page.locator("#waking").count()
    looks.at("Python cannot wake")
    looks.check()
