"""Donjon's table: the adventurers, the village, the Dungeon, fights, and all that is bargained."""

from __future__ import annotations

from ....panel import Panel, script, style

TABLE_WORDS = (
    "labelled",  # {label}, {value}
    "donjon-dungeon-label",
    "donjon-dungeon-seats",
    "donjon-dungeon-mine",
    "donjon-dungeon-all",
    "donjon-dungeon-items",
    "donjon-dungeon-spoils",
    "donjon-dungeon-quests",
    "donjon-dungeon-done",
    "donjon-dungeon-none",
    "donjon-dungeon-power",
    "donjon-dungeon-wounds",
    "donjon-dungeon-gems",
    "donjon-dungeon-trophies",
    "donjon-dungeon-show",  # {name}
    "donjon-dungeon-sale",
    "donjon-dungeon-partner",
    "donjon-dungeon-fewer",  # {what}
    "donjon-dungeon-more",  # {what}
    "donjon-dungeon-help",
    "donjon-dungeon-helps",
    "donjon-dungeon-now",
    "donjon-dungeon-clear",
    "donjon-dungeon-choose",
    "donjon-dungeon-choose-partner",
    "donjon-dungeon-against",
    "donjon-dungeon-bids",
    "donjon-dungeon-keys",
    "table-rule",
    "table-type",
    "table-type-hint",  # {moves}
    "table-type-play",
    "table-text",
)
"""The labels the table needs, with the facts it puts in the place of each `{name}`."""


class Table(Panel):
    """Donjon's table as a panel: it draws its data, keeps the bargain being made, and asks."""

    area = "stage"
    order = 30
    _esm = script("games/donjon/table/panel")
    _css = style(
        "kit/deciding",
        "games/donjon/table/art",
        "games/donjon/table/panel",
        "games/donjon/table/stage",
    )
