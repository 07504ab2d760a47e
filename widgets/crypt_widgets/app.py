"""The tutor: all panels of a game around its table, and the screens beside it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import ipywidgets

from .notebook.on_game import AtHand, OnGame
from .panel import Panel
from .panels.registry import TOOLS

if TYPE_CHECKING:
    from crypt_core.teach.lessons.task import Lesson


class Whole(OnGame):
    """Panels around a table as one widget: the table, the bar below it, and the tools."""

    STILL = True

    def __init__(self, game: AtHand = None, **options: Any) -> None:
        self.placed: list[Panel] = []
        """The panels that are on the page, in the order in which they are read."""
        self.region: ipywidgets.Box | None = None
        """Where the tools are."""
        super().__init__(game, **options)

    def arrange(self) -> None:
        """Which panels there are room for: all, those of a task, or a screen alone."""
        shell = self.shell
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
        tabs = self.panels["tools"].data
        for name, panel in self.panels.items():
            if panel.area == TOOLS and name != "tools":
                looks = {"crypt-shut": name not in (tabs["open"], *tabs["also"])}
                looks["crypt-also"] = name in tabs["also"]
                for look, there in looks.items():
                    (panel.add_class if there else panel.remove_class)(look)
        if len(self.placed) < len(self.panels):
            self.placed = sorted(self.panels.values(), key=lambda panel: panel.order)
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


class Tutor(Whole):
    """The whole tutor as one widget: header, phase ribbon, table, the bar below it, and the tools.

    `lang` is a language's code (None: what the browser prefers, or the variable CRYPT_TUTOR_LANG);
    `game` is the name of a game (None: the variable CRYPT_TUTOR_GAME), a game that there is, or
    another panel to share its game with. `seed`, `players`, `seats` and the fields of its `setup`
    set up a new one. `lesson` is one of one's own, to begin with; it is checked first.

    :raises BadSetup, RecordError: if no game can start so; they say what could be.
    :raises LessonFault: naming what is wrong with the lesson.
    """

    def __init__(
        self,
        lang: str | None = None,
        game: AtHand = None,
        seed: int | None = None,
        lesson: Lesson | None = None,
        *,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        layout: Mapping[str, Any] | ipywidgets.Layout | None = None,
        **setup: object,
    ) -> None:
        if lesson is not None:
            from crypt_core.teach.lessons.check import check  # only here: few bring a lesson

            check(lesson)
            setup["lesson"] = lesson
        super().__init__(
            game or os.environ.get("CRYPT_TUTOR_GAME"),
            lang=lang or os.environ.get("CRYPT_TUTOR_LANG"),
            seed=seed,
            players=players,
            seats=seats,
            layout=layout,
            **setup,
        )

    def wanted(self, game: str) -> None:
        """All panels that there are."""
