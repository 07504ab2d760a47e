"""Teach nets the chance of the highest title.

There is one for each number of rounds left, small enough to be asked in plain Python (`coach.net`).
It needs numpy and scikit-learn.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from warnings import catch_warnings, simplefilter

import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.neural_network import MLPRegressor
from sklearn.preprocessing import StandardScaler

from crypt_core.crypt.coach.worth import BEST, STATES
from crypt_core.crypt.components import SERVANTS
from scripts.workshop.crypt.fitting import HELD_OUT, Met, apart, cells, value
from scripts.workshop.crypt.outcomes import Worths
from scripts.workshop.crypt.worths import Layers, Tables, sides_number, stakes, through

NEURONS = (24, 12)
"""How many neurons a net has, layer by layer, before the last."""
DIGITS = 4
"""Digits to which its numbers are written down."""
BATCH = 256
"""Positions of which it learns at a time."""
LEARNING: dict[str, Any] = {
    "activation": "tanh",
    "learning_rate_init": 3e-3,
    "alpha": 1e-5,
    "max_iter": 150,
    "n_iter_no_change": 150,
    "tol": 0.0,
    "random_state": 1,
}
"""How it learns: see scikit-learn's MLPRegressor."""


class Learned(NamedTuple):
    """The net of one number of rounds left, and the error of what was not fitted on."""

    net: Layers
    error: float
    """The mean squared error, in coins with the bonus of the rank counted."""


def learn(met: Met, counted: Worths, worth: Tables) -> Learned:
    """The net that tells best how likely the highest rank is (`coach.worth.Worth.chance`).

    `counted` is what positions are worth to who plays for the rank, with its bonus. What that is
    more than the expected score, as a part of the bonus, is the chance, less the few coins that are
    given up for it.
    """
    scores = value(met, apart(worth).of(met.left)) + worth.levels[met.left, sides_number(met.sides)]
    rows = figures(met, scores, value(met, apart(worth).of(0)))
    every = np.arange(len(counted))
    learning, held_out = every[every % HELD_OUT > 0], every[every % HELD_OUT == 0]
    scale = StandardScaler().fit(rows[learning])
    aim = (counted - scores) / worth.bonus
    batch = min(BATCH, len(learning))
    found = MLPRegressor(hidden_layer_sizes=NEURONS, batch_size=batch, **LEARNING)
    with catch_warnings():
        simplefilter("ignore", ConvergenceWarning)  # it learns for so long and no longer
        found.fit(scale.transform(rows[learning]), aim[learning])
    net = _on_figures(found, scale)
    told = scores + worth.bonus * through(net, rows).clip(0, 1)
    return Learned(net, float(((told - counted)[held_out] ** 2).mean()))


def figures(met: Met, scores: Worths, now: Worths) -> Worths:
    """The figures that a net is told of positions: (M, 2 + 4 + 9)."""
    power, states, _ = cells(met)
    coins = np.stack([scores - BEST, now - BEST], axis=1)
    ready = np.eye(SERVANTS + 1)[met.ready]
    return np.concatenate((coins, ready, stakes()[power * STATES + states].sum(axis=0)), axis=1)


def _on_figures(found: MLPRegressor, scale: StandardScaler) -> Layers:
    """A net that takes figures as they are, in numbers as they are written down."""
    weights, biases = list(found.coefs_), list(found.intercepts_)
    biases[0] = biases[0] - (scale.mean_ / scale.scale_) @ weights[0]
    weights[0] = weights[0] / scale.scale_[:, None]
    return tuple(
        (weight.round(DIGITS), bias.round(DIGITS))
        for weight, bias in zip(weights, biases, strict=True)
    )
