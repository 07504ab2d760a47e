"""Several events told in one breath: each its own sentence, one title, one reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .parts import News
from .voice import joined


class Happening(NamedTuple):
    """An event with its viewer's view right after it, and the one right before it."""

    event: Any
    view: Any
    before: Any = None


def in_one(news: Sequence[News], lead: int = 0) -> News:
    """News one after another; the title, the reason and the rule are those of one of them."""
    return news[lead]._replace(text=joined(*(told.text for told in news)))
