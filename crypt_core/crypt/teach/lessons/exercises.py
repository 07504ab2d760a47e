"""What the notebooks about Crypt ask: each by the notebook's name and its own."""

from __future__ import annotations

from ....teach.lessons.goals import either
from ....teach.lessons.question import choice
from ....teach.lessons.task import Task
from .goals import claimed
from .table import table

EXERCISES = (
    choice("first-round.order", "solo.order", ("left", "middle", "right"), "middle"),
    choice("first-round.effort", "collect.roll", ("to-3", "to-4", "high"), "to-3"),
    choice("first-round.ghost", "ghost.place", ("both", "a", "b", "none"), "b"),
    Task(
        id="first-round.least",
        rule="claim.push",
        start=table(seed=15, moves=["a5 b3"]),
        goal=claimed("a", 2, 4),
        solution=("a44",),
        near_miss=("a66",),
        misses=(("miss-more", either(claimed("a", 2, 5), claimed("a", 2, 6))),),
    ),
    choice("first-round.collect", "collect.keep", ("yours", "box", "crypt"), "yours"),
    choice("first-round.torches", "pass", ("first", "between", "last"), "between"),
    choice("ghost-by-hand.sequence", "ghost.sequence", ("four", "one", "pair"), "pair"),
    choice("ghost-by-hand.roll", "ghost.place", ("none", "a", "b", "b-c"), "b"),
    choice("ghost-by-hand.kept", "ghost.place", ("six", "pair", "alike"), "alike"),
    choice("ghost-by-hand.cost", "collect.roll", ("six", "pair", "alike"), "pair"),
    choice("ghost-odds.bar", "claim.push", ("3", "6", "7"), "6"),
    choice("ghost-odds.root", "ghost.roll", ("800", "1600", "40000"), "1600"),
    choice("ghost-odds.middle", "ghost.place", ("2", "3", "4", "5"), "3"),
    choice("ghost-odds.left", "ghost.place", ("protects", "endangers", "nothing"), "endangers"),
    choice("rules.page", "claim.own", ("place", "own", "push"), "own"),
)
