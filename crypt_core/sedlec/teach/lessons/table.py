"""Where a task of La Crypte de Sedlec begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....teach.lessons.task import Start
from ...position import position

OTHERS = "bot:random"
"""Who has the other seats: a bot whose choice never gets better, so that tasks stay as they are."""

LAST_CARDS = [
    "c1 peasant/criminal, d1 king/priest, e1 lover/peasant, f1 criminal/lover, c2 lover/king,"
    "d2 priest/criminal, e2 criminal/king, c3 criminal/criminal",
    "c1 peasant/priest, d1 priest/peasant, e1 king/peasant, f1 criminal/peasant, c2 priest/lover,"
    "d2 peasant/priest, e2 lover/priest, c3 criminal/lover",
]
"""Two crypts that both lack one card, on d3."""
CARDS = (
    *("king/peasant", "king/priest", "lover/king", "criminal/king"),
    *("peasant/priest", "peasant/priest", "priest/peasant", "lover/peasant"),
    *("peasant/criminal", "peasant/criminal", "criminal/peasant"),
    *("priest/lover", "lover/priest", "priest/criminal", "priest/criminal"),
    *("criminal/lover", "criminal/lover", "criminal/criminal"),
)
"""What tasks are played with, whichever cards are in `cards.toml`: they name theirs."""


def table(
    graveyard: Sequence[str] | None = None,
    *,
    seed: int = 1,
    moves: Sequence[str] = (),
    watch: int = 0,
    **fields: Any,
) -> Start:
    """Where a task begins; the learner has the first seat.

    With `graveyard` (such as `["king/priest+2", "3", "3", "3", "3", "3"]`), a position: `fields`
    are those of `crypt_core.sedlec.position.position`. Without, a new game with the `players` and
    the `first` in `fields`. `seed` is that of all luck from there on. `moves` are made first,
    whoever makes them. With `watch` the learner first sees, step by step, what the last of them led
    to: so many steps (True is one) have been shown at the start.
    """
    seats = ("person", *[OTHERS] * (int(fields.get("players", 2)) - 1))
    place = None
    fields.setdefault("cards", CARDS)
    if graveyard is not None:
        place, fields = position, {**fields, "graveyard": tuple(graveyard)}
    return Start("sedlec", place, fields, seed, tuple(moves), seats, int(watch))
