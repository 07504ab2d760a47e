"""Tables for special cards and events."""

from __future__ import annotations

from collections.abc import Sequence

from ....teach.lessons.goals import happened, refused
from ....teach.lessons.task import CONTINUE, Start
from ....teach.reference.trials import trial
from ... import events as ev
from ..lessons.goals import stage
from ..lessons.table import MEET, table, who

THIEF, SORCERER = who("thief"), who("sorcerer")
STRONG = ["double_axe", "plate_armour", "golden_crown"]


def _entering(*top: str, seed: int = 1, discards: Sequence[str] = (), **fields: object) -> Start:
    """A Priest of 8 has left the village; these cards lie on top."""
    me = who("priest", **fields)
    return table(me, THIEF, SORCERER, top=top, moves=("done",), seed=seed, discards=discards)


CARDS = (
    trial("special.ends", _entering("chest"), "draw", CONTINUE, shows=stage("rest")),
    trial(
        "dragons",
        _entering("green_dragon"),
        "draw",
        "alone",
        "flee",
        CONTINUE,
        shows=lambda did: "dragon_sword" in did.state.gone,
    ),
    trial("familiar", _entering("familiar", items=["dagger"], gems=4), "draw", "buy short_sword"),
    trial(
        "djinn",
        _entering("djinn", items=STRONG, seed=1),
        "draw",
        "alone",
        "take charm_ring from shop",
    ),
    trial("chest", _entering("chest"), "draw"),
    trial(
        "sale",
        table(who("priest", gems=4, items=["sale"]), THIEF, SORCERER),
        "buy double_axe with sale",
    ),
    trial("trap", _entering("trap"), "draw"),
    trial(
        "vial",
        table(
            who("priest", items=["vial"]),
            THIEF,
            SORCERER,
            top=["orc"],
            moves=(*MEET, "alone"),
            seed=23,
        ),
        "use vial",
    ),
    trial("mimic", _entering("mimic"), "draw", CONTINUE),
    trial(
        "pickpocket",
        _entering("pickpocket", items=["dagger", "plate_armour"]),
        "draw",
        "drop dagger",
        CONTINUE,
    ),
    trial("doppelganger", _entering("doppelganger", items=STRONG), "draw", CONTINUE),
    trial("fairy", _entering("orc", fairy=True, seed=2), "draw", "alone", CONTINUE),
    trial("key", _entering("key"), "raid", "draw"),
    trial(
        "temple.raid",
        table(
            who("priest", items=["key", *STRONG]),
            THIEF,
            SORCERER,
            temple=8,
            moves=("done",),
            seed=1,
        ),
        "raid",
        CONTINUE,
        shows=happened(ev.Met, cards=("guardian",)),
    ),
    trial(
        "cursed",
        table(who("priest", cursed=True, wounds=2, gems=4), THIEF, SORCERER),
        "heal",
        shows=refused("cursed"),
    ),
    trial("meteors", _entering("meteors", "chest"), "draw", CONTINUE),
    trial("grace", _entering("grace", "chest", wounds=3), "draw", CONTINUE),
    trial("fury", _entering("fury", "chest", seed=1), "draw", CONTINUE),
    trial(
        "new-choice",
        _entering("new_choice", "chest", main="saint_michael", quests=["poor"]),
        "draw",
        "exchange quest1",
    ),
    trial(
        "arrival",
        table(
            who("priest"),
            THIEF,
            SORCERER,
            top=["arrival", "chest"],
            gone=["power_armour"],
            moves=("done",),
        ),
        "draw",
        CONTINUE,
    ),
    trial("rot", _entering("rot", "chest", spoils=["goblin", "lich"]), "draw", "discard goblin"),
    trial(
        "hell",
        _entering("hell", "chest", discards=["goblin", "ghoul", "orc"], seed=13),
        "draw",
        CONTINUE,
    ),
    trial(
        "first-last",
        table(
            who("priest", trophies=2),
            who("thief", trophies=5),
            who("sorcerer", trophies=1),
            top=["first_last", "chest"],
            moves=("done",),
        ),
        "draw",
        CONTINUE,
    ),
    trial("toll", _entering("toll", "chest"), "draw", CONTINUE),
    trial("love", _entering("love", "chest"), "draw", CONTINUE),
    trial(
        "active",
        _entering("toll", "love", "chest"),
        "draw",
        CONTINUE,
        shows=happened(ev.Expired, card="toll"),
    ),
)
"""Tables for special cards and events."""
