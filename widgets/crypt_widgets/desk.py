"""What a session holds for a panel of one game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from crypt_core.engine.timeline import Moment

if TYPE_CHECKING:
    from .session import Session


class Desk:
    """The state behind a panel; its `do_...` act on the panel's messages."""

    TOOL: ClassVar[str]
    """The panel's name: one of the tools beside the table."""
    LOOKS_BACK: ClassVar[bool] = False
    """Whether it goes over what has been played."""
    READING: ClassVar[frozenset[str]] = frozenset()
    """Messages that leave a rule's card open."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.sit_down()

    @property
    def open(self) -> bool:
        """Whether this tool is the one that is shown."""
        return bool(self.session.tool == self.TOOL)

    def opened(self) -> None:
        """The tool has been opened."""

    def sit_down(self) -> None:
        """Another game has begun."""

    def played(self, moment: Moment) -> None:
        """A person has made the decision that led to this moment."""

    @property
    def goes_over(self) -> dict[str, Any] | None:
        """The message that asks to go over a finished game here, if that can be done."""
        return None

    @property
    def nothing_to_look_back_on(self) -> bool:
        """Whether this goes over what has been played, and there is nothing of that yet."""
        return self.LOOKS_BACK and self.goes_over is None

    @property
    def waits(self) -> bool:
        """Whether an answer is wanted here before the game goes on."""
        return False
