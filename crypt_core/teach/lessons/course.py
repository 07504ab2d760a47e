"""The course: from a table never seen before to a first solo game, and on to every collector."""

from __future__ import annotations

from ...crypt.events import Placed
from .goals import both, happened, played, refused
from .task import LEARNER, Chapter, Lesson, Task, table

PUSH = Lesson(
    "push",
    (
        Task(
            id="push.equal",
            rule="claim.push",
            start=table("idols4 pottery? jewelry2", claims=["", "a4"], leader=1, turn=1),
            goal=refused("claim.push"),
            solution=("a4",),
            near_miss=("a5",),
            misses=(("miss-higher", played("a5")),),
        ),
        Task(
            id="push.higher",
            rule="claim.push",
            start=table("idols4 pottery? jewelry2", claims=["", "a4"], leader=1, turn=1),
            goal=both(happened(Placed, player=LEARNER, slot=0)),
            solution=("a5",),
            near_miss=("b5", "continue"),
        ),
    ),
)

COURSE: tuple[Chapter, ...] = (Chapter("first", (PUSH,)),)
"""All lessons, in the order in which they are best taken."""


def lessons() -> dict[str, Lesson]:
    """Every lesson of the course by its id."""
    return {lesson.id: lesson for chapter in COURSE for lesson in chapter.lessons}
