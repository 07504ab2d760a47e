"""Turns as they unfold: dig, collect, lay, the limit of the hand, and the end."""

from __future__ import annotations

import pytest

from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.position import position
from crypt_core.sedlec.scoring import crypt_sheet
from crypt_core.sedlec.state import OVER, TAKE, TURN, State
from tests.rule import rule
from tests.sedlec.build import (
    LAST_ROUND,
    NONE_FACE_DOWN,
    ONE_FACE_DOWN,
    FixedLuck,
    crypt,
    ending,
    hand,
    piles,
    play,
    texts,
)

FRESH = position(graveyard=["king/priest+2", "3", "3", "3", "3", "3"])


def legal(state: State) -> list[str]:
    return [str(move)[4:] for move in SEDLEC.legal_moves(state)]


@rule("dig", "turn")
def test_two_cards_are_dug_and_one_is_taken() -> None:
    luck = FixedLuck("lover/king", "criminal/lover")
    state, told = play(FRESH, "dig 5 2", luck=luck)
    assert told == ["P1 digs 2,5 turning lover/king,criminal/lover"]
    assert (state.stage, state.dug, state.turn) == (TAKE, (1, 4), 0)
    assert SEDLEC.deciders(state) == (0,), "the turn is not over"
    assert legal(state) == ["take 2", "take 5"]
    state, told = play(state, "take 5", luck=luck)
    assert told == ["P1 takes criminal/lover from 5 leaving 2"]
    assert (state.stage, state.dug, state.turn) == (TURN, (), 1)
    assert SEDLEC.deciders(state) == (1,)
    assert hand(state, 0) == ["criminal/lover"]
    # The card not taken stays face-up; under the one taken the next lies face-down.
    assert piles(state) == ["king/priest+2", "lover/king+2", "3", "3", "2", "3"]
    assert "collect 2" in legal(state)


@rule("dig")
def test_the_card_of_the_only_face_down_pile_is_taken_at_once() -> None:
    assert [text for text in legal(ONE_FACE_DOWN) if "dig" in text] == ["dig 2"]
    state, told = play(ONE_FACE_DOWN, "dig 2", luck=FixedLuck("criminal/criminal"))
    assert told == [
        "P1 digs 2 turning criminal/criminal",
        "P1 takes criminal/criminal from 2",
    ]
    assert hand(state, 0) == ["peasant/priest", "criminal/criminal"]
    assert (state.stage, state.dug, state.turn) == (TURN, (), 23)
    assert SEDLEC.deciders(state) == (1,)
    assert piles(state) == ["king/priest+0", "2", "lover/king+0", "peasant/criminal+0", "-", "-"]


@rule("dig")
def test_two_face_down_piles_are_dug_together_and_never_one_alone() -> None:
    state, _ = play(FRESH, "dig 2 3", luck=(luck := FixedLuck("lover/king", "king/peasant")))
    state, _ = play(state, "take 2", "dig 4 5", luck=FixedLuck("criminal/king", "priest/lover"))
    state, _ = play(state, "take 4", luck=luck)
    assert piles(state)[1:] == ["2", "king/peasant+2", "2", "priest/lover+2", "3"]
    digs = [text for text in legal(state) if "dig" in text]
    assert digs == ["dig 2 4", "dig 2 6", "dig 4 6"]


@rule("collect")
def test_a_face_up_card_is_collected_and_the_next_lies_face_down() -> None:
    state, told = play(FRESH, "collect 1")
    assert told == ["P1 collects king/priest from 1"]
    assert hand(state, 0) == ["king/priest"]
    assert piles(state) == ["2", "3", "3", "3", "3", "3"]
    assert SEDLEC.deciders(state) == (1,)
    assert not any("collect" in text for text in legal(state)), "there is nothing face-up"
    assert "dig 1 2" in legal(state)


@rule("collect", "dig")
def test_with_nothing_face_down_one_cannot_dig() -> None:
    assert legal(NONE_FACE_DOWN) == [
        "collect 1", "collect 2", "lay peasant/priest d3", "lay peasant/priest e3",
    ]  # fmt: skip
    state, _ = play(NONE_FACE_DOWN, "collect 2")
    assert piles(state) == ["king/priest+0", "-", "-", "-", "-", "-"]


@rule("hand", "lay")
def test_a_turn_begun_with_two_cards_is_a_lay() -> None:
    state = position(
        graveyard=["king/priest+2", "3", "3", "3", "2", "-"],
        hands=["lover/king, criminal/lover", "peasant/criminal, king/peasant"],
    )
    assert legal(state) == ["lay lover/king d1", "lay criminal/lover d1"]
    state, told = play(state, "lay criminal/lover d1")
    assert told == ["P1 lays criminal/lover on d1 gaining 0"]
    assert (hand(state, 0), crypt(state, 0)) == (["lover/king"], ["d1 criminal/lover"])
    assert SEDLEC.deciders(state) == (1,)


@rule("lay", "hand")
def test_with_one_card_all_three_actions_are_there() -> None:
    state, _ = play(FRESH, "collect 1", "dig 1 2", luck=FixedLuck("king/peasant", "lover/king"))
    state, _ = play(state, "take 1")
    verbs = [text.split()[0] for text in legal(state)]
    assert list(dict.fromkeys(verbs)) == ["dig", "collect", "lay"]


@rule("lay", "crypt")
def test_equal_cards_in_hand_make_one_move_and_one_of_them_is_laid() -> None:
    state = position(
        graveyard=["king/priest+2", "3", "3", "3", "2", "-"],
        hands=["criminal/lover, criminal/lover", "peasant/criminal, king/peasant"],
    )
    assert legal(state) == ["lay criminal/lover d1"]
    state, _ = play(state, "lay criminal/lover d1")
    assert hand(state, 0) == ["criminal/lover"]
    assert state.players[0].crypt[0].card != state.players[0].hand[0]


@rule("lay", "crypt")
def test_what_a_card_adds_is_told_when_it_is_laid() -> None:
    state, told = play(ONE_FACE_DOWN, "lay peasant/priest d3")
    # A peasant on level 6, and the first priest on level 5.
    assert told == ["P1 lays peasant/priest on d3 gaining 3"]
    assert crypt(state, 0)[-1] == "d3 peasant/priest"
    before, after = (crypt_sheet(0, s.players[0].crypt).total for s in (ONE_FACE_DOWN, state))
    assert after - before == 3


@rule("hand.share", "end")
def test_a_player_with_all_the_cards_the_crypt_needs_lays_the_last() -> None:
    assert legal(LAST_ROUND) == ["lay lover/peasant c3"]


@rule("end", "crypt")
def test_the_game_ends_when_every_crypt_is_full() -> None:
    state, told = play(LAST_ROUND, "lay lover/peasant c3", "lay criminal/peasant c3")
    assert told[1] == "P1 fills the crypt"
    assert told[3] == "P2 fills the crypt"
    assert (state.stage, *SEDLEC.deciders(state), state.round) == (TURN, 2, 12)
    assert state.scores == ()
    state, told = play(state, "lay criminal/criminal c3")
    assert told[1:] == [
        "P3 fills the crypt",
        "P1 scores king 0 peasant 2 priest 6 lover 6 criminal 2",
        "P2 scores king 3 peasant 3 priest 4 lover 0 criminal 4",
        "P3 scores king 1 peasant 3 priest 6 lover 0 criminal 4",
        "victory of P1 by points",
    ]
    assert (state.stage, state.scores, state.winners) == (OVER, (16, 14, 14), (0,))
    assert SEDLEC.deciders(state) == ()
    assert legal(state) == []
    assert state.round == 12
    assert SEDLEC.view(state, 0).over


# Crypts of three cards a row, for their points: criminals that touch no priest count nothing.
PAIR = (
    "d1 lover/criminal, c1 lover/criminal, e1 criminal/criminal,"
    "c2 criminal/criminal, d2 criminal/criminal, c3 criminal/criminal"
)
SIX_PEASANTS = (
    "d1 peasant/peasant, c1 peasant/peasant, e1 peasant/peasant,"
    "c2 criminal/criminal, d2 criminal/criminal, c3 criminal/criminal"
)
FOUR_AND_A_PRIEST = (
    "d1 peasant/peasant, c1 peasant/criminal, e1 criminal/criminal,"
    "c2 criminal/criminal, d2 criminal/criminal, c3 priest/peasant"
)
FIVE_PEASANTS = SIX_PEASANTS.replace("e1 peasant/peasant", "e1 peasant/criminal")


@rule("end")
@pytest.mark.parametrize(
    ("crypts", "scores", "winners", "by"),
    [
        ((PAIR, FIVE_PEASANTS, FIVE_PEASANTS), (6, 5, 5), (0,), "points"),
        # 6 of one type beats 4 and 2 of two.
        ((FOUR_AND_A_PRIEST, FIVE_PEASANTS, PAIR), (6, 5, 6), (2,), "skulls"),
        ((PAIR, FOUR_AND_A_PRIEST, FOUR_AND_A_PRIEST), (6, 6, 6), (0,), "skulls"),
        # The same points for the best type, whichever it is, and nothing after it.
        ((PAIR, SIX_PEASANTS, FOUR_AND_A_PRIEST), (6, 6, 6), (0, 1), "shared"),
        ((FIVE_PEASANTS, PAIR, SIX_PEASANTS), (5, 6, 6), (1, 2), "shared"),
        ((FIVE_PEASANTS, FIVE_PEASANTS, FIVE_PEASANTS), (5, 5, 5), (0, 1, 2), "shared"),
    ],
)
def test_tied_players_compare_their_best_types_of_skulls(
    crypts: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...], by: str
) -> None:
    state = ending(*crypts)
    (move,) = SEDLEC.legal_moves(state)
    over, steps = SEDLEC.play(state, move, FixedLuck())
    assert (over.scores, over.winners) == (scores, winners)
    who = ",".join(f"P{winner + 1}" for winner in winners)
    assert texts([step.event for step in steps])[-1] == f"victory of {who} by {by}"
    # While points are counted nobody has won yet.
    assert all(step.state.winners == () for step in steps[:-1])
    assert all(not SEDLEC.deciders(step.state) for step in steps[2:])
