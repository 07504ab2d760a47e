"""The story: what just happened and why, what may be done now, and the steps through the game."""

from __future__ import annotations

from .panel import Panel, script, style

STORY_WORDS = (
    "story-label",
    "story-steps",
    "story-step",
    "story-progress",
    "story-back",
    "story-play-on",
    "story-playing",
    "story-playing-stop",
    "story-stopped",
    "story-undo",
    "story-past",
    "story-why",
    "story-rule",
    "story-where",
    "story-ruling",
    "story-page",
    "story-close",
    "story-log",
)
"""The ids of the labels that the panel takes from `words`."""


class Story(Panel):
    """The explanation beside the table.

    Sends `next`, `continue`, `back`, `undo`, `rule` (with `id`) `close-rule` and
    `rules-open` (with `id`).
    """

    area = "story"
    order = 40
    _esm = script("story")
    _css = style("story")
