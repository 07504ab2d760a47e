"""The tutor's panels: they draw what Python tells them and ask Python; they decide nothing.

>>> tutor()  # the whole tutor, in a cell
>>> Table(), GhostExplorer(), Coach()  # parts of it alone, each on a game of its own
>>> game = LiveGame(seed=7)  # a game that several share
>>> Table(game), GhostExplorer(game)
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import os

    from crypt_core.engine.timeline import Timeline
    from crypt_core.teach.lessons.task import Lesson

    from .app import Tutor
    from .games.crypt.single_panel import GhostExplorer
    from .games.donjon.single_panel import FightHelp
    from .games.sedlec.single_panel import GraveHelp
    from .live import LiveGame
    from .notebook.dials import Dials
    from .notebook.exercise import Exercise
    from .notebook.on_game import AtHand
    from .notebook.phase import PhasePanel
    from .notebook.single_panel import Coach, Phases, Review, RuleBook, Steps, Story, Table, WhatIf

__version__ = "0.1.0"
__all__ = [
    "Coach",
    "Dials",
    "Exercise",
    "FightHelp",
    "GhostExplorer",
    "GraveHelp",
    "LiveGame",
    "PhasePanel",
    "Phases",
    "Review",
    "RuleBook",
    "Steps",
    "Story",
    "Table",
    "Tutor",
    "WhatIf",
    "__version__",
    "tutor",
]
_HOMES = {
    "Dials": "notebook.dials",
    "Exercise": "notebook.exercise",
    "FightHelp": "games.donjon.single_panel",
    "GhostExplorer": "games.crypt.single_panel",
    "GraveHelp": "games.sedlec.single_panel",
    "LiveGame": "live",
    "PhasePanel": "notebook.phase",
    "Tutor": "app",
}
"""Where what is offered comes from, if not from `notebook.single_panel`."""


def tutor(
    lang: str | None = None,
    game: "AtHand" = None,
    seed: int | None = None,
    lesson: "Lesson | None" = None,
    *,
    players: int | None = None,
    seats: Sequence[str] | None = None,
    timeline: "Timeline | None" = None,
    record: "str | os.PathLike[str] | Mapping[str, Any] | None" = None,
    code: str | None = None,
    **setup: object,
) -> "Tutor":
    """Return a new tutor, a widget that shows itself as the last line of a cell.

    Args:
        lang: The language's code, such as "fr"; the browser's if left out.
        game: A game's name, such as "donjon"; or a `LiveGame`, or any panel, to share its game. If
            nothing says which game, the tutor opens on its first screen, which offers all.
        seed: For all of the first game's luck, a whole number from 0 up; drawn if left out.
        lesson: One of your own to begin with, see the notebook 07-own-lesson; it is checked first.
        players: How many people and bots play; alone, or with the bots of a first game, if left
            out. This too asks for a table.
        seats: Who plays, a seat each: "person", or a bot such as "bot:sensible".
        timeline: A game that there is, to go on with; what is played is played in it.
        record: A game that was saved: its text, its data, or its file.
        code: A game that was shared, by the code in its address.
        setup: What else the game is set up with: ``sides="ABABAB"`` of Crypt, ``cards=[...]`` of
            Sedlec, or ``length=12`` of Donjon.

    Raises:
        ValueError: If there is no such language or no such game, with those there are.
        BadSetup: If no game can start so; it says what could be. RecordError: If the seed or the
            seats cannot be, or a game cannot be loaded.
        TypeError: If more than one game is given.
        LessonFault: Naming what is wrong with the lesson.
    """
    from crypt_core.front import check_given
    from crypt_core.teach.words import Words

    from .app import Tutor

    check_given(record, code)
    held = {"game": game, "timeline": timeline, "record": record, "code": code}
    given = {name: one for name, one in held.items() if one is not None}
    if len(given) > 1:
        raise TypeError(f"{' and '.join(given)}: a tutor begins with one game")
    return Tutor(
        None if lang is None else Words.asked(lang),
        next(iter(given.values()), None),
        seed,
        lesson,
        players=players,
        seats=seats,
        **setup,
    )


def __getattr__(name: str) -> Any:
    """Import a panel when it is first asked for: the command line needs only the version."""
    if name in __all__:
        home = _HOMES.get(name, "notebook.single_panel")
        return getattr(import_module(f"crypt_widgets.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
