"""The fit of what a position of Donjon promises."""

from __future__ import annotations

import pytest

from crypt_core.donjon.coach.prospects import FEATURES
from scripts.workshop.donjon.fit import fitted, play


def test_the_fit_finds_who_is_ahead() -> None:
    pytest.importorskip("numpy")
    games = [play(2, number) for number in range(12)]
    weights, loss = fitted(games)
    assert len(weights) == len(FEATURES)
    assert loss < 0.69, "better than taking both to be equals"
