"""Which games there are, by name.

A game is a folder of its name beside this file, with the same names in each. Whoever needs
something of a game asks here, and only then is it imported: who plays one never loads another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from .engine.game import Game

NAMES = ("crypt", "sedlec", "donjon")
"""The games in the order in which they are offered: to add one is its folder and its name here."""
FIRST = NAMES[0]
"""The game that is meant where none is named."""


class _Games(Mapping[str, Game]):
    """Every game by its name, imported when it is taken out."""

    def __getitem__(self, name: str) -> Game:
        game: Game = part(name, "game").GAME
        return game

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES: Mapping[str, Game] = _Games()


def part(name: str, module: str) -> Any:
    """A module of a game by its place in the game's folder, such as "coach.bots".

    :raises KeyError: if there is no such game.
    """
    return import_module(f"{__package__}.{_known(name)}.{module}")


def has(name: str, module: str) -> bool:
    """Whether a game has such a module: one that is new lacks some; nothing is imported for that.

    :raises KeyError: if there is no such game.
    """
    there = folder(name).joinpath(*module.split("."))
    # Where all is compiled beforehand there is no source.
    return there.is_dir() or any(there.with_suffix(it).is_file() for it in (".py", ".pyc"))


def folder(name: str) -> Path:
    """The folder of a game, for what is read there without importing it.

    :raises KeyError: if there is no such game.
    """
    return Path(__file__).with_name(_known(name))


def _known(name: str) -> str:
    if name not in NAMES:
        raise KeyError(name)
    return name
