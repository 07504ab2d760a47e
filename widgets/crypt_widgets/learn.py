"""The panel `learn`."""

from __future__ import annotations

from .panel import Panel, script, style

LEARN_WORDS: tuple[str, ...] = ()
"""The ids of the labels that the panel takes from `words`."""


class Learn(Panel):
    """The panel `learn`."""

    _esm = script("learn")
    _css = style("learn")
