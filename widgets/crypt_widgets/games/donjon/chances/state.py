"""What the session holds for the panel `help`: which sides of an Arena are counted with.

Nothing is computed while the panel is closed, and nothing twice for the same moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from crypt_core.donjon.coach.asked import Asked, looked_at, unfinished
from crypt_core.donjon.coach.chances import (
    Chances,
    Draw,
    by_sides,
    chances,
    draw,
    may_join,
    victims,
)
from crypt_core.donjon.fight import ATTACKER, DEFENDER, Odds
from crypt_core.donjon.state import CHOOSE, SUPPLY
from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.donjon.views import View

from ....tutoring.cache import Cache
from ....tutoring.panel_state import PanelState
from ....tutoring.route import handles
from ....tutoring.session import Session
from .messages import SetSide

KEPT = 24
"""For how many moments findings are kept."""

T = TypeVar("T")


class ChancesState(PanelState):
    """The sides that the help counts with, and the chances it has found for each moment."""

    session: Session[Voice]

    def reset(self) -> None:
        """Another game has begun."""
        self.sides: dict[int, str] = {}
        """The sides that are counted with, by player; neutral, who is not named."""
        self._found = Cache(KEPT)

    @property
    def player(self) -> int | None:
        """For whom the help is: who decides here, else who looks on; None if nobody does."""
        session = self.session
        return session.asked if session.deciding else session.viewer

    def chances(self, view: View) -> Chances | None:
        """The fight that is on, as `view` knows it."""
        return self._once("chances", lambda: chances(view))

    def joining(self, view: View) -> tuple[Chances, ...]:
        """The Arena that is on for who may yet join it: with the attacker, and the defender."""

        def find() -> tuple[Chances, ...]:
            sides = (ATTACKER, DEFENDER) if may_join(view) else ()
            return tuple(found for side in sides if (found := chances(view, side)))

        return self._once("joining", find)

    def by_sides(self, view: View) -> dict[tuple[str, ...], Odds]:
        """The Arena that is on, by who joins whom."""
        return self._once("sides", lambda: by_sides(view))

    def choice(self, view: View, player: int) -> tuple[Draw, dict[int, Odds]] | None:
        """The Dungeon and the Arenas that are chosen from, or soon will be; None at other times."""
        if view.stage not in (SUPPLY, CHOOSE) or view.active != player:
            return None
        return self._once("choice", lambda: (draw(view, player), victims(view, player)))

    def quests(self, view: View) -> tuple[Asked, ...]:
        """The quests looked at, or else one's own."""
        return self._once("quests", lambda: looked_at(view) or unfinished(view))

    def _once(self, what: str, find: Callable[[], T]) -> T:
        place = self.session.timeline.place
        return self._found.once((what, place.moment, place.step, self.player), find)


@handles("help-side", keeps_rule=True)
def count_with(help_state: ChancesState, message: SetSide) -> None:
    """Count with a player on a side of the Arena."""
    help_state.sides[message["player"]] = message["side"]
