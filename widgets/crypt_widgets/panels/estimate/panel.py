"""Estimates where nobody can count: what the best few moves are worth, and what a game's cost."""

from __future__ import annotations

from ...panel import Panel, script, style

ESTIMATE_WORDS = (
    "labelled",  # {label}, {value}
    "estimate-title",
    "estimate-ask",
    "estimate-play",
    "lay-move",
    "lay-there",
    "estimate-best",
    "estimate-even",
    "estimate-moves",
)
"""The ids of the labels that the coach's panel takes from `words`."""

REVIEW_WORDS = (
    "labelled",  # {label}, {value}
    "estimate-review-start",
    "estimate-review-there",
    "estimate-review-made",
    "estimate-review-better",
    "estimate-review-list",
)
"""The ids of the labels that the review's panel takes from `words`."""


class Estimate(Panel):
    """The panel of the `EstimateDesk`: the coach's place where several play.

    Sends `estimate-ask` and `play` (with `move`).
    """

    area = "tools"
    tab = "tools-coach"
    sign = "bulb"
    order = 51
    _esm = script("panels/estimate/panel")
    _css = style("panels/estimate/panel")


class EstimateReview(Panel):
    """The panel of the `EstimateReviewDesk`: the decisions of a finished game.

    Sends `estimate-review-start`, `estimate-review-go-on` (when it has shown how far that is) and
    `go` (with `node`).
    """

    area = "tools"
    tab = "tools-review"
    sign = "chart"
    order = 81
    _esm = script("panels/estimate/review")
    _css = style("panels/estimate/panel")
