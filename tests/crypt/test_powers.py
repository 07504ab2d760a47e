"""Powers in their windows: before Claim, in Collect, at any time, and before scoring."""

from __future__ import annotations

import pytest

from crypt_core.crypt import moves
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.judge import offers
from crypt_core.crypt.state import CLAIM, LAST, OVER, POTTERY, REROLL
from crypt_core.crypt.views import view
from tests.crypt.build import FixedLuck, move, names, play, refusal, servants, table
from tests.rule import rule

# --- idols A --------------------------------------------------------------------------------------


@rule("idols.A", "collect.reroll")
def test_idols_a_rolls_one_die_again_with_an_idol_collected_this_very_round() -> None:
    state = table("idols4 jewelry2 pottery1?", turn=2)
    state, told = play(state, "a5", luck=FixedLuck(1))
    assert state.stage == REROLL
    assert names(state, 0) == ["idols4"]
    assert servants(state, 0) == (2, 1)
    state, told = play(state, "reroll a1", luck=FixedLuck(5))
    assert told[0] == "P1 flips idols4 rerolls a1 effort 5 gets 5 ready"
    assert servants(state, 0) == (3, 0)
    assert names(state, 0) == ["idols4*"]
    assert state.round == 6, "no idol left to flip: the window closes by itself"


@rule("idols.A", "collect.reroll")
def test_the_new_result_replaces_the_old_also_when_it_is_worse() -> None:
    state = table("jewelry2 pottery1? remains1", "idols1", turn=2)
    state, _ = play(state, "a5", luck=FixedLuck(6))
    assert servants(state, 0) == (3, 0)
    state, told = play(state, "reroll a1", luck=FixedLuck(2))
    assert told[0].endswith("gets 2 exhausted")
    assert servants(state, 0) == (2, 1)


@rule("idols.A")
def test_several_idols_roll_several_dice_or_one_die_several_times() -> None:
    state = table("jewelry2 pottery1? remains1", "idols1 idols2 idols3", turn=2)
    state, _ = play(state, "a55", luck=FixedLuck(1, 1))
    assert servants(state, 0) == (1, 2)
    state, _ = play(state, "reroll a1", "reroll a1", "reroll a2", luck=FixedLuck(2, 5, 6))
    assert servants(state, 0) == (3, 0)
    assert names(state, 0)[:3] == ["idols1*", "idols2*", "idols3*"]


@rule("idols.A")
def test_each_new_roll_of_a_die_has_a_draw_of_its_own() -> None:
    state = table("jewelry2 pottery1? remains1", "idols1 idols2 idols3", turn=2)
    luck = FixedLuck(1, 1, 1, 1)
    play(state, "a5", "reroll a1", "reroll a1", "reroll a1", luck=luck)
    assert len(set(luck.keys)) == 4


@rule("idols.A")
def test_a_die_that_was_not_rolled_cannot_be_rolled_again() -> None:
    state, _ = play(table("jewelry2 pottery1? remains1", "idols1", turn=2), "a4", luck=FixedLuck(1))
    assert refusal(state, "reroll b1") == ("collect.reroll", "die-not-rolled")
    assert refusal(state, "reroll a2") == ("collect.reroll", "die-not-rolled")
    # Effort 1 was not rolled, so no window opens at all.
    state, _ = play(table("jewelry2 pottery1? remains1", "idols1", turn=2), "a11")
    assert state.stage == CLAIM
    assert state.round == 6


@rule("idols.A", "collect.order")
def test_players_roll_again_in_their_own_part_of_collect() -> None:
    crypt = "jewelry2=P1:4 pottery1?=P2:4 remains1=P3:4 tapestries1"
    state = table(crypt, "idols1", "idols2", "", players=3, turn=2)
    state, _ = play(state, "recover", luck=FixedLuck(1))
    assert (state.stage, *CRYPT.deciders(state)) == (REROLL, 0)
    assert refusal(state, "P2: reroll b1") == ("collect.order", "not-your-turn")
    assert refusal(state, "P1: reroll b1") == ("collect.reroll", "die-not-rolled")
    state, _ = play(state, "P1: done", luck=FixedLuck(1))
    assert (state.stage, *CRYPT.deciders(state)) == (REROLL, 1)
    assert refusal(state, "P1: reroll a1") == ("collect.order", "not-your-turn")
    state, told = play(state, "P2: reroll b1", luck=FixedLuck(6, 6))
    assert told[0] == "P2 flips idols2 rerolls b1 effort 4 gets 6 ready"
    assert names(state, 0) == ["idols1", "jewelry2"], "declined: kept face-down"


@rule("idols.A")
def test_a_flipped_idol_cannot_be_flipped_again() -> None:
    state, _ = play(
        table("jewelry2 pottery1? remains1", "idols1*", turn=2), "a4", luck=FixedLuck(1)
    )
    assert state.round == 6
    state = table("jewelry2 pottery1? remains1", "idols1*", stage=REROLL, turn=2)
    assert refusal(state, "P1: reroll a1") == ("idols.A", "power-cost")


@rule("idols.A", "remains.A", "any-time")
def test_a_servant_made_ready_before_its_new_roll_is_counted_once() -> None:
    hand = "idols1 idols2 remains1 remains2"
    state = table("jewelry2 pottery1? tapestries1", hand, turn=2)
    state, _ = play(state, "a5", luck=FixedLuck(1))
    assert servants(state, 0) == (2, 1)
    state, _ = play(state, "rouse")
    assert servants(state, 0) == (3, 0)
    after, _ = play(state, "reroll a1", luck=FixedLuck(6))
    assert servants(after, 0) == (3, 0), "ready and ready is one servant"
    after, _ = play(state, "reroll a1", luck=FixedLuck(2))
    assert servants(after, 0) == (2, 1)
    after, _ = play(after, "reroll a1", luck=FixedLuck(6))
    assert servants(after, 0) == (3, 0)


@rule("idols.A", "remains.A")
def test_servants_exhausted_earlier_wake_before_one_just_rolled() -> None:
    hand = "idols1 idols2 remains1 remains2"
    state = table("jewelry2 pottery1? tapestries1", hand, turn=2, servants=[(2, 1)])
    state, _ = play(state, "a5", luck=FixedLuck(1))
    assert servants(state, 0) == (1, 2)
    state, _ = play(state, "rouse")
    assert servants(state, 0) == (2, 1)
    state, _ = play(state, "reroll a1", luck=FixedLuck(6))
    assert servants(state, 0) == (3, 0)


@rule("idols.A", "remains.A")
@pytest.mark.parametrize("claim", ["a6 c2", "a2 c6"])
def test_of_servants_just_rolled_the_one_of_highest_effort_wakes(claim: str) -> None:
    """The other is the easier to mend by a new roll."""
    hand = "idols1 idols2 remains1 remains2"
    state = table("jewelry2 pottery1? tapestries1", hand, round_=8)
    state, _ = play(state, claim, "P2: recover", "P1: recover", luck=FixedLuck(1, 1))
    assert (state.stage, servants(state, 0)) == (REROLL, (1, 2))
    state, _ = play(state, "rouse")
    assert [(die.effort, die.exhausted) for die in state.rolled if die.exhausted] == [(2, True)]


# --- idols B --------------------------------------------------------------------------------------


@rule("idols.B")
def test_the_first_to_own_two_idols_flips_two_of_them_at_the_end_of_the_round() -> None:
    state = table("idols4 jewelry2 pottery1?", "idols1", sides="BBBBBB", turn=2)
    state, told = play(state, "a1")
    assert "P1 flips idols1,idols4 first with two idols" in told
    assert names(state, 0) == ["idols1*", "idols4*"]
    assert state.players[0].rewarded


@rule("idols.B")
def test_one_idol_is_not_enough() -> None:
    state, told = play(table("idols4 jewelry2 pottery1?", sides="BBBBBB", turn=2), "a1")
    assert not [text for text in told if "two idols" in text]
    assert not state.players[0].rewarded


@rule("idols.B")
def test_all_who_get_there_in_the_same_round_share_it() -> None:
    crypt = "idols3=P1:1 idols4=P2:1 jewelry2 pottery1?"
    state = table(crypt, "idols1", "idols2", players=3, sides="BBBBBB", turn=2)
    state, told = play(state, "recover")
    assert [text for text in told if "two idols" in text] == [
        "P1 flips idols1,idols3 first with two idols",
        "P2 flips idols2,idols4 first with two idols",
    ]
    assert [player.rewarded for player in state.players] == [True, True, False]


@rule("idols.B")
def test_whoever_gets_there_later_leaves_them_face_down() -> None:
    crypt = "idols4=P2:1 jewelry2 pottery1? remains1"
    state = table(crypt, "idols1* idols3*", "idols2", players=3, sides="BBBBBB", turn=2)
    state = state.with_player(0, rewarded=True)._replace(idols_round=4)
    state, told = play(state, "recover")
    assert not [text for text in told if "two idols" in text]
    assert names(state, 1) == ["idols2", "idols4"]
    assert not state.players[1].rewarded


@rule("idols.B", "pottery.B")
def test_a_second_idol_may_come_through_pottery_b_and_others_may_still_share() -> None:
    crypt = "idols4 jewelry2 remains1 idols1?"
    hands = ("idols3 pottery1 pottery2", "idols2")
    state = table(crypt, *hands, players=3, sides="BBBBBB", stage=POTTERY)
    state, told = play(state, "take d")
    assert told == [
        "P1 flips pottery1,pottery2 to take d idols?",
        "P1 flips idols3,idols1 first with two idols",
    ]
    state, told = play(state, "recover", "P2: a1", "P3: recover")
    assert "P2 flips idols2,idols4 first with two idols" in told
    assert [player.rewarded for player in state.players] == [True, True, False]


@rule("idols.B", "pottery.B")
def test_a_second_idol_through_pottery_b_in_a_later_round_is_too_late() -> None:
    crypt = "idols4 jewelry2 remains1 idols1?"
    state = table(
        crypt, "idols3* idols2*", "pottery1 pottery2 idols2",
        players=3, sides="BBBBBB", stage=POTTERY, turn=1,
    )  # fmt: skip
    state = state.with_player(0, rewarded=True)._replace(idols_round=2)
    state, told = play(state, "P2: take d")
    assert told == ["P2 flips pottery1,pottery2 to take d idols?"]
    assert not state.players[1].rewarded


@rule("solo.collectors", "idols.B")
def test_alone_you_are_always_first_to_two_idols() -> None:
    state = table("idols4 pottery1? jewelry2", "idols1", players=1, sides="BBBBBB", turn=2)
    state, told = play(state, "a1", luck=FixedLuck(rest=1))
    assert "P1 flips idols1,idols4 first with two idols" in told


# --- manuscripts B --------------------------------------------------------------------------------


@rule("manuscripts.B", "any-time")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_manuscripts_b_shows_all_face_down_treasures_also_to_players_not_on_turn(
    player: int,
) -> None:
    hands = ["manuscripts1", "manuscripts2", "manuscripts3"]
    crypt = "idols4 jewelry2 remains1 tapestries3 pottery1? pottery4?"
    state = table(crypt, *hands, players=4, sides="BBBBBB")
    assert CRYPT.deciders(state) == (0,)
    state, told = play(state, f"P{player + 1}: peek")
    assert told == [f"P{player + 1} flips manuscripts{player + 1} to peek"]
    assert CRYPT.deciders(state) == (0,), "it costs nobody a turn"
    for viewer in (None, 0, 1, 2, 3):
        values = [t.value for t in view(state, viewer).crypt[4:] if t]
        assert values == ([1, 4] if viewer == player else [None, None])
    assert names(state, player) == [f"manuscripts{player + 1}*"]


@rule("manuscripts.B")
def test_what_was_seen_stays_known_and_only_new_treasures_are_worth_a_second_look() -> None:
    state = table("idols4 jewelry2 pottery1?", "manuscripts1 manuscripts2", sides="BBBBBB")
    state, _ = play(state, "peek", "peek")
    assert names(state, 0) == ["manuscripts1*", "manuscripts2*"], "as often as can be paid"
    assert refusal(state, "peek") == ("manuscripts.B", "power-cost")
    state, _ = play(state, "recover", "recover", "recover")
    assert state.box[-1].card.kind == "pottery"
    assert view(state, 0).box[-1].value == 1
    assert view(state, 1).box[-1].value is None


@rule("manuscripts.B")
def test_with_nothing_face_down_there_is_nothing_to_look_at() -> None:
    state = table("idols4 jewelry2 -", "manuscripts1", sides="BBBBBB")
    assert refusal(state, "peek") == ("manuscripts.B", "nothing-face-down")


@rule("manuscripts.B", "any-time")
def test_manuscripts_b_in_other_players_windows() -> None:
    crypt = "idols4 jewelry2 remains1 pottery3?"
    state = table(
        crypt, "manuscripts1 pottery1 pottery2", "manuscripts2",
        players=3, sides="BBBBBB", stage=POTTERY,
    )  # fmt: skip
    state, _ = play(state, "P2: peek")
    assert (state.stage, *CRYPT.deciders(state)) == (POTTERY, 0)
    assert move("P1: peek") in CRYPT.legal_moves(state)


# --- pottery B ------------------------------------------------------------------------------------


@rule("pottery.B", "reveal.before-claim")
def test_pottery_b_takes_a_face_down_treasure_before_claim() -> None:
    crypt = "idols4 jewelry2 remains1 tapestries3?"
    state = table(crypt, "pottery1 pottery2", players=3, sides="BBBBBB", stage=POTTERY)
    assert refusal(state, "take a") == ("pottery.B", "not-face-down")
    state, told = play(state, "take d")
    assert told == ["P1 flips pottery1,pottery2 to take d tapestries?"]
    assert names(state, 0) == ["pottery1*", "pottery2*", "tapestries3"]
    assert state.crypt[3] is None
    assert view(state, 0).players[0].treasures[-1].value == 3
    assert view(state, 1).players[0].treasures[-1].value is None
    assert (state.stage, *CRYPT.deciders(state)) == (CLAIM, 0)
    assert refusal(state, "d3") == ("reveal.count", "unknown-treasure")


@rule("pottery.B", "reveal.before-claim")
def test_the_window_opens_after_reveal_and_only_for_who_can_pay() -> None:
    state = table("jewelry2 remains1 pottery1", "", "pottery2 pottery3", sides="BBBBBB", turn=2)
    state, told = play(state, "recover")
    assert told[-1].startswith("round 6 reveals")
    assert (state.stage, *CRYPT.deciders(state)) == (POTTERY, 1)
    state, told = play(state, "P2: done")
    assert told == ["P2 is done"]
    assert (state.stage, *CRYPT.deciders(state)) == (CLAIM, 1)
    assert refusal(state, "P2: take c") == ("reveal.before-claim", "not-before-claim")


@rule("pottery.B", "reveal.before-claim")
def test_who_is_done_may_still_take_until_claim_begins() -> None:
    crypt = "idols4 jewelry2 remains1 idols1 tapestries3? manuscripts2?"
    hands = ("pottery1 pottery2", "pottery3 pottery3", "", "pottery4 pottery4")
    start = table(crypt, *hands, players=4, sides="BBBBBB", stage=POTTERY)
    state, _ = play(start, "P1: done")
    late = [move("P1: take e"), move("P1: take f")]
    assert CRYPT.deciders(state) == (1,)
    assert [m for m in CRYPT.legal_moves(state) if m.player == 0] == late
    assert [m for m in offers(state, 0) if m.verb == moves.TAKE] == late
    assert all(m.player == 1 for m in CRYPT.own_moves(state, 1)), "a bot is asked what it was"
    # Those who come later wait until they are asked.
    assert refusal(state, "P4: take e") == ("reveal.before-claim", "not-your-turn")
    assert refusal(state, "P3: take e") == ("pottery.B", "power-cost")
    assert refusal(state, "P1: done") == ("reveal.before-claim", "not-your-turn")
    state, told = play(state, "P1: take f")
    assert told == ["P1 flips pottery1,pottery2 to take f manuscripts?"]
    assert names(state, 0) == ["pottery1*", "pottery2*", "manuscripts2"]
    assert (state.stage, *CRYPT.deciders(state)) == (POTTERY, 1), "who was being asked still is"
    # With the last one taken nobody is left to ask.
    taken, _ = play(state, "P2: done", "P2: take e")
    assert (taken.stage, *CRYPT.deciders(taken)) == (CLAIM, 0)
    # When all have answered, Claim has begun.
    over, _ = play(start, "P1: done", "P2: done", "P4: done")
    assert (over.stage, *CRYPT.deciders(over)) == (CLAIM, 0)
    assert refusal(over, "P1: take e") == ("reveal.before-claim", "not-before-claim")


@rule("pottery.B")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_two_players_could_take_and_turn_order_decides(leader: int) -> None:
    crypt = "idols4 jewelry2 remains1 tapestries3?"
    hands = ("pottery1 pottery2", "pottery3 pottery3", "pottery4 pottery2")
    state = table(crypt, *hands, players=3, sides="BBBBBB", stage=POTTERY, leader=leader)
    first, second = leader, (leader + 1) % 3
    assert CRYPT.deciders(state) == (first,)
    no = refusal(state, f"P{second + 1}: take d")
    assert no == ("reveal.before-claim", "not-your-turn")
    # Taking the last face-down treasure closes the window for all who come after.
    taken, _ = play(state, "take d")
    assert taken.stage == CLAIM
    # Declining it passes the choice on.
    passed, _ = play(state, "done")
    assert (passed.stage, *CRYPT.deciders(passed)) == (POTTERY, second)
    passed, _ = play(passed, "take d")
    assert names(passed, second)[-1] == "tapestries3"


@rule("pottery.B")
def test_with_four_pottery_and_two_face_down_one_may_take_both() -> None:
    crypt = "idols4 jewelry2 remains1 tapestries3 tapestries1? jewelry1?"
    four = "pottery1 pottery2 pottery3 pottery4"
    state = table(crypt, four, players=4, sides="BBBBBB", stage=POTTERY)
    state, _ = play(state, "take f", "take e")
    assert names(state, 0)[4:] == ["jewelry1", "tapestries1"]
    assert state.stage == CLAIM


@rule("pottery.B")
def test_one_pottery_or_two_with_one_flipped_are_not_enough() -> None:
    for hand in ("pottery1", "pottery1 pottery2*"):
        state = table("idols4 jewelry2 remains1?", hand, sides="BBBBBB", stage=POTTERY)
        assert refusal(state, "take c") == ("pottery.B", "power-cost")


@rule("pottery.B", "solo.torches")
def test_alone_pottery_b_comes_before_the_ghost_also_when_it_leads() -> None:
    cards = "remains3 idols2 jewelry4"
    state = table(
        "jewelry2 remains1? idols1", "pottery2 pottery3",
        players=1, sides="BBBBBB", turn=2, deck=cards,
    )  # fmt: skip
    state, _ = play(state, "recover", luck=FixedLuck(rest=6, cards=cards))
    assert (state.round, state.leader, state.stage) == (6, 1, POTTERY)
    assert CRYPT.deciders(state) == (0,)
    state, told = play(state, "take b", luck=FixedLuck(3, 3, 1))
    assert "ghost rolls 331 on turn 1" in told
    assert names(state, 0)[2:] == ["jewelry4"]
    assert [t is None for t in state.crypt] == [False, True, False]


@rule("pottery.B")
def test_pottery_just_taken_can_pay_for_the_next() -> None:
    crypt = "idols4 jewelry2 remains1 tapestries3 pottery1? jewelry1?"
    state = table(crypt, "pottery2 pottery3 pottery4", players=4, sides="BBBBBB", stage=POTTERY)
    state, _ = play(state, "take e")
    assert (state.stage, *CRYPT.deciders(state)) == (POTTERY, 0)
    state, _ = play(state, "take f")
    assert names(state, 0)[:4] == ["pottery2*", "pottery3*", "pottery4*", "pottery1*"]


# --- remains A ------------------------------------------------------------------------------------


@rule("remains.A", "any-time")
@pytest.mark.parametrize("player", [0, 1])
def test_remains_a_makes_one_exhausted_servant_ready_also_off_turn(player: int) -> None:
    hands = ("remains1 remains2 remains4", "remains2 remains3*  remains3")
    crypt = "idols4 jewelry2 pottery1 tapestries1?"
    state = table(crypt, *hands, players=3, servants=[(1, 2), (1, 2)])
    state, told = play(state, f"P{player + 1}: rouse")
    assert servants(state, player) == (2, 1)
    assert servants(state, 1 - player) == (1, 2)
    assert CRYPT.deciders(state) == (0,)
    assert " to rouse" in told[0]
    assert refusal(state, f"P{player + 1}: rouse") == ("remains.A", "power-cost")


@rule("remains.A")
def test_remains_a_twice_with_four_remains_and_never_with_none_exhausted() -> None:
    four = "remains1 remains2 remains3 remains4"
    state = table("idols4 jewelry2 pottery1?", four, servants=[(2, 1)])
    state, _ = play(state, "rouse")
    assert servants(state, 0) == (3, 0)
    assert refusal(state, "rouse") == ("remains.A", "none-exhausted")
    state = table("idols4 jewelry2 pottery1?", four, servants=[(1, 2)])
    state, _ = play(state, "rouse", "rouse")
    assert servants(state, 0) == (3, 0)


@rule("remains.A")
def test_a_servant_roused_on_ones_turn_can_be_placed_on_that_turn() -> None:
    state = table("idols4 jewelry2 pottery1?", "remains1 remains2", servants=[(0, 3)])
    assert refusal(state, "a1") == ("dice", "too-many-servants")
    state, told = play(state, "rouse", "a1")
    assert told[-1] == "P1 places 1 on a"


@rule("any-time", "remains.A", "score")
def test_one_last_time_before_scoring_a_roused_servant_is_worth_a_coin() -> None:
    state = table("jewelry2 pottery1 tapestries1?", "remains1 remains2", turn=2, round_=8)
    state, told = play(state, "a6", luck=FixedLuck(1))
    assert (state.stage, *CRYPT.deciders(state)) == (LAST, 0)
    assert told[-1] == "the deck is empty"
    roused, told = play(state, "rouse")
    assert roused.stage == OVER
    declined, _ = play(state, "done")
    assert declined.stage == OVER
    assert roused.scores[0] == declined.scores[0] + 1


@rule("any-time")
def test_before_scoring_each_player_has_the_window_in_turn_order() -> None:
    hands = ("remains1 remains2", "", "remains3 remains4")
    state = table(
        "jewelry2 pottery1 tapestries1 idols1?", *hands,
        players=3, leader=1, turn=1, round_=9, servants=[(2, 1), (2, 1), (2, 1)],
    )  # fmt: skip
    # Player 3 is on turn, then player 1; the leader, player 2, has no remains.
    state, _ = play(state, "P3: a1", "P1: b1")
    assert (state.stage, *CRYPT.deciders(state)) == (LAST, 2)
    assert refusal(state, "P1: done") == ("any-time", "not-your-turn")
    state, _ = play(state, "P3: rouse")
    assert (state.stage, *CRYPT.deciders(state)) == (LAST, 0)
    state, _ = play(state, "P1: rouse")
    assert state.stage == OVER
    assert [player.ready for player in state.players] == [3, 2, 3]


@rule("any-time")
def test_before_scoring_a_player_may_act_in_anothers_window() -> None:
    hands = ("remains1 remains2", "remains3 remains4")
    state = table(
        "jewelry2 pottery1 tapestries1 idols1?", *hands,
        players=3, leader=2, turn=2, round_=9, servants=[(2, 1), (2, 1), (3, 0)],
    )  # fmt: skip
    # The last turn is player 2's, who claims at no risk.
    state, _ = play(state, "P2: a1")
    assert (state.stage, *CRYPT.deciders(state)) == (LAST, 0)
    state, _ = play(state, "P2: rouse")
    assert (state.stage, *CRYPT.deciders(state)) == (LAST, 0)
    state, _ = play(state, "P1: done")
    assert state.stage in (OVER, "tie")
    assert servants(state, 1) == (3, 0)
    assert servants(state, 0) == (2, 1)
