"""Forced colours, as Windows' high contrast: what is chosen can be told from what is not.

There backgrounds, tints and shadows are gone. Each control that is chosen, pressed or switched on
has a ring, and whatever is drawn in it can be seen.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PIL import Image

from tests.browser.board_page import BoardPage
from tests.browser.test_board import full_hand, going
from tests.browser.tutor_page import TABLE, TutorPage, game
from tests.browser.visits import donjon
from tests.browser.visits.screens import crypts_screens, sedlecs_screens

Open = Callable[..., TutorPage]
OFFER = next(it for it in donjon.MOMENTS if it.name == "an offer")
SEE = """
() => {
  const chosen = [
    '[aria-pressed="true"]', '[aria-selected="true"]', '[aria-checked="true"]',
    '[aria-current]:not([aria-current="false"])', "label:has(> input:checked)",
  ].join();
  const may = "[aria-pressed], [aria-selected], [aria-checked], label:has(> input)";
  const seen = (it) => it.checkVisibility() && it.getBoundingClientRect().width;
  document.activeElement?.blur();
  const top = document.querySelector("dialog[open]") ?? document;
  return [...top.querySelectorAll(`.crypt :is(${chosen}, ${may})`)].filter(seen).map((it) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(it);
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return {
      chosen: it.matches(chosen),
      faded: getComputedStyle(it).opacity < 1, // it lies elsewhere by now
      ring: outlineStyle === "solid" && parseFloat(outlineWidth) >= 3,
      box: [left, top, right, bottom],
      markup: it.outerHTML.slice(0, 200),
    };
  });
}
"""
SIGNS = """
() => {
  const faded = (it) => it && (getComputedStyle(it).opacity < 1 || faded(it.parentElement));
  const top = document.querySelector("dialog[open]") ?? document;
  return [...top.querySelectorAll(".crypt svg")].map((it) => {
    const { left, top: up, right, bottom, width } = it.getBoundingClientRect();
    const inside = left >= 0 && up >= 0 && right <= innerWidth && bottom <= innerHeight;
    const seen = width && inside && it.checkVisibility({ visibilityProperty: true });
    const at = seen && document.elementFromPoint((left + right) / 2, (up + bottom) / 2);
    const on = it.parentElement;
    if (!at || !(on.contains(at) || at.contains(on)) || faded(it)) return null;
    return { box: [left, up, right, bottom], markup: on.outerHTML.slice(0, 200) };
  }).filter(Boolean);
}
"""
"""The signs in sight, which are drawn."""
RING = 5
"""Pixels at each side that the ring may take."""
LEAST = 3.0
"""The least contrast between the palest and the darkest of what is inside (WCAG 1.4.11)."""


def brightness(pixel: Sequence[int]) -> float:
    """Return the relative luminance of a pixel."""
    linear = [it / 3294.6 if it <= 10 else ((it / 255 + 0.055) / 1.055) ** 2.4 for it in pixel[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(image: Image.Image) -> float:
    """Return the contrast between the palest and the darkest of a picture."""
    found = [brightness(pixel) for _, pixel in image.getcolors(image.width * image.height) or ()]
    return (max(found) + 0.05) / (min(found) + 0.05)


def walk(tutor: TutorPage, screens: Iterator[str]) -> tuple[list[str], int]:
    """Go through the screens; what cannot be told there, and how many chosen things there were."""
    found, count = [], 0
    for screen in screens:
        seen = tutor.page.evaluate(SEE)
        signs = tutor.page.evaluate(SIGNS)
        picture = Image.open(io.BytesIO(tutor.page.screenshot())).convert("RGB")
        found += [
            f"{screen}: a pale sign in {it['markup']}"
            for it in signs
            if contrast(picture.crop(tuple(map(round, it["box"])))) < LEAST
        ]
        for it in seen:
            count += it["chosen"]
            if it["chosen"] != it["ring"]:
                wrong = "no ring on" if it["chosen"] else "a ring on"
                found.append(f"{screen}: {wrong} {it['markup']}")
            left, top, right, bottom = map(round, it["box"])
            box = left + RING, top + RING, right - RING, bottom - RING
            inside = box[0] < box[2] <= picture.width and 0 <= box[1] < box[3] <= picture.height
            looked_at = it["chosen"] and inside and not it["faded"]
            if looked_at and contrast(picture.crop(box)) < LEAST:
                found.append(f"{screen}: nothing to be seen in {it['markup']}")
    return found, count


def in_forced_colours(open_tutor: Open, *given: Any, **options: Any) -> TutorPage:
    return open_tutor(*given, forced_colors="active", **options)


def effort_4(tutor: TutorPage) -> None:
    """Give the first servant an effort by keyboard, and no treasure yet."""
    tutor.find(f'{TABLE} [data-drop="ready"] [data-draft]').first.focus()
    tutor.press("4")


def test_crypts_panels(open_tutor: Open) -> None:
    tutor = in_forced_colours(open_tutor, game())

    def screens() -> Iterator[str]:
        effort_4(tutor)
        yield "an effort without a treasure"
        yield from crypts_screens(tutor)

    found, count = walk(tutor, screens())
    assert "\n".join(found) == ""
    assert count > 50


@pytest.mark.nightly
def test_sedlecs_panels(open_tutor: Open) -> None:
    tutor = in_forced_colours(open_tutor, going(full_hand), ["person"] * 2, kind=BoardPage)
    found, count = walk(tutor, sedlecs_screens(tutor))
    assert "\n".join(found) == ""
    assert count > 5


@pytest.mark.nightly
def test_donjons_panels(open_tutor: Open) -> None:
    tutor = in_forced_colours(open_tutor, OFFER.begins(), OFFER.seats, kind=OFFER.kind)
    OFFER.do(tutor)

    def screens() -> Iterator[str]:
        yield OFFER.name
        for tool in ("chances", "whatif"):
            tutor.tool(tool)
            tutor.settle()
            yield tool

    found, count = walk(tutor, screens())
    assert "\n".join(found) == ""
    assert count > 10


def test_what_is_chosen_and_has_the_focus_shows_both(open_tutor: Open) -> None:
    tutor = in_forced_colours(open_tutor, game())
    face = f'{TABLE} [data-effort="4"]'
    look = "it => { const s = getComputedStyle(it); return [s.outlineStyle, s.outlineOffset]; }"
    effort_4(tutor)
    tutor.find(face).focus()
    assert tutor.find(face).evaluate(look) == ["double", "-2px"]
    tutor.find(face.replace("4", "5")).focus()
    assert tutor.find(face.replace("4", "5")).evaluate(look) == ["solid", "2px"]
