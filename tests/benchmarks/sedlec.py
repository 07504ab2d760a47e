"""What the looking ahead of Sedlec's bot and its exact help take, and what counting in bits saves.

The positions are those of a game that the sensible bot plays against itself.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from functools import partial

from crypt_core.coach.bots import choose
from crypt_core.engine.luck import KeyedLuck
from crypt_core.sedlec import scoring
from crypt_core.sedlec.coach import bones
from crypt_core.sedlec.coach.bones import frames
from crypt_core.sedlec.coach.choices import choices, filling
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.state import State
from crypt_core.sedlec.views import view
from tests.benchmarks.coach import loop, timed

SEED = 7
CRYPTS = 400
"""How many times a crypt is counted each way."""


def a_game(players: int) -> list[State]:
    """The decisions of a game between sensible bots."""
    luck, states = KeyedLuck(SEED), []
    state, _ = SEDLEC.start(SEDLEC.setup({"players": players}), luck)
    while SEDLEC.deciders(state):
        states.append(state)
        state, _ = SEDLEC.play(state, choose("sensible", SEDLEC, state, luck), luck)
    return states


def foresee(state: State) -> object:
    return choose("farsighted", SEDLEC, state, KeyedLuck(SEED))


def help_with(state: State) -> object:
    seen = view(state, None)
    return choices(seen, SEDLEC.legal_moves(state)), filling(seen, state.player)


def forget() -> None:
    """Empty the points that are kept."""
    bones.frame.cache_clear()
    scoring._sheet.cache_clear()


def against_a_loop(what: str, run: Callable[[State], object]) -> Iterator[str]:
    """Every decision of a game, in multiples of a plain loop of additions."""
    for players in (2, 3):
        unit = min(timed(loop) for _ in range(3))
        forget()
        took = [timed(partial(run, state)) / unit for state in a_game(players)]
        name = f"{what}, {players} players : loop"
        yield (
            f"{name:42} {statistics.mean(took):.2f} on average, {max(took):.2f} at most  "
            "(a loop of a million additions)"
        )


def bits_against_rules() -> Iterator[str]:
    """A full crypt counted by the rules and in bits, nothing of it kept."""
    crypt = a_game(2)[-1].players[0].crypt
    room = frames((4, 3, 2), [laid.place for laid in crypt])[0]

    def by_the_rules() -> None:
        for _ in range(CRYPTS):
            scoring._sheet.cache_clear()
            scoring.crypt_sheet(0, crypt)

    def in_bits() -> None:
        arranged = room.crypt(crypt)
        for _ in range(CRYPTS):
            room._points.clear()
            room.points(arranged)

    yield f"{'points by the rules : in bits':42} {timed(by_the_rules) / timed(in_bits):.0f}"


def report() -> Iterator[str]:
    """All lines of this subject."""
    yield from bits_against_rules()
    yield from against_a_loop("looking ahead", foresee)
    yield from against_a_loop("exact help", help_with)
