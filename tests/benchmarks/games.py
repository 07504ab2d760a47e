"""Each game against Crypt: playing it, and a decision at its table, with as many at both.

Random bots play, which list their moves and see their views. A decision at the table is made by a
person: the milliseconds are Python's, with the writing of what is sent; the bytes are those of all
messages. Time is the processor's, so that what else runs on the machine counts for little.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import NamedTuple

from crypt_core.coach.bots import choose
from crypt_core.coach.columns import columns, tables
from crypt_core.engine.game import Game
from crypt_core.engine.luck import KeyedLuck
from crypt_core.games import FIRST, GAMES
from crypt_core.lab.plans import setup
from crypt_widgets.app import Tutor
from tests.widgets.listener import Listener

PLAYERS = 4
"""At most; both tables have as many."""
REPEATS = 5
SEEDS = range(3)
"""The games that are played."""
DECISIONS = 60
"""So many are made at a table."""


class Rate(NamedTuple):
    """What is played in a second of the processor's: decisions, and steps with their states."""

    decisions: float
    steps: float


class Cost(NamedTuple):
    """A decision at a table: milliseconds, and bytes of all messages."""

    took: float
    sent: int


def begun(game: Game, players: int, seed: int) -> object:
    """A setup for so many, of those that the game names the last."""
    ways = columns(game).ways
    return setup(game, players, ways[[*ways][-1]](seed), 0)


def playing(game: Game, players: int) -> Rate:
    """Whole games of random bots."""
    decisions = steps = 0
    start = time.process_time()
    for seed in SEEDS:
        luck = KeyedLuck(seed)
        state, _ = game.start(begun(game, players, seed), luck)
        while game.deciders(state):
            state, told = game.play(state, choose("random", game, state, luck), luck)
            decisions += 1
            steps += len(told)
    took = time.process_time() - start
    return Rate(decisions / took, steps / took)


def deciding(game: Game, players: int) -> Cost:
    """The median decision of people at one table, who play as the random bot would."""
    tutor = Tutor(lang="en", game=game.name, seed=3, players=players, seats=["person"] * players)
    tutor.live.redraw()
    page, luck, costs = Listener(tutor), KeyedLuck(3), []
    while len(costs) < DECISIONS:
        page.ask("continue")
        page.ask("curtain")
        session = tutor.live.session
        if session.over or session.asked is None:
            break
        state = session.timeline.state
        move = game.write_move(choose("random", game, state, luck, session.asked))
        start = time.process_time()
        sent = page.ask("play", move=move)
        costs.append(Cost((time.process_time() - start) * 1e3, sent))
    return Cost(*map(statistics.median, zip(*costs, strict=True)))


def report() -> Iterator[str]:
    """All lines of this subject."""
    for name in GAMES:
        if name == FIRST:
            continue
        rates = [[playing(it, _players(name)) for it in _both(name)] for _ in range(REPEATS)]
        costs = [[deciding(it, _players(name)) for it in _both(name)] for _ in range(REPEATS)]
        for what, measured, place, unit in (
            ("decisions/s", rates, 0, ""),
            ("steps/s", rates, 1, ""),
            ("a decision at a table", costs, 0, " ms"),
            ("its messages", costs, 1, " bytes"),
        ):
            ours, theirs = (
                statistics.median(pair[side][place] for pair in measured) for side in (0, 1)
            )
            title = f"{name} : {FIRST}, {_players(name)} players, {what}"
            yield f"{title:50} {ours / theirs:.2f}  ({ours:,.0f} : {theirs:,.0f}{unit})"


def _both(name: str) -> tuple[Game, Game]:
    return GAMES[name], GAMES[FIRST]


def _players(name: str) -> int:
    """As many as can play both, and at most `PLAYERS`."""
    return min(PLAYERS, *(max(tables(it)) for it in _both(name)))
