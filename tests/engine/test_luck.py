"""Keyed luck: frozen values, no bias to be found, and exact odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.engine.luck import GOLDEN, MASK, KeyedLuck, Luck, SameDeal, fold, mix, outcomes
from tests.strategies import seeds

keys = st.lists(st.integers(0, 1000), max_size=5)

# --- frozen: a change here would change everybody's saved games -----------------------------------

FOLDED = 0xD0734750FDE362B3
DRAWN = (0xA706DD2F4D197E6F, 0xC65CE994BDF53740, 0x6A3F16BCF96C7E3)
DICE = [1, 6, 4, 6, 5, 4, 5, 6, 6, 3, 4, 2, 6, 1, 1, 5, 5, 3, 3, 3, 2, 4, 3, 1]
EIGHT_SIDED = [1, 8, 5, 7, 6, 6, 6, 8, 8, 4, 6, 3, 8, 2, 2, 7, 7, 4, 4, 4, 2, 5, 3, 1]
SALTED_DICE = [3, 1, 1, 1, 6, 5, 5, 4, 4, 4, 1, 5, 4, 1, 6, 5, 6, 5, 2, 6, 4, 6, 5, 5]
DEALT = (6, 5, 1, 21, 13, 7, 12, 16, 4, 0, 18, 14, 2, 9, 15, 8, 19, 3, 11, 22, 20, 17, 10, 23)
SALTED_DEAL = ("c", "a", "e")


def test_mix_is_splitmix64() -> None:
    """The published sequence of the generator seeded with 0."""
    published = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
    assert [mix(i * GOLDEN & MASK) for i in range(4)] == published


def test_draws_are_frozen() -> None:
    assert fold(0, (1, 2, 3)) == FOLDED
    assert KeyedLuck(0).draw() == DRAWN[0]
    assert KeyedLuck(1).draw(2, 3) == DRAWN[1]
    assert KeyedLuck(MASK, 7).draw(1, 2, 3, 4) == DRAWN[2]


def test_dice_are_frozen() -> None:
    luck = KeyedLuck(2018)
    assert [luck.die(2, 1, 1, die) for die in range(24)] == DICE
    assert [luck.salted(1).die(2, 1, 1, die) for die in range(24)] == SALTED_DICE
    assert [luck.die(2, 1, 1, die, sides=8) for die in range(24)] == EIGHT_SIDED


def test_deals_are_frozen() -> None:
    cards = list(range(24))
    assert KeyedLuck(2018).deal(cards, cards, 24, 1) == DEALT
    assert KeyedLuck(2018, 5).deal("abcdef", range(6), 3, 1) == SALTED_DEAL


def test_the_same_deal_comes_with_other_dice() -> None:
    cards = list(range(24))
    luck = SameDeal(2018, 1)
    assert luck.deal(cards, cards, 24, 1) == DEALT
    assert luck.pick(cards, cards, 2, 1) == DEALT[2]
    assert [luck.die(2, 1, 1, die) for die in range(24)] == SALTED_DICE


# --- keys -----------------------------------------------------------------------------------------


@given(seeds, keys)
def test_a_draw_is_a_function_of_seed_salt_and_key(seed: int, key: list[int]) -> None:
    assert KeyedLuck(seed).draw(*key) == KeyedLuck(seed, 0).draw(*key)
    assert 0 <= KeyedLuck(seed).draw(*key) <= MASK
    assert 1 <= KeyedLuck(seed).die(*key) <= 6
    assert KeyedLuck(seed).die(*key) == KeyedLuck(seed).die(*key, sides=6)
    assert KeyedLuck(seed).salted(0) == KeyedLuck(seed)
    assert KeyedLuck(seed).salted(3).seed == seed


def test_seeds_salts_and_keys_all_matter() -> None:
    some = [
        KeyedLuck(seed, salt).draw(*key)
        for seed in range(20)
        for salt in range(20)
        for key in [(), (0,), (1,), (0, 0), (0, 1), (1, 0), (0, 0, 0)]
    ]
    assert len(set(some)) == len(some)


@given(seeds, st.integers(1, 48), st.data())
def test_a_card_keeps_its_place_in_the_shuffle(seed: int, size: int, data: st.DataObject) -> None:
    """Whatever has been dealt already, the rest comes in the same order."""
    luck = KeyedLuck(seed)
    cards = list(range(size))
    whole = luck.deal(cards, cards, size, 1)
    assert sorted(whole) == cards
    gone = set(data.draw(st.lists(st.sampled_from(cards), unique=True)))
    left = [card for card in cards if card not in gone]
    count = data.draw(st.integers(0, len(left)))
    assert luck.deal(left, left, count, 1) == tuple(c for c in whole if c not in gone)[:count]


# --- fairness -------------------------------------------------------------------------------------


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts)


@pytest.mark.parametrize("sides", [2, 6, 8, 20, 100])
def test_the_mapping_to_faces_has_the_bias_it_says_and_no_more(sides: int) -> None:
    """Of 2**32 values each face has as many as any other, give or take one."""
    edges = [next_edge(face, sides) for face in range(1, sides + 2)]
    sizes = [high - low for low, high in pairwise(edges)]
    assert sum(sizes) == 1 << 32
    assert max(sizes) - min(sizes) <= 1


def next_edge(face: int, sides: int) -> int:
    """The first 32-bit value that gives this face or a higher one."""
    return -(-((face - 1) << 32) // sides)


@pytest.mark.parametrize("kind", [2, 3, 4])
def test_faces_are_even_over_keys_and_seeds(kind: int) -> None:
    faces: Counter[object] = Counter(
        KeyedLuck(seed).die(kind, round_, 1, die)
        for seed in range(400)
        for round_ in range(1, 9)
        for die in range(3)
    )
    assert set(faces) == set(range(1, 7))
    assert chi_square(faces, 6) < 20.5  # 5 degrees of freedom: one in a thousand


@pytest.mark.parametrize("sides", [2, 4, 8, 12, 20])
def test_a_die_of_any_number_of_sides_is_even(sides: int) -> None:
    faces: Counter[object] = Counter(
        KeyedLuck(seed).die(1, die, sides=sides) for seed in range(1000) for die in range(10)
    )
    assert set(faces) == set(range(1, sides + 1))
    # One in a thousand: sides - 1 degrees of freedom, by Wilson and Hilferty's approximation.
    freedom = sides - 1
    spread = 2 / (9 * freedom)
    assert chi_square(faces, sides) < freedom * (1 - spread + 3.09 * spread**0.5) ** 3


def test_neighbouring_dice_are_independent() -> None:
    pairs: Counter[object] = Counter()
    for seed in range(1200):
        luck = KeyedLuck(seed)
        for round_ in range(1, 9):
            pairs[luck.die(2, round_, 1, 0), luck.die(2, round_, 1, 1)] += 1
    assert len(pairs) == 36
    assert chi_square(pairs, 36) < 66.6  # 35 degrees of freedom: one in a thousand


def test_neighbouring_seeds_and_salts_are_independent() -> None:
    for other in (lambda n: KeyedLuck(n + 1), lambda n: KeyedLuck(n, 1)):
        pairs: Counter[object] = Counter(
            (KeyedLuck(seed).die(2, 1, 1, 0), other(seed).die(2, 1, 1, 0)) for seed in range(9000)
        )
        assert chi_square(pairs, 36) < 66.6


def test_every_order_of_four_cards_is_as_likely() -> None:
    orders: Counter[object] = Counter(
        KeyedLuck(seed).deal("abcd", (0, 2, 9, 46), 4, 1) for seed in range(9600)
    )
    assert set(orders) == set(permutations("abcd"))
    assert chi_square(orders, 24) < 49.7  # 23 degrees of freedom: one in a thousand


# --- exact odds -----------------------------------------------------------------------------------


def test_outcomes_of_dice() -> None:
    ways = list(outcomes(lambda luck: (luck.die(1), luck.die(2))))
    assert len(ways) == 36
    assert {chance for chance, _ in ways} == {Fraction(1, 36)}
    assert len({dice for _, dice in ways}) == 36


def test_outcomes_of_an_eight_sided_die() -> None:
    ways = list(outcomes(lambda luck: luck.die(sides=8)))
    assert ways == [(Fraction(1, 8), face) for face in range(1, 9)]


def test_outcomes_of_a_deal_are_all_orders() -> None:
    ways = list(outcomes(lambda luck: luck.deal("abcd", range(4), 2, 1)))
    assert [dealt for _, dealt in ways] == list(permutations("abcd", 2))
    assert {chance for chance, _ in ways} == {Fraction(1, 12)}


def test_outcomes_where_later_chance_depends_on_earlier() -> None:
    """Roll again on a six, once: five outcomes of a sixth and six of a thirty-sixth."""

    def roll(luck: Luck) -> int:
        face = luck.die(1)
        return luck.die(2) + 6 if face == 6 else face

    odds = Counter[int]()
    for chance, face in outcomes(roll):
        odds[face] += chance  # type: ignore[assignment]
    assert odds == {
        **dict.fromkeys(range(1, 6), Fraction(1, 6)),
        **dict.fromkeys(range(7, 13), Fraction(1, 36)),
    }


def test_outcomes_without_chance_are_one() -> None:
    assert list(outcomes(lambda luck: "certain")) == [(Fraction(1), "certain")]


@given(st.lists(st.integers(1, 3), max_size=3))
def test_outcomes_sum_to_one(deals: list[int]) -> None:
    def run(luck: Luck) -> list[object]:
        return [luck.deal("abc", range(3), count, i) for i, count in enumerate(deals)]

    ways = list(outcomes(run))
    assert sum(chance for chance, _ in ways) == 1
