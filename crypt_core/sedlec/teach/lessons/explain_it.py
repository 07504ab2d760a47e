"""Sedlec's questions at the table: somebody claims something, and the learner explains the rule."""

from __future__ import annotations

from ....teach.lessons.question import choice
from ....teach.lessons.task import Lesson
from .table import table

EXPLAINED = Lesson(
    "sedlec.explain",
    (
        choice(
            "sedlec.explain.turn",
            "turn",
            ("pass", "dig", "collect"),
            "dig",
            table(
                ["2", "3", "3", "3", "3", "2"],
                crypts=["d1 priest/criminal", "d1 king/peasant"],
            ),
            "pass",
        ),
        choice(
            "sedlec.explain.king",
            "king",
            ("2", "3", "4"),
            "4",
            table(
                ["1", "2", "2", "2", "2", "criminal/lover+2"],
                crypts=[
                    "d1 peasant/criminal, e1 lover/king",
                    "d1 criminal/peasant, e1 priest/lover",
                ],
                hands=["king/peasant", "lover/priest"],
            ),
            "2",
        ),
        choice(
            "sedlec.explain.criminal",
            "criminal",
            ("2", "4", "6"),
            "4",
            table(
                ["1", "2", "2", "2", "2", "criminal/king+2"],
                crypts=[
                    "d1 criminal/peasant, e1 priest/criminal",
                    "d1 lover/priest, e1 king/priest",
                ],
                hands=["peasant/priest", "priest/lover"],
            ),
            "6",
        ),
    ),
)
