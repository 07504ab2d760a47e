"""Tables for the rules of the end."""

from __future__ import annotations

from ....teach.lessons.goals import both, happened, refused, unless
from ....teach.lessons.task import CONTINUE, LEARNER
from ....teach.reference.trials import trial
from ... import events as ev
from ..lessons.table import EARLIER, MEET, table, who

THIEF, SORCERER = who("thief"), who("sorcerer")

ENDINGS = (
    trial(
        "end.target",
        table(who("priest", gems=3, trophies=11), THIEF, SORCERER, top=["chest"], moves=MEET),
        "trophy",
        CONTINUE,
        "P1: done",
        shows=refused("end.target"),
    ),
    trial(
        "end.deck",
        table(
            who("priest", trophies=2), THIEF, SORCERER, discards=EARLIER, top=["chest"], moves=MEET
        ),
        "done",
        CONTINUE,
        shows=happened(ev.Ended, winners=(LEARNER,)),
    ),
    trial(
        "end.now",
        table(
            who("priest", trophies=11, items=["double_axe", "plate_armour"]),
            who("thief", gems=6, items=["dagger"]),
            moves=("done",),
            seed=2,
        ),
        "arena P2",
        CONTINUE,
        shows=both(happened(ev.Ended), unless(happened(ev.Plundered))),
    ),
    trial(
        "end.main",
        table(
            who("priest", gems=6, trophies=11, main="lavish"),
            who("thief", trophies=7),
            SORCERER,
            top=["chest"],
            moves=MEET,
        ),
        "trophy",
        CONTINUE,
    ),
    trial(
        "end.secondary",
        table(
            who("priest", gems=6, trophies=11, quests=["lavish", "edge"]),
            who("thief", trophies=7),
            SORCERER,
            top=["chest"],
            moves=MEET,
        ),
        "trophy",
        CONTINUE,
        shows=happened(ev.Scored, player=LEARNER, score=10, loss=2),
    ),
    trial(
        "end.winner",
        table(
            who("priest", gems=6, trophies=11, main="saint_michael"),
            who("thief", trophies=10),
            SORCERER,
            top=["chest"],
            moves=MEET,
        ),
        "trophy",
        CONTINUE,
    ),
    trial(
        "end.tie",
        table(
            who("priest", gems=6, trophies=11, main="lavish", spoils=["goblin"]),
            who("thief", trophies=10),
            SORCERER,
            top=["chest"],
            moves=MEET,
        ),
        "trophy",
        CONTINUE,
    ),
)
"""Tables for the rules of the end."""
