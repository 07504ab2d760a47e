"""How each game comes to the screen: the module `face` in its folder has what it alone needs.

It knows no widget: sessions and what is drawn of them are the same whatever shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from ..tutoring.route import Routes

Draw = Callable[[], Mapping[str, Any]]
"""What makes the data of a panel."""


class Face(Protocol):
    """What a game adds to the panels that all of them share.

    It may also have `for_all`, `coach_score`, `day_deal`, `path`, `odds` and `expected`.
    """

    ROUTES: Routes
    """Who handles what its own panels send, beside what all games' panels do."""

    LAYS: frozenset[str]
    """The verbs of the moves that can be laid out on its table before they are made."""

    @staticmethod
    def desks(session: Any) -> Any:
        """A session's desks (see `desk.Desk`) of the game's own panels, as a tuple with names."""

    @staticmethod
    def panels(session: Any, view: Any) -> Mapping[str, Draw]:
        """For each panel that the game needs, a function that makes its data of a session.

        The first of them is the table.
        """

    @staticmethod
    def part(moment: Any, number: int, before: Any) -> tuple[str, int | None]:
        """The phase or action to which a step of a moment belongs, and whose it is, if one's.

        `before` is the state that the step was taken in; none, where the game begins.
        """

    @staticmethod
    def due(state: Any) -> set[str]:
        """The phases or actions that can begin with what is to be decided."""

    @staticmethod
    def goes_on(state: Any, part: str) -> bool:
        """Whether one of them goes on with what is to be decided."""


def face(game: str) -> Face:
    """How a game, by its name, comes to the screen; loaded when it is first at the table."""
    return cast(Face, import_module(f"{__package__}.{game}.face"))
