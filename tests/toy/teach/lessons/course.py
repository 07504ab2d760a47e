"""The course of the toy: one lesson, of a choice and an offer."""

from __future__ import annotations

from crypt_core.teach.lessons.goals import both, happened
from crypt_core.teach.lessons.task import LEARNER, Chapter, Did, Lesson, Task

from ...events import Offered, Shown
from .table import ALL_IN, table


def _gained(did: Did) -> bool:
    return bool(did.state.gems[LEARNER] > did.start.gems[LEARNER])


FIRST = Lesson(
    "toy.first",
    (
        Task(
            id="toy.first.choose",
            rule="choose",
            start=table("P2: choose 1", "P3: choose 3"),
            goal=both(happened(Shown), _gained),
            solution=("choose 2", "continue"),
            near_miss=("choose 3", "continue"),
            patient=True,
        ),
        Task(
            id="toy.first.offer",
            rule="offer",
            start=table(*ALL_IN),
            goal=happened(Offered, player=LEARNER),
            solution=("offer P2 1 for 1",),
            near_miss=("pass",),
        ),
    ),
)

COURSE = (Chapter("toy", (FIRST,)),)
WHOLE_GAME = {"players": 3, "seats": ["person", "bot:generous", "bot:generous"]}
