"""III. Collect: discarding, rolling, keeping, and who was pushed off everywhere."""

from __future__ import annotations

from fractions import Fraction

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import OVER, State
from crypt_core.crypt.views import view
from crypt_core.engine.luck import Luck, outcomes
from tests.crypt.build import FixedLuck, move, names, play, servants, table
from tests.rule import rule


@rule("collect.discard", "deck.back")
def test_unclaimed_treasures_go_to_the_box_and_face_down_ones_stay_unseen() -> None:
    state, told = play(table("idols4 jewelry2 pottery3?", players=2, turn=2), "recover")
    assert told[1] == "discards abc"
    assert [str(owned.card) for owned in state.box[-3:]] == ["idols4", "jewelry2", "pottery3"]
    for viewer in (None, 0, 1):
        seen = view(state, viewer).box[-3:]
        assert [(card.kind, card.value) for card in seen] == [
            ("idols", 4), ("jewelry", 2), ("pottery", None),
        ]  # fmt: skip


@rule("deck.back")
def test_a_face_down_treasure_shows_its_kind_and_could_be_any_value_not_seen() -> None:
    state = table("pottery1 jewelry2 pottery3?", "pottery4?", round_=8)
    mine, theirs = view(state, 0), view(state, 1)
    assert mine.crypt[2] is not None
    assert (mine.crypt[2].kind, mine.crypt[2].value) == ("pottery", None)
    # The box holds every other card, seen by all: only these two pottery are in doubt.
    assert mine.unseen["pottery"] == (3,)
    assert theirs.unseen["pottery"] == (3, 4)


@rule("collect.roll")
@pytest.mark.parametrize(
    ("effort", "face", "exhausted"),
    [(3, 1, True), (3, 2, True), (3, 3, False), (3, 4, False), (2, 1, True), (2, 2, False),
     (6, 5, True), (6, 6, False)],
)  # fmt: skip
def test_a_result_below_the_effort_exhausts(effort: int, face: int, exhausted: bool) -> None:
    """The printed example is effort 3 with a result of 1: that servant is exhausted."""
    state = table("idols4 jewelry2 pottery3?", turn=2)
    state, told = play(state, f"a{effort}", luck=FixedLuck(face))
    result = "exhausted" if exhausted else "ready"
    assert f"P1 rolls a1 effort {effort} gets {face} {result}" in told
    assert "P1 collects a idols4" in told
    assert servants(state, 0) == ((2, 1) if exhausted else (3, 0))


@rule("collect.roll")
def test_the_printed_example_of_two_servants_one_of_them_exhausted() -> None:
    state, told = play(table("idols4 jewelry2 pottery3?", turn=2), "a33", luck=FixedLuck(1, 4))
    assert told[2:5] == [
        "P1 rolls a1 effort 3 gets 1 exhausted",
        "P1 rolls a2 effort 3 gets 4 ready",
        "P1 collects a idols4",
    ]
    assert servants(state, 0) == (2, 1)


@rule("collect.roll")
def test_effort_one_is_not_rolled() -> None:
    state, told = play(table("idols4 jewelry2 pottery3?", turn=2), "a111", luck=FixedLuck())
    assert "P1 need not roll 3 on a" in told
    assert servants(state, 0) == (3, 0)


@rule("collect.roll")
@pytest.mark.parametrize("effort", range(1, 7))
def test_the_chance_to_exhaust_is_one_sixth_a_point_above_one(effort: int) -> None:
    state = table("idols4 jewelry2 pottery3?", turn=2, round_=8)
    tired = Fraction(0)
    for chance, after in outcomes(lambda luck: _play(state, f"b{effort}{effort}", luck)):
        tired += chance * after.players[0].exhausted
    assert tired == Fraction(2 * (effort - 1), 6)


def _play(state: State, text: str, luck: Luck) -> State:
    return CRYPT.play(state, move(text, state), luck)[0]


@rule("collect.order")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_players_roll_in_turn_order(leader: int) -> None:
    crypt = "remains4=P1:2 jewelry2=P2:2 pottery3=P3:2 remains1?"
    state = table(crypt, players=3, leader=leader, turn=2)
    _, told = play(state, "recover", luck=FixedLuck(6, 6, 6))
    rolls = [int(text[1]) - 1 for text in told if " rolls " in text]
    assert rolls == [(leader + i) % 3 for i in range(3)]


@rule("collect.keep")
def test_treasures_are_kept_whatever_the_rolls() -> None:
    state, _ = play(table("idols4 jewelry2 pottery3?", turn=2), "c666", luck=FixedLuck(1, 1, 1))
    assert servants(state, 0) == (0, 3)
    assert names(state, 0) == ["pottery3"]


@rule("collect.keep")
def test_a_face_down_treasure_is_seen_by_its_collector_alone() -> None:
    state, told = play(table("idols4 jewelry2 pottery3?", turn=2), "c1")
    assert "P1 collects c pottery?" in told, "events are for everybody"
    assert view(state, 0).players[0].treasures[0].value == 3
    assert view(state, 1).players[0].treasures[0].value is None
    assert view(state, None).players[0].treasures[0].value is None


@rule("collect.all-pushed")
def test_pushed_off_everywhere_all_exhausted_come_back() -> None:
    state = table("idols4=P1:2 jewelry2 pottery3?", turn=1, servants=[(1, 1)], leader=0, players=3)
    state, told = play(state, "P2: a3", "P3: recover", luck=FixedLuck(6))
    assert "P1 pushed off everywhere recovers 1" in told
    assert servants(state, 0) == (3, 0)
    # It is checked as Collect begins: after discarding, before anybody rolls.
    at = told.index("P1 pushed off everywhere recovers 1")
    assert told[at - 1].startswith("discards")
    assert told[at + 1].startswith("P2 rolls")


@rule("collect.all-pushed")
def test_one_servant_left_on_a_treasure_is_enough_to_get_none_back() -> None:
    crypt = "idols4=P1:2 jewelry2=P1:1 pottery3?"
    state = table(crypt, turn=1, servants=[(0, 1)], players=3)
    state, told = play(state, "P2: a3", "P3: recover", luck=FixedLuck(6))
    assert not [text for text in told if "pushed off" in text]
    assert servants(state, 0) == (2, 1)


@rule("collect.all-pushed")
def test_who_placed_nothing_gets_nothing_back() -> None:
    state = table("idols4 jewelry2 pottery3?", players=3, turn=1, servants=[(1, 2)])
    state, told = play(state, "P2: recover", "P3: recover")
    assert not [text for text in told if "pushed off" in text]
    assert servants(state, 0) == (1, 2)


@rule("collect.all-pushed")
def test_pushed_off_with_none_exhausted_there_is_nothing_to_tell() -> None:
    state = table("idols4=P1:2 jewelry2 pottery3?", players=3, turn=1)
    state, told = play(state, "P2: a3", "P3: recover", luck=FixedLuck(6))
    assert not [text for text in told if "pushed off" in text]
    assert servants(state, 0) == (3, 0)


@rule("collect.all-pushed")
def test_having_been_pushed_is_forgotten_in_the_next_round() -> None:
    state = table("remains4 jewelry2 pottery3?", servants=[(3, 0), (1, 2)], turn=1)
    state, _ = play(state, "P2: a1", "P1: a2", luck=FixedLuck(6))
    assert state.round == 6
    assert servants(state, 1) == (3, 0)
    assert not any(player.placed for player in state.players)


@rule("pass")
def test_torches_go_left_until_the_deck_is_empty() -> None:
    state = table("idols4 jewelry2 pottery3?", turn=2, round_=7, leader=1)
    state, told = play(state, "recover")
    assert "torches pass to P1" in told
    assert (state.round, state.leader, state.lights_out) == (8, 0, 0)
    state, told = play(state, "recover", "recover", "recover")
    assert not [text for text in told if "torches" in text]
    assert "the deck is empty" in told
    assert state.deck == ()
    assert state.stage != "claim"
    assert state.stage in ("tie", OVER)
