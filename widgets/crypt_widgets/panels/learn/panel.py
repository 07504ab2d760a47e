"""Learning: the course, the puzzles, and the card of the task that is at the table."""

from __future__ import annotations

from ...panel import Panel, script, style

LEARN_WORDS = (
    "learn-more",
    "learn-less",
    "learn-chapter-next",
    "learn-choices",
    "learn-choose",
    "learn-export",
    "learn-exported",
    "learn-forget",
    "learn-forget-ask",
    "learn-forget-no",
    "learn-forget-yes",
    "learn-hint-n",
    "learn-import",
    "learn-keep",
    "learn-keep-about",
    "learn-progress",
    "learn-steps",
)
"""The ids of the labels that the panel takes from `words`."""


class Learn(Panel):
    """The screens `course` and `puzzles`, and the card of a task.

    Sends `learn-keep` once when it is first on the page and when another page of the browser has
    kept something (with `text` and `invited`), `learn-open` (with `screen`), `learn-close`,
    `learn-leave`, `learn-start` (with `kind` and `id`), `learn-task` (with `number`), `learn-next`,
    `learn-play`, `learn-again`, `learn-hint`, `learn-answer` (with `choice`), `learn-import` (with
    `text`), `learn-forget` and `rule` (with `id`). What a task's buttons send tells `from` which
    table, so that one pressed twice does not go on from the next one.
    """

    area = "learn"
    order = 20
    _esm = script("panels/learn/panel")
    _css = style("kit/screens", "panels/learn/panel")
