"""Caches: nothing at a table is found or worded twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Cache:
    """The last `most` results, by what they depend on."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._made: dict[tuple[object, ...], Any] = {}

    def __len__(self) -> int:
        return len(self._made)

    def once(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return the result for this key; make it if there is none."""
        made: T = self._made.pop(key) if key in self._made else make()
        self._made[key] = made
        if len(self._made) > self.most:
            del self._made[next(iter(self._made))]
        return made

    def aside(self) -> Cache:
        """Return a copy, to which more may be added without changing this one."""
        other = Cache(self.most)
        other._made = dict(self._made)
        return other


class LastDrawn:
    """The parts of a panel's data as last drawn, each with what it was drawn from."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[object, Any]] = {}

    def __len__(self) -> int:
        return len(self._parts)

    def once(self, part: str, about: object, draw: Callable[[], T]) -> T:
        """Return a part of the data; draw it again only if `about` has changed."""
        if part not in self._parts or self._parts[part][0] != about:
            self._parts[part] = (about, draw())
        drawn: T = self._parts[part][1]
        return drawn

    def clear(self) -> None:
        """Forget all of it."""
        self._parts.clear()
