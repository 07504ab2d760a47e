"""The games of a plan played by the arrays, as the columns of a frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..crypt import arrays
from ..crypt.arrays.luck import fold, start
from ..crypt.components import KINDS
from ..crypt.game import CRYPT
from ..crypt.scoring import RANKS
from .columns import GAMES, SEATS, table, texts
from .plans import FOR_GAME, FOR_SIDES, RANDOM, Plan

Numbers = NDArray[np.int64]
Columns = Mapping[str, NDArray[Any]]

FEW = 10
"""Games of a seating and leader below which the engine is faster."""
SHARE = 16384
"""Games that are played at once, for each player (see `arrays`): the bots' seats divide them."""


def supports(plan: Plan, rows: str) -> bool:
    """Whether the arrays can play a plan, and tell rows of a kind."""
    return rows in (GAMES, SEATS) and arrays.supports(plan.bots, plan.players)


def pays(plan: Plan) -> bool:
    """Whether the games are enough for arrays to be faster than the engine."""
    return plan.games >= FEW * plan.players**2


@dataclass(frozen=True)
class Batch:
    """What is done for a run: the games of these numbers, as one piece."""

    plan: Plan
    rows: str

    def step(self, workers: int) -> int:
        """How many games go together, if so many processes are to have some of them each.

        Whole rounds of the seats and torches, so that all pieces are alike.
        """
        most = SHARE * self.plan.players
        if workers == 1:
            return most
        seatings = self.plan.players**2
        return min(most, -(-self.plan.games // (workers * seatings)) * seatings)

    def __call__(self, numbers: range) -> Iterator[Columns]:
        games = _Games(self.plan, np.arange(numbers.start, numbers.stop))
        players = self.plan.players
        typed = {c.name: c for c in table(self.rows, players, players, CRYPT)}
        told = _TOLD[self.rows](games)
        yield {
            # The texts of no column are more than a byte can number.
            name: told[name].astype(np.int8 if column.dtype == "category" else column.dtype)
            for name, column in typed.items()
        }


class _Games:
    """Games by number: what the plan says of each, and how they ended."""

    def __init__(self, plan: Plan, numbers: Numbers) -> None:
        self.plan = plan
        self.numbers = numbers
        luck = start(np.full(len(numbers), plan.seed, np.uint64))
        self.seeds = fold(luck, FOR_GAME, numbers)
        self.sides = self._sides(luck)
        self.leaders, self.shifts = plan.seating(numbers)
        self.bots = self._bots()
        self.ends = self._play()

    def _sides(self, luck: NDArray[np.uint64]) -> NDArray[np.bool_]:
        """Whether a kind is on side B, a row a game."""
        if self.plan.sides != RANDOM:
            sides = [letter == "B" for letter in self.plan.sides]
            return np.broadcast_to(np.array(sides), (len(self.numbers), len(KINDS)))
        drawn = fold(luck, FOR_SIDES, self.numbers)
        bits = drawn[:, None] >> np.arange(len(KINDS), dtype=np.uint64)
        return np.asarray(bits & np.uint64(1) == 1)

    def _bots(self) -> Numbers:
        """The bot on each seat, by its number in the plan."""
        seats = np.arange(self.plan.players)
        return np.asarray((seats - self.shifts[:, None]) % self.plan.players)

    def _play(self) -> arrays.Results:
        """Each seating of the bots by itself, then all put together again."""
        parts, order = [], []
        for shift in np.unique(self.shifts):
            rows = np.flatnonzero(self.shifts == shift)
            bots = [self.plan.bots[bot] for bot in self.bots[rows[0]]]
            order.append(rows)
            parts.append(arrays.play(self.seeds[rows], self.sides[rows], self.leaders[rows], bots))
        back = np.argsort(np.concatenate(order))
        return arrays.Results(*(np.concatenate(of)[back] for of in zip(*parts, strict=True)))

    def side_numbers(self) -> Numbers:
        """The sides, by their number among the texts that they can be."""
        if self.plan.sides != RANDOM:
            return np.zeros(len(self.numbers), np.int64)
        return self.sides @ (1 << np.arange(len(KINDS))[::-1])

    def name_numbers(self) -> Numbers:
        """The bots' names by seat, by their number among the names."""
        names = list(dict.fromkeys(self.plan.names))
        return np.array([names.index(name) for name in self.plan.names])[self.bots]

    def ranks(self) -> Numbers:
        """The rank of the first player's score."""
        return np.searchsorted(
            [least for least, _ in RANKS[-2::-1]], self.ends.scores[:, 0], "right"
        )


def _games(games: _Games) -> dict[str, NDArray[Any]]:
    ends, players = games.ends, games.plan.players
    names = games.name_numbers()
    told = {
        "game": games.numbers,
        "seed": games.seeds,
        "players": np.full(len(games.numbers), players),
        "sides": games.side_numbers(),
        "leader": games.leaders + 1,
        "rounds": ends.rounds,
        "decisions": ends.decisions,
        **{f"bot_{seat + 1}": names[:, seat] for seat in range(players)},
        **{f"score_{seat + 1}": ends.scores[:, seat] for seat in range(players)},
    }
    if players == 1:
        return {**told, "rank": games.ranks()}
    ranked = np.sort(ends.scores)
    called = texts(CRYPT, [], RANDOM)["winners"]
    masks = [sum(1 << int(seat) - 1 for seat in text.split()) for text in called]
    numbers = np.zeros(1 << players, np.int64)
    for number, mask in enumerate(masks):
        if mask < len(numbers):
            numbers[mask] = number
    won = ends.winners @ (1 << np.arange(players))
    return {**told, "winners": numbers[won], "margin": ranked[:, -1] - ranked[:, -2]}


def _seats(games: _Games) -> dict[str, NDArray[Any]]:
    ends, players = games.ends, games.plan.players
    seats = np.arange(players)

    def each(of_game: NDArray[Any]) -> NDArray[Any]:
        return of_game.repeat(players)

    told = {
        "game": each(games.numbers),
        "seed": each(games.seeds),
        "players": np.full(ends.scores.size, players),
        "seat": np.tile(seats + 1, len(games.numbers)),
        "bot": games.name_numbers().ravel(),
        "sides": each(games.side_numbers()),
        "leader": (games.leaders[:, None] == seats).ravel(),
        "score": ends.scores.ravel(),
        "treasures_coins": ends.coins.ravel(),
        "collectors_coins": ends.collectors.ravel(),
        "servants": ends.ready.ravel(),
        **{kind: ends.counts[:, :, i].ravel() for i, kind in enumerate(KINDS)},
    }
    if players == 1:
        return {**told, "rank": games.ranks()}
    return {**told, "won": (ends.winners / ends.winners.sum(axis=1, keepdims=True)).ravel()}


_TOLD: dict[str, Callable[[_Games], dict[str, NDArray[Any]]]] = {GAMES: _games, SEATS: _seats}
