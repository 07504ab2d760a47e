"""The twelve collector sides: what each pays at the end, and how far a player is.

Each side is a `Collector`; those whose power is used during the game pay nothing at the end, except
idols B, which does both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Holding(NamedTuple):
    """A player's treasures of one kind: values in coins, and whether idols B was won first."""

    values: tuple[int, ...]
    rewarded: bool = False


class Collector(NamedTuple):
    """A collector side.

    `needs`: how many treasures its reward asks for (face-down ones if `flips`).
    `timing`: when it counts: "end", or the window of its power.
    """

    needs: int
    flips: bool
    timing: str


COLLECTORS = {
    "idols.A": Collector(1, True, "collect"),
    "idols.B": Collector(2, False, "end"),
    "jewelry.A": Collector(2, False, "end"),
    "jewelry.B": Collector(1, False, "end"),
    "manuscripts.A": Collector(2, False, "end"),
    "manuscripts.B": Collector(1, True, "any-time"),
    "pottery.A": Collector(2, False, "end"),
    "pottery.B": Collector(2, True, "before-claim"),
    "remains.A": Collector(2, True, "any-time"),
    "remains.B": Collector(4, False, "end"),
    "tapestries.A": Collector(1, False, "end"),
    "tapestries.B": Collector(3, False, "end"),
}


def bonus(power: str, mine: Holding, others: Sequence[Holding]) -> int:
    """Coins that a collector side pays at the end, besides those on the treasures themselves.

    `others` are the holdings of the same kind of the other players (solo: none, solo.collectors).
    """
    values, count = mine.values, len(mine.values)
    match power:
        case "idols.B":
            return 5 if mine.rewarded else 2 if count >= 2 else 0
        case "jewelry.A":
            return max(values) if count >= 2 else 0
        case "jewelry.B":
            return count
        case "manuscripts.A":
            return 4 * count - sum(values) if count >= 2 else 0
        case "pottery.A":
            return (0, 0, 2, 4, 8)[min(count, 4)]
        case "remains.B":
            return 10 if count >= 4 else 0
        case "tapestries.A":
            # A ruling: nobody wins it with no tapestry at all.
            best = all(sum(values) >= sum(other.values) for other in others)
            return 5 if values and best else 0
        case "tapestries.B":
            if count < 3:
                return 0
            return 7 if all(len(other.values) < 3 for other in others) else 4
        case _:
            return 0
