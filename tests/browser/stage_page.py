"""What is in sight together on the stage of Crypt, in the app's page or in a notebook's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from crypt_core.teach.words import LANGS
from tests.browser.tutor_page import TABLE, TutorPage, speak
from tests.browser.wire import PAINTED

USUAL, LARGE = 16, 24
"""Sizes of text in pixels: the usual one, and a reader's own."""


@dataclass(frozen=True)
class Size:
    """The size of a window, and of the text in it."""

    width: int
    height: int
    text: int = USUAL

    def __str__(self) -> str:
        text = "" if self.text == USUAL else f" with text of {self.text} px"
        return f"{self.width}x{self.height}{text}"


SIZES = [
    Size(360, 740),
    Size(390, 844),
    Size(844, 390),
    Size(768, 1024),
    Size(820, 1180),
    Size(1024, 768),
    Size(1280, 720),
    Size(1366, 768),
    Size(1440, 900),
    Size(1920, 1080),
    # A page of 1440x900 at twice its size.
    Size(720, 450),
    Size(1440, 900, LARGE),
]

LAPTOP = Size(1280, 900)

CELLS = [
    Size(1008, 640),
    Size(1100, 640),
    Size(1108, 640),
    Size(1008, 640, LARGE),
    Size(1100, 640, LARGE),
]
"""What is left for the app in a cell of JupyterLab at 1440x900 with the file browser open and at
1280x800 without it, and in one of Notebook at 1440x900; and in cells with large text."""

TREASURES = f"{TABLE} .tb-slot > :is(.tb-card, .tb-hollow)"
PLACES = f"{TABLE} .tb-slot > .tb-place"
DICE = f"{TABLE} .tb-near .tb-ready > :is(.tb-servant, .tb-hole)"
LAID = f"{TABLE} .tb-drafted [data-draft]"
EFFORTS = f"{TABLE} .tb-face"
PROMPT = f"{TABLE} .tb-prompt"
REFUSED = f"{TABLE} :is(.tb-verdict-bad, .tb-verdict-final)"
AGAIN = f"{TABLE} .tb-again"
CHOICES = f"{TABLE} .tb-actions [data-move]"
NEWS = f"{TABLE} .tb-news-said"
WHY = f"{TABLE} .tb-why"
LOUD = ".crypt-bar .crypt-main"

OUT_OF_SIGHT = """
(parts) => {
  const found = new Set();
  const say = (node, what) => found.add(
    `${node.className || node.tagName} "${node.textContent.trim().slice(0, 20)}" ${what}`);
  const clips = (style) => style.overflowX !== "visible" || style.overflowY !== "visible";
  const rooms = new Map([[null, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }]]);
  // The part of the window that what lies in a node can be seen in.
  const room = (node) => within(node.parentElement);
  const within = (at) => {
    if (!rooms.has(at)) rooms.set(at, narrowed(within(at.parentElement), at));
    return rooms.get(at);
  };
  const narrowed = (all, at) => {
    const style = getComputedStyle(at);
    if (style.display === "contents" || at === document.body || !clips(style)) return all;
    const box = at.getBoundingClientRect();
    return {
      left: Math.max(all.left, box.left),
      top: Math.max(all.top, box.top),
      right: Math.min(all.right, box.right),
      bottom: Math.min(all.bottom, box.bottom),
    };
  };
  for (const part of parts) {
    const all = [...document.querySelectorAll(part)];
    if (!all.length) found.add(`there is no ${part}`);
    for (const node of all) {
      const box = node.getBoundingClientRect();
      if (!box.width || !box.height) {
        say(node, "has no size");
        continue;
      }
      if (getComputedStyle(node).clipPath !== "none") {
        say(node, "is there for ears alone");
        continue;
      }
      const seen = room(node);
      const over = Math.max(seen.left - box.left, seen.top - box.top,
        box.right - seen.right, box.bottom - seen.bottom);
      if (over > 1) {
        say(node, `is ${Math.round(over)} px out of sight`);
        continue;
      }
      const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!node.contains(at) && !at?.contains(node)) say(node, `lies under ${at?.className}`);
      const words = node.matches("p, .crypt-main, .tb-news-said");
      // A line may end in an ellipsis when most of it is told.
      const most = getComputedStyle(node).textOverflow === "ellipsis" ? 1.5 : 1;
      const wide = node.clientWidth * most + 1;
      if (words && node.scrollWidth > wide) say(node, "is wider than its place");
      if (words && node.scrollHeight > node.clientHeight + 2) say(node, "is higher than its place");
    }
  }
  const app = ".crypt-app ";
  const small = (selector, least, both) => {
    for (const node of document.querySelectorAll(app + selector)) {
      const { width, height } = node.getBoundingClientRect();
      if (!width && !height) continue;
      if (width < least || (both && height < least)) {
        say(node, `is only ${Math.round(width)}x${Math.round(height)} px`);
      }
    }
  };
  small(".tb-card", 40, false);
  // A treasure is known by its picture or its sign, and its value is read.
  // Dice that may be rolled again are pressed, and take more room than there may be for pictures.
  const again = document.querySelector(app + ".tb-again");
  for (const card of document.querySelectorAll(app + ".tb-card")) {
    const box = card.getBoundingClientRect();
    if (!box.width) continue;
    const picture = ".tb-picture, .tb-back .tb-emblem";
    for (const [part, least] of [[picture, again ? 0 : 22], [".tb-value, .tb-unknown", 14]]) {
      const it = card.querySelector(part).getBoundingClientRect();
      const seen = Math.min(it.width, it.right - box.left, box.right - it.left,
        it.height, it.bottom - box.top, box.bottom - it.top);
      const at = document.elementFromPoint((it.left + it.right) / 2, (it.top + it.bottom) / 2);
      if (seen < least) say(card, `shows ${Math.round(seen)} px of its ${part}`);
      // What is scrolled to is looked at elsewhere.
      else if (at && card.parentElement.contains(at) && !card.contains(at)) {
        say(card, `has its ${part} covered`);
      }
    }
  }
  // Dice lie in their place, and that on the stone.
  for (const place of document.querySelectorAll(app + ".tb-place")) {
    const parts = [[place, place.closest(".tb-stone")]];
    for (const die of place.querySelectorAll(".crypt-die")) parts.push([die, place]);
    for (const [it, around] of parts) {
      const [box, there] = [it, around].map((each) => each.getBoundingClientRect());
      const over = Math.max(there.top - box.top, box.bottom - there.bottom,
        there.left - box.left, box.right - there.right);
      if (box.width && over > 2) say(it, `lies ${Math.round(over)} px out of its place`);
    }
  }
  // Three servants below one treasure share its width, and so do three results.
  const three = ":is(.tb-dice-row:has(> :nth-child(3)) > .tb-servant, "
    + ".tb-results:has(> :nth-child(3)) .tb-again)";
  const pressed = ":is(button.tb-servant, .tb-face, .tb-again, .tb-action, .br-button, .to-tab)";
  small(`${pressed}:not(${three})`, 38, true);
  small(three, 27, true);
  const loud = [...document.querySelectorAll(
    app + ":is(.crypt-in-stage, .crypt-in-bar, .crypt-in-tools) .crypt-main")];
  const shown = loud.filter((it) => it.checkVisibility({ visibilityProperty: true }));
  const names = shown.map((it) => it.dataset.action);
  if (names.length > 1) found.add(`more than one loud button: ${names}`);
  for (const node of document.querySelectorAll(app + "*")) {
    const { right, width } = node.getBoundingClientRect();
    const there = room(node);
    // What is there for those who listen has no place.
    if (there.right - there.left < 2) continue;
    const edge = Math.min(document.documentElement.clientWidth, there.right);
    if (width > 1 && right > edge + 1 && node.checkVisibility() && !node.closest("svg")
      && getComputedStyle(node).clipPath === "none"
      // Tabs, and what is one's own in Donjon, are moved along.
      && !node.closest(".crypt-hear, .to-tab, .tb-card-name, .dj-mine > *")) {
      say(node, `is ${Math.round(right - edge)} px wider than its place`);
    }
  }
  return [...found];
}
"""
"""What is not to be seen as it should be: out of sight, covered, cut, too small, or too loud."""
SCROLLS = "document.documentElement.scrollHeight > innerHeight + 1"


def fit(page: Any, size: Size) -> None:
    """Give a page a size; what is measured then is what it has laid out for it."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("size => { document.documentElement.style.fontSize = `${size}px`; }", size.text)


def resize(page: Any, size: Size) -> None:
    """The same, and let everything find its place that looks at its own size."""
    fit(page, size)
    page.evaluate(PAINTED)


CELL = """
(width) => {
  document.body.toggleAttribute("data-voila", !width);
  document.querySelector(".crypt-app").parentElement.style.width = width ? `${width}px` : "";
}
"""


def in_cell(page: Any, size: Size) -> None:
    """Give the app as much as it has in a cell, in a window that has room for it."""
    page.evaluate(CELL, size.width)
    fit(page, Size(1440, 900, size.text))


def whole_page(page: Any) -> None:
    """Give the app the page for itself again."""
    page.evaluate(CELL, 0)


def each_room(tutor: TutorPage) -> Iterator[str]:
    """Give the app each room that it may have, in every language; the value says which it has.

    It ends as it began: as wide as a laptop's window, and in English.
    """
    for lang in (*LANGS[1:], LANGS[0]):
        resize(tutor.page, LAPTOP)
        speak(tutor, lang)
        for size in SIZES:
            fit(tutor.page, size)
            yield f"{lang}, {size}"
        for size in CELLS:
            in_cell(tutor.page, size)
            yield f"{lang}, a cell of {size}"
        whole_page(tutor.page)
    resize(tutor.page, LAPTOP)


def faults(page: Any, parts: list[str], *, whole: bool = True) -> list[str]:
    """What is wrong on a page; `whole` where the app has the page for itself."""
    found = list(page.evaluate(OUT_OF_SIGHT, parts))
    if whole and page.evaluate(SCROLLS):
        found.append("the page scrolls")
    return found


SCROLLED = """
() => [document.scrollingElement, ...document.querySelectorAll(".crypt-app, .crypt-app *")]
  .filter((it) => it.scrollTop && !it.closest(".crypt-in-tools"))
  .map((it) => `${it.className || it.tagName} is scrolled by ${it.scrollTop} px`)
"""
"""What has been scrolled beside the tools: the page, or the stage within itself."""


DECIDING = [TREASURES, PLACES, DICE, LOUD]


def sights_of_decision(page: Any, parts: list[str] = DECIDING) -> list[str]:
    """What somebody who decides would have to scroll for, or has been scrolled for."""
    return [*page.evaluate(SCROLLED), *faults(page, parts, whole=False)]
