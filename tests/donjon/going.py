"""Random games of Donjon, played until they come to what a test is about."""

from __future__ import annotations

import random
from collections.abc import Callable

from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import Move
from crypt_core.donjon.state import State
from crypt_core.engine.timeline import Timeline

MOST = 600
"""Decisions after which a game is not followed any further."""


def game(players: int = 4, seed: int = 1) -> Timeline:
    """A new game."""
    return Timeline(DONJON, DONJON.setup({"players": players}), seed)


def any_move(timeline: Timeline, dice: random.Random) -> Move:
    """A move of whoever is asked first: the verb is drawn before the rest of it."""
    player = DONJON.deciders(timeline.state)[0]
    found = DONJON.own_moves(timeline.state, player)
    verb = dice.choice(sorted({move.verb for move in found}))
    return dice.choice([move for move in found if move.verb == verb])


def going(wanted: Callable[[State], bool], players: int = 4, seed: int = 1) -> Timeline:
    """A random game that has come to a state as wanted, the first that does."""
    for number in range(seed, seed + 100):
        timeline, dice = game(players, number), random.Random(number)
        for _ in range(MOST):
            if wanted(timeline.state):
                return timeline
            if not DONJON.deciders(timeline.state):
                break
            timeline.play(any_move(timeline, dice))
    raise LookupError("no random game comes to that")


def at(stage: str, *players: int) -> Callable[[State], bool]:
    """A stage at which these are asked, or begin those who are."""

    def wanted(state: State) -> bool:
        return state.stage == stage and DONJON.deciders(state)[: len(players)] == players

    return wanted
