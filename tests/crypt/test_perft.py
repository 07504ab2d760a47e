"""Counts of legal moves by depth from fixed positions: a proof of move generation.

The numbers are frozen; a second way of finding moves, asking the judge about every move that can be
written, comes to the same ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest

from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Move
from crypt_core.crypt.state import POTTERY, State
from crypt_core.engine.luck import KeyedLuck
from tests.crypt.build import table
from tests.rule import rule

LUCK = KeyedLuck(48)


def start(players: int, sides: str = "AAAAAA") -> State:
    state, _ = CRYPT.start(Setup(players, sides), LUCK)
    return state


def perft(state: State, depth: int) -> int:
    """Lines of this many decisions; a game that ends on the way counts no more."""
    legal = CRYPT.legal_moves(state)
    if depth == 1:
        return len(legal)
    return sum(perft(CRYPT.play(state, move, LUCK)[0], depth - 1) for move in legal)


def judged(state: State) -> Iterable[Move]:
    """Legal moves found by asking the judge about every move there could be."""
    seats, places = state.setup.seats, len(state.crypt)
    options: list[tuple[int, ...]] = [(), *((e,) * n for n in (1, 2, 3) for e in range(1, 7))]
    tries = [
        Move(player, "claim", tuple((slot, e) for slot, e in enumerate(efforts) if e))
        for player in range(seats)
        if player in CRYPT.deciders(state)
        for efforts in product(options, repeat=places)
        if sum(map(len, efforts)) <= 3
    ]
    for player in range(seats):
        tries += [Move(player, v) for v in ("recover", "peek", "rouse", "done", "roll")]
        tries += [Move(player, "take", slot=slot) for slot in range(places)]
        dice = product(range(places), (1, 2, 3))
        tries += [Move(player, "reroll", slot=slot, number=n) for slot, n in dice]
    return [move for move in tries if CRYPT.why_not(state, move) is None]


def judged_perft(state: State, depth: int) -> int:
    legal = judged(state)
    if depth == 1:
        return sum(1 for _ in legal)
    return sum(judged_perft(CRYPT.play(state, move, LUCK)[0], depth - 1) for move in legal)


TIRED = [(1, 2), (1, 2), (1, 2), (1, 2)]
POSITIONS = {
    "solo start": start(1),
    "two start": start(2),
    "three start": start(3),
    "four start": start(4),
    "solo tired": table(
        "idols4 pottery1? jewelry2", "idols1 remains1 remains2", players=1, servants=[(1, 2)]
    ),
    "solo, Ghost leading": table(
        "idols4=P2:33 pottery1? jewelry2=P2:4", "pottery2 pottery3 manuscripts1",
        players=1, sides="BBBBBB", leader=1, turn=1, servants=[(2, 1)],
    ),
    "two tired": table(
        "idols4 jewelry2 pottery1?", "idols1 remains1 remains2", "remains3 remains4 idols2",
        servants=TIRED,
    ),
    "two before claim": table(
        "idols4 jewelry2 remains1?", "pottery1 pottery2 manuscripts1", "pottery3 pottery4",
        sides="BBBBBB", stage=POTTERY, servants=TIRED,
    ),
    "three pushing": table(
        "idols4=P3:2 jewelry2=P1:33 pottery1 remains1?", "remains2 remains3", "remains2",
        players=3, turn=1, leader=2, servants=[(1, 0), (2, 1), (1, 1)],
    ),
    "four, two face-down": table(
        "idols4 jewelry2 remains1 tapestries3 tapestries1? jewelry1?",
        "pottery1 pottery2 pottery3 pottery4", "manuscripts1", "manuscripts2", "pottery1 pottery2",
        players=4, sides="BBBBBB", stage=POTTERY, servants=TIRED,
    ),
    "last round": table(
        "remains4 jewelry2 pottery1?", "remains1 remains2", "idols1 idols2",
        round_=8, turn=1, servants=TIRED,
    ),
}  # fmt: skip

# (position, depth): lines
COUNTS: dict[tuple[str, int], int] = {
    ("solo start", 1): 595,
    ("solo start", 2): 5049,
    ("two start", 1): 595,
    ("two start", 2): 101905,
    ("three start", 1): 1585,
    ("three start", 2): 807435,
    ("four start", 1): 6049,
    ("solo tired", 1): 20,
    ("solo tired", 2): 279,
    ("solo tired", 3): 2000,
    ("solo tired", 4): 20394,
    ("solo, Ghost leading", 1): 35,
    ("solo, Ghost leading", 2): 136,
    ("solo, Ghost leading", 3): 3292,
    ("solo, Ghost leading", 4): 34403,
    ("two tired", 1): 21,
    ("two tired", 2): 501,
    ("two tired", 3): 8809,
    ("two before claim", 1): 3,
    ("two before claim", 2): 19,
    ("two before claim", 3): 192,
    ("two before claim", 4): 1552,
    ("two before claim", 5): 8287,
    ("three pushing", 1): 17,
    ("three pushing", 2): 555,
    ("three pushing", 3): 1642,
    ("three pushing", 4): 360607,
    ("four, two face-down", 1): 5,
    ("four, two face-down", 2): 23,
    ("four, two face-down", 3): 229,
    ("four, two face-down", 4): 5529,
    ("four, two face-down", 5): 146263,
    ("last round", 1): 20,
    ("last round", 2): 336,
    ("last round", 3): 1996,
    ("last round", 4): 2901,
    ("last round", 5): 3123,
}


@rule("claim.place", "claim.push", "claim.last-turn", "claim.own", "any-time")
@pytest.mark.parametrize(("name", "depth"), COUNTS)
def test_counts_of_lines_by_depth(name: str, depth: int) -> None:
    assert perft(POSITIONS[name], depth) == COUNTS[name, depth]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_judge_alone_comes_to_the_same_counts(name: str) -> None:
    state = POSITIONS[name]
    if len(state.crypt) <= 4:
        assert judged_perft(state, 1) == COUNTS[name, 1]
    if (name, 2) in COUNTS and COUNTS[name, 1] <= 40 and len(state.crypt) <= 3:
        assert judged_perft(state, 2) == COUNTS[name, 2]


def test_counts_worked_out_by_hand() -> None:
    """Three servants on three treasures: 54 + 324 + 216 claims, and recover."""
    assert COUNTS["solo start", 1] == COUNTS["two start", 1] == 54 + 324 + 216 + 1
    # One servant, three treasures, six efforts, and recover; and one servant may be roused.
    assert COUNTS["solo tired", 1] == 18 + 1 + 1
    # Six treasures: one, two or three of them.
    assert COUNTS["four start", 1] == 6 * 18 + 15 * 108 + 20 * 216 + 1
