"""My games: what the browser keeps of all that was played, as a list, with what it came to."""

from __future__ import annotations

from ...panel import Panel, script, style

GAMES_WORDS = (
    "labelled",  # {label}, {value}
    "games-bad-file",
    "games-cost",
    "games-best-decisions",
    "games-day-copy",
    "games-export",
    "games-exported",  # {name}
    "games-here",
    "games-import",
    "games-imported",  # {added}, {known}
    "games-keep",
    "games-keep-about",
    "games-large-file",
    "games-list",
    "games-newer-file",
    "games-no",
    "games-off",
    "games-open",
    "games-ranks",
    "games-remove",
    "games-safari",
    "games-strength",
    "games-trend",
    "games-worst-decisions",
    "games-yes",
)
"""The ids of the labels that the panel takes from `words`."""


class Games(Panel):
    """The screen `games`.

    The browser keeps the games, and reads and writes the file that has all of them. When the screen
    is opened it sends `games-kept` (with what each came to, and which day it is), to go to one
    `games-open` (with its `id` and its record as `text`), and `day-play` (with `game` and `day`).
    """

    area = "learn"
    order = 95
    _esm = script("panels/games/panel")
    _css = style("kit/screens", "panels/games/panel")
