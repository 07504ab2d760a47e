"""The first lessons of Donjon: fights, the village, quests, allies and what they are promised."""

from __future__ import annotations

from ....teach.lessons.goals import answered, both, decided, either, happened, refused, unless
from ....teach.lessons.question import choice
from ....teach.lessons.task import CONTINUE, LEARNER, Lesson, Task
from ... import events as ev
from .goals import gave_up, has, keeps, last, played, short_of, stronger
from .table import MEET, table, who

THIEF, PRIEST, SORCERER = who("thief"), who("priest"), who("sorcerer")
WARRIOR = who("warrior", items=["helm_of_the_dead"])
"""A Warrior of 11, who would bring 6."""

_BOUGHT = happened(ev.Bought, player=LEARNER)
_DREW = happened(ev.Drew, player=LEARNER)
_WON = happened(ev.Won, player=LEARNER)
_LOST = happened(ev.Hurt, player=LEARNER)

FIGHT = Lesson(
    "donjon.fight",
    (
        Task(
            id="donjon.fight.alone",
            rule="result",
            start=table(THIEF, PRIEST, SORCERER, top=["goblin"]),
            goal=both(unless(decided("call")), _WON),
            solution=("done", "draw", "alone", CONTINUE),
            near_miss=("done", "draw", "call", CONTINUE),
            misses=(("miss-call", decided("call")),),
            decisions=3,
            thens=(("draw", decided("done")), ("fight", _DREW)),
            teaches=("power", "ally", "spoil"),
        ),
        Task(
            id="donjon.fight.tie",
            rule="result",
            start=table(THIEF, PRIEST, SORCERER, top=["orc"], moves=MEET),
            goal=answered("you"),
            solution=("= you",),
            near_miss=("= orc",),
            misses=(("miss-nobody", answered("nobody")),),
            answers=("you", "orc", "nobody"),
            slips=(("dice", ("= orc",)),),
            teaches=("wound",),
        ),
    ),
)

POWER = Lesson(
    "donjon.power",
    (
        Task(
            id="donjon.power.buy",
            rule="shop.buy",
            start=table(who("thief", gems=8), PRIEST, SORCERER),
            goal=stronger(4),
            solution=("buy golden_crown",),
            near_miss=("done",),
            misses=(("miss-left", decided("done")), ("miss-small", short_of(4))),
            decisions=3,
            teaches=("shop",),
        ),
        Task(
            id="donjon.power.type",
            rule="shop.one-per-type",
            start=table(who("thief", gems=6, items=["short_sword"]), PRIEST, SORCERER),
            goal=stronger(3),
            solution=("buy chain_mail",),
            near_miss=("buy war_hammer",),
            misses=(("miss-weapon", has("war_hammer")),),
            decisions=3,
        ),
    ),
    brings=("shop",),
)

FLEE = Lesson(
    "donjon.flee",
    (
        Task(
            id="donjon.flee.orc",
            rule="flee",
            start=table(THIEF, PRIEST, SORCERER, top=["orc"], moves=MEET),
            goal=refused("flee"),
            solution=("flee",),
            near_miss=("alone",),
        ),
        Task(
            id="donjon.flee.ogre",
            rule="flee",
            start=table(THIEF, PRIEST, SORCERER, top=["ogre"], moves=(*MEET, "alone")),
            goal=happened(ev.Fled, player=LEARNER),
            solution=("flee",),
            near_miss=("fight",),
        ),
    ),
    brings=("flee",),
)

TURN = Lesson(
    "donjon.turn",
    (
        Task(
            id="donjon.turn.whole",
            rule="turn.order",
            start=table(  # the Orc rolls 2, and so does the learner
                who("thief", gems=4), PRIEST, SORCERER, top=["orc"], seed=8
            ),
            goal=both(_WON, last("done")),
            solution=("buy short_sword", "done", "draw", "alone", CONTINUE, "done"),
            near_miss=("done", "draw", "alone", CONTINUE),
            decisions=99,
            thens=(
                ("leave", _BOUGHT),
                ("draw", both(decided("done"), unless(_DREW))),
                ("fight", _DREW),
                ("roll", decided("alone")),
                ("rest", _WON),
            ),
            misses=(
                ("miss-call", decided("call")),
                ("miss-bare", both(_LOST, unless(_BOUGHT))),
                ("miss", _LOST),
            ),
            teaches=("supply", "rest"),
        ),
    ),
)

SHOP = Lesson(
    "donjon.shop",
    (
        Task(
            id="donjon.shop.second",
            rule="shop.one-per-type",
            start=table(who("thief", gems=4, items=["dagger"]), PRIEST, SORCERER),
            goal=both(gave_up("dagger"), has("short_sword")),
            solution=("buy short_sword", "done", "drop dagger"),
            near_miss=("buy short_sword", "done", "drop short_sword"),
            misses=(("miss-sword", gave_up("short_sword")),),
            decisions=3,
        ),
        Task(
            id="donjon.shop.sale",
            rule="sale",
            start=table(who("thief", gems=4, items=["sale"]), PRIEST, SORCERER),
            goal=has("double_axe"),
            solution=("buy double_axe with sale",),
            near_miss=("buy short_sword",),
        ),
        choice(
            "donjon.shop.typeless",
            "shop.typeless",
            ("0", "1", "2"),
            "0",
            table(
                who("thief", items=["short_sword", "chain_mail", "copper_ring", "sale", "sale"]),
                PRIEST,
                SORCERER,
            ),
            "2",
        ),
    ),
)

WOUNDS = Lesson(
    "donjon.wounds",
    (
        Task(
            id="donjon.wounds.heal",
            rule="temple",
            start=table(who("thief", gems=2, wounds=4), PRIEST, SORCERER),
            goal=happened(ev.Cared, player=LEARNER),
            solution=("heal",),
            near_miss=("buy dagger",),
            slips=(("power", ("buy dagger",)),),
            teaches=("temple",),
        ),
        Task(
            id="donjon.wounds.wait",
            rule="turn.heal",
            start=table(who("thief", gems=2, wounds=1), PRIEST, SORCERER),
            goal=happened(ev.Bought, player=LEARNER),
            solution=("buy leather_jerkin",),
            near_miss=("heal",),
            misses=(("miss-heal", decided("heal")),),
        ),
        Task(
            id="donjon.wounds.kritik",
            rule="kritik",
            start=table(who("thief", wounds=3), PRIEST, SORCERER, top=["orc"], moves=MEET),
            goal=answered("4"),
            solution=("= 4",),
            near_miss=("= 5",),
            misses=(("miss-most", answered("5")),),
            answers=("3", "4", "5"),
            slips=(("wounds", ("= 5",)),),
            teaches=("kritik",),
        ),
    ),
    brings=("temple",),
)

QUESTS = Lesson(
    "donjon.quests",
    (
        Task(
            id="donjon.quests.choose",
            rule="setup.quests",
            start=table(
                players=3,
                adventurers=["barbarian", "thief", "sorcerer"],
                moves=("P2: choose 1", "P3: choose 1"),
                seed=8,
            ),
            goal=keeps("edge"),
            solution=("choose 1",),
            near_miss=("choose 2",),
            teaches=("main-quest", "trophy-point"),
        ),
        Task(
            id="donjon.quests.claim",
            rule="quest.main",
            start=table(who("thief", gems=9, main="edge"), PRIEST, SORCERER),
            goal=happened(ev.Claimed, player=LEARNER, rank="main"),
            solution=("buy double_axe", "claim edge"),
            near_miss=("buy plate_armour",),
            misses=(("miss-type", either(has("plate_armour"), has("golden_crown"))),),
            decisions=2,
        ),
        Task(
            id="donjon.quests.guild",
            rule="guild",
            start=table(
                who("thief", gems=2),
                who("priest", trophies=2),
                who("sorcerer", trophies=3),
                seed=24,
            ),
            goal=happened(ev.Claimed, player=LEARNER, quest="poor"),
            solution=("guild", "choose 1", "claim poor"),
            near_miss=("guild", "choose 2"),
            misses=(
                ("miss-other", played("choose 2")),
                ("miss-gone", either(decided("done"), decided("buy"))),
            ),
            decisions=3,
            teaches=("guild",),
        ),
        Task(
            id="donjon.quests.cost",
            rule="end.main",
            start=table(who("thief", main="saint_michael"), PRIEST, SORCERER),
            goal=answered("9"),
            solution=("= 9",),
            near_miss=("= 6",),
            misses=(("miss-printed", answered("3")),),
            answers=("3", "6", "9"),
        ),
        choice(
            "donjon.quests.hidden",
            "hidden",
            ("gems", "count", "main"),
            "main",
            table(who("thief", gems=4, main="edge", quests=["kind"]), PRIEST, SORCERER),
            "count",
        ),
    ),
    brings=("guild", "trophies"),
)

_BIDS = (*MEET, "call")
_FOR_TWO = played("counter P2 2g for nothing")

ALLY = Lesson(
    "donjon.ally",
    (
        Task(
            id="donjon.ally.call",
            rule="alliance.one",
            start=table(THIEF, WARRIOR, SORCERER, top=["ogre"], moves=MEET),
            goal=decided("call"),
            solution=("call",),
            near_miss=("alone",),
            teaches=("promise",),
        ),
        Task(
            id="donjon.ally.choose",
            rule="power.ally",
            start=table(
                THIEF,
                WARRIOR,
                who("sorcerer", wounds=2),
                top=["ogre"],
                moves=(*_BIDS, "P2: bid 2g", "P3: bid 2g"),
            ),
            goal=happened(ev.Allied, ally=1),
            solution=("ally P2",),
            near_miss=("ally P3",),
            misses=(("miss-weak", played("ally P3")), ("miss-alone", decided("alone"))),
        ),
        Task(
            id="donjon.ally.counter",
            rule="deal.ask",
            start=table(
                THIEF, WARRIOR, SORCERER, top=["ogre"], moves=(*_BIDS, "P2: bid 4g", "P3: pass")
            ),
            goal=both(_FOR_TWO, happened(ev.Allied, ally=1)),
            solution=("counter P2 2g for nothing", CONTINUE),
            near_miss=("ally P2",),
            misses=(
                ("miss-alone", decided("alone")),
                ("miss-price", both(decided("counter"), unless(_FOR_TWO))),
            ),
        ),
        Task(
            id="donjon.ally.lost",
            rule="lose.monster",
            start=table(
                THIEF, WARRIOR, SORCERER, top=["ogre"], moves=(*_BIDS, "P2: bid 2g", "P3: pass")
            ),
            goal=answered("both"),
            solution=("= both",),
            near_miss=("= you",),
            misses=(("miss-ally", answered("ally")),),
            answers=("you", "ally", "both"),
        ),
    ),
    brings=("promises",),
)

WORD = Lesson(
    "donjon.word",
    (
        Task(
            id="donjon.word.keep",
            rule="deal.keep",
            start=table(
                THIEF,
                WARRIOR,
                SORCERER,
                top=["orc"],
                moves=(*_BIDS, "P2: bid 2g", "P3: pass", "ally P2"),
            ),
            goal=happened(ev.KeptWord, player=LEARNER),
            solution=("keep",),
            near_miss=("break",),
        ),
        Task(
            id="donjon.word.break",
            rule="promises",
            start=table(
                who("thief", gems=3, trophies=11),
                WARRIOR,
                SORCERER,
                top=["orc"],
                moves=(*_BIDS, "P2: bid 3g", "P3: pass", "ally P2"),
            ),
            goal=happened(ev.Ended, winners=(LEARNER,)),
            solution=("break", "trophy", CONTINUE),
            near_miss=("keep",),
            misses=(("miss-keep", decided("keep")), ("miss-gems", last("done"))),
            decisions=2,
            slips=(("aim", ("break", "done")),),
        ),
        Task(
            id="donjon.word.trophy",
            rule="rest.trophy",
            start=table(
                who("thief", gems=12, trophies=7),
                WARRIOR,
                SORCERER,
                top=["goblin"],
                moves=(*MEET, "alone"),
            ),
            goal=refused("rest.trophy", "trophy-once"),
            solution=("trophy", "trophy"),
            near_miss=("trophy", "done"),
            decisions=2,
        ),
    ),
    brings=("trophy",),
)

FIRST = (FIGHT, POWER, FLEE, TURN, SHOP, WOUNDS, QUESTS, ALLY, WORD)
"""The lessons before the first Arena.

Whether to flee is asked as soon as there are fights. Quests come before allies: what one is after
tells what help is worth. Words come before the Arena, where help is had for nothing else.
"""
