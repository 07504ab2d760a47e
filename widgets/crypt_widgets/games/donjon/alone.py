"""What of Donjon alone can be a single panel in a notebook."""

from __future__ import annotations

from ...notebook.alone import Alone


class FightHelp(Alone):
    """Every way to fight, what help may cost, sides of an Arena, what quests ask (Donjon)."""

    NAMES = ("chances",)
    NOTHING = "donjon-alone-no-fight"
