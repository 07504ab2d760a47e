"""Ratings on the scale of Elo's, fitted to all games at once.

The model is Bradley and Terry's: a bot rated d points above another does better than it with
chance 1 / (1 + 10 ** (-d / 400)). The ratings are those under which the results are likeliest, by
the iteration of Hunter ("MM algorithms for generalized Bradley-Terry models", Annals of Statistics
32, 2004). A drawn game is added for any two bots that met, without which a bot that always wins
would be rated infinitely high.

Ratings compare bots that games link: any two that met, or that met bots which are linked.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy

from ..coach.shares import SIGMAS

MEAN = 1500.0
SCALE = "their mean is 1500, and 400 points more are odds of 10 to 1"
SAMPLES = 400
"""Tournaments drawn from the games played, by which intervals are found (the bootstrap)."""
RARE = 0.025
"""Of the samples, how many may tell nothing of how far bots are apart; see `_interval`."""
POINTS = 400 / math.log(10)
"""By how much better a bot is rated whose odds are e times as high."""
ROUNDS = 2000
CLOSE = 1e-7

Pairs = Mapping[tuple[int, int], float]
"""For any two bots of a game, lower number first, how the first did: 0 to 1."""
Array = numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.float64]]


def ratings(games: Sequence[Pairs], bots: int, seed: int = 0) -> dict[str, list[float]]:
    """The rating "elo" of each bot, and its 95 % interval "elo_low" to "elo_high".

    The mean rating is 1500 in each group of linked bots; who met nobody has none (NaN).
    """
    told = numpy.full((3, bots), math.nan)
    met = numpy.eye(bots, dtype=bool)
    for game in games:
        for i, j in game:
            met[i, j] = met[j, i] = True
    linked = _chained(met)
    for group in sorted({tuple(numpy.flatnonzero(row)) for row in linked}):
        if len(group) > 1:
            place = {int(bot): at for at, bot in enumerate(group)}
            among = [
                {(place[i], place[j]): won for (i, j), won in game.items()}
                for game in games
                if any(i in place for i, _ in game)
            ]
            told[:, list(group)] = _linked(among, len(group), seed)
    best, low, high = told.tolist()
    return {"elo": best, "elo_low": low, "elo_high": high}


def _linked(games: Sequence[Pairs], bots: int, seed: int) -> Array:
    """The ratings of bots that games link, and the low and the high ends of their intervals."""
    told = [(at, i, j, won) for at, game in enumerate(games) for (i, j), won in game.items()]
    at, first, second, won = (numpy.array(column) for column in zip(*told, strict=True))
    drawn = numpy.zeros((bots, bots))
    drawn[first, second] = drawn[second, first] = 0.5

    def beaten(weights: Array) -> Array:
        """How often each bot did better than each other."""
        found = numpy.zeros((bots, bots))
        numpy.add.at(found, (first, second), weights[at] * won)
        numpy.add.at(found, (second, first), weights[at] * (1 - won))
        return found

    draw = numpy.random.default_rng(seed)
    weights = draw.multinomial(len(games), [1 / len(games)] * len(games), SAMPLES)
    samples = numpy.array([beaten(of_game) for of_game in weights.astype(float)])
    played = beaten(numpy.ones(len(games))) + drawn
    best = fit(played)
    return numpy.array([best, *_interval(best, played, samples, drawn)])


def _interval(best: Array, played: Array, samples: Array, drawn: Array) -> tuple[Array, Array]:
    """The ends of the 95 % intervals.

    An interval is where the middle 95 % of the ratings lie that fit the samples, each of as many
    games drawn from those played, with replacement: all comparisons of a table go together.

    Games drawn from those played hold no result that has not been seen. If a bot never lost, or so
    rarely that many samples hold none of its losses, they know an end of its rating only from the
    drawn games that were added. Then the interval reaches at least as far as the curvature of the
    likelihood tells, which knows that rare results are missing by chance.
    """
    low, high = numpy.percentile([fit(wins + drawn) for wins in samples], [2.5, 97.5], axis=0)
    # Likelihood alone rates bots if each did better than each other, or than one that did, ...
    rated = _chained(samples > 0).all(axis=(1, 2))
    if (~rated).mean() > RARE:
        reach = SIGMAS * _errors(best, played)
        low, high = numpy.minimum(low, best - reach), numpy.maximum(high, best + reach)
    return low, high


def _errors(best: Array, played: Array) -> Array:
    """The standard errors of ratings: the likelihood's curvature, with their mean held fast."""
    chance = 1 / (1 + numpy.exp((best[None, :] - best[:, None]) / POINTS))
    weight = (played + played.T) * chance * (1 - chance)
    curvature = numpy.diag(weight.sum(axis=1)) - weight
    return POINTS * numpy.sqrt(numpy.diag(numpy.linalg.pinv(curvature, hermitian=True)))


def _chained(links: Any) -> Any:
    """Who is linked to whom, directly or by others between; of one matrix, or of each of many."""
    bots = links.shape[-1]
    found = links | numpy.eye(bots, dtype=bool)
    for _ in range(bots.bit_length()):
        found = found @ found
    return found


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
