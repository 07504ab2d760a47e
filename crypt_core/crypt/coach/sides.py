"""The collector sides with which solo games are measured and searched for puzzles."""

from __future__ import annotations

import random

from ..components import KINDS

SIDES = ("all A", "all B", "random")


def sides_of(which: str, seed: int) -> str:
    """The collector sides of the game of a seed."""
    draw = random.Random(f"sides {seed}")
    drawn = "".join(draw.choice("AB") for _ in KINDS)
    return {"all A": "AAAAAA", "all B": "BBBBBB", "random": drawn}[which]
