"""Moves in writing, and the table as text: for those who would rather read and write."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from tests.browser.tutor_page import STORY, TABLE, TutorPage, game

Open = Callable[..., TutorPage]
FIELD = f'{TABLE} [data-action="type"]'
VERDICT = f"{TABLE} .tb-verdict"


def write(tutor: TutorPage, text: str) -> None:
    tutor.field.fill(text)
    tutor.page.wait_for_timeout(400)  # a pause in typing
    tutor.settle()


def focused(tutor: TutorPage) -> str:
    return str(tutor.page.evaluate("document.activeElement.dataset.action ?? ''"))


def test_what_is_written_lies_on_the_table_and_is_judged(at_table: Open) -> None:
    tutor = at_table(game())
    write(tutor, "B1 a 2")
    assert tutor.drafted == {}, "that is not to be read, and guessed at even less"
    write(tutor, "B1 a22")
    assert tutor.drafted == {"a": [2, 2], "b": [1]}
    assert tutor.find(VERDICT).get_attribute("data-verdict") == "good"
    assert tutor.find(FIELD).input_value() == "B1 a22", "as it was written"
    write(tutor, "b1 a22 c7")
    assert tutor.find(VERDICT).get_attribute("data-verdict") == "bad"
    tutor.find(f'{TABLE} [data-action="clear"]').click()
    tutor.lay("c3")
    assert tutor.find(FIELD).input_value() == "c3", "what is laid out by hand is shown in writing"


def test_a_move_is_played_by_enter_and_the_next_can_be_written_at_once(at_table: Open) -> None:
    tutor = at_table(game())
    write(tutor, "a4 b2")
    tutor.press("Enter")
    assert str(tutor.timeline.moment.move) == "P1: a4 b2"
    assert focused(tutor) == "next"
    tutor.press("c")
    assert tutor.deciding
    assert focused(tutor) == "type"
    write(tutor, "recover")
    tutor.press("Enter")
    assert str(tutor.timeline.moment.move) == "P1: recover"


def test_letters_and_digits_that_are_written_do_nothing_else(at_table: Open) -> None:
    tutor = at_table(game("a4 b2", "recover"))
    place = tutor.timeline.place
    tutor.field.click()
    tutor.page.keyboard.type("ncb 1", delay=20)
    tutor.settle()
    assert tutor.timeline.place == place
    assert tutor.drafted == {}
    assert tutor.find(FIELD).input_value() == "ncb 1"


@pytest.mark.parametrize(
    ("text", "said"), [("go home", "I cannot read “go”"), ("peek", "")], ids=["words", "early"]
)
def test_what_cannot_be_played_is_answered_and_left_to_be_mended(
    at_table: Open, text: str, said: str
) -> None:
    tutor = at_table(game())
    write(tutor, text)
    assert tutor.find(VERDICT).get_attribute("data-verdict") == "none", "not before it is tried"
    tutor.press("Enter")
    answer = tutor.find(VERDICT)
    assert answer.get_attribute("data-verdict") == "final"
    assert said in answer.inner_text()
    assert (tutor.find(FIELD).input_value(), focused(tutor)) == (text, "type")
    write(tutor, "a")
    assert tutor.find(VERDICT).get_attribute("data-verdict") == "none"


def test_the_field_is_folded_and_stays_as_one_leaves_it(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    assert not tutor.find(FIELD).is_visible()
    tutor.do("type-open")
    assert tutor.find(FIELD).is_visible()
    tutor.reload()
    assert tutor.find(FIELD).is_visible()


def test_the_table_as_text_is_shut_until_it_is_asked_for(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    parts = tutor.find(f"{TABLE} .tb-text-parts")
    assert parts.count() == 0
    tutor.do("text")
    assert parts.locator("h3").all_inner_texts()[1:4] == [
        "Treasures in the crypt",
        "You",
        "The Ghost",
    ]
    tutor.decide("a4 b2")
    while tutor.can_go_on:
        tutor.step()
    assert "your 4 on it" in parts.inner_text() or "the Ghost" in parts.inner_text()
    tutor.reload()
    assert parts.is_visible()
    tutor.do("text")
    assert parts.count() == 0


LISTEN = """
() => {
  window.heard = [];
  for (const node of document.querySelectorAll(".st-live, .tb-verdict-box")) {
    new MutationObserver(() => {
      const text = node.innerText.trim();
      if (text) window.heard.push([node.classList[0], text]);
    }).observe(node, { childList: true, subtree: true, characterData: true });
  }
}
"""


def heard(tutor: TutorPage, where: str) -> list[str]:
    """What a screen reader has read since the last time: a region whenever its text changes."""
    tutor.page.wait_for_timeout(300)
    found = tutor.page.evaluate("window.heard.splice(0)")
    return [text for region, text in found if region == where]


def news(tutor: TutorPage) -> str:
    return ". ".join(tutor.text(f"{STORY} .st-{part}") for part in ("title", "text"))


def test_each_step_and_each_verdict_is_announced_once(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    tutor.page.evaluate(LISTEN)
    write(tutor, "a4 b22 c1")
    write(tutor, "a4 b23")
    told = heard(tutor, "tb-verdict-box")
    assert len(told) == len(set(told)) > 0
    write(tutor, "a4 b2")
    heard(tutor, "st-live")
    tutor.press("Enter")
    steps = 0
    while tutor.can_go_on:
        assert heard(tutor, "st-live") == [news(tutor)]
        tutor.step()
        steps += 1
    assert steps > 1
    heard(tutor, "st-live")
    tutor.click(f"{STORY} .st-chip")
    tutor.do("close-rule")
    assert heard(tutor, "st-live") == [], "to read a rule is no news"


def same_twice() -> Timeline:
    """A game whose two lines end with the same words: the Ghost does the same after both claims."""
    timeline = game("c2")
    timeline.go(0)
    timeline.play("c3")
    return timeline


def test_the_same_words_about_another_step_are_announced_too(open_tutor: Open) -> None:
    tutor = open_tutor()
    tutor.load(record.save_text(same_twice(), {"seats": ["person"]}))
    first = news(tutor)
    tutor.tool("whatif")
    tutor.page.evaluate(LISTEN)
    tutor.click('.crypt-whatif [data-node="1"]')
    assert tutor.timeline.moment.move.dice == ((2, (2,)),)
    assert news(tutor) == first
    assert heard(tutor, "st-live") == [first]
