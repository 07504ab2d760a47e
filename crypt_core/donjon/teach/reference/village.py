"""Tables for the rules of the village, and of quests as such."""

from __future__ import annotations

from ....teach.lessons.goals import happened, refused
from ....teach.lessons.task import CONTINUE, LEARNER, Did
from ....teach.reference.trials import trial
from ... import events as ev
from ..lessons.goals import has, stage, stronger
from ..lessons.table import MEET, table, who

THIEF, SORCERER = who("thief"), who("sorcerer")
STRONG = ["double_axe", "plate_armour", "golden_crown"]


def _strongest_is_left(did: Did) -> bool:
    """A quest has taken three undead, and the strongest of four is left."""
    return happened(ev.Claimed)(did) and did.state.players[LEARNER].spoils == ("lich",)


VILLAGE = (
    trial("shop.buy", table(who("priest", gems=5), THIEF, SORCERER), "buy short_sword"),
    trial(
        "shop.one-per-type",
        table(who("priest", items=["dagger", "short_sword"]), THIEF, SORCERER),
        "done",
        "drop dagger",
    ),
    trial(
        "shop.typeless",
        table(who("priest", items=["vial", "sale", "key", "dagger"]), THIEF, SORCERER),
        "done",
        shows=stage("choose"),
    ),
    trial(
        "item.ordinary",
        table(who("priest", gems=8), THIEF, SORCERER),
        "buy double_axe",
        shows=stronger(4),
    ),
    trial(
        "item.draconic",
        table(
            who("priest", items=STRONG), THIEF, SORCERER, top=["green_dragon"], moves=MEET, seed=1
        ),
        "alone",
        CONTINUE,
        shows=has("dragon_sword"),
    ),
    trial("temple", table(who("priest", wounds=3, gems=2), THIEF, SORCERER), "heal"),
    trial("guild", table(who("priest", gems=2), THIEF, SORCERER), "guild", "choose 1"),
    trial(
        "guild.limit",
        table(who("priest", gems=4, quests=["poor", "kind", "just"]), THIEF, SORCERER),
        "guild",
        shows=refused("guild.limit"),
    ),
    trial(
        "rest.village",
        table(who("priest"), THIEF, SORCERER, top=["chest"], moves=("done",)),
        "draw",
        "buy dagger",
        CONTINUE,
    ),
    trial(
        "rest.trophy",
        table(who("priest", gems=3), THIEF, SORCERER, top=["chest"], moves=MEET),
        "trophy",
    ),
    trial(
        "quest.claim",
        table(who("priest", main="edge"), THIEF, SORCERER, top=["chest"], moves=(*MEET, "done")),
        "done",
    ),
    trial(
        "quest.main",
        table(who("priest", gems=8, main="edge"), THIEF, SORCERER),
        "buy double_axe",
        "claim edge",
        shows=happened(ev.Claimed, rank="main", trophies=4, gems=4),
    ),
    trial(
        "quest.secondary",
        table(who("priest", gems=8, quests=["edge"]), THIEF, SORCERER),
        "buy double_axe",
        "claim edge",
        shows=happened(ev.Claimed, rank="secondary", trophies=2, gems=4),
    ),
    trial(
        "quest.spoils",
        table(
            who("priest", quests=["kind"], spoils=["lich", "skeleton", "ghoul", "mummy"]),
            THIEF,
            SORCERER,
        ),
        "claim kind",
        shows=_strongest_is_left,
    ),
)
"""Tables for shop, Temple and Guild, for the Warrior's rest, and for quests as such."""
