"""II. Claim: turns, placing, pushing, the last turn and recovering."""

from __future__ import annotations

import pytest

from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.engine.game import IllegalMove
from crypt_core.engine.luck import KeyedLuck
from tests.crypt.build import FixedLuck, move, play, refusal, servants, table
from tests.rule import rule

THREE = "idols4 jewelry2 pottery1?"


@rule("claim.order", "pass")
@pytest.mark.parametrize(
    ("players", "order"),
    [(1, [0, 0]), (2, [0, 1, 0]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])],
)
def test_turns_of_a_round(players: int, order: list[int]) -> None:
    """Clockwise from the leader; with two at the table the leader has a second turn."""
    luck = KeyedLuck(4)
    state, _ = CRYPT.start(Setup(players), luck)
    turns = []
    while state.round == 1:
        turns += CRYPT.deciders(state)
        state, _ = CRYPT.play(state, move("recover", state), luck)
    assert turns == order
    assert state.leader == 1, "both torches go to the left"
    assert state.lights_out == (1 if players <= 2 else 0)


@rule("claim.order")
def test_turns_start_with_whoever_leads() -> None:
    state, _ = CRYPT.start(Setup(4, leader=2), KeyedLuck(4))
    assert state.claim_order == (2, 3, 0, 1)
    assert CRYPT.start(Setup(2, leader=1), KeyedLuck(4))[0].claim_order == (1, 0, 1)


@rule("claim.place", "dice")
def test_servants_go_to_any_treasures_each_with_its_effort() -> None:
    state, told = play(table(THREE, players=3), "a4 c33")
    assert told == ["P1 places 4 on a", "P1 places 33 on c"]
    a, b, c = state.crypt
    assert a is not None
    assert b is not None
    assert c is not None
    assert (a.owner, a.servants, a.effort, a.total) == (0, 1, 4, 4)
    assert (c.owner, c.servants, c.effort, c.total) == (0, 2, 3, 6)
    assert b.owner == -1
    assert servants(state, 0) == (0, 0)


@rule("claim.place")
def test_one_servant_is_enough_and_others_may_stay() -> None:
    state, _ = play(table(THREE), "b1")
    assert servants(state, 0) == (2, 0)
    assert refusal(table(THREE), "a3 b4 a2") == ("claim.place", "mixed-efforts")


@rule("claim.push")
def test_pushing_takes_a_strictly_higher_total_and_gives_all_dice_back_ready() -> None:
    state = table("idols4=P1:33 jewelry2 pottery1?", turn=1)
    assert refusal(state, "a33") == ("claim.push", "push-too-weak")  # 6 does not beat 6
    assert refusal(state, "a6") == ("claim.push", "push-too-weak")
    assert refusal(state, "a5") == ("claim.push", "push-too-weak")
    for enough in ("a44", "a333"):
        after, told = play(state, enough)
        assert told == [f"P2 places {enough[1:]} on a pushing P1:33"]
        assert servants(after, 0) == (3, 0), "both come back, ready"
        assert after.crypt[0] is not None
        assert after.crypt[0].owner == 1


@rule("claim.push")
def test_one_die_beats_two_if_its_total_is_higher() -> None:
    after, _ = play(table("idols4=P1:22 jewelry2 pottery1?", turn=1), "a5")
    assert servants(after, 0) == (3, 0)
    assert after.crypt[0] is not None
    assert after.crypt[0].total == 5


@rule("claim.push")
def test_pushed_dice_are_ready_for_a_later_turn_of_the_same_round() -> None:
    state, _ = play(table(THREE, players=2), "a111", "P2: a4")
    assert CRYPT.deciders(state) == (0,)
    state, told = play(state, "a333", luck=FixedLuck(6, 6, 6, cards=""))
    assert told[0] == "P1 places 333 on a pushing P2:4"


@rule("claim.own")
def test_own_dice_are_neither_joined_nor_pushed() -> None:
    state = table("idols4=P1:2 jewelry2=P2:1 pottery1?", turn=2)
    for text in ("a2", "a3", "a33", "a66"):
        assert refusal(state, text) == ("claim.own", "own-servants")
    assert CRYPT.why_not(state, move("b2", state)) is None


@rule("claim.last-turn")
def test_two_players_only_the_leaders_second_turn_is_limited() -> None:
    first, second, last = (table(THREE, turn=turn) for turn in (0, 1, 2))
    assert [CRYPT.deciders(s) for s in (first, second, last)] == [(0,), (1,), (0,)]
    for state in (first, second):
        assert not state.last_turn
        assert CRYPT.why_not(state, move("a1 b1 c1", state)) is None
    assert last.last_turn
    assert refusal(last, "a1 b1") == ("claim.last-turn", "one-treasure")
    for text in ("a1", "b66", "c333", "recover"):
        assert CRYPT.why_not(last, move(text, last)) is None
    assert {len(m.dice) for m in CRYPT.legal_moves(last) if m.verb == "claim"} == {1}


@rule("claim.last-turn")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_lights_out_is_limited(players: int) -> None:
    for leader in range(players):
        for turn in range(players):
            state = table(THREE, players=players, leader=leader, turn=turn)
            last = turn == players - 1
            assert state.last_turn is last
            assert (CRYPT.deciders(state) == (state.lights_out,)) is last
            no = CRYPT.why_not(state, move("a1 b1", state))
            assert (no is not None and no.rule == "claim.last-turn") is last


@rule("claim.last-turn")
def test_the_last_turn_may_push_one_treasure_with_several_servants() -> None:
    state = table("idols4=P2:33 jewelry2=P2:2 pottery1?", turn=2)
    assert refusal(state, "a44 b3") == ("claim.last-turn", "one-treasure")
    assert CRYPT.why_not(state, move("a44", state)) is None


@rule("recover")
def test_recovering_is_the_whole_turn_and_makes_all_exhausted_ready() -> None:
    state, told = play(table(THREE, players=3, servants=[(1, 2)]), "recover")
    assert told == ["P1 recovers 2"]
    assert servants(state, 0) == (3, 0)
    assert CRYPT.deciders(state) == (1,)


@rule("recover")
def test_recovering_with_none_exhausted_is_how_to_pass() -> None:
    state, told = play(table(THREE, players=3), "recover")
    assert told == ["P1 recovers 0"]
    assert servants(state, 0) == (3, 0)


@rule("recover", "claim.order")
def test_the_leader_of_two_may_claim_then_recover_or_recover_then_claim() -> None:
    state = table(THREE, servants=[(1, 2)])
    after, _ = play(state, "a1", "P2: recover")
    assert servants(after, 0) == (0, 2)
    after, told = play(after, "recover")
    assert told[0] == "P1 recovers 2"
    after, _ = play(state, "recover", "P2: recover")
    assert servants(after, 0) == (3, 0)
    assert CRYPT.why_not(after, move("a333", after)) is None


def test_an_illegal_move_raises_with_its_refusal_and_leaves_the_state() -> None:
    state = table("idols4=P1:4 jewelry2 pottery1?", turn=1)
    before = repr(tuple(state))
    with pytest.raises(IllegalMove) as caught:
        CRYPT.play(state, move("a4", state), FixedLuck())
    assert caught.value.refusal.rule == "claim.push"
    assert caught.value.refusal.facts == {
        "slot": "a", "total": 4, "theirs": 4, "needed": 5, "owner": 0,
    }  # fmt: skip
    assert repr(tuple(state)) == before
