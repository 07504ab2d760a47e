"""Tables for the rules of the Arena."""

from __future__ import annotations

from ....teach.lessons.goals import happened, refused
from ....teach.lessons.task import CONTINUE, LEARNER, Did
from ....teach.reference.trials import trial
from ... import events as ev
from ..lessons.table import table, who

THIEF, SORCERER = who("thief"), who("sorcerer")
STRONG = who("priest", items=["double_axe", "plate_armour"])
ENTER = ("done",)


def _promised(did: Did) -> bool:
    """A word was given while an Arena is open."""
    return happened(ev.Promised, player=LEARNER)(did)


ARENAS = (
    trial(
        "arena.early",
        table(who("priest"), THIEF, SORCERER, round_number=2, moves=ENTER),
        "arena P2",
        shows=refused("arena.early"),
    ),
    trial("arena.open", table(STRONG, THIEF, SORCERER, moves=ENTER), "arena P2"),
    trial(
        "alliance.arena",
        table(who("priest", gems=1), THIEF, SORCERER, moves=ENTER),
        "arena P2",
        "promise P3 1g",
        shows=_promised,
    ),
    trial(
        "arena.powers",
        table(
            who("warrior", token=True),
            THIEF,
            SORCERER,
            moves=("done", "arena P2", "done", "P2: done"),
            seed=1,
        ),
        "use token",
        shows=happened(ev.Announced, what="token"),
    ),
    trial(
        "arena.sides",
        table(
            who("priest"),
            who("thief", items=["double_axe"]),
            SORCERER,
            active=1,
            moves=("P2: done", "P2: arena P3", "P2: done", "P3: done"),
            seed=2,
        ),
        "side attacker",
    ),
    trial("arena.win", table(STRONG, THIEF, moves=ENTER, seed=2), "arena P2", CONTINUE),
    trial(
        "arena.plunder",
        table(STRONG, who("thief", gems=5, items=["dagger"]), moves=ENTER, seed=2),
        "arena P2",
        "plunder gems",
    ),
    trial(
        "arena.lose",
        table(who("priest"), who("thief", items=["double_axe"]), moves=ENTER, seed=1),
        "arena P2",
        CONTINUE,
    ),
    trial(
        "pot",
        table(who("priest"), THIEF, round_number=1, top=["chest", "chest"], seed=2),
        "done",
        "draw",
        "done",
        CONTINUE,
    ),
    trial("pot.won", table(STRONG, THIEF, moves=ENTER, pot=3, seed=2), "arena P2", CONTINUE),
)
"""Tables for the rules of the Arena."""
