"""How Donjon comes to the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from crypt_core.donjon.moves import BID, COUNTER, OFFER, PROMISE
from crypt_core.donjon.state import OVER, State
from crypt_core.donjon.views import View
from crypt_core.engine.timeline import Moment

from ..faces import Draw
from ..session import Session
from .help_desk import HelpDesk
from .present_help import help_data
from .present_ribbon import PHASES, ribbon_data
from .present_table import table_data
from .wire import MESSAGES

__all__ = ["LAYS", "MESSAGES", "desks", "due", "goes_on", "panels", "part"]

LAYS = frozenset((OFFER, COUNTER, BID, PROMISE))
"""What is put together at the table before it is said; all else is done with one press."""


class Desks(NamedTuple):
    """The desks of Donjon's own panels: the exact help."""

    help: HelpDesk


def desks(session: Session) -> Desks:
    """The desks for a session."""
    return Desks(HelpDesk(session))


def panels(session: Session, view: View) -> Mapping[str, Draw]:
    """Donjon's own panels, in the order in which they are drawn."""
    return {
        "dungeon": lambda: table_data(session, view),
        "ribbon": lambda: ribbon_data(session, view),
        "chances": lambda: help_data(session),
    }


def part(moment: Moment, number: int) -> tuple[str, int | None]:
    """The phase to which a step of a moment belongs, and whose turn it is; setup is in none."""
    state: State = moment.steps[number - 1].state
    phase = state.phase
    return (phase, state.active) if phase in PHASES else ("", None)


def due(state: State) -> set[str]:
    """The phase that can begin with what is to be decided."""
    return {state.phase} & set(PHASES)


def goes_on(state: State, part: str) -> bool:
    """Whether a phase goes on with what is to be decided here."""
    return state.stage != OVER and state.phase == part
