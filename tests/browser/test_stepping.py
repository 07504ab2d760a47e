"""Stepping: one event at a time, on to the next decision, and back."""

from __future__ import annotations

from collections.abc import Callable

from crypt_core.crypt.events import GhostRolled
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


def test_next_shows_every_event_of_the_ghosts_turn_one_at_a_time(at_table: Open) -> None:
    tutor = at_table(game())
    tutor.decide("a4 b2")
    steps = tutor.timeline.moment.steps
    assert len(steps) > 4, "a roll, its groups and three placements"
    told = []
    rolled = False
    for number, step in enumerate(steps, 1):
        assert tutor.timeline.place.step == number
        assert tutor.timeline.event == step.event
        assert shown_dice(tutor) == true_dice(tutor)
        gauge = tutor.find(f"{STORY} .st-gauge")
        assert gauge.evaluate("it => [it.value, it.max]") == [number, len(steps)]
        told.append(tutor.text(f"{STORY} .st-title") + tutor.text(f"{STORY} .st-text"))
        if isinstance(step.event, GhostRolled):
            rolled = True
            label = tutor.find(f"{TABLE} [data-testid=roll]").get_attribute("aria-label")
            assert all(str(face) in str(label) for face in step.event.faces)
        assert tutor.deciding == (number == len(steps))
        if number < len(steps):
            tutor.step()
    assert rolled
    assert len(set(told)) == len(told), "each event has news of its own"
    assert not tutor.find(f"{BAR} [data-action=next]").count(), "there is nothing more to see"


def test_continue_goes_to_the_next_decision_and_back_goes_back(at_table: Open) -> None:
    tutor = at_table(game())
    start = tutor.timeline.place
    tutor.decide("a4 b2")
    steps = len(tutor.timeline.moment.steps)
    tutor.go_on()
    assert tutor.deciding
    assert tutor.timeline.place.step == steps
    tutor.back()
    assert not tutor.deciding
    assert tutor.timeline.place.step == steps - 1
    tutor.step()
    assert tutor.timeline.place.step == steps
    for _ in range(steps):
        tutor.back()
    assert tutor.timeline.place == start, "back over the first event is before the decision"
    # Keys do the same.
    tutor.find(f"{BAR} [data-action=next]").focus()
    tutor.press("c b b n")
    assert tutor.timeline.place.step == steps - 1
    tutor.press("c")
    assert tutor.deciding
