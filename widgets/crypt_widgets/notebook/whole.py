"""A game's panels around its table as one widget: the table, the bar below it, and the tools."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
        panels = sorted(self.live.panels.values(), key=lambda panel: panel.order)
        tools = [panel for panel in panels if panel.area == TOOLS]
        if tools:
            _show_open(tools, self.live.panels["tools"].data)
        if len(self.placed) < len(panels):
            self.placed = panels
            # A new region: one that changes while it is moved leaves half of itself behind.
            before, self.region = self.region, _region(tools) if tools else None
            page = [panel for panel in panels if panel.area != TOOLS]
            self.children = [*page, self.region] if self.region else page
            if before is not None:
                before.layout.close()
                before.close()


def _show_open(tools: Sequence[Panel], tabs: Mapping[str, Any]) -> None:
    """Show the tools that the tabs say are open."""
    for panel in tools:
        if panel.name != "tools":
            looks = {"crypt-shut": panel.name not in (tabs["open"], *tabs["also"])}
            looks["crypt-also"] = panel.name in tabs["also"]
            for look, there in looks.items():
                (panel.add_class if there else panel.remove_class)(look)


def _region(tools: Sequence[Panel]) -> ipywidgets.Box:
    """The place of the tools."""
    region = ipywidgets.Box(tools)
    region.add_class("crypt-tools-region")
    # Some of what is said there belongs to no single tool, and looks as all else does.
    region.add_class("crypt")
    return region
