"""The frame: the bar above the game, its dialogues, and what the browser keeps of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import traitlets

from ...assets import kit_script, script, style
from ...fonts import EVERYWHERE, faces
from ...panel import Growing, Panel
from ...tutoring.route import Ask
from .present import frame_data, to_keep


class Frame(Growing):
    """Title, language, light or dark, new game, save, load, share; trouble and lost connections.

    It also brings the look of all panels, the style that places them on the page, and their fonts.
    Its list is that of the decisions of the game's record.

    Sends `hello` once when it is first on the page (with `lang`, `chosen`, what the browser has
    kept and what the address tells), `visit` (with `place` and a number) as one goes back and
    forth, `lang`, `new` (with `game`, `seats`, `seed` and the fields of its setup), `load` (with
    `text`: a record or a code), `resume`, `discard-saved`, `close-trouble`, `again`,
    `again-coach`, `take-up`, `games-apart` (with `id`), `learn-open` (with `screen`), `rules-open`,
    `learn-invite` (with `yes`), and `ping` (with `n`), which wants the custom message
    `{"pong": n}` in return.
    """

    keep = traitlets.Dict().tag(sync=True)
    """What the browser is to keep of the game: the `code` of the moment one is at, and of the
    record all but its decisions, or its whole `text`; and of where one is (see `FrameKeep`)."""

    previous = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    """The record of the game that was left for this one."""

    area = "frame"
    order = 0
    draw_order = 4
    on_first_screen = True
    shows_draft = False
    present = staticmethod(frame_data)
    _esm = kit_script() + script("panels/frame/panel")
    _css = faces(*EVERYWHERE) + style(
        "kit/look", "kit/components", "kit/primitives", "panels/frame/panel", "kit/layout"
    )

    def show(self, data: Mapping[str, Any], ask: Ask) -> None:
        """Draw this data, and hand the browser what it is to keep."""
        Panel.show(self, data, ask)
        keep, decisions, self.previous = ask(to_keep)
        self.grow(decisions)
        self.keep = {**keep}
