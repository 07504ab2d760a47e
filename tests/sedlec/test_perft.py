"""Counts of lines by depth from fixed positions: a proof of move generation.

The numbers are frozen; a second telling of the game, with real piles of cards (`second.py`), comes
to the same ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from crypt_core.engine.luck import KeyedLuck, outcomes
from crypt_core.sedlec.components import Setup
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.state import State
from tests.rule import rule
from tests.sedlec.build import LAST_ROUND, NONE_FACE_DOWN, ONE_FACE_DOWN, texts
from tests.sedlec.second import Game
from tests.strategies import decisions, pick

LUCK = KeyedLuck(36)


def start(players: int, first: int = 0) -> State:
    return SEDLEC.start(Setup(players, first), LUCK)[0]


def played(state: State, count: int, seed: int) -> tuple[State, list[str]]:
    """The state after some moves, and those moves."""
    numbers, told = decisions(seed), []
    for _ in range(count):
        move = pick(SEDLEC.legal_moves(state), next(numbers))
        told.append(str(move)[4:])
        state, _ = SEDLEC.play(state, move, LUCK)
    return state, told


def second(players: int, first: int = 0, moves: Sequence[str] = ()) -> Game:
    """The second telling of a game with the same luck, after these moves."""
    cards = Setup(players, first).deck
    game = Game(players, first, texts(LUCK.deal(cards, range(18), 18, 1)))
    for text in moves:
        game = game.play(text)
    return game


def perft(state: State, depth: int) -> int:
    """Lines of this many decisions; a game that ends on the way counts no more."""
    legal = SEDLEC.legal_moves(state)
    if depth == 1:
        return len(legal)
    return sum(perft(SEDLEC.play(state, move, LUCK)[0], depth - 1) for move in legal)


def second_perft(game: Game, depth: int) -> int:
    legal = game.moves()
    if depth == 1:
        return len(legal)
    return sum(second_perft(game.play(move), depth - 1) for move in legal)


def chances(state: State, depth: int) -> int:
    """Lines of this many decisions, told apart by every way in which cards can be turned up."""
    legal = SEDLEC.legal_moves(state)
    if depth == 1:
        return len(legal)
    return sum(
        chances(after, depth - 1)
        for move in legal
        for _, (after, _) in outcomes(lambda luck, move=move: SEDLEC.play(state, move, luck))  # type: ignore[misc]
    )


COUNTED = [
    (2, 0, 0, (11, 35, 190, 1080)),
    (3, 0, 0, (11, 35, 190, 1010)),
    (2, 12, 1, (2, 8, 64, 440)),
    (3, 20, 2, (2, 14, 81, 316)),
    (2, 30, 3, (2, 3, 8, 33)),
    (3, 34, 4, (3, 7, 17, 36)),
    (2, 40, 3, (1, 2, 2, 2)),
]
"""Players, moves played at first, seed of those moves, and the counts at depths 1 to 4."""


@rule("dig", "collect", "lay", "hand", "crypt")
@pytest.mark.parametrize(("players", "count", "seed", "counts"), COUNTED)
def test_the_counts_are_as_they_were_and_found_a_second_way(
    players: int, count: int, seed: int, counts: tuple[int, ...]
) -> None:
    state, told = played(start(players), count, seed)
    game = second(players, 0, told)
    assert tuple(perft(state, depth) for depth in range(1, 5)) == counts
    assert tuple(second_perft(game, depth) for depth in range(1, 5)) == counts


@pytest.mark.parametrize(
    ("state", "counts"),
    [(ONE_FACE_DOWN, (7, 39, 189)), (NONE_FACE_DOWN, (4, 10, 24)), (LAST_ROUND, (1, 1, 1))],
)
def test_the_counts_late_in_a_game(state: State, counts: tuple[int, ...]) -> None:
    assert tuple(perft(state, depth) for depth in (1, 2, 3)) == counts


def test_the_counts_with_every_way_of_chance() -> None:
    """The first dig alone can fall in 17 x 16 ways, with two cards to take in each."""
    assert chances(start(2), 2) == 10 * 17 * 16 * 2 + 15
    assert [chances(ONE_FACE_DOWN, depth) for depth in (1, 2, 3)] == [7, 51, 339]


@rule("setup", "dig", "collect", "lay", "turn", "crypt", "hand")
@pytest.mark.parametrize("players", [2, 3])
def test_whole_games_go_the_same_way_when_told_a_second_time(players: int) -> None:
    """Cards drawn when they are turned up are those that lay in real piles from the beginning."""
    verbs: Counter[str] = Counter()
    for seed in range(12):
        first = seed % players
        state, game, numbers = start(players, first), second(players, first), decisions(seed)
        while SEDLEC.deciders(state):
            legal = SEDLEC.legal_moves(state)
            assert {str(move)[4:] for move in legal} == game.moves()
            assert SEDLEC.deciders(state) == (game.turn,)
            move = pick(legal, next(numbers))
            verbs[move.verb] += 1
            state, _ = SEDLEC.play(state, move, LUCK)
            game = game.play(str(move)[4:])
            seen = [f"{p.up}+{p.down}" if p.up else str(p.down or "-") for p in state.piles]
            assert seen == game.seen()
            for player, hand, crypt in zip(state.players, game.hands, game.crypts, strict=True):
                assert texts(player.hand) == hand
                assert {str(laid.place): str(laid.card) for laid in player.crypt} == crypt
        assert game.left == 0
    assert set(verbs) == {"dig", "take", "collect", "lay"}
