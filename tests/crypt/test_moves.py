"""The notation of moves, and the space of claims: iterated, indexed and counted alike."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.crypt import moves
from crypt_core.crypt.components import SERVANTS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.judge import offers
from crypt_core.crypt.moves import ClaimSpace, Move, claim, read_move, write_move
from crypt_core.crypt.state import State
from tests.rule import rule
from tests.strategies import any_move, positions


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("P1: a4 c33", claim(0, a=4, c=(3, 3))),
        ("P2: recover", Move(1, "recover")),
        ("P1: reroll c1", Move(0, "reroll", slot=2, number=1)),
        ("P4: take f", Move(3, "take", slot=5)),
        ("P3: peek", Move(2, "peek")),
        ("P1: rouse", Move(0, "rouse")),
        ("P1: done", Move(0, "done")),
        ("P1: roll", Move(0, "roll")),
    ],
)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert write_move(move) == str(move) == text
    assert read_move(text, None) == move
    assert read_move(text.split(": ")[1], move.player) == move


@pytest.mark.parametrize(
    ("loose", "text"),
    [
        ("  c33   a4 ", "P1: a4 c33"),
        ("A4", "P1: a4"),
        ("a3 a3", "P1: a33"),
        ("p2 :recover", "P2: recover"),
        ("RECOVER", "P1: recover"),
        ("reroll b", "P1: reroll b1"),
        ("P1:a4", "P1: a4"),
        ("a4c33", "P1: a4 c33"),
        ("A4C3 c3", "P1: a4 c33"),
        ("Pass", "P1: recover"),
    ],
)
def test_what_people_type_is_read_too(loose: str, text: str) -> None:
    assert write_move(read_move(loose, 0)) == text


@given(any_move().filter(lambda move: move.player >= 0 and move.verb != "dance"))
def test_every_well_formed_move_reads_back(move: Move) -> None:
    if move.slot < 0 and move.verb in (moves.TAKE, moves.REROLL):
        return  # no place of the crypt has this letter
    assert read_move(write_move(move), None) == move


def brute_claims(state: State) -> list[Move]:
    """Every claim there is, legal ones kept by asking the judge about each."""
    (player,) = CRYPT.deciders(state)
    places = len(state.crypt)
    options = [(), *((effort,) * n for n in (1, 2, 3) for effort in range(1, 7))]
    few = [
        combination
        for sizes in product(range(SERVANTS + 1), repeat=places)
        if 0 < sum(sizes) <= SERVANTS
        for combination in product(*([o for o in options if len(o) == n] for n in sizes))
    ]
    claims = (
        Move(player, "claim", tuple((s, e) for s, e in enumerate(efforts) if e)) for efforts in few
    )
    return [move for move in claims if CRYPT.why_not(state, move) is None]


@rule("claim.place", "claim.push", "claim.last-turn", "claim.own")
@given(positions())
def test_legal_moves_iterate_index_and_count_and_are_all_there_are(state: State) -> None:
    legal = CRYPT.legal_moves(state)
    listed = list(legal)
    assert len(listed) == len(legal) == len(set(listed))
    assert [legal[i] for i in range(len(legal))] == listed
    assert legal[-1] == listed[-1]
    assert legal[1:4] == listed[1:4]
    assert all(CRYPT.why_not(state, move) is None for move in listed)
    assert all(move in legal for move in listed)
    for past in (len(legal), -len(legal) - 1):
        with pytest.raises(IndexError):
            legal[past]
    claims = [move for move in listed if move.verb == "claim"]
    assert set(claims) == set(brute_claims(state))
    powers = [
        Move(player, verb, slot=slot, number=number)
        for player in range(state.setup.seats)
        for verb, slots, numbers in (
            ("recover", [-1], [0]), ("peek", [-1], [0]), ("rouse", [-1], [0]),
            ("done", [-1], [0]), ("roll", [-1], [0]), ("take", range(6), [0]),
            ("reroll", range(6), range(1, 4)),
        )
        for slot in slots
        for number in numbers
    ]  # fmt: skip
    others = {move for move in powers if CRYPT.why_not(state, move) is None}
    assert {move for move in listed if move.verb != "claim"} == others


@given(positions())
def test_own_moves_are_those_of_a_player(state: State) -> None:
    legal = CRYPT.legal_moves(state)
    for player in range(state.setup.seats):
        own = legal.own(player)
        assert list(own) == [move for move in legal if move.player == player]
        assert [own[i] for i in range(len(own))] == list(own)


@rule("any-time")
@given(positions())
def test_whatever_is_legal_besides_claims_is_offered(state: State) -> None:
    for player in range(state.setup.players):
        offered = offers(state, player)
        assert len(offered) == len(set(offered))
        assert {move.player for move in offered} <= {player}
        legal = {move for move in CRYPT.legal_moves(state).others if move.player == player}
        assert legal <= set(offered)


bars = st.lists(st.one_of(st.none(), st.integers(0, 18)), min_size=0, max_size=6).map(tuple)


@given(bars, st.integers(0, 3), st.booleans())
def test_a_space_of_claims_is_what_it_says(
    bars: tuple[int | None, ...], ready: int, single: bool
) -> None:
    space = ClaimSpace(bars, ready, single)
    listed = list(space)
    assert len(listed) == len(space) == len(set(listed))
    assert [space[i] for i in range(len(space))] == listed
    for dice in listed:
        assert [slot for slot, _ in dice] == sorted({slot for slot, _ in dice})
        assert 1 <= sum(len(efforts) for _, efforts in dice) <= ready
        assert not single or len(dice) == 1
        for slot, efforts in dice:
            bar = bars[slot]
            assert bar is not None
            assert sum(efforts) > bar
            assert len(set(efforts)) == 1


def test_counts_of_claims_worked_out_by_hand() -> None:
    # One treasure: six efforts for one, two or three servants.
    assert len(ClaimSpace((0,), 3, False)) == 18
    # Three: 54 on one, three pairs of treasures with 36 + 36 + 36 (1+1, 1+2, 2+1), 216 on all.
    assert len(ClaimSpace((0, 0, 0), 3, False)) == 54 + 3 * 108 + 216
    assert len(ClaimSpace((0, 0, 0), 3, True)) == 54
    # To beat 17 takes three sixes; nothing beats 18.
    assert list(ClaimSpace((17, 18, None), 3, False)) == [((0, (6, 6, 6)),)]
    assert len(ClaimSpace((0, 0, 0), 0, False)) == 0
