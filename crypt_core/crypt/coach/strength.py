"""How strong coach and bots are against the Ghost: `python -m crypt_core.crypt.coach.strength`.

Every player plays the same games (seeds from 0, none of which the coach was fitted on), with all A
sides, with all B sides and with sides drawn at random. Printed are the mean score and how often
each rank is reached, with 95 % confidence intervals. Needs the extra `fit` for its progress bar.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean, stdev

from ...coach.bots import choose
from ...coach.shares import SIGMAS, wilson
from ...engine.luck import KeyedLuck
from ..components import KINDS, Setup
from ..game import CRYPT
from ..moves import Move
from ..scoring import RANKS, rank
from ..state import OVER, State
from ..views import view
from .bots import BOTS
from .known import YOU
from .options import options
from .worth import Worth, fitted

SIDES = ("all A", "all B", "random")
PLAYERS = (*(bot for bot in BOTS if bot != "farsighted"), "coach")
"""The bots, and the coach, whom the one that looks ahead asks when it plays alone."""

Policy = Callable[[State, KeyedLuck], Move]


def best(state: State, worth: Worth) -> Move:
    """The best move by a worth of positions."""
    return options(view(state, YOU), worth)[0][0]


def coach(state: State, luck: KeyedLuck) -> Move:
    """The move that the coach advises."""
    return best(state, fitted())


def policy(player: str) -> Policy:
    """How a player decides: a bot's name, or "coach"."""
    return coach if player == "coach" else partial(choose, player, CRYPT)


def sides_of(which: str, seed: int) -> str:
    """The collector sides of the game of a seed."""
    draw = random.Random(f"sides {seed}")
    drawn = "".join(draw.choice("AB") for _ in KINDS)
    return {"all A": "AAAAAA", "all B": "BBBBBB", "random": drawn}[which]


def play(player: str, which: str, seed: int) -> int:
    """The final score, in coins, of the solo game of a seed."""
    return final_score(Setup(1, sides_of(which, seed)), seed, policy(player))


def final_score(setup: Setup, seed: int, decide: Policy) -> int:
    """The final score, in coins, of a solo game in which a policy decides."""
    luck = KeyedLuck(seed)
    state, _ = CRYPT.start(setup, luck)
    while state.stage != OVER:
        state, _ = CRYPT.play(state, decide(state, luck), luck)
    return state.scores[0]


def row(player: str, which: str, scores: Sequence[int]) -> str:
    """A line of the table: the mean with its interval, and the share of each rank with its own."""
    reach = SIGMAS * stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else math.inf
    reached = Counter(map(rank, scores))
    shares = []
    for _, name in RANKS:
        low, high = wilson(reached[name], len(scores))
        shares.append(f"{reached[name] / len(scores):4.0%} ({low:3.0%}-{high:4.0%})")
    return f"{player:9}{which:8}{mean(scores):6.2f} ±{reach:5.2f}  " + "  ".join(shares)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the table."""
    from tqdm import tqdm  # only for who measures

    parser = argparse.ArgumentParser(
        prog="python -m crypt_core.crypt.coach.strength",
        description=(__doc__ or "").split("\n\n")[0],
    )
    parser.add_argument("--games", type=int, default=2000, help="games each (%(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="processes (%(default)s)")
    parser.add_argument("--players", nargs="+", default=PLAYERS, choices=PLAYERS, metavar="NAME")
    parser.add_argument("--sides", nargs="+", default=SIDES, choices=SIDES, metavar="SIDES")
    asked = parser.parse_args(arguments)
    if min(asked.games, asked.workers) < 1:
        parser.error("games and workers are whole numbers from 1 up")
    names = "  ".join(f"{name:^15}" for _, name in RANKS)
    print(f"{'player':9}{'sides':8}{'mean coins':14}{names}")
    with ProcessPoolExecutor(asked.workers) as pool:
        for which in asked.sides:
            for player in asked.players:
                one = partial(play, player, which)
                played = pool.map(one, range(asked.games), chunksize=10)
                scores = list(tqdm(played, f"{player}, {which}", asked.games, leave=False))
                print(row(player, which, scores), flush=True)


if __name__ == "__main__":
    main()
