"""Where a task of Donjon begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....teach.lessons.task import Start
from ...cards import CARD_TEXTS
from ...components import CHEST, adventure
from ...position import position

OTHERS = "bot:random"
"""Who has the other seats: a bot whose choice never gets better, so that tasks stay as they are."""
STRONG = ["double_axe", "plate_armour", "golden_crown"]
"""The strongest ordinary items, which add 12."""
MEET = ("done", "draw")
"""Leave the village and turn up the top card of the adventure pile."""
EARLIER = list(adventure(CARD_TEXTS))
EARLIER.remove(CHEST)
"""All adventure cards but a chest."""


def who(adventurer: str, **fields: Any) -> dict[str, Any]:
    """An adventurer with what lies before them; the unique power is spent unless it is `token`."""
    return {"adventurer": adventurer, "token": False, **fields}


def table(
    *players: Mapping[str, Any],
    seed: int = 1,
    moves: Sequence[str] = (),
    watch: int = 0,
    other: str = OTHERS,
    **fields: Any,
) -> Start:
    """Where a task begins; the learner has the first seat.

    With `players` (see `who`), a position in the village: the other `fields` are those of
    `crypt_core.donjon.position.position`. Without, a new game with the setup in `fields`. `seed` is
    that of all luck from there on. `moves` are made first, whoever makes them ("P2: bid 2g"). With
    `watch` the learner first sees, step by step, what the last of them led to: so many steps have
    been shown at the start. `other` has all other seats.
    """
    count = len(players) or int(fields.get("players", 4))
    seats = ("person", *[other] * (count - 1))
    if players:
        laid = {**fields, "players": tuple(players)}
        return Start("donjon", position, laid, seed, tuple(moves), seats, int(watch))
    return Start("donjon", None, fields, seed, tuple(moves), seats, int(watch))
