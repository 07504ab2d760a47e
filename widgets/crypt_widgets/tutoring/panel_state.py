"""What a session keeps for one panel: what was asked of it, and what it has found out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from crypt_core.engine.game import AnyMove
from crypt_core.engine.timeline import Moment
from crypt_core.teach.lessons.mistakes import Mistake

from ..folders import panel_name

if TYPE_CHECKING:
    from ..panels.games.messages import GoneOver
    from .session import Session


class PanelState:
    """What a session keeps for one panel; a subclass stands in that panel's folder."""

    panel: ClassVar[str]
    """The name of the panel in whose folder it is defined."""
    LOOKS_BACK: ClassVar[bool] = False
    """Whether it goes over what has been played; it has nothing while `goes_over` is None."""

    def __init_subclass__(cls) -> None:
        """Take the panel's name from the folder."""
        super().__init_subclass__()
        cls.panel = panel_name(cls.__module__)

    def __init__(self, session: Session) -> None:
        self.session = session
        self.reset()

    @property
    def open(self) -> bool:
        """Whether this tool is shown, or has a place of its own."""
        reading = self.session.reading
        return self.panel in reading.shown or self.panel in reading.beside

    def opened(self) -> None:
        """The tool has been opened."""

    def left_aside(self) -> None:
        """What was played beside the game is left."""

    def reset(self) -> None:
        """Another game has begun."""

    def played(self, moment: Moment) -> None:
        """A person has made the decision that led to this moment."""

    @property
    def goes_over(self) -> dict[str, object] | None:
        """The message that asks to go over a finished game here, if that can be done."""
        return None

    def lost(self, end: Moment) -> int | None:
        """What the decisions of a line gave away, in tenths of a point; None: it is not known.

        `end` is the end of the line.
        """
        return None

    def gone_over(self, end: Moment) -> GoneOver | None:
        """What else going over a line has shown; None: it is not known."""
        return None

    def praise(self, end: Moment) -> str | None:
        """What went best on the line that ends here, in words; None: it is not known."""
        return None

    @property
    def pending(self) -> dict[str, object] | None:
        """The message that asks for what the end of a first game still needs, until it is there."""
        return None

    def warning(self, move: AnyMove) -> str | None:
        """A sentence for who wants to be warned, if a move at the decision shown costs much."""
        return None

    def mistakes(self, end: Moment, day: str) -> Sequence[Mistake] | None:
        """The decisions of a line that cost most, the dearest first; None: it is not known.

        `end` is the end of the line, `day` that of the game, as an ISO date.
        """
        return None

    @property
    def waits(self) -> bool:
        """Whether an answer is wanted here before the game goes on."""
        return False
