"""What has been worded at a table, so that nothing is worded twice; the oldest of it is let go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Told = TypeVar("Told")

MOST_KEPT = 1000
"""So much that has been worded is kept: a whole game's news, and what its panels drew last."""


class WordCache:
    """What presenters have worded, by what it depends on: the last of it that was asked for."""

    def __init__(self) -> None:
        self._told: dict[tuple[Any, ...], Any] = {}

    def __len__(self) -> int:
        return len(self._told)

    def once(self, key: tuple[Any, ...], word: Callable[[], Told]) -> Told:
        """What was made for this key before, or is now."""
        told: Told = self._told.pop(key) if key in self._told else word()
        self._told[key] = told
        if len(self._told) > MOST_KEPT:
            del self._told[next(iter(self._told))]
        return told

    def aside(self) -> WordCache:
        """A copy, to which more may be added without changing this one."""
        other = WordCache()
        other._told = dict(self._told)
        return other
