"""Laying out a claim: by dragging, by touch and by keyboard; changing it; and being told no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from tests.browser.tutor_page import BAR, CONFIRM, TABLE, TutorPage, game

Open = Callable[..., TutorPage]
DIE = f'{TABLE} [data-draft="%d"]'
CARD = f'{TABLE} .tb-card[data-slot="%s"]'


STILL = """
() => document.getAnimations().every((it) => it.playState !== "running"
  || it.animationName === "tb-pass"
  || it.effect.getComputedTiming().iterations === Infinity)
"""
"""Whether nothing moves any more; what the Ghost has looked at fades in its own time."""


def middle(tutor: TutorPage, selector: str) -> tuple[float, float]:
    tutor.page.wait_for_function(STILL)  # a hand reaches for what lies still
    box = tutor.find(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(tutor: TutorPage, start: str, end: str) -> None:
    """Drag with the mouse, in steps as a hand does."""
    mouse = tutor.page.mouse
    mouse.move(*middle(tutor, start))
    mouse.down()
    mouse.move(*middle(tutor, end), steps=8)
    mouse.up()
    tutor.settle()


def finger_drag(tutor: TutorPage, start: str, end: str) -> None:
    """Drag with a finger, through the browser's own input."""
    fingers = tutor.page.context.new_cdp_session(tutor.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    (x, y), (to_x, to_y) = middle(tutor, start), middle(tutor, end)
    touch("touchStart", (x, y))
    for i in range(1, 9):
        touch("touchMove", (x + (to_x - x) * i / 8, y + (to_y - y) * i / 8))
    tutor.page.wait_for_timeout(150)  # a finger that rests does not fling
    touch("touchMove", (to_x, to_y))
    touch("touchEnd")
    fingers.detach()
    tutor.settle()


def made(tutor: TutorPage) -> str:
    """The last decision in the record that the browser keeps."""
    return CRYPT.write_move(tutor.timeline.moment.move)


def test_claim_by_dragging_with_the_mouse(open_tutor: Open) -> None:
    tutor = open_tutor(game(), reduced_motion="no-preference")
    assert not tutor.find(CONFIRM).count(), "there is nothing to confirm yet"
    drag(tutor, DIE % 0, CARD % "b")
    drag(tutor, DIE % 1, CARD % "a")
    assert tutor.drafted == {"a": [1], "b": [1]}
    # Dropped beside every treasure it is a ready servant again.
    drag(tutor, DIE % 0, f"{TABLE} [data-testid=prompt]")
    assert tutor.drafted == {"a": [1]}
    tutor.confirm()
    assert made(tutor) == "P1: a1"


def test_the_other_button_puts_back_what_is_dragged(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    mouse = tutor.page.mouse
    mouse.move(*middle(tutor, DIE % 0))
    mouse.down()
    mouse.move(*middle(tutor, CARD % "b"), steps=8)
    assert tutor.find(".tb-dragging").count()
    mouse.down(button="right")
    mouse.up(button="right")
    assert not tutor.find(".tb-dragging").count()
    mouse.up()
    tutor.settle()
    assert tutor.drafted == {}


def test_claim_by_touch(open_tutor: Open) -> None:
    tutor = open_tutor(game(), has_touch=True, viewport={"width": 390, "height": 844})
    for selector in (DIE % 0, f'{TABLE} [data-effort="5"]', CARD % "a"):
        tutor.find(selector).tap()
    tutor.settle()
    assert tutor.drafted == {"a": [5]}
    tutor.find(DIE % 1).scroll_into_view_if_needed()
    before = tutor.page.evaluate("scrollY")
    finger_drag(tutor, DIE % 1, CARD % "c")
    assert tutor.drafted == {"a": [5], "c": [1]}
    assert tutor.page.evaluate("scrollY") == before, "the page scrolled under the finger"
    # Picking the treasure first works too.
    tutor.find(CARD % "c").tap()
    tutor.find(f'{TABLE} [data-effort="1"]').tap()
    tutor.settle()
    assert tutor.drafted == {"a": [5], "c": [1, 1]}
    tutor.find('[data-action="take-back"]').tap()
    tutor.settle()
    assert tutor.drafted == {"a": [5], "c": [1]}
    tutor.find(CARD % "c").tap()
    tutor.find(f'{TABLE} [data-effort="1"]').tap()
    tutor.settle()
    tutor.find(CONFIRM).tap()
    tutor.settle()
    assert made(tutor) == "P1: a5 c11"


FOCUS = """
() => {
  const at = document.activeElement;
  // A radio button that is drawn as a key shows it around the whole key.
  const styles = [at, at.closest("label")].filter(Boolean).map((it) => getComputedStyle(it));
  return {
    lost: at === document.body || at === document.documentElement,
    seen: at.matches(":focus-visible") && styles.some(
      (it) => it.outlineStyle !== "none" && parseFloat(it.outlineWidth) >= 2),
    what: at.outerHTML.slice(0, 120),
    key: at.dataset.key ?? null,
    action: at.dataset.action ?? null,
  };
}
"""


def focus(tutor: TutorPage) -> dict[str, Any]:
    """What has the focus; it must be something, and one must see it."""
    found = dict(tutor.page.evaluate(FOCUS))
    assert not found["lost"], "the focus fell back to the page"
    assert found["seen"], f"nothing shows that this has the focus: {found['what']}"
    return found


def tab_to(tutor: TutorPage, name: str, wanted: str, key: str = "Tab") -> None:
    passed = []
    for _ in range(80):
        tutor.page.keyboard.press(key)
        found = dict(tutor.page.evaluate(FOCUS))
        if found["lost"]:
            continue  # past the last stop comes the browser's own bar, then the first one again
        if focus(tutor)[name] == wanted:
            return
        passed.append(found["key"] or found["action"] or found["what"])
    pytest.fail(f"80 times {key} do not lead to {wanted}, but past {passed}")


def test_round_by_keyboard_alone(at_table: Open) -> None:
    tutor = at_table(game())

    def press(keys: str) -> None:
        tutor.press(keys)
        focus(tutor)

    tab_to(tutor, "key", "draft-0")
    press("4 a")
    assert tutor.drafted == {"a": [4]}
    press("ArrowUp")
    assert tutor.drafted == {"a": [5]}
    # The other way: Enter on a die, on an effort, on a treasure.
    tab_to(tutor, "key", "draft-1")
    press("Enter")
    tab_to(tutor, "key", "effort-2")
    press("Enter")
    tab_to(tutor, "key", tutor.find(CARD % "b").get_attribute("data-key"), "Shift+Tab")
    press("Enter")
    assert tutor.drafted == {"a": [5], "b": [2]}
    # And a number on a treasure.
    press("ArrowRight 1")
    assert tutor.drafted == {"a": [5], "b": [2], "c": [1]}
    press("Backspace")
    assert tutor.drafted == {"a": [5], "b": [2]}
    tab_to(tutor, "action", "confirm")
    press("Enter")
    assert made(tutor) == "P1: a5 b2"
    # Through the Ghost's turn with the button, the rest with its key.
    tab_to(tutor, "action", "next")
    press("Enter")
    stops = tutor.timeline.stops(tutor.timeline.moment)
    assert tutor.timeline.place.step == stops[1]
    press("n")
    assert tutor.timeline.place.step == stops[2]
    press("c")
    assert tutor.deciding
    tab_to(tutor, "action", "recover", "Shift+Tab")
    press("Enter")
    assert made(tutor) == "P1: recover"
    press("c")
    assert tutor.timeline.state.round == 2
    assert tutor.deciding


def test_a_treasure_out_of_reach_is_grey_and_says_why(at_table: Open) -> None:
    """One servant is left, which the Ghost's dice on b are too many for."""
    tutor = at_table(game("a66", seed=10))
    far = tutor.find(f'{TABLE} .tb-card[data-slot="b"]')
    assert "tb-away" in far.get_attribute("class")
    assert "Out of reach" in far.get_attribute("aria-label")
    assert "tb-away" not in tutor.find(f'{TABLE} .tb-card[data-slot="c"]').get_attribute("class")
    verdict = tutor.find(f"{TABLE} .tb-verdict")
    below = tutor.find(f"{TABLE} .tb-near")
    before = below.bounding_box()["y"]
    far.focus()
    assert "Out of reach" in verdict.inner_text()
    assert below.bounding_box()["y"] == pytest.approx(before, abs=0.5)
    tutor.find(f'{TABLE} .tb-card[data-slot="c"]').focus()
    assert "Out of reach" not in verdict.inner_text()
    # It may be tried all the same, as everything that is not allowed.
    tutor.lay("b6")
    assert verdict.get_attribute("data-verdict") == "bad"


def test_a_die_that_may_be_rolled_again_is_pressed_and_to_keep_all_comes_first(
    at_table: Open,
) -> None:
    tutor = at_table(game("a2 b4 c4", "a6"))
    assert tutor.find(f"{BAR} .br-first").get_attribute("data-move") == "done"
    dice = tutor.find(f'{TABLE} [data-action="again"]')
    assert dice.count() == 3
    assert "Roll the 4 on the idol again" in dice.last.get_attribute("aria-label")
    assert min(dice.last.bounding_box()[side] for side in ("width", "height")) >= 40
    dice.last.click()
    tutor.settle()
    assert made(tutor) == "P1: reroll c1"
    assert not dice.count()


def test_a_claim_that_will_be_refused_is_not_loud_and_can_be_tried(at_table: Open) -> None:
    tutor = at_table(game("a66", seed=10))
    loud = tutor.find(f"{BAR} .crypt-main")
    for how in ("press", "Enter"):
        tutor.lay("c6")
        assert loud.get_attribute("data-action") == "confirm"
        place = tutor.find(CONFIRM).bounding_box()
        tutor.do("clear")
        tutor.lay("b6")
        assert loud.count() == 0
        assert tutor.find(CONFIRM).bounding_box() == place
        text = tutor.text(f"{TABLE} .tb-verdict-text")
        assert tutor.find(CONFIRM).get_attribute("title") == text
        if how == "press":
            tutor.confirm()
        else:
            tutor.page.evaluate("document.activeElement.blur()")
            tutor.press("Enter")
        assert tutor.find(f"{TABLE} .tb-verdict").get_attribute("data-verdict") == "final", how
        tutor.do("clear")


def test_keys_are_told_to_those_who_use_them_and_nothing_moves(open_tutor: Open) -> None:
    tutor = open_tutor(game(), viewport={"width": 1440, "height": 900})
    keys = tutor.find(f"{TABLE} .tb-keys")
    tutor.find(DIE % 0).click()
    before = tutor.find(f"{TABLE} .tb-near").bounding_box()
    assert not keys.is_visible()
    tutor.press("5")
    assert keys.is_visible()
    assert tutor.find(f"{TABLE} .tb-near").bounding_box() == before
    assert keys.evaluate("it => it.scrollWidth <= it.clientWidth + 1 && it.offsetHeight < 24")
