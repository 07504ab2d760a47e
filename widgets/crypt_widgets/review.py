"""The review: luck and decisions of a game, and the moves that cost most."""

from __future__ import annotations

from .panel import Panel, script, style

REVIEW_WORDS = ("review-title",)
"""The ids of the labels that the panel takes from `words`."""


class ReviewPanel(Panel):
    """The panel of the `ReviewDesk`."""

    _esm = script("review")
    _css = style("review")
