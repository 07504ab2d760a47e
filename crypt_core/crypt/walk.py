"""What belongs together when one walks through a game: a step on the screen may be several events.

A decision carried out is one step, and so is what is one movement of the hands at a real table: a
roll and how its dice are joined, where the Ghost puts them, the dice of one treasure rolled, what
is cleared away, a new round laid out. What one waits for with bated breath stays apart: each
treasure's roll in Collect is a step of its own.
"""

from __future__ import annotations

from ..engine.game import Step
from . import events as ev
from .state import State

_PAIRS: frozenset[tuple[type[ev.Event], type[ev.Event]]] = frozenset(
    {
        (ev.TorchesPassed, ev.Revealed),
        (ev.Revealed, ev.Arranged),
        (ev.GhostRolled, ev.GhostGrouped),
        (ev.Took, ev.IdolsRewarded),
        (ev.Collected, ev.GhostTook),
        (ev.Collected, ev.IdolsRewarded),
        (ev.GhostTook, ev.IdolsRewarded),
        (ev.IdolsRewarded, ev.IdolsRewarded),
    }
)
"""What always goes with what comes right before it."""

_CLEARED = (ev.GhostIdle, ev.Discarded, ev.Refreshed, ev.GhostTook)
"""What is cleared away before the first servant is rolled."""
_PLACING = (ev.Placed, ev.GhostSetAside)


def together(before: Step[State], after: Step[State]) -> bool:
    """Whether an event is shown and told with the one right before it."""
    was, now = before.event, after.event
    if isinstance(was, ev.Placed) and isinstance(now, ev.Placed):
        return was.player == now.player
    if isinstance(was, _PLACING) and isinstance(now, _PLACING):
        return True  # a group set aside is the Ghost's, and so is what comes next to it
    if isinstance(was, ev.GhostGrouped):
        return before.state.last_turn  # of its second roll it places but the highest
    if isinstance(was, ev.Rolled) and isinstance(now, ev.Rolled):
        return (was.player, was.slot) == (now.player, now.slot)
    if isinstance(was, _CLEARED) and isinstance(now, (*_CLEARED, ev.Spared)):
        return True
    if isinstance(was, ev.DeckEmpty | ev.Scored):
        return after.state.setup.solo
    if isinstance(now, ev.Collected) and isinstance(was, ev.Spared | ev.Collected):
        return was.player == now.player
    if isinstance(was, ev.Spared) and isinstance(now, ev.Spared):
        return was.player == now.player
    return (type(was), type(now)) in _PAIRS
