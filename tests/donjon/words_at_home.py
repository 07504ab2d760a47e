"""Donjon's words among those of the games that are offered: its folder is not in their list yet.

Once it is there, nothing is changed here any more.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from crypt_core import games
from crypt_core.teach import catalogue as catalogues
from crypt_core.teach import translation
from crypt_core.teach.explain.lessons import message_id
from crypt_core.teach.lessons.courses import course
from crypt_core.teach.rules import index

NAME = "donjon"


def known() -> Iterator[None]:
    """Let Donjon be known by its name, with its words and to the translator's check."""
    if NAME in games.NAMES:
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "NAMES", (*games.NAMES, NAME))
        folder = games.folder(NAME)
        patch.setattr(catalogues, "LOCALES", (*catalogues.LOCALES, folder / "teach" / "locale"))
        spoken = tuple(sorted((folder / "teach").rglob("*.py")))
        judging = (*spoken, *sorted(folder.glob("*.py")))
        patch.setattr(translation, "NAMES", games.NAMES)
        patch.setattr(translation, "SPEAKING", (*translation.SPEAKING, *spoken))
        patch.setattr(translation, "JUDGING", (*translation.JUDGING, *judging))
        namings = games.part(NAME, "teach.ids").NAMINGS
        patch.setattr(translation, "NAMINGS", (*translation.NAMINGS, *namings))
        patch.setattr(translation, "families", _families(translation.families))
        patch.setattr(translation, "families_of", _families_of(translation.families_of))
        _forget()
        yield
    _forget()


def _forget() -> None:
    """What was read of the words and sources is read again."""
    for cached in (catalogues.catalogue, translation.reasons, translation.written, index):
        cached.cache_clear()


def _families(families: object) -> object:
    """What code puts together, while Donjon has no bots that are offered."""

    def found() -> set[str]:
        refusals, errors = translation.reasons()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(translation, "NAMES", tuple(it for it in games.NAMES if it != NAME))
            ids: set[str] = families()  # type: ignore[operator]
        return ids | {f"refusal-{it}" for it in refusals} | {f"error-{it}" for it in errors}

    return found


def _families_of(families_of: object) -> object:
    """The ids of a game, while Donjon has no bots that are offered."""

    def found(game: str) -> set[str]:
        if game != NAME:
            ids: set[str] = families_of(game)  # type: ignore[operator]
            return ids
        rules = index(game)
        own: set[str] = games.part(game, "teach.ids").families()
        chapters = course(game)
        lessons = [lesson for chapter in chapters for lesson in chapter.lessons]
        return (
            own
            | {message_id("chapter", chapter.id) for chapter in chapters}
            | {message_id("lesson", lesson.id) for lesson in lessons}
            | {message_id("task", task.id) for lesson in lessons for task in lesson.tasks}
            | {f"game-{game}{said}" for said in (*translation.OF_A_GAME, ".puzzles")}
            | {f"game-{game}-parts.{rule.phase}" for rule in rules.values()}
            | {rules.message(rule) for rule in rules}
        )

    return found
