"""What the session holds for the panel `help`: whether it is open, and what was found out.

Nothing is computed while the panel is closed, and nothing twice for the same moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from crypt_core.sedlec.coach.choices import Choices, Filling, choices, filling
from crypt_core.sedlec.teach.explain.voice import Voice
from crypt_core.sedlec.views import View

from ....tutoring.cache import Cache
from ....tutoring.panel_state import PanelState
from ....tutoring.route import handles
from ....tutoring.session import Session
from .messages import Open

KEPT = 24
"""For how many moments findings are kept."""

T = TypeVar("T")


class HelpState(PanelState):
    """What the help has found for each moment, and whether it counts with any card at all."""

    session: Session[Voice]

    def reset(self) -> None:
        """Another game has begun."""
        self.ceiling = False
        """Whether the best that the crypt could become with any card is asked for."""
        self._found = Cache(KEPT)

    @property
    def player(self) -> int | None:
        """For whom the help is: who decides here, else who looks on; None if nobody does."""
        session = self.session
        return session.asked if session.deciding else session.viewer

    def choices(self, view: View) -> Choices:
        """What the cards of the player on turn add; empty if nobody at the screen decides.

        Equal findings are kept by moment: see `crypt_core.sedlec.coach.choices`.
        """
        session = self.session
        if not session.deciding:
            return Choices()
        moves = session.game.legal_moves(session.timeline.state)
        return self._once("choices", lambda: choices(view, moves))

    def filling(self, view: View, player: int) -> Filling:
        """The best that the player's crypt can still become."""
        return self._once(f"filling {player}", lambda: filling(view, player))

    def _once(self, what: str, find: Callable[[], T]) -> T:
        place = self.session.timeline.place
        return self._found.once((what, place.moment, place.step), find)


@handles("help-ceiling", keeps_rule=True)
def show_ceiling(help_state: HelpState, message: Open) -> None:
    """Show or hide the best that the crypt could become with any card."""
    help_state.ceiling = message["open"]
