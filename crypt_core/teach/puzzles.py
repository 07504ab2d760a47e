"""The puzzles of a game that has some: lessons of one task, whose words its coach works out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, cast

from ..games import folder, part
from .lessons.task import Lesson, Says
from .pictures import Pictured, Sign
from .words import Words


class Shelf(Protocol):
    """A game's puzzles, the easiest first; `id_` is that of a puzzle's lesson and of its task."""

    @staticmethod
    def lessons() -> tuple[Lesson, ...]:
        """The puzzles as lessons of one task each."""

    @staticmethod
    def level(words: Words, id_: str) -> str:
        """How hard a puzzle is, in a word."""

    @staticmethod
    def about(words: Words, id_: str) -> str:
        """A line that tells it from others and gives nothing away."""

    @staticmethod
    def setting(words: Words, id_: str) -> str:
        """In a few words what is special about its table."""

    @staticmethod
    def needs(id_: str) -> tuple[str, ...]:
        """The lessons, by their ids, that teach what is special about its table."""

    @staticmethod
    def signs() -> Mapping[str, Sign]:
        """The signs of the pictures."""

    @staticmethod
    def picture(id_: str) -> tuple[Pictured, ...]:
        """The table that it begins at, in small; nothing where there is no picture of it."""

    @staticmethod
    def title(words: Words, id_: str) -> str:
        """The name of its idea. It tells much: for when the puzzle is solved."""

    @staticmethod
    def says(voice: Any, id_: str) -> Says:
        """Its words: they need more than the catalogues."""

    @staticmethod
    def missed(voice: Any, id_: str, move: Any, *, shown: bool = False) -> str:
        """What is said to a move that is not near the best; `shown`: the best has been told."""


def shelf(game: str) -> Shelf | None:
    """The puzzles of a game, by the game's name; None if it has none."""
    return cast(Shelf, part(game, "teach.puzzles.shelf")) if has_puzzles(game) else None


def has_puzzles(game: str) -> bool:
    """Whether a game has puzzles; they are not read for that."""
    return (folder(game) / "teach" / "puzzles").is_dir()
