"""The worth of positions: the score itself at the end, and before it what the features say."""

from __future__ import annotations

import datetime
import json
import math
import random
from itertools import product

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt.coach.fit import FIRST_SEED
from crypt_core.crypt.coach.known import Pile, known
from crypt_core.crypt.coach.worth import (
    CHANCES,
    RESULT,
    Worth,
    features,
    fitted,
    pay_to_come,
    pays,
    powers,
    read,
    rousing,
)
from crypt_core.crypt.components import KINDS, Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import OVER, PASS, State
from crypt_core.crypt.views import view
from crypt_core.engine.luck import KeyedLuck
from tests.crypt.build import table
from tests.rule import rule


def between_rounds(games: int) -> list[State]:
    """What lies between the rounds of solo games, and their ends."""
    met = []
    for seed in range(games):
        draw = random.Random(f"worth {seed}")
        luck = KeyedLuck(seed)
        state, _ = CRYPT.start(Setup(1, "".join(draw.choice("AB") for _ in KINDS)), luck)
        while state.stage != OVER:
            move = choose("sensible", CRYPT, state, luck)
            state, steps = CRYPT.play(state, move, luck)
            met += [step.state for step in steps if step.state.stage == PASS]
        met.append(state)
    return met


@rule("score", "solo.collectors")
def test_with_no_round_left_the_worth_is_the_score() -> None:
    """But for remains A: whoever can still be roused will be."""
    ends = [state for state in between_rounds(30) if state.stage == OVER]
    assert len(ends) == 30
    for state in ends:
        now = known(view(state, 0))
        woken = min(rousing(now.sides, now.piles), now.exhausted)
        worth = Worth({}, {}).position(0, now.sides, now.piles, now.ready)
        assert worth == score_sheet(state, 0).total + woken


@rule("remains.A", "any-time")
def test_servants_that_can_be_roused_are_coins_at_the_end() -> None:
    none = Worth({}, {})
    assert none.servants(0, 1, 0) == 1
    assert none.servants(0, 1, 1) == 2
    assert none.servants(0, 3, 2) == 3, "there are only three"
    hand = "remains1 remains2 remains3*"
    seen = view(table("idols4 pottery1? jewelry2", hand, players=1, sides="AAAAAA"), 0)
    assert rousing("AAAAAA", known(seen).piles) == 1
    assert rousing("AAAABA", known(seen).piles) == 0


def test_a_position_is_worth_what_the_fit_was_asked_for() -> None:
    """`features` is what weights are fitted on, `position` what they are used for: the same sum."""
    compared = 0
    for state in between_rounds(12):
        now = known(view(state, 0))
        if state.stage == OVER:
            continue
        rounds = now.rounds_left
        has, found = features(now.sides, now.piles, now.ready)
        weights = fitted().weights[rounds]
        told = has + sum(value * weights.get(name, 0.0) for name, value in found.items())
        worth = fitted().position(rounds, now.sides, now.piles, now.ready)
        assert worth == pytest.approx(told, abs=1e-9)
        compared += 1
    assert compared == 12 * 7


def test_a_collectors_pay_to_come_is_a_mean_over_what_may_come() -> None:
    draw = random.Random("pay")
    for power in powers("AAAAAA") + powers("BBBBBB"):
        for _ in range(8):
            values = draw.sample([1, 2, 3, 4], 4)
            split = draw.randint(0, 4)
            held, unseen = (
                tuple(sorted(values[:split])),
                tuple(values[split:][: draw.randint(0, 4)]),
            )
            chance = draw.choice((0.2, 0.65, 1.0))
            mean = 0.0
            for comes in product((False, True), repeat=len(unseen)):
                odds = math.prod(chance if come else 1 - chance for come in comes)
                more = [value for value, come in zip(unseen, comes, strict=True) if come]
                mean += odds * pays(power, tuple(sorted((*held, *more))))
            told = pay_to_come(power, held, unseen, chance)
            assert told == pytest.approx(mean - pays(power, held), abs=1e-9)


@rule("solo.collectors", "idols.B", "tapestries.A")
def test_alone_you_are_first_and_have_most() -> None:
    assert pays("idols.B", (1, 2)) == 5
    assert pays("idols.B", (4,)) == 0
    assert pays("tapestries.A", (1,)) == 5
    assert pays("tapestries.B", (1, 2, 3)) == 7
    assert pays("jewelry.A", (1, 4)) == 4


def test_unknown_kinds_of_positions_are_worth_something() -> None:
    """A count that the fit never met has no weight, and the rest of the sum still stands."""
    worth = Worth({1: {"always": 2.0, "ready 1": 3.0}}, {})
    piles = tuple(Pile((), 0, (), 0) for _ in KINDS)
    assert worth.position(1, "AAAAAA", piles, 1) == 5.0


# --- the file that is shipped ---------------------------------------------------------------------


def test_the_shipped_file_says_how_it_came_about() -> None:
    data = json.loads(RESULT.read_text(encoding="utf-8"))
    assert datetime.date.fromisoformat(data["date"]) >= datetime.date(2024, 1, 1)
    assert data["passes"] * data["games"] >= 500
    assert data["passes"] >= 1
    first, last = data["seeds"]
    assert first == FIRST_SEED
    assert last - first + 1 == data["games"] * data["passes"]
    assert "crypt_core.crypt.coach.fit" in data["about"]
    assert RESULT.stat().st_size < 100_000


def test_the_shipped_weights_are_whole_and_mean_something() -> None:
    worth = fitted()
    assert sorted(worth.weights) == list(range(1, 9))
    for rounds, row in worth.weights.items():
        assert all(math.isfinite(weight) for weight in row.values())
        for name in row:
            assert name in {"always", "coins"} or _is_feature(name), name
        ready = [row[f"ready {count}"] for count in range(4)]
        assert ready == sorted(ready), "more ready servants are never worth less"
        if rounds < 8:
            assert 1 < ready[3] - ready[0] < 12, "nor are three of them worth a game"
    start = [
        known(view(CRYPT.start(Setup(1, s), KeyedLuck(1))[0], 0)) for s in ("AAAAAA", "BBBBBB")
    ]
    for begun in start:
        piles = tuple(Pile((), 0, (1, 2, 3, 4), 4) for _ in KINDS)
        assert 40 < worth.position(8, begun.sides, piles, 3) < 65


def _is_feature(name: str) -> bool:
    words = name.split()
    if words[0] == "ready":
        return words[1] in "0123"
    if words[0] not in powers("AAAAAA") + powers("BBBBBB"):
        return False
    if words[1] == "pay":
        return float(words[2]) in CHANCES
    return words[2] == "of" and 0 <= int(words[1]) <= int(words[3]) <= 4


def test_nobody_is_better_off_for_having_flipped_a_treasure() -> None:
    """Only that the power was used can be: a treasure need not be flipped."""
    worth = fitted()
    for rounds, power in product(
        range(1, 9), ("idols.A", "manuscripts.B", "pottery.B", "remains.A")
    ):
        for held in range(1, 5):
            values, unseen = (1, 2, 3, 4)[:held], (1, 2, 3, 4)[held:]
            worths = [
                worth.kind(rounds, power, Pile(values, flippable, unseen, len(unseen)))
                for flippable in range(held + 1)
            ]
            assert worths == sorted(worths), (rounds, power, held)


def test_a_result_is_read_back_as_it_was_written() -> None:
    worth = read({"date": "today", "weights": {"1": {"always": 1.5}, "8": {"always": 2.5}}})
    assert worth.weights == {1: {"always": 1.5}, 8: {"always": 2.5}}
    assert worth.told == {"date": "today"}
