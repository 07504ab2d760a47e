"""Treasures are flipped only for something: what is equal is ranked, and what is in vain told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from crypt_core.crypt import moves
from crypt_core.crypt.coach.advice import FLIPPING, NEAR, Advice
from crypt_core.crypt.coach.options import FLIPS, options, ranked
from crypt_core.crypt.coach.worth import fitted
from crypt_core.crypt.components import KINDS, Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import read_move
from crypt_core.crypt.position import position
from crypt_core.crypt.state import OVER, POTTERY, State
from crypt_core.crypt.views import view
from crypt_core.engine.luck import KeyedLuck
from tests.crypt.build import table
from tests.rule import rule

A_LOOK = table(
    "idols4 pottery1? idols1",
    "manuscripts2 jewelry1",
    players=1,
    sides="AABAAA",
    round_=8,
    turn=2,
    servants=[(1, 2)],
)
"""One servant for the last turn of all: whatever lies face-down, the idol is worth more."""
ROLLED, _ = CRYPT.play(
    position(
        "jewelry4 pottery? tapestries1",
        collections=["idols1 remains1 remains4"],
        round_number=8,
        turn=2,
    ),
    read_move("a3", 0),
    KeyedLuck(0),
)
"""The last rolls of a game; the only servant rolled stays ready."""


def moves_of(state: State) -> dict[str, int]:
    """The place of each move by its text, the best first."""
    found = Advice(view(state, 0)).moves
    return {str(advised.move).removeprefix("P1: "): at for at, advised in enumerate(found)}


@pytest.mark.parametrize(
    ("state", "best", "idle"),
    [(A_LOOK, "a1", "peek"), (ROLLED, "done", "reroll a1")],
    ids=["a look", "a ready die"],
)
def test_what_flips_a_treasure_for_nothing_is_not_as_good(
    state: State, best: str, idle: str
) -> None:
    """It is expected to score as much as the best move, and is yet neither it nor near it."""
    advice = Advice(view(state, 0))
    assert str(advice.best.move) == f"P1: {best}"
    assert not advice.best.in_vain
    wasted = advice.of(read_move(idle, 0))
    assert wasted.in_vain
    assert wasted.loss == 0
    assert wasted.outlook.score == advice.expected
    assert not advice.near_best(wasted.move)
    assert (advice.rank(advice.best.move), advice.rank(wasted.move)) == (1, 2)
    assert advice.hints.verb not in FLIPPING


@rule("manuscripts.B", "pottery.B")
def test_a_look_before_taking_what_would_be_taken_anyway_is_in_vain() -> None:
    """The look flips fewer treasures than taking does at once, but one more in all."""
    hand = "manuscripts1 pottery2 pottery4 tapestries1"
    crypt = "idols4 pottery3? tapestries2"
    state = table(crypt, hand, players=1, sides="BBBBBB", stage=POTTERY, round_=8)
    places = moves_of(state)
    advice = Advice(view(state, 0))
    assert [move for move, at in places.items() if at < 2] == ["take b", "peek"]
    assert [advised.loss for advised in advice.moves[:2]] == [0, 0]
    assert advice.moves[2].loss > NEAR
    assert [advised.in_vain for advised in advice.moves[:2]] == [False, True]


@rule("manuscripts.B", "remains.A")
def test_a_look_before_waking_a_servant_that_would_be_woken_anyway_is_in_vain() -> None:
    """No servant is ready in the very last turn: whatever lies there, one of them is woken."""
    hand = "manuscripts1 remains1 remains2"
    crypt = "idols3 tapestries2? jewelry1"
    state = table(crypt, hand, players=1, sides="BBBAAA", round_=8, servants=[(0, 3)], turn=2)
    wake, look = Advice(view(state, 0)).moves[:2]
    assert (wake.move.verb, wake.in_vain) == (moves.ROUSE, False)
    assert (look.move.verb, look.in_vain, look.loss) == (moves.PEEK, True, 0)


@rule("manuscripts.B", "remains.A")
def test_two_powers_that_are_both_needed_are_equal_in_any_order() -> None:
    hand = "manuscripts1 remains1 remains2"
    crypt = "idols4? idols3 tapestries1"
    state = table(crypt, hand, players=1, sides="BBBBAB", round_=7, servants=[(1, 2)], turn=2)
    advice = Advice(view(state, 0))
    one, other = advice.moves[:2]
    assert {one.move.verb, other.move.verb} == {moves.PEEK, moves.ROUSE}
    assert not one.in_vain
    assert not other.in_vain
    assert advice.rank(one.move) == advice.rank(other.move) == 1
    assert advice.moves[2].loss > NEAR


def decisions(count: int) -> Iterator[State]:
    """Every decision of solo games that the coach plays, with any sides."""
    for seed in range(count):
        draw = random.Random(f"in vain {seed}")
        sides = ("BBBBBB", "".join(draw.choice("AB") for _ in KINDS))[seed % 2]
        luck = KeyedLuck(seed)
        state, _ = CRYPT.start(Setup(1, sides), luck)
        while state.stage != OVER:
            yield state
            state, _ = CRYPT.play(state, options(view(state, 0), fitted())[0][0], luck)


@pytest.mark.change
def test_whole_games_are_played_without_a_treasure_flipped_in_vain() -> None:
    """Where a move that flips nothing is expected to score the same, the coach makes it."""
    met: Counter[str] = Counter()
    for state in decisions(16):
        ways = ranked(view(state, 0), fitted())
        best = ways[0]
        assert not best.in_vain
        scores = {way.move: way.numbers[0] for way in ways}
        plain = [score for move, score in scores.items() if move.verb not in FLIPS]
        if best.move.verb in FLIPS:
            met[best.move.verb] += 1
            assert best.numbers[0] > max(plain) + 1e-9, str(view(state, 0))
        equal = {way.move.verb for way in ways if abs(way.numbers[0] - best.numbers[0]) <= 1e-9}
        met["equal"] += bool(equal & FLIPS.keys()) and best.move.verb not in FLIPS
    assert met["equal"] >= 2, met
    assert len(met) == 1 + len(FLIPS), met
