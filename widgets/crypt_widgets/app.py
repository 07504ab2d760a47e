"""The tutor: all panels of a game around its table, and the screens beside it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import ipywidgets

from .notebook.on_game import AtHand
from .notebook.whole import Whole
from .panels.registry import panels_of
from .tutoring.places import HOME

if TYPE_CHECKING:
    from crypt_core.teach.lessons.task import Lesson

    from .live import LiveGame


class Tutor(Whole):
    """The whole tutor as one widget: header, phase ribbon, table, the bar below it, and the tools.

    `lang` is a language's code (None: what the browser prefers, or the variable CRYPT_TUTOR_LANG);
    `game` is the name of a game (None: the variable CRYPT_TUTOR_GAME), a game that there is, or
    another panel to share its game with. `seed`, `players`, `seats` and the fields of its `setup`
    set up a new one. `lesson` is one of one's own, to begin with; it is checked first. If none of
    these is given, the first screen offers all games.

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
        game = game or os.environ.get("CRYPT_TUTOR_GAME") or None
        asked = (game, seed, players, seats, *setup.values())
        self._is_asked = any(one is not None for one in asked)
        super().__init__(
            game,
            lang=lang or os.environ.get("CRYPT_TUTOR_LANG"),
            seed=seed,
            players=players,
            seats=seats,
            layout=layout,
            **setup,
        )

    def _open(self, game: AtHand, options: dict[str, Any]) -> LiveGame:
        live = super()._open(game, options)
        if not self._is_asked:
            live.shell.playing, live.shell.screen = False, HOME
        return live

    def snapshot(self) -> dict[str, str]:
        """The table for who reads a saved notebook; of the first screen nothing stays there."""
        return super().snapshot() if self.live.shell.playing else {}

    def wanted(self, game: str) -> set[str] | None:
        """All panels; while the first screen is being drawn, only its own."""
        shell = self.live.shell
        if shell.prepared or shell.playing or shell.screen != HOME:
            return None
        return {name for name, kind in panels_of().items() if kind.on_first_screen}
