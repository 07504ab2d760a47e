"""What of Donjon alone can be a single panel in a notebook."""

from __future__ import annotations

from ...notebook.single_panel import SinglePanel


class FightHelp(SinglePanel):
    """Every way to fight, what help may cost, sides of an Arena, what quests ask (Donjon)."""

    NAMES = ("chances",)
    NOTHING = "donjon-alone-no-fight"
