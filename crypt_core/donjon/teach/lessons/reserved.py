"""Items that one adventurer alone can use."""

from __future__ import annotations

from ....teach.lessons.goals import both, decided, either, happened, refused, unless
from ....teach.lessons.task import CONTINUE, LEARNER, Lesson, Task
from ... import events as ev
from .goals import kept, played, showed
from .table import MEET, STRONG, table, who

THIEF, SORCERER = who("thief"), who("sorcerer")

RESERVED = Lesson(
    "donjon.reserved",
    (
        Task(
            id="donjon.reserved.axe",
            rule="thunder-axe",
            start=table(
                who("barbarian", items=["thunder_axe"], token=True),
                THIEF,
                SORCERER,
                top=["behemoth"],
                moves=(*MEET, "alone", "fight"),
            ),
            goal=both(happened(ev.Won, player=LEARNER), kept(token=True)),
            solution=("use thunder_axe", "done", CONTINUE),
            near_miss=("use token", "done", CONTINUE),
            misses=(("miss-token", played("use token")),),
            decisions=2,
            patient=True,
        ),
        Task(
            id="donjon.reserved.bow",
            rule="binding-bow",
            start=table(
                who("ranger", prey="undead", items=["binding_bow"], main="witcher"),
                THIEF,
                SORCERER,
                top=["orc"],
                moves=MEET,
            ),
            goal=kept(companion="orc"),
            solution=("bind",),
            near_miss=("alone",),
            teaches=("companion",),
        ),
        Task(
            id="donjon.reserved.ring",
            rule="charm-ring",
            start=table(
                who("sorcerer", items=["charm_ring"]),
                who("warrior", items=["double_axe", "chain_mail", "golden_crown"]),
                THIEF,
                top=["vampire"],
                moves=MEET,
            ),
            goal=both(played("ring P2 fight"), happened(ev.Won, player=LEARNER)),
            solution=("ring P2 fight", "alone", CONTINUE),
            near_miss=("ring P2 ally",),
            misses=(
                ("miss-ally", played("ring P2 ally")),
                ("miss-call", decided("call")),
                ("miss-weak", either(played("ring P3 fight"), played("ring P3 ally"))),
                ("miss-alone", both(decided("alone"), unless(decided("ring")))),
            ),
            decisions=2,
            patient=True,
        ),
        Task(
            id="donjon.reserved.helm",
            rule="oblivion-helm",
            start=table(
                who("priest", items=["oblivion_helm"], token=True, gems=6),
                who("thief", items=STRONG),
                active=1,
                moves=("P2: done", "P2: arena P1"),
            ),
            goal=both(happened(ev.Forgot, player=LEARNER), kept(token=True)),
            solution=("done", "forget"),
            near_miss=("done", "done"),
            misses=(("miss-token", decided("replay")),),
            decisions=2,
        ),
        Task(
            id="donjon.reserved.charm",
            rule="blackmail-charm",
            start=table(
                who("thief", items=["blackmail_charm"], spoils=["goblin", "zombie"], main="just"),
                who("priest", spoils=["orc", "harpy"], quests=["hero"]),
                who("sorcerer", spoils=["ghoul"]),
            ),
            goal=showed("just"),
            solution=("claim just with P2", CONTINUE),
            near_miss=("steal from P2",),
            misses=(("miss-just", refused("q.just")), ("miss-stolen", decided("steal"))),
            slips=(("q.just", ("claim just",)),),
        ),
    ),
)
