"""What of Donjon alone can be a single panel in a notebook."""

from __future__ import annotations

from ..alone import Alone


class DungeonHelp(Alone):
    """Chances of a fight, what help may cost, who joins whom, what quests ask (Donjon)."""

    NAMES = ("chances",)
    NOTHING = "donjon-alone-no-dungeon"
