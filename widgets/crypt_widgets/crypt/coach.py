"""The coach: hints from vague to exact, and every move ranked."""

from __future__ import annotations

from ..panel import Panel, script, style

COACH_WORDS = (
    "coach-title",
    "coach-intro",
    "coach-hint-n",
    "coach-play",
    "coach-expected",
    "coach-all",
    "coach-filter-slot",
    "coach-filter-servants",
    "coach-any",
    "coach-none-listed",
    "coach-more-moves",
    "coach-column-rank",
    "coach-column-move",
    "coach-column-coins",
    "coach-column-ready",
    "coach-column-score",
    "coach-column-loss",
    "coach-best",
    "coach-even",
    "coach-for-nothing",
    "coach-yours",
    "coach-draft-none",
)
"""The ids of the labels that the panel takes from `words`."""


class Coach(Panel):
    """The panel of the `CoachDesk`.

    Sends `coach-open` and `coach-list` (with `open`), `coach-hint`, `coach-more`, `coach-filter`
    (with `slot` and `servants`, null for any), `coach-explain` (with `move`, null for none) and
    `play` (with `move`).
    """

    area = "coach"
    order = 50
    _esm = script("crypt/coach")
    _css = style("crypt/coach")
