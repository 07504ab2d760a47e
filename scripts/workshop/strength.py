"""Measure how strong a game's bots are.

`python -m scripts.workshop.strength sedlec` prints tables. If the game can be played solo, every
bot plays the same solo games, in each of the ways that the game names (such as the sides of its
pieces), and a line has the mean score and how often each title is reached.

At a table, one seat is the first bot's, the others are the second one's. Every game is played once
with each seat being the first bot's, so that neither the luck nor who begins favours anybody. A
line has how often the first bot wins (a shared victory counts as its part), what its share would be
among equals, and the mean points of both.

Seeds are from 0 up: nothing has been fitted on these games. Intervals are of 95 %. It needs the
extra `fit`, and writes no file.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations, product
from statistics import fmean
from typing import NamedTuple, TypeVar

from crypt_core.coach.bots import bots
from crypt_core.coach.columns import columns, tables
from crypt_core.engine.game import Game
from crypt_core.games import GAMES
from crypt_core.lab import estimates
from crypt_core.lab.plans import Deal, setup
from crypt_core.lab.play import play
from crypt_core.lab.run import Stopped, Unfinished, Work, run

T = TypeVar("T")

ALONE = 2000
"""Seeds played by default by a bot alone."""
AT_A_TABLE = 30
"""Games of a pair by default, about; every seed is played from each seat."""
INTERRUPTED = 130
"""What a shell takes an interrupted command to end with."""


class Score(NamedTuple):
    """What a bot came to alone."""

    points: int
    rank: str
    """What the game calls that; empty if it does not."""


@dataclass(frozen=True)
class Alone:
    """The games of a bot by itself: the number of a game is its seed."""

    game: Game
    bot: str
    way: str

    def __call__(self, numbers: range) -> Iterator[Score]:
        own = columns(self.game)
        for seed in numbers:
            begun = setup(self.game, 1, own.ways[self.way](seed), 0)
            end = play(Deal(self.game, seed, seed, begun, (self.bot,), (self.bot,))).end
            yield Score(end.scores[0], next(iter(own.result(end)), ""))


class Result(NamedTuple):
    """A game of the first bot against the second."""

    won: float
    """1 for a victory, its part of a shared one, or nothing."""
    points: int
    others: float
    """The mean points of the others."""


@dataclass(frozen=True)
class Match:
    """The games of a bot against another at a table: each seed with each seat, in turn."""

    game: Game
    first: str
    second: str
    players: int
    way: str = ""

    def __call__(self, numbers: range) -> Iterator[Result]:
        sides = columns(self.game).ways[self.way]
        for number in numbers:
            seed, seat = divmod(number, self.players)
            seats = [self.second] * self.players
            seats[seat] = self.first
            begun = setup(self.game, self.players, sides(seed), 0)
            played = play(Deal(self.game, number, seed, begun, tuple(seats), tuple(seats)))
            won = 1 / len(played.winners) if seat in played.winners else 0.0
            scores = played.end.scores
            others = [points for player, points in enumerate(scores) if player != seat]
            yield Result(won, scores[seat], fmean(others))


def results(work: Work[T], games: int, workers: int = 1) -> list[T]:
    """What came of the games of a bot or of two, in their order, with a progress bar.

    :raises Unfinished: if a bot fails.
    :raises Stopped: after an interrupt.
    """
    from tqdm.auto import tqdm

    pieces = run(work, games, workers=workers)
    with closing(pieces):
        return [piece for _, piece in tqdm(pieces, total=games, unit=" games", leave=False)]


def alone_header(game: Game) -> str:
    """The names of the columns of `alone_row`."""
    ranks = "  ".join(f"{rank:^15}" for rank in _ranks(game))
    points = f"mean {columns(game).points}"
    return f"{'bot':12}{_way(game, 'sides')}{points:15}{ranks}".rstrip()


def alone_row(work: Alone, scores: Sequence[Score]) -> str:
    """A line of the table: the mean with its interval, and the share of each rank with its own."""
    shares = []
    for rank in _ranks(work.game):
        told = estimates.share(score.rank == rank for score in scores)
        shares.append(f"{told.value:4.0%} ({told.low:3.0%}-{told.high:4.0%})")
    points = [score.points for score in scores]
    reach = estimates.mean(points).reach if len(points) > 1 else math.inf
    named = f"{work.bot:12}{_way(work.game, work.way)}"
    return f"{named}{fmean(points):6.2f} ±{reach:5.2f}   {'  '.join(shares)}"


def _way(game: Game, text: str) -> str:
    """The column of the ways, where there are several."""
    return f"{text:8}" if len(columns(game).ways) > 1 else ""


def _ranks(game: Game) -> list[str]:
    """What a game calls the scores of who plays alone, the best first."""
    own = columns(game)
    return [text for column in own.results for text in reversed(own.texts[column.name])]


def table_header(game: Game) -> str:
    """The names of the columns of `table_row`."""
    names = f"{'bot':12}{'against':12}{_way(game, 'sides')}players  games"
    return f"{names}  wins (95 % interval)    equals  {columns(game).points}"


def table_row(work: Match, played: Sequence[Result]) -> str:
    """A line of the table: wins with their interval, those of equals, and the points of both."""
    won = estimates.share(result.won for result in played)
    points, others = (fmean(each) for each in zip(*(result[1:] for result in played), strict=True))
    named = f"{work.first:12}{work.second:12}{_way(work.game, work.way)}"
    return (
        f"{named}{work.players:^9}{won.games:5}  "
        f"{won.value:5.1%} ({won.low:5.1%} - {won.high:5.1%})  {1 / work.players:5.1%}   "
        f"{points:5.1f} : {others:.1f}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.workshop.strength",
        description=(__doc__ or "").split("\n\n")[0],
    )
    parser.add_argument("game", choices=[*GAMES], help=" or ".join(GAMES))
    parser.add_argument(
        "--players",
        type=int,
        nargs="+",
        metavar="N",
        help="1 for solo games, the default if the game has them",
    )
    parser.add_argument("--bots", nargs="+", metavar="NAME", help="all of them")
    parser.add_argument("--sides", nargs="+", metavar="SIDES", help="all ways that the game names")
    parser.add_argument(
        "--seeds", type=int, help=f"of each line ({ALONE} solo; for {AT_A_TABLE} games at a table)"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes (%(default)s)")
    asked = parser.parse_args(arguments)
    game = GAMES[asked.game]
    can_be = tables(game)
    named = [*bots(game.name)]
    ways = [*columns(game).ways]
    players = asked.players or ([1] if 1 in can_be else can_be)
    for given, among in ((asked.bots, named), (asked.sides, ways), (players, can_be)):
        if unknown := [each for each in given or () if each not in among]:
            parser.error(f"{unknown[0]} is none of {', '.join(map(str, among))}")
    if asked.workers < 1 or (asked.seeds is not None and asked.seeds < 1):
        parser.error("seeds and workers are whole numbers from 1 up")
    playing = [bot for bot in named if bot in (asked.bots or named)]
    header = ""
    try:
        for count, way in product(players, asked.sides or ways):
            before, header = header, alone_header(game) if count == 1 else table_header(game)
            if header != before:
                print(header)
            for line in _lines(game, playing, count, way, asked.seeds, asked.workers):
                print(line, flush=True)
    except Unfinished as error:
        parser.exit(1, f"{parser.prog}: not all games could be played: {error}\n")
    except Stopped:
        parser.exit(INTERRUPTED, f"{parser.prog}: interrupted: the lines above are whole\n")


def _lines(
    game: Game, playing: Sequence[str], players: int, way: str, seeds: int | None, workers: int
) -> Iterator[str]:
    """The lines of a table: a bot each alone, or two each, the better ones first."""
    if players == 1:
        for bot in playing:
            alone = Alone(game, bot, way)
            yield alone_row(alone, results(alone, seeds or ALONE, workers))
        return
    games = (seeds or AT_A_TABLE // players) * players
    for first, second in combinations(reversed(playing), 2):
        match = Match(game, first, second, players, way)
        yield table_row(match, results(match, games, workers))


if __name__ == "__main__":
    main()
