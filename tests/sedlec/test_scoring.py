"""Points: the rulebook's examples, each skull pointed at, and the best pairing of lovers."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.sedlec.components import SKULLS, Card
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.pyramid import PlacedCard, Skull, adjacent, open_places, skulls
from crypt_core.sedlec.scoring import best_pairs, crypt_sheet, gain, tie_key
from tests.rule import rule
from tests.sedlec.build import card_texts, crypts, pyramid, sheet, texts

# The printed rules describe five pyramids; each of these is one that the description fits.

KINGS = (
    "d1 criminal/peasant, c1 peasant/criminal, e1 peasant/priest,"
    "c2 lover/king, d2 peasant/criminal, c3 criminal/king"
)
PRIESTS = (
    "d1 priest/criminal, c1 king/priest, e1 peasant/priest,"
    "c2 lover/priest, d2 criminal/lover, c3 peasant/priest"
)
LOVERS = (
    "d1 criminal/lover, c1 criminal/lover, e1 lover/priest,"
    "c2 peasant/criminal, d2 priest/lover, c3 lover/king"
)
CRIMINALS = (
    "d1 priest/lover, c1 lover/peasant, e1 king/peasant, f1 criminal/lover,"
    "c2 peasant/criminal, d2 peasant/criminal, e2 lover/king, c3 peasant/criminal, d3 lover/king"
)


@rule("king")
def test_the_printed_kings_are_worth_eight() -> None:
    found = sheet(KINGS)
    low, high = found.kings
    assert (low.king.level, high.king.level) == (3, 5)
    assert sorted(s.kind for s in high.below) == ["king", *["peasant"] * 4]
    assert [s.kind for s in low.below] == ["peasant"] * 3
    assert {str(s) for s in low.below} == {"d1.bottom", "c1.top", "e1.top"}
    assert found.points["king"] == 8


@rule("king")
def test_kings_look_down_on_lower_levels_only_wherever_they_lie() -> None:
    found = sheet("d1 king/king, e1 king/peasant, f1 peasant/peasant, d2 peasant/priest")
    scores = {str(king.king): texts(king.below) for king in found.kings}
    assert scores == {
        "d1.bottom": [],
        "d1.top": ["d1.bottom", "e1.bottom", "f1.bottom"],
        "e1.top": ["d1.bottom", "e1.bottom", "f1.bottom"],
    }
    assert found.points["king"] == 6


@rule("peasant")
def test_the_printed_peasants_are_worth_three() -> None:
    found = sheet("d1 peasant/criminal, c1 lover/peasant, e1 priest/criminal, d2 peasant/priest")
    assert texts(found.peasants) == ["c1.bottom", "d1.top", "d2.top"]
    assert found.points["peasant"] == 3


@rule("priest", "level")
def test_the_printed_priests_are_worth_eight() -> None:
    found = sheet(PRIESTS)
    assert [(level, texts(there)) for level, there in found.priests] == [
        (1, ["c1.bottom", "e1.bottom"]),
        (2, ["d1.top"]),
        (3, ["c2.bottom"]),
        (5, ["c3.bottom"]),
    ]
    assert found.points["priest"] == 8


@rule("lover")
def test_the_printed_lovers_are_worth_twelve() -> None:
    found = sheet(LOVERS)
    assert [texts(pair) for pair in found.lovers] == [
        ["c1.bottom", "d1.bottom"],
        ["e1.top", "d2.bottom"],
    ]
    assert [(str(lover), lover.level) for lover in found.lonely] == [("c3.top", 6)]
    assert found.points["lover"] == 12


@rule("criminal")
def test_the_printed_criminals_are_worth_four() -> None:
    found = sheet(CRIMINALS)
    assert [(c.criminal.level, texts(c.priests)) for c in found.redeemed] == [
        (3, ["d1.top"]),
        (3, ["d1.top"]),
    ]
    assert [criminal.level for criminal in found.unredeemed] == [2, 5]
    assert found.points["criminal"] == 4


@pytest.mark.parametrize("printed", [KINGS, PRIESTS, LOVERS, CRIMINALS])
def test_the_printed_crypts_can_be_built(printed: str) -> None:
    laid = pyramid(printed)
    rows = (3, 2, 1) if len(laid) == 6 else (4, 3, 2)
    for count, (_, place) in enumerate(laid):
        assert place in open_places(rows, laid[:count])
    assert open_places(rows, laid) == ()


@rule("lover")
def test_a_lover_with_three_neighbours_makes_one_pair() -> None:
    """Half the group would be two pairs; but all three touch the same one, and not each other."""
    found = sheet("d1 lover/lover, c1 lover/king, e1 lover/king")
    hub = next(s for s in skulls(pyramid("d1 lover/lover")) if s.half == "top")
    around = [*found.lonely, *(s for pair in found.lovers for s in pair)]
    assert sum(adjacent(hub, other) for other in around) == 3
    assert len(found.lovers) == 1
    assert len(found.lonely) == 2
    assert found.points["lover"] == 6


@rule("lover")
def test_a_lover_with_three_neighbours_of_which_two_touch_makes_two_pairs() -> None:
    """Whoever paired d1 with e1 would leave the other two alone."""
    found = sheet("c1 lover/king, d1 lover/king, e1 lover/priest, c2 lover/priest, d2 king/lover")
    assert len(found.lovers) == 2
    assert texts(found.lonely) == ["c2.top"]
    chain = sheet("c1 king/lover, d1 king/lover, e1 king/lover, f1 king/lover")
    assert [texts(pair) for pair in chain.lovers] == [
        ["c1.bottom", "d1.bottom"],
        ["e1.bottom", "f1.bottom"],
    ]


def greatest(lovers: tuple[Skull, ...]) -> int:
    """The most edges that share no lover, by trying every set of edges."""
    edges = [pair for pair in combinations(lovers, 2) if adjacent(*pair)]
    for count in range(len(lovers) // 2, 0, -1):
        for chosen in combinations(edges, count):
            if len({lover for pair in chosen for lover in pair}) == 2 * count:
                return count
    return 0


@st.composite
def lovers_about(draw: st.DrawFn) -> tuple[Skull, ...]:
    """Up to six lovers on any skulls of a full crypt."""
    everything = skulls(pyramid(CRIMINALS))
    chosen = draw(st.lists(st.sampled_from(everything), max_size=6, unique=True))
    return tuple(sorted(chosen, key=lambda skull: (skull.level, skull.x)))


@rule("lover")
@given(lovers_about())
def test_the_pairs_are_as_many_as_any_choice_of_edges_makes(lovers: tuple[Skull, ...]) -> None:
    pairs = best_pairs(lovers)
    assert len(pairs) == greatest(lovers)
    assert all(adjacent(*pair) for pair in pairs)
    paired = [lover for pair in pairs for lover in pair]
    assert len(set(paired)) == len(paired)
    assert set(paired) <= set(lovers)


def test_the_pairs_are_the_best_for_every_six_skulls_of_a_small_crypt() -> None:
    everything = skulls(pyramid(LOVERS))
    for lovers in combinations(everything, 6):
        assert len(best_pairs(lovers)) == greatest(lovers)


# --- whatever lies there ----------------------------------------------------------------------


def counted(laid: tuple[PlacedCard, ...]) -> dict[str, int]:
    """Points by a second way: a grid of half cards, each skull two wide, seen square by square."""
    grid: dict[tuple[int, int], tuple[int, str]] = {}
    for number, (card, place) in enumerate(laid):
        left = 2 * place.column + place.row - 1
        for half, kind in enumerate((card.bottom, card.top)):
            for x in (left, left + 1):
                grid[2 * place.row - 1 + half, x] = (2 * number + half, kind)
    kinds = dict(grid.values())
    levels = {skull: level for (level, _), (skull, _) in grid.items()}
    touching = set()
    for (level, x), (skull, _) in grid.items():
        for beside in (level, x + 1), (level + 1, x):
            other = grid.get(beside)
            if other and other[0] != skull:
                touching |= {(skull, other[0]), (other[0], skull)}
    lovers = [skull for skull, kind in kinds.items() if kind == "lover"]
    pairs = [(a, b) for a, b in combinations(lovers, 2) if (a, b) in touching]
    most = max(
        len(chosen)
        for count in range(4)
        for chosen in [(), *combinations(pairs, count)]
        if len({lover for pair in chosen for lover in pair}) == 2 * len(chosen)
    )
    return {
        "king": sum(
            kinds[king] == "king" and kinds[s] in ("king", "peasant") and levels[s] < levels[king]
            for king in kinds
            for s in kinds
        ),
        "peasant": sum(kind == "peasant" for kind in kinds.values()),
        "priest": 2 * len({levels[s] for s, kind in kinds.items() if kind == "priest"}),
        "lover": 6 * most,
        "criminal": 2
        * sum(
            kind == "criminal" and any(kinds[t] == "priest" for s, t in touching if s == skull)
            for skull, kind in kinds.items()
        ),
    }


@rule("king", "peasant", "priest", "lover", "criminal", "adjacent", "level")
@given(crypts())
def test_a_second_way_of_counting_comes_to_the_same(laid: tuple[PlacedCard, ...]) -> None:
    assert crypt_sheet(0, laid).points == counted(laid)


@given(crypts(), st.permutations(range(9)))
def test_the_order_in_which_cards_were_laid_makes_no_difference(
    laid: tuple[PlacedCard, ...], order: list[int]
) -> None:
    other = tuple(laid[i] for i in order if i < len(laid))
    assert crypt_sheet(1, other) == crypt_sheet(1, laid)
    assert crypt_sheet(1, laid).player == 1


@given(crypts())
def test_a_sheet_points_at_every_skull_that_scores_once(laid: tuple[PlacedCard, ...]) -> None:
    found = crypt_sheet(0, laid)
    by_kind = {kind: {s for s in skulls(laid) if s.kind == kind} for kind in SKULLS}
    assert {king.king for king in found.kings} == by_kind["king"]
    assert set(found.peasants) == by_kind["peasant"]
    assert {s for _, there in found.priests for s in there} == by_kind["priest"]
    pointed = [*found.lonely, *(s for pair in found.lovers for s in pair)]
    assert sorted(pointed) == sorted(by_kind["lover"])
    judged = [*found.unredeemed, *(c.criminal for c in found.redeemed)]
    assert sorted(judged) == sorted(by_kind["criminal"])
    assert all(c.priests for c in found.redeemed)
    assert found.total == sum(found.points.values())
    assert list(found.points) == list(SKULLS)


@rule("lay")
@given(crypts(), card_texts)
def test_a_gain_is_the_difference_of_two_sheets_and_no_card_costs_points(
    laid: tuple[PlacedCard, ...], text: str
) -> None:
    top, bottom = text.split("/")
    card = Card(99, top, bottom)
    for place in open_places((4, 3, 2), laid):
        gained = gain(laid, card, place)
        before, after = counted(laid), counted((*laid, PlacedCard(card, place)))
        assert gained == {kind: after[kind] - before[kind] for kind in SKULLS}
        assert min(gained.values()) >= 0


@rule("end")
def test_the_best_types_of_skulls_break_a_tie() -> None:
    points = dict.fromkeys(SKULLS, 0)
    assert tie_key({**points, "priest": 8, "king": 2}) == (8, 2, 0, 0, 0)
    assert tie_key({**points, "lover": 6, "king": 4}) < tie_key({**points, "king": 10})
    assert tie_key({**points, "lover": 6, "king": 4}) == tie_key({**points, "king": 6, "lover": 4})
    assert SEDLEC.turn_rule == "turn"
