"""Learning: the course, the puzzles, and the card of the task that is at the table."""

from __future__ import annotations

from ...assets import style
from ...panel import Panel
from .present import learn_data


class Learn(Panel):
    """The screens `course` and `puzzles`, and the card of a task.

    Sends `learn-keep` once when it is first on the page and when another page of the browser has
    kept something (with `text` and `invited`), `learn-open` (with `screen`), `learn-close`,
    `learn-leave`, `learn-start` (with `kind` and `id`), `learn-task` (with `number`), `learn-next`,
    `learn-play`, `learn-again`, `learn-hint`, `learn-answer` (with `choice`), `learn-import` (with
    `text`), `learn-forget`, `rule` (with `id`) and `rules-open` (with `id`). What a task's buttons
    send tells `from` which table, so that one pressed twice does not go on from the next one.
    """

    area = "learn"
    order = 20
    shows_draft = False
    on_first_screen = True  # it knows what the browser keeps of the progress
    present = staticmethod(learn_data)
    _css = style("kit/screens", "panels/learn/panel")
