"""Plain text, the form in which every game can be read: tables, a few of many, a state."""

from __future__ import annotations

import html
from collections.abc import Sequence
from functools import singledispatch
from typing import TypeVar

Item = TypeVar("Item")

FEW = 4


def few(items: Sequence[object]) -> str:
    """The first of the items, and how many there are, in a line: "<12: a5, a6, b5, b6, ...>"."""
    shown = [str(item) for item in items[:FEW]] + ["..."] * (len(items) > FEW)
    return f"<{len(items)}{': ' if shown else ''}{', '.join(shown)}>"


class Few(list[Item]):
    """A list that shows the first of its items, and how many there are."""

    def __repr__(self) -> str:
        return few(self)


def monospaced(text: str) -> str:
    """Markup of text whose columns stand under one another, also where a page says otherwise."""
    style = "font-family: var(--jp-code-font-family, monospace); white-space: pre; overflow-x: auto"
    return f'<pre style="{style}">{html.escape(text)}</pre>'


@singledispatch
def public(state: object) -> str:
    """What everybody may know of a state. A game's views, which stand on its states, say how."""
    return f"<{type(state).__name__}>"


def columns(rows: Sequence[Sequence[str]], gap: int = 2) -> list[str]:
    """Lines in which the cells of each column stand under one another."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        (" " * gap)
        .join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        .rstrip()
        for row in rows
    ]
