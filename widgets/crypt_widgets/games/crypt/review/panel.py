"""The review: luck and decisions of a game, and the moves that cost most."""

from __future__ import annotations

from ....panel import Panel
from .present import review_data


class ReviewPanel(Panel):
    """The panel of the `ReviewState`: a card on the review, or the exercise that one is at.

    Sends `review-start`, `review-compute` (when it has shown that it
    is going to take a moment), `go` (with `node` and `step`), `review-exercise` and
    `review-reveal` (with `node`), `review-hint`, `review-show`, `review-again` and `review-leave`.
    """

    area = "tools"
    at_once = False
    tab = "tools-review"
    sign = "chart"
    order = 80
    shows_draft = False
    present = staticmethod(review_data)
