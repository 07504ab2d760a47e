"""What the engine offers, and what stands above it does: who has it sets it here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar


class Above:
    """What is asked of those above; `crypt_core` sets it when it is imported."""

    frame: ClassVar[Callable[[Any, str, int | None], Any]]
    """A timeline as a data frame: a row for each event, decision, seat or game."""
    drawn: ClassVar[Callable[[str, Any], str | None]]
    """Markup of a view of a game of this name, drawn; None of a game that is not one of ours."""
