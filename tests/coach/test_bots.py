"""Bots: their own moves only, from their own view, with keyed luck."""

from __future__ import annotations

from statistics import mean

import pytest

from crypt_core.coach.bots import Bot, choose
from crypt_core.crypt.coach.bots import BOTS
from crypt_core.crypt.coach.search import Search
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.position import position
from crypt_core.crypt.state import State
from crypt_core.engine.luck import KeyedLuck

QUICK: dict[str, Bot] = {**BOTS, "farsighted": Search(playouts=8)}
"""All bots, none of which thinks for long."""


def whole_game(bots: list[str | Bot], sides: str, seed: int) -> State:
    """A game between bots; every move is checked to be the bot's own and legal."""
    luck = KeyedLuck(seed)
    state, _ = CRYPT.start(CRYPT.setup({"players": len(bots), "sides": sides}), luck)
    while owing := CRYPT.deciders(state):
        (player,) = owing
        move = choose(bots[player], CRYPT, state, luck)
        assert move.player == player
        assert CRYPT.why_not(state, move) is None
        state, _ = CRYPT.play(state, move, luck)
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_whole_games_with_their_own_moves(bot: str, players: int) -> None:
    # Alone, the one that looks ahead asks the coach, who takes a moment.
    games = 2 if (bot, players) == ("farsighted", 1) else 4
    for seed, sides in enumerate(("AAAAAA", "BBBBBB", "ABBAAB", "BAABBA")[:games]):
        assert whole_game([QUICK[bot]] * players, sides, seed).winners


def test_a_random_bot_leaves_other_peoples_powers_alone() -> None:
    state = position(
        "idols4 pottery3 jewelry?", players=2, turn=1, round_number=7,
        collections=["remains1 remains2"], exhausted=[1],
    )  # fmt: skip
    assert CRYPT.deciders(state) == (1,)
    assert any(move.player == 0 for move in CRYPT.legal_moves(state))
    assert {choose("random", CRYPT, state, KeyedLuck(seed)).player for seed in range(200)} == {1}


def test_a_bots_choice_is_keyed() -> None:
    state, _ = CRYPT.start(CRYPT.setup({"players": 3}), KeyedLuck(4))
    chosen = {str(choose("random", CRYPT, state, KeyedLuck(seed))) for seed in range(40)}
    assert len(chosen) > 20
    assert choose("random", CRYPT, state, KeyedLuck(4)) == choose(
        "random", CRYPT, state, KeyedLuck(4)
    )


def test_the_sensible_bot_beats_the_random_one_at_the_ghost() -> None:
    games = 30
    sensible = mean(whole_game(["sensible"], "AAAAAA", seed).scores[0] for seed in range(games))
    random = mean(whole_game(["random"], "AAAAAA", seed).scores[0] for seed in range(games))
    assert sensible > random + 8
