"""The rule reference: all rules by phase with a search, and the page of one."""

from __future__ import annotations

from ...assets import style
from ...fonts import RULE_TEXT, faces
from ...panel import Panel
from .present import reference_data


class Reference(Panel):
    """The screen `rules`.

    Sends `rules-page` (with `id`, or none for the list), `rules-search` (with `text`),
    `rules-play` (with `id`), `learn-open` (with `screen`) and `learn-close`.
    """

    area = "learn"
    at_once = False
    order = 90
    shows_draft = False
    present = staticmethod(reference_data)
    _css = faces(RULE_TEXT) + style("kit/screens", "panels/reference/panel")
