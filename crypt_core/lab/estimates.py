"""How sure a number is that comes from games: estimates with their 95 % confidence intervals.

A mean of so many games is near the truth, not at it. An interval says how near: of a hundred
intervals made like these, about 95 hold the true value. Those of means are Student's, so that a
handful of games claims no more than it can.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from ..coach.shares import SIGMAS, wilson


class Estimate(NamedTuple):
    """A number from so many games, and the interval that it is sure to."""

    value: float
    low: float
    high: float
    games: int

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def clear_of(self, value: float) -> bool:
        """Whether the interval leaves a value out, so that the two can be told apart."""
        return not self.low <= value <= self.high

    def __str__(self) -> str:
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"


def mean(values: Iterable[float]) -> Estimate:
    """The mean of a figure of each game.

    >>> print(mean([26, 31, 28, 30]))
    28.75 (25.25 to 32.25)

    :raises ValueError: if there are fewer than two games: one game says nothing of their spread.
    """
    given = list(map(float, values))
    if len(given) < 2:
        raise ValueError(f"an interval needs at least two games, not {len(given)}")
    middle, freedom = fmean(given), len(given) - 1
    variance = math.fsum((value - middle) ** 2 for value in given) / freedom
    return _around(middle, student(freedom) * math.sqrt(variance / len(given)), len(given))


def amount(values: Iterable[float]) -> Estimate:
    """The mean of a figure that is never below nothing, such as what was lost.

    Its interval is one of the mean's logarithm, so that it ends above nothing as well.

    >>> print(amount([0, 3, 1, 0]))
    1.00 (0.11 to 9.34)

    :raises ValueError: if there are fewer than two games, or a figure is negative.
    """
    given = list(map(float, values))
    if given and min(given) < 0:
        raise ValueError(f"an amount is not negative, as {min(given)} is")
    found = mean(given)
    if not found.value:
        return found
    times = math.exp(found.reach / found.value)
    return Estimate(found.value, found.value / times, found.value * times, found.games)


def share(hits: Iterable[float]) -> Estimate:
    """The share of games in which something was so: each hit is 0 or 1, or a share of a victory.

    >>> print(share([True, True, False, True]))
    0.75 (0.30 to 0.95)

    :raises ValueError: if there is no game.
    """
    given = list(map(float, hits))
    if not given:
        raise ValueError("a share needs at least one game, not 0")
    return Estimate(fmean(given), *wilson(sum(given), len(given)), len(given))


def paired(these: Sequence[float], those: Sequence[float]) -> Estimate:
    """How much more these games bring than those, if each has the luck of the one it stands beside.

    What both games of a pair owe to the cards falls out of their difference, so that the interval
    is narrower than `apart`'s.

    :raises ValueError: if the games do not come in pairs.
    """
    if len(these) != len(those):
        raise ValueError(f"pairs need as many games on both sides, not {len(these)}, {len(those)}")
    return mean(a - b for a, b in zip(these, those, strict=True))


def apart(these: Sequence[float], those: Sequence[float]) -> Estimate:
    """How much more these games bring than those, if they have nothing to do with each other."""
    one, other = mean(these), mean(those)
    reach = math.hypot(one.reach, other.reach)
    return _around(one.value - other.value, reach, min(one.games, other.games))


def student(freedom: int) -> float:
    """How many standard errors the interval of a mean reaches to each side.

    Student's t at 97.5 %, by the first terms of its expansion in 1 / `freedom`, which is one less
    than the games: right to a hundredth of itself from four games on, and too small below.
    """
    z = SIGMAS
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / math.pow(freedom, power) for power, term in enumerate(terms))


def _around(value: float, reach: float, games: int) -> Estimate:
    return Estimate(value, value - reach, value + reach, games)
