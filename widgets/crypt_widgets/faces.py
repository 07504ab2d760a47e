"""How each game comes to the screen: a module `face_<game>` has what the others do not share."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from .panel import Panel

if TYPE_CHECKING:
    from .session import Session


Panels = Mapping[str, tuple[type[Panel], tuple[str, ...]]]
"""Panels by name: what makes each, and the ids of its fixed labels."""


class Face(Protocol):
    """What a game adds to the panels that all of them share."""

    PANELS: Panels

    @staticmethod
    def desks(session: Session) -> Any:
        """The desks (see `desk.Desk`) of the game's own panels, as a tuple with names."""

    @staticmethod
    def panels(session: Session, view: Any) -> dict[str, Any]:
        """For each panel that the game needs, a function that makes its data."""


def face(game: str) -> Face:
    """How a game, by its name, comes to the screen; loaded when it is first at the table."""
    return cast(Face, import_module(f"{__package__}.face_{game}"))
