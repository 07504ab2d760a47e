"""Frames in files: the same rows, documented, and never a broken file in place of a good one."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from typing import Any

import pandas
import pyarrow.parquet
import pytest

from crypt_core.coach.bots import random_bot
from crypt_core.lab import Unfinished, columns_of, files, frames, simulate, simulate_to
from crypt_core.lab.columns import ROWS, table
from crypt_core.lab.plans import plan
from tests.benchmarks import lab_memory

TWO = ["random", "careful"]


def written(path: Path, players: Any = TWO, games: int = 9, **asked: Any) -> Any:
    return simulate_to(path, players, "random", games, 4, progress=False, **asked)


def frame(players: Any = TWO, games: int = 9, **asked: Any) -> pandas.DataFrame:
    return simulate(players, "random", games, 4, progress=False, **asked)


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("players", [["careful"], TWO], ids=["solo", "two"])
def test_a_parquet_file_is_the_frame(
    players: list[str], rows: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = frame(players, rows=rows)
    monkeypatch.setattr(frames, "BLOCK", 7)
    path = tmp_path / "out.parquet"
    told = written(path, players, rows=rows)
    assert told == (path, rows, 9, len(whole), False)
    pandas.testing.assert_frame_equal(pandas.read_parquet(path), whole, check_categorical=False)
    back = pandas.read_parquet(path)
    assert back.dtypes.astype(str).tolist() == whole.dtypes.astype(str).tolist()
    scales = [name for name in whole.select_dtypes("category") if whole[name].cat.ordered]
    assert scales == (["rank"] if "rank" in whole else [])
    for name in scales:
        assert back[name].dtype == whole[name].dtype
        assert pandas.concat([back, whole])[name].dtype == whole[name].dtype
    assert pyarrow.parquet.ParquetFile(path).num_row_groups > 1, "written as it was played"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("rows", ROWS)
def test_a_csv_file_is_the_frame(
    rows: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = frame(rows=rows)
    monkeypatch.setattr(frames, "BLOCK", 7)
    path = tmp_path / "out.csv"
    written(path, rows=rows)
    text = dict.fromkeys(("sides", "winners"), str)
    plain = whole.astype(dict.fromkeys(whole.select_dtypes("category"), str))
    gaps = {name: str(of) for name, of in whole.dtypes.items() if str(of) in ("Int8", "boolean")}
    back = pandas.read_csv(path, dtype={**text, **gaps, "seed": "uint64"})
    pandas.testing.assert_frame_equal(back, plain, check_dtype=False)
    guide = pandas.read_csv(tmp_path / "out.columns.csv")
    *named, made = guide.column
    assert named == list(whole.columns)
    assert guide.unit.tolist()[:-1] == columns_of(rows).unit[whole.columns].tolist()
    assert guide.meaning.notna().all()
    assert made == files.PLAN
    assert json.loads(guide.meaning.iloc[-1]) == plan(TWO, "random", 9, 4).about()
    assert len(list(tmp_path.iterdir())) == 2


def test_a_parquet_file_tells_its_columns_and_its_plan(tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    written(path)
    schema = pyarrow.parquet.read_schema(path)
    for column in table("games", 2, 2):
        told = schema.field(column.name).metadata
        assert told[b"unit"].decode() == column.unit
        assert told[b"meaning"].decode() == column.meaning
    assert json.loads(schema.metadata[b"crypt_core"]) == plan(TWO, "random", 9, 4).about()


@pytest.mark.parametrize("ending", files.ENDINGS)
def test_the_file_is_the_same_however_it_was_made(ending: str, tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}{ending}" for name in ("here", "there")]
    for path, workers in zip(paths, (1, 2), strict=True):
        written(path, rows="decisions", workers=workers)
    assert paths[0].read_bytes() == paths[1].read_bytes()


class Stopping:
    """A random bot that stops the run in its n-th decision."""

    def __init__(self, left: int, error: BaseException) -> None:
        self.left = left
        self.error = error

    def __call__(self, view: Any, legal: Any, draw: int) -> Any:
        self.left -= 1
        if not self.left:
            raise self.error
        return random_bot(view, legal, draw)


def read(path: Path) -> pandas.DataFrame:
    return pandas.read_csv(path) if path.suffix == ".csv" else pandas.read_parquet(path)


@pytest.mark.parametrize("ending", files.ENDINGS)
def test_a_run_that_ends_early_leaves_a_valid_file(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"out{ending}"
    with pytest.warns(UserWarning, match=r"interrupted: \d of 9 games are done, in .*out\.\w+$"):
        told = written(path, Stopping(60, KeyboardInterrupt()))
    whole = frame("random")
    assert (told.path, told.interrupted) == (path, True)
    assert 1 < told.games < 9
    assert read(path).score_1.tolist() == whole.score_1[: told.games].tolist()
    # An older file is not replaced by less.
    before = path.read_bytes()
    part = tmp_path / f"out.part{ending}"
    with pytest.warns(UserWarning, match=r"in .*out\.part\.\w+$"):
        told = written(path, Stopping(40, KeyboardInterrupt()))
    assert (told.path, path.read_bytes()) == (part, before)
    assert len(read(part)) == told.games
    with pytest.raises(Unfinished, match=r"ValueError: no; in game 4 .*; 4 games are in .*part"):
        written(path, Stopping(60, ValueError("no")))
    assert (len(read(part)), path.read_bytes()) == (4, before)
    # But by a whole one it is.
    written(path, "random")
    assert len(read(path)) == 9
    assert not part.exists()


def test_an_older_csv_file_keeps_its_columns_too(tmp_path: Path) -> None:
    """What tells the columns of a draft is called after it, and goes with it."""
    path, guide = tmp_path / "out.csv", tmp_path / "out.columns.csv"
    written(path, "random")
    before = guide.read_bytes()
    with pytest.warns(UserWarning, match="interrupted"):
        written(path, Stopping(40, KeyboardInterrupt()), rows="decisions")
    part = pandas.read_csv(tmp_path / "out.part.columns.csv").column
    assert (guide.read_bytes(), part[1]) == (before, "seed")
    written(tmp_path / "out.parquet", "random")
    assert guide.read_bytes() == before, "a file of another kind is another file"
    written(path, "random", rows="decisions")
    assert pandas.read_csv(guide).column.tolist() == part.tolist()
    assert {p.name for p in tmp_path.iterdir()} == {"out.csv", "out.columns.csv", "out.parquet"}


def test_a_file_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out.csv"
    written(path)
    before = path.read_bytes()
    handler = signal.getsignal(signal.SIGINT)

    def full(*asked: Any, **options: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pandas.DataFrame, "to_csv", full)
    with pytest.raises(OSError, match="No space left"):
        written(path, "random")
    assert signal.getsignal(signal.SIGINT) is handler
    assert path.read_bytes() == before
    assert {p.name for p in tmp_path.iterdir()} == {"out.csv", "out.columns.csv"}


@pytest.mark.skipif(sys.platform == "win32", reason="memory that is not used is not counted")
def test_the_benchmark_of_memory_measures_its_own_process() -> None:
    """The program that begins it may be the larger one."""
    large = b"x" * (1 << 29)
    assert lab_memory.own_peak() > len(large) >> 20
    assert 20 < lab_memory.peak(1, "players='random'", ".csv") < len(large) >> 20


def test_a_path_says_what_to_write(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"a file ends with .parquet or .csv, not 'out.xlsx'"):
        written(tmp_path / "out.xlsx")
    with pytest.raises(FileNotFoundError, match="there is no folder"):
        written(tmp_path / "none" / "out.csv")
    with pytest.raises(ValueError, match="no bot is named 'nobody'"):
        written(tmp_path / "out.csv", "nobody")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("rows", ROWS)
def test_the_guide_to_columns_is_shown_whole(rows: str) -> None:
    # pandas cuts what is longer, in a notebook too.
    assert columns_of(rows).meaning.str.len().max() < pandas.get_option("display.max_colwidth")
