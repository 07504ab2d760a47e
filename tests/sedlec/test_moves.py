"""The notation: moves and events are written and read, by people too, and the page about it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given

import crypt_core.sedlec
from crypt_core.engine.game import BadNotation, Refusal
from crypt_core.sedlec import moves
from crypt_core.sedlec.events import EVENTS, Laid, read_event, write_event
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import Move, read_move, write_move
from crypt_core.sedlec.position import position
from tests.sedlec.build import any_move, at

PAGE = Path(crypt_core.sedlec.__file__).with_name("notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^    (\S.*)$", re.sub("```.*?```", "", PAGE, flags=re.DOTALL), re.MULTILINE)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("P1: dig 2 5", Move(0, "dig", (1, 4))),
        ("P3: dig 3", Move(2, "dig", (2,))),
        ("P2: take 5", Move(1, "take", (4,))),
        ("P1: collect 4", Move(0, "collect", (3,))),
        ("P1: lay king/priest c2", Move(0, "lay", card="king/priest", place=at("c2"))),
    ],
)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert write_move(move) == str(move) == text
    assert read_move(text, None) == move
    assert read_move(text.split(": ")[1], move.player) == move


@pytest.mark.parametrize(
    ("loose", "text"),
    [
        ("  dig   5 2 ", "P1: dig 2 5"),
        ("DIG 2 5", "P1: dig 2 5"),
        ("p2 :collect 1", "P2: collect 1"),
        ("P1:take 03", "P1: take 3"),
        ("Lay King/Priest D1", "P1: lay king/priest d1"),
    ],
)
def test_what_people_type_is_read_too(loose: str, text: str) -> None:
    assert write_move(read_move(loose, 0)) == text


@given(any_move().filter(lambda move: move.player >= 0 and move.verb != "dance"))
def test_every_well_formed_move_reads_back(move: Move) -> None:
    if any(pile < 0 for pile in move.piles):
        return  # no text has such a number
    if move.place is not None and (move.place.column < 0 or move.place.row < 1):
        return
    assert read_move(write_move(move), None) == move


@pytest.mark.parametrize("place", ["a1", "g1", "a2", "f2", "a3", "e3"])
def test_a_card_can_be_told_on_every_place_there_is(place: str) -> None:
    event = Laid(2, "king/priest", at(place), 0)
    assert str(event) == f"P3 lays king/priest on {place} gaining 0"
    assert read_event(str(event)) == event


def test_what_is_no_event_is_refused() -> None:
    for text in ("", "P1 digs", "deals 6", "P1 lays king/priest on h1 gaining 2", "P1 takes x"):
        with pytest.raises(BadNotation) as caught:
            SEDLEC.read_event(text)
        assert caught.value.refusal == Refusal("turn", "read-event", {"got": text})


# --- the page -------------------------------------------------------------------------------------


def test_the_page_shows_every_verb_and_every_event() -> None:
    told = [text for text in EXAMPLES if not re.match(r"P\d:", text)]
    assert {type(read_event(text)) for text in told} == set(EVENTS)
    for text in told:
        assert write_event(read_event(text)) == text
    played = [text for text in EXAMPLES if re.match(r"P\d:", text)]
    assert {read_move(text, None).verb for text in played} == set(moves.VERBS)
    for text in played:
        assert write_move(read_move(text, None)) == text


def test_the_page_names_the_rule_of_each_move() -> None:
    for text, rule in re.findall(r"^\| `([a-z]+) .*?` +\| `([\w.]+)` ", PAGE, re.MULTILINE):
        assert moves.RULES[text] == rule
    assert PAGE.count("| `dig`") == 3


def test_the_pages_pyramid_stands_as_it_says() -> None:
    assert [str(place) for place in at("c2").below] == ["c1", "d1"]
    assert [str(place) for place in at("c3").below] == ["c2", "d2"]


def test_the_pages_positions_can_be_set_up() -> None:
    state = position(
        graveyard=["king/priest+2", "3", "3", "3", "-", "-"],
        crypts=["d1 criminal/king, e1 lover/king", "d1 king/peasant, c1 lover/peasant"],
        hands=["peasant/priest", "priest/lover"],
    )
    assert state.turn == 10
