"""The tutor's panels: they draw what Python tells them and ask Python; they decide nothing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crypt_core.teach.lessons.task import Lesson
    from crypt_widgets.app import Tutor

__version__ = "0.1.0"
__all__ = ["Tutor", "__version__", "tutor"]


def tutor(
    lang: str | None = None,
    game: str | None = None,
    seed: int | None = None,
    lesson: "Lesson | None" = None,
    *,
    players: int | None = None,
    seats: Sequence[str] | None = None,
    **setup: object,
) -> "Tutor":
    """Return a new tutor, a widget that shows itself as the last line of a cell.

    Args:
        lang: The language's code, such as "fr"; the browser's if left out.
        game: "crypt" or "sedlec"; Crypt if left out.
        seed: For all of the first game's luck, a whole number from 0 up; drawn if left out.
        lesson: One of your own to begin with, see the notebook 06-own-lesson; it is checked first.
        players: How many people and bots play; alone, or with the bots of a first game, if left
            out.
        seats: Who plays, a seat each: "person", or a bot such as "bot:sensible".
        setup: What else the game is set up with: ``sides="ABABAB"`` of Crypt, or ``cards=[...]`` of
            Sedlec.

    Raises:
        ValueError: If there is no such language or no such game, with those there are.
        BadSetup: If no game can start so; it says what could be. RecordError: If the seed or the
            seats cannot be.
        LessonFault: Naming what is wrong with the lesson.
    """
    from crypt_core.engine.told import told_in
    from crypt_core.front import named
    from crypt_core.teach.words import Words
    from crypt_widgets.app import Tutor

    asked = None if lang is None else Words.asked(lang)
    if game is not None:
        named(game)
    fields = {"players": players, "seats": seats, **setup}
    with told_in(asked):
        given = {name: value for name, value in fields.items() if value is not None}
        return Tutor(asked, game, seed, lesson, **given)


def __getattr__(name: str) -> Any:
    """Import the tutor when it is first asked for: the command line needs only the version."""
    if name == "Tutor":
        from crypt_widgets.app import Tutor

        return Tutor
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
