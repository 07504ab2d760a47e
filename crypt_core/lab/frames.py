"""Rows as pandas data frames, in pieces, and the files that they are written to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import pandas

from ..crypt.components import KINDS, REVEALED
from .columns import ONE_OF, Column
from .plan import RANDOM
from .play import Row

BLOCK = 20_000
"""Rows after which those so far are made a frame, which takes far less memory than they do."""

MOST = max(REVEALED)
"""Players that a game can have."""

Texts = Mapping[str, Sequence[str]]
Piece = Sequence[Row] | Mapping[str, Any]
"""Rows, or whole columns by their names."""


def texts(bots: Iterable[str], sides: str) -> dict[str, Sequence[str]]:
    """The texts that each column can hold, with these bots and sides (any, if "random")."""
    names = list(dict.fromkeys(bots))
    every = ["".join(letters) for letters in product("AB", repeat=len(KINDS))]
    winners = [
        " ".join(str(seat + 1) for seat in range(MOST) if mask >> seat & 1)
        for mask in range(1, 1 << MOST)
    ]
    return {
        **ONE_OF,
        "bot": names,
        **{f"bot_{seat}": names for seat in range(1, MOST + 1)},
        "sides": every if sides == RANDOM else [sides],
        "winners": sorted(winners),
    }


def blocks(
    pieces: Iterable[Piece], columns: Sequence[Column], texts: Texts
) -> Iterator[pandas.DataFrame]:
    """Pieces as frames, of `BLOCK` rows or a little more where they come as rows."""
    rows: list[Row] = []
    for piece in pieces:
        if isinstance(piece, Mapping):
            yield block(piece, columns, texts)
            continue
        rows.extend(piece)
        if len(rows) >= BLOCK:
            yield block(_by_column(rows, columns), columns, texts)
            rows = []
    if rows:
        yield block(_by_column(rows, columns), columns, texts)


def block(values: Mapping[str, Any], columns: Sequence[Column], texts: Texts) -> pandas.DataFrame:
    """One frame of whole columns. Categories are all that a column can hold, in order."""
    made: dict[str, Any] = {}
    for column in columns:
        if column.dtype == "category":
            made[column.name] = pandas.Categorical(
                values[column.name], list(texts[column.name]), ordered=column.name == "rank"
            )
        else:
            made[column.name] = pandas.Series(values[column.name], dtype=column.dtype)
    return pandas.DataFrame(made)


def whole(blocks: Sequence[pandas.DataFrame]) -> pandas.DataFrame:
    """Blocks as one frame, with only those categories that there are."""
    frame = pandas.concat(blocks, ignore_index=True)
    for name in frame.columns:
        if isinstance(frame[name].dtype, pandas.CategoricalDtype):
            frame[name] = frame[name].cat.remove_unused_categories()
    return frame


def _by_column(rows: Sequence[Row], columns: Sequence[Column]) -> dict[str, Sequence[Any]]:
    names = [column.name for column in columns]
    return dict(zip(names, zip(*rows, strict=True) if rows else [()] * len(names), strict=True))


def empty(columns: Sequence[Column], texts: Texts) -> pandas.DataFrame:
    """A frame with no rows."""
    return block(_by_column([], columns), columns, texts)
