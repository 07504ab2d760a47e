"""The first screen: a card for each game, the deal of the day, and what should come back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets

from crypt_core.games import NAMES

from ...assets import HERE, style
from ...panel import Panel
from .present import home_data


def _covers() -> dict[str, str]:
    files = {game: HERE / "games" / game / "cover.svg" for game in NAMES}
    return {game: it.read_text(encoding="utf-8") for game, it in files.items() if it.is_file()}


class Home(Panel):
    """The screen `home`, with which a tutor opens that nobody has asked for a game.

    Sends `home-learn`, `home-rules` and `home-review` (with `game`), and `home-shown` when it has
    been drawn for the first time; as it is opened `games-kept`, to go on with a game `games-open`,
    and `day-play`: see the panel `games`. `home` leads to it.
    """

    covers = traitlets.Dict(_covers()).tag(sync=True)
    """A picture of each game that has one, as SVG."""

    area = "learn"
    order = 15
    on_first_screen = True
    at_once = False
    shows_draft = False
    present = staticmethod(home_data)
    _css = style("kit/screens", "panels/home/panel")
    UNTIL_LOADED: ClassVar[Mapping[str, Any]] = {"covers": {}, **Panel.UNTIL_LOADED}
