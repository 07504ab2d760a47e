"""Every reason of the judge, the reader and the setup: what provokes it, its rule and its facts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import crypt_core.crypt
from crypt_core.crypt import moves
from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Move
from crypt_core.crypt.state import LAST, POTTERY, REROLL, TIE, RolledDie, State
from crypt_core.engine.game import BadNotation, BadSetup, IllegalMove, Refusal
from crypt_core.engine.notation import LONGEST_MOVE
from tests.crypt.build import FixedLuck, table
from tests.rule import rule
from tests.strategies import any_move, odd_values, positions

THREE = "idols4 jewelry2 pottery1?"
CLAIMING = table(THREE)
LAST_TURN = table(THREE, turn=2)
OCCUPIED = table("idols4=P1:4 jewelry2=P2:33 pottery1?", players=3, turn=1, servants=[(0, 2)])
BEFORE_CLAIM = table(
    "idols4 jewelry2 remains1?", "pottery1 pottery2", "pottery3 pottery4",
    sides="BBBBBB", stage=POTTERY,
)  # fmt: skip
ROLLED = table(
    "- - -", "idols1 remains1 remains2", "idols2", stage=REROLL, servants=[(2, 1)]
)._replace(rolled=(RolledDie(0, 1, 4, 2, True), RolledDie(2, 1, 3, 3, False)))
AT_LAST = table("", "remains1 remains2", stage=LAST, round_=8, servants=[(2, 1)])
ROLL_OFF = table("", "idols1", "idols2", stage=TIE, round_=8)._replace(tied=(0, 1))
OVER = table("", stage="over", round_=8)


class Case(NamedTuple):
    state: State
    move: str | Move
    rule: str
    reason: str
    facts: Mapping[str, Any]


CASES = [
    # Claims.
    Case(table(THREE, stage=POTTERY), "a4", "claim.order", "not-in-claim", {"stage": "pottery"}),
    Case(ROLLED, "recover", "claim.order", "not-in-claim", {"stage": "reroll"}),
    Case(CLAIMING, "P2: a4", "claim.order", "not-your-turn", {"player": 1, "on_turn": 0}),
    Case(CLAIMING, "P2: recover", "claim.order", "not-your-turn", {"player": 1, "on_turn": 0}),
    Case(
        CLAIMING,
        Move(0, "recover", number=2),
        "claim.place",
        "move-form",
        {"got": "(0, 'recover', (), -1, 2)"},
    ),
    Case(CLAIMING, Move(0, "claim"), "claim.place", "no-servants", {"ready": 3}),
    Case(CLAIMING, Move(0, "claim", ((0, ()),)), "claim.place", "no-servants", {"ready": 3}),
    Case(
        CLAIMING,
        Move(0, "claim", ((0, (3,)), (1, ()))),
        "claim.place",
        "no-servants",
        {"ready": 3},
    ),
    Case(CLAIMING, "d4", "reveal.count", "unknown-treasure", {"slot": "d", "there": "a, b, c"}),
    Case(CLAIMING, "z4", "reveal.count", "unknown-treasure", {"slot": "z", "there": "a, b, c"}),
    Case(
        table("idols4 - pottery1?"),
        "b4",
        "reveal.count",
        "unknown-treasure",
        {"slot": "b", "there": "a, c"},
    ),
    Case(
        CLAIMING,
        Move(0, "claim", ((-1, (3,)),)),
        "reveal.count",
        "unknown-treasure",
        {"slot": "?", "there": "a, b, c"},
    ),
    Case(CLAIMING, "a0", "claim.place", "effort-range", {"effort": "0"}),
    Case(CLAIMING, "a7", "claim.place", "effort-range", {"effort": "7"}),
    Case(CLAIMING, "a44 b9", "claim.place", "effort-range", {"effort": "9"}),
    Case(CLAIMING, "a34", "claim.place", "mixed-efforts", {"slot": "a", "efforts": "3, 4"}),
    Case(CLAIMING, "a3 b1 a4", "claim.place", "mixed-efforts", {"slot": "a", "efforts": "3, 4"}),
    Case(
        CLAIMING,
        Move(0, "claim", ((1, (3,)), (1, (3,)))),
        "claim.place",
        "treasure-twice",
        {"slot": "b"},
    ),
    Case(CLAIMING, "a3333", "dice", "too-many-servants", {"wanted": 4, "ready": 3, "exhausted": 0}),
    Case(
        table(THREE, servants=[(1, 2)]),
        "a3 b3",
        "dice",
        "too-many-servants",
        {"wanted": 2, "ready": 1, "exhausted": 2},
    ),
    Case(LAST_TURN, "a1 b1", "claim.last-turn", "one-treasure", {"wanted": 2}),
    Case(LAST_TURN, "a1 b1 c1", "claim.last-turn", "one-treasure", {"wanted": 3}),
    Case(OCCUPIED, "b6", "claim.own", "own-servants", {"slot": "b"}),
    Case(
        OCCUPIED,
        "a4",
        "claim.push",
        "push-too-weak",
        {"slot": "a", "total": 4, "theirs": 4, "needed": 5, "owner": 0},
    ),
    # Idols A.
    Case(
        BEFORE_CLAIM,
        "reroll a1",
        "idols.A",
        "power-not-in-play",
        {"kind": "idols", "side": "A", "in_play": "B"},
    ),
    Case(CLAIMING, "reroll a1", "idols.A", "power-cost", {"kind": "idols", "cost": 1, "has": 0}),
    Case(
        table(THREE, "idols1"),
        "reroll a1",
        "collect.reroll",
        "not-in-collect",
        {"stage": "claim"},
    ),
    Case(ROLLED, "P2: reroll a1", "collect.order", "not-your-turn", {"player": 1, "on_turn": 0}),
    Case(
        ROLLED, "reroll b1", "collect.reroll", "die-not-rolled", {"die": "b1", "rolled": "a1, c1"}
    ),
    Case(
        ROLLED, "reroll a2", "collect.reroll", "die-not-rolled", {"die": "a2", "rolled": "a1, c1"}
    ),
    # Manuscripts B.
    Case(
        CLAIMING,
        "peek",
        "manuscripts.B",
        "power-not-in-play",
        {"kind": "manuscripts", "side": "B", "in_play": "A"},
    ),
    Case(
        BEFORE_CLAIM,
        "peek",
        "manuscripts.B",
        "power-cost",
        {"kind": "manuscripts", "cost": 1, "has": 0},
    ),
    Case(
        table("idols4 jewelry2 -", "manuscripts1", sides="BBBBBB"),
        "peek",
        "manuscripts.B",
        "nothing-face-down",
        {},
    ),
    # Pottery B.
    Case(
        CLAIMING,
        "take c",
        "pottery.B",
        "power-not-in-play",
        {"kind": "pottery", "side": "B", "in_play": "A"},
    ),
    Case(
        table(THREE, "pottery2 pottery3*", sides="BBBBBB", stage=POTTERY),
        "take c",
        "pottery.B",
        "power-cost",
        {"kind": "pottery", "cost": 2, "has": 1},
    ),
    Case(
        BEFORE_CLAIM._replace(stage="claim"),
        "take c",
        "reveal.before-claim",
        "not-before-claim",
        {"stage": "claim"},
    ),
    Case(
        BEFORE_CLAIM,
        "P2: take c",
        "reveal.before-claim",
        "not-your-turn",
        {"player": 1, "on_turn": 0},
    ),
    Case(BEFORE_CLAIM, "take a", "pottery.B", "not-face-down", {"slot": "a", "there": "c"}),
    Case(BEFORE_CLAIM, "take z", "pottery.B", "not-face-down", {"slot": "z", "there": "c"}),
    # Remains A.
    Case(
        BEFORE_CLAIM,
        "rouse",
        "remains.A",
        "power-not-in-play",
        {"kind": "remains", "side": "A", "in_play": "B"},
    ),
    Case(
        table(THREE, "remains1"),
        "rouse",
        "remains.A",
        "power-cost",
        {"kind": "remains", "cost": 2, "has": 1},
    ),
    Case(table(THREE, "remains1 remains2"), "rouse", "remains.A", "none-exhausted", {}),
    # Windows, ties and the end.
    Case(CLAIMING, "done", "recover", "no-window", {"stage": "claim"}),
    Case(
        BEFORE_CLAIM,
        "P2: done",
        "reveal.before-claim",
        "not-your-turn",
        {"player": 1, "on_turn": 0},
    ),
    Case(ROLLED, "P2: done", "collect.reroll", "not-your-turn", {"player": 1, "on_turn": 0}),
    Case(AT_LAST, "P2: done", "any-time", "not-your-turn", {"player": 1, "on_turn": 0}),
    Case(CLAIMING, "roll", "tie", "no-tie", {}),
    Case(ROLL_OFF, "P2: roll", "tie", "not-your-turn", {"player": 1, "on_turn": 0}),
    Case(ROLL_OFF, "recover", "tie", "only-roll-off", {}),
    Case(OVER, "P1: recover", "pass", "game-over", {}),
    # Nobody, and nothing.
    Case(CLAIMING, "P3: a4", "claim.order", "unknown-player", {"got": "2", "players": 2}),
    Case(CLAIMING, "P0: a4", "claim.order", "unknown-player", {"got": "-1", "players": 2}),
    Case(
        CLAIMING,
        Move(True, "recover"),
        "claim.order",
        "unknown-player",
        {"got": "True", "players": 2},
    ),
    Case(CLAIMING, Move(0, "dance"), "claim.order", "read-move", {"got": "dance"}),
    Case(
        CLAIMING,
        Move(0, "recover", number=2),
        "claim.place",
        "move-form",
        {"got": "(0, 'recover', (), -1, 2)"},
    ),
]

UNREAD = [
    ("", "read-nothing", ""),
    ("   ", "read-nothing", ""),
    ("P1:", "read-nothing", "P1:"),
    ("take", "read-take", "take"),
    ("take a b", "read-take", "take a b"),
    ("take 3", "read-take", "take 3"),
    ("reroll", "read-reroll", "reroll"),
    ("reroll a b", "read-reroll", "reroll a b"),
    ("reroll a12", "read-reroll", "reroll a12"),
    ("recover now", "read-recover", "recover now"),
    ("peek a", "read-peek", "peek a"),
    ("rouse 1", "read-rouse", "rouse 1"),
    ("done done", "read-done", "done done"),
    ("roll 6", "read-roll", "roll 6"),
    ("claim a4", "read-claim", "claim a4"),
    ("fly", "read-move", "fly"),
    ("a4 b", "read-move", "b"),
    ("a4 -1", "read-move", "-1"),
    ("4a", "read-move", "4a"),
    ("aa4", "read-move", "aa4"),
    ("a4, b3", "read-move", "a4,"),
    ("é4", "read-move", "é4"),
    # Digits of another script.
    ("a\u0664", "read-move", "a\u0664"),
    ("a\uff14", "read-move", "a\uff14"),
    ("reroll a\u0661", "read-reroll", "reroll a\u0661"),
    ("P\u0661: a4", "read-move", "p\u0661:"),
]


@rule("claim.order", "claim.place", "claim.push", "claim.own", "claim.last-turn", "dice")
@rule("idols.A", "manuscripts.B", "pottery.B", "remains.A", "any-time", "collect.reroll")
@rule("reveal.before-claim", "recover", "tie", "pass")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.move}")
def test_what_is_refused_why(case: Case) -> None:
    move = CRYPT.read_move(case.move, case.state) if isinstance(case.move, str) else case.move
    refusal = CRYPT.why_not(case.state, move)
    assert refusal == Refusal(case.rule, case.reason, case.facts)
    assert move not in CRYPT.legal_moves(case.state)
    with pytest.raises(IllegalMove) as caught:
        CRYPT.play(case.state, move, FixedLuck())
    assert caught.value.refusal == refusal
    assert case.rule in str(caught.value)
    assert case.reason in str(caught.value)


@pytest.mark.parametrize(("text", "reason", "got"), UNREAD)
def test_text_that_is_no_move(text: str, reason: str, got: str) -> None:
    with pytest.raises(BadNotation) as caught:
        CRYPT.read_move(text, CLAIMING)
    verb = reason.removeprefix("read-")
    named = {"nothing": "claim.order", "move": "claim.place", **moves.RULES}[verb]
    assert caught.value.refusal == Refusal(named, reason, {"got": got})


def test_a_text_longer_than_any_move_is_not_read() -> None:
    longest = "P1: " + " ".join(["a1"] * 65)
    assert len(longest) == LONGEST_MOVE - 2
    assert CRYPT.read_move(longest + "11").dice == ((0, (1,) * 67),)
    # The short ones come first: whoever reads those has not begun with the others.
    for text in (longest + "111", " " * 201, "P" + "9" * 5000 + ": a4", "a1 " * 200_000):
        with pytest.raises(BadNotation) as caught:
            CRYPT.read_move(text, CLAIMING)
        facts = {"size": len(text), "most": LONGEST_MOVE}
        assert caught.value.refusal == Refusal("claim.order", "read-too-long", facts)


def test_without_a_state_the_mover_must_be_named() -> None:
    with pytest.raises(BadNotation) as caught:
        CRYPT.read_move("a4")
    assert caught.value.refusal.reason == "read-nothing"
    assert CRYPT.read_move("P2: a4") == moves.claim(1, a=4)


def test_every_reason_in_the_code_is_provoked_here() -> None:
    """A reason added to the rules must be added here too."""
    written: set[str] = set()
    for path in Path(crypt_core.crypt.__file__).parent.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        written |= set(re.findall(r'Refusal\(\s*[^,"]*(?:"[\w.-]+")?,\s*"([\w-]+)"', source))
        written |= set(re.findall(r'_unread\([^"]*"([\w-]+)",', source))
        for prefix in re.findall(r'f"(\w+)-\{', source):
            ends = {"setup": ("players", "sides", "leader"), "read": moves.VERBS}[prefix]
            written |= {f"{prefix}-{end}" for end in ends}
    tried = {case.reason for case in CASES} | {reason for _, reason, _ in UNREAD}
    setup = {"setup-players", "setup-sides", "setup-leader", "setup-field"}  # test_setup.py
    assert len(written) > 30
    assert written - tried - setup - {"read-event"} == set()


# --- nothing that is typed or sent breaks it ------------------------------------------------------

words = st.one_of(
    st.sampled_from(
        [*moves.VERBS, "a4", "c33", "P1:", "p2:", "P0:", "P9:", "z0", "take", "a", ":"]
    ),
    st.text(max_size=5),
)


def refused(read: Callable[[], object]) -> Refusal | None:
    """The documented refusal of what is read, or None if it could be read."""
    try:
        read()
    except (BadNotation, BadSetup) as error:
        return error.refusal
    return None


@given(positions(), st.lists(words, max_size=5).map(" ".join))
def test_any_text_is_read_or_refused(state: State, text: str) -> None:
    unread = refused(lambda: CRYPT.read_move(text, state))
    if unread is not None:
        assert unread.rule in {"claim.order", *moves.RULES.values()}
        assert unread.reason.startswith("read-")
        return
    move = CRYPT.read_move(text, state)
    refusal = CRYPT.why_not(state, move)
    assert refusal is None or (refusal.rule and refusal.reason)
    assert CRYPT.read_move(CRYPT.write_move(move), state) == move


@given(positions(), any_move())
def test_any_move_is_judged(state: State, move: Move) -> None:
    refusal = CRYPT.why_not(state, move)
    assert (refusal is None) == (move in list(CRYPT.legal_moves(state)))
    if refusal is not None:
        assert str(refusal).startswith(f"{refusal.rule}: {refusal.reason}")


@given(
    positions(),
    st.builds(Move, odd_values, st.sampled_from(moves.VERBS), st.just(()), odd_values, odd_values),
)
def test_values_of_other_types_are_judged(state: State, move: Move) -> None:
    CRYPT.why_not(state, move)


odd_dice = st.tuples(odd_values, st.lists(odd_values, max_size=3).map(tuple))


@given(positions(), st.lists(odd_dice, max_size=3).map(tuple))
def test_dice_of_other_types_are_judged(state: State, dice: Any) -> None:
    refusal = CRYPT.why_not(state, Move(CRYPT.deciders(state)[0], "claim", dice))
    assert refusal is not None or all(type(slot) is int for slot, _ in dice)


@pytest.mark.parametrize("dice", [5, (3,), ((0, 5),), ((0,),), (None,)])
def test_dice_of_another_shape_are_judged(dice: Any) -> None:
    assert CRYPT.why_not(CLAIMING, Move(0, "claim", dice)) is not None


@pytest.mark.parametrize(
    "move",
    [
        Move(0, "claim", ((1, (2,)), (0, (4,)))),  # not in order
        Move(0, "claim", ((0, (4,)),), slot=2),  # a field that is not a claim's
        Move(0, "recover", ((0, (4,)),)),
        Move(0, "recover", number=2),
    ],
)
def test_a_move_written_otherwise_than_listed_is_refused(move: Move) -> None:
    assert move not in list(CRYPT.legal_moves(CLAIMING))
    assert CRYPT.why_not(CLAIMING, move) is not None


def test_a_number_too_long_is_refused() -> None:
    with pytest.raises(BadNotation):
        CRYPT.read_move("P" + "9" * 100 + ": a4", CLAIMING)


@given(st.dictionaries(st.sampled_from(["players", "sides", "leader", "x"]), odd_values))
def test_any_setup_is_read_or_refused(fields: dict[str, object]) -> None:
    refusal = refused(lambda: CRYPT.setup(fields))
    if refusal is None:
        assert isinstance(CRYPT.setup(fields), Setup)
    else:
        assert refusal.reason.startswith("setup-")


@pytest.mark.parametrize("slot", [2.0, Fraction(2)])
def test_a_place_is_a_whole_number(slot: Any) -> None:
    assert CRYPT.why_not(BEFORE_CLAIM, Move(0, "take", slot=slot)) is not None


@pytest.mark.parametrize("move", [None, "P1: a4", (0, "recover"), 5])
def test_what_is_no_move_is_refused(move: Any) -> None:
    refusal = CRYPT.why_not(CLAIMING, move)
    assert refusal is not None
    assert refusal.reason == "move-form"
    assert move not in CRYPT.legal_moves(CLAIMING)


def test_a_verb_that_is_no_word_is_refused() -> None:
    assert CRYPT.why_not(CLAIMING, Move(0, [])) is not None  # type: ignore[arg-type]
