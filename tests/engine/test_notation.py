"""Templates: texts written and read from one line."""

from __future__ import annotations

import pytest

from crypt_core.crypt.events import EVENTS, TEXTS, Dice, Placed, Pushed, read_event
from crypt_core.engine.game import BadNotation, Fact, Refusal
from crypt_core.engine.notation import NUMBER, Template, Token
from crypt_core.engine.table import columns

WORD = Token("[a-z]+", str, str)
TOKENS = {"who": WORD, "count": NUMBER, "more": WORD}


def test_a_template_writes_and_reads() -> None:
    template = Template("{who} takes {count}", TOKENS)
    assert template.write({"who": "ann", "count": 3}) == "ann takes 3"
    assert template.read("ann takes 3") == {"who": "ann", "count": 3}
    for other in ("ann takes", "ann takes x", "Ann takes 3", "ann takes 3 ", " ann takes 3", ""):
        assert template.read(other) is None


def test_a_part_in_brackets_is_left_out_when_empty() -> None:
    template = Template("{who} goes[ with {more}][ for {count}]", TOKENS)
    assert template.write({"who": "ann", "more": "", "count": None}) == "ann goes"
    assert template.write({"who": "ann", "more": "bob", "count": ()}) == "ann goes with bob"
    assert template.write({"who": "ann", "more": "", "count": 0}) == "ann goes for 0"
    assert template.read("ann goes") == {"who": "ann", "more": (), "count": ()}
    assert template.read("ann goes with bob for 2") == {"who": "ann", "more": "bob", "count": 2}


def test_signs_of_regular_expressions_are_only_signs() -> None:
    template = Template("{who}. (*+?) {count}", TOKENS)
    text = template.write({"who": "ann", "count": 1})
    assert text == "ann. (*+?) 1"
    assert template.read(text) == {"who": "ann", "count": 1}
    assert template.read("annx (*+?) 1") is None


def test_every_event_has_a_template_of_its_own() -> None:
    assert set(TEXTS.templates) == set(EVENTS)
    assert len({template.text for template in TEXTS.templates.values()}) == len(EVENTS)


def test_an_event_with_and_without_its_options() -> None:
    push = Placed(0, Dice(2, 3), 0, Pushed(1, Dice(1, 5)))
    assert str(push) == "P1 places 33 on a pushing P2:5"
    assert read_event(str(push)) == push
    plain = Placed(0, Dice(2, 3), 0)
    assert str(plain) == "P1 places 33 on a"
    assert read_event(str(plain)) == plain


@pytest.mark.parametrize(
    "text",
    ["", "P1", "P1 places 7 on a", "P1 places 3 on g", "P1 collects a idols5", "ghost rolls",
     "P1 collects a crowns3", "the deck is full", "P1 scores -3", "P1 places  3 on a",
     "P\u0661 is done", "P1 scores \u0663", "P\uff11 places 3 on a"],
)  # fmt: skip
def test_text_that_is_no_event(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_event(text)
    assert caught.value.refusal == Refusal("claim.order", "read-event", {"got": text})


def test_joined_dice_of_several_faces_are_no_dice() -> None:
    with pytest.raises(BadNotation):
        read_event("P1 places 34 on a")


@pytest.mark.parametrize("text", ["P1 scores {}", "round {} reveals idols1", "P{} is done"])
def test_a_number_too_long_is_no_event(text: str) -> None:
    with pytest.raises(BadNotation):
        read_event(text.format("9" * 5000))


def test_a_total_too_long_is_no_event() -> None:
    with pytest.raises(BadNotation):
        read_event("ghost sets aside 2 passing a:" + "9" * 5000)


def test_a_refusal_reads_as_one_line() -> None:
    facts: dict[str, Fact] = {"total": 4, "theirs": 5}
    refusal = Refusal("claim.push", "push-too-weak", facts)
    assert str(refusal) == "claim.push: push-too-weak (total=4, theirs=5)"
    assert str(Refusal("tie", "no-tie")) == "tie: no-tie"


def test_cells_of_a_column_stand_under_one_another() -> None:
    rows = [["a", "bbb", ""], ["aaaa", "b", "c"]]
    assert columns(rows) == ["a     bbb", "aaaa  b    c"]
    assert columns(rows, gap=1) == ["a    bbb", "aaaa b   c"]
