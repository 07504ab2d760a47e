"""Bots of habit: what each habit makes of a table."""

from __future__ import annotations

from typing import Any

import pytest

from crypt_core.crypt.coach.habit import HABITS, STEPS, Habit
from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.position import position
from crypt_core.crypt.state import State


def chosen(habit: Habit, state: State) -> str:
    """The habit's move, checked to be legal."""
    (player,) = CRYPT.deciders(state)
    move = habit(CRYPT.view(state, player), CRYPT.own_moves(state, player), 0)
    assert CRYPT.why_not(state, move) is None
    return str(move).partition(": ")[2]


CRYPT_OF_THREE = "idols4 jewelry2 pottery?"


@pytest.mark.parametrize(
    ("habit", "wanted"),
    [
        (Habit(), "a3 b3 c3"),
        (Habit(effort=5, treasures=1), "a5"),
        (Habit(effort=5, treasures=2), "a5 c5"),
        (Habit(servants=2, treasures=2), "a33 c3"),
        (Habit(servants=3, effort=1), "a111"),
    ],
)
def test_servants_go_to_the_treasures_worth_most(habit: Habit, wanted: str) -> None:
    # An unseen treasure counts 2.5 coins: more than the jewelry's 2, less than the idol's 4.
    assert chosen(habit, position(CRYPT_OF_THREE, players=2)) == wanted


@pytest.mark.parametrize(("push", "wanted"), [(6, "a5"), (4, "a33"), (2, "a222"), (1, "c3")])
def test_a_push_takes_as_few_servants_and_as_low_an_effort_as_will_do(
    push: int, wanted: str
) -> None:
    state = position(CRYPT_OF_THREE, players=2, leader=1, turn=1, claims=["", "a4"])
    assert chosen(Habit(treasures=1, push=push), state) == wanted


def test_it_recovers_with_few_ready_or_with_nothing_to_claim() -> None:
    one_ready = position(CRYPT_OF_THREE, players=2, exhausted=[2])
    assert chosen(Habit(recover_at=0), one_ready) == "a3"
    assert chosen(Habit(recover_at=1), one_ready) == "recover"
    all_ready = position(CRYPT_OF_THREE, players=2)
    assert chosen(Habit(treasures=1, recover_at=3), all_ready) == "a3"
    taken = position(CRYPT_OF_THREE, players=2, leader=1, turn=1, claims=["", "a1 b1 c1"])
    assert chosen(Habit(push=0), taken) == "recover"


def test_only_one_treasure_on_the_last_turn() -> None:
    state = position(CRYPT_OF_THREE, players=2, turn=2, pushed_off=[0])
    assert state.last_turn
    assert chosen(Habit(), state) == "a3"


def test_a_collector_counts_what_a_treasure_adds_to_its_set() -> None:
    held = ["pottery2 pottery3 pottery4"]
    state = position("idols3 pottery1 jewelry?", players=2, collections=held, round_number=3)
    assert chosen(Habit(treasures=1, sets=False), state) == "a3"
    assert chosen(Habit(treasures=1, sets=True), state) == "b3"


def test_every_collector_side_has_its_steps() -> None:
    assert set(STEPS) == set(COLLECTORS)
    assert {len(steps) for steps in STEPS.values()} == {5}


def test_named_habits_differ() -> None:
    assert len(set(HABITS.values())) == len(HABITS) == 3


@pytest.mark.parametrize(
    ("habit", "told"),
    [
        ({"effort": 9}, "effort is a whole number from 1 to 6, not 9"),
        ({"effort": 2.0}, "effort is a whole number from 1 to 6, not 2.0"),
        ({"servants": 4}, "servants is a whole number from 0 to 3, not 4"),
        ({"push": "4"}, "push is a whole number from 0 to 6, not '4'"),
        ({"recover_at": True}, "recover_at is a whole number from 0 to 3, not True"),
        ({"treasures": -1}, "treasures is a whole number from 0 to 6, not -1"),
    ],
)
def test_a_habit_that_cannot_be_is_refused(habit: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Habit(**habit)


def test_a_habit_of_an_array_librarys_numbers_is_the_same_habit() -> None:
    numpy = pytest.importorskip("numpy")
    habit = Habit(effort=numpy.int64(2), sets=numpy.bool_(True))
    assert repr(habit) == repr(Habit(effort=2, sets=True))
