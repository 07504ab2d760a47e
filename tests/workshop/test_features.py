"""The features of a position: what a collector may be expected to pay."""

from __future__ import annotations

import math
import random
from itertools import product

import pytest

from crypt_core.crypt.coach.worth import pays, powers
from scripts.workshop.crypt.features import pay_to_come


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
