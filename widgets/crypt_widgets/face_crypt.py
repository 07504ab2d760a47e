"""How Crypt comes to the screen."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from crypt_core.crypt.components import KINDS, Setup
from crypt_core.crypt.views import View
from crypt_core.teach.explain import crypt as explain
from crypt_core.teach.words import LANGS, Words

from .coach_desk import CoachDesk
from .ghost_desk import GhostDesk
from .present_coach import coach_data
from .present_odds import odds_data
from .present_review import review_data
from .present_ribbon import ribbon_data
from .present_table import player_mark, table_data
from .review_desk import ReviewDesk
from .session import Session

mark = player_mark


class Desks(NamedTuple):
    """The desks of Crypt's own panels: the Ghost explorer, the coach, the review."""

    ghost: GhostDesk
    coach: CoachDesk
    review: ReviewDesk


def desks(session: Session) -> Desks:
    """The desks for a session."""
    return Desks(GhostDesk(session), CoachDesk(session), ReviewDesk(session))


def panels(session: Session, view: View) -> dict[str, Any]:
    """Crypt's own panels, in the order in which they are drawn."""
    return {
        "table": lambda: table_data(session, view),
        "ribbon": lambda: ribbon_data(session, view),
        "coach": lambda: coach_data(session),
        "odds": lambda: odds_data(session),
        "review": lambda: review_data(session),
    }


@lru_cache(maxsize=len(LANGS))
def _collectors(lang: str) -> list[dict[str, str]]:
    words = Words(lang)
    told = {(kind, side): explain.collector(words, kind, side) for kind in KINDS for side in "AB"}
    return [
        {
            "kind": kind,
            "name": told[kind, "A"].name,
            "A": told[kind, "A"].pays,
            "B": told[kind, "B"].pays,
        }
        for kind in KINDS
    ]


def new_game(words: Words) -> dict[str, Any]:
    """One to four people, and the sides of each collector."""
    return {"players": [1, 2, 3, 4], "collectors": _collectors(words.lang)}


def chosen(setup: Setup) -> dict[str, Any]:
    """The players and sides of a game."""
    return {"players": setup.players, "sides": setup.sides}
