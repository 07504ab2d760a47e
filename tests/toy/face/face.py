"""How the toy comes to the screen."""

from __future__ import annotations

from typing import Any

from crypt_core.toy.game import View

from ...tutoring.session import Session
from .present import ribbon_data, table_data

__all__ = ["LAYS", "ROUTES", "desks", "panels"]

ROUTES: dict[str, Any] = {}
"""Its own panel sends nothing but what all games' panels do."""

LAYS: frozenset[str] = frozenset()
"""Nothing is laid out at its table."""


def desks(session: Session) -> tuple[()]:
    return ()


def panels(session: Session, view: View) -> dict[str, Any]:
    return {
        "barter": lambda: table_data(session, view),
        "ribbon": lambda: ribbon_data(session, view),
    }
