"""Donjon's words among those of the games that are offered: its folder is not in their list yet.

Once it is there, nothing is changed here any more.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from crypt_core import games
from crypt_core.teach import catalogue as catalogues
from crypt_core.teach import translation
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
        panels = translation.PANELS / NAME
        spoken = (*sorted((folder / "teach").rglob("*.py")), *sorted(panels.glob("*.py")))
        judging = (*spoken, *sorted(folder.glob("*.py")))
        patch.setattr(translation, "NAMES", games.NAMES)
        patch.setattr(translation, "SPEAKING", (*translation.SPEAKING, *spoken))
        patch.setattr(translation, "JUDGING", (*translation.JUDGING, *judging))
        namings = games.part(NAME, "teach.ids").NAMINGS
        patch.setattr(translation, "NAMINGS", (*translation.NAMINGS, *namings))
        _forget()
        yield
    _forget()


def _forget() -> None:
    """What was read of the words and sources is read again."""
    for cached in (catalogues.catalogue, translation.reasons, translation.written, index):
        cached.cache_clear()
