"""The rule reference: all rules by phase with a search, and the page of one."""

from __future__ import annotations

from ...panel import Panel, script, style

REFERENCE_WORDS = (
    "reference-after",
    "reference-before",
    "reference-clear",
    "reference-differ",
    "reference-differences",
    "reference-differences-about",
    "reference-list",
    "reference-play",
    "reference-questions",
    "reference-questions-about",
    "reference-related",
    "reference-round",
    "reference-ruling",
    "reference-rulings",
    "reference-rulings-about",
    "reference-search",
    "reference-table",
    "reference-try",
    "reference-where",
)
"""The ids of the labels that the panel takes from `words`."""


class Reference(Panel):
    """The screen `rules`.

    Sends `rules-page` (with `id`, or none for the list), `rules-search` (with `text`),
    `rules-play` (with `id`), `learn-open` (with `screen`) and `learn-close`.
    """

    area = "learn"
    order = 90
    _esm = script("panels/reference/panel")
    _css = style("kit/screens", "panels/reference/panel")
