"""Donjon's questions at the table: somebody claims something, and the learner explains the rule."""

from __future__ import annotations

from ....teach.lessons.goals import decided, either, refused
from ....teach.lessons.question import choice
from ....teach.lessons.task import Lesson, Task
from .goals import claim_misses, claim_slips, has, played, short_of, stronger
from .table import MEET, STRONG, table, who

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

ADVENTURERS_EXPLAINED = Lesson(
    "donjon.explain-adventurers",
    (
        Task(
            id="donjon.explain-adventurers.jewel",
            rule="sorcerer",
            start=table(
                who("sorcerer", gems=4, items=["copper_ring"]), who("warrior"), who("priest")
            ),
            goal=stronger(2),
            solution=("buy helm_of_the_dead",),
            near_miss=("buy silver_brooch",),
            misses=(
                ("miss-brooch", has("silver_brooch")),
                ("miss-left", decided("done")),
                ("miss-small", short_of(2)),
            ),
            decisions=2,
            slips=(("shop.one-per-type", ("buy silver_brooch",)),),
        ),
        choice(
            "donjon.explain-adventurers.gem",
            "thief",
            ("nothing", "attacker", "gem"),
            "gem",
            table(
                THIEF,
                who("priest", items=["golden_crown"]),
                who("sorcerer", gems=6, items=["chain_mail"]),
                active=1,
                moves=("P2: done", "P2: arena P3", "P2: done", "P3: done"),
            ),
            "nothing",
        ),
        choice(
            "donjon.explain-adventurers.armour",
            "item.reserved",
            ("both", "one", "paid"),
            "one",
            table(who("priest", gems=4, items=["chain_mail"]), THIEF, who("warrior", gems=4)),
            "both",
        )._replace(slips=(("shop.one-per-type", ("= both",)), ("shop.buy", ("= paid",)))),
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
                watch=3,
            ),
            "again",
        )._replace(slips=(("special.ends", ("= again",)),)),
        choice(
            "donjon.explain-further.active",
            "active",
            ("both", "toll", "love"),
            "toll",
            table(
                who("priest", gems=4),
                who("thief", items=STRONG),
                SORCERER,
                active=2,
                top=["love", "chest", "toll", "chest"],
                moves=("P3: done", "P3: draw", "P3: done", "done", "draw"),
                watch=1,
            ),
            "both",
        ),
        choice(
            "donjon.explain-further.key",
            "temple.raid",
            ("free", "both", "curse"),
            "curse",
            table(who("priest", items=["key"]), THIEF, SORCERER, temple=8, moves=("done",)),
            "free",
        )._replace(slips=(("key", ("= both",)),)),
    ),
)

QUESTS_EXPLAINED = Lesson(
    "donjon.explain-quests",
    (
        Task(
            id="donjon.explain-quests.room",
            rule="guild.limit",
            start=table(
                who("priest", gems=2, main="saint_michael", quests=["poor", "edge", "hunter"]),
                who("thief", trophies=1),
                who("sorcerer", trophies=2),
            ),
            goal=decided("guild"),
            solution=("claim poor", "guild"),
            near_miss=("guild",),
            misses=(
                ("miss-full", refused("guild.limit")),
                *claim_misses("edge", "hunter", "saint-michael"),
                ("miss", decided("done")),
            ),
            decisions=3,
            slips=claim_slips("edge", "hunter", "saint-michael"),
            helps=("claims",),
        ),
        choice(
            "donjon.explain-quests.gary",
            "q.saint-gary",
            ("kritik", "monster", "turn"),
            "turn",
            table(
                who("priest", quests=["saint_gary"]),
                THIEF,
                SORCERER,
                active=1,
                moves=("P2: done", "P2: arena P1", "P2: done"),
            ),
            "kritik",
        ),
        choice(
            "donjon.explain-quests.price",
            "alliance.price",
            ("own", "won", "none"),
            "none",
            table(
                who("warrior", items=["helm_of_the_dead"]),
                who("thief", gems=3, trophies=4),
                SORCERER,
                active=1,
                top=["ogre"],
                moves=("P2: done", "P2: draw", "P2: call", "P3: pass"),
            ),
            "own",
        ),
    ),
)

TWO_EXPLAINED = Lesson(
    "donjon.explain-two",
    (
        choice(
            "donjon.explain-two.point",
            "trade",
            ("agreed", "rest", "never"),
            "never",
            table(who("thief", trophies=3), who("priest", gems=6), SORCERER),
            "agreed",
        ),
        Task(
            id="donjon.explain-two.advance",
            rule="deal.advance",
            start=table(
                who("warrior", items=["helm_of_the_dead"]),
                who("priest", items=["dagger"]),
                active=1,
                top=["ogre"],
                moves=("P2: done", "P2: draw", "P2: call"),
            ),
            goal=played("bid item:dagger now"),
            solution=("bid item:dagger now",),
            near_miss=("bid 2g",),
            misses=(
                ("miss-gems", refused("deal.bounds", "bundle-gems")),
                ("miss-nothing", either(played("bid nothing"), played("bid nothing now"))),
                ("miss-passed", decided("pass")),
            ),
            slips=(("deal.bounds", ("bid 2g now",)),),
        ),
        choice(
            "donjon.explain-two.lost",
            "deal.advance",
            ("back", "half", "keep"),
            "keep",
            table(
                who("priest", gems=2),
                who("warrior", items=["helm_of_the_dead"]),
                top=["ogre"],
                moves=(*MEET, "call", "P2: bid 2g now"),
            ),
            "back",
        ),
    ),
)
