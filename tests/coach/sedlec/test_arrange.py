"""The best arrangement is the best of all that the rules let one lay, in whatever order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from crypt_core.sedlec.coach.arrange import (
    ALWAYS,
    LIMIT,
    best_arrangement,
    sequences,
    shapes,
)
from crypt_core.sedlec.components import ROWS, Card, Setup
from crypt_core.sedlec.pyramid import Crypt, PlacedCard, open_places
from crypt_core.sedlec.scoring import crypt_sheet

DECK = Setup().deck


def begun(draw: random.Random, rows: tuple[int, ...], left: int) -> tuple[Crypt, list[Card]]:
    """A crypt with so many places left, and the cards that are in none."""
    cards = list(DECK)
    draw.shuffle(cards)
    crypt: Crypt = ()
    while len(crypt) < sum(rows) - left:
        crypt = (*crypt, PlacedCard(cards.pop(), draw.choice(open_places(rows, crypt))))
    return crypt, cards


def layings(rows: tuple[int, ...], crypt: Crypt, cards: tuple[Card, ...]) -> Iterator[Crypt]:
    """Every way to lay these cards one after the other, as the rules go."""
    if not cards:
        yield crypt
    for card in cards:
        rest = tuple(other for other in cards if other != card)
        for place in open_places(rows, crypt):
            yield from layings(rows, (*crypt, PlacedCard(card, place)), rest)


def by_the_rules(
    rows: tuple[int, ...], crypt: Crypt, cards: list[Card], must: list[Card], count: int
) -> tuple[int, int]:
    """The best points of all ways to lay, and how many different crypts they lead to."""
    ends: dict[frozenset[tuple[str, str]], int] = {}
    for chosen in combinations(cards, count):
        if {*must} <= {*chosen}:
            for end in layings(rows, crypt, chosen):
                seen = frozenset((str(card), str(place)) for card, place in end)
                if seen not in ends:
                    ends[seen] = crypt_sheet(0, end).total
    return max(ends.values()), len(ends)


@pytest.mark.parametrize("players", ROWS)
@pytest.mark.parametrize(("left", "cards", "held"), [(1, 4, 1), (2, 5, 0), (2, 4, 2), (3, 4, 1)])
def test_it_is_the_best_of_all_ways_to_lay(players: int, left: int, cards: int, held: int) -> None:
    rows = ROWS[players]
    for seed in range(8):
        crypt, rest = begun(random.Random(f"{seed} {players} {left}"), rows, left)
        pool, must = rest[:cards], rest[:held]
        found = best_arrangement(rows, crypt, pool, must)
        points, ways = by_the_rules(rows, crypt, pool, must, left)
        assert (found.points, found.ways) == (points, ways)
        assert {*must} <= {laid.card for laid in found.laid} <= {*pool}
        end = crypt
        for laid in found.laid:  # in the order in which it is given
            assert laid.place in open_places(rows, end)
            end = (*end, laid)
        assert crypt_sheet(0, end).total == points
        assert found.gain == points - crypt_sheet(0, crypt).total


@pytest.mark.parametrize("players", ROWS)
def test_with_fewer_cards_than_places_all_are_laid(players: int) -> None:
    rows = ROWS[players]
    for seed in range(8):
        crypt, rest = begun(random.Random(f"few {seed}"), rows, 4)
        pool = rest[:2]
        found = best_arrangement(rows, crypt, pool)
        assert (found.points, found.ways) == by_the_rules(rows, crypt, pool, pool, 2)
        assert {laid.card for laid in found.laid} == {*pool}
    assert best_arrangement(rows, crypt, []).laid == ()


@pytest.mark.parametrize("players", ROWS)
def test_the_order_of_laying_never_matters(players: int) -> None:
    """Cards may be laid in any order: whichever comes first can take a place that is open then."""
    rows = ROWS[players]
    for seed in range(6):
        crypt, rest = begun(random.Random(f"order {seed}"), rows, 4)
        taken = frozenset(laid.place for laid in crypt)
        ends = {
            frozenset(laid.place for laid in end) - taken
            for end in layings(rows, crypt, tuple(rest[:4]))
        }
        assert {frozenset(places) for places in shapes(rows, taken, 4)} == ends
        for places in shapes(rows, taken, 4):
            for cards in permutations(rest[:4]):
                end = crypt
                for place, card in zip(places, cards, strict=True):
                    assert place in open_places(rows, end)
                    end = (*end, PlacedCard(card, place))


def test_four_places_are_always_searched_and_more_while_there_are_not_too_many() -> None:
    crypt, rest = begun(random.Random("many"), ROWS[3], ALWAYS)
    most = best_arrangement(ROWS[3], crypt, rest)
    assert most.ways > 10_000
    crypt, rest = begun(random.Random("more"), ROWS[2], 6)
    assert best_arrangement(ROWS[2], crypt, rest[:6]).ways <= LIMIT
    with pytest.raises(ValueError, match=f"arrangements of 15 cards on 6 places .*{LIMIT}"):
        best_arrangement(ROWS[2], crypt, rest)


def test_more_cards_to_choose_from_are_never_worse() -> None:
    for seed in range(10):
        crypt, rest = begun(random.Random(f"wider {seed}"), ROWS[2], 3)
        found = [best_arrangement(ROWS[2], crypt, rest[:n]).points for n in range(3, 9)]
        assert found == sorted(found)


def test_cards_that_must_be_used_are_among_the_cards_and_have_a_place() -> None:
    crypt, rest = begun(random.Random(1), ROWS[2], 1)
    for cards, must in ((rest[:2], rest[2:3]), (rest[:3], rest[:2])):
        with pytest.raises(ValueError, match="must be used"):
            best_arrangement(ROWS[2], crypt, cards, must)


def test_a_full_crypt_has_nothing_to_arrange() -> None:
    crypt, rest = begun(random.Random(2), ROWS[3], 0)
    found = best_arrangement(ROWS[3], crypt, rest)
    assert (found.laid, found.gain, found.points) == ((), 0, crypt_sheet(0, crypt).total)


def test_rows_of_interchangeable_cards_are_counted_once() -> None:
    kinds = "aabcc"
    for count in range(6):
        assert sequences(count, [(0, 2), (0, 1), (0, 2)]) == len({*permutations(kinds, count)})
    with_a = {row for row in permutations(kinds, 3) if row.count("a") == 2}
    assert sequences(3, [(2, 2), (0, 1), (0, 2)]) == len(with_a)
