"""Plain text tables, the form in which every game can be read."""

from __future__ import annotations

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], gap: int = 2) -> list[str]:
    """Lines in which the cells of each column stand under one another."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        (" " * gap)
        .join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        .rstrip()
        for row in rows
    ]
