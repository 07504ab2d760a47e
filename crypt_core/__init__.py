"""The games, with no screen in sight.

What a person at a prompt needs is here, and is loaded when it is first used:

>>> from crypt_core import game, position, odds, advise, review, frame, simulate

`crypt_core.engine` is what every game shares, `crypt_core.crypt` the rules of Crypt,
`crypt_core.teach` the words and the index of rules, `crypt_core.coach` the bots, `crypt_core.lab`
many games at once.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .engine.above import Above
from .engine.told import Told
from .extras import needed

if TYPE_CHECKING:
    from .front import advise, game, odds, position, review
    from .lab import frame, simulate
    from .teach.tour import Tour

_HOMES = {
    "Tour": ".teach.tour",
    "advise": ".front",
    "frame": ".lab",
    "game": ".front",
    "odds": ".front",
    "position": ".front",
    "review": ".front",
    "simulate": ".lab",
}

__all__ = ["Tour", "advise", "frame", "game", "odds", "position", "review", "simulate"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needed(name):
        return getattr(import_module(_HOMES[name], __name__), name)


def __dir__() -> list[str]:
    return __all__


def _sentence(error: Told) -> str | None:
    """What an error says: words are loaded when there is something to be said."""
    from .teach.explain.errors import sentence

    return sentence(error)


def _frame(game: Any, rows: str, viewer: int | None) -> Any:
    """A game as a data frame: what counts games is loaded when something is to be counted."""
    return __getattr__("frame")(game, rows, viewer)


def _drawn(game: str, view: Any) -> str | None:
    """A table, drawn: what draws is loaded when a notebook asks for it."""
    from .games import GAMES
    from .teach.shown import at_prompt

    return at_prompt(game, view)._repr_html_() if game in GAMES else None


Told.say = staticmethod(_sentence)
Above.frame = staticmethod(_frame)
Above.drawn = staticmethod(_drawn)
