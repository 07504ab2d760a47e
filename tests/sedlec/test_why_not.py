"""What is refused, by which rule and with which facts; and that the judge agrees with the list."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import crypt_core.sedlec
from crypt_core.engine.game import BadNotation, IllegalMove, Refusal
from crypt_core.engine.notation import LONGEST_MOVE
from crypt_core.sedlec import moves
from crypt_core.sedlec.components import CARD_TEXTS
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import Move
from crypt_core.sedlec.position import position
from crypt_core.sedlec.state import State
from tests.rule import rule
from tests.sedlec.build import (
    LAST_ROUND,
    NONE_FACE_DOWN,
    ONE_FACE_DOWN,
    FixedLuck,
    all_moves,
    any_move,
    at,
    play,
    positions,
    refused,
    texts,
)
from tests.sedlec.test_position import REFUSED as NO_POSITIONS
from tests.sedlec.test_setup import WRONG as NO_CARDS
from tests.strategies import odd_values

FRESH = position(graveyard=["king/priest+2", "3", "3", "3", "3", "3"])
DUG = position(
    graveyard=["king/priest+2", "lover/king+2", "3", "3", "priest/lover+2", "3"], dug=[2, 5]
)
NONE_FACE_UP = position(graveyard=["2", "3", "3", "3", "3", "3"], hands=["king/priest"])
TWO_IN_HAND = position(
    graveyard=["king/priest+2", "3", "3", "3", "2", "-"],
    hands=["lover/king, criminal/lover", "peasant/criminal, king/peasant"],
)
EMPTY_PILE = position(
    graveyard=["king/priest+2", "3", "3", "3", "3", "-"],
    hands=["", "peasant/criminal, king/peasant"],
    crypts=["d1 lover/king"],
)
OVER, _ = play(
    LAST_ROUND, "lay lover/peasant c3", "lay criminal/peasant c3", "lay criminal/criminal c3"
)


class Case(NamedTuple):
    state: State
    move: str | Move
    rule: str
    reason: str
    facts: Mapping[str, Any]


TWO = "lover/king, criminal/lover"
CASES = [
    # Dig.
    Case(FRESH, "dig 2", "dig", "dig-needs-two", {"got": 1}),
    Case(FRESH, "dig 2 3 4", "dig", "dig-needs-two", {"got": 3}),
    Case(FRESH, Move(0, "dig"), "dig", "dig-needs-two", {"got": 0}),
    Case(FRESH, "dig 2 2", "dig", "dig-same", {"pile": 2}),
    Case(FRESH, "dig 1 2", "dig", "dig-face-up", {"pile": 1}),
    Case(FRESH, "dig 1", "dig", "dig-face-up", {"pile": 1}),
    Case(FRESH, "dig 2 7", "setup", "unknown-pile", {"got": "7"}),
    Case(FRESH, "dig 0 2", "setup", "unknown-pile", {"got": "0"}),
    Case(EMPTY_PILE, "dig 6 2", "dig", "dig-empty", {"pile": 6}),
    Case(ONE_FACE_DOWN, "dig 1 2", "dig", "dig-only-one", {"pile": 2}),
    Case(ONE_FACE_DOWN, "dig 1", "dig", "dig-only-one", {"pile": 2}),
    Case(ONE_FACE_DOWN, "dig 2 2", "dig", "dig-only-one", {"pile": 2}),
    Case(NONE_FACE_DOWN, "dig 1", "dig", "dig-none", {}),
    Case(NONE_FACE_DOWN, "dig 1 2", "dig", "dig-none", {}),
    # Take.
    Case(FRESH, "take 1", "dig", "take-no-dig", {}),
    Case(DUG, "take 1", "dig", "take-not-dug", {"pile": 1, "piles": "2, 5"}),
    Case(DUG, "take 7", "setup", "unknown-pile", {"got": "7"}),
    Case(DUG, "dig 3 4", "dig", "must-take", {"piles": "2, 5"}),
    Case(DUG, "collect 1", "dig", "must-take", {"piles": "2, 5"}),
    Case(DUG, "lay king/priest d1", "dig", "must-take", {"piles": "2, 5"}),
    # Collect.
    Case(FRESH, "collect 2", "collect", "collect-face-down", {"pile": 2}),
    Case(FRESH, "collect 9", "setup", "unknown-pile", {"got": "9"}),
    Case(EMPTY_PILE, "collect 6", "collect", "collect-empty", {"pile": 6}),
    Case(NONE_FACE_UP, "collect 1", "collect", "collect-none", {}),
    # The hand.
    Case(TWO_IN_HAND, "dig 2 3", "hand", "must-lay", {"cards": TWO}),
    Case(TWO_IN_HAND, "collect 1", "hand", "must-lay", {"cards": TWO}),
    Case(TWO_IN_HAND, "collect 9", "hand", "must-lay", {"cards": TWO}),
    Case(LAST_ROUND, "collect 1", "hand.share", "share-full", {"size": 6}),
    Case(LAST_ROUND, "dig 1", "hand.share", "share-full", {"size": 6}),
    # Lay.
    Case(FRESH, "lay king/priest d1", "lay", "lay-no-card", {}),
    Case(
        TWO_IN_HAND,
        "lay king/priest d1",
        "lay",
        "lay-not-in-hand",
        {"card": "king/priest", "hand": TWO},
    ),
    Case(
        TWO_IN_HAND,
        "lay king/lover d1",  # cards are never turned
        "lay",
        "lay-not-in-hand",
        {"card": "king/lover", "hand": TWO},
    ),
    Case(TWO_IN_HAND, "lay lover/king e1", "crypt", "lay-first", {"place": "e1", "first": "d1"}),
    Case(TWO_IN_HAND, "lay lover/king c2", "crypt", "lay-first", {"place": "c2", "first": "d1"}),
    Case(TWO_IN_HAND, "lay lover/king d4", "crypt", "lay-too-high", {"place": "d4", "rows": 3}),
    Case(ONE_FACE_DOWN, "lay peasant/priest d1", "crypt", "lay-taken", {"place": "d1"}),
    Case(ONE_FACE_DOWN, "lay peasant/priest e2", "crypt", "lay-taken", {"place": "e2"}),
    Case(ONE_FACE_DOWN, "lay peasant/priest b1", "crypt", "lay-gap", {"place": "b1"}),
    Case(ONE_FACE_DOWN, "lay peasant/priest z1", "crypt", "lay-gap", {"place": "z1"}),
    Case(
        ONE_FACE_DOWN,
        "lay peasant/priest c2",
        "crypt",
        "lay-unsupported",
        {"place": "c2", "missing": "c1"},
    ),
    Case(
        ONE_FACE_DOWN,
        "lay peasant/priest b2",
        "crypt",
        "lay-unsupported",
        {"place": "b2", "missing": "b1, c1"},
    ),
    Case(
        ONE_FACE_DOWN,
        "lay peasant/priest e3",
        "crypt",
        "lay-unsupported",
        {"place": "e3", "missing": "f2"},
    ),
    Case(
        ONE_FACE_DOWN,
        Move(0, "lay", card="peasant/priest", place=at("d0")),
        "crypt",
        "lay-too-high",
        {"place": "d0", "rows": 3},
    ),
    Case(NONE_FACE_DOWN, "lay peasant/priest c1", "crypt", "lay-row-full", {"row": 1, "width": 4}),
    Case(LAST_ROUND, "lay lover/peasant f1", "crypt", "lay-row-full", {"row": 1, "width": 3}),
    # Nobody, and nothing.
    Case(FRESH, "P2: collect 1", "turn", "not-your-turn", {"player": 1, "on_turn": 0}),
    Case(NONE_FACE_UP, "P1: dig 1 2", "turn", "not-your-turn", {"player": 0, "on_turn": 1}),
    Case(DUG, "P2: take 2", "turn", "not-your-turn", {"player": 1, "on_turn": 0}),
    Case(FRESH, "P3: collect 1", "turn", "unknown-player", {"got": "2", "players": 2}),
    Case(FRESH, "P0: collect 1", "turn", "unknown-player", {"got": "-1", "players": 2}),
    Case(
        FRESH,
        Move(True, "collect", (0,)),
        "turn",
        "unknown-player",
        {"got": "True", "players": 2},
    ),
    Case(OVER, "P1: collect 1", "end", "game-over", {}),
    Case(OVER, "P1: take 1", "end", "game-over", {}),
    Case(FRESH, Move(0, "dance"), "turn", "read-sedlec", {"got": "dance"}),
    Case(
        FRESH, Move(0, "collect"), "collect", "move-form", {"got": "(0, 'collect', (), '', None)"}
    ),
    Case(
        FRESH,
        Move(0, "dig", (2, 1)),  # not in order
        "dig",
        "move-form",
        {"got": "(0, 'dig', (2, 1), '', None)"},
    ),
]

UNREAD = [
    ("", "read-nothing", ""),
    ("   ", "read-nothing", ""),
    ("P1:", "read-nothing", "P1:"),
    ("dig", "read-dig", "dig"),
    ("dig two", "read-dig", "dig two"),
    ("dig -1 2", "read-dig", "dig -1 2"),
    ("dig 1 2 3 4 5 6 7", "read-dig", "dig 1 2 3 4 5 6 7"),
    ("dig 2,5", "read-dig", "dig 2,5"),
    ("dig ²", "read-dig", "dig ²"),
    ("take", "read-take", "take"),
    ("take 1 2", "read-take", "take 1 2"),
    ("collect", "read-collect", "collect"),
    ("collect 1 2", "read-collect", "collect 1 2"),
    ("collect king/priest", "read-collect", "collect king/priest"),
    ("lay", "read-lay", "lay"),
    ("lay king/priest", "read-lay", "lay king/priest"),
    ("lay king d1", "read-lay", "lay king d1"),
    ("lay king/priest 1d", "read-lay", "lay king/priest 1d"),
    ("lay king/priest d0", "read-lay", "lay king/priest d0"),
    ("lay king/priest d11", "read-lay", "lay king/priest d11"),
    ("lay king/priest d1 e1", "read-lay", "lay king/priest d1 e1"),
    ("recover", "read-sedlec", "recover"),
    ("a4 c33", "read-sedlec", "a4"),
    ("2 5", "read-sedlec", "2"),
    # Digits of another script.
    ("dig \u0662", "read-dig", "dig \u0662"),
    ("lay king/priest d\uff11", "read-lay", "lay king/priest d\uff11"),
    ("P\u0661: collect 1", "read-sedlec", "p\u0661:"),
]


@rule("dig", "collect", "lay", "hand", "hand.share", "crypt", "turn", "end", "setup")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.move}")
def test_what_is_refused_why(case: Case) -> None:
    move = SEDLEC.read_move(case.move, case.state) if isinstance(case.move, str) else case.move
    refusal = SEDLEC.why_not(case.state, move)
    assert refusal == Refusal(case.rule, case.reason, case.facts)
    assert move not in SEDLEC.legal_moves(case.state)
    with pytest.raises(IllegalMove) as caught:
        SEDLEC.play(case.state, move, FixedLuck())
    assert caught.value.refusal == refusal


@pytest.mark.parametrize(("text", "reason", "got"), UNREAD)
def test_text_that_is_no_move(text: str, reason: str, got: str) -> None:
    with pytest.raises(BadNotation) as caught:
        SEDLEC.read_move(text, FRESH)
    named = moves.RULES.get(reason.removeprefix("read-"), "turn")
    assert caught.value.refusal == Refusal(named, reason, {"got": got})


def test_a_text_longer_than_any_move_is_not_read() -> None:
    longest = "P1: dig 1 " + "2".rjust(190)
    assert len(longest) == LONGEST_MOVE
    assert SEDLEC.read_move(longest) == Move(0, "dig", (0, 1))
    for text in (longest + " ", "P" + "9" * 5000 + ": collect 1", "dig " * 200_000):
        with pytest.raises(BadNotation) as caught:
            SEDLEC.read_move(text, FRESH)
        facts = {"size": len(text), "most": LONGEST_MOVE}
        assert caught.value.refusal == Refusal("turn", "read-too-long", facts)


def test_without_a_state_the_mover_must_be_named() -> None:
    with pytest.raises(BadNotation) as caught:
        SEDLEC.read_move("collect 1")
    assert caught.value.refusal.reason == "read-nothing"
    assert SEDLEC.read_move("P2: collect 1") == Move(1, "collect", (0,))


def test_every_reason_in_the_code_is_provoked_in_these_tests() -> None:
    """A reason added to the rules must be added here too, or where setups or positions are."""
    written: set[str] = set()
    for path in Path(crypt_core.sedlec.__file__).parent.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        for name in ("Refusal", "bad_setup"):
            written |= set(re.findall(rf'{name}\(\s*[^,()]*(?:\[[^,]*\])?,\s*"([\w-]+)"', source))
        written |= set(re.findall(r'_unread\([^"]*"([\w-]+)",', source))
        written |= set(re.findall(r'reason = "([\w-]+)" if .* else "[\w-]+"', source))
        written |= set(re.findall(r'reason = "[\w-]+" if .* else "([\w-]+)"', source))
        for prefix in re.findall(r'f"(\w+)-\{', source):
            ends = {"setup": ("players", "first"), "read": moves.VERBS}[prefix]
            written |= {f"{prefix}-{end}" for end in ends}
    tried = {case.reason for case in CASES} | {reason for _, reason, _ in UNREAD}
    tried |= {reason for _, reason, _ in NO_CARDS} | {reason for _, _, reason in NO_POSITIONS}
    setup = {"setup-players", "setup-first", "setup-field"}  # test_setup.py
    assert len(written) > 40
    assert written - tried - setup == set()


# --- the list and the judge agree -----------------------------------------------------------------


@rule("dig", "collect", "lay", "hand", "crypt")
@given(positions())
def test_the_list_is_all_that_the_judge_allows_and_has_nothing_twice(state: State) -> None:
    legal = SEDLEC.legal_moves(state)
    listed = list(legal)
    assert len(listed) == len(legal) == len(set(listed)) > 0
    assert [legal[i] for i in range(len(legal))] == listed
    assert legal[-1] == listed[-1]
    assert legal[1:4] == listed[1:4]
    for past in (len(legal), -len(legal) - 1):
        with pytest.raises(IndexError):
            legal[past]
    allowed = {move for move in all_moves(state) if SEDLEC.why_not(state, move) is None}
    assert set(listed) == allowed
    assert all(move in legal for move in listed)
    for player in range(state.setup.players):
        own = SEDLEC.own_moves(state, player)
        assert list(own) == (listed if player in SEDLEC.deciders(state) else [])


@given(positions(), any_move())
def test_any_move_is_judged(state: State, move: Move) -> None:
    refusal = SEDLEC.why_not(state, move)
    assert (refusal is None) == (move in list(SEDLEC.legal_moves(state)))
    assert (refusal is None) == (move in SEDLEC.legal_moves(state))
    if refusal is not None:
        assert str(refusal).startswith(f"{refusal.rule}: {refusal.reason}")


words = st.one_of(
    st.sampled_from([*moves.VERBS, *CARD_TEXTS, "P1:", "p2:", "P9:", "d1", "c2", "1", "2", "6"]),
    st.text(max_size=5),
)


@given(positions(), st.lists(words, max_size=4).map(" ".join))
def test_any_text_is_read_or_refused(state: State, text: str) -> None:
    unread = refused(lambda: SEDLEC.read_move(text, state))
    if unread is not None:
        assert unread.rule in {"turn", *moves.RULES.values()}
        assert unread.reason.startswith("read-")
        return
    move = SEDLEC.read_move(text, state)
    refusal = SEDLEC.why_not(state, move)
    assert refusal is None or (refusal.rule and refusal.reason)
    assert SEDLEC.read_move(SEDLEC.write_move(move), state) == move


odd_tuples = st.lists(odd_values, max_size=3).map(tuple)


@given(
    st.sampled_from([FRESH, DUG, TWO_IN_HAND, ONE_FACE_DOWN]),
    st.builds(
        Move,
        st.one_of(st.just(0), odd_values),
        st.one_of(st.sampled_from(moves.VERBS), odd_values),
        st.one_of(odd_values, odd_tuples),
        st.one_of(st.sampled_from(CARD_TEXTS), odd_values),
        st.one_of(st.just(at("d1")), odd_values, odd_tuples),
    ),
)
def test_values_of_other_types_are_judged(state: State, move: Move) -> None:
    refusal = SEDLEC.why_not(state, move)
    assert refusal is not None or move in list(SEDLEC.legal_moves(state))


@pytest.mark.parametrize("piles", [(1.0,), (Fraction(1),), (True,), [1], 1, None, ("1",)])
def test_a_pile_is_a_whole_number_in_a_tuple(piles: Any) -> None:
    state = position(graveyard=["3", "king/priest+2", "3", "3", "3", "3"])
    assert SEDLEC.why_not(state, Move(0, "collect", (1,))) is None
    refusal = SEDLEC.why_not(state, Move(0, "collect", piles))
    assert refusal is not None
    assert refusal.reason == "move-form"


@pytest.mark.parametrize("place", [None, (3, 1), at("d1")._replace(row=1.0), "d1"])
def test_a_place_is_a_place(place: Any) -> None:
    assert SEDLEC.why_not(TWO_IN_HAND, Move(0, "lay", (), "lover/king", at("d1"))) is None
    refusal = SEDLEC.why_not(TWO_IN_HAND, Move(0, "lay", (), "lover/king", place))
    assert refusal is not None
    assert refusal.reason == "move-form"


@pytest.mark.parametrize(
    "move",
    [
        Move(0, "collect", (0,), card="king/priest"),
        Move(0, "collect", (0,), place=at("d1")),
        Move(0, "dig", (1, 2), card="x"),
    ],
)
def test_a_move_with_a_field_that_is_not_its_verbs_is_refused(move: Move) -> None:
    refusal = SEDLEC.why_not(FRESH, move)
    assert refusal is not None
    assert refusal.reason == "move-form"
    assert move not in list(SEDLEC.legal_moves(FRESH))


@pytest.mark.parametrize("move", [None, "P1: collect 1", (0, "collect", (0,)), 5])
def test_what_is_no_move_is_refused(move: Any) -> None:
    refusal = SEDLEC.why_not(FRESH, move)
    assert refusal is not None
    assert refusal.reason == "move-form"
    assert move not in SEDLEC.legal_moves(FRESH)


def test_a_number_too_long_is_refused() -> None:
    with pytest.raises(BadNotation):
        SEDLEC.read_move("P" + "9" * 100 + ": collect 1", FRESH)
    with pytest.raises(BadNotation):
        SEDLEC.read_move("collect " + "9" * 100, FRESH)


def test_the_legal_moves_are_in_an_order_that_people_follow() -> None:
    state, _ = play(FRESH, "collect 1", "dig 2 3", luck=FixedLuck("king/peasant", "lover/king"))
    state, _ = play(state, "take 2")
    assert texts(SEDLEC.legal_moves(state)) == [
        *(f"P1: dig {a} {b}" for a in (1, 2, 4, 5, 6) for b in (1, 2, 4, 5, 6) if a < b),
        "P1: collect 3",
        "P1: lay king/priest d1",
    ]
