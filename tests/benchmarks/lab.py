"""The arrays of the laboratory against the engine, and against the card games of pgx; on one core.

Solo games with sides drawn at random. Seconds are the processor's, so that others at work on the
machine matter little. pgx plays Leduc poker, whole games with their deals, at random too; its extra
is `bench`.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np

from crypt_core.coach.bots import choose
from crypt_core.crypt import arrays
from crypt_core.crypt.arrays.games import CHUNK, unfold
from crypt_core.crypt.arrays.policies import policy
from crypt_core.crypt.components import KINDS, Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.engine.luck import KeyedLuck

REPEATS = 7
GAMES = 2 * CHUNK
"""Games that the arrays play at a time."""
FEW = 40
"""Games that the engine plays at a time."""
LEDUC = 65536
"""Games of Leduc poker at a time: it is quickest with about so many."""
BOTS = ("random", "greedy", "collector")

SEEDS = np.arange(GAMES, dtype=np.uint64)
SIDES = np.random.default_rng(1).random((GAMES, len(KINDS))) < 0.5
LED = np.zeros(GAMES, np.int64)


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process, and the threads it starts, to one core where the system can do so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def timed(run: Callable[[], object]) -> float:
    """Seconds of the processor that one call takes."""
    start = time.process_time()
    run()
    return time.process_time() - start


def by_engine(bot: str) -> None:
    """Play a few of the games with the engine."""
    for seed, sides in zip(range(FEW), SIDES, strict=False):
        luck = KeyedLuck(seed)
        state, _ = CRYPT.start(Setup(1, "".join("AB"[int(side)] for side in sides)), luck)
        while CRYPT.deciders(state):
            state, _ = CRYPT.play(state, choose(bot, CRYPT, state, luck), luck)


def by_arrays(bot: str) -> arrays.Results:
    """Play all of them with arrays."""
    return arrays.play(SEEDS, SIDES, LED, [bot])


def against_engine() -> Iterator[str]:
    """Games a second as a multiple of the engine's, run by turns."""
    for bot in BOTS:
        by_arrays(bot)
        ratios = []
        for _ in range(REPEATS):
            engine = FEW / timed(partial(by_engine, bot))
            ratios.append(GAMES / timed(partial(by_arrays, bot)) / engine)
        name = f"arrays games/s : engine games/s, {bot}"
        yield f"{name:42} {statistics.median(ratios):.0f}"


def turns(bot: str) -> tuple[float, float]:
    """Decisions a game, and turns: with those of the Ghost in which it has dice to roll."""
    decider = policy(bot)
    assert decider is not None
    decisions = ghost = 0
    for number, table in enumerate(unfold(SEEDS[:CHUNK], SIDES[:CHUNK], 0, [decider]), start=1):
        if number <= Setup().rounds:
            ghost += CHUNK
            if number % 2 == 0:  # the Ghost leads, and ends the Claim with the dice pushed off
                ghost += np.count_nonzero(table.ghost_pushed)
        decisions = int(table.decisions.sum(dtype=np.int64))
    return decisions / CHUNK, (decisions + ghost) / CHUNK


class Leduc:
    """Leduc poker by pgx: many games from the deal to the end, at random."""

    def __init__(self) -> None:
        import jax
        import pgx
        from jax import numpy as jnp

        game = pgx.make("leduc_holdem")
        step = jax.vmap(game.step)

        def at_random(state: Any, key: Any) -> Any:
            weights = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            return step(state, jax.random.categorical(key, weights, axis=1))

        self.split = jax.random.split
        self.deal = jax.jit(jax.vmap(game.init))
        self.step = jax.jit(at_random)
        self.left = jax.jit(lambda state: (~state.terminated).sum())
        self.keys = self.split(jax.random.key(0), LEDUC)

    def dealt(self) -> Any:
        """Games just dealt."""
        state = self.deal(self.keys)
        int(self.left(state))  # wait for it
        return state

    def play(self, state: Any) -> int:
        """Play on to the end of every game; the steps of games that were not over yet."""
        steps = 0
        key = self.keys[0]
        while left := int(self.left(state)):
            steps += left
            key, now = self.split(key)
            state = self.step(state, now)
        return steps


def against_pgx() -> Iterator[str]:
    """Turns a second as a multiple of the steps of Leduc poker, run by turns.

    A step is one player's move; so is a turn, of the player or of the Ghost. A step is counted
    while its game lasts.
    """
    try:
        leduc = Leduc()
    except ImportError:
        yield "arrays turns/s : pgx leduc steps/s         not measured: extra bench (pgx) missing"
        return
    steps = leduc.play(leduc.dealt())
    for bot in BOTS:
        decisions, all_turns = turns(bot)
        whole, undealt, own, ours_, theirs = [], [], [], [], []
        for _ in range(REPEATS):
            ours = GAMES / timed(partial(by_arrays, bot))
            deal = timed(leduc.dealt)
            state = leduc.dealt()
            play = timed(partial(leduc.play, state))
            ours_.append(ours * all_turns / 1e6)
            theirs.append(steps / (deal + play) / 1e6)
            whole.append(ours_[-1] / theirs[-1])
            undealt.append(ours * all_turns / (steps / play))
            own.append(ours * decisions / 1e6 / theirs[-1])
        measured = (whole, undealt, own, ours_, theirs)
        middle = [statistics.median(figures) for figures in measured]
        name = f"arrays turns/s : pgx leduc steps/s, {bot}"
        yield f"{name:42} {middle[0]:.2f}"
        yield f"  its deals not counted                    {middle[1]:.2f}"
        yield f"  the player's decisions alone, not turns  {middle[2]:.2f}"
        yield f"  in this run: million turns, steps        {middle[3]:.1f}, {middle[4]:.1f}"


def report() -> Iterator[str]:
    """All lines of this subject."""
    with one_core():
        yield from against_engine()
        yield from against_pgx()
