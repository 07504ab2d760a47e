"""Measure how good the estimates of chances to win are.

`python -m scripts.workshop.calibration crypt --players 3` lets far-sighted bots play against each
other. At every few decisions it estimates how often the player on turn would win, and compares that
with who did. It prints, for estimates that are about as high, their mean and the share of decisions
whose player won; and the mean squared error (Brier's score), beside that of taking all players to
be equals. Decisions of one game have one winner, so they are fewer than they look. It needs no
extra, and writes no file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import chain
from statistics import fmean
from typing import NamedTuple

from crypt_core.coach.bots import choose
from crypt_core.coach.columns import columns, tables
from crypt_core.coach.estimate import estimate
from crypt_core.engine.game import Game
from crypt_core.engine.luck import KeyedLuck
from crypt_core.games import GAMES
from crypt_core.lab.plans import setup

BOT = "farsighted"
EVERY = 3
"""Of so many decisions one is estimated."""
BANDS = 5
"""Into so many bands of equal width estimates are put."""


class Forecast(NamedTuple):
    """An estimate, and what its player came to: 1 for a victory, its part of a shared one, or 0."""

    chance: float
    won: float


def of_a_game(game: Game, players: int, seed: int) -> Iterator[Forecast]:
    """The estimates of a game, each with what became of it."""
    own = columns(game)
    ways = [*own.ways]
    luck = KeyedLuck(seed)
    state, _ = game.start(setup(game, players, own.ways[ways[-1]](seed), 0), luck)
    found: list[tuple[int, float]] = []
    number = seed
    while owing := game.deciders(state):
        if number % EVERY == 0:
            found.append((owing[0], estimate(game, state, owing[0]).best.chance))
        number += 1
        state, _ = game.play(state, choose(BOT, game, state, luck), luck)
    winners = own.winners(state)
    for player, chance in found:
        yield Forecast(chance, (player in winners) / len(winners))


def lines(told: Sequence[Forecast], players: int) -> Iterator[str]:
    """The table of what was told and what came of it."""
    for band in range(BANDS):
        those = [each for each in told if min(int(each.chance * BANDS), BANDS - 1) == band]
        if those:
            mean, won = (fmean(each) for each in zip(*those, strict=True))
            yield f"told {mean:4.0%}  won {won:4.0%}  of {len(those)} decisions"
    error = fmean((each.chance - each.won) ** 2 for each in told)
    equals = fmean((1 / players - each.won) ** 2 for each in told)
    yield f"mean squared error {error:.3f}; of taking all to be equals {equals:.3f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.workshop.calibration",
        description=(__doc__ or "").split("\n\n")[0],
    )
    parser.add_argument("game", choices=[*GAMES], help=" or ".join(GAMES))
    parser.add_argument("--players", type=int, default=2, help="from two on (%(default)s)")
    parser.add_argument("--games", type=int, default=20, help="how many (%(default)s)")
    asked = parser.parse_args(arguments)
    game = GAMES[asked.game]
    if asked.players < 2 or asked.players not in tables(game):
        parser.error(f"{asked.game} is not for {asked.players}, or nothing is estimated there")
    if asked.games < 1:
        parser.error("games are a whole number from 1 up")
    played = (of_a_game(game, asked.players, seed) for seed in range(asked.games))
    for line in lines([*chain.from_iterable(played)], asked.players):
        print(line)


if __name__ == "__main__":
    main()
