"""Tables for the rules of the beginning: the aim, the setup, and how a turn begins."""

from __future__ import annotations

from ....teach.lessons.goals import both, decided, either, happened, refused
from ....teach.lessons.task import CONTINUE, LEARNER, Did
from ....teach.reference.trials import trial
from ... import events as ev
from ...views import view
from ..lessons.goals import gained
from ..lessons.table import table, who

THIEF, SORCERER = who("thief"), who("sorcerer")


def _counted(did: Did) -> bool:
    """The game has begun, and has all its cards."""
    setup = did.state.setup
    cards, monsters = len(setup.adventure), len(setup.monsters)
    return happened(ev.Shuffled)(did) and (cards, monsters, len(setup.quests)) == (74, 51, 18)


def _secret(did: Did) -> bool:
    """All have a main quest, and the learner sees no other's."""
    others = view(did.state, LEARNER).players[1:]
    return happened(ev.Shuffled)(did) and not any(it.main for it in others)


def _seated(did: Did) -> bool:
    """A turn has begun, and everybody has an adventurer."""
    adventurers = {player.adventurer for player in did.state.players}
    return happened(ev.Turn)(did) and len(adventurers) == did.state.setup.players


def _hunts(did: Did) -> bool:
    """A turn has begun, and the Ranger has a type to hunt."""
    return happened(ev.Turn)(did) and bool(did.state.players[LEARNER].prey)


def _begins(did: Did) -> bool:
    """The first turn is that of whoever threw highest."""
    turns = [step.event for step in did.steps if isinstance(step.event, ev.Turn)]
    return bool(turns) and turns[0].player == did.state.first


def _poor(did: Did) -> bool:
    """Nobody has gems when the first turn begins."""
    begun = (step.state for step in did.steps if isinstance(step.event, ev.Turn))
    return any(not any(player.gems for player in state.players) for state in begun)


OPENING = (
    trial(
        "aim",
        table(who("priest", quests=["edge"], items=["double_axe"]), THIEF, top=["chest"]),
        "claim edge",
        shows=gained(trophies=2),
    ),
    trial(
        "length",
        table(who("priest", gems=3, trophies=14), THIEF, SORCERER, length=15, top=["chest"]),
        "done",
        "draw",
        "trophy",
        CONTINUE,
        shows=happened(ev.Ended, winners=(LEARNER,)),
    ),
    trial("components", table(players=3, seed=1), "choose 1", CONTINUE, shows=_counted),
    trial(
        "types",
        table(
            who("priest", items=["double_axe", "plate_armour", "golden_crown"]),
            THIEF,
            SORCERER,
            top=["djinn"],
            seed=1,
        ),
        "done",
        "draw",
        "alone",
        "take copper_ring from shop",
        shows=lambda did: "djinn" in did.state.discards and happened(ev.Took)(did),
    ),
    trial("hidden", table(players=3, seed=2), "choose 1", CONTINUE, shows=_secret),
    trial(
        "setup.shop",
        table(who("priest", gems=9), THIEF, SORCERER),
        "buy dragon_sword",
        "buy dagger",
        shows=both(refused("shop.buy", "not-in-shop"), happened(ev.Bought)),
    ),
    trial("setup.quests", table(players=3, seed=3), "choose 2"),
    trial("setup.adventurers", table(players=4, seed=4), "choose 1", CONTINUE, shows=_seated),
    trial(
        "setup.ranger",
        table(players=3, adventurers=["ranger", "thief", "priest"], seed=2),
        "choose 1",
        CONTINUE,
        shows=_hunts,
    ),
    trial(
        "setup.tokens",
        table(who("warrior", token=True), THIEF, SORCERER, top=["ogre"], moves=("done",)),
        "draw",
        "alone",
        "fight",
        "use token",
        shows=lambda did: not did.state.players[LEARNER].token,
    ),
    trial("setup.first", table(players=3, seed=6), "choose 1", CONTINUE, shows=_begins),
    trial("setup.gems", table(players=3, seed=7), "choose 1", CONTINUE, shows=_poor),
    trial("turn.order", table(who("priest"), THIEF, SORCERER, top=["chest"]), "done"),
    trial(
        "turn.heal",
        table(who("priest", wounds=2), THIEF, round_number=1, top=["chest", "chest"], seed=2),
        "done",
        "draw",
        "done",
        CONTINUE,
    ),
    trial(
        "choose",
        table(who("priest"), THIEF, SORCERER, top=["chest"], moves=("done",)),
        "draw",
        shows=either(decided("draw"), decided("arena")),
    ),
    trial(
        "dungeon.draw", table(who("priest"), THIEF, SORCERER, top=["ogre"], moves=("done",)), "draw"
    ),
    trial(
        "dungeon.early",
        table(
            who("priest"), THIEF, SORCERER, round_number=2, top=["green_dragon"], moves=("done",)
        ),
        "draw",
        CONTINUE,
    ),
)
"""Tables for the aim, the setup and the beginning of a turn."""
