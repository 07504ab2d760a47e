"""The first screen: a card for each game, the deal of the day, and what should come back."""

from __future__ import annotations

from typing import Any

import traitlets

from crypt_core.games import NAMES

from ...assets import HERE, style
from ...panel import Panel
from .present import home_data


class Home(Panel):
    """The screen `home`, with which a tutor opens that nobody has asked for a game.

    Sends `home-learn`, `home-rules` and `home-review` (with `game`); as it is opened `games-kept`,
    to go on with a game `games-open`, and `day-play`: see the panel `games`. `home` leads to it.
    """

    covers = traitlets.Dict().tag(sync=True)
    """A picture of each game that has one, as SVG."""

    area = "learn"
    order = 15
    shows_draft = False
    present = staticmethod(home_data)
    _css = style("kit/screens", "panels/home/panel")

    def __init__(self, **fields: Any) -> None:
        super().__init__(covers=covers(), **fields)


def covers() -> dict[str, str]:
    """The pictures by their games."""
    files = {game: HERE / "games" / game / "cover.svg" for game in NAMES}
    return {game: it.read_text(encoding="utf-8") for game, it in files.items() if it.is_file()}
