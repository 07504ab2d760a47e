"""The course of each game: its chapters, and its lessons by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ...games import has, part
from ..offer import offer
from .task import Chapter, Lesson

COURSE = "teach.lessons.course"


def _of(game: str) -> Any:
    """The module with a game's course; loaded when first asked for."""
    return part(game, COURSE)


def has_course(game: str) -> bool:
    """Whether a game has a course; it is not read for that."""
    return has(game, COURSE)


def course(game: str) -> tuple[Chapter, ...]:
    """The lessons of a game, chapter by chapter, in the order in which they are best taken.

    Whoever has done the first chapter can play a whole game. A game may have none yet.
    """
    if not has_course(game):
        return ()
    return cast(tuple[Chapter, ...], _of(game).COURSE)


def whole_game(game: str) -> Mapping[str, Any]:
    """The game that the first chapter leads to: fields of its setup, and the `seats` if several."""
    if not has_course(game):
        return {"players": min(offer(game).PLAYERS)}
    return cast(Mapping[str, Any], _of(game).WHOLE_GAME)


def untaught(game: str, lesson: Lesson) -> frozenset[str]:
    """What the table does not show yet in a lesson of a game: what only later ones bring."""
    order = list(lessons(game).values())
    later = order[order.index(lesson) + 1 :] if lesson in order else []
    return frozenset(part for each in later for part in each.brings)


def lessons(game: str) -> dict[str, Lesson]:
    """Every lesson of a game's course by its id."""
    return {lesson.id: lesson for chapter in course(game) for lesson in chapter.lessons}
