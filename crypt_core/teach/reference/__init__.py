"""The rule reference: every rule as a page, with its text, its sources and a table to try it at.

`trials` has the tables, `pages` the pages, `search` finds them, `text` is all of it as text, and
`Reference` is all of it for a notebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .book import Reference

__all__ = ["Reference"]


def __getattr__(name: str) -> Any:
    """Import what a notebook needs when it asks for it: the tutor does without."""
    if name == "Reference":
        from .book import Reference

        return Reference
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
