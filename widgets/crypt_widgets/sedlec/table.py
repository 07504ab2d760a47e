"""Sedlec's table: graveyard, hands and crypts, and the move that is being made ready on it."""

from __future__ import annotations

from ..panel import Panel, script, style

TABLE_WORDS = (
    "board-label",
    "board-graveyard",
    "board-hand",  # {name}
    "board-hand-empty",  # {name}
    "board-crypt",  # {name}
    "board-score",  # {name}
    "board-score-none",
    "board-score-point",
    "board-hint-start",
    "board-hint-piles",
    "board-hint-take",
    "board-hint-dig",
    "board-hint-second",
    "board-hint-collect",
    "board-hint-lay",
    "board-hint-place",
    "board-hint-card",  # {place}
    "board-gain-none",
    "board-confirm",
    "board-confirm-dig",  # {one}, {other}
    "board-confirm-dig-one",  # {one}
    "board-confirm-take",  # {card}
    "board-confirm-take-pile",  # {pile}
    "board-confirm-collect",  # {card}
    "board-confirm-collect-pile",  # {pile}
    "board-confirm-lay",  # {card}, {place}
    "board-confirm-hint",
    "board-clear",
    "board-keys",
    "table-rule",
    "table-type",
    "table-type-hint",  # {moves}
    "table-type-play",
    "table-text",
)
"""The labels the board needs, with the facts it puts in the place of each `{name}`."""


class Table(Panel):
    """Sedlec's table as a panel: it draws its data, keeps the move being made ready, and asks."""

    area = "table"
    order = 30
    _esm = script("sedlec/table")
    _css = style("deciding", "sedlec/skulls", "sedlec/table")
