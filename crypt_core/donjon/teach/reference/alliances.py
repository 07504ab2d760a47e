"""Tables for the rules of alliances, and of bargaining as moves."""

from __future__ import annotations

from ....teach.lessons.goals import both, happened, refused
from ....teach.lessons.task import CONTINUE, LEARNER, Did, Start
from ....teach.reference.trials import trial
from ... import events as ev
from ...power import quarters
from ..lessons.table import MEET, table, who

SORCERER = who("sorcerer")
WARRIOR = who("warrior", items=["helm_of_the_dead"])
"""A Warrior of 11, who would bring 6."""
CALLED = (*MEET, "call", "P2: bid 2g", "P3: pass")
"""The others have said what their help would cost."""


def _asked(card: str, seed: int = 1, gems: int = 0) -> Start:
    """A Warrior asks 2 gems for helping against a card, and the Sorcerer passes."""
    me = who("priest", gems=gems)
    return table(me, WARRIOR, SORCERER, top=[card], seed=seed, moves=CALLED)


def _three_quarters(did: Did) -> bool:
    return happened(ev.Allied)(did) and quarters(did.state) == 3


ALLIANCES = (
    trial(
        "alliance.one", table(who("priest"), WARRIOR, SORCERER, top=["orc"], moves=MEET), "alone"
    ),
    trial("power.ally", _asked("ogre"), "ally P2"),
    trial(
        "alliance.price",
        _asked("cyclops_of_hell"),
        "counter P2 trophies 1 for nothing",
        shows=happened(ev.Countered, player=LEARNER),
    ),
    trial(
        "negotiate.when",
        table(who("priest", gems=1), WARRIOR, SORCERER, seed=2),
        "offer P2 1g for help",
        CONTINUE,
        shows=happened(ev.Promised, player=1),
    ),
    trial("promises", _asked("ogre"), "ally P2", CONTINUE),
    trial(
        "rest.promises",
        _asked("orc", seed=1),
        "ally P2",
        "break",
        shows=happened(ev.BrokeWord, player=LEARNER),
    ),
)
"""Tables for the rules of alliances."""

BARGAINING = (
    trial(
        "trade",
        table(who("priest", gems=2), who("warrior", spoils=["goblin"]), SORCERER, seed=2),
        "offer P2 1g for spoil:goblin",
        CONTINUE,
    ),
    trial(
        "deal.swap",
        table(who("priest", gems=2), who("warrior", items=["dagger"]), SORCERER, seed=1),
        "offer P2 1g for item:dagger",
        CONTINUE,
    ),
    trial(
        "deal.ask",
        table(who("priest"), WARRIOR, SORCERER, top=["ogre"], moves=MEET, seed=1),
        "call",
        CONTINUE,
    ),
    trial(
        "deal.advance",
        table(
            who("priest", gems=1),
            WARRIOR,
            top=["ogre"],
            moves=(*MEET, "call", "P2: bid 1g now"),
            seed=1,
        ),
        "ally P2",
        CONTINUE,
        shows=both(happened(ev.Handed, player=LEARNER), happened(ev.Rolled)),
    ),
    trial(
        "deal.arena",
        table(who("priest", gems=2), WARRIOR, SORCERER, moves=("done", "arena P2"), seed=1),
        "promise P2 1g",
        "promise P3 1g",
        shows=refused("deal.arena"),
    ),
    trial("deal.keep", _asked("orc", seed=1), "ally P2", "keep"),
    trial(
        "deal.bounds",
        table(who("priest", gems=2), WARRIOR, SORCERER),
        "offer P2 nothing for nothing",
        "offer P2 9g for item:helm_of_the_dead",
        shows=refused("deal.bounds"),
    ),
    trial(
        "deal.list",
        table(who("priest", gems=2, items=["dagger"]), WARRIOR, SORCERER),
        "offer P2 1g,item:dagger for item:helm_of_the_dead,help 2",
        shows=happened(ev.Offered, player=LEARNER),
    ),
    trial(
        "two",
        table(who("priest"), WARRIOR, top=["ogre"], moves=(*MEET, "call", "P2: bid 1g"), seed=1),
        "ally P2",
        shows=_three_quarters,
    ),
)
"""Tables for bargaining as moves, and for the game of two."""
