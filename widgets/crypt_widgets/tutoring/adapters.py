"""How each game comes to the screen: the module `adapter` in its folder has what it alone needs.

It knows no widget: sessions and what is drawn of them are the same whatever shows them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast, runtime_checkable

from ..folders import PACKAGE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from crypt_core.engine.game import AnyState, AnyView
    from crypt_core.engine.timeline import Moment, Timeline

    from ..panels.ribbon.data import OwnRibbon
    from .session import Session


class Adapter(Protocol):
    """What a game adds to the panels that all of them share. Some games add `Solo` or `Watched`."""

    LAYS: frozenset[str]
    """The verbs of the moves that can be laid out on its table before they are made."""
    TELLS_ABOVE: bool
    """Whether its table has room above a question for what has just happened."""

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


@runtime_checkable
class Solo(Protocol):
    """What a game adds whose solo games are coached, and of which there is a deal of the day."""

    @staticmethod
    def expected(session: Session, end: Moment) -> int:
        """The final score to be expected from the end of a line, in tenths of a coin."""

    @staticmethod
    def coach_score(timeline: Timeline) -> int:
        """The coins that the coach comes to with the deal of a timeline, played from its start."""

    @staticmethod
    def day_deal(day: date) -> Timeline:
        """The deal of a day, at its start."""

    @staticmethod
    def path(line: Sequence[Moment]) -> list[int]:
        """How much was won in each round of a line, from the first round on."""

    @staticmethod
    def odds(session: Session) -> Mapping[str, object]:
        """The odds of what is asked at the moment shown, by name; empty where nothing is."""


@runtime_checkable
class Watched(Protocol):
    """What a game adds in which everybody at the screen watches some moments."""

    @staticmethod
    def for_all(moment: Moment, people: Sequence[int]) -> bool:
        """Whether all watch a moment; `people` are the seats of persons."""


def adapter(game: str) -> Adapter:
    """How a game, by its name, comes to the screen; loaded when it is first at the table."""
    return cast(Adapter, import_module(f"{PACKAGE}.games.{game}.adapter"))
