"""Ratings on the scale of Elo's, fitted to all games at once.

The model is Bradley and Terry's: a bot rated d points above another does better than it with
chance 1 / (1 + 10 ** (-d / 400)). The ratings are those under which the results are likeliest, by
the iteration of Hunter ("MM algorithms for generalized Bradley-Terry models", Annals of Statistics
32, 2004). A drawn game is added for any two bots that met, without which a bot that always wins
would be rated infinitely high.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy

MEAN = 1500.0
SCALE = "their mean is 1500, and 400 points more are odds of 10 to 1"
SAMPLES = 400
"""Tournaments drawn from the games played, by which intervals are found (the bootstrap)."""
ROUNDS = 2000
CLOSE = 1e-7

Pairs = Mapping[tuple[int, int], float]
"""For any two bots of a game, lower number first, how the first did: 0 to 1."""
Array = numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.float64]]


def ratings(games: Sequence[Pairs], bots: int, seed: int = 0) -> dict[str, list[float]]:
    """The rating "elo" of each bot, and its 95 % interval "elo_low" to "elo_high".

    The interval is where the middle 95 % of `SAMPLES` ratings lie, each of as many games drawn from
    those played, with replacement: all comparisons of a table go together.
    """
    told = [(at, i, j, won) for at, game in enumerate(games) for (i, j), won in game.items()]
    at, first, second, won = (numpy.array(column) for column in zip(*told, strict=True))
    met = numpy.zeros((bots, bots))
    met[first, second] = met[second, first] = 1.0

    def beaten(weights: Array) -> Array:
        """How often each bot did better than each other."""
        found = met / 2
        numpy.add.at(found, (first, second), weights[at] * won)
        numpy.add.at(found, (second, first), weights[at] * (1 - won))
        return found

    draw = numpy.random.default_rng(seed)
    drawn = draw.multinomial(len(games), [1 / len(games)] * len(games), SAMPLES)
    samples = numpy.array([fit(beaten(weights.astype(float))) for weights in drawn])
    low, high = numpy.percentile(samples, [2.5, 97.5], axis=0)
    best = fit(beaten(numpy.ones(len(games))))
    return {"elo": best.tolist(), "elo_low": low.tolist(), "elo_high": high.tolist()}


def fit(beaten: Array) -> Array:
    """The ratings under which it is likeliest that bot i did better than j `beaten[i, j]` times."""
    met = beaten + beaten.T
    wins = beaten.sum(axis=1)
    strength = numpy.ones(len(beaten))
    for _ in range(ROUNDS):
        before = strength
        strength = wins / (met / (strength[:, None] + strength[None, :])).sum(axis=1)
        strength /= math.exp(numpy.log(strength).mean())
        if numpy.abs(numpy.log(strength / before)).max() < CLOSE:
            break
    return MEAN + 400 * numpy.log10(strength)
