"""Sedlec's table: graveyard, hands and crypts, and the move that is being made ready on it."""

from __future__ import annotations

from ....panel import Panel, script, style

TABLE_WORDS = (
    "labelled",  # {label}, {value}
    "sedlec-board-label",
    "sedlec-board-hand",  # {name}
    "sedlec-board-hand-empty",  # {name}
    "sedlec-board-crypt",  # {name}
    "sedlec-board-score",  # {name}
    "sedlec-board-score-none",
    "sedlec-board-score-point",
    "sedlec-board-hint-start",
    "sedlec-board-hint-piles",
    "sedlec-board-hint-take",
    "sedlec-board-hint-dig",
    "sedlec-board-hint-second",
    "sedlec-board-hint-collect",
    "sedlec-board-hint-lay",
    "sedlec-board-hint-place",
    "sedlec-board-hint-card",  # {place}
    "sedlec-board-gain-none",
    "sedlec-board-choose-card",
    "sedlec-board-choose-pile",
    "sedlec-board-choose-place",
    "sedlec-board-confirm",
    "sedlec-board-confirm-dig",  # {one}, {other}
    "sedlec-board-confirm-dig-one",  # {one}
    "sedlec-board-confirm-take",  # {card}
    "sedlec-board-confirm-take-pile",  # {pile}
    "sedlec-board-confirm-collect",  # {card}
    "sedlec-board-confirm-collect-pile",  # {pile}
    "sedlec-board-confirm-lay",  # {card}, {place}
    "sedlec-board-confirm-hint",
    "sedlec-board-clear",
    "sedlec-board-keys",
    "table-rule",
    "table-type",
    "table-type-hint",  # {moves}
    "table-type-play",
    "table-text",
)
"""The labels the board needs, with the facts it puts in the place of each `{name}`."""


class Table(Panel):
    """Sedlec's table as a panel: it draws its data, keeps the move being made ready, and asks."""

    area = "stage"
    order = 30
    _esm = script("games/sedlec/table/panel")
    _css = style(
        "kit/deciding",
        "games/sedlec/skulls",
        "games/sedlec/table/panel",
        "games/sedlec/table/stage",
    )
