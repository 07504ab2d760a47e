"""Estimates: what an interval says, how pairs narrow it, and what is refused."""

import doctest
import random
from statistics import fmean

import pytest

from crypt_core.lab import estimates
from crypt_core.lab.estimates import Estimate, amount, apart, mean, paired, share, student


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(estimates).failed == 0


@pytest.mark.parametrize("games", [4, 12, 200])
def test_about_95_of_100_intervals_hold_the_truth(games: int) -> None:
    dice = random.Random(games)
    found = [mean([dice.gauss(40, 7) for _ in range(games)]) for _ in range(2000)]
    assert 0.93 <= fmean(not estimate.clear_of(40) for estimate in found) <= 0.97


@pytest.mark.parametrize(
    ("freedom", "table"), [(3, 3.1824), (4, 2.7764), (9, 2.2622), (29, 2.0452), (999, 1.9623)]
)
def test_students_t_is_that_of_the_tables(freedom: int, table: float) -> None:
    assert student(freedom) == pytest.approx(table, rel=0.01)


def test_pairs_lose_what_both_games_owe_to_the_cards() -> None:
    dice = random.Random(7)
    cards = [dice.gauss(40, 8) for _ in range(100)]
    these = [luck + 1 + dice.gauss(0, 1) for luck in cards]
    pairs, alone = paired(these, cards), apart(these, cards)
    assert pairs.value == pytest.approx(alone.value)
    assert pairs.reach < alone.reach / 5
    assert pairs.clear_of(0)
    assert not alone.clear_of(0)


def test_shares_of_a_victory_count_as_such() -> None:
    assert share([1, 0, 0.5, 0.5]).value == 0.5
    assert share([0] * 20).low == pytest.approx(0)
    assert share([0] * 20).high > 0.1


def test_an_estimate_reads_as_a_number_with_its_interval() -> None:
    assert str(Estimate(1.234, 0.5, 2, 10)) == "1.23 (0.50 to 2.00)"


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: mean([3]), "at least two games, not 1"),
        (lambda: share([]), "at least one game"),
        (lambda: paired([1, 2, 3], [1, 2]), "as many games on both sides, not 3, 2"),
    ],
)
def test_what_cannot_be_told_is_refused(ask, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        ask()


def test_an_amount_is_never_surely_below_nothing() -> None:
    few = [0.0, 6.0, 0.5, 0.0]
    assert mean(few).low < 0 < amount(few).low < amount(few).value < amount(few).high
    assert amount(few).value == mean(few).value
    many = [1 + number % 3 for number in range(3000)]
    assert amount(many).low == pytest.approx(mean(many).low, abs=0.001)
    assert amount([0, 0, 0])[:3] == (0, 0, 0)
    with pytest.raises(ValueError, match="not negative"):
        amount([1, -0.5])
