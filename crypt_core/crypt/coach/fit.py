"""Fit the worth of positions by self-play: `python -m crypt_core.crypt.coach.fit`.

Each pass plays games with the worth as it is so far, now and then with a move that is not the best,
and keeps the positions between their rounds. Then it fits from the end of the game backwards: for
every position with one round left, next rounds are drawn at random and looked ahead exactly, and
ridge regression finds the weights; with them come the positions with two rounds left, and so on.

What is found is written down chunk by chunk: a run that was stopped goes on where it was. The same
arguments give the same weights, whatever the number of workers. Needs the extra `fit`.
"""

from __future__ import annotations

import argparse
import datetime
import json
import random
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from ...engine.luck import KeyedLuck
from .. import ghost
from ..components import HALFWAY, KINDS, REVEALED, SERVANTS, Setup, deck_for
from ..events import Dice
from ..game import CRYPT
from ..scoring import RANKS, rank
from ..state import NOBODY, OVER, PASS
from ..views import SeenTreasure, view
from .known import YOU, Known, Pile, known
from .lookahead import Round
from .options import options
from .worth import CHANCES, RESULT, Weights, Worth, features, flipping_pays_nothing

ROUNDS = 8
FIRST_GAME = Setup(1, "AAAAAA")
FIRST_SEED = 1 << 40
"""Games for fitting have seeds from here on; all others are free to test the result with."""
CHUNK = 25
REVEALS = 3
"""How many next rounds are drawn for each position."""
GHOST_ROLLS = 4
"""How many of the Ghost's first rolls are drawn for a round that it leads."""
STRAYING = 0.2
"""How often a move that is not the best is played, to meet more positions."""
STRAYING_WITHIN = 1.5
"""How many coins such a move may cost."""
NEVER_MET = 4.0
"""Coins that a number of ready servants never met is worth less than the most that were."""
TESTED = 400
"""Games, with seeds from 0, by which the result is tested."""
PENALTIES = {"ready": 0.1, "always": 0.0, "coins": 0.1, "pay": 1.0, "of": 4.0}
"""Ridge penalties by a word of a feature's name; counts that are seldom met need the largest."""


class Position(NamedTuple):
    """What a player knows between two rounds, `rounds` of which are left."""

    sides: str
    rounds: int
    piles: tuple[Pile, ...]
    ready: int


def guess() -> Worth:
    """A worth by hand to begin with: collectors' pay at a middling chance, and servants."""
    pay = {f"{kind}.{side} pay {CHANCES[1]}": 1.0 for kind in KINDS for side in "AB"}
    ready = {"ready 0": 0.0, "ready 1": 2.0, "ready 2": 3.4, "ready 3": 4.4}
    row = {"always": 0.0, "coins": 0.62, **pay, **ready}
    return Worth(dict.fromkeys(range(1, ROUNDS + 1), row), {})


# --- positions, by self-play


def sides_for(game: int, draw: random.Random) -> str:
    """Which collector sides a game is played with: often those of the first game."""
    fixed = ("AAAAAA", "AAAAAA", "BBBBBB", None, None)[game % 5]
    return fixed or "".join(draw.choice("AB") for _ in KINDS)


def play(game: int, worth: Worth) -> list[Position]:
    """The positions between the rounds of a game, its beginning first."""
    draw = random.Random(f"play {game}")
    setup = Setup(1, sides_for(game, draw))
    luck = KeyedLuck(FIRST_SEED + game)
    state, _ = CRYPT.start(setup, luck)
    values = {kind: [card.value for card in deck_for(1) if card.kind == kind] for kind in KINDS}
    piles = tuple(Pile((), 0, tuple(values[kind]), len(values[kind])) for kind in KINDS)
    met = [Position(setup.sides, ROUNDS, piles, SERVANTS)]
    while state.stage != OVER:
        ways = options(view(state, YOU), worth)
        move, best = ways[0]
        if draw.random() < STRAYING:
            move = draw.choice([m for m, row in ways if row[0] > best[0] - STRAYING_WITHIN])
        state, steps = CRYPT.play(state, move, luck)
        for step in steps:
            if step.state.stage == PASS:
                now = known(view(step.state, YOU))
                met.append(Position(now.sides, now.rounds_left, now.piles, now.ready))
    return met


def final_score(seed: int, worth: Worth) -> int:
    """The final score, in coins, of the solo game of a seed in which a worth decides."""
    luck = KeyedLuck(seed)
    state, _ = CRYPT.start(FIRST_GAME, luck)
    while state.stage != OVER:
        state, _ = CRYPT.play(state, options(view(state, YOU), worth)[0][0], luck)
    return state.scores[0]


# --- what they are worth, by looking ahead


def look_ahead(position: Position, worth: Worth, draw: random.Random) -> float:
    """The expected final score of a position, by next rounds drawn at random."""
    return sum(_next_round(position, worth, draw) for _ in range(REVEALS)) / REVEALS


def _next_round(position: Position, worth: Worth, draw: random.Random) -> float:
    now = _reveal(position, draw)
    round_ = Round(now, worth)
    if now.leads or round_.taking:
        return round_.revealed(now.ready)[0]
    rolls = ([draw.randint(1, 6) for _ in range(SERVANTS)] for _ in range(GHOST_ROLLS))
    scores = [round_.between(_ghost_lays(faces), now.ready)[0] for faces in rolls]
    return sum(scores) / len(scores)


def _reveal(position: Position, draw: random.Random) -> Known:
    """The next round, of cards that can still be in the deck."""
    deck = [
        (at, value)
        for at, pile in enumerate(position.piles)
        for value in draw.sample(pile.unseen, pile.deck)
    ]
    up, down = REVEALED[1]
    dealt = draw.sample(deck, up + down)
    piles = list(position.piles)
    for i, (at, value) in enumerate(dealt):
        unseen = list(piles[at].unseen)
        if i < up:
            unseen.remove(value)
        piles[at] = piles[at]._replace(unseen=tuple(unseen), deck=piles[at].deck - 1)
    treasures = [
        SeenTreasure(i, KINDS[at], value if i < up else None, i < up, NOBODY, 0, 0)
        for i, (at, value) in enumerate(dealt)
    ]
    treasures.sort(key=lambda t: -(t.value or HALFWAY))
    crypt = tuple(t._replace(slot=slot) for slot, t in enumerate(treasures))
    return Known(
        sides=position.sides,
        rounds_left=position.rounds - 1,
        leads=(ROUNDS - position.rounds) % 2 == 0,
        ready=position.ready,
        exhausted=SERVANTS - position.ready,
        piles=tuple(piles),
        crypt=crypt,
        unknown=next(t.slot for t in crypt if not t.up),
    )


def _ghost_lays(faces: Sequence[int]) -> tuple[Dice | None, ...]:
    """Where the Ghost's first dice go on treasures that nobody has claimed yet."""
    placed: list[Dice | None] = [None] * sum(REVEALED[1])
    for dice, aim in ghost.turn((0,) * len(placed), ghost.placing(faces, False)):
        if aim.slot is not None:
            placed[aim.slot] = dice
    return tuple(placed)


# --- weights


def regress(positions: Sequence[Position], scores: Sequence[float]) -> dict[str, float]:
    """The weights with which the features of positions come nearest to their scores."""
    import numpy  # only here: nothing else in the core needs it

    rows = [features(p.sides, p.piles, p.ready) for p in positions]
    names = sorted({name for _, row in rows for name in row})
    column = {name: i for i, name in enumerate(names)}
    matrix = numpy.zeros((len(rows), len(names)))
    for i, (_, row) in enumerate(rows):
        for name, value in row.items():
            matrix[i, column[name]] = value
    wanted = numpy.array([score - now for score, (now, _) in zip(scores, rows, strict=True)])
    penalty = numpy.diag(
        [next(p for word, p in PENALTIES.items() if word in name.split()) for name in names]
    )
    solved = numpy.linalg.solve(matrix.T @ matrix + penalty, matrix.T @ wanted)
    weights = {name: round(float(solved[i]), 4) for name, i in column.items()}
    # More ready servants are never worse; where too few positions say otherwise, they are as good.
    counts = (f"ready {ready}" for ready in range(SERVANTS, -1, -1))
    most = next(weights[name] for name in counts if name in weights)
    for ready in range(1, SERVANTS + 1):
        fewer = weights.setdefault(f"ready {ready - 1}", most - NEVER_MET)
        weights[f"ready {ready}"] = max(fewer, weights.setdefault(f"ready {ready}", fewer))
    return flipping_pays_nothing(weights)


# --- the run


class Task(NamedTuple):
    """A chunk of a pass: games to play, or positions with `rounds` left to look ahead from."""

    number: int
    rounds: int
    chunk: int
    weights: dict[int, Weights] | None
    """None: the first guess."""
    games: range
    positions: list[Any]
    test: bool = False
    """The games are played as well as can be, for their scores."""


def work(task: Task) -> list[Any]:
    """What a chunk finds: each game's positions, or each position's expected score."""
    worth = guess() if task.weights is None else Worth(task.weights, {})
    if task.test:
        return [final_score(seed, worth) for seed in task.games]
    if not task.positions:
        return [play(game, worth) for game in task.games]
    draw = random.Random(f"look ahead {task.number} {task.rounds} {task.chunk}")
    return [look_ahead(read_position(p), worth, draw) for p in task.positions]


def read_position(data: Sequence[Any]) -> Position:
    """A position as it was written down."""
    sides, rounds, piles, ready = data
    told = ((tuple(held), flip, tuple(unseen), deck) for held, flip, unseen, deck in piles)
    return Position(sides, rounds, tuple(map(Pile._make, told)), ready)


class Notebook:
    """The folder in which each chunk's findings are kept, for a run that was stopped."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.workers = workers

    def run(self, name: str, tasks: Sequence[Task]) -> list[Any]:
        """The findings of all tasks in their order; those written down already are read."""
        from tqdm import tqdm  # with numpy in the extra `fit`

        files = [self.folder / f"{name}-{task.chunk}.json" for task in tasks]
        left = [(f, t) for f, t in zip(files, tasks, strict=True) if not f.exists()]
        done = len(tasks) - len(left)
        with ProcessPoolExecutor(self.workers) as pool:
            found = zip(left, pool.map(work, [task for _, task in left]), strict=True)
            for (file, _), data in tqdm(found, name, total=len(tasks), initial=done):
                part = file.with_suffix(".part")
                part.write_text(json.dumps(data))
                part.replace(file)
        return [item for file in files for item in json.loads(file.read_text())]


def fit(passes: int, games: int, notebook: Notebook) -> dict[int, Weights]:
    """The weights for each number of rounds left after some passes of self-play."""
    weights: dict[int, Weights] | None = None
    for number in range(1, passes + 1):
        first = (number - 1) * games
        chunks = [range(i, min(i + CHUNK, first + games)) for i in _chunks(first, games)]
        tasks = [Task(number, 0, i, weights, c, []) for i, c in enumerate(chunks)]
        met = [p for game in notebook.run(f"pass{number}-play", tasks) for p in game]
        fitted: dict[int, Weights] = {}
        for rounds in range(1, ROUNDS + 1):
            here = [p for p in met if p[1] == rounds]
            tasks = [
                Task(number, rounds, i, dict(fitted), range(0), here[at : at + CHUNK])
                for i, at in enumerate(_chunks(0, len(here)))
            ]
            scores = notebook.run(f"pass{number}-left{rounds}", tasks)
            fitted[rounds] = regress([read_position(p) for p in here], scores)
        weights = fitted
    assert weights is not None
    return weights


def test(weights: dict[int, Weights], notebook: Notebook) -> dict[str, Any]:
    """How well the fitted worth plays games that it was not fitted on."""
    chunks = [range(i, min(i + CHUNK, TESTED)) for i in _chunks(0, TESTED)]
    tasks = [Task(0, 0, i, weights, chunk, [], test=True) for i, chunk in enumerate(chunks)]
    scores = notebook.run("test", tasks)
    ranks = Counter(map(rank, scores))
    return {
        "sides": FIRST_GAME.sides,
        "seeds": [0, TESTED - 1],
        "mean": round(mean(scores), 2),
        **{name: ranks[name] / TESTED for _, name in RANKS},
    }


def _chunks(first: int, count: int) -> range:
    return range(first, first + count, CHUNK)


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit, and write the result file."""
    parser = argparse.ArgumentParser(
        prog="python -m crypt_core.crypt.coach.fit", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("--passes", type=int, default=2, help="passes of self-play (%(default)s)")
    parser.add_argument("--games", type=int, default=400, help="games a pass (%(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="processes (%(default)s)")
    parser.add_argument("--notes", type=Path, default=Path("fit-notes"), help="folder to resume")
    parser.add_argument("--out", type=Path, default=RESULT, help="result file (%(default)s)")
    asked = parser.parse_args(arguments)
    if min(asked.passes, asked.games, asked.workers) < 1:
        parser.error("passes, games and workers are whole numbers from 1 up")
    notebook = Notebook(asked.notes / f"{asked.passes}-{asked.games}", asked.workers)
    weights = fit(asked.passes, asked.games, notebook)
    told = {
        "about": "weights of worth.py, made by python -m crypt_core.crypt.coach.fit",
        "date": datetime.date.today().isoformat(),
        "passes": asked.passes,
        "games": asked.games,
        "seeds": [FIRST_SEED, FIRST_SEED + asked.passes * asked.games - 1],
        "tested": test(weights, notebook),
    }
    asked.out.write_text(json.dumps({**told, "weights": weights}, indent=0) + "\n")


if __name__ == "__main__":
    main()
