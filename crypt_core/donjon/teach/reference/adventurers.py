"""Tables for the adventurers, and for the items reserved for each of them."""

from __future__ import annotations

from ....teach.lessons.goals import both, happened, refused
from ....teach.lessons.task import CONTINUE, LEARNER, Did
from ....teach.reference.trials import trial
from ... import events as ev
from ...power import preys_on
from ...state import NOBODY
from ..lessons.goals import kept, stronger
from ..lessons.table import MEET, table, who

THIEF, SORCERER = who("thief"), who("sorcerer")
AXE = ["double_axe", "plate_armour"]
ALONE = (*MEET, "alone")


def _preys(did: Did) -> bool:
    """The card that lies there is of the Ranger's type."""
    return bool(did.state.card) and preys_on(did.state, LEARNER, (did.state.card,))


def _looks(did: Did) -> bool:
    """The Priest has seen the next card."""
    return bool(did.state.seen != NOBODY)


ADVENTURERS = (
    trial(
        "barbarian",
        table(who("barbarian", gems=2), THIEF, SORCERER),
        "buy dagger",
        shows=stronger(2),
    ),
    trial(
        "barbarian.token",
        table(who("barbarian", token=True), THIEF, SORCERER, top=["orc"], moves=ALONE),
        "use token",
        CONTINUE,
    ),
    trial(
        "ranger",
        table(who("ranger", prey="undead"), THIEF, SORCERER, top=["mummy"], moves=("done",)),
        "draw",
        shows=_preys,
    ),
    trial(
        "ranger.token",
        table(
            who("ranger", prey="undead", token=True), THIEF, SORCERER, top=["mummy"], moves=ALONE
        ),
        "use token",
        shows=both(happened(ev.Announced, what="token"), kept(token=False)),
    ),
    trial(
        "warrior",
        table(who("warrior", gems=2), THIEF, SORCERER),
        "buy leather_jerkin",
        shows=stronger(2),
    ),
    trial(
        "warrior.token",
        table(who("warrior", token=True), THIEF, SORCERER, top=["orc"], moves=ALONE),
        "use token",
        shows=both(happened(ev.Announced, what="token"), kept(malus=0)),
    ),
    trial("priest", table(who("priest"), THIEF, SORCERER, top=["ogre"]), "done", shows=_looks),
    trial(
        "priest.token",
        table(who("priest", token=True), THIEF, SORCERER, top=["orc"], moves=ALONE, seed=5),
        "replay",
    ),
    trial(
        "sorcerer",
        table(who("sorcerer", gems=2), THIEF, who("priest")),
        "buy copper_ring",
        shows=stronger(2),
    ),
    trial(
        "sorcerer.token",
        table(who("sorcerer", token=True), THIEF, who("priest"), top=["gnoll"], moves=ALONE),
        "vanish",
    ),
    trial(
        "thief",
        table(who("thief", items=AXE), who("priest", gems=5), moves=("done",), seed=2),
        "arena P2",
        "plunder gems",
        CONTINUE,
    ),
    trial(
        "thief.token",
        table(
            who("thief", items=AXE, token=True),
            who("priest", gems=3, items=["dagger"]),
            moves=("done",),
            seed=2,
        ),
        "arena P2",
        "plunder gems and dagger",
        shows=both(happened(ev.Plundered, player=LEARNER, gems=3), kept(token=False)),
    ),
    trial(
        "token.when",
        table(who("warrior", token=True), THIEF, SORCERER, top=["gnoll"], moves=ALONE),
        "use token",
    ),
)
"""Tables for the adventurers."""

RESERVED = (
    trial(
        "item.reserved",
        table(who("priest", items=["binding_bow"]), THIEF, SORCERER, top=["orc"], moves=MEET),
        "bind",
        shows=refused("item.reserved"),
    ),
    trial(
        "power-armour",
        table(
            who("warrior", items=["power_armour"]),
            THIEF,
            SORCERER,
            top=["behemoth"],
            moves=(*ALONE, "fight"),
        ),
        "use power_armour",
        CONTINUE,
    ),
    trial(
        "thunder-axe",
        table(
            who("barbarian", items=["thunder_axe"]),
            THIEF,
            SORCERER,
            top=["behemoth"],
            moves=(*ALONE, "fight"),
        ),
        "use thunder_axe",
        CONTINUE,
    ),
    trial(
        "binding-bow",
        table(
            who("ranger", prey="undead", items=["binding_bow"]),
            THIEF,
            SORCERER,
            top=["griffin"],
            moves=MEET,
        ),
        "bind",
    ),
    trial(
        "charm-ring",
        table(
            who("sorcerer", items=["charm_ring"]),
            who("thief", items=AXE),
            who("priest"),
            top=["ogre"],
            moves=MEET,
        ),
        "ring P2 fight",
    ),
    trial(
        "oblivion-helm",
        table(
            who("priest", items=["oblivion_helm"]), who("thief", items=AXE), moves=("done",), seed=1
        ),
        "arena P2",
        "forget",
        CONTINUE,
    ),
    trial(
        "blackmail-charm",
        table(
            who("thief", items=["blackmail_charm"]),
            who("priest", quests=["edge", "poor"]),
            SORCERER,
        ),
        "steal from P2",
    ),
)
"""Tables for the reserved items."""
