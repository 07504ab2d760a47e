"""Which rules a test proves: `@rule("claim.push")` on a test names the ids it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test as a proof of these rules of the index."""

    def mark(test: F) -> F:
        test.rules = (*getattr(test, "rules", ()), *ids)  # type: ignore[attr-defined]
        return test

    return mark
