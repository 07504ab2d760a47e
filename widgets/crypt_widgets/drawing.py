"""The panels' widgets of one tutor: made when somebody first shows them, and drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any

from .panel import Panel
from .panels.registry import TOOLS, panels_at
from .tutoring.draft import Draft
from .tutoring.places import HOME
from .tutoring.reading import Tool
from .tutoring.route import T, parts
from .tutoring.router import part_of

if TYPE_CHECKING:
    from .tutoring.shell import Shell


class Drawing:
    """The widgets of a tutor's panels."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        shell.tools = self.tools
        self.panels: dict[str, Panel] = {}
        """Those that there are, by name."""
        self._lang: str | None = None
        """The language of their labels."""
        self._drawn: tuple[object, ...] = ()
        """What `_around()` returned when the panels were last drawn."""

    def make(self, wanted: Collection[Collection[str] | None]) -> dict[str, Panel]:
        """Make those panels of the game at the table that are wanted and are not there yet.

        `wanted` are the names that each place shows, None for all; the new panels are returned.
        """
        session = self.shell.front
        there = panels_at(session.game.name)
        names = there.keys() if None in wanted else {it for some in wanted if some for it in some}
        first = self.shell.screen == HOME
        made = {
            name: kind(now=first and kind.on_first_screen)
            for name, kind in there.items()
            if name in names - self.panels.keys()
        }
        for name, panel in made.items():
            panel.add_class(f"crypt-{name}")
            panel.add_class(f"crypt-in-{panel.area}")
            panel.words = session.words.labels(panel.labels())
        self.panels |= made
        return made

    def draw(self, data_of: Callable[[Panel], Mapping[str, Any]], changed: type | None) -> None:
        """Draw each panel; one that a task hides, or that is another game's, has nothing.

        `changed` is the part of the tutor that a message was for; None: anything may have changed.
        """
        shell, session = self.shell, self.shell.front
        around = self._around()
        draft_alone = changed is Draft and self._drawn == around
        shown = []
        for panel in sorted(self.panels.values(), key=lambda panel: panel.draw_order):
            if self._lang != session.words.lang:
                panel.words = session.words.labels(panel.labels())
            away = panel.game not in ("", session.game.name)
            if away or (_is_tool(panel) and shell.hides(panel.name)):
                panel.data = {}
            elif panel.shows_draft or not draft_alone:
                shown.append(panel)
        for panel in shown:
            with panel.hold_sync():
                panel.show(data_of(panel), self.ask)
                if not panel.loaded and self._is_seen(panel):
                    panel.load()
        self._lang, self._drawn = session.words.lang, around

    def _is_seen(self, panel: Panel) -> bool:
        """Whether it is to be seen: it has something to show, and as a tool it is open."""
        reading = self.shell.front.reading
        opened = not _is_tool(panel) or panel.name in {*reading.shown, *reading.beside}
        return opened and bool(panel.data)

    def _around(self) -> tuple[object, ...]:
        """Return what a draft does not change; if any of it has changed, all panels are drawn."""
        shell, session = self.shell, self.shell.front
        reading, place = session.reading, session.timeline.place
        at_table = (session.table, place, session.viewer, session.deciding, session.words)
        beside = (shell.screen, shell.practice, shell.fault, reading.tool, reading.rule)
        return (*at_table, *beside, *self.panels)

    def ask(self, presenter: Callable[..., T]) -> T:
        """Call a presenter with the parts of the tutor that its parameters name."""
        return presenter(*(part_of(self.shell, kind) for kind in parts(presenter)))

    def tools(self) -> list[Tool]:
        """The tools that have something to show, in the order in which they are read."""
        read = sorted(self.panels.values(), key=lambda panel: panel.order)
        return [Tool(it.name, it.sign, it.tab) for it in read if _is_tool(it) and it.data]


def _is_tool(panel: Panel) -> bool:
    """Whether it is one of the panels of which one at a time is shown."""
    return panel.area == TOOLS and panel.name != "tools"
