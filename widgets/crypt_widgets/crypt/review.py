"""The review: luck and decisions of a game, and the moves that cost most."""

from __future__ import annotations

from ..panel import Panel, script, style

REVIEW_WORDS = (
    "review-offer",
    "review-start",
    "review-working",
    "review-better",
    "review-chart",
    "review-chart-help",
    "review-legend-draw",
    "review-legend-decision",
    "review-legend-mistake",
    "review-earlier",
    "review-later",
    "review-see",
    "review-round",
    "review-rounds",
    "review-rounds-round",
    "review-rounds-luck",
    "review-rounds-lost",
    "review-rounds-level",
    "review-rounds-start",
    "review-rounds-all",
    "review-mistakes",
    "review-find",
    "review-found",
    "review-shown",
    "review-all-done",
    "review-exercise",
    "review-exercise-away",
    "review-exercise-return",
    "review-hint-of",
    "review-show",
    "review-again",
    "review-next",
    "review-leave",
    "review-both",
    "review-both-working",
    "review-both-coins",
    "review-both-ready",
    "review-both-score",
)
"""The ids of the labels that the panel takes from `words`."""


class ReviewPanel(Panel):
    """The panel of the `ReviewDesk`: a card on the review, or the exercise that one is at.

    Sends `review-open` (with `open`), `review-start`, `review-compute` (when it has shown that it
    is going to take a moment), `go` (with `node` and `step`), `review-exercise` and
    `review-reveal` (with `node`), `review-hint`, `review-show`, `review-again` and `review-leave`.
    """

    area = "review"
    order = 80
    _esm = script("crypt/review")
    _css = style("crypt/review")
