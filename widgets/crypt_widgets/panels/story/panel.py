"""The story: what just happened and why, what may be done, and the rule behind it."""

from __future__ import annotations

from ...panel import Panel, script, style

STORY_WORDS = (
    "story-label",
    "story-step",
    "story-progress",
    "story-undo",
    "story-past",
    "story-why",
    "story-rule",
    "story-where",
    "story-ruling",
    "story-page",
    "story-close",
    "story-log",
    "story-ranks",
)
"""The ids of the labels that the panel takes from `words`."""


class Story(Panel):
    """The explanation beside the table.

    Sends `undo`, `rule` (with `id`), `close-rule` and `rules-open` (with `id`); at a game's end
    `again`, `learn-open` (with `screen`) and what goes over it.
    """

    area = "tools"
    tab = "tools-story"
    sign = "torch"
    order = 40
    _esm = script("panels/story/panel")
    _css = style("panels/story/panel", "panels/story/end")
