"""What each quest asks for: which of those held is completed, and since when."""

from __future__ import annotations

from ....teach.lessons.goals import both, decided, happened
from ....teach.lessons.task import CONTINUE, LEARNER, Lesson, Task
from ... import events as ev
from .goals import claim_misses, claim_slips, gained, has, played, showed
from .table import MEET, STRONG, table, who

THIEF, SORCERER = who("thief"), who("sorcerer")
TO_QUESTS = (*MEET, "done")
"""Draw a card that brings no fight, and rest: now the quests are asked for."""


CLAIMS = Lesson(
    "donjon.claims",
    (
        Task(
            id="donjon.claims.arms",
            rule="q.jeweller",
            start=table(
                who(
                    "priest",
                    items=["war_hammer", "power_armour", "golden_crown"],
                    main="lavish",
                    quests=["edge", "smith", "jeweller"],
                ),
                THIEF,
                SORCERER,
                top=["chest"],
                moves=TO_QUESTS,
            ),
            goal=showed("jeweller"),
            solution=("claim jeweller",),
            near_miss=("claim lavish",),
            misses=claim_misses("lavish", "edge", "smith"),
            slips=claim_slips("lavish", "edge", "smith"),
            helps=("claims",),
        ),
        Task(
            id="donjon.claims.spoils",
            rule="q.just",
            start=table(
                who(
                    "priest",
                    spoils=["goblin", "orc", "zombie", "mummy", "harpy"],
                    main="hunter",
                    quests=["bloody", "kind", "just"],
                ),
                THIEF,
                SORCERER,
                top=["chest"],
                moves=TO_QUESTS,
            ),
            goal=showed("just"),
            solution=("claim just",),
            near_miss=("claim kind",),
            misses=claim_misses("kind", "bloody", "hunter"),
            slips=claim_slips("kind", "bloody", "hunter"),
            helps=("claims",),
        ),
        Task(
            id="donjon.claims.chain",
            rule="q.poor",
            start=table(
                who(
                    "priest",
                    gems=2,
                    done=["edge"],
                    main="poor",
                    quests=["hero", "greedy", "lucky"],
                ),
                who("thief", trophies=2),
                who("sorcerer", trophies=1),
                top=["chest"],
                moves=TO_QUESTS,
            ),
            goal=happened(ev.Ended, winners=(LEARNER,)),
            solution=("claim poor", "claim hero", "claim greedy", "claim lucky", CONTINUE),
            near_miss=("claim greedy",),
            misses=(
                *claim_misses("hero", "greedy", "lucky"),
                ("miss-left", decided("done")),
            ),
            decisions=99,
            slips=claim_slips("hero", "greedy", "lucky"),
            helps=("claims",),
        ),
        Task(
            id="donjon.claims.dragon",
            rule="dragons",
            start=table(
                who("priest", items=["war_hammer", "chain_mail"], gems=6, main="dragon_item"),
                who("thief", items=["golden_crown"]),
                who("sorcerer", items=["plate_armour"]),
                top=["green_dragon"],
                moves=(*MEET, "call", "P2: bid item:dragon_sword", "P3: bid 5g"),
            ),
            goal=both(happened(ev.Allied, ally=2), has("dragon_sword")),
            solution=("ally P3", CONTINUE),
            near_miss=("ally P2",),
            misses=(("miss-sword", played("ally P2")), ("miss-alone", decided("alone"))),
            patient=True,
        ),
    ),
)

DEEDS = Lesson(
    "donjon.deeds",
    (
        Task(
            id="donjon.deeds.fight",
            rule="q.saint-gary",
            start=table(
                who(
                    "priest",
                    items=["golden_crown"],
                    main="saint_michael",
                    quests=["witcher", "dragon_item", "saint_gary"],
                ),
                who("thief", items=["chain_mail"], spoils=["red_dragon"]),
                SORCERER,
                top=["vampire"],
                moves=(*MEET, "call", "P2: bid nothing", "P3: pass", "ally P2", "done"),
                seed=21,
            ),
            goal=showed("saint_gary"),
            solution=("claim saint_gary",),
            near_miss=("claim witcher",),
            misses=claim_misses("witcher", "saint-michael", "dragon-item"),
            slips=(
                *claim_slips("witcher", "saint-michael", "dragon-item"),
                ("item.ordinary", ("claim dragon_item",)),
                ("item.draconic", ("claim dragon_item",)),
            ),
            helps=("claims",),
        ),
        Task(
            id="donjon.deeds.arena",
            rule="q.fearless",
            start=table(
                who("priest", items=STRONG, main="saint_gary", quests=["coward", "fearless"]),
                THIEF,
                SORCERER,
                moves=("done", "arena P2", "done", "P2: done", "P3: side defender", "done"),
            ),
            goal=showed("fearless"),
            solution=("claim fearless",),
            near_miss=("claim coward",),
            misses=claim_misses("coward", "saint-gary"),
            slips=claim_slips("coward", "saint-gary"),
            helps=("claims",),
        ),
        Task(
            id="donjon.deeds.late",
            rule="quest.claim",
            start=table(
                who("priest", items=STRONG, gems=9),
                who("thief", trophies=1),
                who("sorcerer", trophies=1),
                top=["vampire"],
                moves=(*MEET, "alone", "guild"),
                seed=291,
            ),
            goal=decided("claim"),
            solution=("choose 1", "claim greedy"),
            near_miss=("choose 2",),
            misses=(("miss-deed", played("choose 2")),),
            decisions=2,
            helps=("claims",),
        ),
        Task(
            id="donjon.deeds.moment",
            rule="quest.claim",
            start=table(
                who("warrior", main="poor"),
                who("thief", items=STRONG, trophies=1),
                who("sorcerer", trophies=1),
                active=1,
                moves=("P2: done", "P2: arena P3", "P2: done", "P3: done"),
            ),
            goal=gained(trophies=7),
            solution=("claim poor", "side attacker", CONTINUE),
            near_miss=("side attacker", CONTINUE),
            misses=(
                ("miss-late", gained(trophies=1)),
                ("miss-neutral", played("side none")),
                ("miss-weak", happened(ev.Hurt, player=LEARNER)),
            ),
            decisions=2,
            patient=True,
            helps=("claims",),
        ),
    ),
)
