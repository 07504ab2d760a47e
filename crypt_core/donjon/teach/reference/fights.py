"""Tables for the rules of a fight."""

from __future__ import annotations

from ....teach.lessons.goals import both, happened, refused
from ....teach.lessons.task import CONTINUE, LEARNER, Start
from ....teach.reference.trials import trial
from ... import events as ev
from ..lessons.goals import stronger
from ..lessons.table import MEET, table, who

THIEF, SORCERER = who("thief"), who("sorcerer")


def _fight(card: str, seed: int, **fields: object) -> Start:
    """A card has been turned up, against which a Priest of 8 stands with what is told."""
    return table(who("priest", **fields), THIEF, SORCERER, top=[card], seed=seed, moves=MEET)


FIGHTS = (
    trial("dice", _fight("goblin", seed=1), "alone", CONTINUE),
    trial("kritik", _fight("orc", seed=2), "alone", CONTINUE),
    trial("result", _fight("ghoul", seed=1), "alone", CONTINUE),
    trial(
        "power", table(who("priest", gems=4), THIEF, SORCERER), "buy short_sword", shows=stronger(2)
    ),
    trial(
        "announce",
        table(who("warrior", token=True), THIEF, SORCERER, top=["orc"], moves=(*MEET, "alone")),
        "use vial",
        "use token",
        shows=refused("announce"),
    ),
    trial("win.monster", _fight("goblin", seed=1), "alone", CONTINUE),
    trial(
        "lose.monster",
        _fight("orc", seed=5),
        "alone",
        CONTINUE,
        shows=both(happened(ev.Fought, winner="red"), happened(ev.Hurt, player=LEARNER)),
    ),
    trial(
        "wounds",
        table(who("priest", wounds=3), THIEF, SORCERER, top=["meteors", "chest"], moves=("done",)),
        "draw",
        CONTINUE,
    ),
    trial("flee", _fight("ogre", seed=1), "alone", "flee"),
)
"""Tables for the rules of a fight."""
