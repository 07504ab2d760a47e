"""How each game comes to the screen: the module `adapter` in its folder has what it alone needs.

It knows no widget: sessions and what is drawn of them are the same whatever shows them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from ..folders import PACKAGE

if TYPE_CHECKING:
    from crypt_core.engine.game import AnyState, AnyView
    from crypt_core.engine.timeline import Moment

    from ..panels.ribbon.data import OwnRibbon
    from .session import Session


class Adapter(Protocol):
    """What a game adds to the panels that all of them share.

    It may also have `for_all`, `coach_score`, `day_deal`, `path`, `odds` and `expected`.
    """

    LAYS: frozenset[str]
    """The verbs of the moves that can be laid out on its table before they are made."""

    @staticmethod
    def ribbon(session: Session, view: AnyView) -> OwnRibbon:
        """What the ribbon shows: the phases or actions, and whose turn it is."""

    @staticmethod
    def part(moment: Moment, number: int, before: AnyState | None) -> tuple[str, int | None]:
        """The phase or action to which a step of a moment belongs, and whose it is, if one's.

        `before` is the state that the step was taken in; none, where the game begins.
        """

    @staticmethod
    def due(state: AnyState) -> set[str]:
        """The phases or actions that can begin with what is to be decided."""

    @staticmethod
    def goes_on(state: AnyState, part: str) -> bool:
        """Whether one of them goes on with what is to be decided."""


def adapter(game: str) -> Adapter:
    """How a game, by its name, comes to the screen; loaded when it is first at the table."""
    return cast(Adapter, import_module(f"{PACKAGE}.games.{game}.adapter"))
