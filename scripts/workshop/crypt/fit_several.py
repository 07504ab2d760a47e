"""Fit what the end of a round is worth in Crypt with several players.

`python -m scripts.workshop.crypt.fit_several` has far-sighted bots that think little play whole
games, with sides as in `fit`; at each end of a round it notes what each player has, and in the end
who won. The rates (`promise.Rates`) are those with which the winners are likeliest: a softmax over
the players, for each number of players and of rounds left, drawn towards a guess by a ridge. It
prints how good that is on games it was not fitted on.

It needs the extra `fit`, and writes `crypt_core/crypt/coach/several.json`; rates of other numbers
of players stay as they are. What it finds on the way is in a folder of notes, chunk by chunk: a run
that was stopped goes on where it was, and one that asks for more games plays only those. Bots think
with the rates as they are; the same rates and arguments give the same result. For another pass take
another folder.
"""

from __future__ import annotations

import argparse
import datetime
import json
import math
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crypt_core.coach.bots import choose
from crypt_core.crypt.coach.promise import RESULT, Prospects
from crypt_core.crypt.coach.search import Search, to_come
from crypt_core.crypt.components import SERVANTS
from crypt_core.crypt.events import TorchesPassed
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.judge import can_flip
from crypt_core.crypt.state import State
from crypt_core.engine.luck import KeyedLuck
from scripts.workshop.crypt.fit import FIRST_SEED, Notebook, sides_of

if TYPE_CHECKING:
    import numpy as np

    from scripts.workshop.crypt.fit import Figures

    Array = np.ndarray[Any, Any]

GAMES = {2: 600, 3: 300, 4: 1000}
"""How many games of how many players: with four, 100 are too few to be better than the guess."""
PLAYOUTS = 30
"""How long the bots think."""
CHUNK = 25
PARTS = 5
"""Into so many parts games are put: how good the fit is, each tells of what the others found."""
FLIPS = {"idols.A": 0.6, "manuscripts.B": 0.3, "pottery.B": 1.1, "remains.A": 0.8}
"""A guess at what a treasure is worth that can be flipped, with three rounds left or more."""
SERVED = (3.6, 6.2, 8.2)
"""A guess at what 1 to 3 ready servants are worth."""
MAY_DIFFER = {"coin": 0.3, "servants": 1.0, "flips": 0.4, "order": 2.0}
"""How far what is found may be from the guess: a share of a coin's worth, then coins."""


def names(players: int) -> list[str]:
    """What is counted of each player, the coins first."""
    servants = [f"servants{ready}" for ready in range(1, SERVANTS + 1)]
    return ["coin", *servants, *FLIPS, *(f"order{place}" for place in range(players - 1))]


def swing_of(left: int) -> float:
    """A guess at how far a lead still swings, in coins."""
    return 0.6 + 1.5 * math.sqrt(left)


def features(state: State, left: int) -> list[list[float]]:
    """What each player has between two rounds, in the order of `names`."""
    count = state.setup.players
    prospects = Prospects(state.setup.sides, count, to_come(CRYPT.view(state, None)), left)
    found = []
    for i, (coins, owner) in enumerate(zip(prospects.coins(state), state.players, strict=True)):
        ready = [float(owner.ready == servants) for servants in range(1, SERVANTS + 1)]
        flips = [
            float(can_flip(owner, power.split(".")[0])) if state.setup.has(power) else 0.0
            for power in FLIPS
        ]
        place = (i - state.leader) % count
        found.append([coins, *ready, *flips, *(float(place == it) for it in range(count - 1))])
    return found


def play(players: int, numbers: range) -> Figures:
    """Games of bots: what each has after each round but the last, and each one's share of victory.

    `has`: by rounds, players, features and games; `won`: by players and games.
    """
    import numpy as np

    has, won = [], []
    for number, sides in zip(numbers, sides_of(numbers), strict=True):
        luck = KeyedLuck(FIRST_SEED + 1000 * number + players)
        letters = "".join("AB"[int(side)] for side in sides)
        state, _ = CRYPT.start(CRYPT.setup({"players": players, "sides": letters}), luck)
        rounds = []
        while CRYPT.deciders(state):
            left = state.setup.rounds - state.round
            state, steps = CRYPT.play(state, choose(Search(PLAYOUTS), CRYPT, state, luck), luck)
            ends = [then for event, then in steps if isinstance(event, TorchesPassed)]
            rounds += [features(then, left) for then in ends]
        has.append(rounds)
        won.append([float(i in state.winners) / len(state.winners) for i in range(players)])
    return {"has": np.moveaxis(np.array(has), 0, -1), "won": np.array(won).T}


def guess(players: int, left: int) -> tuple[Array, Array]:
    """The weights to begin with, and how far they may be off."""
    import numpy as np

    patience = min(1.0, left / 3)
    flips = [patience * it for it in FLIPS.values()]
    coins = [1.0, *SERVED, *flips, *[0.0] * (players - 1)]
    kinds = ["flips" if it in FLIPS else it.rstrip("0123456789") for it in names(players)]
    differ = [MAY_DIFFER[kind] for kind in kinds]
    return np.array(coins) / swing_of(left), np.array(differ) / swing_of(left)


def chances(has: Array, weights: Array) -> Array:
    """How likely each is to win, by games and players."""
    import numpy as np

    strengths = np.einsum("pfg,f->gp", has, weights)
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    found: Array = powers / powers.sum(axis=1, keepdims=True)
    return found


def fitted(has: Array, won: Array, begin: Array, differ: Array) -> Array:
    """The weights with which those who won are likeliest, by Newton's method."""
    import numpy as np

    weights = begin.copy()
    for _ in range(30):
        told = chances(has, weights)
        mean = np.einsum("gp,pfg->gf", told, has)
        slope = np.einsum("gp,pfg->f", won.T - told, has) - (weights - begin) / differ**2
        square = np.einsum("gp,pfg,peg->fe", told, has, has) - mean.T @ mean
        weights = weights + np.linalg.solve(square + np.diag(differ**-2), slope)
    return weights


def error(has: Array, won: Array, weights: Array) -> float:
    """The mean squared error of what is told of each player."""
    import numpy as np

    return float(np.mean((chances(has, weights) - won.T) ** 2))


def tested(has: Array, won: Array, begin: Array, differ: Array) -> list[float]:
    """The errors of the guess and of what is fitted, each part of the games by the others."""
    import numpy as np

    errors = []
    for part in range(PARTS):
        here = np.arange(won.shape[-1]) % PARTS == part
        found = fitted(has[..., ~here], won[..., ~here], begin, differ)
        errors.append([error(has[..., here], won[..., here], it) for it in (begin, found)])
    told: list[float] = np.mean(errors, axis=0).round(4).tolist()
    return told


def rates(weights: Array, players: int) -> dict[str, Any]:
    """Weights as rates in coins."""
    coins = dict(zip(names(players), (weights / weights[0]).round(2).tolist(), strict=True))
    servants = [coins[f"servants{ready}"] for ready in range(1, SERVANTS + 1)]
    return {
        "swing": round(float(1 / weights[0]), 2),
        "servants": [0.0, *servants],
        "flips": {power: max(0.0, coins[power]) for power in FLIPS},
        "order": [*(coins[f"order{place}"] for place in range(players - 1)), 0.0],
    }


def fit(players: int, games: int, notebook: Notebook) -> tuple[dict[str, Any], dict[str, Any]]:
    """The rates by rounds left, and the errors on games not fitted on: guessed, and fitted."""
    chunks = [range(at, min(at + CHUNK, games)) for at in range(0, games, CHUNK)]
    found = notebook.run(f"players{players}", [partial(play, players, it) for it in chunks])
    told, errors = {}, {}
    for at in range(len(found["has"])):
        left, has, won = len(found["has"]) - at, found["has"][at], found["won"]
        begin, differ = guess(players, left)
        errors[str(left)] = tested(has, won, begin, differ)
        told[str(left)] = rates(fitted(has, won, begin, differ), players)
        print(f"{players} players, {left} left: held-out error {errors[str(left)]}")
    return told, errors


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, and write the result file."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.workshop.crypt.fit_several",
        description=(__doc__ or "").split("\n\n")[0],
    )
    parser.add_argument(
        "--players", type=int, nargs="+", choices=[*GAMES], default=[*GAMES], help="for so many"
    )
    parser.add_argument("--share", type=float, default=1.0, help="of all games (%(default)s)")
    parser.add_argument("--notes", type=Path, default=Path("fit-notes"), help="folder to resume")
    parser.add_argument("--out", type=Path, default=RESULT, help="result file (%(default)s)")
    asked = parser.parse_args(arguments)
    if not 0 < asked.share <= 10:
        parser.error("share is a number above 0, up to 10")
    told: dict[str, Any] = json.loads(RESULT.read_text(encoding="utf-8"))
    told["date"] = datetime.date.today().isoformat()
    for players in asked.players:
        games = max(2 * CHUNK, round(GAMES[players] * asked.share / CHUNK) * CHUNK)
        notebook = Notebook(asked.notes / "several")
        told["rates"][str(players)], told["held out"][str(players)] = fit(players, games, notebook)
        told["games"][str(players)] = games
    asked.out.write_text(json.dumps(told).replace("}, ", "},\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
