"""Where a task of Crypt begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....teach.lessons.task import Start
from ...components import KINDS
from ...position import position


def sides(power: str) -> str:
    """All collectors on side A, but this one ("idols.B") on its own."""
    kind, side = power.split(".")
    return "".join(side if kind == name else "A" for name in KINDS)


def table(
    crypt: str | None = None,
    *,
    seed: int = 1,
    moves: Sequence[str] = (),
    seats: Sequence[str] | None = None,
    watch: int = 0,
    **fields: Any,
) -> Start:
    """Where a task begins.

    With `crypt` (such as "idols4 pottery? jewelry2"), a position: `fields` are those of
    `crypt_core.crypt.position.position`. Without, a new game with the `players` and `sides` in
    `fields`. `seed` is that of all luck from there on. `moves` are made first, whoever makes them.
    With `watch` the learner first sees, step by step, what the last of them led to: so many steps
    (True is one) have been shown at the start. `seats` tell who plays; left out, the learner has
    the first one and bots the others.
    """
    players = int(fields.get("players", 1))
    if seats is None:
        seats = ["person", *["bot:sensible"] * (players - 1)]
    if crypt is not None:
        fields["crypt"] = crypt
    place = position if crypt is not None else None
    return Start("crypt", place, fields, seed, tuple(moves), tuple(seats), int(watch))
