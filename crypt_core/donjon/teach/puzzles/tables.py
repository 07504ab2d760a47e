"""The tables of the puzzles, and what is done there after the decision that each asks for."""

from __future__ import annotations

from ..lessons.table import MEET, table, who
from . import Puzzle
from .proof import Plan, beaten, counted, earned, honest, trophies, won

PRIEST, THIEF, SORCERER = who("priest"), who("thief"), who("sorcerer")
STRONG = ["double_axe", "plate_armour", "golden_crown"]

FOUGHT: Plan = {"flee": ("fight",), "announce": ("done",), "word": ("keep",)}
"""The fight is fought, and words are kept."""
ARENA: Plan = {
    "supply": ("done",),
    "choose": ("arena P2",),
    "promise": ("done",),
    "announce": ("use power_armour", "done"),
    "plunder": ("plunder gems", "plunder dagger"),
    "rest": ("trophy",),
}
"""An Arena against the only other player, and a trophy point bought if that can be."""


def _closed(*bids: str) -> tuple[str, ...]:
    """Two others have said their prices, and have declined any other."""
    asked = tuple(f"P{2 + place}: bid {bid}" for place, bid in enumerate(bids))
    stuck = tuple(
        text
        for place in range(len(bids))
        for text in (f"counter P{2 + place} 1g for nothing", f"P{2 + place}: decline")
    )
    return (*MEET, "call", *asked, *stuck)


PUZZLES = (
    Puzzle(
        "donjon-alone",
        "flee",
        1,
        table(PRIEST, THIEF, SORCERER, top=["ogre"], moves=(*MEET, "alone")),
        "flee",
        "fight",
        earned,
        (FOUGHT,),
    ),
    Puzzle(
        "donjon-fairy",
        "fairy",
        1,
        table(who("priest", fairy=True), THIEF, SORCERER, top=["troll"], moves=(*MEET, "alone")),
        "fight",
        "flee",
        earned,
        (FOUGHT,),
    ),
    Puzzle(
        "donjon-cheap",
        "alliance.price",
        2,
        table(
            PRIEST,
            who("warrior", items=["helm_of_the_dead"]),
            SORCERER,
            top=["ogre"],
            moves=_closed("3g", "nothing"),
        ),
        "ally P3",
        "ally P2",
        earned,
        (FOUGHT,),
    ),
    Puzzle(
        "donjon-unpaid",
        "end.now",
        3,
        table(
            who("priest", trophies=10, gems=2, items=["short_sword"]),
            who("warrior", items=["plate_armour", "ruby_pendant"]),
            SORCERER,
            top=["fire_giant"],
            moves=_closed("2g,trophies 2", "nothing"),
        ),
        "ally P2",
        "ally P3",
        won,
        (FOUGHT,),
    ),
    Puzzle(
        "donjon-side",
        "arena.sides",
        1,
        table(
            PRIEST,
            who("thief", items=["dagger"]),
            who("sorcerer", items=["war_hammer"]),
            active=1,
            moves=("P2: done", "P2: arena P3", "P2: done", "P3: done"),
        ),
        "side defender",
        "side attacker",
        trophies,
        ({},),
    ),
    Puzzle(
        "donjon-ahead",
        "vial",
        2,
        table(
            who("priest", items=["vial", "plate_armour", "silver_brooch"]),
            THIEF,
            SORCERER,
            top=["ghoul"],
            moves=(*MEET, "alone"),
        ),
        "done",
        "use vial",
        beaten,
        (FOUGHT,),
    ),
    Puzzle(
        "donjon-behind",
        "vial",
        2,
        table(
            who("priest", items=["vial"]),
            THIEF,
            SORCERER,
            top=["ogre"],
            moves=(*MEET, "alone", "fight"),
        ),
        "use vial",
        "done",
        beaten,
        (FOUGHT,),
    ),
    Puzzle(
        "donjon-rage",
        "barbarian.token",
        1,
        table(
            who("barbarian", token=True, trophies=11, items=["short_sword"]),
            who("thief", trophies=11),
            SORCERER,
            top=["vampire"],
            moves=(*MEET, "alone"),
        ),
        "use token",
        "done",
        won,
        (FOUGHT,),
    ),
    Puzzle(
        "donjon-chest",
        "priest",
        1,
        table(
            who("priest", trophies=11, gems=3, items=STRONG),
            who("thief", trophies=9),
            top=["chest"],
            moves=("done",),
        ),
        "draw",
        "arena P2",
        won,
        (ARENA,),
    ),
    Puzzle(
        "donjon-exchange",
        "new-choice",
        2,
        table(
            who("priest", main="saint_michael", quests=["edge"], items=["double_axe"]),
            THIEF,
            SORCERER,
            top=["new_choice", "chest"],
            moves=MEET,
        ),
        "exchange quest1",
        "claim edge",
        counted,
        ({"exchange": ("done",), "rest": ("claim edge",)},),
    ),
    Puzzle(
        "donjon-order",
        "quest.main",
        2,
        table(
            who("priest", trophies=7, gems=7, main="edge"),
            who("thief", trophies=11),
            SORCERER,
            top=["chest"],
            moves=MEET,
        ),
        "buy double_axe",
        "trophy",
        won,
        ({"rest": ("claim edge", "buy double_axe", "trophy")},),
    ),
    Puzzle(
        "donjon-victim",
        "arena.open",
        2,
        table(
            who("priest", trophies=11, items=["war_hammer"]),
            who("thief", gems=9),
            who("sorcerer", wounds=2),
            moves=("done",),
            top=["trap"],
        ),
        "arena P3",
        "arena P2",
        won,
        tuple(
            {"promise": ("done",), "announce": ("done",), "sides": (f"side {side}",)}
            for side in ("attacker", "defender", "none")
        ),
    ),
    Puzzle(
        "donjon-haul",
        "thief.token",
        3,
        table(
            who("thief", token=True, trophies=6, main="edge", items=["plate_armour"]),
            who("priest", gems=6, items=["double_axe"], spoils=["lich"]),
            moves=("done", "arena P2"),
            seed=2,
        ),
        "plunder gems and double_axe",
        "plunder double_axe",
        won,
        ({"rest": ("claim edge", "trophy")},),
    ),
    Puzzle(
        "donjon-djinn",
        "djinn",
        2,
        table(
            who("priest", trophies=8, main="just", spoils=["goblin", "mummy"], items=STRONG),
            who("thief", items=["war_hammer"]),
            SORCERER,
            top=["djinn"],
            discards=["harpy", "orc"],
            moves=(*MEET, "alone"),
        ),
        "take harpy from discards",
        "take war_hammer from p2",
        won,
        ({"rest": ("claim just", "trophy")},),
    ),
    Puzzle(
        "donjon-raid",
        "temple.raid",
        2,
        table(
            who("priest", trophies=11, gems=1, items=["key", "plate_armour", "silver_brooch"]),
            who("thief", items=["double_axe", "chain_mail", "golden_crown"]),
            top=["trap"],
            temple=6,
            moves=("done",),
        ),
        "raid",
        "arena P2",
        won,
        (ARENA,),
    ),
    Puzzle(
        "donjon-stay",
        "sorcerer.token",
        2,
        table(
            who("sorcerer", token=True, trophies=11, gems=8, items=["short_sword"]),
            who("thief", items=["double_axe"], trophies=5),
            active=1,
            moves=("P2: done", "P2: arena P1"),
        ),
        "done",
        "vanish",
        won,
        ({},),
    ),
    Puzzle(
        "donjon-again",
        "oblivion-helm",
        2,
        table(
            who("priest", token=True, trophies=11, items=["oblivion_helm", "dagger"]),
            who("thief", items=["short_sword"], trophies=5),
            moves=("done", "arena P2"),
        ),
        "replay",
        "done",
        won,
        ({"oblivion": ("forget",), "replay": ("done",), "plunder": ("plunder short_sword",)},),
    ),
    Puzzle(
        "donjon-end",
        "end.main",
        2,
        table(
            who("priest", trophies=11, gems=5, main="edge"),
            who("thief", trophies=11),
            SORCERER,
            top=["chest"],
            moves=MEET,
        ),
        "buy double_axe",
        "trophy",
        won,
        ({"rest": ("claim edge", "trophy")},),
    ),
    Puzzle(
        "donjon-charm",
        "blackmail-charm",
        2,
        table(
            who("thief", trophies=8, main="kind", spoils=["skeleton"], items=["blackmail_charm"]),
            who("priest", spoils=["zombie", "mummy"], quests=["hero"]),
            SORCERER,
        ),
        "claim kind with P2",
        "steal from P2",
        won,
        ({},),
    ),
    Puzzle(
        "donjon-armour",
        "power-armour",
        3,
        table(
            who("warrior", trophies=11, gems=4),
            who("thief", items=["double_axe", "chain_mail"]),
        ),
        "buy power_armour",
        "buy helm_of_the_dead",
        won,
        (ARENA,),
    ),
    Puzzle(
        "donjon-guild",
        "q.greedy",
        2,
        table(
            who("priest", trophies=8, gems=14),
            who("thief", trophies=6),
            SORCERER,
            moves=("guild",),
            seed=486,
        ),
        "choose 1",
        "choose 2",
        won,
        ({"supply": ("claim greedy", "claim hero")},),
    ),
    Puzzle(
        "donjon-spoil",
        "deal.keep",
        3,
        table(
            who("priest", main="kind", spoils=["skeleton", "zombie"]),
            who("warrior", items=["helm_of_the_dead"]),
            SORCERER,
            top=["mummy"],
            moves=(*MEET, "call", "P2: bid spoil:mummy", "P3: pass", "ally P2"),
        ),
        "claim kind",
        "break",
        honest,
        ({"word": ("keep",), "rest": ("claim kind",)},),
    ),
)
