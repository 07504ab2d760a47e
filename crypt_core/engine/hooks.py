"""Functions that the engine calls and higher modules provide; `crypt_core` sets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar


class Hooks:
    """Functions of higher modules, set as `crypt_core` is imported."""

    frame: ClassVar[Callable[[Any, str, int | None], Any]]
    """A timeline as a data frame: a row for each event, decision, seat or game."""
    drawn: ClassVar[Callable[[str, Any], str | None]]
    """Markup of a view of a game of this name, drawn; None of a game that is not one of ours."""
