"""A game's panels around its table as one widget: the table, the bar below it, and the tools."""

from __future__ import annotations

from typing import Any

import ipywidgets

from ..panel import Panel
from ..panels.registry import TOOLS
from .on_game import AtHand, OnGame


class Whole(OnGame):
    """Panels around a table as one widget: the table, the bar below it, and the tools."""

    SHOWS_TABLE = True

    def __init__(self, game: AtHand = None, **options: Any) -> None:
        self.placed: list[Panel] = []
        """The panels that are on the page, in the order in which they are read."""
        self.region: ipywidgets.Box | None = None
        """Where the tools are."""
        super().__init__(game, **options)

    def arrange(self) -> None:
        """Which panels there are room for: all, those of a task, or a screen alone."""
        shell = self.live.shell
        shown = {
            "crypt-on-screen": shell.screen is not None,
            "crypt-on-task": shell.screen is None and shell.practice is not None,
        }
        for name, there in shown.items():
            (self.add_class if there else self.remove_class)(name)

    def place(self) -> None:
        """Put the panels on the page, the tools together in their region, and show one of these.

        With another below it, which the end of a game has, both scroll as one.
        """
        tabs = self.live.panels["tools"].data
        for name, panel in self.live.panels.items():
            if panel.area == TOOLS and name != "tools":
                looks = {"crypt-shut": name not in (tabs["open"], *tabs["also"])}
                looks["crypt-also"] = name in tabs["also"]
                for look, there in looks.items():
                    (panel.add_class if there else panel.remove_class)(look)
        if len(self.placed) < len(self.live.panels):
            self.placed = sorted(self.live.panels.values(), key=lambda panel: panel.order)
            # A new region: one that changes while it is moved leaves half of itself behind.
            before = self.region
            self.region = ipywidgets.Box([panel for panel in self.placed if panel.area == TOOLS])
            self.region.add_class("crypt-tools-region")
            # Some of what is said there belongs to no single tool, and looks as all else does.
            self.region.add_class("crypt")
            page = [panel for panel in self.placed if panel.area != TOOLS]
            self.children = [*page, self.region]
            if before is not None:
                before.layout.close()
                before.close()
