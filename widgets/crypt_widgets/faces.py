"""How each game comes to the screen: a module `face_<game>` has what the others do not share."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from crypt_core.teach.words import Words

if TYPE_CHECKING:
    from .session import Session


class Face(Protocol):
    """What a game adds to the panels that all of them share."""

    @staticmethod
    def desks(session: Session) -> Any:
        """The desks (see `desk.Desk`) of the game's own panels, as a tuple with names."""

    @staticmethod
    def panels(session: Session, view: Any) -> dict[str, Any]:
        """For each panel that the game needs, a function that makes its data."""

    @staticmethod
    def mark(view: Any, player: int) -> str:
        """The shape by which a player is known."""

    @staticmethod
    def new_game(words: Words) -> dict[str, Any]:
        """What the form for a new game offers besides players, seats and seed."""

    @staticmethod
    def chosen(setup: Any) -> dict[str, Any]:
        """What that form shows as chosen, of the game at the table."""


def face(game: str) -> Face:
    """How a game, by its name, comes to the screen; loaded when it is first at the table."""
    return cast(Face, import_module(f"{__package__}.face_{game}"))
