"""Moves and events as text, and the refusal of what is no move."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import crypt_core.donjon
from crypt_core.donjon.bundles import Bundle
from crypt_core.donjon.events import EVENTS, Bought, Rolled, Scored, Seated, Won
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import FORMS, RULES, Move
from crypt_core.engine.game import BadNotation, IllegalMove
from crypt_core.engine.luck import KeyedLuck
from tests.donjon.build import Table, who

PAGE = Path(crypt_core.donjon.__file__).with_name("notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^    (\S.*)$", PAGE, re.MULTILINE)
TEXTS = (
    "P1: choose 2", "P1: choose ?", "P2: buy double_axe with sale", "P6: take ogre from p2",
    "P1: offer P3 2g,spoil:ogre for help 2", "P2: counter P1 nothing for 1g now",
    "P1: ring P2 ally", "P1: plunder gems and sale", "P1: claim edge with P2", "P3: side ?",
    "P1: bid trophies 1 now", "P4: exchange quest2", "P1: steal from P2", "P1: done",
)  # fmt: skip


def test_blanks_in_a_list_are_nothing() -> None:
    move = DONJON.read_move("P1: offer p3 2g , spoil:ogre,  help for nothing")
    assert DONJON.write_move(move) == "P1: offer P3 2g,spoil:ogre,help for nothing"


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert DONJON.write_move(DONJON.read_move(text)) == text


@pytest.mark.parametrize("text", ["P1: dance", "P1: buy", "P1: offer P2 2g", "P1: ally P9", "P1:"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadNotation):
        DONJON.read_move(text)


def test_every_verb_has_a_form_and_a_rule() -> None:
    assert FORMS.keys() == RULES.keys()


def test_events_are_written_as_they_are_read() -> None:
    for event in (
        Seated(0, "thief"), Seated(1, "ranger", "undead"), Bought(0, "dagger", 2),
        Won(2, None, 3, ("lich",)), Rolled((3, 8), (1,)), Scored(0, -2, 3, ("poor",)),
        Won(1),
    ):  # fmt: skip
        assert DONJON.read_event(DONJON.write_event(event)) == event
    assert len({kind.TEXT for kind in EVENTS}) == len(EVENTS)


@pytest.mark.parametrize(
    "move",
    [
        None, "done", Move(0, "dance"), Move(9, "done"), Move(True, "done"),
        Move(0, "done", what="x"), Move(0, "buy", what=3), Move(0, "buy", what=["dagger"]),  # type: ignore[arg-type]
        Move(0, "offer", whom=5, give=Bundle(gems=1)),
        Move(0, "offer", whom=1, give=Bundle(gems=-1)),
        Move(0, "offer", whom=1, give=Bundle(items=["dagger"])),  # type: ignore[arg-type]
        Move(0, "claim", "edge", whom=0), Move(0, "plunder", "gems"), Move(0, "side", "none"),
    ],
)  # fmt: skip
def test_what_is_no_move_of_now_is_refused_with_a_reason(move: Move) -> None:
    state = Table(who("thief", gems=3), who("priest")).state
    refusal = DONJON.why_not(state, move)
    assert refusal is not None
    assert refusal.rule
    assert refusal.reason
    with pytest.raises(IllegalMove):
        DONJON.play(state, move, KeyedLuck(1))


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_page_reads_back(example: str) -> None:
    if re.match(r"P\d: ", example):
        assert DONJON.write_move(DONJON.read_move(example)) == example
    else:
        assert DONJON.write_event(DONJON.read_event(example)) == example


def test_the_page_has_every_verb_with_its_rule() -> None:
    rows = re.findall(r"^\| (`[^|]*`) \| (`[^|]*`) \|", PAGE, re.MULTILINE)
    told: dict[str, set[str]] = {}
    for moves, rules in rows:
        for move in re.findall(r"`([^`]+)`", moves):
            assert str(DONJON.read_move(f"P1: {move}")) == f"P1: {move}"
            told.setdefault(move.split()[0], set()).update(re.findall(r"`([^`]+)`", rules))
    assert told.keys() == FORMS.keys()
    assert [verb for verb, rule in RULES.items() if rule not in told[verb]] == []
