"""Bots for Donjon: a random one, which picks what to do before how, and those that think."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.bots import Bot
from ..moves import Move
from ..state import State
from ..views import View
from .farsighted import estimate, farsighted_bot
from .thinkers import greedy_bot, sensible_bot, treacherous_bot

__all__ = ["BOTS", "estimate", "moment_key"]

FOR_BOT = 20
"""What a bot's draw is for, beside the purposes of `donjon.steps`: see `moment_key`."""


def random_bot(view: View, legal: Sequence[Move], draw: int) -> Move:
    """Any of the verbs there are, each as likely as any other, and then any of its moves.

    So offers, of which many are suggested, do not crowd out all else (rule deal.list).
    """
    verbs = sorted({move.verb for move in legal})
    chosen, rest = divmod(draw * len(verbs), 1 << 64)
    fitting = [move for move in legal if move.verb == verbs[chosen]]
    return fitting[rest * len(fitting) >> 64]


BOTS: dict[str, Bot] = {
    "random": random_bot,
    "greedy": greedy_bot,
    "sensible": sensible_bot,
    "treacherous": treacherous_bot,
    "farsighted": farsighted_bot,
}
"""Bots by the name under which they can be seated; out of turn there is nothing to do."""


def moment_key(state: State, player: int) -> tuple[int, ...]:
    """What a bot's draw is named by: it is another one each time that it is asked.

    Whatever is said in a turn is counted, so that no two questions share a key.
    """
    fight = state.fight
    said = (
        len(state.offered),
        len(state.promises),
        len(fight.bids) + len(fight.used) + fight.attempt if fight else 0,
        len(state.players[player].items) + state.players[player].gems,
        state.adventure.size,
    )
    return (FOR_BOT, state.turn, sum(map(ord, state.stage)), player, *said)
