"""The adapter of Donjon: its phases, and the moments that everybody at the screen watches."""

from __future__ import annotations

from collections.abc import Sequence

from crypt_core.donjon.events import Fought, Plundered, Rolled, Sides
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import BID, COUNTER, OFFER, PROMISE
from crypt_core.donjon.state import OVER, State
from crypt_core.engine.timeline import Moment

from .ribbon import PHASES, ribbon

__all__ = ["LAYS", "TELLS_ABOVE", "due", "for_all", "goes_on", "part", "ribbon"]

LAYS = frozenset((OFFER, COUNTER, BID, PROMISE))
"""What is put together at the table before it is said; all else is done with one press."""
TELLS_ABOVE = False
ARENA = (Rolled, Sides, Fought)
"""The events in which an Arena is decided."""
TOGETHER = frozenset(("quests",))
"""The phase of a turn that asks all alike; the others are of whose turn it is."""


def for_all(moment: Moment, people: Sequence[int]) -> bool:
    """Whether everybody at the screen watches a moment; `people` are the seats of persons.

    They do when an Arena is decided or plundered, and when a bot acts in its own turn.
    """
    move, steps = moment.move, moment.steps
    if move is not None and move.player not in people and steps[0].state.active == move.player:
        return True
    events = [step.event for step in steps]
    arena = any(step.state.fight is not None and step.state.fight.arena for step in steps)
    fought = arena and any(isinstance(event, ARENA) for event in events)
    return fought or any(isinstance(event, Plundered) for event in events)


def part(moment: Moment, number: int, before: State | None) -> tuple[str, int | None]:
    """The phase to which a step of a moment belongs, and whose turn it is; setup is in none.

    What leads to the next phase, such as the card that is drawn, is still of the one it ends.
    """
    phase = "" if before is None else before.phase
    if before is None or phase not in PHASES:
        return "", None
    return phase, None if phase in TOGETHER else before.active


def due(state: State) -> set[str]:
    """The phase that can begin with what is to be decided: of somebody's own, by whose it is."""
    asked = DONJON.deciders(state)
    phases = {state.phase} & set(PHASES)
    return phases if state.active in asked else phases & TOGETHER


def goes_on(state: State, part: str) -> bool:
    """Whether a phase goes on with what is to be decided here."""
    return state.stage != OVER and state.phase == part
