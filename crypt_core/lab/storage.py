"""Frames of long runs, kept in small files beside the notebook that shows them.

What is shown is then the long run, as the prose beside it tells it, and reading it takes no time.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pandas

from ..extras import needed


def stored(
    path: str | Path, make: Callable[[], pandas.DataFrame], rerun: bool = False
) -> pandas.DataFrame:
    """The frame of a Parquet file; if there is none, or to `rerun` it, what `make` makes.

    What has been made is written to the file, whose folder is made as well.
    """
    with needed("stored"):
        import_module("pyarrow")  # pandas does not name what would bring it
    file = Path(path)
    if rerun or not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        make().to_parquet(file, compression="zstd")
    return pandas.read_parquet(file)
