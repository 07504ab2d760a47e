"""The solo game: how the Ghost rolls, places, takes and never tires."""

from __future__ import annotations

from collections import Counter

import pytest

from crypt_core.crypt import ghost
from crypt_core.crypt.components import GHOST, Setup
from crypt_core.crypt.events import Dice
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.views import view
from crypt_core.engine.luck import outcomes
from tests.crypt.build import FixedLuck, move, names, play, servants, table
from tests.rule import rule


@rule("ghost.roll", "ghost.sequence", "ghost.place", "claim.push")
def test_the_example_printed_in_the_rulebooks() -> None:
    """Your 5, 4, 2; the Ghost rolls 3, 3, 4: the pair takes the first, the 4 the third."""
    state = table("idols4 pottery1? jewelry2", players=1)
    state, told = play(state, "a5 b4 c2", luck=FixedLuck(3, 3, 4))
    assert told[3:] == [
        "ghost rolls 334 on turn 1",
        "ghost groups 33,4",
        "P2 places 33 on a pushing P1:5",
        "P2 places 4 on c pushing P1:2 passing a:own,b:4",
    ]
    owners = [(t.owner, t.total) for t in state.crypt if t]
    assert owners == [(1, 6), (0, 4), (1, 4)], "you keep the second"
    assert servants(state, 0) == (2, 0)


@rule("ghost.roll", "ghost.sequence")
@pytest.mark.parametrize(
    ("faces", "groups"),
    [
        ((6, 3, 3), ["33", "6"]),  # printed: two dice of 3 go before a 6
        ((3, 6, 3), ["33", "6"]),
        ((2, 2, 5), ["5", "22"]),
        ((2, 4, 2), ["22", "4"]),
        ((1, 2, 1), ["11", "2"]),
        ((1, 1, 3), ["3", "11"]),
        ((1, 2, 3), ["3", "2", "1"]),
        ((5, 5, 5), ["555"]),
        ((6, 6, 1), ["66", "1"]),
        ((4, 4), ["44"]),
        ((2, 5), ["5", "2"]),
        ((1,), ["1"]),
    ],
)
def test_equal_dice_are_joined_and_go_from_highest_to_lowest(
    faces: tuple[int, ...], groups: list[str]
) -> None:
    assert [str(dice) for dice in ghost.groups(faces)] == groups


@rule("ghost.place")
def test_leftmost_that_is_free_or_where_your_total_is_lower() -> None:
    bars = ghost.bars(table("idols4=P1:4 pottery1? jewelry2=P1:2", players=1).crypt)
    assert ghost.aim(bars, Dice(1, 5)).slot == 0
    assert ghost.aim(bars, Dice(1, 4)).slot == 1, "4 does not beat your 4"
    assert ghost.aim(bars, Dice(2, 2)).slot == 1, "nor do 2 and 2"
    assert ghost.aim(bars, Dice(3, 2)).slot == 0
    assert ghost.aim(bars, Dice(1, 4)).passing == ((0, 4),)


@rule("ghost.place")
def test_what_the_ghost_holds_is_passed_over_and_a_group_may_fit_nowhere() -> None:
    state = table("idols4 pottery1? jewelry2", players=1)
    state, told = play(state, "a5 b5 c3", luck=FixedLuck(6, 2, 1))
    assert told[-3:] == [
        "P2 places 6 on a pushing P1:5",
        "ghost sets aside 2 passing a:own,b:5,c:3",
        "ghost sets aside 1 passing a:own,b:5,c:3",
    ]
    assert view(state, 0).ghost.aside == (Dice(1, 2), Dice(1, 1))
    assert servants(state, GHOST) == (2, 0), "what is set aside stays with the Ghost"


@rule("ghost.place")
def test_free_treasures_are_taken_from_the_left() -> None:
    state = table("idols4 pottery1? jewelry2", players=1)
    _, told = play(state, "recover", luck=FixedLuck(1, 6, 3))
    assert told[-3:] == [
        "P2 places 6 on a",
        "P2 places 3 on b passing a:own",
        "P2 places 1 on c passing a:own,b:own",
    ]


@rule("ghost.second")
def test_leading_the_ghost_rolls_again_only_what_was_pushed_off() -> None:
    crypt = "idols4=P2:55 pottery1?=P2:1 jewelry2"
    state = table(crypt, players=1, leader=1, turn=1)
    # You push its pair: two dice are rolled again, and only the higher of two groups is placed.
    state, told = play(state, "a666", luck=FixedLuck(2, 4, 6, 6, 6))
    assert told[1:4] == [
        "ghost rolls 24 on turn 2",
        "ghost groups 4 leaving 2",
        "P2 places 4 on c passing a:18,b:own",
    ]
    assert names(state, 0) == ["idols4"]


@rule("ghost.second")
def test_dice_pushed_off_two_treasures_are_all_rolled_again() -> None:
    state = table("idols4=P2:3 pottery1=P2:1 jewelry2", players=1, leader=1, turn=1)
    _, told = play(state, "a4 b2", luck=FixedLuck(2, 5, 6))
    assert told[2] == "ghost rolls 25 on turn 2"


@rule("ghost.second")
def test_the_second_turn_joins_equal_dice_and_follows_the_same_rules() -> None:
    crypt = "idols4=P2:33 pottery1?=P2:1 jewelry2=P1:4"
    state = table(crypt, players=1, leader=1, turn=1)
    state, told = play(state, "a55", luck=FixedLuck(2, 2, 6, 6, 6))
    assert told[1:4] == [
        "ghost rolls 22 on turn 2",
        "ghost groups 22",
        "ghost sets aside 22 passing a:10,b:own,c:4",
    ]


@rule("ghost.second")
def test_the_ghost_may_push_you_again_on_its_second_turn() -> None:
    crypt = "idols4=P2:33 pottery1?=P2:1 jewelry2"
    state = table(crypt, players=1, leader=1, turn=1, servants=[(2, 1)])
    state, told = play(state, "a44", luck=FixedLuck(5, 5))
    assert "P2 places 55 on a pushing P1:44" in told
    assert "P1 pushed off everywhere recovers 1" in told
    assert names(state, 0) == []


@rule("ghost.second")
def test_with_nothing_pushed_off_the_second_turn_rolls_nothing() -> None:
    crypt = "idols4=P2:33 pottery1?=P2:1 jewelry2"
    _, told = play(table(crypt, players=1, leader=1, turn=1), "c1")
    assert told[1] == "ghost rolls nothing"


@rule("ghost.second")
def test_dice_set_aside_on_the_first_turn_are_not_rolled_again() -> None:
    # Two of the Ghost's dice found no place; you push the one that did.
    state = table("idols4=P2:6 pottery1? jewelry2", players=1, leader=1, turn=1)
    _, told = play(state, "a66", luck=FixedLuck(3, 6, 6))
    assert told[1] == "ghost rolls 3 on turn 2"


@rule("ghost.second", "claim.last-turn")
def test_when_you_lead_the_ghost_has_one_turn_and_you_the_last() -> None:
    state = table("idols4 pottery1? jewelry2", players=1)
    state, told = play(state, "a5", luck=FixedLuck(1, 2, 3))
    assert sum("ghost rolls" in text for text in told) == 1
    assert CRYPT.deciders(state) == (0,)
    assert state.last_turn


@rule("ghost.tireless", "ghost.discard")
def test_what_the_ghost_takes_goes_to_the_box_and_its_dice_are_never_rolled() -> None:
    state = table("remains4 pottery1? jewelry2", players=1)
    state, told = play(state, "c6", "recover", luck=FixedLuck(6, 6, 5, 6, rest=6))
    assert "ghost discards a remains4" in told
    assert "ghost discards b pottery?" in told
    assert not [text for text in told if text.startswith("P2 rolls")]
    assert state.players[GHOST].treasures == ()
    assert names(state, 0) == ["jewelry2"]


@rule("ghost.tireless")
def test_the_ghost_has_three_dice_in_every_round_of_a_game() -> None:
    state, _ = CRYPT.start(Setup(1), FixedLuck())
    rolls = []
    while CRYPT.deciders(state):
        state, steps = CRYPT.play(state, move("recover", state), FixedLuck(rest=6))
        rolls += [str(step.event) for step in steps if " on turn 1" in str(step.event)]
        assert all(step.state.players[GHOST].exhausted == 0 for step in steps)
    assert rolls == ["ghost rolls 666 on turn 1"] * 8


@rule("ghost.discard")
def test_you_may_look_through_the_discards_but_not_at_face_down_ones() -> None:
    state = table("idols4 pottery1? jewelry2", players=1)
    state, _ = play(state, "recover", "recover", luck=FixedLuck(6, 5, 4, 6, 5, 4))
    seen = {(card.kind, card.value) for card in view(state, 0).box}
    assert {("idols", 4), ("jewelry", 2), ("pottery", None)} <= seen


@rule("ghost.roll")
def test_one_turn_of_the_ghost_is_216_rolls_and_can_be_enumerated() -> None:
    """The check figures: your 5, 4 and 2 against all rolls, nothing sampled."""
    state = table("idols4 pottery1? jewelry2", players=1)
    claim = move("a5 b4 c2", state)
    ways = list(outcomes(lambda luck: CRYPT.play(state, claim, luck)[0]))
    assert len(ways) == 216
    assert sum(chance for chance, _ in ways) == 1
    kept: Counter[int] = Counter()
    for _, after in ways:
        kept[sum(t is not None and t.owner == 0 for t in after.crypt)] += 1
    # By hand, from the rules as printed, without the code that plays them.
    by_hand: Counter[int] = Counter()
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                by_hand[_kept([5, 4, 2], [a, b, c])] += 1
    assert kept == by_hand


def _kept(mine: list[int], faces: list[int]) -> int:
    """How many of my treasures the Ghost leaves me, worked out anew."""
    sums = sorted(((faces.count(f) * f, faces.count(f)) for f in set(faces)), reverse=True)
    lost: set[int] = set()
    for total, _ in sums:
        for slot, effort in enumerate(mine):
            if slot not in lost and total > effort:
                lost.add(slot)
                break
    return len(mine) - len(lost)
