"""How well somebody plays: told from what decisions cost, not from scores, so luck has no part.

Of a game gone over two numbers count: what was expected at its start, and what its decisions gave
away. Their difference is the score without its luck. What was expected is exact and lies with the
deal; what decisions give away differs from game to game, so it is what the interval is of.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

ENOUGH = 10
"""Fewer games say too little."""
LATEST = 30
"""Older games say how one played then."""
SURE = 0.95
"""How surely the true mean lies within the interval."""


class Skill(NamedTuple):
    """A score without luck, and the bounds within which it surely lies (see `SURE`).

    `games`: of so many.
    """

    score: float
    low: float
    high: float
    games: int


def skill(games: Sequence[tuple[float, float]]) -> Skill | None:
    """How well the latest of these games were played; None while there are fewer than `ENOUGH`.

    Each is what was expected at its start and what decisions gave away, the latest first. The
    interval is Student's, of the mean of what was given away; it ends at the score that gives
    nothing away.
    """
    latest = games[:LATEST]
    if len(latest) < ENOUGH:
        return None
    start = fmean(at for at, _ in latest)
    costs = [cost for _, cost in latest]
    cost = fmean(costs)
    reach = student(len(costs) - 1) * stdev(costs) / sqrt(len(costs))
    return Skill(start - cost, start - cost - reach, min(start - cost + reach, start), len(costs))


def student(freedom: int) -> float:
    """The quantile of Student's distribution that leaves `SURE` between it and its opposite.

    By the first terms of its expansion about the normal one (Abramowitz and Stegun 26.7.5), which
    from nine degrees of freedom on are off by less than 0.0003.
    """
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum((term / freedom**n for n, term in enumerate(terms, 1)), 0.0)
