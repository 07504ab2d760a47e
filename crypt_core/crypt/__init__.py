"""Crypt: dice on treasures, six collectors, and the Ghost for a player alone.

What its notebooks count with is here, and is loaded when it is first used:

>>> from crypt_core.crypt import GHOST, Habit, claim_odds, ghost, read_move
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..extras import door

if TYPE_CHECKING:
    from .coach.advice import Advice
    from .coach.habit import Habit
    from .coach.known import known
    from .coach.lookahead import Round
    from .coach.odds import claim_odds, efforts_side_by_side, ghost_odds, values
    from .coach.prospect import outlook
    from .coach.review import at_start
    from .coach.worth import fitted
    from .components import GHOST, KINDS, Setup
    from .moves import CLAIM, RECOVER, Move, read_move

_HOMES = {
    "CLAIM": ".moves",
    "GHOST": ".components",
    "KINDS": ".components",
    "RECOVER": ".moves",
    "Advice": ".coach.advice",
    "Habit": ".coach.habit",
    "Move": ".moves",
    "Round": ".coach.lookahead",
    "Setup": ".components",
    "at_start": ".coach.review",
    "claim_odds": ".coach.odds",
    "efforts_side_by_side": ".coach.odds",
    "fitted": ".coach.worth",
    "ghost_odds": ".coach.odds",
    "known": ".coach.known",
    "outlook": ".coach.prospect",
    "read_move": ".moves",
    "values": ".coach.odds",
}

__all__ = [
    "CLAIM",
    "GHOST",
    "KINDS",
    "RECOVER",
    "Advice",
    "Habit",
    "Move",
    "Round",
    "Setup",
    "at_start",
    "claim_odds",
    "efforts_side_by_side",
    "fitted",
    "ghost_odds",
    "known",
    "outlook",
    "read_move",
    "values",
]

__getattr__ = door(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
