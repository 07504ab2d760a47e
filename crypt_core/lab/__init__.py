"""The laboratory: many games at once, as data frames. Needs the extra `lab`.

Nothing that is played at the table imports it, so that the app starts without its libraries. What
it offers is loaded when it is first asked for. Estimates and figures need the extra `learn` only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..extras import door

if TYPE_CHECKING:
    from .columns import columns_of
    from .estimates import amount, apart, mean, paired
    from .figures import COINS, MORE_COINS, PER_CENT, Scale, intervals, lines
    from .one import frame
    from .plans import plan
    from .run import Unfinished
    from .simulation import simulate, simulate_to
    from .storage import stored
    from .tournaments import tournament
    from .transcripts import read_games, save_games

_HOMES = {
    "COINS": ".figures",
    "MORE_COINS": ".figures",
    "PER_CENT": ".figures",
    "Scale": ".figures",
    "Unfinished": ".run",
    "amount": ".estimates",
    "apart": ".estimates",
    "columns_of": ".columns",
    "frame": ".one",
    "intervals": ".figures",
    "lines": ".figures",
    "mean": ".estimates",
    "paired": ".estimates",
    "plan": ".plans",
    "read_games": ".transcripts",
    "save_games": ".transcripts",
    "simulate": ".simulation",
    "simulate_to": ".simulation",
    "stored": ".storage",
    "tournament": ".tournaments",
}

__all__ = [
    "COINS",
    "MORE_COINS",
    "PER_CENT",
    "Scale",
    "Unfinished",
    "amount",
    "apart",
    "columns_of",
    "frame",
    "intervals",
    "lines",
    "mean",
    "paired",
    "plan",
    "read_games",
    "save_games",
    "simulate",
    "simulate_to",
    "stored",
    "tournament",
]

__getattr__ = door(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
