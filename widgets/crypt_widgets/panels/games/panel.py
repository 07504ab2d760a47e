"""My games: what the browser keeps of all that was played, as a list, with what it came to."""

from __future__ import annotations

from ...assets import style
from ...panel import Panel
from .present import games_data


class Games(Panel):
    """The screen `games`.

    The browser keeps the games, and reads and writes the file that has all of them. When the screen
    is opened it sends `games-kept` (with what each came to, and which day it is), to go to one
    `games-open` (with its `id` and its record as `text`), and `day-play` (with `game` and `day`).
    """

    area = "learn"
    at_once = False
    order = 95
    shows_draft = False
    present = staticmethod(games_data)
    _css = style("kit/screens", "panels/games/panel")
