"""Bots for the toy: one that takes what is suggested, and one that offers what is not.

The second sometimes takes its offer back.
"""

from __future__ import annotations

from collections.abc import Sequence

from crypt_core.coach.bots import Aside, Bot, random_bot

from .. import moves
from ..game import State, View
from ..moves import Move

FOR_BOT = 2


def generous_bot(view: View, legal: Sequence[Move], draw: int) -> Move:
    """It would give two gems for one, which nobody suggests; otherwise what comes first."""
    for move in legal:
        if move.verb == moves.OFFER and view.gems[move.player] > 1:
            return move._replace(give=2)
    return legal[0]


def regret(view: View, own: Sequence[Move], draw: int) -> Move | None:
    """One time in four the offer that lies on the table is taken back."""
    return own[0] if draw % 4 == 0 else None


BOTS: dict[str, Bot] = {"random": random_bot, "generous": generous_bot}
OUT_OF_TURN: dict[str, Aside] = {"generous": regret}


def moment_key(state: State, player: int) -> tuple[int, ...]:
    """What a bot's draw is named by."""
    return (FOR_BOT, state.round, list(moves.VERBS.values()).index(state.stage), player)
