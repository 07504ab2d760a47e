"""The tutor: all panels of a game around its table, and the screens beside it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import ipywidgets

from .notebook.on_game import AtHand
from .notebook.whole import Whole

if TYPE_CHECKING:
    from crypt_core.teach.lessons.task import Lesson


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
