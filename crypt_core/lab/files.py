"""Frames written to a file block by block: Parquet or CSV, each with what its columns mean."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pandas

from ..coach.columns import Column

Write = Callable[[pandas.DataFrame], None]

ENDINGS = (".parquet", ".csv")
UNFINISHED = ".part"
"""What the name of a file ends with, before its ending, until it is whole."""
PLAN = "(plan)"
"""What the row of a CSV file's columns is called that is none, but tells how the file was made."""


class Draft:
    """A file being written. It has its name only when it is `whole`.

    What is not whole is left under its own name too if there is no older file of that name, and
    otherwise as `path` says.
    """

    def __init__(self, path: Path) -> None:
        self.wanted = path
        self.path = path.with_stem(path.stem + UNFINISHED)
        self.whole = False

    def keep(self) -> None:
        """Give it its name, unless it would replace a file that is whole by one that is not."""
        if self.whole or not self.wanted.exists():
            for of in self._files():
                of(self.path).replace(of(self.wanted))
            self.path = self.wanted

    def delete(self) -> None:
        """Leave nothing of it."""
        for of in self._files():
            of(self.path).unlink(missing_ok=True)

    def _files(self) -> list[Callable[[Path], Path]]:
        """Its files, each by what it is called for a path."""
        return [guide_of, Path] if self.wanted.suffix == ".csv" else [Path]


def guide_of(path: Path) -> Path:
    """Where the columns of a CSV file are told."""
    return path.with_suffix(".columns.csv")


def check_path(path: str | os.PathLike[str]) -> Path:
    """A path whose ending says what to write.

    :raises ValueError: if its ending does not.
    :raises FileNotFoundError: if there is no folder for it.
    """
    checked = Path(path)
    if checked.suffix not in ENDINGS:
        raise ValueError(f"a file ends with {' or '.join(ENDINGS)}, not {checked.name!r}")
    if not checked.parent.is_dir():
        raise FileNotFoundError(f"there is no folder {str(checked.parent)!r}")
    return checked


@contextmanager
def writing(
    draft: Draft, columns: Sequence[Column], empty: pandas.DataFrame, about: Mapping[str, Any]
) -> Iterator[Write]:
    """What writes blocks to a draft; at the end it is kept, or deleted after an error."""
    ways = {".parquet": _parquet, ".csv": _csv}
    try:
        with ways[draft.wanted.suffix](draft, columns, empty, about) as write:
            yield write
    except BaseException:
        draft.delete()
        raise
    draft.keep()


@contextmanager
def _parquet(
    draft: Draft, columns: Sequence[Column], empty: pandas.DataFrame, about: Mapping[str, Any]
) -> Iterator[Write]:
    """A row group a block; each field tells its unit and meaning, the file how it was made."""
    import pyarrow
    import pyarrow.parquet

    schema = pyarrow.Schema.from_pandas(empty, preserve_index=False)
    for at, column in enumerate(columns):
        told = {"unit": column.unit, "meaning": column.meaning}
        schema = schema.set(at, schema.field(at).with_metadata(told))
    made = {"crypt_core": _plan(about)}
    schema = schema.with_metadata({**schema.metadata, **made})
    with pyarrow.parquet.ParquetWriter(draft.path, schema) as writer:
        yield lambda block: writer.write_table(
            pyarrow.Table.from_pandas(block, schema, preserve_index=False)
        )


@contextmanager
def _csv(
    draft: Draft, columns: Sequence[Column], empty: pandas.DataFrame, about: Mapping[str, Any]
) -> Iterator[Write]:
    """A header and a line a row; a second file beside it tells the columns, and last the plan."""
    named = ["column", "dtype", "unit", "meaning"]
    told = [*(column[:4] for column in columns), (PLAN, "json", "plan", _plan(about))]
    pandas.DataFrame(told, columns=named).to_csv(guide_of(draft.path), index=False)
    with draft.path.open("w", encoding="utf-8", newline="") as file:
        empty.to_csv(file, index=False)
        yield lambda block: block.to_csv(file, index=False, header=False)


def _plan(about: Mapping[str, Any]) -> str:
    return json.dumps(about, ensure_ascii=False)
