"""A task while it is at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from crypt_core.teach.lessons.run import Run
    from crypt_core.teach.lessons.task import Lesson

    from .session import Session


class Practice(NamedTuple):
    """A task at the table: of which lesson, and which of its tasks."""

    kind: str
    lesson: Lesson
    number: int
    run: Run
    session: Session
