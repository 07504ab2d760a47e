"""What each collector side pays at the end, at its edges, and that flipped treasures count."""

from __future__ import annotations

import pytest

from crypt_core.crypt.collectors import COLLECTORS, Holding, bonus
from crypt_core.crypt.components import KINDS
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import State
from tests.crypt.build import table
from tests.rule import rule


def pays(state: State, player: int, kind: str) -> int:
    """Coins that a kind's collector pays a player."""
    return score_sheet(state, player).bonuses[KINDS.index(kind)]


def of(side: str, *hands: str, players: int = 4) -> State:
    """Four players' hands, every collector on one side."""
    return table("", *hands, players=players, sides=side * 6, round_=8)


def test_twelve_sides() -> None:
    assert set(COLLECTORS) == {f"{kind}.{side}" for kind in KINDS for side in "AB"}


@pytest.mark.parametrize("power", sorted(COLLECTORS))
def test_nothing_collected_pays_nothing(power: str) -> None:
    assert bonus(power, Holding(()), [Holding(())] * 3) == 0
    assert bonus(power, Holding(()), []) == 0


@rule("idols.A", "manuscripts.B", "pottery.B", "remains.A")
def test_powers_used_in_play_pay_nothing_at_the_end() -> None:
    for power in ("idols.A", "manuscripts.B", "pottery.B", "remains.A"):
        assert COLLECTORS[power].flips
        for count in range(1, 9):
            assert bonus(power, Holding((4,) * count), []) == 0


@rule("jewelry.A")
@pytest.mark.parametrize(
    ("hand", "coins"),
    [
        ("jewelry4", 0),
        ("jewelry4 jewelry1", 4),
        ("jewelry1 jewelry1", 1),
        ("jewelry3 jewelry3", 3),
        ("jewelry1 jewelry2 jewelry3", 3),
        ("jewelry4* jewelry1*", 4),
    ],
)
def test_jewelry_a_doubles_the_highest_of_two_or_more(hand: str, coins: int) -> None:
    state = of("A", hand, "jewelry4 jewelry2")
    assert pays(state, 0, "jewelry") == coins
    assert pays(state, 1, "jewelry") == 4, "several players may have it"


@rule("jewelry.B")
@pytest.mark.parametrize("count", range(5))
def test_jewelry_b_pays_one_each(count: int) -> None:
    state = of("B", " ".join(["jewelry1", "jewelry2*", "jewelry3", "jewelry4"][:count]), "jewelry1")
    assert pays(state, 0, "jewelry") == count
    assert pays(state, 1, "jewelry") == 1


@rule("manuscripts.A")
@pytest.mark.parametrize(
    ("hand", "coins"),
    [
        ("manuscripts1", 0),
        ("manuscripts1 manuscripts1", 6),
        ("manuscripts1 manuscripts2*", 5),
        ("manuscripts4 manuscripts4", 0),
        ("manuscripts1 manuscripts2 manuscripts3", 6),
    ],
)
def test_manuscripts_a_count_four_each_from_two_on(hand: str, coins: int) -> None:
    state = of("A", hand)
    assert pays(state, 0, "manuscripts") == coins
    sheet = score_sheet(state, 0)
    held = len(hand.split())
    assert sheet.treasures + sheet.bonuses[2] == (4 * held if held >= 2 else 1)


@rule("pottery.A")
@pytest.mark.parametrize(
    ("count", "coins"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 8), (5, 8), (8, 8)]
)
def test_pottery_a_pays_by_count(count: int, coins: int) -> None:
    hand = [f"pottery{value}" for value in (1, 1, 2, 2, 3, 3, 4, 4)][:count]
    state = of("A", " ".join(hand))
    assert pays(state, 0, "pottery") == coins
    if count == 4:
        assert (
            pays(of("A", "pottery1* pottery2* pottery3", "pottery4 pottery4*"), 0, "pottery") == 4
        )


@rule("pottery.A")
def test_pottery_a_pays_several_players() -> None:
    state = of("A", "pottery1 pottery2", "pottery1 pottery2 pottery3", "pottery3 pottery4 ")
    assert [pays(state, p, "pottery") for p in range(4)] == [2, 4, 2, 0]


@rule("remains.B")
@pytest.mark.parametrize(("count", "coins"), [(3, 0), (4, 10), (5, 10), (8, 10)])
def test_remains_b_pays_ten_from_four_on(count: int, coins: int) -> None:
    hand = [f"remains{value}" for value in (1, 1, 2, 2, 3, 3, 4, 4)][:count]
    assert pays(of("B", " ".join(hand)), 0, "remains") == coins


@rule("remains.B")
def test_remains_b_pays_several_players() -> None:
    four = "remains1 remains2 remains3 remains4"
    state = of("B", four, four)
    assert [pays(state, p, "remains") for p in range(4)] == [10, 10, 0, 0]


@rule("tapestries.A")
@pytest.mark.parametrize(
    ("hands", "coins"),
    [
        (("tapestries4", "tapestries3", "tapestries2"), [5, 0, 0, 0]),
        (("tapestries4", "tapestries1 tapestries3", ""), [5, 5, 0, 0]),  # the sum counts
        (("tapestries4", "tapestries2 tapestries3", ""), [0, 5, 0, 0]),
        (("tapestries1", "tapestries1", ""), [5, 5, 0, 0]),
        (("tapestries2", "tapestries2", "tapestries1 tapestries1"), [5, 5, 5, 0]),
        (("", "", ""), [0, 0, 0, 0]),  # a ruling: it takes a tapestry
        (("", "", "tapestries1"), [0, 0, 5, 0]),
        (("tapestries4*", "tapestries3", ""), [5, 0, 0, 0]),
    ],
)
def test_tapestries_a_go_by_the_highest_sum(hands: tuple[str, ...], coins: list[int]) -> None:
    state = of("A", *hands)
    assert [pays(state, p, "tapestries") for p in range(4)] == coins


@rule("tapestries.B")
@pytest.mark.parametrize(
    ("counts", "coins"),
    [
        ((2, 0, 0), [0, 0, 0]),
        ((3, 0, 0), [7, 0, 0]),
        ((3, 2, 2), [7, 0, 0]),
        ((4, 2, 0), [7, 0, 0]),
        ((3, 3, 0), [4, 4, 0]),
        ((4, 3, 0), [4, 4, 0]),  # not the most: three or more
    ],
)
def test_tapestries_b_is_seven_alone_and_four_each_together(
    counts: tuple[int, ...], coins: list[int]
) -> None:
    pool = [f"tapestries{value}" for value in (1, 1, 2, 2, 3, 3, 4, 4)]
    hands = []
    for count in counts:
        hands.append(" ".join(name + "*" for name in pool[:count]))
        del pool[:count]
    state = of("B", *hands)
    assert [pays(state, p, "tapestries") for p in range(3)] == coins


@rule("idols.B")
def test_idols_b_is_five_for_the_first_and_two_for_others_with_two() -> None:
    state = of("B", "idols1* idols2*", "idols1 idols2", "idols3", "idols3 idols4 idols4")
    state = state.with_player(0, rewarded=True)
    assert [pays(state, p, "idols") for p in range(4)] == [5, 2, 0, 2]
    # Five, not more, with further idols.
    assert bonus("idols.B", Holding((1, 2, 3, 4), True), []) == 5


@rule("solo.collectors")
def test_alone_one_tapestry_is_the_most_valuable_set() -> None:
    assert pays(table("", "tapestries1", players=1, round_=8), 0, "tapestries") == 5
    assert pays(table("", "idols1", players=1, round_=8), 0, "tapestries") == 0
    three = "tapestries1 tapestries2 tapestries3"
    assert pays(table("", three, players=1, sides="BBBBBB", round_=8), 0, "tapestries") == 7


@rule("score")
def test_a_sheet_adds_treasures_collectors_and_ready_servants() -> None:
    hand = "jewelry4* jewelry1 manuscripts1 manuscripts2 pottery3 pottery4 tapestries1"
    state = table("", hand, "tapestries2", round_=8, servants=[(2, 1), (0, 3)])
    sheet = score_sheet(state, 0)
    assert sheet.treasures == 4 + 1 + 1 + 2 + 3 + 4 + 1, "flipped ones too"
    assert sheet.bonuses == (0, 4, 5, 2, 0, 0)
    assert sheet.servants == 2, "a coin for each ready servant, none for an exhausted one"
    assert sheet.total == 16 + 11 + 2
    assert score_sheet(state, 1).total == 2 + 5 + 0
