"""Advice: every legal move once, ranked, from the player's own view alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt import moves
from crypt_core.crypt.coach.advice import NEAR, Advice
from crypt_core.crypt.coach.known import known
from crypt_core.crypt.coach.worth import fitted
from crypt_core.crypt.components import KINDS, Setup, deck_for
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import CLAIM, LAST, OVER, POTTERY, REROLL, State
from crypt_core.crypt.views import view
from crypt_core.engine.luck import KeyedLuck
from tests.crypt.build import table
from tests.rule import rule


@cache
def decisions() -> list[State]:
    """Every decision of solo games with any sides, played by bots that now and then stray."""
    met = []
    for seed in range(9):
        draw = random.Random(f"advice {seed}")
        luck = KeyedLuck(seed)
        sides = "".join(draw.choice("AB") for _ in KINDS)
        state, _ = CRYPT.start(Setup(1, sides), luck)
        while state.stage != OVER:
            met.append(state)
            move = choose("sensible" if draw.random() < 0.8 else "random", CRYPT, state, luck)
            state, _ = CRYPT.play(state, move, luck)
    return met


@cache
def advice_of(state: State) -> Advice:
    return Advice(view(state, 0))


HAND = "manuscripts1 remains1 remains4 pottery2 pottery3 idols1 jewelry3"
HAND_OF_POWERS = [
    table("idols4 pottery1? jewelry2", HAND, players=1, sides="AABBAA", stage=stage, round_=6,
          servants=[(1, 2)], leader=leader, turn=turn)
    for stage, leader, turn in [(POTTERY, 0, 0), (POTTERY, 1, 1), (CLAIM, 0, 0), (CLAIM, 1, 1)]
]  # fmt: skip


def test_every_legal_move_is_advised_once() -> None:
    met: Counter[str] = Counter()
    for state in [*decisions(), *HAND_OF_POWERS]:
        legal = list(CRYPT.legal_moves(state))
        advice = advice_of(state)
        advised = [advised.move for advised in advice.moves]
        assert len(advised) == len(legal), str(view(state, 0))
        assert set(advised) == set(legal), str(view(state, 0))
        met[state.stage] += 1
        met.update({move.verb for move in legal})
    for stage in (CLAIM, POTTERY, REROLL, LAST):
        assert met[stage] >= 2, met
    for verb in set(moves.VERBS) - {moves.ROLL}:
        assert met[verb] >= 3, met


def test_moves_are_ranked_by_their_expected_score() -> None:
    for state in decisions()[::3]:
        advice = advice_of(state)
        scores = [advised.outlook.score for advised in advice.moves]
        assert scores == sorted(scores, reverse=True)
        assert advice.best == advice.moves[0]
        assert advice.expected == scores[0]
        assert advice.best.loss == 0
        ranks = []
        for advised in advice.moves:
            assert advice.of(advised.move) == advised
            assert advised.loss == pytest.approx(scores[0] - advised.outlook.score)
            near = advised.loss <= NEAR and not advised.in_vain
            assert advice.near_best(advised.move) == near
            ranks.append(advice.rank(advised.move))
        for rank, (_, _, loss, in_vain) in zip(ranks, advice.moves, strict=True):
            better = sum((other.loss, other.in_vain) < (loss, in_vain) for other in advice.moves)
            assert rank == 1 + better
        assert ranks == sorted(ranks)


def test_the_other_move_of_a_comparison_has_another_shape() -> None:
    for state in decisions()[::3]:
        advice = advice_of(state)
        for other in (advice.rival, advice.lesser):
            if other is not None:
                assert _shape(other.move) != _shape(advice.best.move)
                assert advice.of(other.move) == other
                reason = advice.reason(advice.best, other)
                assert reason.loss == pytest.approx(other.loss)
        if advice.lesser is not None:
            assert not advice.near_best(advice.lesser.move)


def _shape(move: moves.Move) -> tuple[str, tuple[tuple[int, int], ...]]:
    return move.verb, tuple((slot, len(efforts)) for slot, efforts in move.dice)


def test_hints_name_what_there_is() -> None:
    """A treasure that lies there, as many servants as one has, and at last a legal move."""
    verbs = set()
    for state in [*decisions(), *HAND_OF_POWERS]:
        hints = advice_of(state).hints
        assert hints.move in CRYPT.legal_moves(state)
        assert hints.verb == hints.move.verb
        if hints.slot is not None:
            assert state.crypt[hints.slot] is not None or state.stage == REROLL
        if hints.verb == moves.CLAIM:
            assert hints.shape == tuple((slot, len(e)) for slot, e in hints.move.dice)
            placed = sum(count for _, count in hints.shape)
            assert placed + hints.left == state.players[0].ready
            assert hints.left >= 0
            if hints.slot is not None:
                assert hints.slot in dict(hints.shape)
        else:
            assert hints.shape == ()
        verbs.add(hints.verb)
    assert {moves.CLAIM, moves.RECOVER, moves.DONE} <= verbs


# --- nobody looks at hidden cards -----------------------------------------------------------------


def otherwise(state: State, draw: random.Random) -> Iterator[State]:
    """The same state with other cards where the player has not looked.

    The face-down treasure is changed for any unseen one of its kind, and all unseen cards in the
    deck and in the box are dealt anew among the same places.
    """
    hidden = [t.card for t in state.crypt if t and not t.known & 1]
    boxed = [owned.card for owned in state.box if not owned.known & 1]
    unseen = [*hidden, *boxed, *state.deck]
    assert {c for c in deck_for(1) if c in unseen} == set(unseen)
    for _ in range(3):
        rest = draw.sample(unseen, len(unseen))
        change = {}
        # A face-down card's back and those in the box show their types: each keeps its own.
        for card in (*hidden, *boxed):
            other = next(c for c in rest if c.kind == card.kind)
            rest.remove(other)
            change[card] = other
        yield state._replace(
            crypt=tuple(t and t._replace(card=change.get(t.card, t.card)) for t in state.crypt),
            box=tuple(o._replace(card=change.get(o.card, o.card)) for o in state.box),
            deck=tuple(sorted(rest)),
        )


@rule("deck.back", "collect.discard", "ghost.discard")
def test_hidden_cards_make_no_difference() -> None:
    """Not to a single number of any move: what differs is the state, not the advice."""
    draw = random.Random("hidden cards")
    differed = decided = 0
    for state in [*decisions()[::4], *HAND_OF_POWERS[2:]]:
        before = advice_of(state).moves
        for other in otherwise(state, draw):
            assert Advice(view(other, 0)).moves == before, str(view(state, 0))
            assert known(view(other, 0)) == known(view(state, 0))
            differed += other != state
            hidden = [(a, b) for a, b in zip(state.crypt, other.crypt, strict=True) if a and b]
            decided += any(a.card.value != b.card.value for a, b in hidden)
    assert differed > 50
    assert decided > 20


@rule("manuscripts.B")
def test_what_has_been_looked_at_does_make_a_difference() -> None:
    """The test above would pass if advice did not care for values at all."""
    crypt, hand = "idols4 remains1? jewelry2", "manuscripts1 manuscripts3"
    state = table(crypt, hand, players=1, sides="ABBABA", round_=4)
    state = state._replace(box=tuple(owned._replace(known=0) for owned in state.box))
    seen = []
    for other in (state, *otherwise(state, random.Random(2))):
        looked, _ = CRYPT.play(other, moves.Move(0, moves.PEEK), KeyedLuck(1))
        treasure = looked.crypt[1]
        assert treasure is not None
        seen.append((treasure.card.value, Advice(view(looked, 0)).expected))
    values = dict(seen)
    assert len(values) >= 2
    assert sorted(values, key=lambda value: values[value]) == sorted(values)


def test_a_look_is_worth_the_mean_of_what_it_may_show() -> None:
    crypt, hand = "idols4 remains1? jewelry2", "manuscripts1 manuscripts3"
    state = table(crypt, hand, players=1, sides="ABBABA", round_=4)
    state = state._replace(box=tuple(owned._replace(known=0) for owned in state.box))
    peek = moves.Move(0, moves.PEEK)
    unseen = view(state, 0).unseen["remains"]
    cards = [card for card in deck_for(1) if card.kind == "remains" and card.value in unseen]
    expected = []
    for card in cards:
        change = {card: state.crypt[1].card, state.crypt[1].card: card}  # type: ignore[union-attr]
        other = state._replace(
            crypt=tuple(t and t._replace(card=change.get(t.card, t.card)) for t in state.crypt),
            box=tuple(o._replace(card=change.get(o.card, o.card)) for o in state.box),
            deck=tuple(sorted(change.get(c, c) for c in state.deck)),
        )
        looked, _ = CRYPT.play(other, peek, KeyedLuck(1))
        rows = [a for a in Advice(view(looked, 0)).moves if a.move != peek]
        expected.append(rows[0].outlook.score)
    assert len(expected) >= 3
    told = Advice(view(state, 0)).of(peek).outlook.score
    assert told == pytest.approx(sum(expected) / len(expected), abs=1e-9)


@rule("manuscripts.B")
@pytest.mark.parametrize("round_", [3, 4, 5, 6, 7])
def test_nobody_is_told_to_look_at_what_they_have_seen(round_: int) -> None:
    """However many manuscripts they have: to flip one for nothing is never the best move."""
    leader = (round_ + 1) % 2
    crypt = ("idols4 pottery1? jewelry2", "idols4=P2:3 pottery1?=P2:2 jewelry2=P2:1")[leader]
    for hand in ("manuscripts1 manuscripts3", "manuscripts1 manuscripts2 manuscripts3"):
        state = table(
            crypt, hand, players=1, sides="BBBBAB", round_=round_, leader=leader, turn=leader,
            servants=[(2, 1)],
        )  # fmt: skip
        peek = moves.Move(0, moves.PEEK)
        looked, _ = CRYPT.play(state, peek, KeyedLuck(1))
        advice = Advice(view(looked, 0))
        assert peek in CRYPT.legal_moves(looked)
        assert advice.best.move != peek
        best_without = next(a for a in advice.moves if a.move != peek)
        assert advice.of(peek).outlook.score <= best_without.outlook.score


# --- whom advice is for ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "state",
    [
        table("idols4 pottery1? jewelry2", players=2),
        table("idols4 pottery1? jewelry2", players=1, leader=1, turn=0),
    ],
    ids=["two people", "the Ghost's turn"],
)
def test_advice_is_for_the_player_of_a_solo_game_on_turn(state: State) -> None:
    with pytest.raises(ValueError, match=r"advice is for|nothing to advise"):
        Advice(view(state, 0))


def test_advice_is_from_ones_own_view() -> None:
    state = table("idols4 pottery1? jewelry2", players=1)
    for viewer in (None, 1):
        with pytest.raises(ValueError, match="from their own view"):
            Advice(view(state, viewer))


def test_when_the_game_is_over_there_is_nothing_to_advise() -> None:
    luck = KeyedLuck(1)
    state, _ = CRYPT.start(Setup(1), luck)
    while state.stage != OVER:
        state, _ = CRYPT.play(state, choose("random", CRYPT, state, luck), luck)
    with pytest.raises(ValueError, match="nothing to advise"):
        Advice(view(state, 0))


def test_advice_of_what_is_not_legal_is_a_key_error() -> None:
    advice = Advice(view(table("idols4 pottery1? jewelry2", players=1), 0))
    with pytest.raises(KeyError):
        advice.of(moves.claim(0, a=7))


def test_the_shipped_worth_is_used_unless_another_is_given() -> None:
    seen = view(table("idols4 pottery1? jewelry2", players=1), 0)
    assert Advice(seen).moves == Advice(seen, fitted()).moves
