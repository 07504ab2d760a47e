"""Errors that say what is wrong in a sentence.

The words are not the engine's: whoever has them sets `GameError.say`. Programs read the ids and the
facts of an error, people its text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ClassVar


class GameError(ValueError):
    """An error whose text is a sentence, with its ids in brackets behind it."""

    say: ClassVar[Callable[[GameError], str | None]] = staticmethod(lambda error: None)
    """What finds the sentence; None where there is none, and ids and facts have to do."""
    lang: str | None = None
    """The code of the language of whoever reads it; English, if nobody has said."""
    players: int | None = None
    """How many people and bots were at the table, where that is known."""

    @property
    def ids(self) -> str:
        """What names the sentence, such as "claim.place: effort-range"."""
        raise NotImplementedError

    @property
    def short(self) -> str:
        """The ids and the facts."""
        raise NotImplementedError

    def __str__(self) -> str:
        sentence = GameError.say(self)
        return f"{sentence} [{self.ids}]" if sentence else self.short


@contextmanager
def error_language(lang: str | None) -> Iterator[None]:
    """Set the language (its code) of errors that are raised in the block; None leaves it open."""
    try:
        yield
    except GameError as error:
        error.lang = error.lang or lang
        raise
