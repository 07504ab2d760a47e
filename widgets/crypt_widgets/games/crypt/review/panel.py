"""The review: luck and decisions of a game, and the moves that cost most."""

from __future__ import annotations

from ....panel import Panel, script, style

REVIEW_WORDS = (
    "labelled",  # {label}, {value}
    "crypt-review-offer",
    "crypt-review-start",
    "crypt-review-working",
    "crypt-review-better",
    "crypt-review-luck-parts",
    "crypt-review-chart",
    "crypt-review-chart-help",
    "crypt-review-legend-draw",
    "crypt-review-legend-decision",
    "crypt-review-legend-mistake",
    "crypt-review-earlier",
    "crypt-review-later",
    "crypt-review-see",
    "crypt-review-round",
    "crypt-review-rounds",
    "crypt-review-rounds-round",
    "crypt-review-rounds-luck",
    "crypt-review-rounds-lost",
    "crypt-review-rounds-level",
    "crypt-review-rounds-start",
    "crypt-review-rounds-all",
    "crypt-review-mistakes",
    "crypt-review-find",
    "crypt-review-found",
    "crypt-review-shown",
    "crypt-review-all-done",
    "crypt-review-exercise",
    "crypt-review-exercise-away",
    "crypt-review-exercise-return",
    "crypt-review-hint-of",
    "crypt-review-show",
    "crypt-review-again",
    "crypt-review-next",
    "crypt-review-leave",
    "crypt-review-both",
    "crypt-review-both-working",
    "crypt-review-both-coins",
    "crypt-review-both-ready",
    "crypt-review-both-score",
)
"""The ids of the labels that the panel takes from `words`."""


class ReviewPanel(Panel):
    """The panel of the `ReviewDesk`: a card on the review, or the exercise that one is at.

    Sends `review-start`, `review-compute` (when it has shown that it
    is going to take a moment), `go` (with `node` and `step`), `review-exercise` and
    `review-reveal` (with `node`), `review-hint`, `review-show`, `review-again` and `review-leave`.
    """

    area = "tools"
    tab = "tools-review"
    sign = "chart"
    order = 80
    _esm = script("games/crypt/review/panel")
    _css = style("games/crypt/review/panel")
