"""How La Crypte de Sedlec comes to the screen."""

from __future__ import annotations

from typing import Any

from crypt_core.sedlec.views import View

from .board import BOARD_WORDS, Board
from .present_actions import ribbon_data
from .present_board import board_data
from .session import Session

PANELS = {"board": (Board, BOARD_WORDS)}


def desks(session: Session) -> tuple[()]:
    """Sedlec's own panels need none."""
    return ()


def panels(session: Session, view: View) -> dict[str, Any]:
    """Sedlec's own panels, in the order in which they are drawn."""
    return {
        "board": lambda: board_data(session, view),
        "ribbon": lambda: ribbon_data(session, view),
    }
