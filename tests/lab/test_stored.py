"""Frames of long runs beside the notebooks: kept, read, and what their code still makes."""

from __future__ import annotations

import shutil
from pathlib import Path

import nbformat
import pandas as pd
import pytest
from nbclient import NotebookClient

from crypt_core.lab import stored

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
FLAG = "RERUN = False"
SMALL = {
    "12-lab-best": {
        "GAMES = 400": "GAMES = 3",
        "REVIEWED = 100": "REVIEWED = 2",
    },
    "08-lab-effort": {
        "GAMES = 200_000": "GAMES = 300",
        "SLOW_GAMES = 4_000": "SLOW_GAMES = 4",
        "COACH_GAMES = 400": "COACH_GAMES = 3",
    },
    "09-lab-sides": {
        "GAMES = 100_000": "GAMES = 300",
        "SLOW_GAMES = 3_000": "SLOW_GAMES = 4",
        "COACH_GAMES = 400": "COACH_GAMES = 2",
    },
    "10-lab-leader": {
        "GAMES = 100_000": "GAMES = 300",
        '"collector": 400, "sensible": 100': '"collector": 2, "sensible": 2',
        "2: 600, 3: 300, 4: 150": "2: 2, 3: 2, 4: 2",
    },
    "11-lab-recover": {
        "GAMES = 200_000": "GAMES = 300",
        "SLOW_GAMES = 4_000": "SLOW_GAMES = 4",
        "COACH_GAMES = 200": "COACH_GAMES = 8",
    },
}
"""What makes a notebook's long run a short one."""
ONLY_READ = {"12-lab-best": "lab-best-bounds.parquet"}
"""Frames that a notebook only reads: `scripts.workshop.crypt.bound` makes this one."""
SUMS = ("lab-leader-victories", "lab-effort-doings")
"""Frames that sum up all games: those of a short run have other numbers."""


def test_what_is_made_is_kept_and_made_again_only_if_asked_for(tmp_path: Path) -> None:
    made: list[int] = []

    def make() -> pd.DataFrame:
        made.append(len(made))
        return pd.DataFrame({"score": [len(made), 7]})

    file = tmp_path / "data" / "scores.parquet"
    assert stored(file, make).score.tolist() == [1, 7]
    assert stored(file, make).score.tolist() == [1, 7]
    assert stored(file, make, rerun=True).score.tolist() == [2, 7]
    assert stored(file, make).score.tolist() == [2, 7]
    assert made == [0, 1]


def sources(path: Path) -> str:
    cells = nbformat.read(path, as_version=4).cells
    return "\n".join(cell.source for cell in cells if cell.cell_type == "code")


def test_every_frame_that_is_kept_is_one_that_a_notebook_shows() -> None:
    shown = {path.stem: sources(path) for path in NOTEBOOKS.glob("*.ipynb")}
    for file in (NOTEBOOKS / "data").iterdir():
        assert any(f'"data/{file.name}"' in source for source in shown.values()), file.name
        assert file.stat().st_size < 100_000
    assert {name for name, source in shown.items() if FLAG in source} == set(SMALL)


@pytest.mark.nightly
@pytest.mark.parametrize("name", SMALL)
def test_a_short_run_makes_what_the_long_one_began_with(name: str, tmp_path: Path) -> None:
    """So that what is shown is what the code beside it does."""
    notebook = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4)
    for cell in notebook.cells:
        for long, short in {FLAG: "RERUN = True", **SMALL[name]}.items():
            cell.source = cell.source.replace(long, short)
    if name in ONLY_READ:
        (tmp_path / "data").mkdir()
        shutil.copy(NOTEBOOKS / "data" / ONLY_READ[name], tmp_path / "data")
    where = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, kernel_name="python3", resources=where, timeout=300).execute()
    for file in sorted((tmp_path / "data").iterdir()):
        short, long = pd.read_parquet(file), pd.read_parquet(NOTEBOOKS / "data" / file.name)
        assert list(short.columns) == list(long.columns)
        if file.stem in SUMS or file.name == ONLY_READ.get(name):
            continue
        by = [column for column in ("bot", "players") if column in short]
        for key, rows in short.groupby(by) if by else [((), short)]:
            whole = long
            for column, value in zip(by, key, strict=True):
                whole = whole[whole[column] == value]
            pd.testing.assert_frame_equal(rows, whole.head(len(rows)), check_categorical=False)
    shutil.rmtree(tmp_path)
