"""The move that is being laid out at a table, and what the judge says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from crypt_core.engine.game import AnyMove, Refusal

if TYPE_CHECKING:
    from .session import Session


class Verdict(NamedTuple):
    """The judge's answer to a move that was considered, or tried (`final`)."""

    move: str
    refusal: Refusal | None
    final: bool
    warned: bool = False
    """Whether it was to be played, and is held back once because of what it costs."""


class Draft:
    """The move being laid out, in notation, before it is played."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.warns = False
        """Whether a decision that costs much is held back once, with a warning."""
        self.clear()

    def clear(self) -> None:
        """Begin with nothing laid out, at another table."""
        self.verdict: Verdict | None = None
        self.laid: tuple[str, int] = ("", 0)
        """A move laid out from elsewhere for the table to show, and how often that was done."""
        self.swept = 0
        """How often a draft that was not played was put back."""

    def consider(self, move: str) -> None:
        """Judge a move that is being laid out; an empty one is not judged."""
        given = bool(move.strip())
        self.verdict = Verdict(move, self.session.judged(move)[1], False) if given else None

    def lay(self, move: str) -> None:
        """Lay a move out on the table; an empty one takes back what lies there."""
        self.consider(move)
        self.laid = (move, self.laid[1] + 1)

    def sweep(self) -> None:
        """Put the draft back, and say no more about it."""
        self.verdict = None
        self.swept += 1

    def warning(self, move: AnyMove) -> str | None:
        """Return the warning before a move that costs much; None if nothing here knows of one."""
        return next(
            filter(None, (each.warning(move) for each in self.session.all_panel_states)),
            None,
        )
