"""What a new game of Crypt lets one choose.

It is read while another game is at the table, too: so it loads nothing of the game but its pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...teach.words import Words
from ..components import KINDS
from .collectors import collector

PLAYERS = (1, 2, 3, 4)
BOTS = ("random", "careful", "greedy", "collector", "sensible", "farsighted")
"""Who can have a seat beside people, the weakest first: the names in `coach.bots`."""
OPPONENT = "sensible"
OFFER_WORDS = (
    "crypt-frame-solo-note",
    "crypt-frame-sides",
    "crypt-frame-sides-note",
    "crypt-frame-all-a",
    "crypt-frame-all-b",
    "crypt-frame-mixed",
    "crypt-frame-side-a",
    "crypt-frame-side-b",
)
"""The ids of the labels that the form needs for this game."""


def offer(words: Words) -> dict[str, Any]:
    """The sides of each collector with what they pay."""
    told = {(kind, side): collector(words, kind, side) for kind in KINDS for side in "AB"}
    sides = [
        {
            "kind": kind,
            "name": told[kind, "A"].name,
            "A": told[kind, "A"].pays,
            "B": told[kind, "B"].pays,
        }
        for kind in KINDS
    ]
    return {"sides": sides}


def again(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What the form begins with, from the fields of the setup of the game at the table."""
    return dict(fields)
