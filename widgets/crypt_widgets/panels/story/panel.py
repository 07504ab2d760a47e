"""The story: what just happened and why, what may be done, and the rule behind it."""

from __future__ import annotations

from ...assets import style
from ...panel import Panel
from .present import story


class Story(Panel):
    """The explanation beside the table.

    Sends `undo`, `rule` (with `id`), `close-rule` and `rules-open` (with `id`); at a game's end
    `again`, `learn-open` (with `screen`) and what goes over it.
    """

    area = "tools"
    tab = "tools-story"
    sign = "torch"
    order = 40
    shows_draft = False
    present = staticmethod(story)
    _css = style("panels/story/panel", "panels/story/end")
