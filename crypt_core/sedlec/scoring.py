"""Points, each pointed at: which kings, levels, pairs and redeemed criminals of a crypt they are.

The sheet of a crypt that is not full yet is what it would be worth if it stayed so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from .components import SKULLS, Card
from .pyramid import Crypt, Place, PlacedCard, Skull, adjacent, skulls

PEASANT = 1
PRIEST = 2
"""For each level with a priest."""
PAIR = 6
"""For each pair of lovers."""
CRIMINAL = 2
"""For each criminal adjacent to a priest."""


class KingScore(NamedTuple):
    """A king, and the kings and peasants on lower levels: a point each (rule king)."""

    king: Skull
    below: tuple[Skull, ...]


class Redeemed(NamedTuple):
    """A criminal, and the priests adjacent to it (rule criminal)."""

    criminal: Skull
    priests: tuple[Skull, ...]


class ScoreSheet(NamedTuple):
    """A player's points, by the skulls that they are for; each list from the lowest level up."""

    player: int
    kings: tuple[KingScore, ...]
    peasants: tuple[Skull, ...]
    priests: tuple[tuple[int, tuple[Skull, ...]], ...]
    """Each level that holds priests, and which."""
    lovers: tuple[tuple[Skull, Skull], ...]
    """The pairs."""
    lonely: tuple[Skull, ...]
    """Lovers in no pair."""
    redeemed: tuple[Redeemed, ...]
    unredeemed: tuple[Skull, ...]

    @property
    def points(self) -> dict[str, int]:
        """Points by type of skull, in the order of `SKULLS`."""
        return {
            "king": sum(len(king.below) for king in self.kings),
            "peasant": PEASANT * len(self.peasants),
            "priest": PRIEST * len(self.priests),
            "lover": PAIR * len(self.lovers),
            "criminal": CRIMINAL * len(self.redeemed),
        }

    @property
    def total(self) -> int:
        """All the points of the crypt."""
        return sum(self.points.values())


def crypt_sheet(player: int, crypt: Crypt) -> ScoreSheet:
    """What a crypt is worth as it is (rules king, peasant, priest, lover, criminal)."""
    return _sheet(tuple(sorted(crypt, key=lambda laid: laid.place)))._replace(player=player)


@lru_cache(maxsize=1024)
def _sheet(crypt: Crypt) -> ScoreSheet:
    bones = skulls(crypt)
    of: dict[str, list[Skull]] = {kind: [] for kind in SKULLS}
    for skull in bones:
        of[skull.kind].append(skull)
    ruled = [*of["king"], *of["peasant"]]
    kings = (
        KingScore(
            king, tuple(skull for skull in bones if skull in ruled and skull.level < king.level)
        )
        for king in of["king"]
    )
    priests: dict[int, list[Skull]] = {}
    for priest in of["priest"]:
        priests.setdefault(priest.level, []).append(priest)
    judged = [
        Redeemed(criminal, tuple(priest for priest in of["priest"] if adjacent(criminal, priest)))
        for criminal in of["criminal"]
    ]
    pairs = best_pairs(of["lover"])
    return ScoreSheet(
        player=0,
        kings=tuple(kings),
        peasants=tuple(of["peasant"]),
        priests=tuple((level, tuple(there)) for level, there in priests.items()),
        lovers=pairs,
        lonely=tuple(lover for lover in of["lover"] if not any(lover in pair for pair in pairs)),
        redeemed=tuple(criminal for criminal in judged if criminal.priests),
        unredeemed=tuple(criminal.criminal for criminal in judged if not criminal.priests),
    )


def best_pairs(lovers: Sequence[Skull]) -> tuple[tuple[Skull, Skull], ...]:
    """As many pairs of adjacent lovers as can be made, each lover in one at most (rule lover).

    All ways of pairing are tried: the first lover stays alone, or pairs with one that it touches,
    and so on with the rest. Every set of pairs arises so, exactly once: it leaves the first lover
    alone or pairs it with one other, and the rest of it is a pairing of the rest. So the best is
    found, and there are at most 76 ways for six lovers (w(n) = w(n-1) + (n-1) w(n-2), w(0) = w(1) =
    1). Of the best, the one that pairs the lowest lovers first is given.
    """
    if len(lovers) < 2:
        return ()
    first, rest = lovers[0], lovers[1:]
    best: tuple[tuple[Skull, Skull], ...] = ()
    for at, other in enumerate(rest):
        if adjacent(first, other):
            pairs = ((first, other), *best_pairs([*rest[:at], *rest[at + 1 :]]))
            best = max(best, pairs, key=len)
    return max(best, best_pairs(rest), key=len)


def gain(crypt: Crypt, card: Card, place: Place) -> dict[str, int]:
    """The points by type of skull that a card would add to a crypt if it were laid there."""
    before = crypt_sheet(0, crypt).points
    after = crypt_sheet(0, (*crypt, PlacedCard(card, place))).points
    return {kind: after[kind] - before[kind] for kind in SKULLS}


def tie_key(points: Mapping[str, int]) -> tuple[int, ...]:
    """The points of the five types of skulls, best first: tied players compare these (rule end)."""
    return tuple(sorted(points.values(), reverse=True))
