"""The course of La Crypte de Sedlec: from a table never seen before to a first game."""

from __future__ import annotations

from ....teach.lessons.goals import answered, both, decided, either, happened, refused, undecided
from ....teach.lessons.task import CONTINUE, Chapter, Lesson, Task
from ...events import Ended, Took
from .explain_it import EXPLAINED
from .goals import holds, lies, opened, points
from .table import LAST_CARDS, table

# Tables as they stand in a game: everybody has had as many turns as the others, and each card is
# somewhere. Places are those of the notation: c2 stands on c1 and d1.

GRAVEYARD = Lesson(
    "sedlec.graveyard",
    (
        Task(
            id="sedlec.graveyard.dig",
            rule="dig",
            start=table(
                players=2, seed=4
            ),  # dug in 2 and 5: lover over peasant, criminal over king
            goal=happened(Took, player=0),
            solution=("dig 2 5", "take 2"),
            near_miss=("collect 1",),
            misses=(("miss-collect", decided("collect")),),
            decisions=2,
            teaches=("crypt", "dig", "collect"),
        ),
        Task(
            id="sedlec.graveyard.leave",
            rule="dig",
            start=table(
                ["2", "lover/peasant+2", "2", "3", "king/peasant+2", "3"],
                crypts=["d1 priest/criminal", "d1 lover/priest"],
                dug=[2, 5],
            ),
            goal=holds("lover/peasant"),
            solution=("take 2",),
            near_miss=("take 5",),
            teaches=("level",),
        ),
        Task(
            id="sedlec.graveyard.under",
            rule="collect",
            start=table(
                ["2", "2", "3", "lover/king+2", "3", "3"],
                crypts=["d1 priest/criminal", "d1 criminal/peasant"],
            ),
            goal=answered("hidden"),
            solution=("= hidden",),
            near_miss=("= open",),
            misses=(("miss-nothing", answered("nothing")),),
            answers=("open", "hidden", "nothing"),
        ),
    ),
)

_TWO_IN_HAND = table(
    ["criminal/lover+2", "2", "2", "2", "2", "3"],
    hands=["king/priest, peasant/criminal", "lover/priest, peasant/priest"],
)

HAND = Lesson(
    "sedlec.hand",
    (
        Task(
            id="sedlec.hand.third",
            rule="hand",
            start=_TWO_IN_HAND,
            goal=refused("hand"),
            solution=("collect 1",),
            near_miss=("lay king/priest d1",),
        ),
        Task(
            id="sedlec.hand.lay",
            rule="lay",
            start=_TWO_IN_HAND,
            goal=decided("lay"),
            solution=("lay peasant/criminal d1",),
            near_miss=("dig 2 3",),
            misses=(("miss", both(refused("hand"), undecided)),),
        ),
        Task(
            id="sedlec.hand.turn",
            rule="turn",
            start=_TWO_IN_HAND,
            goal=answered("no"),
            solution=("= no",),
            near_miss=("= yes",),
            answers=("yes", "no"),
        ),
    ),
    brings=("path",),
)

PYRAMID = Lesson(
    "sedlec.pyramid",
    (
        Task(
            id="sedlec.pyramid.air",
            rule="crypt",
            start=table(
                ["2", "2", "criminal/lover+2", "2", "2", "3"],
                crypts=["d1 peasant/priest", "d1 criminal/peasant"],
                hands=["priest/criminal", "lover/king"],
            ),
            goal=refused("crypt", "lay-unsupported"),
            solution=("lay priest/criminal d2",),
            near_miss=("lay priest/criminal e1",),
            teaches=("open-place",),
        ),
        Task(
            id="sedlec.pyramid.row",
            rule="crypt",
            start=table(
                ["1", "2", "criminal/lover+2", "2", "2", "2"],
                crypts=[
                    "d1 peasant/priest, e1 priest/criminal",
                    "d1 criminal/peasant, e1 lover/king",
                ],
                hands=["priest/peasant", "king/priest"],
            ),
            goal=lies("d2"),
            solution=("lay priest/peasant d2",),
            near_miss=("lay priest/peasant f1",),
            misses=(("miss-wait", either(decided("dig"), decided("collect"))),),
        ),
        Task(
            id="sedlec.pyramid.top",
            rule="crypt",
            start=table(
                ["1", "1", "criminal/lover+1", "1", "1", "2"],
                crypts=[
                    "c1 peasant/criminal, d1 peasant/priest, e1 priest/criminal, c2 lover/priest",
                    "c1 criminal/lover, d1 criminal/peasant, e1 lover/king, d2 priest/criminal",
                ],
                hands=["priest/peasant", "king/priest"],
            ),
            goal=opened(3),
            solution=("lay priest/peasant d2",),
            near_miss=("lay priest/peasant b1",),
            misses=(("miss-wait", either(decided("dig"), decided("collect"))),),
        ),
        Task(
            id="sedlec.pyramid.level",
            rule="level",
            start=table(
                ["1", "2", "2", "2", "2", "lover/peasant+2"],
                crypts=[
                    "d1 priest/criminal, e1 peasant/priest",
                    "d1 criminal/peasant, e1 king/priest",
                ],
                hands=["king/peasant", "criminal/lover"],
            ),
            goal=answered("4"),
            solution=("= 4",),
            near_miss=("= 2",),
            misses=(("miss-lower", answered("3")),),
            answers=("2", "3", "4"),
        ),
    ),
)

KINGS = Lesson(
    "sedlec.kings",
    (
        Task(
            id="sedlec.kings.high",
            rule="king",
            start=table(
                ["1", "1", "criminal/lover+1", "2", "2", "2"],
                crypts=[
                    "d1 peasant/criminal, e1 priest/peasant, f1 peasant/priest",
                    "c1 priest/criminal, d1 criminal/peasant, e1 lover/king",
                ],
                hands=["king/priest", "criminal/lover"],
            ),
            goal=points("king", 3),
            solution=("lay king/priest d2",),
            near_miss=("lay king/priest c1",),
            misses=(("miss-wait", either(decided("dig"), decided("collect"))),),
        ),
        Task(
            id="sedlec.kings.last",
            rule="king",
            start=table(
                ["-"] * 6,
                crypts=[
                    "c1 peasant/criminal, d1 peasant/criminal, e1 lover/peasant, f1 criminal/lover,"
                    "c2 peasant/priest, d2 king/peasant, c3 peasant/priest",
                    "c1 priest/peasant, d1 priest/criminal, e1 king/priest, f1 criminal/lover,"
                    "c2 priest/criminal, d2 lover/priest, c3 criminal/king",
                ],
                hands=["lover/king, criminal/peasant", "priest/lover, criminal/criminal"],
            ),
            goal=lies("e2", "peasant"),
            solution=("lay criminal/peasant e2",),
            near_miss=("lay lover/king e2",),
            slips=(("peasant", ("lay lover/king e2",)),),
        ),
    ),
)

PRIESTS = Lesson(
    "sedlec.priests",
    (
        Task(
            id="sedlec.priests.level",
            rule="priest",
            start=table(
                ["1", "2", "2", "2", "2", "lover/peasant+2"],
                crypts=[
                    "d1 priest/lover, e1 peasant/priest",
                    "d1 criminal/peasant, e1 king/priest",
                ],
                hands=["peasant/priest", "criminal/lover"],
            ),
            goal=points("priest", 6),
            solution=("lay peasant/priest d2",),
            near_miss=("lay peasant/priest c1",),
            misses=(("miss-wait", either(decided("dig"), decided("collect"))),),
        ),
        Task(
            id="sedlec.priests.two",
            rule="criminal",
            start=table(
                ["1", "1", "1", "2", "2", "lover/peasant+2"],
                crypts=[
                    "c1 criminal/peasant, d1 criminal/king, e1 peasant/criminal",
                    "d1 lover/priest, e1 king/priest, f1 priest/peasant",
                ],
                hands=["peasant/priest", "criminal/lover"],
            ),
            goal=points("criminal", 4),
            solution=("lay peasant/priest c2",),
            near_miss=("lay peasant/priest b1",),
            misses=(
                ("miss-corner", lies("b1")),
                ("miss-one", either(lies("f1"), lies("d2"))),
            ),
            slips=(("adjacent", ("lay peasant/priest b1",)),),
            teaches=("corner",),
        ),
    ),
)

LOVERS = Lesson(
    "sedlec.lovers",
    (
        Task(
            id="sedlec.lovers.pair",
            rule="lover",
            start=table(
                ["1", "2", "2", "2", "2", "priest/criminal+2"],
                crypts=[
                    "d1 lover/peasant, e1 criminal/king",
                    "d1 criminal/peasant, e1 king/priest",
                ],
                hands=["priest/lover", "peasant/priest"],
            ),
            goal=points("lover", 6),
            solution=("lay priest/lover d2",),
            near_miss=("lay priest/lover c1",),
            misses=(("miss-corner", lies("c1")),),
        ),
        Task(
            id="sedlec.lovers.third",
            rule="lover",
            start=table(
                ["1", "1", "1", "1", "1", "priest/criminal+2"],
                crypts=[
                    "c1 lover/peasant, d1 lover/king, e1 peasant/criminal, c2 priest/lover",
                    "c1 peasant/priest, d1 criminal/peasant, e1 priest/peasant, d2 priest/criminal",
                ],
                hands=["criminal/lover", "criminal/king"],
            ),
            goal=points("lover", 12),
            solution=("lay criminal/lover d2",),
            near_miss=("lay criminal/lover b1",),
            misses=(("miss-wait", either(decided("dig"), decided("collect"))),),
        ),
    ),
)

_LAST_TURNS = table(
    ["peasant/criminal+1", "-", "2", "-", "-", "-"],
    crypts=[
        "c1 criminal/criminal, d1 peasant/priest, e1 priest/peasant, f1 criminal/king,"
        "c2 lover/priest, d2 king/peasant",
        "d1 priest/criminal, e1 peasant/priest, f1 peasant/criminal,"
        "d2 priest/criminal, e2 lover/king, d3 criminal/lover",
    ],
    hands=["priest/lover", "criminal/lover"],
)

END = Lesson(
    "sedlec.end",
    (
        Task(
            id="sedlec.end.single",
            rule="dig",
            start=_LAST_TURNS,
            goal=decided("dig"),
            solution=("dig 3",),
            near_miss=("collect 1",),
            misses=(("miss-collect", decided("collect")),),
        ),
        Task(
            id="sedlec.end.round",
            rule="end",
            start=table(
                ["-"] * 6, crypts=LAST_CARDS, hands=["peasant/criminal", "priest/criminal"]
            ),
            goal=answered("lay"),
            solution=("= lay",),
            near_miss=("= stop",),
            answers=("stop", "lay", "take"),
            teaches=("complete",),
        ),
        Task(
            id="sedlec.end.tie",
            rule="end",
            start=table(
                ["-"] * 6,
                first=1,
                crypts=[LAST_CARDS[0], f"{LAST_CARDS[1]}, d3 priest/criminal"],
                hands=["peasant/criminal"],
            ),
            goal=answered("you"),
            solution=("= you",),
            near_miss=("= shared",),
            answers=("you", "other", "shared"),
        ),
        Task(
            id="sedlec.end.three",
            rule="crypt",
            start=table(players=3),
            goal=answered("12"),
            solution=("= 12",),
            near_miss=("= 6",),
            misses=(("miss-two", answered("18")),),
            answers=("6", "12", "18"),
        ),
    ),
)

GAME = Lesson(
    "sedlec.game",
    (
        Task(
            id="sedlec.game.last",
            rule="end",
            start=_LAST_TURNS,
            goal=happened(Ended, winners=(0,)),
            solution=(
                "lay priest/lover c3",
                CONTINUE,
                "collect 1",
                CONTINUE,
                "collect 3",
                CONTINUE,
                "lay king/priest e2",
                CONTINUE,
                "lay peasant/criminal d3",
                CONTINUE,
            ),
            near_miss=(
                "collect 1",
                CONTINUE,
                "lay priest/lover e2",
                CONTINUE,
                "lay peasant/criminal c3",
                CONTINUE,
                "dig 3",
                CONTINUE,
                "lay lover/peasant d3",
                CONTINUE,
            ),
            misses=(("miss", happened(Ended)),),
            decisions=99,
        ),
    ),
)

SEDLEC_CHAPTER = Chapter(
    "sedlec", (GRAVEYARD, HAND, PYRAMID, KINGS, PRIESTS, LOVERS, END, EXPLAINED, GAME)
)
"""What a beginner does before a first game."""

COURSE: tuple[Chapter, ...] = (SEDLEC_CHAPTER,)
"""All lessons, in the order in which they are best taken."""

WHOLE_GAME = {"players": 2, "seats": ["person", "bot:sensible"]}
"""What the first chapter leads to: a game of two, against a bot."""
