"""What tells a game: each game's package of explanations offers the same few functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast

from ...games import part
from ..words import Words
from .parts import News, Part, Rung, Sheet
from .together import Happening


class Teller(Protocol):
    """The explanations of one game; voices, events, views and moves are the game's own."""

    @staticmethod
    def Voice(words: Words, you: int | None, seats: Sequence[str]) -> Any:  # noqa: N802
        """How the game speaks."""

    @staticmethod
    def news(voice: Any, event: Any, view: Any, before: Any = None) -> News:
        """An event in words; `view` is the viewer's view after it, `before` the one before it."""

    @staticmethod
    def together(voice: Any, happenings: Sequence[Happening]) -> News:
        """Several events that are one step (`Game.together`) in words."""

    @staticmethod
    def may(voice: Any, view: Any) -> tuple[str, list[str]]:
        """What the view's viewer may do: a title, and a sentence for each thing."""

    @staticmethod
    def move(voice: Any, move: Any, view: Any) -> str:
        """A move as a label; `view` is one of the moment at which it may be made."""

    @staticmethod
    def written(voice: Any, text: str) -> str:
        """A move of a kept game from its notation, without its table.

        :raises BadNotation: if it is not a move.
        """

    @staticmethod
    def turn(voice: Any, view: Any) -> str:
        """Whose turn it is."""

    @staticmethod
    def score_sheet(voice: Any, view: Any) -> Sheet:
        """The sheet of a finished game. :raises ValueError: if it is not over."""

    @staticmethod
    def ladder(voice: Any, points: int) -> tuple[Rung, ...]:
        """The titles of a solo game from the lowest, with the one that these points earn."""

    @staticmethod
    def figure(voice: Any, name: str) -> str:
        """What a number of `Game.figures` counts, as a label."""

    @staticmethod
    def table_text(voice: Any, view: Any) -> list[Part]:
        """The table in words."""


def teller(game: str) -> Teller:
    """What tells a game, by the game's name; loaded when first asked for."""
    return cast(Teller, part(game, "teach.explain"))
