"""The table: treasures, dice, players, collectors, and the claim that is being laid out on it."""

from __future__ import annotations

from ....panel import Panel, script, style

TABLE_WORDS = (
    "labelled",  # {label}, {value}
    "crypt-table-label",
    "crypt-table-crypt",
    "crypt-table-players",
    "crypt-table-collectors",
    "crypt-table-dice",
    "crypt-table-deck",
    "crypt-table-aside",
    "crypt-table-leader",
    "crypt-table-leader-note",
    "crypt-table-lights-out",
    "crypt-table-lights-out-note",
    "crypt-table-ready",
    "crypt-table-exhausted",
    "crypt-table-none",
    "crypt-table-collection",  # {name}
    "crypt-table-flipped",  # {value}
    "crypt-table-gone",  # {slot}
    "crypt-table-drafted",  # {efforts}, {total}
    "crypt-table-die-ready",  # {n}
    "crypt-table-die-set",  # {n}, {effort}
    "crypt-table-die-placed",  # {n}, {effort}, {on}
    "crypt-table-chances",  # {state}
    "crypt-table-chances-on",
    "crypt-table-chances-off",
    "crypt-table-chances-gone",
    "crypt-table-chance-more",
    "crypt-table-effort",
    "crypt-table-effort-n",  # {n}
    "crypt-table-hint-start",
    "crypt-table-hint-effort",
    "crypt-table-hint-put",  # {effort}
    "crypt-table-hint-slot",  # {on}
    "crypt-table-hint-placed",  # {on}, {effort}
    "crypt-table-hint-move",
    "crypt-table-hint-more",
    "crypt-table-hint-refused",
    "crypt-table-hint-all",
    "crypt-table-hint-none-left",
    "crypt-table-hint-again",
    "crypt-table-hint-take",
    "crypt-table-choose-effort",
    "crypt-table-choose-servant",
    "crypt-table-choose-treasure",
    "crypt-table-confirm",
    "crypt-table-insist",
    "crypt-table-clear",
    "crypt-table-take-back",
    "crypt-table-keys",
    "table-rule",
    "table-type",
    "table-type-hint",  # {moves}
    "table-type-play",
    "table-text",
)
"""The labels the table needs, with the facts it puts in the place of each `{name}`."""


class Table(Panel):
    """The table as a panel: it draws its data, keeps the claim being laid out, and asks."""

    area = "stage"
    order = 30
    _esm = script("games/crypt/table/panel")
    _css = style(
        "kit/deciding",
        "games/crypt/table/panel",
        "games/crypt/table/ghost",
        "games/crypt/table/stage",
        "games/crypt/table/beside",
    )
