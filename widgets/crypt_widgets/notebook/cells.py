"""What the cells of a notebook have made, for when one of them is run again.

Shift+Enter is how one goes on in a notebook, and who has just answered a question runs its cell
again by it. The cell then finds what it has made before, as far as it makes the same once more.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

Made = TypeVar("Made")


class Run(NamedTuple):
    """One run of a cell: the cell's id, and that of the request to run it."""

    cell: str
    request: str


class _Cell:
    """What a cell has made, each with what it was made of."""

    def __init__(self) -> None:
        self.request = ""
        self.before: list[tuple[object, Any]] = []
        self.now: list[tuple[object, Any]] = []


_CELLS: dict[str, _Cell] = {}


def running() -> Run | None:
    """The run that is under way; None: this is no notebook, or one that does not name its cells."""
    ipython = sys.modules.get("IPython")
    shell: Any = ipython and ipython.get_ipython()
    request = shell.get_parent() if hasattr(shell, "get_parent") else {}
    cell = request.get("metadata", {}).get("cellId")
    return Run(str(cell), str(request["header"]["msg_id"])) if cell else None


def once(of: object, make: Callable[[], Made]) -> Made:
    """Make something, or return what this cell made when it was run before.

    Args:
        of: What it is made of: another, and it is made anew.
        make: Makes it.
    """
    run = running()
    if run is None:
        return make()
    cell = _CELLS.setdefault(run.cell, _Cell())
    if cell.request != run.request:
        cell.request, cell.before, cell.now = run.request, cell.now, []
    found = next((it for it in cell.before if it[0] == of), None)
    if found is None:
        found = (of, make())
    else:
        cell.before.remove(found)
    cell.now.append(found)
    made: Made = found[1]
    return made
