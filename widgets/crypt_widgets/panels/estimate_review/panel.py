"""The review of a game of several: the decisions that cost most."""

from __future__ import annotations

from ...assets import style
from ...panel import Panel
from .present import estimate_review_data


class EstimateReview(Panel):
    """The panel of the `EstimateReviewState`: the decisions of a finished game.

    Sends `estimate-review-start`, `estimate-review-go-on` (when it has shown how far that is) and
    `go` (with `node`).
    """

    area = "tools"
    at_once = False
    tab = "tools-review"
    sign = "chart"
    order = 81
    shows_draft = False
    present = staticmethod(estimate_review_data)
    _css = style("panels/estimate/panel")
