"""Stepping: one event at a time, on to the next decision, and back."""

from __future__ import annotations

from collections.abc import Callable

from crypt_core.crypt.state import NOBODY
from tests.browser.stage_page import SIZES, resize
from tests.browser.tutor_page import BAR, STORY, TABLE, TutorPage, game

Open = Callable[..., TutorPage]

DICE = """
() => Object.fromEntries([...document.querySelectorAll(".crypt-table [data-drop].tb-slot")]
  .map((slot) => [slot.dataset.drop,
    [...slot.querySelectorAll(".tb-dice .crypt-die")].map((die) => Number(die.dataset.face))])
  .filter(([, dice]) => dice.length))
"""


def shown_dice(tutor: TutorPage) -> dict[str, list[int]]:
    """The faces of the dice that lie on each treasure of the page."""
    return dict(tutor.page.evaluate(DICE))


def true_dice(tutor: TutorPage) -> dict[str, list[int]]:
    return {
        "abc"[t.slot]: [t.effort] * t.servants
        for t in tutor.view().crypt
        if t and t.owner != NOBODY and t.servants
    }


def test_next_shows_the_ghosts_turn_step_by_step(at_table: Open) -> None:
    tutor = at_table(game())
    tutor.decide("a4 b2")
    moment = tutor.timeline.moment
    stops = tutor.timeline.stops(moment)
    assert len(stops) > 2, "what one has laid, a roll in order, and where its dice go"
    told = []
    rolled = False
    for number, stop in enumerate(stops, 1):
        assert tutor.timeline.place.step == stop
        assert tutor.timeline.event == moment.steps[stop - 1].event
        assert shown_dice(tutor) == true_dice(tutor)
        gauge = tutor.find(f"{STORY} .st-gauge")
        assert gauge.evaluate("it => [it.value, it.max]") == [number, len(stops)]
        told.append(tutor.text(f"{STORY} .st-title") + tutor.text(f"{STORY} .st-text"))
        faces = tutor.timeline.state.ghost.faces
        if faces and not tutor.deciding:
            rolled = True
            label = tutor.find(f"{TABLE} [data-testid=roll]").get_attribute("aria-label")
            assert all(str(face) in str(label) for face in faces)
        assert tutor.deciding == (number == len(stops))
        if number < len(stops):
            tutor.step()
    assert rolled
    assert len(set(told)) == len(told), "each step has news of its own"
    assert not tutor.find(f"{BAR} [data-action=next]").count(), "there is nothing more to see"


def test_a_claim_of_ones_own_lies_where_one_has_put_it(at_table: Open) -> None:
    tutor = at_table(game())
    tutor.decide("a4 b2 c1")
    assert shown_dice(tutor) == {"a": [4], "b": [2], "c": [1]}
    text = tutor.text(f"{STORY} .st-text")
    assert text.startswith("You put a 4 on ")
    assert "a 2 on " in text
    assert "a 1 on " in text
    log = tutor.find(f"{STORY} .st-log li")
    assert log.all_text_contents()[-1].startswith("You put a 1 on ")


def test_continue_goes_to_the_next_decision_and_back_goes_back(at_table: Open) -> None:
    tutor = at_table(game())
    start = tutor.timeline.place
    tutor.decide("a4 b2")
    stops = tutor.timeline.stops(tutor.timeline.moment)
    tutor.go_on()
    assert tutor.deciding
    assert tutor.timeline.place.step == stops[-1]
    tutor.back()
    assert not tutor.deciding
    assert tutor.timeline.place.step == stops[-2]
    tutor.step()
    assert tutor.timeline.place.step == stops[-1]
    for _ in stops:
        tutor.back()
    assert tutor.timeline.place == start, "back over the first step is before the decision"
    # Keys do the same.
    tutor.find(f"{BAR} [data-action=next]").focus()
    tutor.press("c b b n")
    assert tutor.timeline.place.step == stops[-2]
    tutor.press("c")
    assert tutor.deciding


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


def test_why_stands_at_the_table_and_is_whole_at_a_press(at_table: Open) -> None:
    tutor = at_table(game())
    why = tutor.find(f"{TABLE} .tb-why")
    assert why.count() == 0, "nothing has happened yet"
    tutor.decide("a4 b2")
    for _ in tutor.timeline.stops(tutor.timeline.moment)[1:]:
        tutor.tool("story")
        assert why.inner_text() == tutor.text(f"{STORY} .st-why-text")
        tutor.tool("odds")
        tutor.step()
    # It is told at the next decision too, until one begins with it.
    assert tutor.deciding
    assert "its 5 beats your 4" in why.inner_text()
    why.press("Enter")
    tutor.settle()
    assert tutor.find(f"{STORY} .st-why-text").inner_text() == why.inner_text()
    assert tutor.page.evaluate("document.activeElement.dataset.action") == "tool-story"
    tutor.find(f"{TABLE} .tb-servant").first.click()
    assert why.count() == 0


def test_a_reason_read_before_is_whole_again_when_it_is_asked_for_at_the_table(
    at_table: Open,
) -> None:
    tutor = at_table(game())
    line = tutor.find(f"{STORY} .st-why-line")
    for claim in ("a1", "a2"):
        tutor.decide(claim)
        tutor.back()
    tutor.decide("a3")
    tutor.tool("story")
    assert line.count() == 1, "it has been told in full often enough"
    tutor.click(f"{TABLE} .tb-news-title")
    assert line.count() == 0


def test_arrow_keys_go_back_and_forth_where_nothing_else_uses_them(at_table: Open) -> None:
    tutor = at_table(game())
    tutor.decide("a4 b2")
    moment = tutor.timeline.moment
    stops = tutor.timeline.stops(moment)
    tutor.find(f"{BAR} [data-action=next]").focus()
    tutor.press("ArrowRight")
    assert tutor.timeline.place.step == stops[1]
    tutor.press("ArrowLeft")
    assert tutor.timeline.place.step == stops[0]
    tutor.press("Shift+ArrowRight Alt+ArrowRight")
    assert tutor.timeline.place.step == stops[0]
    tutor.press("c")
    # On a servant and a treasure the arrows go about among their like.
    place = tutor.timeline.place
    for chosen in ("button.tb-servant", "button.tb-card"):
        tutor.find(f"{TABLE} {chosen}").first.focus()
        tutor.press("ArrowRight ArrowLeft")
        assert tutor.timeline.place == place
    # Switched off, they are nobody's.
    tutor.page.evaluate("localStorage.setItem('crypt.keys', 'off')")
    tutor.find(f"{BAR} [data-action=back]").focus()
    tutor.press("ArrowLeft b")
    assert tutor.timeline.place == place


def test_keys_are_shown_on_the_buttons_and_told(at_table: Open) -> None:
    tutor = at_table(game("a4"))
    back = tutor.find(f"{BAR} [data-action=back]")
    assert back.get_attribute("aria-keyshortcuts") == "b ArrowLeft"
    assert back.get_attribute("title") == "Back (←, b)"
    assert back.get_attribute("aria-label") == "Back"


FACES_SEEN = """
() => {
  window.faces = [];
  const look = () => {
    for (const die of document.querySelectorAll(".tb-result .tb-tumbled .crypt-die")) {
      window.faces.push([performance.now(), die.querySelectorAll("circle").length]);
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
    tutor.page.wait_for_timeout(900)
    faces = tutor.page.evaluate("window.faces")
    true = tutor.timeline.state.rolled[-1].face
    assert len({face for _, face in faces}) > 1, "other faces on the way"
    assert faces[-1][1] == true
    changed = [at for (at, face), (_, then) in zip(faces[1:], faces, strict=False) if face != then]
    assert changed[-1] - faces[0][0] < 900


def test_play_on_goes_by_itself_to_a_decision_and_stops_at_a_touch(at_table: Open) -> None:
    tutor = at_table(game())
    play_on = tutor.find(f"{BAR} [data-action=play-on]")
    assert play_on.count() == 0, "there is nothing to go on to"
    tutor.decide("a4 b2")
    stops = tutor.timeline.stops(tutor.timeline.moment)
    assert play_on.get_attribute("aria-label") == "Play on"
    heard = tutor.find(f"{BAR} .crypt-hear")
    play_on.click()
    assert play_on.get_attribute("aria-label") == "Stop"
    assert "any key or touch" in heard.inner_text().lower()
    play_on.click()
    tutor.settle()
    place = tutor.timeline.place
    assert place.step == stops[1], "the first step is taken at once, and a touch stops it"
    tutor.page.wait_for_timeout(1500)
    assert tutor.timeline.place == place
    assert play_on.get_attribute("aria-label") == "Play on"
    tutor.back()
    tutor.page.wait_for_timeout(700)
    play_on.click()
    play_on.wait_for(state="detached")
    assert tutor.deciding, "it has come to a decision by itself"
    assert tutor.timeline.place.step == stops[-1]


ASIDE = """
() => [...document.querySelectorAll(".tb-far > li, .tb-collectors li[data-key]")]
  .map((it) => it.outerHTML.replace(/ data-gained="[^"]*"| tb-moving/g, ""))
"""
"""What lies around the treasures, but for the marks of what moves and of where cards have flown."""


def test_what_is_not_drawn_anew_is_as_if_it_were(at_table: Open) -> None:
    """What lies around the treasures is drawn only if it is another; in another language all is."""
    tutor = at_table(game(players=3), ["person", "bot:sensible", "bot:sensible"])
    seen = set()
    for move in ("a4 b2", "done"):
        tutor.decide(move)
        while tutor.can_go_on:
            tutor.step()
            kept = tutor.page.evaluate(ASIDE)
            for lang in ("fr", "en"):
                tutor.find('[data-action="lang"]').select_option(lang)
                tutor.settle()
            assert tutor.page.evaluate(ASIDE) == kept
            seen.add(str(kept))
    assert len(seen) > 3, "something has changed there"


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
