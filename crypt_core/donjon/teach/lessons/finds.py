"""Cards found in the Dungeon, and those that the Priest sees before anybody draws them."""

from __future__ import annotations

from ....teach.lessons.goals import both, decided, happened, refused, unless
from ....teach.lessons.task import CONTINUE, LEARNER, Lesson, Task
from ... import events as ev
from .goals import gained, has, lost, stronger
from .table import MEET, STRONG, table, who

THIEF, SORCERER = who("thief"), who("sorcerer")
LOOK = ("done",)
"""Leave the village: the Priest sees the next card."""

FINDS = Lesson(
    "donjon.finds",
    (
        Task(
            id="donjon.finds.chest",
            rule="chest",
            start=table(
                who("priest", gems=2),
                who("thief", items=["double_axe"]),
                who("sorcerer", gems=2, items=["plate_armour"]),
                active=2,
                top=["toll", "chest", "chest"],
                moves=("P3: done", "P3: draw", "P3: done", *LOOK),
            ),
            goal=gained(gems=1),
            solution=("draw", CONTINUE),
            near_miss=("arena P2",),
        ),
        Task(
            id="donjon.finds.familiar",
            rule="familiar",
            start=table(
                who(
                    "priest",
                    gems=8,
                    items=["war_hammer", "dagger", "leather_jerkin"],
                    familiar=True,
                ),
                THIEF,
                SORCERER,
            ),
            goal=stronger(4),
            solution=("buy golden_crown",),
            near_miss=("buy double_axe",),
            misses=(("miss-third", has("double_axe")), ("miss-armour", has("plate_armour"))),
        ),
        Task(
            id="donjon.finds.fairy",
            rule="fairy",
            start=table(
                who("sorcerer", token=True, fairy=True, gems=6),
                who("thief", items=STRONG, trophies=11),
                active=1,
                moves=("P2: done", "P2: arena P1"),
            ),
            goal=happened(ev.Vanished, player=LEARNER),
            solution=("vanish",),
            near_miss=("done",),
        ),
        Task(
            id="donjon.finds.mirror",
            rule="doppelganger",
            start=table(
                who("warrior", items=["plate_armour", "vial"], token=True),
                THIEF,
                SORCERER,
                top=["doppelganger"],
                moves=MEET,
                seed=36,
            ),
            goal=happened(ev.Won, player=LEARNER),
            solution=("use token", "done", CONTINUE),
            near_miss=("done", CONTINUE),
            misses=(
                ("miss-late", refused("announce")),
                ("miss-bare", both(unless(decided("use")), happened(ev.Hurt, player=LEARNER))),
                ("miss-vial", both(lost("vial"), happened(ev.Hurt, player=LEARNER))),
            ),
            slips=(
                ("vial", ("use vial", "done", CONTINUE)),
                ("token.when", ("done", "use token")),
                ("warrior.token", ("done", CONTINUE)),
            ),
            decisions=2,
            patient=True,
        ),
        Task(
            id="donjon.finds.mimic",
            rule="ranger",
            start=table(
                who("ranger", prey="dragon", token=True),
                THIEF,
                SORCERER,
                top=["mimic"],
                moves=MEET,
            ),
            goal=happened(ev.Won, player=LEARNER),
            solution=("use token", CONTINUE),
            near_miss=("done", CONTINUE),
            misses=(("miss-flee", refused("mimic")),),
            slips=(("mimic", ("flee",)),),
            patient=True,
        ),
    ),
)

FORESIGHT = Lesson(
    "donjon.foresight",
    (
        Task(
            id="donjon.foresight.trap",
            rule="trap",
            start=table(
                who("priest", gems=2),
                who("thief", items=STRONG),
                who("sorcerer", items=["war_hammer"]),
                top=["trap"],
                moves=LOOK,
            ),
            goal=happened(ev.Cared, player=LEARNER),
            solution=("draw", CONTINUE, "heal"),
            near_miss=("arena P2",),
            misses=(("miss-arena", decided("arena")),),
            slips=(("special.ends", ("draw", CONTINUE, "done")),),
            decisions=2,
        ),
        Task(
            id="donjon.foresight.meteors",
            rule="meteors",
            start=table(
                who("priest", wounds=4), THIEF, SORCERER, top=["meteors", "chest"], moves=LOOK
            ),
            goal=happened(ev.Drew, player=LEARNER, card="meteors"),
            solution=("draw",),
            near_miss=("arena P2",),
        ),
        Task(
            id="donjon.foresight.grace",
            rule="grace",
            start=table(
                who("priest", items=["double_axe"], gems=2, wounds=2, cursed=True),
                who("thief", items=["dagger"], wounds=3, gems=3),
                top=["grace", "chest"],
            ),
            goal=happened(ev.Opened, player=LEARNER),
            solution=("done", "arena P2"),
            near_miss=("done", "draw"),
            misses=(("miss-heal", refused("cursed")),),
            decisions=2,
            thens=(("see", decided("done")),),
            slips=(("cursed", ("heal",)),),
        ),
        Task(
            id="donjon.foresight.levelled",
            rule="first-last",
            start=table(
                who("priest", trophies=1, quests=["poor"]),
                who("thief", trophies=3),
                who("sorcerer", trophies=5),
                top=["first_last", "chest"],
                moves=LOOK,
            ),
            goal=gained(trophies=4),
            solution=("draw", CONTINUE, "claim poor"),
            near_miss=("claim poor",),
            misses=(
                ("miss-arena", decided("arena")),
                ("miss-early", both(decided("claim"), unless(decided("draw")))),
            ),
            decisions=4,
        ),
        Task(
            id="donjon.foresight.arrival",
            rule="arrival",
            start=table(
                who("priest", gems=4),
                THIEF,
                SORCERER,
                gone=["oblivion_helm"],
                top=["arrival", "chest"],
                moves=LOOK,
            ),
            goal=has("oblivion_helm"),
            solution=("draw", CONTINUE, "buy oblivion_helm"),
            near_miss=("arena P2",),
            misses=(("miss-axe", has("thunder_axe")), ("miss-arena", decided("arena"))),
            slips=(("item.reserved", ("draw", CONTINUE, "buy thunder_axe")),),
            decisions=3,
        ),
    ),
)
