"""Where cards may lie, on which levels their skulls are, and which of them are adjacent."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given

from crypt_core.sedlec.pyramid import Place, PlacedCard, adjacent, open_places, skulls
from tests.rule import rule
from tests.sedlec.build import at, crypts, pyramid, texts
from tests.sedlec.second import is_crypt

TWO, THREE = (4, 3, 2), (3, 2, 1)


def places_for(rows: tuple[int, ...], taken: str) -> list[str]:
    laid = ",".join(f"{place} king/king" for place in taken.split())
    return texts(open_places(rows, pyramid(laid)))


@rule("crypt")
@pytest.mark.parametrize(
    ("rows", "taken", "found"),
    [
        (TWO, "", "d1"),
        (TWO, "d1", "c1 e1"),
        (TWO, "d1 c1", "b1 e1 c2"),
        (TWO, "d1 c1 b1 a1", "a2 b2 c2"),
        (TWO, "d1 e1 f1 g1", "d2 e2 f2"),
        (TWO, "d1 c1 e1", "b1 f1 c2 d2"),
        (TWO, "d1 c1 e1 c2 d2", "b1 f1 c3"),
        (TWO, "d1 c1 e1 f1 c2 d2 c3", "e2"),
        (TWO, "d1 c1 e1 f1 c2 d2 c3 e2", "d3"),
        (TWO, "d1 c1 e1 f1 c2 d2 c3 e2 d3", ""),
        (THREE, "d1 c1", "b1 e1 c2"),
        (THREE, "d1 c1 e1", "c2 d2"),
        (THREE, "d1 c1 e1 c2 d2", "c3"),
        (THREE, "d1 c1 e1 c2 d2 c3", ""),
    ],
)
def test_open_places(rows: tuple[int, ...], taken: str, found: str) -> None:
    assert places_for(rows, taken) == found.split()


def every_crypt(rows: tuple[int, ...]) -> set[frozenset[str]]:
    """The places of every crypt that can be built, full or not."""
    seen, ahead = set(), [frozenset[str]()]
    while ahead:
        taken = ahead.pop()
        if taken not in seen:
            seen.add(taken)
            ahead += [taken | {place} for place in places_for(rows, " ".join(taken))]
    return seen


@rule("crypt")
@pytest.mark.parametrize(("rows", "size"), [(TWO, 9), (THREE, 6)])
def test_every_crypt_grows_to_its_full_size_and_by_every_place_there_is(
    rows: tuple[int, ...], size: int
) -> None:
    """All crypts that can be built, each held against what a crypt may look like."""
    for taken in every_crypt(rows):
        every = {letter + row for letter in "abcdefg" for row in "1234"} - taken
        found = places_for(rows, " ".join(taken))
        assert set(found) == {place for place in every if is_crypt({*taken, place}, rows)}
        assert found == sorted(found, key=lambda place: (place[1], place[0]))
        assert (found == []) == (len(taken) == size)


@rule("level")
def test_rows_are_two_levels_each() -> None:
    found = skulls(pyramid("d1 king/priest, e1 lover/criminal, d2 peasant/king"))
    assert [(str(s), s.kind, s.level, s.x) for s in found] == [
        ("d1.bottom", "priest", 1, 6),
        ("e1.bottom", "criminal", 1, 8),
        ("d1.top", "king", 2, 6),
        ("e1.top", "lover", 2, 8),
        ("d2.bottom", "king", 3, 7),
        ("d2.top", "peasant", 4, 7),
    ]
    assert at("c3").levels == (5, 6)


FULL = pyramid(
    "c1 king/king, d1 king/king, e1 king/king, f1 king/king,"
    "c2 king/king, d2 king/king, e2 king/king, c3 king/king, d3 king/king"
)


@rule("adjacent")
@pytest.mark.parametrize(
    ("skull", "found"),
    [
        ("c1.bottom", "d1.bottom c1.top"),
        ("d1.top", "d1.bottom c1.top e1.top c2.bottom d2.bottom"),
        ("d2.bottom", "d1.top e1.top c2.bottom e2.bottom d2.top"),
        ("d2.top", "d2.bottom c2.top e2.top c3.bottom d3.bottom"),
        ("c3.bottom", "c2.top d2.top d3.bottom c3.top"),
        ("d3.top", "d3.bottom c3.top"),
    ],
)
def test_who_is_adjacent_to_a_skull(skull: str, found: str) -> None:
    """Corners do not count: c1.top and d1.bottom, or c1.top and d2.bottom, only meet there."""
    (one,) = (s for s in skulls(FULL) if str(s) == skull)
    assert texts([other for other in skulls(FULL) if adjacent(one, other)]) == found.split()


@rule("adjacent")
@given(crypts())
def test_skulls_are_adjacent_when_they_share_part_of_an_edge(laid: tuple[PlacedCard, ...]) -> None:
    """Each skull drawn as a square two wide and two high: a shared edge has a length."""
    for one, other in combinations(skulls(laid), 2):
        wide = min(one.x, other.x) + 2 - max(one.x, other.x)
        high = 2 * min(one.level, other.level) + 2 - 2 * max(one.level, other.level)
        assert wide <= 0 or high <= 0, "no two lie on each other"
        shares_an_edge = (wide == 0 and high > 0) or (high == 0 and wide > 0)
        assert adjacent(one, other) == adjacent(other, one) == shares_an_edge


def test_places_are_written_as_a_letter_and_a_row() -> None:
    assert str(Place(0, 1)) == "a1"
    assert str(Place(6, 3)) == "g3"
    assert str(Place(-1, 1)) == "?1"
    assert at("c3").below == (at("c2"), at("d2"))
    assert at("c1").below == ()
