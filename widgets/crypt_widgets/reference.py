"""The panel `reference`."""

from __future__ import annotations

from .panel import Panel, script, style

REFERENCE_WORDS: tuple[str, ...] = ()
"""The ids of the labels that the panel takes from `words`."""


class Reference(Panel):
    """The panel `reference`."""

    _esm = script("reference")
    _css = style("reference")
