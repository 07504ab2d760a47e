"""The end: scores, ties, shared victory and the solo ranks."""

from __future__ import annotations

import pytest

from crypt_core.crypt.components import Setup, deck_for
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.scoring import RANKS, rank
from crypt_core.crypt.state import OVER, TIE, State
from crypt_core.crypt.views import view
from tests.crypt.build import FixedLuck, move, play, refusal, table
from tests.rule import rule


@rule("solo.rank")
@pytest.mark.parametrize(
    ("coins", "name"),
    [(0, "fool"), (29, "fool"), (30, "petty"), (39, "petty"), (40, "wealthy"), (49, "wealthy"),
     (50, "magnificent"), (99, "magnificent")],
)  # fmt: skip
def test_ranks_at_their_edges(coins: int, name: str) -> None:
    assert rank(coins) == name


@rule("solo.rank", "score")
def test_a_solo_game_ends_with_coins_and_a_rank() -> None:
    hand = "jewelry4 jewelry3 manuscripts1 manuscripts2"
    state = table("remains4 pottery1? idols1", hand, players=1, leader=1, turn=1, round_=8)
    state, told = play(state, "recover", luck=FixedLuck())
    # 10 on treasures, 4 for jewelry, 5 for manuscripts, 3 servants.
    assert told[-2:] == ["P1 scores 22", "22 coins rank fool"]
    assert state.stage == OVER
    assert state.scores == (22,)
    assert state.winners == (0,)
    assert len(CRYPT.legal_moves(state)) == 0
    assert {name for _, name in RANKS} == {"fool", "petty", "wealthy", "magnificent"}


@rule("score")
def test_most_coins_win() -> None:
    state = table("remains4 pottery1 idols1?", "jewelry1", "jewelry4", turn=2, round_=8)
    state, told = play(state, "recover")
    assert told[-3:] == ["P1 scores 4", "P2 scores 7", "victory of P2"]
    assert state.winners == (1,)


@rule("score")
def test_coins_are_counted_with_all_collections_laid_open() -> None:
    state = table("remains4 pottery1 idols1?", "jewelry1?", "jewelry4?", turn=2, round_=8)
    assert view(state, 0).players[1].treasures[0].value is None
    state, _ = play(state, "recover")
    for viewer in (None, 0, 1):
        assert view(state, viewer).players[1].treasures[0].value == 4
        assert view(state, viewer).players[1].sheet is not None
    # What was discarded unseen stays so.
    assert view(state, 0).box[-1].value is None


def tied(*ready: int) -> State:
    """Three players at the last turn, the third's; the first two are about to tie."""
    return table(
        "remains1 pottery2 idols1 idols2?",
        "jewelry3 manuscripts2", "remains3 pottery2", "pottery1",
        players=3, turn=2, round_=9, servants=[(n, 3 - n) for n in ready],
    )  # fmt: skip


@rule("tie")
def test_the_tied_roll_their_ready_servants_and_the_higher_sum_wins() -> None:
    state, told = play(tied(3, 3, 1), "P3: a1")
    assert told[-1] == "P1,P2 are tied"
    assert (state.stage, *CRYPT.deciders(state)) == (TIE, 0)
    assert len(CRYPT.legal_moves(state)) == 1
    state, told = play(state, "roll", luck=FixedLuck(1, 2, 3, 6, 6, 6))
    assert told == ["P1 rolls off 123", "P2 rolls off 666", "victory of P2"]
    assert state.winners == (1,)
    assert state.stage == OVER


@rule("tie")
def test_ties_of_the_roll_off_are_rolled_again_with_new_draws() -> None:
    state, _ = play(tied(3, 3, 1), "P3: a1")
    luck = FixedLuck(1, 2, 3, 3, 2, 1, 6, 6, 6, 1, 1, 1)
    state, told = play(state, "roll", "roll", luck=luck)
    assert told == [
        "P1 rolls off 123",
        "P2 rolls off 321",
        "P1,P2 are tied",
        "P1 rolls off 666",
        "P2 rolls off 111",
        "victory of P1",
    ]
    assert len(set(luck.keys)) == 12
    assert state.winners == (0,)


@rule("tie")
def test_only_who_is_still_tied_rolls_again() -> None:
    hands = ("jewelry3", "remains3", "pottery3")
    state = table(
        "remains1 pottery2 idols1 idols2?", *hands, players=3, turn=2, round_=9
    )  # fmt: skip
    state, told = play(state, "recover")
    assert told[-1] == "P1,P2,P3 are tied"
    state, told = play(state, "roll", luck=FixedLuck(1, 1, 1, 5, 5, 5, 4, 5, 6))
    assert told[-1] == "P2,P3 are tied"
    assert CRYPT.deciders(state) == (1,)
    assert refusal(state, "P1: roll") == ("tie", "not-your-turn")
    state, told = play(state, "roll", luck=FixedLuck(1, 1, 1, 1, 1, 2))
    assert told[-1] == "victory of P3"


@rule("tie")
def test_whoever_has_no_ready_servant_rolls_nothing() -> None:
    state = table(
        "remains2 pottery2 idols1 idols2?", "manuscripts4", "remains1", "pottery1",
        players=3, turn=2, round_=9, servants=[(0, 3), (3, 0), (0, 3)],
    )  # fmt: skip
    state, told = play(state, "P3: recover")
    assert state.scores == (4, 4, 4)
    state, told = play(state, "roll", luck=FixedLuck(1, 1, 1, 1, 1, 2))
    assert told == ["P2 rolls off 111", "P3 rolls off 112", "victory of P3"]


@rule("tie")
def test_with_no_ready_servant_among_the_tied_the_victory_is_shared() -> None:
    state, told = play(tied(0, 0, 1), "P3: recover")
    assert state.scores == (5, 5, 4)
    assert told[-1] == "victory of P1,P2"
    assert state.stage == OVER
    assert state.winners == (0, 1)


@rule("tie", "pass")
def test_once_over_or_tied_nothing_else_can_be_played() -> None:
    state, _ = play(tied(3, 3, 1), "P3: a1")
    for text in ("recover", "a1", "peek", "rouse", "done"):
        assert refusal(state, text) == ("tie", "only-roll-off")
    state, _ = play(state, "roll", luck=FixedLuck(1, 1, 1, 2, 2, 2))
    for text in ("P1: recover", "P2: a1", "P1: roll", "P3: rouse"):
        assert refusal(state, text) == ("pass", "game-over")
    assert CRYPT.deciders(state) == ()
    assert list(CRYPT.legal_moves(state)) == []


@rule("pass", "reveal.count")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_has_its_rounds_and_then_ends(players: int) -> None:
    state, _ = CRYPT.start(Setup(players), FixedLuck(rest=3))
    rounds = set()
    while CRYPT.deciders(state) and state.stage != TIE:
        rounds.add(state.round)
        state, _ = CRYPT.play(state, move("recover", state), FixedLuck(rest=3))
    assert rounds == set(range(1, Setup(players).rounds + 1))
    assert state.deck == ()
    assert len(state.box) == len(deck_for(players))
