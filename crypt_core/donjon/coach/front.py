"""What the front door tells of Donjon: chances of fights, of the next card, and of Arenas."""

from __future__ import annotations

from ..fight import NEUTRAL, Odds
from ..moves import ALLY, ARENA, SIDE, Move
from ..state import CHOOSE
from ..views import View
from .chances import Chances, Draw, Help, chances, draw, victims


def odds(view: View, move: Move | None) -> Chances | Draw | Help | Odds:
    """What is counted of the fight that is on, or before the Dungeon of the next card.

    Of an Arena to be opened its odds if nobody joins; of an ally to be taken what that is worth; of
    a side to be taken in an Arena the fight as it stands with that.

    :raises ValueError: if no dice hang on what is decided there, or on the move.
    """
    found = chances(view)
    if move is None:
        if found is not None:
            return found
        if view.stage == CHOOSE:
            return draw(view, view.active)
        raise ValueError("odds are of a fight, or of the Dungeon and Arenas while one chooses")
    if move.verb == ARENA:
        return victims(view, move.player)[move.whom]
    if move.verb == ALLY and found is not None:
        return next(help_ for help_ in found.helps if help_.player == move.whom)
    if move.verb == SIDE and view.viewer == move.player:
        found = chances(view, NEUTRAL if move.what == "none" else move.what)
        assert found is not None
        return found
    raise ValueError(
        f"odds are of an Arena or an ally, or of a side of yours: no dice hang on “{move}” alone"
    )
