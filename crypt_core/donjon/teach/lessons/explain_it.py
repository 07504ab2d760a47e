"""Donjon's questions at the table: somebody claims something, and the learner explains the rule."""

from __future__ import annotations

from ....teach.lessons.question import choice
from ....teach.lessons.task import Lesson
from .table import MEET, table, who

THIEF, SORCERER = who("thief"), who("sorcerer")

EXPLAINED = Lesson(
    "donjon.explain",
    (
        choice(
            "donjon.explain.defender",
            "arena.lose",
            ("gems", "point", "nothing"),
            "point",
            table(
                who("warrior", gems=5, items=["short_sword"]),
                who("thief", items=["war_hammer"]),
                SORCERER,
                moves=("done", "arena P2"),
            ),
            "gems",
        ),
        choice(
            "donjon.explain.share",
            "win.monster",
            ("half", "at-once", "word"),
            "word",
            table(
                who("thief", items=["double_axe"]),
                who("warrior", items=["helm_of_the_dead"]),
                SORCERER,
                top=["vampire"],
                moves=(*MEET, "call", "P2: bid 2g", "P3: pass", "ally P2"),
            ),
            "half",
        )._replace(slips=(("rest.promises", ("= at-once",)),)),
        choice(
            "donjon.explain.winner",
            "end.winner",
            ("you", "tie", "other"),
            "other",
            table(
                who("thief", gems=3, trophies=11, main="edge", quests=["kind"]),
                who("warrior", trophies=10),
                who("sorcerer", trophies=7),
                top=["chest"],
                moves=MEET,
            ),
            "you",
        )._replace(slips=(("end.secondary", ("= tie",)),)),
    ),
)

FURTHER_EXPLAINED = Lesson(
    "donjon.explain-further",
    (
        choice(
            "donjon.explain-further.again",
            "dungeon.draw",
            ("again", "rest", "turn"),
            "rest",
            table(
                who("thief", wounds=1),
                who("priest"),
                SORCERER,
                top=["grace", "chest"],
                moves=MEET,
                watch=4,
            ),
            "again",
        )._replace(slips=(("special.ends", ("= again",)),)),
        choice(
            "donjon.explain-further.announce",
            "arena.powers",
            ("before", "sides", "after"),
            "before",
            table(
                who("warrior", token=True, items=["dagger"]),
                who("thief", items=["double_axe"]),
                SORCERER,
                moves=("done", "arena P2"),
            ),
            "sides",
        )._replace(slips=(("announce", ("= after",)),)),
        choice(
            "donjon.explain-further.twelve",
            "end.tie",
            ("you", "both", "other"),
            "other",
            table(
                who("thief", items=["double_axe"], spoils=["goblin"], trophies=11),
                who("warrior", spoils=["orc"]),
                who("sorcerer", spoils=["zombie", "harpy"], trophies=11),
                moves=("done", "arena P2"),
            ),
            "you",
        )._replace(slips=(("end.now", ("= both",)),)),
    ),
)
