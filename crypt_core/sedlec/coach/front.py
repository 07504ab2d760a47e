"""What the front door tells of Sedlec: what lies under the piles, and what a dig is worth."""

from __future__ import annotations

from ..moves import DIG, Move
from ..views import View
from .graves import Dig, Showing, dig, skull_chances


def odds(view: View, move: Move | None) -> Dig | dict[str, Showing]:
    """What a dig may add, or without a move how likely each type of skull is to be turned up.

    :raises ValueError: if no card lies face-down, or the move is no dig: nothing is left to chance.
    """
    if move is None:
        return skull_chances(view)
    if move.verb != DIG:
        raise ValueError(f"odds are of a dig: nothing in “{move}” is left to chance")
    return dig(view, move.player)
