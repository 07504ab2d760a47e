"""Where panels are found: each is a folder, in `panels/` or among a game's own in `games/<game>/`.

A panel's name is its folder's, with hyphens. No list names it: what is there is found.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")
PACKAGE = __package__


@cache
def modules(kind: str, game: str = "") -> tuple[ModuleType, ...]:
    """Import the modules of this kind ("panel", "state") from all folders that have one.

    They are those of the panels that all games share, or of a game's own.
    """
    home = f"{PACKAGE}.games.{game}" if game else f"{PACKAGE}.panels"
    return tuple(_imported(home, kind))


def _imported(home: str, kind: str) -> Iterator[ModuleType]:
    for found in iter_modules(import_module(home).__path__, f"{home}."):
        if found.ispkg and find_spec(f"{found.name}.{kind}") is not None:
            yield import_module(f"{found.name}.{kind}")


def defined_in(module: ModuleType, base: type[T]) -> Iterator[type[T]]:
    """Yield the classes that a module defines itself and that have this base."""
    for found in vars(module).values():
        own = getattr(found, "__module__", None) == module.__name__
        if own and isinstance(found, type) and issubclass(found, base):
            yield found


def panel_name(module: str) -> str:
    """Return the name of the panel in whose folder a module is."""
    folder, _, _ = module.rpartition(".")
    return folder.rpartition(".")[2].replace("_", "-")
