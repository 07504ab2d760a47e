"""Tables for the eighteen quests."""

from __future__ import annotations

from typing import Any

from ....teach.lessons.task import CONTINUE, Start
from ....teach.reference.trials import trial
from ..lessons.table import MEET, table, who

THIEF, SORCERER = who("thief"), who("sorcerer")
STRONG = ["double_axe", "plate_armour", "golden_crown"]


def _village(quest: str, others: int = 0, **fields: Any) -> Start:
    """A Priest who holds a quest is in the village, among others with so many trophies."""
    me = who("priest", quests=[quest], **fields)
    return table(me, who("thief", trophies=others), who("sorcerer", trophies=others))


QUESTS = (
    trial(
        "q.lavish",
        _village("lavish", items=["dagger", "leather_jerkin", "copper_ring"]),
        "claim lavish",
    ),
    trial("q.jeweller", _village("jeweller", gems=8), "buy golden_crown", "claim jeweller"),
    trial("q.edge", _village("edge", gems=8), "buy double_axe", "claim edge"),
    trial("q.smith", _village("smith", gems=8), "buy plate_armour", "claim smith"),
    trial("q.dragon-item", _village("dragon_item", items=["dragon_amulet"]), "claim dragon_item"),
    trial("q.just", _village("just", spoils=["goblin", "mummy", "harpy"]), "claim just"),
    trial("q.bloody", _village("bloody", spoils=["goblin", "orc", "troll"]), "claim bloody"),
    trial("q.hunter", _village("hunter", spoils=["slime", "harpy", "hydra"]), "claim hunter"),
    trial("q.kind", _village("kind", spoils=["zombie", "mummy", "wraith"]), "claim kind"),
    trial(
        "q.saint-michael", _village("saint_michael", spoils=["red_dragon"]), "claim saint_michael"
    ),
    trial(
        "q.witcher",
        table(
            who("priest", quests=["witcher"], items=STRONG),
            THIEF,
            SORCERER,
            top=["vampire"],
            moves=MEET,
            seed=1,
        ),
        "alone",
        "claim witcher",
    ),
    trial("q.poor", _village("poor", others=2, trophies=1), "claim poor"),
    trial("q.hero", _village("hero", others=2, trophies=3), "claim hero"),
    trial("q.lucky", _village("lucky", done=["edge", "smith", "poor"]), "claim lucky"),
    trial("q.greedy", _village("greedy", gems=12), "claim greedy"),
    trial(
        "q.saint-gary",
        table(
            who("priest", quests=["saint_gary"]), THIEF, SORCERER, top=["ghoul"], moves=MEET, seed=2
        ),
        "alone",
        "claim saint_gary",
    ),
    trial(
        "q.fearless",
        table(
            who("priest", quests=["fearless"], items=STRONG),
            THIEF,
            SORCERER,
            moves=("done", "arena P2"),
            seed=3,
        ),
        "done",
        CONTINUE,
        "claim fearless",
    ),
    trial(
        "q.coward",
        table(
            who("priest", quests=["coward"]),
            who("thief", items=STRONG),
            SORCERER,
            active=1,
            moves=("P2: done", "P2: arena P3", "P2: done", "P3: done"),
            seed=1,
        ),
        "side attacker",
        CONTINUE,
        "claim coward",
    ),
)
"""Tables for the eighteen quests."""
