"""The engine against python-chess, and going to any moment of a long game."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator

import chess

from crypt_core.crypt.game import CRYPT
from crypt_core.engine.luck import KeyedLuck
from crypt_core.engine.timeline import Timeline

REPEATS = 7


def crypt_playouts(games: int) -> tuple[int, int]:
    """Random solo games; decisions made and steps (an event with its state) played."""
    decisions = steps = 0
    for seed in range(games):
        rng, luck = random.Random(seed), KeyedLuck(seed)
        state, told = CRYPT.start(CRYPT.setup({}), luck)
        while CRYPT.deciders(state):
            legal = CRYPT.legal_moves(state)
            state, told = CRYPT.play(state, legal[rng.randrange(len(legal))], luck)
            decisions += 1
            steps += len(told)
    return decisions, steps


def chess_playouts(games: int) -> int:
    """Random chess games of python-chess; plies played."""
    plies = 0
    for seed in range(games):
        rng, board = random.Random(seed), chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
    return plies


def timed(run: Callable[[], object]) -> float:
    """Seconds that one call takes."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def against_chess() -> Iterator[str]:
    """Steps and decisions a second as a multiple of python-chess's plies, run by turns."""
    crypt_games, chess_games = 60, 8
    decisions, steps = crypt_playouts(crypt_games)
    plies = chess_playouts(chess_games)
    step_ratios, decision_ratios = [], []
    for _ in range(REPEATS):
        ours = timed(lambda: crypt_playouts(crypt_games))
        theirs = timed(lambda: chess_playouts(chess_games))
        step_ratios.append((steps / ours) / (plies / theirs))
        decision_ratios.append((decisions / ours) / (plies / theirs))
    yield f"engine steps/s : python-chess plies/s      {statistics.median(step_ratios):.2f}"
    yield f"engine decisions/s : python-chess plies/s  {statistics.median(decision_ratios):.2f}"


def long_game(decisions: int) -> Timeline:
    """A timeline of four people with many decisions; branches make up what one game lacks."""
    rng = random.Random(1)
    timeline = Timeline(CRYPT, CRYPT.setup({"players": 4, "sides": "ABABAB"}), 1)
    while len(timeline.moments) <= decisions:
        legal = CRYPT.legal_moves(timeline.state)
        if legal:
            timeline.play(legal[rng.randrange(len(legal))])
        else:
            timeline.go(rng.randrange(len(timeline.moments)))
    return timeline


def going_anywhere() -> Iterator[str]:
    """Microseconds to any moment and its state, in a game of 100 decisions and in one of 400."""
    medians = []
    for decisions in (100, 400):
        timeline = long_game(decisions)
        rng = random.Random(2)
        places = [rng.randrange(len(timeline.moments)) for _ in range(10_000)]

        def visit(timeline: Timeline = timeline, places: list[int] = places) -> None:
            for place in places:
                timeline.go(place)
                _ = timeline.state

        medians.append(statistics.median(timed(visit) for _ in range(REPEATS)) / len(places) * 1e6)
    yield f"go to any of 100 moments                   {medians[0]:.2f} microseconds"
    yield f"400 moments : 100 moments                  {medians[1] / medians[0]:.2f}"


def report() -> Iterator[str]:
    """All lines of this subject."""
    yield from against_chess()
    yield from going_anywhere()
