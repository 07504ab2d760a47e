"""Fit the worth of Crypt's positions by self-play.

In each pass `python -m scripts.workshop.crypt.fit` plays games with the worth as it is so far, now
and then with a move that is not the best, and keeps the positions between their rounds. Then it
fits from the end of the game backwards: each position with one round left is looked ahead exactly
for next rounds that it can have, and tables are found that give what it is worth; with them come
the positions with two rounds left, and so on. After each it prints the error on positions that were
not fitted on. In the end it plays games to set what a game with any sides is worth to what such
games score; and nets learn the chance of the highest title in the same way, backwards from the end,
from games of a coach that plays for it.

It needs the extra `fit`, and writes `crypt_core/crypt/coach/worth.json`. What it finds on the way
is in a folder of notes, chunk by chunk: a run that was stopped goes on where it was. The same
arguments give the same result. One process, many games at once.
"""

from __future__ import annotations

import argparse
import datetime
import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crypt_core.crypt.coach.sides import SIDES
from crypt_core.crypt.coach.worth import BONUS, RESULT
from crypt_core.crypt.components import KINDS
from crypt_core.crypt.scoring import RANKS, rank

if TYPE_CHECKING:
    import numpy as np

    from scripts.workshop.crypt.coached import Straying
    from scripts.workshop.crypt.fitting import Met
    from scripts.workshop.crypt.worths import Tables

    Figures = dict[str, "np.ndarray[Any, Any]"]

FIRST_SEED = 1 << 40
"""Games for fitting have seeds from here on; all others are free to test the result with."""
CHUNK = 500
DECKS = {1: 16, 2: 6, 3: 3, 4: 2}
"""How many decks are drawn for a position to be fitted on, by rounds left; one if not told."""
LEVELLED = 10_000
"""Games after the last pass, by which what is told is set to what games come to."""
RANKED = 2
"""How often games are played for the chances of the highest rank: first by who wants coins."""
RANKED_GAMES = 20_000
"""How many each time: those after the last pass."""
STARTS = 250
"""How many decks are looked ahead to tell what a game is worth before its first card."""
TESTED = 2000
"""Games of each way to choose the sides, with seeds from 0, by which the result is tested."""


def sides_of(games: Sequence[int]) -> np.ndarray[Any, Any]:
    """The collector sides of some games: two in five all A, one all B, two drawn. True for B."""
    import numpy as np

    drawn = np.array([np.random.default_rng([1, game]).random(len(KINDS)) < 0.5 for game in games])
    which = np.array(games) % 5
    drawn[which < 2], drawn[which == 2] = False, True
    return drawn


class Notebook:
    """The folder in which each chunk's findings are kept, for a run that was stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, name: str, tasks: Sequence[Callable[[], Figures]]) -> Figures:
        """What all tasks find, one after the other; what is written down already is read."""
        import numpy as np
        from tqdm import tqdm  # with numpy in the extra `fit`

        found: list[Figures] = []
        for number, task in enumerate(tqdm(tasks, name)):
            file = self.folder / f"{name}-{number}.npz"
            if not file.exists():
                part = file.with_suffix(".part")
                with part.open("wb") as open_file:
                    np.savez(open_file, allow_pickle=False, **task())
                part.replace(file)
            with np.load(file) as figures:
                found.append(dict(figures))
        return {key: np.concatenate([f[key] for f in found], axis=-1) for key in found[0]}


def fit(passes: int, games: int, notebook: Notebook) -> tuple[Tables, list[dict[int, float]]]:
    """The worth after some passes of self-play, and the held-out errors of each and of the nets."""
    from scripts.workshop.crypt import fitting

    features = fitting.every_feature()
    worth = fitting.guess(features)
    errors: list[dict[int, float]] = []
    for number in range(1, passes + 1):
        played = range((number - 1) * games, number * games)
        met = _self_play(number, played, worth, notebook, fitting.STRAYING)
        parts = fitting.apart(worth)
        errors.append({})
        for here in met:
            left, now = here.left, fitting.together(parts)
            scores = _look_ahead(number, here, now, notebook, DECKS.get(left, 1))
            found, error = fitting.fit(here, scores, features)
            parts.learn(left, found)
            errors[-1][left] = round(error, 4)
            print(f"pass {number}, {left} left: held-out error {error:.4f} square coins")
        worth = fitting.together(parts)
    last = passes * games
    worth = _levelled(passes + 1, range(last, last + LEVELLED), worth, notebook)
    worth, of_nets = _ranked(passes + 2, range(last, last + RANKED_GAMES), worth, notebook)
    return worth, [*errors, of_nets]


def _levelled(number: int, games: range, worth: Tables, notebook: Notebook) -> Tables:
    """The same with levels: told is, for all sides, what games of the coach's come to on average.

    Games are played as the coach plays them, straying never, and their positions looked ahead.
    """
    import numpy as np

    from scripts.workshop.crypt import fitting

    for here in _self_play(number, games, worth, notebook, None):
        scores = _look_ahead(number, here, worth, notebook, 1)
        worth.levels[here.left] = fitting.level(here, scores, worth)
    begun = fitting.starts(worth, np.random.default_rng([3, number]), STARTS)
    return worth._replace(levels=np.concatenate((worth.levels, begun[None])))


def _ranked(
    number: int, games: range, worth: Tables, notebook: Notebook
) -> tuple[Tables, dict[int, float]]:
    """The same with the nets that tell the chance of the highest rank, and their held-out errors.

    They are those of who plays for it, so games are played by what earlier ones told.
    """
    from scripts.workshop.crypt import fitting, nets

    errors: dict[int, float] = {}
    for again in range(number, number + RANKED):
        met = _self_play(again, games, worth, notebook, fitting.STRAYING)
        worth = worth._replace(rank={}, bonus=BONUS)
        for here in met:
            counted = _look_ahead(again, here, worth, notebook, DECKS.get(here.left, 1))
            net, error = nets.learn(here, counted, worth)
            worth = worth._replace(rank={**worth.rank, here.left: net})
            errors[here.left] = round(error, 4)
            print(f"for the rank, {here.left} left: held-out error {error:.4f} square coins")
    return worth._replace(bonus=0.0), errors


def _self_play(
    number: int, games: range, worth: Tables, notebook: Notebook, straying: Straying | None
) -> list[Met]:
    """The positions of a pass, by rounds left, one first."""
    import numpy as np

    from scripts.workshop.crypt import fitting

    def play(chunk: range) -> Figures:
        seeds = np.array(chunk, np.uint64) + np.uint64(FIRST_SEED)
        met = fitting.play(seeds, sides_of(chunk), worth, straying)
        return {f"{f} {m.left}": getattr(m, f) for m in met for f in m._fields if f != "left"}

    chunks = [games[at : at + CHUNK] for at in range(0, len(games), CHUNK)]
    found = notebook.run(f"pass{number}-play", [partial(play, chunk) for chunk in chunks])
    names = [f for f in fitting.Met._fields if f != "left"]
    return [
        fitting.Met(left, *(found[f"{name} {left}"] for name in names))
        for left in range(1, fitting.ROUNDS)
    ]


def _look_ahead(number: int, met: Met, worth: Tables, notebook: Notebook, decks: int) -> Any:
    """What positions are worth by looking ahead."""
    import numpy as np

    from scripts.workshop.crypt import fitting

    def ahead(first: int) -> Figures:
        draw = np.random.default_rng([2, number, met.left, first])
        rows = np.arange(first, min(first + CHUNK, len(met.ready)))
        return {"scores": fitting.targets(met.take(rows), worth, draw, decks)}

    starts = range(0, len(met.ready), CHUNK)
    tasks = [partial(ahead, start) for start in starts]
    return notebook.run(f"pass{number}-left{met.left}", tasks)["scores"]


def test(worth: Tables) -> dict[str, Any]:
    """How well the fitted worth plays games that it was not fitted on."""
    from scripts.workshop.crypt.measure import scores

    told: dict[str, Any] = {"seeds": [0, TESTED - 1]}
    for which in SIDES:
        found = scores(worth, which, TESTED).tolist()
        ranks = [rank(score) for score in found]
        told[which] = {"mean": round(sum(found) / TESTED, 2)}
        told[which] |= {name: ranks.count(name) / TESTED for _, name in RANKS}
    return told


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit, and write the result file."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.workshop.crypt.fit", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("--passes", type=int, default=2, help="passes of self-play (%(default)s)")
    parser.add_argument("--games", type=int, default=20_000, help="games a pass (%(default)s)")
    parser.add_argument("--notes", type=Path, default=Path("fit-notes"), help="folder to resume")
    parser.add_argument("--out", type=Path, default=RESULT, help="result file (%(default)s)")
    asked = parser.parse_args(arguments)
    if min(asked.passes, asked.games) < 1:
        parser.error("passes and games are whole numbers from 1 up")
    from scripts.workshop.crypt.fitting import written

    notebook = Notebook(asked.notes / f"{asked.passes}-{asked.games}")
    worth, errors = fit(asked.passes, asked.games, notebook)
    after = max(LEVELLED, RANKED_GAMES)
    told = {
        "about": "tables and nets of worth.py, made by python -m scripts.workshop.crypt.fit",
        "date": datetime.date.today().isoformat(),
        "passes": asked.passes,
        "games": asked.games,
        "seeds": [FIRST_SEED, FIRST_SEED + asked.passes * asked.games + after - 1],
        "held out": errors[:-1],
        "held out for the rank": errors[-1],
        "tested": test(worth),
    }
    text = json.dumps({**told, **written(worth)}, separators=(",", ":"))
    asked.out.write_text(text.replace('],"', '],\n"') + "\n")


if __name__ == "__main__":
    main()
