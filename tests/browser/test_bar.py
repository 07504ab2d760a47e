"""The bar always holds what can be done now: what is loud there is never dead."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.tutor_page import BAR, CONFIRM, TABLE, TutorPage, game

At = Callable[..., TutorPage]

LOUD = f"{BAR} .br-first, {BAR} .crypt-main"
CHOOSE = f'{BAR} [data-action="choose"]'
FOCUSED = "selector => document.activeElement.matches(selector)"


def loud(tutor: TutorPage) -> str:
    """What the loud button does; it is one alone, and can be pressed."""
    button = tutor.find(LOUD)
    assert button.count() == 1, button.all_inner_texts()
    assert button.get_attribute("aria-disabled") != "true"
    return str(button.get_attribute("data-action"))


def focused(tutor: TutorPage, selector: str) -> bool:
    return bool(tutor.page.evaluate(FOCUSED, selector))


def test_it_leads_to_a_claim_and_then_confirms_it(at_table: At) -> None:
    """Efforts are shown, then treasures, until there is a claim: a servant goes there unasked."""
    tutor = at_table(game())
    assert loud(tutor) == "choose"
    assert not tutor.find(CONFIRM).count(), "there is nothing to confirm yet"
    before = tutor.find(LOUD).bounding_box()
    tutor.click(CHOOSE)
    assert focused(tutor, '[data-effort="1"]')
    tutor.press("Enter")
    tutor.click(CHOOSE)
    assert focused(tutor, ".tb-card")
    tutor.press("Enter")
    assert tutor.drafted == {"a": [1]}
    assert loud(tutor) == "confirm"
    assert tutor.find(LOUD).bounding_box() == before, "the loud button stays where it is"
    tutor.do("clear")
    assert loud(tutor) == "choose"
    tutor.press("Escape")
    tutor.click(f'{TABLE} .tb-card[data-slot="b"]')
    tutor.click(CHOOSE)
    assert focused(tutor, '[data-effort="1"]'), "a treasure is picked: its effort is next"
    tutor.press("Enter")
    assert tutor.drafted == {"b": [1]}
    tutor.confirm()
    assert loud(tutor) == "next"
