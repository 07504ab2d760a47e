"""The table: treasures, dice, players, collectors, and the claim that is being laid out on it."""

from __future__ import annotations

from ..panel import Panel, script, style

TABLE_WORDS = (
    "table-label",
    "table-crypt",
    "table-players",
    "table-collectors",
    "table-dice",
    "table-deck",
    "table-box",
    "table-aside",
    "table-leader",
    "table-lights-out",
    "table-ready",
    "table-exhausted",
    "table-none",
    "table-collection",  # {name}
    "table-flipped",  # {value}
    "table-gone",  # {slot}
    "table-drafted",  # {efforts}, {total}
    "table-die-ready",  # {n}
    "table-die-set",  # {n}, {effort}
    "table-die-placed",  # {n}, {effort}, {slot}
    "table-effort",
    "table-effort-n",  # {n}
    "table-hint-start",
    "table-hint-effort",
    "table-hint-put",  # {effort}
    "table-hint-slot",  # {slot}
    "table-hint-placed",  # {slot}, {effort}
    "table-hint-move",  # {slot}, {effort}
    "table-hint-more",
    "table-hint-refused",
    "table-hint-all",
    "table-hint-none-left",
    "table-confirm",
    "table-clear",
    "table-take-back",
    "table-keys",
    "table-rule",
    "table-type",
    "table-type-hint",  # {moves}
    "table-type-play",
    "table-text",
)
"""The labels the table needs, with the facts it puts in the place of each `{name}`."""


class Table(Panel):
    """The table as a panel: it draws its data, keeps the claim being laid out, and asks."""

    area = "table"
    order = 30
    _esm = script("crypt/table")
    _css = style("deciding", "crypt/table")
