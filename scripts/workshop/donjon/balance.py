"""Measure how balanced Donjon's cards are.

`python -m scripts.workshop.donjon.balance` has sensible bots play whole games among themselves,
adventurers drawn. It prints how many rounds a game takes, how many of the trophies come from
Arenas, how games end, and how many of the games that an adventurer is in it wins (a shared victory
counts as its part); with 95 % intervals. With four players a game to 12 should take 6 to 10 rounds,
and no adventurer win less than 15 % or more than 37 %: 10 to 25 % of all games, of which each is in
two out of three. Run it after changing numbers in `cards.toml`. Nothing has been fitted on these
seeds. It needs no extra, and writes no file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import NamedTuple

from crypt_core.coach.bots import choose
from crypt_core.donjon import events as ev
from crypt_core.donjon.components import ADVENTURERS
from crypt_core.donjon.game import DONJON
from crypt_core.engine.luck import KeyedLuck

BOT = "sensible"
SURE = 1.96
"""So many standard errors reach as far as 95 % of all means."""


class Played(NamedTuple):
    """What a game tells."""

    rounds: int
    trophies: int
    """Of all players together."""
    arenas: int
    """So many of those won were won in Arenas."""
    reached: bool
    """Somebody had the trophies agreed; else the pile was used up."""
    won: dict[str, float]
    """Each adventurer that was in it, with its part of the victory."""


def play(players: int, length: int, seed: int) -> Played:
    """A game of bots."""
    luck = KeyedLuck(seed)
    state, _ = DONJON.start(DONJON.setup({"players": players, "length": length}), luck)
    arenas = 0
    while DONJON.deciders(state):
        state, steps = DONJON.play(state, choose(BOT, DONJON, state, luck), luck)
        arenas += sum(len(it.players) for it, _ in steps if isinstance(it, ev.Triumphed))
    share = 1 / len(state.winners)
    won = {
        owner.adventurer: share if i in state.winners else 0.0
        for i, owner in enumerate(state.players)
    }
    trophies = [owner.trophies for owner in state.players]
    return Played(state.round, sum(trophies), arenas, max(trophies) >= length, won)


def lines(games: Sequence[Played]) -> Iterator[str]:
    """What they tell together."""
    rounds = [it.rounds for it in games]
    low, *_, high = quantiles(rounds, n=10)
    yield f"rounds        {_mean(rounds)}; of ten games eight take {low:.0f} to {high:.0f}"
    arenas = sum(it.arenas for it in games) / sum(it.trophies for it in games)
    yield f"in Arenas     {arenas:.0%} of the trophies that players end with"
    yield f"ended         {fmean(it.reached for it in games):.0%} by the trophies agreed"
    for adventurer in ADVENTURERS:
        won = [it.won[adventurer] for it in games if adventurer in it.won]
        if len(won) > 1:
            yield f"{adventurer:13} wins {_mean([100 * share for share in won])} % of {len(won)}"


def _mean(values: Sequence[float]) -> str:
    reach = SURE * stdev(values) / sqrt(len(values))
    return f"{fmean(values):.1f} ± {reach:.1f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.workshop.donjon.balance",
        description=(__doc__ or "").split("\n\n")[0],
    )
    parser.add_argument("--players", type=int, default=4, help="from two to six (%(default)s)")
    parser.add_argument("--length", type=int, default=12, help="in trophies (%(default)s)")
    parser.add_argument("--games", type=int, default=200, help="how many (%(default)s)")
    asked = parser.parse_args(arguments)
    if asked.games < 2:
        parser.error("games are a whole number from 2 up")
    try:
        DONJON.setup({"players": asked.players, "length": asked.length})
    except ValueError as error:
        parser.error(str(error))
    for line in lines([play(asked.players, asked.length, seed) for seed in range(asked.games)]):
        print(line)


if __name__ == "__main__":
    main()
