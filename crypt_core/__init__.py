"""The games, with no screen in sight.

What a person at a prompt needs is here, and is loaded when it is first used:

>>> from crypt_core import game, position, odds, advise, review, frame, simulate

And what notebooks tell and ask with:

>>> from crypt_core import Folded, Item, Told, Tour, drawn, question

`crypt_core.engine` is what every game shares, `crypt_core.crypt` the rules of Crypt,
`crypt_core.teach` the words and the index of rules, `crypt_core.coach` the bots, `crypt_core.lab`
many games at once, and figures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .engine.errors import GameError
from .engine.hooks import Hooks
from .extras import door

if TYPE_CHECKING:
    from .front import advise, game, odds, position, review
    from .lab import frame, simulate
    from .teach.lessons.question import question
    from .teach.shown import Folded, Item, Told, drawn
    from .teach.tour import Tour

_HOMES = {
    "Folded": ".teach.shown",
    "Item": ".teach.shown",
    "Told": ".teach.shown",
    "Tour": ".teach.tour",
    "advise": ".front",
    "drawn": ".teach.shown",
    "frame": ".lab",
    "game": ".front",
    "odds": ".front",
    "position": ".front",
    "question": ".teach.lessons.question",
    "review": ".front",
    "simulate": ".lab",
}

__all__ = [
    "Folded",
    "Item",
    "Told",
    "Tour",
    "advise",
    "drawn",
    "frame",
    "game",
    "odds",
    "position",
    "question",
    "review",
    "simulate",
]

__getattr__ = door(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__


def _sentence(error: GameError) -> str | None:
    """What an error says: words are loaded when there is something to be said."""
    from .teach.explain.errors import sentence

    return sentence(error)


def _frame(game: Any, rows: str, viewer: int | None) -> Any:
    """A game as a data frame: what counts games is loaded when something is to be counted."""
    return __getattr__("frame")(game, rows, viewer)


def _drawn(game: str, view: Any) -> str | None:
    """A view, drawn: what draws is loaded when a notebook asks for it."""
    from .games import GAMES
    from .teach.shown import at_prompt

    return at_prompt(game, view)._repr_html_() if game in GAMES else None


GameError.say = staticmethod(_sentence)
Hooks.frame = staticmethod(_frame)
Hooks.drawn = staticmethod(_drawn)
