"""A game being played on: the state now, its luck, and the steps told so far."""

from __future__ import annotations

from typing import Any

from ..engine.game import Step
from ..engine.luck import Luck
from . import events as ev
from .components import DIE
from .state import State

# What a draw is for: the first part of its key (see engine.luck).
FOR_ADVENTURERS = 1
"""()"""
FOR_PREY = 2
"""()"""
FOR_FIRST = 3
"""(player, how many times the tied have thrown)"""
FOR_ADVENTURE = 4
"""(how often the pile was shuffled)"""
FOR_GUILD = 5
"""(how often the pile was shuffled)"""
FOR_DICE = 6
"""(turn, cards left in the pile, attempt, 0 green or 1 red, which die of the side)"""
FOR_VIAL = 7
"""(turn, player)"""
FOR_COMPANION = 8
"""(turn, cards left in the pile)"""
FOR_THEFT = 9
"""(turn, player stolen from)"""


class Tale:
    """A game being played on."""

    def __init__(self, state: State, luck: Luck) -> None:
        self.state = state
        self.luck = luck
        self.steps: list[Step[State]] = []

    def tell(self, event: ev.Event, state: State | None = None, **changes: Any) -> None:
        """Something happens, and the state is this one, with these changes."""
        self.state = (self.state if state is None else state)._replace(**changes)
        self.steps.append(Step(event, self.state))

    def turn_to(self, stage: str, **changes: Any) -> None:
        """Who is asked changes without an event; the last step is told to be there already."""
        self.state = self.state._replace(stage=stage, **changes)
        if self.steps:
            self.steps[-1] = Step(self.steps[-1].event, self.state)

    def die(self, *key: int) -> int:
        """An eight-sided die."""
        return self.luck.die(*key, sides=DIE)
