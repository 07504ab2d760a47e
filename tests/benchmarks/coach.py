"""Advice against the brute-force enumeration of the same decision, and what a decision takes.

And what the bot takes that searches, in a game among bots of habit.

The decision is a whole first turn with three servants: some 600 claims, each followed by the
Ghost's 216 rolls, the best of every legal reply to each, and the rolls of all servants placed.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from crypt_core.coach.bots import choose
from crypt_core.crypt import moves
from crypt_core.crypt.coach import ghost_turns, prospect, worth
from crypt_core.crypt.coach.known import known
from crypt_core.crypt.coach.options import options
from crypt_core.crypt.coach.prospect import Prospect
from crypt_core.crypt.coach.worth import fitted
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import State
from crypt_core.crypt.views import view
from crypt_core.engine.luck import KeyedLuck
from tests.coach import brute
from tests.crypt.build import table

REPEATS = 3
SEED = 7
EVERY = 6
"""Brute force enumerates one claim in so many; what it takes is multiplied."""
LOOP = 1_000_000
"""Rounds of the plain Python loop that times are told in multiples of."""

HAND = "idols1 idols3 jewelry1 tapestries4"
POWERS = "manuscripts1 manuscripts2 remains1 remains2 remains3 pottery2 pottery3 idols1 idols2"
DECISION = table("idols4 pottery1? jewelry2", HAND, players=1, sides="BAAABA", round_=5)
"""The decision that brute force enumerates: no power can be used in it."""
OTHERS = {
    "the game's first": table("idols4 pottery1? jewelry2", players=1, round_=1),
    "in the last round": table("idols4 pottery1? jewelry2", HAND, players=1, round_=8),
    "between the Ghost's turns": table(
        "idols4=P2:3 pottery1?=P2:2 jewelry2=P2:1", HAND, players=1, leader=1, turn=1, round_=6
    ),
    "with a manuscript to flip": table(
        "idols4 pottery1? jewelry2", POWERS, players=1, sides="BBBBBB", round_=5
    ),
    "with every power": table(
        "idols4 pottery1? jewelry2", POWERS, players=1, sides="AABBAA", round_=7,
        servants=[(2, 1)], stage="pottery",
    ),
    "with every power, the Ghost leads": table(
        "idols4 pottery1? jewelry2", POWERS, players=1, sides="AABBAA", round_=6, leader=1, turn=1,
        servants=[(2, 1)], stage="pottery",
    ),
}  # fmt: skip


def timed(run: Callable[[], object]) -> float:
    """Seconds of processor time that one call takes."""
    start = time.process_time()
    run()
    return time.process_time() - start


def loop() -> int:
    """The plain Python loop: additions, nothing else."""
    total = 0
    for i in range(LOOP):
        total += i
    return total


def forget() -> None:
    """Empty whatever the coach keeps from one decision to the next, but for the fitted weights."""
    for kept in (
        ghost_turns.rolls, ghost_turns.placements, ghost_turns.turns, ghost_turns._groups,
        ghost_turns._totals, prospect.survivors, moves.claim_space, worth.pays, worth.pay_to_come,
    ):  # fmt: skip
        kept.cache_clear()
    fitted()._kinds.clear()


def advise(state: State) -> list[object]:
    return [*options(view(state, 0), fitted())]


def by_brute_force(state: State, every: int, shared: bool) -> float:
    """The best score by enumerating each `every`-th claim.

    `shared`: what collecting brings is looked up in the table that the coach makes of it, each roll
    of servants counted once. Otherwise they are rolled anew for every reply.
    """
    seen = view(state, 0)
    now = known(seen)
    there = [treasure is not None for treasure in seen.crypt]
    claims = list(moves.claim_space((0, 0, 0), now.ready, False))[::every]
    prospect = Prospect(now, fitted())

    def looked_up(mask: int, ready: int, efforts: tuple[int, ...]) -> float:
        return prospect.after(mask, ready, efforts)[0]

    def rolled(mask: int, ready: int, efforts: tuple[int, ...]) -> float:
        score = prospect.goods(mask).score
        for stays in product((True, False), repeat=len(efforts)):
            chance = 1.0
            for effort, stay in zip(efforts, stays, strict=True):
                chance *= (7 - effort) / 6 if stay else (effort - 1) / 6
            score += chance * fitted().servants(now.rounds_left, ready + sum(stays), 0)
        return score

    leaf = looked_up if shared else rolled
    return max(brute.first_turn(there, dice, now.ready, leaf) for dice in claims)


def against_brute_force() -> Iterator[str]:
    """The same decision by both, run by turns."""
    fitted()
    claims = len(moves.claim_space((0, 0, 0), 3, False))
    few = len(range(0, claims, EVERY))
    yield f"a first turn with three servants, {claims} claims (brute force timed on {few})"
    for shared, aim in ((False, "aim 20; "), (True, "")):
        cold, warm = [], []
        for _ in range(REPEATS):
            brutes = timed(partial(by_brute_force, DECISION, EVERY, shared)) * claims / few
            forget()
            cold.append(brutes / timed(lambda: advise(DECISION)))
            warm.append(brutes / timed(lambda: advise(DECISION)))
        subject = "brute force, coach's leaves : advice" if shared else "brute force : advice"
        a, b = statistics.median(cold), statistics.median(warm)
        yield f"{subject:42} {a:.0f} cold, {b:.0f} warm  ({aim}times faster)"


def against_a_loop() -> Iterator[str]:
    """Decisions of all kinds, cold and warm, in multiples of a plain loop of additions."""
    for name, state in {"a first turn, three servants": DECISION, **OTHERS}.items():
        cold, warm = [], []
        for _ in range(REPEATS):
            unit = timed(loop)
            forget()
            cold.append(timed(partial(advise, state)) / unit)
            warm.append(timed(partial(advise, state)) / unit)
        a, b = statistics.median(cold), statistics.median(warm)
        yield f"{name + ' : loop':42} {a:.2f} cold, {b:.2f} warm  (a loop of a million additions)"


def a_search() -> Iterator[str]:
    """Every decision of a game as the searching bot thinks about it, in multiples of the loop."""
    for players in (2, 3, 4):
        unit = min(timed(loop) for _ in range(REPEATS))
        luck, took = KeyedLuck(SEED), []
        state, _ = CRYPT.start(CRYPT.setup({"players": players, "sides": "ABABAB"}), luck)
        while CRYPT.deciders(state):
            took.append(timed(partial(choose, "farsighted", CRYPT, state, luck)) / unit)
            state, _ = CRYPT.play(state, choose("collector", CRYPT, state, luck), luck)
        name = f"a search, {players} players : loop"
        yield f"{name:42} {statistics.mean(took):.1f} on average, {max(took):.1f} at most"


def report() -> Iterator[str]:
    """All lines of this subject."""
    yield from against_brute_force()
    yield from against_a_loop()
    yield from a_search()
