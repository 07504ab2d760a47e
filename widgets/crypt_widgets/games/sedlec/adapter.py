"""The adapter of La Crypte de Sedlec: its actions, and which steps of a moment belong to them."""

from __future__ import annotations

from crypt_core.engine.timeline import Moment
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import DIG, RULES, VERBS
from crypt_core.sedlec.state import TAKE, State

from .ribbon import ribbon

__all__ = ["LAYS", "TELLS_ABOVE", "due", "goes_on", "part", "ribbon"]

LAYS = frozenset(VERBS)
"""Whatever one does here, one points at it first."""
TELLS_ABOVE = True


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
