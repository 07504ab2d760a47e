"""How La Crypte de Sedlec comes to the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from crypt_core.engine.timeline import Moment
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import DIG, RULES, VERBS
from crypt_core.sedlec.state import TAKE, State
from crypt_core.sedlec.views import View

from ...tutoring.route import routes
from ...tutoring.session import Session
from ..faces import Draw
from .help import state as help_state
from .help.present import help_data
from .help.state import HelpDesk
from .ribbon import ribbon_data
from .table.present import table_data

__all__ = ["LAYS", "ROUTES", "desks", "due", "goes_on", "panels", "part"]

ROUTES = routes(help_state)
"""Who handles what its own panels send."""
LAYS = frozenset(VERBS)
"""Whatever one does here, one points at it first."""


class Desks(NamedTuple):
    """The desks of Sedlec's own panels: the exact help."""

    help: HelpDesk


def desks(session: Session) -> Desks:
    """The desks for a session."""
    return Desks(HelpDesk(session))


def panels(session: Session, view: View) -> Mapping[str, Draw]:
    """Sedlec's own panels, in the order in which they are drawn."""
    return {
        "board": lambda: table_data(session, view),
        "ribbon": lambda: ribbon_data(session, view),
        "help": lambda: help_data(session),
    }


def part(moment: Moment, number: int, before: State | None) -> tuple[str, int | None]:
    """The action to which a step of a moment belongs, and whose it is; to deal belongs to none."""
    return ("", None) if moment.parent is None else (RULES[moment.move.verb], moment.move.player)


def due(state: State) -> set[str]:
    """The actions that can be begun here."""
    if state.stage == TAKE:
        return set()
    return {RULES[move.verb] for move in SEDLEC.legal_moves(state)}


def goes_on(state: State, action: str) -> bool:
    """Whether an action goes on with what is to be decided here."""
    return action == DIG and state.stage == TAKE
