"""Short lessons for playing with two, three and four: the torches, pushing each other, ties."""

from __future__ import annotations

from ....teach.lessons.goals import answered, both, decided, happened, refused, undecided
from ....teach.lessons.task import CONTINUE, LEARNER, Chapter, Lesson, Task
from ...events import Collected, Dice, Placed, Pushed, Spared, Won
from ...moves import CLAIM, RECOVER
from .explain_it import SEVERAL_EXPLAINED
from .table import table

TWO = Lesson(
    "two",
    (
        Task(
            id="two.again",
            rule="claim.order",
            start=table("idols4 jewelry2 pottery?", players=2, moves=("P1: a3 b2", "P2: a4")),
            goal=happened(Collected, player=LEARNER, slot=0),
            solution=("a5", CONTINUE),
            near_miss=("c1", CONTINUE),
        ),
        Task(
            id="two.one",
            rule="claim.last-turn",
            start=table(
                "remains3 manuscripts2 tapestries?",
                players=2,
                claims=["", "a4"],
                leader=LEARNER,
                turn=2,
                round_number=3,
            ),
            goal=refused("claim.last-turn"),
            solution=("b2 c2",),
            near_miss=("b2",),
            misses=(("miss-one", decided(CLAIM)),),
        ),
    ),
)

THREE = Lesson(
    "three",
    (
        Task(
            id="three.torches",
            rule="pass",
            start=table(
                "idols4 jewelry3 remains2 pottery?",
                players=3,
                claims=["", "", "a4"],
                leader=2,
                turn=1,
                round_number=3,
            ),
            goal=answered("3"),
            solution=("= 3",),
            near_miss=("= 1",),
            misses=(("miss-leader", answered("1")),),
            answers=("1", "2", "3"),
        ),
        Task(
            id="three.last",
            rule="setup.torches",
            start=table(
                "idols4 jewelry3 remains2 pottery?",
                players=3,
                claims=["", "a4 c2", "b5"],
                leader=1,
                turn=2,
                round_number=2,
                seed=1,
            ),
            goal=happened(Spared, player=LEARNER, slot=3),
            solution=("d1", CONTINUE),
            near_miss=("d6", CONTINUE),
            misses=(("miss-effort", happened(Collected, player=LEARNER, slot=3)),),
        ),
    ),
)

OTHERS = Lesson(
    "others",
    (
        Task(
            id="others.push",
            rule="claim.push",
            start=table(
                "tapestries4 idols3 manuscripts2 jewelry?",
                players=3,
                claims=["", "", "a3 b2"],
                leader=2,
                turn=1,
                round_number=3,
            ),
            goal=happened(Placed, player=LEARNER, pushed=Pushed(2, Dice(1, 3))),
            solution=("a4",),
            near_miss=("a3",),
            misses=(("miss-equal", both(refused("claim.push"), undecided)),),
        ),
        Task(
            id="others.everywhere",
            rule="collect.all-pushed",
            start=table(
                "remains4 idols3 jewelry2 pottery?",
                players=3,
                exhausted=[2],
                round_number=4,
                moves=("P1: a2", "P2: a3 c2", "P3: b3"),
                watch=True,
            ),
            goal=answered("3"),
            solution=("= 3",),
            near_miss=("= 1",),
            misses=(("miss-one", answered("1")),),
            answers=("0", "1", "3"),
        ),
    ),
)

FOUR = Lesson(
    "four",
    (
        Task(
            id="four.keep",
            rule="claim.order",
            start=table(players=4, seed=23),
            goal=happened(Collected, player=LEARNER),
            solution=("b33", CONTINUE),
            near_miss=("a2 b2 c2", CONTINUE),
            misses=(("miss-recover", decided(RECOVER)),),
            patient=True,
        ),
        Task(
            id="four.last",
            rule="claim.last-turn",
            start=table(
                "idols4 jewelry4 remains3 tapestries1 pottery? manuscripts?",
                players=4,
                claims=["", "a5 b2", "c44", "f3"],
                leader=1,
                turn=3,
                round_number=2,
            ),
            goal=refused("claim.last-turn"),
            solution=("d1 e1",),
            near_miss=("d1",),
            misses=(("miss-one", decided(CLAIM)),),
        ),
    ),
)

TIED = table(
    # 11 coins each: two servants ready here, three there.
    "jewelry3 remains2 pottery1?",
    players=2,
    collections=["remains4 manuscripts4", "manuscripts3"],
    claims=["", "a4 b3"],
    exhausted=[1],
    leader=LEARNER,
    turn=2,
    round_number=8,
    moves=("c1",),
    seed=3,
)

TIE = Lesson(
    "tie",
    (
        Task(
            id="tie.dice",
            rule="tie",
            start=TIED,
            goal=answered("2"),
            solution=("= 2",),
            near_miss=("= 3",),
            misses=(("miss-all", answered("3")),),
            answers=("0", "2", "3"),
        ),
        Task(
            id="tie.roll",
            rule="tie",
            start=TIED,
            goal=happened(Won),
            solution=("roll", CONTINUE),
            near_miss=("recover",),
            misses=(("miss-late", refused("tie")),),
        ),
    ),
)

SEVERAL_CHAPTER = Chapter("several", (TWO, THREE, OTHERS, FOUR, TIE, SEVERAL_EXPLAINED))
