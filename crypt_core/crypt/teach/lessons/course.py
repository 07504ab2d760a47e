"""The course: from a table never seen before to a first solo game, and on to every collector."""

from __future__ import annotations

from ....teach.lessons.goals import (
    answered,
    answered_in_turn,
    began,
    both,
    decided,
    either,
    happened,
    made,
    refused,
    seen,
    undecided,
    unless,
)
from ....teach.lessons.task import CONTINUE, LEARNER, NEXT, Chapter, Lesson, Task
from ...events import (
    Collected,
    DeckEmpty,
    GhostGrouped,
    GhostIdle,
    GhostRolled,
    GhostTook,
    Placed,
    Ranked,
    Refreshed,
    Rerolled,
    Rolled,
    Scored,
    Spared,
)
from .collectors import COLLECTORS_CHAPTER
from .explain_it import SOLO_EXPLAINED
from .goals import claimed, claimed_alone, holds, in_round, owns, played, scored
from .several import SEVERAL_CHAPTER
from .table import table

# Seeds are chosen for the luck that a task is about; what they bring is said beside them, and the
# tests look after it. The Ghost's dice lie as a roll of three lets it lay them.

_COLLECTED = happened(Collected, player=LEARNER)

ROUND = Lesson(
    "round",
    (
        Task(
            id="round.first",
            rule="claim.place",
            teaches=("claim", "push"),
            start=table("jewelry4 pottery? remains1", seed=29),  # the Ghost rolls 5, 2 and 1
            goal=_COLLECTED,
            solution=("a3", CONTINUE, "a6", CONTINUE),
            near_miss=("recover",),
            decisions=2,
            thens=(
                ("ghost", both(made(1), unless(began("recover")))),
                ("last", both(made(1), seen)),
                ("collect", both(made(2), either(*map(holds, "abc"), _COLLECTED))),
            ),
            misses=(("miss-pass", both(began("recover"), unless(made(2)))),),
        ),
    ),
    picture="die3 → role5 → die6",
)

TABLE = Lesson(
    "table",
    (
        Task(
            id="table.hidden",
            rule="deck",
            start=table("idols3 pottery? jewelry2"),
            goal=claimed_alone("b"),
            solution=("b3",),
            near_miss=("a3",),
        ),
        Task(
            id="table.back",
            rule="deck.back",
            start=table(
                "remains4 pottery? jewelry2",
                collections=["pottery1 pottery2"],
                round_number=4,
            ),
            goal=claimed_alone("b"),
            solution=("b3",),
            near_miss=("a3",),
            misses=(("miss-jewelry", claimed_alone("c")),),
            slips=(("deck.setup-icon", ("c3",)),),
        ),
    ),
    picture="? = 1 · 2 · 3 · 4",
)

REVEAL = Lesson(
    "reveal",
    (
        Task(
            id="reveal.step",
            rule="solo.order",
            start=table(players=1, seed=19, watch=1),  # drawn: 1, 3 and one face-down
            goal=answered("middle"),
            solution=(NEXT, "= middle"),
            near_miss=(NEXT, "= left"),
            answers=("left", "middle", "right"),
            thens=(("look", seen),),
        ),
        Task(
            id="reveal.lay",
            rule="solo.order",
            start=table(players=1, seed=69, watch=1),  # drawn: 2, 1 and one face-down
            goal=answered_in_turn("c", "a", "b"),
            solution=("= c", "= a"),  # the last one is left over
            near_miss=("= a",),
            answers=("a", "b", "c"),
            thens=(("second", either(answered_in_turn("c"), answered_in_turn("c", "a", "b"))),),
            slips=(("solo.order", ("= c", "= b")),),
        ),
    ),
    picture="4 > 2½ > 2",
)

_EMPTY = table("jewelry4 manuscripts? pottery2")

CLAIM = Lesson(
    "claim",
    (
        Task(
            id="claim.first",
            rule="dice",
            teaches=("servant", "effort", "ready"),
            start=_EMPTY,
            goal=both(claimed("a"), claimed("b"), claimed("c")),
            solution=("a4 b3 c2",),
            near_miss=("a3 b3",),
            misses=(("miss-pass", decided("recover")),),
        ),
        Task(
            id="claim.mixed",
            rule="claim.place",
            start=_EMPTY,
            goal=refused("claim.place", "mixed-efforts"),
            solution=("a42",),
            near_miss=("a44",),
            misses=(("miss-equal", claimed("a", servants=2)),),
        ),
        Task(
            id="claim.join",
            rule="claim.place",
            start=_EMPTY,
            goal=claimed("a", servants=2, effort=4),
            solution=("a44",),
            near_miss=("a4 b4",),
            misses=(("miss-apart", claimed("a", servants=1)),),
        ),
        Task(
            id="claim.risk",
            rule="collect.roll",
            teaches=("exhausted", "recover"),
            start=_EMPTY,
            goal=claimed("a", effort=4),
            solution=("a4",),
            near_miss=("a3",),
        ),
    ),
    picture="die4 die4 = 8",
    brings=("coins",),
)

_GHOST_LEADS = table(
    "tapestries4 pottery? jewelry2", claims=["", "a4 b3 c1"], leader=1, turn=1, round_number=2
)

PUSH = Lesson(
    "push",
    (
        Task(
            id="push.equal",
            rule="claim.push",
            start=_GHOST_LEADS,
            goal=refused("claim.push", total=4),
            solution=("a4",),
            near_miss=("a5",),
            misses=(("miss-higher", claimed("a")),),
        ),
        Task(
            id="push.higher",
            rule="claim.push",
            start=_GHOST_LEADS,
            goal=happened(Placed, player=LEARNER, slot=0),
            solution=("a5",),
            near_miss=("a4",),
            misses=(("miss-equal", both(refused("claim.push"), undecided)),),
        ),
        Task(
            id="push.joined",
            rule="claim.push",
            start=table(
                "remains4 tapestries? manuscripts2",
                claims=["", "a5 b4 c2"],
                leader=1,
                turn=1,
                round_number=2,
            ),
            goal=either(claimed("a", 2, 3), claimed("a", 3, 3), claimed("a", 3, 2)),
            solution=("a33",),
            near_miss=("a6",),
            misses=(("miss-risk", claimed("a")),),
        ),
        Task(
            id="push.back",
            rule="claim.push",
            start=table(  # the Ghost rolls 6, 4 and 2
                "tapestries4 pottery? jewelry2", seed=2, moves=["a3"], watch=1
            ),
            goal=either(claimed("a", 3), claimed("b", 3), claimed("c", 3)),
            solution=(CONTINUE, "a333"),
            near_miss=(CONTINUE, "a44"),
            thens=(("claim", either(seen, made(1))),),
        ),
    ),
    picture="die5 > role4",
)

SECOND = Lesson(
    "second",
    (
        Task(
            id="second.back",
            rule="claim.order",
            teaches=("leader", "lights-out"),
            start=table(  # the Ghost rolls 1, 5 and 2
                "manuscripts4 tapestries? remains1", seed=8, moves=["a3"], watch=1
            ),
            goal=happened(Placed, player=LEARNER, slot=0),
            solution=(CONTINUE, "a33"),
            near_miss=(CONTINUE, "a5"),
            misses=(("miss-equal", both(refused("claim.push"), undecided)),),
            thens=(("take", either(seen, made(1))),),
        ),
        Task(
            id="second.two",
            rule="claim.last-turn",
            start=table("manuscripts4 tapestries? remains1", claims=["a6", "b5 c3"], turn=2),
            goal=refused("claim.last-turn"),
            solution=("b6 c4",),
            near_miss=("c4",),
            misses=(("miss-one", decided("claim")),),
        ),
    ),
    brings=("torches",),
    picture="role5 < die6",
)

COLLECT = Lesson(
    "collect",
    (
        Task(
            id="collect.safe",
            rule="collect.roll",
            teaches=("face-down",),
            start=table(  # a servant on c rolls a 1
                "manuscripts4 pottery? jewelry1",
                seed=5,
                claims=["", "a44 b3"],
                pushed_off=[0],
                turn=2,
            ),
            goal=both(claimed("c", effort=1), happened(Spared)),
            solution=("c1", CONTINUE),
            near_miss=("c2", CONTINUE),
            misses=(
                ("miss-two", both(claimed("c", effort=2), happened(Collected, slot=2))),
                ("miss-rolled", happened(Collected, slot=2)),
            ),
        ),
        Task(
            id="collect.six",
            rule="collect.keep",
            start=table(  # a servant on a rolls a 3
                "tapestries4 manuscripts? pottery1",
                seed=3,
                claims=["", "a5 b4 c2"],
                exhausted=[2],
                turn=2,
                round_number=3,
            ),
            goal=both(happened(Rolled, exhausted=True), happened(Collected, player=0, slot=0)),
            solution=("a6", CONTINUE),
            near_miss=("b5", CONTINUE),
        ),
        Task(
            id="collect.equal",
            rule="collect.roll",
            start=table(  # the 4 rolls a 3, the 2 a 2
                "jewelry4 remains? pottery2",
                seed=37,
                claims=["", "a222"],
                moves=["b4 c2"],
                watch=5,
                leader=1,
                turn=1,
                round_number=2,
            ),
            goal=answered("ready"),
            solution=("= ready",),
            near_miss=("= exhausted",),
            answers=("ready", "exhausted"),
        ),
    ),
    picture="die3 < die4",
)

RECOVER = Lesson(
    "recover",
    (
        Task(
            id="recover.do",
            rule="recover",
            start=table(
                "remains4 jewelry? tapestries2",
                claims=["", "a5 b3 c2"],
                exhausted=[2],
                leader=1,
                turn=1,
                round_number=4,
            ),
            goal=decided("recover"),
            solution=("recover",),
            near_miss=("c3", CONTINUE),
        ),
        Task(
            id="recover.first",
            rule="recover",
            start=table(  # the Ghost rolls 4, 2 and 4
                "jewelry4 manuscripts? pottery1", seed=58, exhausted=[2], round_number=3
            ),
            goal=owns("jewelry", value=4),
            solution=("recover", CONTINUE, "a333", CONTINUE),
            near_miss=("a6", CONTINUE, "recover", CONTINUE),
            misses=(("miss-back", both(began("recover"), happened(GhostTook, slot=0))),),
            decisions=2,
            thens=(("last", either(both(made(1), seen), made(2))),),
        ),
        Task(
            id="recover.pass",
            rule="recover",
            start=table(
                "tapestries4 pottery? manuscripts1",
                claims=["a6", "b5 c3"],
                turn=2,
                round_number=3,
            ),
            goal=decided("recover"),
            solution=("recover",),
            near_miss=("a6",),
            misses=(("miss-own", both(refused("claim.own"), undecided)),),
            slips=(("claim.own", ("a6",)),),
        ),
    ),
    picture="+ die0 die0 die0",
)

COLLECTORS = Lesson(
    "collectors",
    (
        Task(
            id="collectors.end",
            rule="manuscripts.A",
            teaches=("collector",),
            start=table(
                "remains3 jewelry? manuscripts1",
                collections=["manuscripts2"],
                exhausted=[2],
                round_number=3,
            ),
            goal=claimed("c"),
            solution=("c3",),
            near_miss=("a3", CONTINUE),
            slips=(("setup.collectors", ("recover",)),),
        ),
        Task(
            id="collectors.reroll",
            rule="idols.A",
            start=table(  # the 5 rolls a 2, and a 6 when it is rolled again
                "pottery4 remains? jewelry2",
                seed=21,
                claims=["", "a4 b3 c1"],
                collections=["idols3 manuscripts1"],
                pushed_off=[0],
                moves=["a5"],
                watch=1,
                turn=2,
                round_number=5,
            ),
            goal=happened(Rerolled, exhausted=False),
            solution=(CONTINUE, "reroll a1"),
            near_miss=(CONTINUE, "done", CONTINUE),
            thens=(("save", either(seen, made(1))),),
            slips=(("collect.reroll", (CONTINUE, "done", CONTINUE)),),
        ),
        Task(
            id="collectors.wake",
            rule="remains.A",
            start=table(
                "jewelry4 pottery? manuscripts1",
                claims=["", "a5 b4 c2"],
                collections=["remains1 remains3 tapestries2"],
                exhausted=[3],
                leader=1,
                turn=1,
                round_number=6,
            ),
            goal=both(decided("rouse"), claimed("a")),
            solution=("rouse", "a6"),
            near_miss=("recover",),
            misses=(("miss-recover", decided("recover")),),
            decisions=2,
            thens=(("claim", began("rouse")),),
            slips=(("any-time", ("recover",)),),
        ),
    ),
    brings=("collectors",),
    picture="2 → 4 + 4",
)

_MINE = "a5 b4 c2"
_GHOST_HALL = "tapestries4 pottery? remains2"
_ROLLS_334 = 61

GHOST = Lesson(
    "ghost",
    (
        Task(
            id="ghost.roll",
            rule="ghost.roll",
            start=table(_GHOST_HALL, seed=_ROLLS_334),
            goal=both(played(_MINE), happened(GhostGrouped)),
            solution=(_MINE, NEXT),
            near_miss=("a5 b2 c4",),
            misses=(("miss", unless(either(undecided, played(_MINE)))),),
        ),
        Task(
            id="ghost.pair",
            rule="ghost.place",
            start=table(_GHOST_HALL, seed=_ROLLS_334, moves=[_MINE], watch=5),
            goal=answered("a"),
            solution=("= a",),
            near_miss=("= c",),  # the 4 would go there, if it were first
            answers=("a", "b", "c"),
            slips=(("ghost.sequence", ("= c",)),),
        ),
        Task(
            id="ghost.four",
            rule="ghost.place",
            start=table(_GHOST_HALL, seed=_ROLLS_334, moves=[_MINE], watch=6),
            goal=answered("c"),
            solution=("= c",),
            near_miss=("= b",),
            misses=(("miss-own", answered("a")),),
            answers=("a", "b", "c"),
        ),
        Task(
            id="ghost.aside",
            rule="ghost.place",
            teaches=("set-aside",),
            start=table(  # the Ghost rolls 1, 4 and 6
                "jewelry4 remains? manuscripts1", seed=10, moves=["a3 b5 c4"], watch=6
            ),
            goal=answered("aside"),
            solution=("= aside",),
            near_miss=("= c",),
            answers=("a", "b", "c", "aside"),
        ),
        Task(
            id="ghost.second",
            rule="ghost.second",
            start=table(
                "pottery4 tapestries? manuscripts2",
                claims=["", "a55 b2"],
                leader=1,
                turn=1,
                round_number=2,
            ),
            goal=both(claimed("c"), happened(GhostIdle)),
            solution=("c3", NEXT),
            near_miss=("b3", CONTINUE),
            misses=(("miss-pushed", happened(GhostRolled)),),
            slips=(("solo.torches", ("b3", CONTINUE)),),
        ),
    ),
    picture="role3 role3 = 6 > role4",
)

ROUNDS = Lesson(
    "rounds",
    (
        Task(
            id="rounds.free",
            rule="collect.discard",
            start=table(
                "idols4 pottery? manuscripts2", claims=["a5", "b111"], turn=2, round_number=3
            ),
            goal=claimed("c"),
            solution=("c1",),
            near_miss=("recover",),
        ),
        Task(
            id="rounds.ghost",
            rule="ghost.discard",
            start=table("idols4 pottery? jewelry2", claims=["", "a4 b3 c1"], turn=2),
            goal=claimed("a"),
            solution=("a5",),
            near_miss=("c2",),
        ),
        Task(
            id="rounds.pushed",
            rule="collect.all-pushed",
            start=table(  # the Ghost has something above 5, and nothing above 6
                "idols4 pottery? jewelry2",
                seed=3,
                claims=["", "a111"],
                exhausted=[2],
                leader=1,
                turn=1,
                round_number=2,
            ),
            goal=happened(Refreshed, player=LEARNER),
            solution=("a4", CONTINUE),
            near_miss=("b1", CONTINUE),
            misses=(("miss-recover", decided("recover")),),
        ),
        Task(
            id="rounds.dice",
            rule="ghost.tireless",
            start=table(  # in the next round the Ghost rolls 5, 5 and 2
                "idols4 pottery? jewelry2",
                seed=18,
                claims=["", "a55 b6"],
                moves=["c1"],
                watch=1,
                leader=1,
                turn=1,
                round_number=3,
            ),
            goal=both(claimed("a"), seen, holds("a")),
            solution=(CONTINUE, "a444", CONTINUE),
            near_miss=(CONTINUE, "a6", CONTINUE),
            misses=(("miss-left", unless(either(undecided, claimed("a")))),),
            patient=True,
            thens=(("claim", either(seen, made(1))),),
        ),
        Task(
            id="rounds.last",
            rule="pass",
            start=table(
                "idols4 manuscripts? remains1",
                claims=["", "a66 b5"],
                collections=["jewelry3 pottery2"],
                leader=1,
                turn=1,
                round_number=8,
            ),
            goal=both(happened(DeckEmpty), happened(Collected, player=LEARNER)),
            solution=("c1", CONTINUE),
            near_miss=("recover",),
            slips=(("reveal.count", ("recover",)),),
        ),
    ),
    brings=("phases",),
    picture="1 · 2 · 3 … 8",
)

SCORING = Lesson(
    "scoring",
    (
        Task(
            id="scoring.servants",
            rule="score",
            start=table(
                "manuscripts4 pottery? jewelry1",
                claims=["", "a6 b5 c2"],
                collections=["jewelry4 jewelry2 remains3"],
                exhausted=[1],
                leader=1,
                turn=1,
                round_number=8,
            ),
            goal=answered("servants"),
            solution=("= servants",),
            near_miss=("= tapestries",),
            answers=("tapestries", "servants", "torches"),
        ),
        Task(
            id="scoring.tapestry",
            rule="solo.collectors",
            start=table(
                "remains4 manuscripts? tapestries1",
                claims=["", "a66 b5"],
                collections=["jewelry3 jewelry1 pottery2 remains3 manuscripts4"],
                leader=1,
                turn=1,
                round_number=8,
            ),
            goal=scored(25),
            solution=("c1", CONTINUE),
            near_miss=("recover", CONTINUE),
            misses=(("miss-exhausted", both(happened(Scored), happened(Collected, slot=2))),),
        ),
        Task(
            id="scoring.rank",
            rule="solo.rank",
            start=table(  # every servant on a rolls a 1, and the Ghost does not come back there
                "remains4 tapestries1? jewelry1",
                seed=138,
                claims=["", "a44 b5"],
                collections=["jewelry4 pottery4 pottery3 manuscripts3 tapestries2"],
                leader=1,
                turn=1,
                round_number=8,
            ),
            goal=both(happened(Ranked, rank="petty"), happened(Collected, slot=2)),
            solution=("c1", CONTINUE),
            near_miss=("a333", CONTINUE),
            misses=(
                ("miss-exhausted", both(happened(Ranked), happened(Collected, slot=2))),
                ("miss-pushed", both(happened(Ranked), claimed("c"))),
            ),
        ),
    ),
    picture="30 · 40 · 50",
)

SOLO = Lesson(
    "solo",
    (
        Task(
            id="solo.last",
            rule="solo.rank",
            start=table(
                "pottery4 manuscripts? jewelry2",
                seed=2,
                collections=["jewelry3 tapestries2 manuscripts3 pottery2 remains2"],
                round_number=7,
            ),
            goal=both(happened(Ranked), unless(happened(Ranked, rank="fool"))),
            solution=("a5 b5 c3", CONTINUE, "c6", CONTINUE, "recover", CONTINUE),
            near_miss=("a1 b1 c1", CONTINUE, "c3", CONTINUE, "b6", CONTINUE),
            misses=(("miss", happened(Ranked)),),
            decisions=99,
            thens=(("final", in_round(8)),),
            panels=("payers",),
        ),
    ),
    picture="die6 > role5",
)

FIRST_CHAPTER = Chapter(
    "first",
    (
        ROUND,
        CLAIM,
        PUSH,
        SECOND,
        COLLECT,
        RECOVER,
        TABLE,
        REVEAL,
        GHOST,
        ROUNDS,
        COLLECTORS,
        SCORING,
        SOLO_EXPLAINED,
        SOLO,
    ),
)
"""What a complete beginner does before a first solo game; first of all a round of it."""

COURSE: tuple[Chapter, ...] = (FIRST_CHAPTER, COLLECTORS_CHAPTER, SEVERAL_CHAPTER)
"""All lessons, in the order in which they are best taken."""

WHOLE_GAME = {"players": 1}
"""What the first chapter leads to: a game alone against the Ghost."""
