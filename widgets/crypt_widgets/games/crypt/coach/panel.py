"""The coach: hints from vague to exact, and every move ranked."""

from __future__ import annotations

from ....panel import Panel, script, style

COACH_WORDS = (
    "labelled",  # {label}, {value}
    "crypt-coach-title",
    "crypt-coach-intro",
    "crypt-coach-hint-n",
    "crypt-coach-play",
    "lay-move",
    "lay-there",
    "crypt-coach-all",
    "crypt-coach-filter-slot",
    "crypt-coach-filter-servants",
    "crypt-coach-any",
    "crypt-coach-none-listed",
    "crypt-coach-more-moves",
    "crypt-coach-column-rank",
    "crypt-coach-column-move",
    "crypt-coach-column-coins",
    "crypt-coach-column-ready",
    "crypt-coach-column-score",
    "crypt-coach-final-score",
    "crypt-coach-column-reached",
    "crypt-coach-reached",
    "crypt-coach-column-loss",
    "crypt-coach-aim",
    "crypt-coach-best",
    "crypt-coach-even",
    "crypt-coach-for-nothing",
    "crypt-coach-yours",
    "crypt-coach-draft-none",
)
"""The ids of the labels that the panel takes from `words`."""


class Coach(Panel):
    """The panel of the `CoachDesk`.

    Sends `coach-list` (with `open`), `coach-aim` (with `rank`), `coach-hint`, `coach-more`,
    `coach-filter` (with `slot` and `servants`, null for any), `coach-explain` (with `move`, null
    for none) and `play` (with `move`).
    """

    area = "tools"
    tab = "tools-coach"
    sign = "bulb"
    order = 50
    _esm = script("games/crypt/coach/panel")
    _css = style("games/crypt/coach/panel")
