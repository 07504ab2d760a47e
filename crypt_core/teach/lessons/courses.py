"""The course of each game: its chapters, and its lessons by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ...games import part
from .task import Chapter, Lesson


def _of(game: str) -> Any:
    """The module with a game's course; loaded when first asked for."""
    return part(game, "teach.lessons.course")


def course(game: str) -> tuple[Chapter, ...]:
    """The lessons of a game, chapter by chapter, in the order in which they are best taken.

    Whoever has done the first chapter can play a whole game.
    """
    return cast(tuple[Chapter, ...], _of(game).COURSE)


def whole_game(game: str) -> Mapping[str, Any]:
    """The game that the first chapter leads to: fields of its setup, and the `seats` if several."""
    return cast(Mapping[str, Any], _of(game).WHOLE_GAME)


def lessons(game: str) -> dict[str, Lesson]:
    """Every lesson of a game's course by its id."""
    return {lesson.id: lesson for chapter in course(game) for lesson in chapter.lessons}
