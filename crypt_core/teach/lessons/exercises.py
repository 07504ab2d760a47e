"""The tasks of the notebooks, by their names: `Exercise("first-round.order")` sets one in a cell.

They are kept here, and their words in the catalogues, so that no notebook shows the answer to its
own question, wherever it is read.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache

from ...games import NAMES, has, part
from .task import Task

EXERCISES = "teach.lessons.exercises"


@cache
def exercises(game: str) -> dict[str, Task]:
    """What the notebooks about a game ask, by name; a game may have no notebook."""
    found: tuple[Task, ...] = part(game, EXERCISES).EXERCISES if has(game, EXERCISES) else ()
    return {task.id: task for task in found}


def exercise(name: str) -> Task:
    """Return a task by its name, such as "first-round.order".

    :raises ValueError: if there is none, with the nearest there is.
    """
    known = {id_: task for game in NAMES for id_, task in exercises(game).items()}
    if name not in known:
        near = get_close_matches(name, known, 1)
        meant = f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(known)}"
        raise ValueError(f"no exercise is named {name[:40]!r}{meant}")
    return known[name]
