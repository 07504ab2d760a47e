"""What course, rule reference and places may ask of the shell around them."""

from __future__ import annotations

from typing import Protocol


class Around(Protocol):
    """The shell, as they know it."""

    invite: bool
    """Whether a newcomer is asked to take the course."""

    @property
    def subject(self) -> str:
        """The game that the screens are about, by its name."""

    def open(self, screen: str) -> None:
        """Open a screen instead of the table."""

    def try_rule(self, rule: str) -> None:
        """Put the table of a rule before the learner."""

    def end_tasks(self) -> None:
        """Go back to the game, whatever task is at the table or waits."""
