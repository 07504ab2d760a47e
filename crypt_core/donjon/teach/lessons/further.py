"""The further lessons of Donjon: the Arena, a first game, and what that can spare."""

from __future__ import annotations

from ....teach.lessons.goals import answered, both, decided, either, happened, refused, unless
from ....teach.lessons.question import choice
from ....teach.lessons.task import CONTINUE, LEARNER, Lesson, Task
from ... import events as ev
from ...bundles import Bundle
from .goals import gained, has, keeps, last, lost, played, richer, stronger
from .table import EARLIER, MEET, STRONG, table, who

THIEF, SORCERER, WARRIOR = who("thief"), who("sorcerer"), who("warrior")

ARENA = Lesson(
    "donjon.arena",
    (
        Task(
            id="donjon.arena.early",
            rule="arena.early",
            start=table(WARRIOR, THIEF, SORCERER, round_number=2, moves=("done",)),
            goal=refused("arena.early"),
            solution=("arena P2",),
            near_miss=("draw",),
            teaches=("arena",),
        ),
        Task(
            id="donjon.arena.victim",
            rule="arena.open",
            start=table(
                who("warrior", items=["war_hammer"]),
                who("thief", items=STRONG),
                who("sorcerer", wounds=2, gems=4),
                moves=("done",),
            ),
            goal=happened(ev.Opened, player=LEARNER, victim=2),
            solution=("arena P3",),
            near_miss=("arena P2",),
            misses=(("miss-strong", played("arena P2")),),
            teaches=("plunder", "victim"),
        ),
        Task(
            id="donjon.arena.plunder",
            rule="arena.plunder",
            start=table(
                who("ranger", prey="undead", items=["plate_armour", "ruby_pendant"]),
                who("thief", gems=5, items=["double_axe"], spoils=["goblin"]),
                moves=("done", "arena P2"),
            ),
            goal=stronger(4),
            solution=("plunder double_axe",),
            near_miss=("plunder gems",),
            misses=(("miss-gems", played("plunder gems")),),
        ),
        Task(
            id="donjon.arena.pot",
            rule="pot.won",
            start=table(
                who("warrior", items=["war_hammer"]),
                THIEF,
                who("sorcerer", wounds=2),
                pot=3,
                moves=("done",),
            ),
            goal=happened(ev.PotWon, player=LEARNER),
            solution=("arena P3", "done", CONTINUE),
            near_miss=("draw",),
            misses=(("miss-dungeon", decided("draw")),),
            decisions=99,
            teaches=("pot",),
        ),
        choice(
            "donjon.arena.gem",
            "pot",
            ("you", "reserve", "nobody"),
            "reserve",
            table(who("thief", gems=2), who("warrior"), SORCERER, round_number=4, pot=4),
            "you",
        ),
    ),
    brings=("arenas", "path", "typing"),
)

SIDES = Lesson(
    "donjon.sides",
    (
        Task(
            id="donjon.arena.side",
            rule="arena.sides",
            start=table(
                WARRIOR,
                who("thief", items=STRONG),
                SORCERER,
                active=1,
                moves=("P2: done", "P2: arena P3", "P2: done", "P3: done"),
            ),
            goal=gained(trophies=1),
            solution=("side attacker", CONTINUE),
            near_miss=("side defender", CONTINUE),
            misses=(
                ("miss-neutral", played("side none")),
                ("miss-weak", both(played("side defender"), happened(ev.Hurt, player=LEARNER))),
            ),
            patient=True,
            slips=(("arena.win", ("side defender", CONTINUE)),),
            teaches=("neutral",),
        ),
        Task(
            id="donjon.arena.promise",
            rule="deal.arena",
            start=table(who("warrior", gems=2), THIEF, SORCERER, moves=("done", "arena P2")),
            goal=happened(ev.Promised, player=LEARNER, partner=2, give=Bundle(gems=1)),
            solution=("promise P3 1g",),
            near_miss=("done",),
            misses=(("miss-other", happened(ev.Promised, player=LEARNER, partner=2)),),
            slips=(("alliance.arena", ("done",)),),
        ),
    ),
)

GIFTS = Lesson(
    "donjon.gifts",
    (
        Task(
            id="donjon.gifts.barbarian",
            rule="barbarian",
            start=table(who("barbarian", gems=2), THIEF, SORCERER),
            goal=stronger(2),
            solution=("buy dagger",),
            near_miss=("buy leather_jerkin",),
            misses=(
                ("miss-armour", has("leather_jerkin")),
                ("miss-jewel", has("copper_ring")),
            ),
            slips=(("warrior", ("buy leather_jerkin",)), ("sorcerer", ("buy copper_ring",))),
        ),
        Task(
            id="donjon.gifts.ranger",
            rule="ranger.token",
            start=table(
                who("ranger", prey="undead", token=True),
                THIEF,
                SORCERER,
                top=["vampire"],
                moves=(*MEET, "alone", "fight"),
            ),
            goal=happened(ev.Won, player=LEARNER),
            solution=("use token", CONTINUE),
            near_miss=("done", CONTINUE),
            patient=True,
            teaches=("token", "unique-power"),
        ),
        Task(
            id="donjon.gifts.priest",
            rule="priest",
            start=table(
                who("priest", items=["short_sword"]),
                who("thief", wounds=3, gems=3),
                top=["red_dragon"],
                moves=("done",),
            ),
            goal=happened(ev.Opened, player=LEARNER),
            solution=("arena P2",),
            near_miss=("draw",),
        ),
        Task(
            id="donjon.gifts.again",
            rule="priest.token",
            start=table(
                who("priest", token=True),
                THIEF,
                SORCERER,
                top=["ghoul"],
                moves=(*MEET, "alone"),
                seed=5,
            ),
            goal=happened(ev.Won, player=LEARNER),
            solution=("replay", CONTINUE),
            near_miss=("done",),
        ),
        Task(
            id="donjon.gifts.rage",
            rule="barbarian.token",
            start=table(
                who("barbarian", items=["dagger"], token=True),
                THIEF,
                SORCERER,
                top=["ogre"],
                moves=(*MEET, "alone"),
                seed=8,
            ),
            goal=happened(ev.Won, player=LEARNER),
            solution=("use token", CONTINUE),
            near_miss=("done", CONTINUE),
            patient=True,
        ),
    ),
    brings=("token",),
)

WITS = Lesson(
    "donjon.wits",
    (
        Task(
            id="donjon.wits.sorcerer",
            rule="sorcerer.token",
            start=table(
                who("sorcerer", token=True, gems=6),
                who("thief", items=STRONG),
                active=1,
                moves=("P2: done", "P2: arena P1"),
            ),
            goal=happened(ev.Vanished, player=LEARNER),
            solution=("vanish",),
            near_miss=("done",),
            teaches=("vanish",),
        ),
        Task(
            id="donjon.wits.thief",
            rule="thief.token",
            start=table(
                who("thief", token=True, items=["plate_armour", "ruby_pendant"]),
                who("priest", gems=4, items=["double_axe"]),
                moves=("done", "arena P2"),
                seed=2,
            ),
            goal=both(has("double_axe"), gained(gems=4)),
            solution=("plunder gems and double_axe",),
            near_miss=("plunder double_axe",),
            misses=(("miss-gems", played("plunder gems")),),
        ),
        Task(
            id="donjon.wits.gem",
            rule="thief",
            start=table(
                THIEF,
                who("priest", items=["double_axe"]),
                who("sorcerer", gems=6),
                active=1,
                moves=("P2: done", "P2: arena P3", "P2: done", "P3: done"),
            ),
            goal=gained(gems=1, trophies=1),
            solution=("side attacker", CONTINUE),
            near_miss=("side defender", CONTINUE),
            misses=(("miss-neutral", played("side none")),),
            patient=True,
        ),
        Task(
            id="donjon.wits.warrior",
            rule="power-armour",
            start=table(
                who("warrior", items=["power_armour"]),
                THIEF,
                SORCERER,
                top=["fire_giant"],
                moves=(*MEET, "alone", "fight"),
            ),
            goal=happened(ev.Won, player=LEARNER),
            solution=("use power_armour", CONTINUE),
            near_miss=("done", CONTINUE),
            patient=True,
        ),
        choice(
            "donjon.wits.announce",
            "arena.powers",
            ("before", "sides", "after"),
            "before",
            table(
                who("warrior", token=True, items=["dagger"]),
                who("thief", items=["double_axe"]),
                SORCERER,
                moves=("done", "arena P2"),
            ),
            "sides",
        )._replace(slips=(("announce", ("= after",)),)),
    ),
)

CARDS = Lesson(
    "donjon.cards",
    (
        Task(
            id="donjon.cards.djinn",
            rule="djinn",
            start=table(
                who("priest", items=["plate_armour", "golden_crown"], main="edge"),
                who("thief", items=["war_hammer"]),
                SORCERER,
                top=["djinn"],
                moves=(*MEET, "alone"),
            ),
            goal=has("double_axe"),
            solution=("take double_axe from shop",),
            near_miss=("take war_hammer from p2",),
            misses=(("miss-short", has("war_hammer")),),
        ),
        Task(
            id="donjon.cards.toll",
            rule="toll",
            start=table(
                who("priest", gems=1),
                THIEF,
                SORCERER,
                active=2,
                round_number=3,
                top=["toll", "chest"],
                moves=("P3: done", "P3: draw", "P3: done"),
            ),
            goal=refused("toll"),
            solution=("done", "draw"),
            near_miss=("done", "arena P2"),
            misses=(("miss-arena", decided("arena")), ("miss-key", refused("key"))),
            decisions=2,
            slips=(("key", ("done", "raid")),),
        ),
        Task(
            id="donjon.cards.rot",
            rule="rot",
            start=table(
                who("priest", main="kind", spoils=["zombie", "goblin", "mummy"]),
                THIEF,
                SORCERER,
                top=["rot", "chest"],
                moves=MEET,
            ),
            goal=lost("goblin"),
            solution=("discard goblin", CONTINUE),
            near_miss=("discard zombie",),
            slips=(("types", ("discard zombie",)),),
        ),
        Task(
            id="donjon.cards.pickpocket",
            rule="pickpocket",
            start=table(
                who("priest", items=["dagger", "golden_crown", "sale"]),
                THIEF,
                SORCERER,
                top=["pickpocket"],
                moves=MEET,
            ),
            goal=lost("dagger"),
            solution=("drop dagger",),
            near_miss=("drop golden_crown",),
            misses=(("miss-sale", lost("sale")),),
        ),
        Task(
            id="donjon.cards.raid",
            rule="temple.raid",
            start=table(
                who("priest", items=["key", *STRONG]), THIEF, SORCERER, temple=8, moves=("done",)
            ),
            goal=gained(gems=8),
            solution=("raid", CONTINUE),
            near_miss=("draw",),
            teaches=("raid",),
        ),
    ),
)

EVENTS = Lesson(
    "donjon.events",
    (
        Task(
            id="donjon.events.fury",
            rule="fury",
            start=table(
                who("priest"),
                THIEF,
                who("sorcerer", items=STRONG),
                active=2,
                top=["fury", "chest"],
                moves=("P3: done", "P3: draw"),
                seed=3,
            ),
            goal=gained(trophies=1),
            solution=("side attacker", CONTINUE),
            near_miss=("side defender", CONTINUE),
            patient=True,
        ),
        Task(
            id="donjon.events.hell",
            rule="hell",
            start=table(
                who("warrior", items=["helm_of_the_dead"], token=True, trophies=3),
                THIEF,
                SORCERER,
                top=["hell", "chest"],
                discards=["goblin", "orc", "skeleton"],
                moves=MEET,
                seed=2,
            ),
            goal=happened(ev.Shared, player=LEARNER),
            solution=("use token", CONTINUE),
            near_miss=("done", CONTINUE),
            patient=True,
        ),
        Task(
            id="donjon.events.choice",
            rule="new-choice",
            start=table(
                who("priest", main="saint_michael", quests=["edge"], items=["double_axe"]),
                THIEF,
                SORCERER,
                top=["new_choice", "chest"],
                moves=MEET,
            ),
            goal=happened(ev.Claimed, player=LEARNER, rank="main"),
            solution=("exchange quest1", CONTINUE, "claim edge"),
            near_miss=("claim edge",),
            misses=(
                ("miss-early", happened(ev.Claimed, player=LEARNER, rank="secondary")),
                ("miss-stays", happened(ev.Stayed, player=LEARNER)),
            ),
            decisions=99,
        ),
        Task(
            id="donjon.events.love",
            rule="love",
            start=table(
                who("priest", items=STRONG),
                who("thief", gems=4, wounds=2),
                SORCERER,
                active=2,
                top=["love", "chest"],
                moves=("P3: done", "P3: draw", "P3: done"),
            ),
            goal=refused("love"),
            solution=("done", "arena P2"),
            near_miss=("done", "draw"),
            decisions=2,
        ),
        Task(
            id="donjon.events.active",
            rule="active",
            start=table(
                THIEF,
                who("priest", items=["double_axe"], gems=2),
                who("sorcerer", items=["plate_armour"], gems=2),
                top=["toll", "trap", "chest", "chest", "goblin"],
                moves=(
                    *MEET,
                    "done",
                    *("P2: done", "P2: draw", "P2: done"),
                    *("P3: done", "P3: draw", "P3: done"),
                ),
            ),
            goal=happened(ev.Drew, player=LEARNER),
            solution=("done", "draw"),
            near_miss=("done", "arena P2"),
            decisions=2,
        ),
    ),
)

_TROPHY = played("bid trophies 1")
LIMITS = Lesson(
    "donjon.limits",
    (
        Task(
            id="donjon.limits.guild",
            rule="guild.limit",
            start=table(
                who("thief", gems=4, main="edge", quests=["kind", "smith", "hero"]),
                who("priest", trophies=3),
                SORCERER,
            ),
            goal=refused("guild.limit"),
            solution=("guild",),
            near_miss=("done",),
        ),
        Task(
            id="donjon.limits.spoils",
            rule="quest.spoils",
            start=table(
                who(
                    "thief",
                    main="kind",
                    quests=["just"],
                    spoils=["zombie", "ghoul", "mummy", "goblin", "harpy"],
                ),
                who("priest"),
                SORCERER,
            ),
            goal=happened(ev.Claimed, player=LEARNER, rank="main"),
            solution=("claim kind",),
            near_miss=("claim just",),
            misses=(("miss-just", happened(ev.Claimed, player=LEARNER, rank="secondary")),),
            slips=(("quest.secondary", ("claim just",)),),
        ),
        Task(
            id="donjon.limits.early",
            rule="dungeon.early",
            start=table(THIEF, who("warrior"), SORCERER, round_number=2, moves=("done",)),
            goal=answered("back"),
            solution=("= back",),
            near_miss=("= flee",),
            misses=(("miss-flee", answered("flee")),),
            answers=("fight", "flee", "back"),
        ),
        Task(
            id="donjon.limits.price",
            rule="alliance.price",
            start=table(
                who("warrior", items=["helm_of_the_dead"]),
                who("priest", items=["plate_armour"]),
                SORCERER,
                active=1,
                top=["vampire"],
                moves=("P2: done", "P2: draw", "P2: call", "P3: pass"),
            ),
            goal=_TROPHY,
            solution=("bid trophies 1",),
            near_miss=("bid 2g",),
            misses=(("miss-gems", both(decided("bid"), unless(_TROPHY))),),
        ),
        choice(
            "donjon.limits.choose",
            "choose",
            ("end", "draw", "one"),
            "one",
            table(who("thief", wounds=4), who("warrior"), SORCERER, moves=("done",)),
            "end",
        ),
    ),
)

USELESS = who("priest", items=["power_armour"])
"""A Priest who has what only a Warrior can use."""
_FOR_FOUR = played("offer P3 item:power_armour for 4g")
TRADE = Lesson(
    "donjon.trade",
    (
        Task(
            id="donjon.trade.declined",
            rule="trade",
            start=table(
                USELESS, who("warrior", gems=5), who("sorcerer", gems=5), other="bot:sensible"
            ),
            goal=both(_FOR_FOUR, happened(ev.Declined, player=2)),
            solution=("offer P3 item:power_armour for 4g", CONTINUE),
            near_miss=("offer P3 item:power_armour for nothing", CONTINUE),
            misses=(
                ("miss-given", both(lost("power_armour"), gained(gems=0))),
                ("miss-sold", lost("power_armour")),
                ("miss-price", both(happened(ev.Declined, player=2), unless(_FOR_FOUR))),
                ("miss", decided("done")),
            ),
            decisions=2,
            patient=True,
            teaches=("swap",),
        ),
        Task(
            id="donjon.trade.accepted",
            rule="deal.swap",
            start=table(
                USELESS,
                who("warrior", gems=9),
                who("sorcerer", gems=5),
                moves=("offer P3 item:power_armour for 4g", "P3: decline"),
                other="bot:sensible",
            ),
            goal=both(lost("power_armour"), richer(4)),
            solution=("offer P2 item:power_armour for 4g", CONTINUE),
            near_miss=("offer P3 item:power_armour for 3g", CONTINUE),
            misses=(
                ("miss-same", happened(ev.Declined, player=2)),
                ("miss-dear", happened(ev.Countered, player=1)),
                ("miss-cheap", lost("power_armour")),
                ("miss-left", decided("done")),
                ("miss-again", refused("deal.bounds")),
            ),
            decisions=3,
            slips=(("deal.bounds", ("offer P3 item:power_armour for 4g",)),),
            patient=True,
        ),
        Task(
            id="donjon.trade.help",
            rule="negotiate.when",
            start=table(USELESS, who("warrior"), who("sorcerer", gems=5), other="bot:sensible"),
            goal=both(lost("power_armour"), happened(ev.Promised, player=1, partner=LEARNER)),
            solution=("offer P2 item:power_armour for help", CONTINUE),
            near_miss=("offer P2 item:power_armour for nothing", CONTINUE),
            patient=True,
        ),
    ),
    brings=("swaps", "phases"),
)

TWO = Lesson(
    "donjon.two",
    (
        Task(
            id="donjon.two.quests",
            rule="two",
            start=table(
                players=2, adventurers=["warrior", "thief"], moves=("P2: choose 1",), seed=21
            ),
            goal=keeps("smith"),
            solution=("choose 2",),
            near_miss=("choose 1",),
        ),
        Task(
            id="donjon.two.ally",
            rule="two",
            start=table(
                who("priest", gems=2),
                who("warrior", items=["helm_of_the_dead"]),
                top=["ogre"],
                moves=(*MEET, "call", "P2: bid 2g now"),
            ),
            goal=happened(ev.Won, player=LEARNER),
            solution=("ally P2", CONTINUE),
            near_miss=("alone",),
            teaches=("in-advance",),
        ),
        Task(
            id="donjon.two.bid",
            rule="deal.advance",
            start=table(
                who("warrior", items=["helm_of_the_dead"]),
                who("priest", gems=2),
                active=1,
                top=["ogre"],
                moves=("P2: done", "P2: draw", "P2: call"),
            ),
            goal=gained(gems=2),
            solution=("bid 2g now", CONTINUE),
            near_miss=("bid 2g", CONTINUE),
            misses=(("miss-word", happened(ev.Lapsed, player=1)),),
            patient=True,
        ),
    ),
)

GAME = Lesson(
    "donjon.game",
    (
        choice(
            "donjon.game.deck",
            "end.deck",
            ("now", "turn", "shuffle"),
            "turn",
            table(
                who("thief", gems=3, trophies=6),
                who("warrior", trophies=7),
                who("sorcerer", trophies=4),
                discards=EARLIER,
                top=["chest"],
                moves=MEET,
            ),
            "now",
        ),
        choice(
            "donjon.game.tie",
            "end.tie",
            ("you", "both", "other"),
            "other",
            table(
                who("thief", items=["double_axe"], spoils=["goblin"], trophies=11),
                who("warrior", spoils=["orc"]),
                who("sorcerer", spoils=["zombie", "harpy"], trophies=11),
                moves=("done", "arena P2"),
            ),
            "you",
        )._replace(slips=(("end.now", ("= both",)),)),
        Task(
            id="donjon.game.last",
            rule="end.target",
            start=table(
                who("barbarian", items=["short_sword"], gems=5, trophies=8, main="edge"),
                who("thief", trophies=10),
                who("sorcerer", trophies=7),
                top=["orc"],
                other="bot:sensible",
            ),
            goal=happened(ev.Ended, winners=(LEARNER,)),
            solution=("done", "draw", "alone", CONTINUE, "buy double_axe", "claim edge", CONTINUE),
            near_miss=("done", "draw", "alone", CONTINUE, "buy plate_armour"),
            misses=(
                ("miss-type", either(has("plate_armour"), has("golden_crown"))),
                ("miss-arena", decided("arena")),
                (
                    "miss-rest",
                    both(happened(ev.Won, player=LEARNER), last("done"), unless(has("double_axe"))),
                ),
            ),
            decisions=99,
            slips=(("rest.village", ("done", "draw", "alone", CONTINUE, "done")),),
        ),
    ),
)
