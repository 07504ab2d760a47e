"""The steps that a move has led to so far, and what each draw of luck is for."""

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


class Steps:
    """The steps that a move has led to, the state after them, and the luck that they draw from."""

    def __init__(self, state: State, luck: Luck) -> None:
        self.state = state
        self.luck = luck
        self.taken: list[Step[State]] = []

    def add(self, event: ev.Event, state: State | None = None, **changes: Any) -> None:
        """Add an event; right after it the state is this one, with these changes."""
        self.state = (self.state if state is None else state)._replace(**changes)
        self.taken.append(Step(event, self.state))

    def turn_to(self, stage: str, **changes: Any) -> None:
        """Change who is asked without an event: the last step has the change, too."""
        self.state = self.state._replace(stage=stage, **changes)
        if self.taken:
            self.taken[-1] = Step(self.taken[-1].event, self.state)

    def die(self, *key: int) -> int:
        """An eight-sided die."""
        return self.luck.die(*key, sides=DIE)
