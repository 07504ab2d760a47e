"""A short lesson for each of the twelve collector sides: its power, or the claim it makes right.

Sides are those of a first game except for the one that a lesson is about. Where coins are compared
it is the last turn of the game, so that nothing is left to guess.
"""

from __future__ import annotations

from typing import Any

from ....teach.lessons.goals import (
    answered,
    began,
    both,
    decided,
    happened,
    made,
    refused,
    unless,
)
from ....teach.lessons.task import CONTINUE, LEARNER, Chapter, Goal, Lesson, Start, Task
from ...events import Collected, IdolsRewarded, Rerolled, Took
from ...moves import CLAIM, DONE, PEEK, RECOVER, ROUSE
from .explain_it import COLLECTORS_EXPLAINED
from .goals import claimed, played, ready
from .table import sides, table

LAST_ROUND = 8
GHOST_EVERYWHERE = ("", "a3 b2 c1")
"""The Ghost's single dice: one servant of the learner can push off any of them."""


def last_turn(power: str, crypt: str, mine: str, **fields: Any) -> Start:
    """Solo, as Leader: the learner has the last turn of a round, and so one treasure to choose."""
    return table(
        crypt,
        sides=sides(power),
        collections=[mine],
        leader=LEARNER,
        turn=2,
        **{"claims": GHOST_EVERYWHERE, **fields},
    )


def collected(slot: int) -> Goal:
    """The learner has collected the treasure in this place."""
    return happened(Collected, player=LEARNER, slot=slot)


def at_the_end(id_: str, power: str, crypt: str, mine: str, right: str, wrong: str) -> Task:
    """The last turn of the game: which treasure brings most coins with this collector?"""
    return Task(
        id=id_,
        rule=power,
        start=last_turn(power, crypt, mine, round_number=LAST_ROUND),
        goal=collected("abc".index(right[0])),
        solution=(right, CONTINUE),
        near_miss=(wrong, CONTINUE),
    )


def how_many(id_: str, power: str, mine: str, right: int, wrong: int, other: int) -> Task:
    """A question: how many coins? There are a right answer, a likely wrong one and another."""
    return Task(
        id=id_,
        rule=power,
        start=last_turn(power, "remains3 idols? manuscripts1", mine, round_number=LAST_ROUND),
        goal=answered(str(right)),
        solution=(f"= {right}",),
        near_miss=(f"= {wrong}",),
        misses=(("miss-likely", answered(str(wrong))),),
        answers=tuple(map(str, sorted((right, wrong, other)))),
    )


IDOLS_A = Lesson(
    "idols-a",
    (
        Task(
            id="idols-a.again",
            rule="idols.A",
            # The 4 fails, and the idol that it has just won pays for another roll, which does not.
            start=last_turn(
                "idols.A",
                "jewelry4 pottery? idols2",
                "remains2",
                claims=["", "a33 b5"],
                round_number=2,
                moves=("c4",),
                seed=1,
                watch=True,
            ),
            goal=happened(Rerolled, player=LEARNER),
            solution=(CONTINUE, "reroll c1"),
            near_miss=(CONTINUE, "done"),
            misses=(("miss-done", decided(DONE)),),
        ),
        Task(
            id="idols-a.which",
            rule="idols.A",
            # Both dice fail, and there is one idol.
            start=last_turn(
                "idols.A",
                "manuscripts4 remains3 jewelry?",
                "idols2",
                claims=["b5", "a66 c2"],
                round_number=3,
                moves=("c3",),
                seed=13,
                watch=True,
            ),
            goal=played("reroll c1"),
            solution=(CONTINUE, "reroll c1"),
            near_miss=(CONTINUE, "reroll b1"),
            misses=(("miss-harder", played("reroll b1")), ("miss-done", decided(DONE))),
        ),
    ),
    brings=("typing",),
)

IDOLS_B = Lesson(
    "idols-b",
    (
        Task(
            id="idols-b.first",
            rule="idols.B",
            start=last_turn(
                "idols.B", "jewelry4 pottery? idols1", "idols3 remains2", round_number=3
            ),
            goal=happened(IdolsRewarded, player=LEARNER),
            solution=("c2", CONTINUE),
            near_miss=("a4", CONTINUE),
        ),
        Task(
            id="idols-b.later",
            rule="idols.B",
            start=table(
                "remains3 pottery2 manuscripts?",
                players=2,
                sides=sides("idols.B"),
                collections=["idols1 idols3", "idols2* idols4*"],
                round_number=4,
            ),
            goal=answered("2"),
            solution=("= 2",),
            near_miss=("= 5",),
            misses=(("miss-likely", answered("5")),),
            answers=("0", "2", "5"),
        ),
    ),
)

JEWELRY_A = Lesson(
    "jewelry-a",
    (
        at_the_end(
            "jewelry-a.second",
            "jewelry.A",
            "idols4 remains? jewelry1",
            "jewelry4 pottery3 manuscripts3 tapestries2",
            "c2",
            "a4",
        ),
        how_many("jewelry-a.count", "jewelry.A", "jewelry2 jewelry3 jewelry4", 13, 18, 9),
    ),
)

JEWELRY_B = Lesson(
    "jewelry-b",
    (
        at_the_end(
            "jewelry-b.threes",
            "jewelry.B",
            "remains3 jewelry3 idols?",
            "idols4 jewelry1 tapestries3 pottery2",
            "b3",
            "a4",
        ),
        how_many("jewelry-b.count", "jewelry.B", "jewelry1 jewelry3 jewelry4", 11, 12, 8),
    ),
)

MANUSCRIPTS_A = Lesson(
    "manuscripts-a",
    (
        at_the_end(
            "manuscripts-a.second",
            "manuscripts.A",
            "jewelry4 pottery? manuscripts2",
            "manuscripts1 remains3 tapestries3 idols2",
            "c2",
            "a4",
        ),
        Task(
            id="manuscripts-a.free",
            rule="manuscripts.A",
            start=last_turn(
                "manuscripts.A",
                "manuscripts4 idols? manuscripts1",
                "manuscripts2 manuscripts3 remains3",
                claims=["", "a66 b4"],
                round_number=LAST_ROUND,
            ),
            goal=both(claimed("c", effort=1), collected(2), ready(3)),
            solution=("c1", CONTINUE),
            near_miss=("a555", CONTINUE),
            misses=(("miss-four", claimed("a")),),
        ),
    ),
)

MANUSCRIPTS_B = Lesson(
    "manuscripts-b",
    tuple(
        Task(
            id=id_,
            rule="manuscripts.B",
            start=last_turn("manuscripts.B", crypt, "manuscripts3 idols1", round_number=3),
            goal=both(began(PEEK), collected("abc".index(right[0]))),
            solution=("peek", right, CONTINUE),
            near_miss=(wrong, CONTINUE),
            misses=(
                ("miss-recover", decided(RECOVER)),
                ("miss-blind", both(decided(CLAIM), unless(began(PEEK)))),
            ),
            decisions=2,
            thens=(("claim", began(PEEK)), ("go", made(2))),
        )
        for id_, crypt, right, wrong in (
            ("manuscripts-b.look", "jewelry3 remains4? idols2", "b3", "a4"),
            ("manuscripts-b.low", "pottery1? jewelry2 remains1", "b3", "a4"),
        )
    ),
)

POTTERY_A = Lesson(
    "pottery-a",
    (
        at_the_end(
            "pottery-a.fourth",
            "pottery.A",
            "idols4 remains? pottery1",
            "pottery2 pottery3 pottery4 jewelry3",
            "c2",
            "a4",
        ),
        how_many("pottery-a.count", "pottery.A", "pottery1 pottery2 pottery4", 4, 6, 8),
    ),
)

POTTERY_B = Lesson(
    "pottery-b",
    (
        Task(
            id="pottery-b.take",
            rule="pottery.B",
            # The window opens once the next round's treasures lie there.
            start=table(
                "jewelry4 idols? remains1",
                sides=sides("pottery.B"),
                collections=["pottery1 pottery3 tapestries2"],
                claims=["", "a55 b2"],
                leader=1,
                turn=1,
                round_number=4,
                moves=("recover",),
                seed=24,
            ),
            goal=happened(Took, player=LEARNER),
            solution=("take b",),
            near_miss=("done",),
            misses=(("miss-done", decided(DONE)),),
        ),
        Task(
            id="pottery-b.late",
            rule="reveal.before-claim",
            start=table(
                "jewelry4 idols? remains1",
                sides=sides("pottery.B"),
                collections=["pottery1 pottery3"],
                round_number=4,
            ),
            goal=refused("reveal.before-claim"),
            solution=("take b",),
            near_miss=("b3",),
            helps=("typing",),
            misses=(("miss-claim", decided(CLAIM)),),
        ),
    ),
)

REMAINS_A = Lesson(
    "remains-a",
    (
        Task(
            id="remains-a.wake",
            rule="remains.A",
            # One ready servant beats no 6; two do.
            start=last_turn(
                "remains.A",
                "idols4 pottery? jewelry2",
                "remains1 remains3",
                claims=["b3", "a6 c11"],
                exhausted=[1],
                round_number=4,
                seed=1,
            ),
            goal=both(decided(ROUSE), collected(0)),
            solution=("rouse", "a44", CONTINUE),
            near_miss=("recover", CONTINUE),
            misses=(
                ("miss-recover", decided(RECOVER)),
                ("miss-alone", both(decided(CLAIM), unless(decided(ROUSE)))),
            ),
            decisions=2,
            thens=(("claim", began(ROUSE)), ("go", made(2))),
        ),
        Task(
            id="remains-a.short",
            rule="remains.A",
            start=table(
                "idols4 jewelry3 pottery?",
                sides=sides("remains.A"),
                collections=["remains1* remains3* remains4"],
                exhausted=[1],
                round_number=5,
            ),
            goal=refused("remains.A"),
            solution=("rouse",),
            near_miss=("recover",),
            misses=(("miss-recover", decided(RECOVER)),),
        ),
    ),
)

REMAINS_B = Lesson(
    "remains-b",
    (
        at_the_end(
            "remains-b.fourth",
            "remains.B",
            "idols4 jewelry? remains1",
            "remains2 remains3 remains4 pottery3",
            "c2",
            "a4",
        ),
        Task(
            id="remains-b.asleep",
            rule="remains.B",
            start=table(
                "idols4 jewelry3 pottery?",
                sides=sides("remains.B"),
                collections=["remains2 remains3"],
                exhausted=[1],
                round_number=4,
            ),
            goal=refused("remains.A"),
            solution=("rouse",),
            near_miss=("recover",),
            helps=("typing",),
            misses=(("miss-recover", decided(RECOVER)),),
        ),
    ),
)

TAPESTRIES_A = Lesson(
    "tapestries-a",
    (
        at_the_end(
            "tapestries-a.one",
            "tapestries.A",
            "idols4 remains? tapestries1",
            "jewelry3 pottery3 manuscripts2",
            "c2",
            "a4",
        ),
        Task(
            id="tapestries-a.level",
            rule="tapestries.A",
            start=table(
                "jewelry4 tapestries2 remains?",
                players=2,
                collections=["tapestries3 idols3 pottery2", "tapestries4 tapestries1 idols2"],
                claims=["", "c3"],
                leader=LEARNER,
                turn=2,
                round_number=LAST_ROUND,
            ),
            goal=collected(1),
            solution=("b1", CONTINUE),
            near_miss=("a1", CONTINUE),
        ),
    ),
)

TAPESTRIES_B = Lesson(
    "tapestries-b",
    (
        at_the_end(
            "tapestries-b.third",
            "tapestries.B",
            "idols4 remains? tapestries1",
            "tapestries2 tapestries3 jewelry3 pottery2",
            "c2",
            "a4",
        ),
        Task(
            id="tapestries-b.shared",
            rule="tapestries.B",
            start=table(
                "idols4 remains3 jewelry2 pottery?",
                players=3,
                sides=sides("tapestries.B"),
                collections=[
                    "tapestries2 tapestries3 tapestries4",
                    "tapestries1 tapestries2 tapestries3",
                ],
                round_number=5,
            ),
            goal=answered("4"),
            solution=("= 4",),
            near_miss=("= 7",),
            misses=(("miss-likely", answered("7")),),
            answers=("0", "4", "7"),
        ),
    ),
)

COLLECTORS_CHAPTER = Chapter(
    "collectors",
    (
        IDOLS_A,
        IDOLS_B,
        JEWELRY_A,
        JEWELRY_B,
        MANUSCRIPTS_A,
        MANUSCRIPTS_B,
        POTTERY_A,
        POTTERY_B,
        REMAINS_A,
        REMAINS_B,
        TAPESTRIES_A,
        TAPESTRIES_B,
        COLLECTORS_EXPLAINED,
    ),
)
