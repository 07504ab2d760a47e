"""What the session holds for the panel `odds`, and the messages that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .panel import Message

if TYPE_CHECKING:
    from .session import Session


class GhostDesk:
    """The state behind the panel; `do_...` act on its messages."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.open = False

    def sit_down(self) -> None:
        """Another game has begun."""

    def do_odds_open(self, message: Message) -> None:
        """Open or close the panel."""
        self.open = bool(message.get("open"))
