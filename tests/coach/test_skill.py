"""How well somebody plays: from decisions alone, after ten games, within an interval that holds."""

from __future__ import annotations

import random

import pytest

from crypt_core.coach.skill import ENOUGH, LATEST, skill, student

TABLE = {9: 2.262157, 14: 2.144787, 19: 2.093024, 29: 2.045230}
"""Student's 97.5 % quantiles, as printed tables have them."""


@pytest.mark.parametrize("freedom", TABLE)
def test_the_quantiles_are_those_of_the_tables(freedom: int) -> None:
    assert abs(student(freedom) - TABLE[freedom]) < 0.0003


def test_fewer_than_ten_games_say_nothing() -> None:
    assert skill([(55.2, 5.0)] * (ENOUGH - 1)) is None
    assert skill([(55.2, 5.0)] * ENOUGH) is not None


def test_it_is_what_was_expected_less_what_decisions_cost() -> None:
    costs = [2.0, 4.0, 6.0, 8.0, 10.0] * 2
    found = skill([(54.0, cost) for cost in costs])
    assert found is not None
    assert found.score == 48
    assert found.games == 10
    reach = TABLE[9] * (80 / 9) ** 0.5 / 10**0.5
    assert abs(found.high - found.score - reach) < 0.001
    assert abs(found.score - found.low - reach) < 0.001


def test_old_games_do_not_count_and_nobody_is_better_than_faultless() -> None:
    found = skill([(55.0, 0.0)] * (LATEST - 1) + [(55.0, 3.0)] + [(0.0, 99.0)] * 50)
    assert found is not None
    assert found.games == LATEST
    assert found.low < found.score < found.high == 55


def test_the_interval_holds_the_true_score_as_often_as_it_says() -> None:
    """Of costs as uneven as those of real games: most small, some large."""
    draw, held, runs = random.Random(1), 0, 2000
    for _ in range(runs):
        found = skill([(55.0, draw.gammavariate(4, 2)) for _ in range(15)])
        assert found is not None
        held += found.low <= 55 - 8 <= found.high
    assert 0.92 < held / runs < 0.97
