"""Measure how strong a worth of positions makes the coach.

`python -m scripts.workshop.crypt.measure` has the coach play the solo games of seeds from 0 up
against the Ghost, with all sides A, all B, and sides drawn: nothing was fitted on those games. It
prints the mean coins and how often 50 are reached, both with 95 % intervals, and how many coins
more that is than the coach expects before the first card. With `--worth FILE` the same games are
played by the worth of another file that `fit` made, and with `--rank` by a coach that plays for the
highest title; then it prints the difference to the coach as it is shipped game by game: its
interval is narrower.

It needs the extra `fit`, and writes no file.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from crypt_core.crypt.arrays.games import play
from crypt_core.crypt.coach.sides import SIDES, sides_of
from crypt_core.crypt.coach.worth import RESULT, Worth, read
from crypt_core.crypt.components import Setup
from crypt_core.crypt.scoring import RANKS
from scripts.workshop.crypt.coached import Coached
from scripts.workshop.crypt.worths import Tables, tables

ROUNDS = Setup(1).rounds
GAMES = 20_000
TOGETHER = 1000
"""Games played at once, between two steps of the progress bar."""
SURE = 1.96
"""Standard errors either side of a mean that make an interval of 95 %."""
BEST = max(coins for coins, _ in RANKS)
"""Coins of the highest rank."""

Scores = NDArray[np.int64]


def scores(worth: Tables, which: str, games: int) -> Scores:
    """The final scores of the games of seeds from 0 up, in which a worth decides."""
    from tqdm import tqdm  # with numpy in the extra `fit`

    found = []
    with tqdm(total=games, unit=" games", desc=which, leave=False) as bar:
        for first in range(0, games, TOGETHER):
            seeds = np.arange(first, min(first + TOGETHER, games), dtype=np.uint64)
            sides = np.array([[side == "B" for side in sides_of(which, int(s))] for s in seeds])
            played = play(seeds, sides, np.zeros(len(seeds), int), [Coached(worth)])
            found.append(played.scores[:, 0])
            bar.update(len(seeds))
    return np.concatenate(found)


def expected(worth: Worth, which: str, seeds: Iterable[int]) -> NDArray[np.float64]:
    """What the coach tells of the games of seeds before their first card."""
    return np.array([worth.level(ROUNDS, sides_of(which, seed)) for seed in seeds])


def row(
    which: str, own: Scores, promised: NDArray[np.float64], others: Scores | None = None
) -> str:
    """A line of the table; against others of the same games if there are any."""
    figures = [own, 100.0 * (own >= BEST)]
    told = [which, f"{len(own)}", *(mean_told(figure) for figure in figures)]
    told.append(mean_told(own - promised, "+.2f"))
    if others is not None:
        before = [others, 100.0 * (others >= BEST)]
        both = zip(figures, before, strict=True)
        told += [mean_told(now - then, "+.3f") for now, then in both]
    return "  ".join(f"{text:>{width}}" for text, width in zip(told, WIDTHS, strict=False))


WIDTHS = (6, 7, 16, 14, 16, 17, 17)
HEADER = (
    "sides",
    "games",
    "mean coins",
    "% with 50",
    "more than told",
    "more coins",
    "more % with 50",
)


def mean_told(figures: NDArray[np.generic], form: str = ".2f") -> str:
    """A mean with how far its interval reaches."""
    numbers = figures.astype(float)
    reach = SURE * numbers.std(ddof=1) / len(numbers) ** 0.5
    return f"{numbers.mean():{form}} ± {reach:.3f}"


def lines(worths: Sequence[Worth], ways: Sequence[str], games: int) -> Iterator[str]:
    """The table: a line for each way to choose the sides; of two worths the first is the better."""
    header = HEADER[: 5 if len(worths) == 1 else None]
    yield "  ".join(f"{name:>{width}}" for name, width in zip(header, WIDTHS, strict=False))
    for which in ways:
        own, *others = (scores(tables(worth), which, games) for worth in worths)
        yield row(which, own, expected(worths[0], which, range(games)), *others)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.workshop.crypt.measure",
        description=(__doc__ or "").split("\n\n")[0],
    )
    parser.add_argument("--games", type=int, default=GAMES, help="of each line (%(default)s)")
    parser.add_argument("--sides", nargs="+", choices=SIDES, default=SIDES, metavar="SIDES")
    parser.add_argument("--rank", action="store_true", help="play for the highest title")
    parser.add_argument("--worth", type=Path, metavar="FILE", help="compare with the shipped worth")
    asked = parser.parse_args(arguments)
    if asked.games < 2:
        parser.error("games are a whole number from 2 up")
    files = [asked.worth or RESULT] + [RESULT] * (asked.rank or asked.worth is not None)
    try:
        worths = [read(json.loads(file.read_text(encoding="utf-8"))) for file in files]
    except (OSError, ValueError, KeyError, TypeError) as error:
        parser.error(f"{asked.worth} is not a result file of crypt.fit: {error}")
    if asked.rank:
        worths[0] = worths[0].for_rank()
    for line in lines(worths, asked.sides, asked.games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
