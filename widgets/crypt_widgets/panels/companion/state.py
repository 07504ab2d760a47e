"""The messages of the companion: it begins to guide a game, or is left."""

from __future__ import annotations

from ...tutoring.companion import Companion
from ...tutoring.route import handles
from .messages import CompanionButton


@handles("companion-begin")
def begin(companion: Companion, message: CompanionButton) -> None:
    """Guide the game at the table."""
    companion.begin()


@handles("companion-leave")
def leave(companion: Companion, message: CompanionButton) -> None:
    """Leave the learner alone, with this game and with all others of its kind."""
    companion.leave()
