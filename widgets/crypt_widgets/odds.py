"""The Ghost, exactly: odds of a claim, which rolls do it, one roll walked through."""

from __future__ import annotations

from .panel import Panel, script, style

ODDS_WORDS = ("odds-title",)
"""The ids of the labels that the panel takes from `words`."""


class GhostOdds(Panel):
    """The panel of the `GhostDesk`."""

    _esm = script("odds")
    _css = style("odds")
