"""How Crypt comes to the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from crypt_core.crypt.moves import CLAIM
from crypt_core.crypt.views import View

from ..faces import Draw
from ..session import Session
from .coach_desk import CoachDesk
from .ghost_desk import GhostDesk
from .present_coach import coach_data
from .present_odds import odds_data
from .present_review import review_data
from .present_ribbon import ribbon_data
from .present_table import table_data
from .review_desk import ReviewDesk
from .wire import MESSAGES

__all__ = ["LAYS", "MESSAGES", "desks", "panels"]

LAYS = frozenset({CLAIM})
"""A claim is laid out with its dice; all else has a button."""


class Desks(NamedTuple):
    """The desks of Crypt's own panels: the Ghost explorer, the coach, the review."""

    ghost: GhostDesk
    coach: CoachDesk
    review: ReviewDesk


def desks(session: Session) -> Desks:
    """The desks for a session."""
    return Desks(GhostDesk(session), CoachDesk(session), ReviewDesk(session))


def panels(session: Session, view: View) -> Mapping[str, Draw]:
    """Crypt's own panels, in the order in which they are drawn."""
    return {
        "table": lambda: table_data(session, view),
        "ribbon": lambda: ribbon_data(session, view),
        "coach": lambda: coach_data(session),
        "odds": lambda: odds_data(session),
        "review": lambda: review_data(session),
    }
