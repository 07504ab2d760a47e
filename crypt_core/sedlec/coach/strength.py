"""How strong Sedlec's bots are against each other: `python -m crypt_core.sedlec.coach.strength`.

One seat is the first bot's, the others are the second one's. Every game (seeds from 0) is played
once with each seat being the first bot's, so that neither the cards nor who begins favours anybody.
Printed are how often the first bot wins, a shared victory counting as its part, with the 95 %
confidence interval, what its share would be among equals, and the mean points of both.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations, product
from statistics import fmean
from typing import NamedTuple

from ...coach.bots import choose
from ...coach.shares import wilson
from ...engine.luck import KeyedLuck
from ..components import ROWS
from ..game import SEDLEC
from ..state import State
from .bots import BOTS

SEEDS = {2: 15, 3: 10}
"""Seeds played by default: 30 games of a pair, by players."""


class Result(NamedTuple):
    """A game of the first bot against the second."""

    won: float
    """1 for a victory, its part of a shared one, or nothing."""
    points: int
    others: float
    """The mean points of the others."""


def play(seats: Sequence[str], seed: int) -> State:
    """The end of the game of a seed among bots."""
    luck = KeyedLuck(seed)
    state, _ = SEDLEC.start(SEDLEC.setup({"players": len(seats)}), luck)
    while owing := SEDLEC.deciders(state):
        (player,) = owing
        state, _ = SEDLEC.play(state, choose(seats[player], SEDLEC, state, luck), luck)
    return state


def match(first: str, second: str, players: int, game: tuple[int, int]) -> Result:
    """A game, by its seed and the seat of the first bot."""
    seed, seat = game
    seats = [second] * players
    seats[seat] = first
    state = play(seats, seed)
    won = 1 / len(state.winners) if seat in state.winners else 0.0
    others = [points for player, points in enumerate(state.scores) if player != seat]
    return Result(won, state.scores[seat], fmean(others))


def games(players: int, seeds: int) -> Iterator[tuple[int, int]]:
    """The games of a pair: each seed with each seat."""
    return product(range(seeds), range(players))


def row(first: str, second: str, players: int, results: Sequence[Result]) -> str:
    """A line of the table."""
    won = sum(result.won for result in results)
    low, high = wilson(won, len(results))
    return (
        f"{first:11}{second:11}{players:^9}{len(results):5}  "
        f"{won / len(results):5.1%} ({low:5.1%} - {high:5.1%})  {1 / players:5.1%}   "
        f"{fmean(result.points for result in results):5.1f} : "
        f"{fmean(result.others for result in results):.1f}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m crypt_core.sedlec.coach.strength",
        description=(__doc__ or "").split("\n\n")[0],
    )
    parser.add_argument("--seeds", type=int, help="games of each seat (15 for two, 10 for three)")
    parser.add_argument("--workers", type=int, default=1, help="processes (%(default)s)")
    parser.add_argument("--bots", nargs="+", default=[*BOTS], choices=[*BOTS], metavar="NAME")
    parser.add_argument("--players", nargs="+", type=int, default=[*ROWS], choices=[*ROWS])
    asked = parser.parse_args(arguments)
    if asked.workers < 1 or (asked.seeds is not None and asked.seeds < 1):
        parser.error("seeds and workers are whole numbers from 1 up")
    ranked = [bot for bot in reversed(BOTS) if bot in asked.bots]
    print(f"{'bot':11}{'against':11}players  games  wins (95 % interval)    equals  points")
    with ProcessPoolExecutor(asked.workers) as pool:
        for players in asked.players:
            for first, second in combinations(ranked, 2):
                one = partial(match, first, second, players)
                played = games(players, asked.seeds or SEEDS[players])
                results = list(pool.map(one, played, chunksize=4))
                print(row(first, second, players, results), flush=True)


if __name__ == "__main__":
    main()
