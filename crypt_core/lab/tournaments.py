"""Bots against each other, and how strong that shows them to be, on a scale like Elo's.

`python -m crypt_core.lab.tournaments --game sedlec --bots random sensible --players 3 --games 60`
"""

from __future__ import annotations

import argparse
import math
import warnings
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import combinations, combinations_with_replacement, permutations
from typing import TYPE_CHECKING, Any, NamedTuple

from ..coach.bots import Bot
from ..coach.bots import bots as bots_of
from ..coach.columns import columns
from ..coach.columns import tables as seats_of
from ..engine.game import Game
from ..extras import needed
from ..games import FIRST, GAMES
from . import elo, estimates
from .estimates import Estimate
from .plans import RANDOM, Deal, Plan, game_of, plan, setup, whole
from .play import play
from .run import Stopped, Unfinished, check_sendable, run

if TYPE_CHECKING:
    import pandas

NOTHING = Estimate(math.nan, math.nan, math.nan, 0)
"""What no game tells."""
INTERRUPTED = 130
"""What a shell takes an interrupted command to end with."""
PAIRS = ["bot", "against", "games", "share", "low", "high"]
"""The columns of two bots; then come the points of both, called as the game calls them."""


class Result(NamedTuple):
    """A game that is over: which bots played (by number, by seat), and how it ended."""

    number: int
    """Which game of the schedule it is."""
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that share the victory."""

    def won(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def beaten(self, seat: int, other: int) -> float:
        """1 if a seat did better than another, 0 if worse; on equal points it counts who won."""
        mine, theirs = ((self.scores[s], s in self.winners) for s in (seat, other))
        return 0.5 if mine == theirs else float(mine > theirs)

    def pairs(self) -> dict[tuple[int, int], float]:
        """How two bots compare in this game, for any two: of several seats of theirs, the mean."""
        found: dict[tuple[int, int], list[float]] = {}
        for seat, other in permutations(range(len(self.bots)), 2):
            bot, against = self.bots[seat], self.bots[other]
            if bot < against:
                found.setdefault((bot, against), []).append(self.beaten(seat, other))
        return {pair: sum(beaten) / len(beaten) for pair, beaten in found.items()}

    def points(self, bot: int) -> float:
        """A bot's points: of several seats of its, the mean."""
        mine = [score for at, score in zip(self.bots, self.scores, strict=True) if at == bot]
        return sum(mine) / len(mine)


@dataclass(frozen=True)
class Schedule:
    """Which games are played: every line-up in every order from who begins, in turn.

    A line-up has a bot at most once; if there are fewer bots than seats, each at least once.
    """

    plans: tuple[Plan, ...]
    """For each bot a plan with it on every seat: their luck and sides are those of all games."""
    players: int
    games: int
    """Of each line-up, at least."""
    lineups: tuple[tuple[int, ...], ...] = field(init=False)
    seatings: tuple[tuple[int, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        bots = range(len(self.plans))
        lineups = list(combinations(bots, self.players))
        if not lineups:
            every = combinations_with_replacement(bots, self.players)
            lineups = [lineup for lineup in every if len(set(lineup)) == len(bots)]
        object.__setattr__(self, "lineups", tuple(lineups))
        object.__setattr__(self, "seatings", tuple(permutations(range(self.players))))

    @property
    def game(self) -> Game:
        return self.plans[0].game

    def __len__(self) -> int:
        """All games: each line-up in each order equally often."""
        orders = len(self.seatings)
        return math.ceil(self.games / orders) * orders * len(self.lineups)

    def deal(self, number: int) -> tuple[Deal, tuple[int, ...]]:
        """The game of a number, and who has which seat."""
        turn, at = divmod(number, len(self.lineups))
        lineup, order = self.lineups[at], self.seatings[turn % len(self.seatings)]
        leader = turn % self.players if columns(self.game).begins else 0
        bots = tuple(lineup[order[(seat - leader) % self.players]] for seat in range(self.players))
        # Solo, every bot plays the same games; otherwise each game has luck of its own.
        luck = turn if self.players == 1 else number
        begun = setup(self.game, self.players, self.plans[0].sides_of(luck), leader)
        sat = tuple(self.plans[bot].bots[0] for bot in bots)
        names = tuple(self.plans[bot].names[0] for bot in bots)
        return Deal(self.game, number, self.plans[0].seed_of(luck), begun, sat, names), bots

    def __call__(self, numbers: range) -> Iterator[Result]:
        for number in numbers:
            deal, bots = self.deal(number)
            played = play(deal)
            yield Result(number, bots, played.end.scores, played.winners)


@dataclass(frozen=True)
class Tournament:
    """What came of a tournament; print it, or take its two pandas frames.

    `pairs`: a row for any two bots, the better rated first. Columns: `bot`, `against`, `games` in
    which both played, `share` of these in which the first did better (a tie counts half) with its
    95 % interval `low` to `high` (Wilson's), and the mean points of both, under the name that the
    game gives its points: `coins` and `coins_against`. Solo, `share` tells how often it has more of
    them in the same game; only games that all bots have played count here.

    `ratings`: a row a bot, the best first. Columns: `bot`, `games`, mean points with their 95 %
    interval, `coins`, `coins_low` to `coins_high` (Student's), and, with two players or more, the
    share of victories `won` with its interval `won_low` to `won_high`, and `elo`, `elo_low` to
    `elo_high`: see `elo`. What the games do not tell is NaN: an interval of one game, all of a bot
    without any.
    """

    pairs: pandas.DataFrame
    ratings: pandas.DataFrame
    players: int
    games: int
    game: Game
    interrupted: bool = False

    def __str__(self) -> str:
        scale = f"\nElo: {elo.SCALE}." if "elo" in self.ratings else ""
        pairs = _told(self.pairs) if len(self.pairs) else "No two bots can be compared yet."
        return f"{self.title}\n\n{_told(self.ratings)}\n\n{pairs}{scale}"

    @property
    def title(self) -> str:
        """What was played, in a line."""
        at = f"at tables of {self.players}"
        if self.players == 1:
            roles = [f"the {role.capitalize()}" for role in self.game.roles(1)]
            at = f"against {' and '.join(roles)}" if roles else "alone"
        games = "1 game" if self.games == 1 else f"{self.games} games"
        return f"{games} {at}" + (", interrupted" if self.interrupted else "")

    def _repr_html_(self) -> str:
        frames = (frame.round(3).to_html(index=False) for frame in (self.ratings, self.pairs))
        return f"<p>{self.title}</p>" + "".join(frames)


def tournament(
    bots: Sequence[str | Bot],
    players: int = 3,
    games: int = 60,
    sides: str | None = None,
    seed: int = 0,
    *,
    game: str | Game = FIRST,
    workers: int = 1,
    executor: Executor | None = None,
    progress: bool = True,
) -> Tournament:
    """Let bots play each other, and rate them.

    The same seed gives the same tables, whoever plays the games and in however many processes.

    Args:
        bots: two or more, each once: names of bots, or functions (view, legal, draw) -> move.
        players: at a table. Alone, where a game can be played so, each bot plays the same games.
        games: of each line-up at least; rounded up so that each is played equally often in every
            order of its bots, from the leader on.
        sides: as for `simulate`; None: drawn for each game, where there are any.
        seed: of the whole tournament.
        game: which, by its name or itself.
        workers: processes to play in.
        executor: plays instead, as for `simulate`.
        progress: whether to show a bar.

    An interrupt ends it: the tables are of all games that are done, with a warning.

    :raises ValueError: if an argument is out of range, with what would be right.
    :raises TypeError: if an argument is of the wrong kind.
    :raises Unfinished: if a bot fails, or the executor breaks down; the tables of what is done are
        its `frame`.
    """
    with needed("tournament"):
        from tqdm.auto import tqdm

    schedule = _schedule(game_of(game), bots, players, games, sides, seed)
    count = len(schedule)
    check_sendable(schedule, workers, executor)
    names = [plan.names[0] for plan in schedule.plans]
    results: list[Result] = []

    def told(interrupted: bool) -> Tournament:
        return tables(names, results, players, seed, game=schedule.game, interrupted=interrupted)

    pieces: Any = run(schedule, count, workers=whole("workers", workers, 1), executor=executor)
    with closing(pieces), tqdm(total=count, unit=" games", disable=not progress) as bar:
        try:
            for _, result in pieces:
                results.append(result)
                bar.update()
        except Stopped:
            done = f"{len(results)} of {count} games are done"
            none = "no game is over yet, so the tables are empty"
            warnings.warn(f"interrupted: {done if results else none}", stacklevel=2)
            return told(interrupted=True)
        except Unfinished as error:
            error.frame = told(interrupted=True)
            raise
    return told(interrupted=False)


def _schedule(
    game: Game,
    bots: Sequence[str | Bot],
    players: int,
    games: int,
    sides: str | None,
    seed: int,
) -> Schedule:
    """The schedule of these arguments, if they can be played."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise TypeError(f"bots are a list of two or more, not {bots!r}")
    if len(bots) < 2:
        raise ValueError(f"a tournament is for two bots or more, not {len(bots)}")
    seats = whole("players", players, 1)
    if seats not in (can_be := seats_of(game)):
        raise ValueError(f"at a table are {can_be[0]} to {can_be[-1]} players, not {players}")
    if sides is None and columns(game).sides:
        sides = RANDOM
    plans = tuple(plan([bot] * seats, sides, games, seed, game=game) for bot in bots)
    names = [plan.names[0] for plan in plans]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"each bot plays under a name of its own; twice here: {', '.join(twice)}")
    count = len(Schedule(plans, seats, games))
    return Schedule(tuple(replace(plan, games=count) for plan in plans), seats, games)


def tables(
    names: Sequence[str],
    results: Sequence[Result],
    players: int,
    seed: int = 0,
    *,
    game: str | Game = FIRST,
    interrupted: bool = False,
) -> Tournament:
    """The tables of games that have been played, by the bots' names; of none, empty ones."""
    import pandas

    played = game_of(game)
    points = columns(played).points
    rows = [_rating(bot, name, results, players, points) for bot, name in enumerate(names)]
    ratings = pandas.DataFrame(rows)
    compared = _side_by_side(results, len(names)) if players == 1 else results
    if players > 1:
        rated = elo.ratings([result.pairs() for result in compared], len(names), seed)
        ratings = ratings.assign(**{key: list(rated[key]) for key in rated})
    by = points if players == 1 else "elo"
    ratings = ratings.sort_values(by, ascending=False, kind="stable")
    ranked = list(ratings.index)
    pairs = [
        _pair(first, second, names, compared, points) for first, second in combinations(ranked, 2)
    ]
    told = [*PAIRS, points, f"{points}_against"]
    return Tournament(
        pandas.DataFrame([pair for pair in pairs if pair], columns=told),
        ratings.reset_index(drop=True),
        players,
        len(results),
        played,
        interrupted,
    )


def _side_by_side(results: Sequence[Result], bots: int) -> list[Result]:
    """Solo games of the same luck, as if all bots had sat at one table.

    An interrupt may leave gaps: luck that one of them has not met yet compares nobody.
    """
    scores: dict[int, dict[int, int]] = {}
    for result in results:
        scores.setdefault(result.number // bots, {})[result.bots[0]] = result.scores[0]
    everyone = tuple(range(bots))
    return [
        Result(luck, everyone, tuple(by_bot[bot] for bot in everyone), ())
        for luck, by_bot in scores.items()
        if len(by_bot) == bots
    ]


def _rating(
    bot: int, name: str, results: Sequence[Result], players: int, points: str
) -> dict[str, Any]:
    """A bot's row of the ratings, but for its rating."""
    mine = [result for result in results if bot in result.bots]
    had = [result.points(bot) for result in mine]
    row: dict[str, Any] = {"bot": name, "games": len(mine), **_mean(points, had)}
    if players > 1:
        shares = [
            sum(result.won(seat) for seat, at in enumerate(result.bots) if at == bot)
            / result.bots.count(bot)
            for result in mine
        ]
        row |= _share("won", shares)
    return row


def _pair(
    first: int, second: int, names: Sequence[str], results: Sequence[Result], points: str
) -> dict[str, Any] | None:
    """The row of two bots; None if they never met."""
    met = [result for result in results if {first, second} <= set(result.bots)]
    if not met:
        return None
    low, high = sorted((first, second))
    shares = [result.pairs()[low, high] for result in met]
    if (low, high) != (first, second):
        shares = [1 - share for share in shares]
    told = _share("share", shares)
    return {
        "bot": names[first],
        "against": names[second],
        "games": len(met),
        "share": told["share"],
        "low": told["share_low"],
        "high": told["share_high"],
        points: sum(result.points(first) for result in met) / len(met),
        f"{points}_against": sum(result.points(second) for result in met) / len(met),
    }


def _share(name: str, shares: Sequence[float]) -> dict[str, float]:
    return _columns(name, estimates.share(shares) if shares else NOTHING)


def _mean(name: str, values: Sequence[float]) -> dict[str, float]:
    if len(values) == 1:
        # It is what it is, but nothing tells how much another would differ.
        return _columns(name, Estimate(values[0], math.nan, math.nan, 1))
    return _columns(name, estimates.mean(values) if values else NOTHING)


def _columns(name: str, told: Estimate) -> dict[str, float]:
    return {name: told.value, f"{name}_low": told.low, f"{name}_high": told.high}


def _told(frame: pandas.DataFrame) -> str:
    """A frame as plain text: shares in percent, points to a tenth, ratings whole."""

    def as_text(column: str) -> Any:
        if column.startswith(("won", "share", "low", "high")):
            return "{:.1%}".format
        if column.startswith("elo"):
            return "{:.0f}".format
        return "{:.1f}".format

    formats = {name: as_text(name) for name in frame.columns if frame[name].dtype == "float64"}
    told: str = frame.to_string(index=False, formatters=formats, na_rep="-")
    return told


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(
        prog="python -m crypt_core.lab.tournaments",
        description=(__doc__ or "").split("\n\n")[0],
    )
    parser.add_argument("--game", default=FIRST, choices=[*GAMES], help="which (%(default)s)")
    parser.add_argument("--bots", nargs="+", metavar="NAME", help="all of them")
    parser.add_argument("--players", type=int, nargs="+", help="from two up, all that there can be")
    parser.add_argument("--games", type=int, default=60, help="of each line-up (%(default)s)")
    parser.add_argument("--sides", help="such as AAAAAA (drawn for each game)")
    parser.add_argument("--seed", type=int, default=0, help="of everything (%(default)s)")
    parser.add_argument("--workers", type=int, default=1, help="processes (%(default)s)")
    asked = parser.parse_args(arguments)
    for players in asked.players or [n for n in seats_of(GAMES[asked.game]) if n > 1]:
        failed = ""
        try:
            with warnings.catch_warnings():
                warnings.filterwarnings("ignore", "interrupted: ")  # it is told below
                told = tournament(
                    asked.bots or [*bots_of(asked.game)],
                    players,
                    asked.games,
                    asked.sides,
                    asked.seed,
                    game=asked.game,
                    workers=asked.workers,
                )
        except ValueError as error:
            parser.error(str(error))
        except Unfinished as error:
            told, failed = error.frame, str(error)
        if told.games:
            print(f"{told}\n", flush=True)
        if failed:
            parser.exit(1, f"{parser.prog}: not all games could be played: {failed}\n")
        if told.interrupted:
            done = "the tables are of what was done" if told.games else "no game is over yet"
            parser.exit(INTERRUPTED, f"{parser.prog}: interrupted: {done}\n")


if __name__ == "__main__":
    main()
