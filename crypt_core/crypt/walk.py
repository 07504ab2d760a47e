"""What belongs together when one walks through a game: a step on the screen may be several events.

A decision of somebody's is one step: who has put down three servants sees them lie, not one after
another.
"""

from __future__ import annotations

from ..engine.game import Step
from . import events as ev
from .state import State


def together(before: Step[State], after: Step[State]) -> bool:
    """Whether an event is shown and told with the one right before it."""
    was, now = before.event, after.event
    if isinstance(was, ev.Placed) and isinstance(now, ev.Placed):
        return was.player == now.player and not before.state.is_ghost(was.player)
    return isinstance(was, ev.Took) and isinstance(now, ev.IdolsRewarded)
