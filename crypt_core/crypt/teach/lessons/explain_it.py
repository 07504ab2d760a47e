"""Crypt's questions at the table: somebody claims something, and the learner explains the rule."""

from __future__ import annotations

from ....teach.lessons.question import choice
from ....teach.lessons.task import LEARNER, Lesson
from .table import sides, table

SOLO_EXPLAINED = Lesson(
    "explain",
    (
        choice(
            "explain.order",
            "ghost.sequence",
            ("pair", "six", "none"),
            "pair",
            table(  # the Ghost rolls 6, 3 and 3
                "jewelry4 idols? manuscripts1", seed=127, moves=["a5 b2"], watch=3
            ),
            "six",
        ),
        choice(
            "explain.second",
            "ghost.second",
            ("1", "2", "3"),
            "1",
            table(
                "idols4 remains? manuscripts2",
                claims=["", "a33 b5"],
                leader=1,
                turn=1,
                round_number=3,
            ),
            "3",
        ),
        choice(
            "explain.box",
            "collect.discard",
            ("yes", "end", "no"),
            "no",
            table("remains4 pottery? idols1", claims=["c3", "a444"], turn=2, round_number=4),
            "yes",
        ),
    ),
    picture="role3 role3 → role6",
)

COLLECTORS_EXPLAINED = Lesson(
    "explain-collectors",
    (
        choice(
            "explain-collectors.idols",
            "idols.B",
            ("you", "both", "none"),
            "both",
            table(
                "idols4 idols2 pottery?",
                players=2,
                sides=sides("idols.B"),
                collections=["idols1 jewelry3", "idols3 remains2"],
                claims=["a33", "b4"],
                leader=LEARNER,
                turn=2,
                round_number=4,
            ),
            "you",
        ),
        choice(
            "explain-collectors.wake",
            "any-time",
            ("yes", "turn", "whole"),
            "yes",
            table(
                "jewelry4 manuscripts2 pottery?",
                players=2,
                collections=["idols2", "remains1 remains4"],
                claims=["", "a5"],
                exhausted=[0, 2],
                leader=1,
                turn=1,
                round_number=4,
            ),
            "turn",
        ),
        choice(
            "explain-collectors.pottery",
            "pottery.B",
            ("you", "other", "dice"),
            "you",
            table(  # the next round brings face-down idols
                "jewelry4 tapestries2 idols?",
                players=2,
                sides=sides("pottery.B"),
                collections=["pottery1 pottery3", "pottery2 pottery4"],
                claims=["b3", "a4"],
                leader=1,
                turn=2,
                round_number=4,
                moves=("P2: recover",),
                seed=10,
            ),
            "other",
        ),
    ),
)

SEVERAL_EXPLAINED = Lesson(
    "explain-several",
    (
        choice(
            "explain-several.last",
            "claim.order",
            ("1", "2", "3"),
            "2",
            table(
                "tapestries4 manuscripts3 jewelry1 idols?",
                players=3,
                claims=["", "", "b5 c3"],
                leader=2,
                turn=1,
                round_number=3,
            ),
            "3",
        ),
        choice(
            "explain-several.pushed",
            "collect.all-pushed",
            ("1", "2", "3"),
            "1",
            table(
                "jewelry4 manuscripts3 idols2 remains?",
                players=3,
                exhausted=[0, 1],
                leader=1,
                round_number=4,
                moves=("P2: a3 b2", "P3: c2"),
            ),
            "2",
        ),
        choice(
            "explain-several.see",
            "collect.keep",
            ("yes", "round", "no"),
            "no",
            table(
                "remains4 idols2 jewelry1 manuscripts?",
                players=3,
                collections=["pottery3? jewelry2", "idols1", "remains3"],
                round_number=3,
            ),
            "yes",
        ),
    ),
)
