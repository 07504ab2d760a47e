"""Fit how likely each player of Donjon is to win, by games of bots.

`python -m scripts.workshop.donjon.fit` has bots that do not look ahead play whole games; at the
beginning of every turn it notes what each player has (`prospects.features`), and in the end who
won. The weights are those with which the winners are likeliest (a softmax over the players, drawn
towards nothing by a ridge). The same arguments give the same weights.

It needs the extra `fit`, and writes `crypt_core/donjon/coach/prospects.json`.
"""

from __future__ import annotations

import argparse
import datetime
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from crypt_core.donjon.asking import deciders
from crypt_core.donjon.coach.bots import BOTS, moment_key
from crypt_core.donjon.coach.prospects import FEATURES, RESULT, features, kind
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.lists import own_moves
from crypt_core.donjon.state import SUPPLY
from crypt_core.donjon.views import view
from crypt_core.engine.luck import KeyedLuck

FIRST_SEED = 1 << 40
"""Games for fitting have seeds from here on; all others are free to test the result with."""
PLAYERS = (*("sensible",) * 3, "greedy", "treacherous")
"""Who plays, drawn for each seat."""
GAMES = {2: 400, 3: 200, 4: 200, 6: 60}
"""How many games of how many players."""
RIDGE = 20.0
STEPS = 3000
RATE = 0.02


class Game(NamedTuple):
    """What a game tells: at every turn what each player has, and each one's share of victory."""

    turns: list[list[list[float]]]
    won: list[float]


def play(players: int, number: int) -> Game:
    """A game of bots."""
    seed = FIRST_SEED + 1000 * number + players
    draw, luck = random.Random(seed), KeyedLuck(seed)
    length = 15 if players > 2 and number % 3 == 0 else 12
    seated = [draw.choice(PLAYERS) for _ in range(players)]
    state, _ = DONJON.start(DONJON.setup({"players": players, "length": length}), luck)
    turns: list[list[list[float]]] = []
    last = -1
    while owing := deciders(state):
        me = owing[0]
        if state.stage == SUPPLY and state.turn != last:
            last = state.turn
            turns.append([features(state, player) for player in range(players)])
        bot = BOTS[seated[me]]
        move = bot(view(state, me), own_moves(state, me), luck.draw(*moment_key(state, me)))
        state, _ = DONJON.play(state, move, luck)
    share = 1 / len(state.winners)
    return Game(turns, [share if i in state.winners else 0.0 for i in range(players)])


def fitted(games: Sequence[Game]) -> tuple[list[float], float]:
    """The weights for these games, and how well they tell the winners: the mean log loss."""
    import numpy as np  # only here: nothing else of Donjon needs it

    most = max(len(game.won) for game in games)
    rows = [(turn, game.won) for game in games for turn in game.turns]
    there = np.zeros((len(rows), most))
    won = np.zeros((len(rows), most))
    has = np.zeros((len(rows), most, len(FEATURES)))
    for i, (turn, shares) in enumerate(rows):
        has[i, : len(turn)], won[i, : len(turn)], there[i, : len(turn)] = turn, shares, 1
    scale = has[there > 0].std(axis=0) + 1e-9
    has /= scale

    def chances(weights: Any) -> Any:
        strengths = np.where(there > 0, has @ weights, -1e9)
        powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)

    weights, mean, square = (np.zeros(len(FEATURES)) for _ in range(3))
    for step in range(1, STEPS + 1):  # Adam: Kingma and Ba, 2015
        slope = np.einsum("ij,ijk->k", chances(weights) - won, has) + RIDGE * weights
        slope /= len(rows)
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
        steady = np.sqrt(square / (1 - 0.999**step)) + 1e-8
        weights -= RATE * mean / (1 - 0.9**step) / steady
    loss = -(won * np.log(chances(weights) + 1e-12)).sum(axis=1).mean()
    return [round(float(weight), 4) for weight in weights / scale], float(loss)


def parts(share: float) -> Iterator[tuple[str, list[Game]]]:
    """The games by what they are fitted for: those of two, and those of more."""
    found: dict[str, list[Game]] = {}
    for players, count in GAMES.items():
        for number in range(max(1, round(count * share))):
            found.setdefault(kind(players), []).append(play(players, number))
    yield from found.items()


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, and write the result file."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.workshop.donjon.fit", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("--share", type=float, default=1.0, help="of all games (%(default)s)")
    parser.add_argument("--out", type=Path, default=RESULT, help="result file (%(default)s)")
    asked = parser.parse_args(arguments)
    if not 0 < asked.share <= 10:
        parser.error("share is a number above 0, up to 10")
    told: dict[str, Any] = {
        "about": "weights of prospects.py, made by python -m scripts.workshop.donjon.fit",
        "date": datetime.date.today().isoformat(),
        "games": {str(players): round(count * asked.share) for players, count in GAMES.items()},
        "loss": {},
        "weights": {},
    }
    for name, games in parts(asked.share):
        weights, loss = fitted(games)
        told["weights"][name] = dict(zip(FEATURES, weights, strict=True))
        told["loss"][name] = round(loss, 4)
        print(f"{name}: {len(games)} games, log loss {loss:.3f}")
    asked.out.write_text(json.dumps(told, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
