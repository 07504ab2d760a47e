"""Sedlec's bots: legal moves of their own, from a view, keyed; each stronger than the one before.

The games of the measures are seeded, and bots are, so that these never fall otherwise.
"""

from __future__ import annotations

import random

import pytest

from crypt_core.coach.bots import choose
from crypt_core.coach.shares import wilson
from crypt_core.engine.luck import KeyedLuck
from crypt_core.sedlec import moves
from crypt_core.sedlec.coach.arrange import best_arrangement
from crypt_core.sedlec.coach.bones import frame
from crypt_core.sedlec.coach.bots import BOTS, moment_key
from crypt_core.sedlec.coach.lookahead import Outlook, fill, least_squares, rooms
from crypt_core.sedlec.components import ROWS, Setup
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.position import position
from crypt_core.sedlec.views import view
from scripts.workshop.strength import Match


@pytest.mark.parametrize("players", ROWS)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_whole_games_with_their_own_moves(bot: str, players: int) -> None:
    luck = KeyedLuck(11)
    state, _ = SEDLEC.start(SEDLEC.setup({"players": players, "first": 1}), luck)
    while owing := SEDLEC.deciders(state):
        (player,) = owing
        move = choose(bot, SEDLEC, state, luck)
        assert move.player == player
        assert SEDLEC.why_not(state, move) is None
        state, _ = SEDLEC.play(state, move, luck)
    assert state.winners


def test_every_moment_has_a_draw_of_its_own() -> None:
    luck = KeyedLuck(3)
    state, _ = SEDLEC.start(SEDLEC.setup({}), luck)
    keys = []
    while owing := SEDLEC.deciders(state):
        (player,) = owing
        keys.append(moment_key(state, player))
        state, _ = SEDLEC.play(state, SEDLEC.legal_moves(state)[0], luck)
    assert len(set(keys)) == len(keys)


def test_a_choice_is_the_same_for_the_same_draw() -> None:
    state, _ = SEDLEC.start(SEDLEC.setup({}), KeyedLuck(4))
    for bot in BOTS.values():
        seen, legal = view(state, 0), SEDLEC.legal_moves(state)
        assert bot(seen, legal, 12345) == bot(seen, legal, 12345)


def test_sense_collects_what_beats_a_dig() -> None:
    crypts = ["d1 criminal/lover", "d1 peasant/priest"]
    state = position(graveyard=["lover/priest+2", "3", "3", "3", "2", "2"], crypts=crypts)
    move = choose("sensible", SEDLEC, state, KeyedLuck(1))
    assert (move.verb, move.piles) == (moves.DIG, (1, 2)), "no lover comes to lie beside the other"
    state = position(graveyard=["priest/lover+2", "3", "3", "3", "2", "2"], crypts=crypts)
    move = choose("sensible", SEDLEC, state, KeyedLuck(1))
    assert (move.verb, move.piles) == (moves.COLLECT, (0,)), "a pair, and a criminal redeemed"


def test_sense_lays_where_most_is_added() -> None:
    state = position(
        graveyard=["2", "2", "2", "2", "2", "2"],
        crypts=["d1 criminal/lover", "d1 peasant/priest"],
        hands=["priest/lover, lover/king", "king/peasant, criminal/criminal"],
    )
    assert str(choose("sensible", SEDLEC, state, KeyedLuck(1))) == "P1: lay priest/lover c1"


def lowest(first: str, second: str, players: int, seeds: int) -> float:
    """The lower end of the 95 % interval of the share of games that the first bot wins."""
    played = list(Match(SEDLEC, first, second, players)(range(seeds * players)))
    return wilson(sum(result.won for result in played), len(played))[0]


@pytest.mark.parametrize("players", ROWS)
def test_sense_beats_chance(players: int) -> None:
    assert lowest("sensible", "random", players, 20) > 1 / players


@pytest.mark.parametrize("players", ROWS)
def test_foresight_beats_sense(players: int) -> None:
    assert lowest("farsighted", "sensible", players, 6 // players) > 1 / players


# --- how the farsighted one thinks ----------------------------------------------------------------


def test_a_crypt_is_filled_nearly_as_well_as_can_be() -> None:
    lost = []
    for seed in range(12):
        cards = list(Setup().deck)
        random.Random(seed).shuffle(cards)
        found = fill(rooms(ROWS[3], ())[0], cards[:6])
        best = best_arrangement(ROWS[3], (), cards[:6])
        assert found <= best.points
        lost.append(best.points - found)
    assert sum(lost) / len(lost) < 1.5


def test_every_card_is_dealt_to_somebody_and_all_crypts_become_full() -> None:
    luck = KeyedLuck(2)
    state, _ = SEDLEC.start(SEDLEC.setup({"players": 3}), luck)
    for _ in range(9):
        state, _ = SEDLEC.play(state, SEDLEC.legal_moves(state)[0], luck)
    outlook = Outlook(view(state, None), state.player, 7)
    assert sum(outlook.needs) == len(outlook.pool)
    for dealt in outlook._dealt(20):
        assert sorted(card for cards in dealt for card in cards) == sorted(outlook.pool)
        assert [len(cards) for cards in dealt] == outlook.needs
    assert len({tuple(dealt) for dealt in outlook._dealt(20)}) > 15


def test_a_card_that_makes_a_pair_leads() -> None:
    crypts = ["d1 criminal/lover", "d1 peasant/priest"]
    state = position(graveyard=["priest/lover+2", "3", "3", "3", "2", "2"], crypts=crypts)
    leads = Outlook(view(state, 0), 0, 1).leads()
    assert leads["priest/lover"] > leads["criminal/criminal"]


def test_least_squares_finds_what_adds_up() -> None:
    draw = random.Random(5)
    weights = [3.0, -2.0, 0.5]
    rows = [[float(draw.randint(0, 1)) for _ in weights] for _ in range(800)]
    values = [10 + sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    assert least_squares(rows, values) == pytest.approx(weights, abs=0.05)


def test_frames_are_shared() -> None:
    assert frame(ROWS[2], 1) is frame(ROWS[2], 1)
