"""Stepping: one event at a time, on to the next decision, and back."""

from __future__ import annotations

from collections.abc import Callable

from crypt_core.crypt.state import NOBODY
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


def test_the_ghost_is_seen_to_look_at_the_treasures(at_table: Open) -> None:
    tutor = at_table(game())
    looks = tutor.find(f"{TABLE} .tb-look")
    tutor.decide("a4 b2 c1")
    box = tutor.find(f'{TABLE} .tb-card[data-slot="a"]').bounding_box()
    tutor.go_on()
    assert looks.all_text_contents() == ["5 beats 4? yes", "3 beats 2? yes", "2 beats 1? yes"]
    assert all(look.is_visible() for look in looks.all())
    assert tutor.find(f'{TABLE} .tb-card[data-slot="a"]').bounding_box() == box, "nothing moves"
    tutor.lay("a6")
    assert looks.count() == 0, "out of the way of a claim"
