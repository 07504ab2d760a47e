"""Many games played by bots, as a data frame or straight into a file."""

from __future__ import annotations

import os
import warnings
from collections.abc import Generator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pandas
from tqdm.auto import tqdm

from ..coach.bots import Bot
from ..coach.columns import columns
from ..engine.game import Game
from ..games import FIRST
from . import files, frames
from .columns import check_rows, table, texts
from .frames import Piece
from .plans import Plan, plan, title, whole
from .play import Playing
from .run import Stopped, Unfinished, Work, check_sendable, run

AUTO, ENGINE, ARRAYS = METHODS = ("auto", "engine", "arrays")


def simulate(
    players: str | Bot | Sequence[str | Bot],
    sides: str | None = None,
    games: int = 1000,
    seed: int = 0,
    *,
    game: str | Game = FIRST,
    rows: str = "games",
    rotate: bool = True,
    workers: int = 1,
    executor: Executor | None = None,
    progress: bool = True,
    method: str = "auto",
) -> pandas.DataFrame:
    """Play games between bots and return a data frame of them (see `columns_of` for its columns).

    The same seed gives the same frame, whoever plays the games and in however many processes.

    Args:
        players: one bot, for the solo game of a game that has one; or a list, a seat each. A bot is
            the name of one, or any function (view, legal, draw) -> move.
        sides: in a game whose pieces have sides, which of them are up, as its setup tells it; or
            "random", drawn for each game. None: those of a first game.
        games: how many.
        seed: of the plan; each game has a seed of its own drawn from it.
        game: which, by its name or itself.
        rows: a row a game ("games"), a row a game and bot ("seats"), a row a decision
            ("decisions"), or a row for everything that happened ("events").
        rotate: whether it goes round who begins and who sits where: game n of p bots is begun by
            seat n mod p, and they have moved by (n div p) mod p seats (by n mod p, if the game
            itself says who begins). Otherwise seat 1 begins, bots sit as given.
        workers: processes to play in. What dies of them is replaced a few times, and what it had
            not finished is played again.
        executor: plays instead, anywhere: any `concurrent.futures.Executor`, such as
            `client.get_executor()` of a dask client. It is not shut down. `workers` may then tell
            how many it has, if they are more than twenty.
        progress: whether to show a bar.
        method: "engine"; "arrays", for bots that arrays can play and without decisions or events,
            which are much faster where games are many; "auto" takes what is faster. The frame is
            the same.

    An interrupt (Ctrl-C, the notebook's stop button) ends the call: all games that are done are
    returned, with a warning, and `frame.attrs["interrupted"]` is True.

    :raises ValueError: if an argument is out of range, with what would be right.
    :raises TypeError: if an argument is of the wrong kind.
    :raises Unfinished: if a bot fails, or the executor breaks down; what is done is its `frame`.
    """
    asked = plan(players, sides, games, seed, game=game, rotate=rotate)
    run_ = _Run(asked, rows, workers, executor, progress, method)
    kept: list[pandas.DataFrame] = []

    def frame(interrupted: bool) -> pandas.DataFrame:
        made = frames.whole(kept or [run_.empty])
        made.attrs = {"plan": asked.about(), "rows": rows, "interrupted": interrupted}
        return made

    try:
        with closing(run_.blocks()) as blocks:
            for block in blocks:
                kept.append(block)
    except Stopped:
        run_.warn()
        return frame(interrupted=True)
    except Unfinished as error:
        error.frame = frame(interrupted=True)
        raise
    return frame(interrupted=False)


class Written(NamedTuple):
    """What has been written: the file, what a row is, how many games and rows, and if it is all."""

    path: Path
    rows: str
    games: int
    length: int
    interrupted: bool


def simulate_to(
    path: str | os.PathLike[str],
    players: str | Bot | Sequence[str | Bot],
    sides: str | None = None,
    games: int = 1000,
    seed: int = 0,
    *,
    game: str | Game = FIRST,
    rows: str = "games",
    rotate: bool = True,
    workers: int = 1,
    executor: Executor | None = None,
    progress: bool = True,
    method: str = "auto",
) -> Written:
    """Play games as `simulate` does, and write the frame to a file as they are played.

    So it takes no more memory for more games. `path` ends with ".parquet" or ".csv". In Parquet the
    schema tells each column's unit and meaning, and in its metadata the plan; beside a CSV file a
    second one does, "games.columns.csv" for "games.csv", with the plan in its last row.

    Until all games are played the file is called "games.part.parquet" (or ".csv"). If the run ends
    early, what is done is a valid file as well; it takes the name asked for, unless there is an
    older file of that name, which then stays as it is.

    :raises ValueError: if an argument is out of range, with what would be right.
    :raises TypeError: if an argument is of the wrong kind.
    :raises FileNotFoundError: if there is no folder for the file.
    :raises Unfinished: if a bot fails, or the executor breaks down; it tells where what is done is.
    """
    draft = files.Draft(files.check_path(path))
    asked = plan(players, sides, games, seed, game=game, rotate=rotate)
    run_ = _Run(asked, rows, workers, executor, progress, method)
    length = 0
    early: Stopped | Unfinished | None = None
    with files.writing(draft, run_.columns, run_.empty, asked.about()) as write:
        try:
            with closing(run_.blocks()) as blocks:
                for block in blocks:
                    write(block)
                    length += len(block)
        except (Stopped, Unfinished) as reason:
            early = reason
        draft.whole = early is None
    if isinstance(early, Unfinished):
        raise Unfinished(f"{early}; {run_.done} games are in {draft.path}") from early
    if early:
        run_.warn(f", in {draft.path}")
    return Written(draft.path, rows, run_.done, length, early is not None)


class _Run:
    """A simulation: its arguments checked, then its frames block by block."""

    def __init__(
        self,
        plan: Plan,
        rows: str,
        workers: int,
        executor: Executor | None,
        progress: bool,
        method: str,
    ) -> None:
        self.plan = plan
        self.workers = whole("workers", workers, 1)
        self.executor = executor
        self.progress = progress
        self.columns = table(check_rows(rows), plan.players, plan.players, plan.game)
        self.texts = texts(plan.game, plan.names, plan.sides)
        self.empty = frames.empty(self.columns, self.texts)
        self.done = 0
        if executor is not None and not isinstance(executor, Executor):
            raise TypeError(f"an executor is a concurrent.futures.Executor, not {executor!r}")
        if method not in METHODS:
            raise ValueError(f"a method is one of {', '.join(map(repr, METHODS))}, not {method!r}")
        self.step = 0
        self.work: Work[Piece] = Playing(plan, rows)
        if method != ENGINE:
            self._use_arrays(rows, must=method == ARRAYS)
        check_sendable(self.work, workers, executor)

    def _use_arrays(self, rows: str, *, must: bool) -> None:
        """Have arrays play, where they can and are faster, or wherever they can if they must.

        :raises ValueError: if they must and cannot.
        """
        if not columns(self.plan.game).arrays:
            if must:
                raise ValueError(f"no arrays play {title(self.plan.game)}: use method='auto'")
            return
        from . import batch  # only here: it loads the game that it plays

        supported = batch.supports(self.plan, rows)
        if must and not supported:
            raise ValueError(
                "arrays play 'random' bots and habits only, and rows of games "
                "or seats: method='auto' takes them where they can be used"
            )
        if supported and (must or batch.pays(self.plan)):
            fast = batch.Batch(self.plan, rows)
            self.work, self.step = fast, fast.step(self.workers)

    def blocks(self) -> Generator[pandas.DataFrame, None, None]:
        """The frames; when a run ends early, all that there is before that is raised."""
        ended: list[Stopped | Unfinished] = []
        with closing(self._pieces(ended)) as pieces:
            yield from frames.blocks(pieces, self.columns, self.texts)
        for reason in ended:
            raise reason

    def _pieces(self, ended: list[Stopped | Unfinished]) -> Generator[Piece, None, None]:
        pieces = run(
            self.work,
            self.plan.games,
            step=self.step,
            workers=self.workers,
            executor=self.executor,
        )
        bar = tqdm(total=self.plan.games, unit=" games", disable=not self.progress)
        with closing(pieces), bar:
            try:
                for games, piece in pieces:
                    self.done += games
                    bar.update(games)
                    yield piece
            except (Stopped, Unfinished) as reason:
                ended.append(reason)

    def warn(self, where: str = "") -> None:
        """Say that the games are not all."""
        done, games = self.done, self.plan.games
        warnings.warn(f"interrupted: {done} of {games} games are done{where}", stacklevel=3)
