"""What the notebook about allies asks."""

from __future__ import annotations

from ....teach.lessons.question import choice
from .table import MEET, table, who

OGRE = table(
    who("priest"),
    who("thief", items=["double_axe"]),
    who("warrior", wounds=2),
    top=["ogre"],
    moves=MEET,
)

EXERCISES = (
    choice("ally.hand", "power.ally", ("12", "6", "4"), "6", OGRE),
    choice("ally.price", "alliance.price", ("agree", "decline"), "decline", OGRE),
)
