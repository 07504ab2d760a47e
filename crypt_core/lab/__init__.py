"""The laboratory: many games at once, as data frames. Needs the extra `lab`.

Nothing that is played at the table imports it, so that the app starts without its libraries. What
it offers is loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..extras import needed

if TYPE_CHECKING:
    from .columns import columns_of
    from .one import frame
    from .plans import plan
    from .run import Unfinished
    from .simulation import simulate, simulate_to
    from .tournaments import tournament
    from .transcripts import read_games, save_games

_HOMES = {
    "Unfinished": ".run",
    "columns_of": ".columns",
    "frame": ".one",
    "plan": ".plans",
    "read_games": ".transcripts",
    "save_games": ".transcripts",
    "simulate": ".simulation",
    "simulate_to": ".simulation",
    "tournament": ".tournaments",
}

__all__ = [
    "Unfinished",
    "columns_of",
    "frame",
    "plan",
    "read_games",
    "save_games",
    "simulate",
    "simulate_to",
    "tournament",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needed(name):
        return getattr(import_module(_HOMES[name], __name__), name)


def __dir__() -> list[str]:
    return __all__
