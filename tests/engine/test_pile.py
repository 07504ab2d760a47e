"""A pile: one order however it is drawn, cards under it in theirs, and another order each time."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from crypt_core.engine.luck import KeyedLuck, outcomes
from crypt_core.engine.pile import Pile, draw, put_under, shuffled
from tests.strategies import seeds

FOR_PILE = 5
numbers = st.lists(st.integers(0, 99), unique=True, max_size=20).map(sorted).map(tuple)


@given(seeds, numbers, st.integers(0, 9))
def test_a_pile_has_one_order_however_many_are_drawn_at_a_time(
    seed: int, cards: tuple[int, ...], first: int
) -> None:
    luck, pile = KeyedLuck(seed), Pile(cards)
    whole, nothing = draw(pile, len(cards), luck, FOR_PILE)
    assert sorted(whole) == list(cards)
    assert nothing.size == 0
    top, rest = draw(pile, first, luck, FOR_PILE)
    assert top == whole[:first]
    assert rest.size == len(cards) - len(top)
    assert draw(rest, rest.size, luck, FOR_PILE)[0] == whole[first:]


@given(seeds, numbers)
def test_cards_put_under_a_pile_come_last_and_in_their_order(
    seed: int, cards: tuple[int, ...]
) -> None:
    luck = KeyedLuck(seed)
    pile = put_under(put_under(Pile(cards), [103, 101]), [102])
    drawn, left = draw(pile, pile.size - 1, luck, FOR_PILE)
    assert drawn == (*draw(Pile(cards), len(cards), luck, FOR_PILE)[0], 103, 101)
    assert left.under == (102,)
    assert draw(left, 9, luck, FOR_PILE) == ((102,), left._replace(under=()))


@given(seeds, numbers)
def test_a_pile_shuffled_again_has_all_its_cards_and_keeps_no_order(
    seed: int, cards: tuple[int, ...]
) -> None:
    pile = shuffled(put_under(Pile(cards), [102, 101]), [100])
    assert pile == Pile((*cards, 100, 101, 102), (), 1)
    assert sorted(draw(pile, pile.size, KeyedLuck(seed), FOR_PILE)[0]) == list(pile.mixed)


def test_each_shuffle_is_another_order() -> None:
    pile = Pile(tuple(range(8)))
    orders = set()
    for _ in range(50):
        orders.add(draw(pile, 8, KeyedLuck(2018), FOR_PILE)[0])
        pile = shuffled(pile)
    assert len(orders) == 50


def test_neighbouring_shuffles_are_independent() -> None:
    """The top card after the next shuffle has nothing to do with the one before it."""
    pile, tops = Pile(tuple(range(6))), Counter[tuple[int, int]]()
    for seed in range(7200):
        (one,), _ = draw(pile, 1, KeyedLuck(seed), FOR_PILE)
        (other,), _ = draw(shuffled(pile), 1, KeyedLuck(seed), FOR_PILE)
        tops[one, other] += 1
    expected = 7200 / 36
    # 35 degrees of freedom: one in a thousand
    assert sum((tops[pair] - expected) ** 2 / expected for pair in tops) < 66.6


def test_odds_of_a_draw_are_enumerated() -> None:
    pile = put_under(Pile((3, 5, 8)), [1])
    ways = list(outcomes(lambda luck: draw(pile, 4, luck, FOR_PILE)[0]))
    assert len(ways) == 6
    assert {chance for chance, _ in ways} == {Fraction(1, 6)}
    assert {drawn[-1] for _, drawn in ways} == {1}
