"""Rows as pandas data frames, in pieces, and the files that they are written to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy
import pandas

from ..coach.columns import Column, Texts
from .play import Row

BLOCK = 20_000
"""Rows after which those so far are made a frame, which takes far less memory than they do."""

Piece = Sequence[Row] | Mapping[str, Any]
"""Rows, or whole columns by their names: arrays, of texts their numbers (see `columns.texts`)."""


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
            made[column.name] = _categorical(
                values[column.name], list(texts[column.name]), column.ordered
            )
        else:
            made[column.name] = pandas.Series(values[column.name], dtype=column.dtype)
    return pandas.DataFrame(made)


def _categorical(values: Any, texts: list[str], ordered: bool) -> Any:
    """Texts, or an array of their numbers among those that there can be, as a category."""
    if isinstance(values, numpy.ndarray):
        return pandas.Categorical.from_codes(values, pandas.Index(texts), ordered)
    return pandas.Categorical(values, texts, ordered)


def whole(blocks: Sequence[pandas.DataFrame]) -> pandas.DataFrame:
    """Blocks as one frame, with only those categories that there are.

    A scale, such as the ranks, stays whole: so it is the same in every frame and file.
    """
    frame = pandas.concat(blocks, ignore_index=True)
    for name in frame.columns:
        dtype = frame[name].dtype
        if isinstance(dtype, pandas.CategoricalDtype) and not dtype.ordered:
            frame[name] = frame[name].cat.remove_unused_categories()
    return frame


def _by_column(rows: Sequence[Row], columns: Sequence[Column]) -> dict[str, Sequence[Any]]:
    names = [column.name for column in columns]
    return dict(zip(names, zip(*rows, strict=True) if rows else [()] * len(names), strict=True))


def empty(columns: Sequence[Column], texts: Texts) -> pandas.DataFrame:
    """A frame with no rows."""
    return block(_by_column([], columns), columns, texts)
