"""Stepping: one event at a time, on to the next decision, and back."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.stage_page import resize
from tests.browser.tutor_page import TABLE, TutorPage, game
from tests.browser.visits.rooms import SIZES

Open = Callable[..., TutorPage]


OVER_CARDS = """
() => [...document.querySelectorAll(".crypt-table .tb-look")].filter((look) => {
  const mark = look.getBoundingClientRect();
  const card = look.closest(".tb-slot").querySelector(".tb-card").getBoundingClientRect();
  return mark.top < card.bottom - 1 && mark.left < card.right - 1;
}).map((look) => look.textContent)
"""
"""The Ghost's marks that lie over a treasure: their place is below the card, or to its right."""


def test_the_ghost_is_seen_to_look_at_the_treasures(at_table: Open) -> None:
    tutor = at_table(game())
    looks = tutor.find(f"{TABLE} .tb-look")
    tutor.decide("a4 b2 c1")
    card = tutor.find(f'{TABLE} .tb-card[data-slot="a"]')
    before = card.bounding_box()
    tutor.go_on()
    assert looks.all_text_contents() == ["5 beats 4? yes", "3 beats 2? yes", "2 beats 1? yes"]
    assert all(look.is_visible() for look in looks.all())
    after = card.bounding_box()
    assert [after[it] for it in ("x", "width", "height")] == [
        before[it] for it in ("x", "width", "height")
    ], "they take no room"
    for size in SIZES:
        resize(tutor.page, size)
        assert tutor.page.evaluate(OVER_CARDS) == [], size
    tutor.find(f"{TABLE} .tb-servant").first.click()
    assert looks.count() == 0, "out of the way of a claim"


PASSED = """
() => document.getAnimations().filter((it) => it.animationName === "tb-pass").map((it) => {
  const { delay } = it.effect.getComputedTiming();
  it.finish();
  return delay;
})
"""


def test_the_ghosts_looks_are_let_go_when_they_have_been_read(at_table: Open) -> None:
    """By themselves where a decision is due, and not in a flash where nothing is to move."""
    tutor = at_table(game())
    tutor.decide("a4 b2 c1")
    tutor.go_on()
    marks = tutor.find(f"{TABLE} .tb-looks")
    assert marks.count() == 3
    opacity = "all => all.map(it => Number(getComputedStyle(it).opacity))"
    for motion in ("no-preference", "reduce"):
        tutor.page.emulate_media(reduced_motion=motion)
        assert marks.evaluate_all(opacity) == [1, 1, 1], motion
        assert min(tutor.page.evaluate(PASSED)) >= 8_000, motion
        assert marks.evaluate_all(opacity) == [0, 0, 0], motion
        tutor.back()
        tutor.step()
    tutor.tool("coach")
    assert marks.count() == 0, "another thing is looked at"


AT_REST = 40
"""For so many pictures in a row a die at rest shows one face: longer than any on its way."""
FACES_SEEN = """
() => {
  window.faces = [];
  const look = () => {
    for (const die of document.querySelectorAll(".tb-result .tb-tumbled .crypt-die")) {
      window.faces.push(die.querySelectorAll("circle").length);
    }
    requestAnimationFrame(look);
  };
  look();
}
"""


def test_dice_tumble_and_end_on_the_face_that_was_rolled(at_table: Open) -> None:
    tutor = at_table(game("a5 b1 c1", seed=1))
    tutor.page.emulate_media(reduced_motion="no-preference")
    tutor.page.evaluate(FACES_SEEN)
    tutor.decide("recover")
    while not tutor.find(f"{TABLE} .tb-result .tb-tumbled").count():
        tutor.step()
    true = tutor.timeline.state.rolled[-1].face
    tutor.page.wait_for_function("faces.some((it) => it !== faces[0])")
    at_rest = f"faces.length > {AT_REST} && faces.slice(-{AT_REST}).every((it) => it === {true})"
    tutor.page.wait_for_function(at_rest)


IN_ORDER = """
() => {
  window.order = [];
  for (const [name, on] of [["animate", Element], ["getBoundingClientRect", Element]]) {
    const does = on.prototype[name];
    on.prototype[name] = function (...args) {
      if (this.matches?.(".tb [data-flip]")) window.order.push(name);
      return does.apply(this, args);
    };
  }
}
"""


FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_all_places_are_read_before_anything_moves(at_table: Open) -> None:
    """In between, the browser would work out the whole page again for each of them."""
    tutor = at_table(game())
    tutor.page.emulate_media(reduced_motion="no-preference")
    tutor.page.evaluate(IN_ORDER)
    tutor.decide("a4 b2 c1")
    moved = []
    while tutor.can_go_on:
        tutor.page.evaluate("window.order.length = 0")
        tutor.step()
        tutor.page.evaluate(FRAMES)
        order = tutor.page.evaluate("window.order")
        moved.append(order.count("animate"))
        assert "getBoundingClientRect" not in order[len(order) - moved[-1] :]
    assert max(moved) > 1, "several pieces have moved at once"


BURNING = "document.getAnimations().filter((it) => /-flicker$/.test(it.animationName)).length"
FOR_EVER = ".crypt :is(.tb-torch, .rb-torch) * { animation-iteration-count: infinite !important }"
TWENTY_FRAMES = """
new Promise((done) => {
  const frame = (left) => (left ? requestAnimationFrame(() => frame(left - 1)) : done());
  frame(20);
})
"""


def test_flames_burn_without_a_layout_a_frame(at_table: Open) -> None:
    """A part that moves within a drawing has all of it laid out each time."""
    tutor = at_table(game())
    tutor.page.emulate_media(reduced_motion="no-preference")
    tutor.page.add_style_tag(content=FOR_EVER)
    devtools = tutor.page.context.new_cdp_session(tutor.page)
    devtools.send("Performance.enable")

    def layouts() -> float:
        found = devtools.send("Performance.getMetrics")["metrics"]
        return next(it["value"] for it in found if it["name"] == "LayoutCount")

    assert tutor.page.evaluate(BURNING) == 2, "the Leader's, and that of the phase"
    tutor.page.evaluate(TWENTY_FRAMES)
    before = layouts()
    tutor.page.evaluate(TWENTY_FRAMES)
    assert layouts() - before < 5
