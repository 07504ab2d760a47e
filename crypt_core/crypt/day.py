"""The deal of the day: alone against the Ghost, the same for everybody, drawn from the date."""

from __future__ import annotations

from datetime import date

from ..engine.luck import KeyedLuck, fold
from ..engine.timeline import Timeline
from .components import KINDS
from .game import CRYPT

MARK = 0xDA7
"""What days are drawn for, so that the seed of one is not its date."""
SEEDS = 10**9
"""Seeds are short enough to be read aloud."""


def day_deal(day: date) -> Timeline:
    """The deal of a day: its seed, and for each collector one of the two sides."""
    luck = KeyedLuck(fold(MARK, (day.year, day.month, day.day)))
    sides = "".join("AB"[luck.die(i, sides=2) - 1] for i, _ in enumerate(KINDS))
    return Timeline(CRYPT, CRYPT.setup({"sides": sides}), luck.draw(len(KINDS)) % SEEDS)
