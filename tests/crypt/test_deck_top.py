"""The card on top of the deck: its back is seen by all, and it is the first to be drawn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.crypt.coach.determinize import imagined
from crypt_core.crypt.components import REVEALED, deck_for
from crypt_core.crypt.events import Revealed
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.rules import FOR_DECK
from crypt_core.crypt.state import State
from crypt_core.engine.luck import KeyedLuck, outcomes
from crypt_core.engine.timeline import Timeline
from tests.crypt.build import FixedLuck, table
from tests.rule import rule
from tests.strategies import Playthrough, examples, games, trees


def reveals(game: Playthrough) -> list[tuple[Revealed, State]]:
    return [(step.event, step.state) for step in game.steps if isinstance(step.event, Revealed)]


@rule("deck.back")
@given(games())
def test_the_kind_that_all_see_on_top_is_drawn_first(game: Playthrough) -> None:
    """Whoever looks, at every step; nothing is on top when no card is left."""
    to_come = iter([event.cards[0].kind for event, _ in reveals(game)])
    top: str | None = next(to_come)
    for event, state in game.steps:
        if isinstance(event, Revealed):
            assert event.cards[0].kind == top
            top = next(to_come, None)
        assert state.top == top
        assert (top is None) == (not state.deck)
        for viewer in (None, *range(game.setup.players)):
            seen = CRYPT.view(state, viewer)
            assert seen.top == top
            assert (f"deck {len(state.deck)} ({top}? on top)\n" in str(seen)) == bool(top)
    assert top is None


@rule("deck.back")
@given(games())
def test_the_deck_is_drawn_in_the_one_order_that_its_seed_names(game: Playthrough) -> None:
    """Looking at the top changes nothing: it is one shuffle of all cards, drawn from above."""
    deck = deck_for(game.setup.players)
    ids = [card.number for card in deck]
    order = KeyedLuck(game.seed).deal(deck, ids, len(deck), FOR_DECK)
    up, down = REVEALED[game.setup.players]
    for (event, state), at in zip(reveals(game), range(0, len(deck), up + down), strict=True):
        drawn = order[at : at + up + down]
        assert tuple(t.card for t in state.crypt if t) == drawn
        assert [card.kind for card in event.cards] == [card.kind for card in drawn]


@rule("deck.back")
@examples(30)
@given(trees())
def test_new_luck_leaves_the_top_card_its_kind(timeline: Timeline) -> None:
    for moment in timeline.moments[1:]:
        before = timeline.parent(moment).state
        for event, state in moment.steps:
            if isinstance(event, Revealed):
                assert event.cards[0].kind == before.top
            before = state


@rule("deck.back")
def test_new_luck_draws_the_other_cards_anew() -> None:
    """Only the kind of the first is settled: the others, and its value, are not."""
    state = table("idols4 jewelry2 pottery1?", turn=2, round_=1)._replace(top="remains")
    move = CRYPT.read_move("a1", state)
    drawn = set()
    for salt in range(30):
        after, _ = CRYPT.play(state, move, KeyedLuck(1, salt))
        cards = [t.card for t in after.crypt if t]
        assert cards[0].kind == "remains"
        assert sorted([*cards, *after.deck]) == list(state.deck)
        drawn.add(tuple(map(str, cards)))
    assert len({cards[0] for cards in drawn}) == 4
    assert len({card for cards in drawn for card in cards[1:]}) > 10


@rule("deck.back")
@pytest.mark.parametrize("top", ["remains", "idols", None])
def test_the_chances_are_those_of_a_deck_whose_top_is_seen(top: str | None) -> None:
    deck = "remains1 remains2 remains4 idols1 tapestries3 manuscripts2"
    state = table("idols4 jewelry2 pottery1?", turn=2, round_=6, deck=deck)._replace(top=top)
    assert " ".join(sorted(map(str, state.deck))) == " ".join(sorted(deck.split()))
    orders = [o for o in permutations(state.deck, 4) if top in (None, o[0].kind)]
    wanted: Counter[tuple[object, ...]] = Counter()
    for *cards, after in orders:
        wanted[(*cards, after.kind)] += Fraction(1, len(orders))  # type: ignore[assignment]
    found: Counter[tuple[object, ...]] = Counter()
    move = CRYPT.read_move("a1", state)
    for chance, (after, _) in outcomes(lambda luck: CRYPT.play(state, move, luck)):
        found[(*(t.card for t in after.crypt if t), after.top)] += chance  # type: ignore[assignment]
    assert found == wanted
    assert sum(found.values()) == 1


def test_where_nobody_has_looked_all_is_dealt_as_ever() -> None:
    """A position that does not tell it; from its next round on the top is seen."""
    state = table("idols4 jewelry2 pottery1?", turn=2, round_=1)
    assert state.top is None
    assert "on top" not in str(CRYPT.view(state, 0))
    move = CRYPT.read_move("a1", state)
    ids = [card.number for card in state.deck]
    for seed in range(5):
        after, _ = CRYPT.play(state, move, KeyedLuck(seed))
        order = KeyedLuck(seed).deal(state.deck, ids, 4, FOR_DECK)
        assert tuple(t.card for t in after.crypt if t) == order[:3]
        assert after.top == order[3].kind


@examples(15)
@given(games().filter(lambda game: game.setup.players > 1), st.integers(0, 99))
def test_who_imagines_the_hidden_cards_keeps_the_top(game: Playthrough, seed: int) -> None:
    for state in game.states[:-1]:
        (viewer,) = CRYPT.deciders(state)
        other = imagined(CRYPT.view(state, viewer), KeyedLuck(seed))
        assert other.top == state.top
        assert other.top is None or any(card.kind == other.top for card in other.deck)


def test_the_top_of_a_deck_that_runs_out() -> None:
    state = table("idols4 jewelry2 pottery1?", turn=2, round_=7)._replace(top="remains")
    fit = state._replace(deck=table(round_=7, deck="remains1 idols1 idols2").deck)
    after, steps = CRYPT.play(fit, CRYPT.read_move("a1", fit), FixedLuck())
    assert (after.deck, after.top) == ((), None)
    assert any(str(step.event) == "round 8 reveals remains1,idols1,idols?" for step in steps)
