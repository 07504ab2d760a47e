"""What holds in every game of 1-4 players with any sides: checked over random whole games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.crypt.components import SERVANTS, deck_for
from crypt_core.crypt.events import GhostRolled, Revealed
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import OVER, TIE, Owned, State, Treasure
from crypt_core.crypt.views import View
from crypt_core.engine.luck import KeyedLuck, outcomes
from tests.crypt.build import FixedLuck, table
from tests.rule import rule
from tests.strategies import Playthrough, examples, games, pick, playthrough, setups

T = TypeVar("T")


def in_play(state: State) -> list[Any]:
    """Every card there is, wherever it lies."""
    return [
        *state.deck,
        *(t.card for t in state.crypt if t),
        *(t.card for player in state.players for t in player.treasures),
        *(t.card for t in state.box),
    ]


@rule("deck", "dice", "ghost.tireless")
@given(games())
def test_cards_and_dice_are_conserved_at_every_step(game: Playthrough) -> None:
    cards = sorted(deck_for(game.setup.players))
    for _, state in game.steps:
        assert sorted(in_play(state)) == cards
        for i, player in enumerate(state.players):
            placed = sum(t.servants for t in state.crypt if t and t.owner == i)
            assert player.ready + player.exhausted + placed == SERVANTS
            assert player.ready >= 0
            assert player.exhausted >= 0
            assert not state.is_ghost(i) or (player.exhausted == 0 and not player.treasures)


@rule("recover", "score")
@given(games())
def test_one_person_decides_at_a_time_until_the_deck_is_empty(game: Playthrough) -> None:
    for state in game.states[:-1]:
        (player,) = CRYPT.deciders(state)
        assert not state.is_ghost(player)
        others = CRYPT.legal_moves(state).others
        assert any(move.player == player for move in others), "nobody has to claim"
    end = game.states[-1]
    assert end.stage == OVER
    assert end.deck == ()
    assert end.round == game.setup.rounds
    assert end.winners


@rule("score", "tie")
@given(games())
def test_scores_and_winners_agree(game: Playthrough) -> None:
    end = game.states[-1]
    assert {end.scores[winner] for winner in end.winners} == {max(end.scores)}
    if len(end.winners) > 1:
        assert all(end.players[winner].ready == 0 for winner in end.winners)


# --- luck -----------------------------------------------------------------------------------------


class Noted:
    """Keyed luck that notes each draw by its key."""

    def __init__(self, seed: int) -> None:
        self.luck = KeyedLuck(seed)
        self.dice: dict[tuple[int, ...], int] = {}
        self.deals: list[tuple[tuple[int, ...], tuple[Any, ...]]] = []

    def die(self, *key: int, sides: int = 6) -> int:
        assert key not in self.dice, f"two dice of one game have the key {key}"
        self.dice[key] = self.luck.die(*key, sides=sides)
        return self.dice[key]

    def deal(self, cards: Sequence[T], ids: Sequence[int], count: int, *key: int) -> tuple[T, ...]:
        dealt = self.luck.deal(cards, ids, count, *key)
        self.deals.append((key, dealt))
        return dealt


@given(setups(), st.integers(0, 1 << 64), st.integers(0, 1 << 30), st.integers(0, 1 << 30))
def test_with_the_same_luck_other_decisions_leave_every_other_draw_as_it_was(
    setup: Any, seed: int, first: int, second: int
) -> None:
    noted = []
    for choices in (first, second):
        luck = Noted(seed % (1 << 64))
        rng = Random(choices)
        numbers = [rng.randrange(1 << 20) for _ in range(200)]
        game = playthrough(setup, seed % (1 << 64), numbers, luck)
        noted.append((luck, game))
    (one, game), (other, branch) = noted
    for key in one.dice.keys() & other.dice.keys():
        assert one.dice[key] == other.dice[key]
    # Whatever was decided, the same treasures lie there each round, and the Ghost's first roll
    # of a round is the same.
    assert one.deals == other.deals
    assert revealed(game) == revealed(branch)
    assert ghost_rolls(game) == ghost_rolls(branch)


def revealed(game: Playthrough) -> list[Any]:
    return [step.event for step in game.steps if isinstance(step.event, Revealed)]


def ghost_rolls(game: Playthrough) -> list[tuple[int, Any]]:
    return [
        (step.state.round, step.event)
        for step in game.steps
        if isinstance(step.event, GhostRolled) and step.event.turn == 1
    ]


@given(games())
def test_dealing_round_by_round_is_one_shuffle_of_the_deck(game: Playthrough) -> None:
    cards = deck_for(game.setup.players)
    luck = KeyedLuck(game.seed)
    whole = luck.deal(cards, [card.number for card in cards], len(cards), 1)
    shown = [(card.kind, card.value) for event in revealed(game) for card in event.cards]
    assert len(shown) == len(whole)
    for (kind, value), card in zip(shown, whole, strict=True):
        assert kind == card.kind
        assert value in (0, card.value)


# --- chance enumerated by the rules that draw it --------------------------------------------------

ENUMERATED = [
    (table("idols4 pottery1? jewelry2", players=1), "a5 b4 c2", 216),
    (table("idols4 pottery1? jewelry2", players=1), "recover", 216),
    # The Ghost leads: two of its dice were pushed, and one of yours is rolled.
    (
        table("remains4=P2:33 pottery1?=P2:1 jewelry2", players=1, leader=1, turn=1, round_=8),
        "a44 c1",
        36 * 36,
    ),
    (table("remains4 pottery1 jewelry2?", turn=2, round_=8), "a444", 216),
    (table("remains4 pottery1 jewelry2?", turn=2, round_=8), "a111", 1),
    # An idol may roll the die again: one new roll to enumerate.
    (
        table("remains4=P1:1 pottery1 jewelry2?", "idols1", turn=2, round_=8)._replace(turn=2),
        "b5",
        6,
    ),
]


@pytest.mark.parametrize(("state", "text", "ways"), ENUMERATED)
def test_outcomes_of_a_move_sum_to_one_and_hold_what_is_drawn(
    state: State, text: str, ways: int
) -> None:
    move = CRYPT.read_move(text, state)
    found: defaultdict[Any, Fraction] = defaultdict(Fraction)
    count = 0
    for chance, (after, steps) in outcomes(lambda luck: CRYPT.play(state, move, luck)):
        found[after, tuple(str(step.event) for step in steps)] += chance
        count += 1
    assert sum(found.values()) == 1
    assert count <= ways
    for seed in range(20):
        after, steps = CRYPT.play(state, move, KeyedLuck(seed))
        assert found[after, tuple(str(step.event) for step in steps)] > 0


@rule("collect.reroll", "idols.A")
def test_a_new_roll_is_enumerated_too() -> None:
    state = table("remains4 pottery1 jewelry2?", "idols1", turn=2)
    state, _ = CRYPT.play(state, CRYPT.read_move("a4", state), FixedLuck(1))
    state = state._replace(deck=())
    move = CRYPT.read_move("reroll a1", state)
    tired: Counter[int] = Counter()
    for chance, (after, _) in outcomes(lambda luck: CRYPT.play(state, move, luck)):
        tired[after.players[0].exhausted] += chance  # type: ignore[assignment]
    assert tired == {0: Fraction(1, 2), 1: Fraction(1, 2)}


@examples(8)
@given(games(players=1))
def test_drawn_solo_moves_are_among_the_outcomes(game: Playthrough) -> None:
    turns = [t for t in game.turns if t.state.leader == 0 and t.state.turn == 0]
    turns = [t for t in turns if t.move.verb == "claim" and t.state.stage == "claim"][:2]
    for turn in turns:
        ways = list(outcomes(lambda luck, t=turn: CRYPT.play(t.state, t.move, luck)[0]))  # type: ignore[misc]
        assert len(ways) == 216
        assert sum(chance for chance, _ in ways) == 1
        assert turn.after in {after for _, after in ways}


# --- views ----------------------------------------------------------------------------------------


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.setup.players)]


def sees(state: State, known: int, viewer: int | None) -> bool:
    if viewer is None:
        return known == (1 << state.setup.seats) - 1
    return bool(known >> viewer & 1)


def shuffled(state: State, viewer: int | None, rng: Random) -> State:
    """A state that the viewer cannot tell from this one: cards it has not seen change places.

    A back shows its kind, so cards change places within their kind; the deck keeps no order.
    """
    hidden = list(state.deck)
    for lying in (*(t for t in state.crypt if t), *state.box):
        if not sees(state, lying.known, viewer):
            hidden.append(lying.card)
    for player in state.players:
        hidden += [t.card for t in player.treasures if not sees(state, t.known, viewer)]
    swap = {}
    for kind in {card.kind for card in hidden}:
        cards = [card for card in hidden if card.kind == kind]
        swap.update(zip(cards, rng.sample(cards, len(cards)), strict=True))

    def other(lying: Any) -> Any:
        return lying._replace(card=swap.get(lying.card, lying.card))

    crypt: tuple[Treasure | None, ...] = tuple(t and other(t) for t in state.crypt)
    box: tuple[Owned, ...] = tuple(map(other, state.box))
    players = tuple(
        player._replace(treasures=tuple(map(other, player.treasures))) for player in state.players
    )
    deck = tuple(sorted(swap[card] for card in state.deck))
    return state._replace(deck=deck, crypt=crypt, box=box, players=players)


@rule("deck.back", "collect.keep", "collect.discard", "ghost.discard", "manuscripts.B")
@given(games(), st.integers(0, 1 << 30).map(Random))
def test_a_view_never_depends_on_what_its_viewer_cannot_know(
    game: Playthrough, rng: Random
) -> None:
    changed = 0
    drawn = rng.choice(game.states)  # to draw a view takes longer than all the rest
    for state in game.states:
        for viewer in viewers(state):
            other = shuffled(state, viewer, rng)
            changed += other != state
            mine, theirs = CRYPT.view(state, viewer), CRYPT.view(other, viewer)
            assert mine == theirs
            assert str(mine) == str(theirs)
            if state is drawn:
                assert mine._repr_html_() == theirs._repr_html_()
            assert CRYPT.figures(state, viewer) == CRYPT.figures(other, viewer)
            # What may be done is for everybody to see, too.
            legal, same = CRYPT.legal_moves(state), CRYPT.legal_moves(other)
            assert len(legal) == len(same)
            assert legal.others == same.others
            if viewer is None:
                assert (repr(state), repr(legal)) == (repr(other), repr(same))
    assert changed


@examples(15)
@given(games(), st.integers(0, 1 << 30).map(Random))
def test_views_of_every_step_tell_no_more_than_those_of_decisions(
    game: Playthrough, rng: Random
) -> None:
    for _, state in game.steps:
        for viewer in viewers(state):
            mine = CRYPT.view(state, viewer)
            assert mine == CRYPT.view(shuffled(state, viewer, rng), viewer)
            assert str(mine)


@given(games())
def test_a_view_knows_what_its_viewer_has_seen_and_counts_what_is_left(game: Playthrough) -> None:
    for state in game.states:
        for viewer in viewers(state):
            seen = CRYPT.view(state, viewer)
            cards = len(deck_for(game.setup.players))
            known = sum(t is not None and t.value is not None for t in seen.crypt)
            known += sum(card.value is not None for card in seen.box)
            known += sum(t.value is not None for p in seen.players for t in p.treasures)
            assert known + sum(map(len, seen.unseen.values())) == cards
            assert seen.deck == len(state.deck)
            if viewer is not None:
                mine = seen.players[viewer]
                assert all(t.value is not None for t in mine.treasures)
            assert_public_counts(state, seen)


def assert_public_counts(state: State, seen: View) -> None:
    for player, shown in zip(state.players, seen.players, strict=True):
        assert (shown.ready, shown.exhausted) == (player.ready, player.exhausted)
        assert [t.kind for t in shown.treasures] == [t.card.kind for t in player.treasures]
        assert [t.flipped for t in shown.treasures] == [t.flipped for t in player.treasures]
        assert all(t.value is not None for t in shown.treasures if t.flipped)


@given(games())
def test_what_somebody_has_seen_is_never_forgotten(game: Playthrough) -> None:
    states = [step.state for step in game.steps]
    for before, after in pairwise(states):
        for viewer in viewers(before):
            assert knows(after, viewer) >= knows(before, viewer)


def knows(state: State, viewer: int | None) -> set[Any]:
    lying = [t for t in state.crypt if t]
    owned = [*state.box, *(t for player in state.players for t in player.treasures)]
    return {t.card for t in (*lying, *owned) if sees(state, t.known, viewer)}


@given(games())
def test_events_name_no_value_that_not_everybody_may_know(game: Playthrough) -> None:
    """Whoever hears the events and sees the public view knows the same."""
    for event, state in game.steps:
        for card in getattr(event, "cards", ()):
            assert card.value == 0 or (card.kind, card.value) in public(state)
        card = getattr(event, "card", None)
        if card is not None:
            assert card.value == 0 or (card.kind, card.value) in public(state)
        for card in getattr(event, "flipped", ()):
            assert (card.kind, card.value) in public(state)


def public(state: State) -> set[tuple[str, int]]:
    return {(card.kind, card.value) for card in knows(state, None)}


# --- the random games are worth something ---------------------------------------------------------


def test_random_games_use_every_verb_and_reach_every_stage() -> None:
    verbs: Counter[str] = Counter()
    stages: Counter[str] = Counter()
    for seed in range(60):
        players = seed % 4 + 1
        sides = "ABABAB" if seed % 3 else ("AABBAB" if seed % 2 else "ABBBAB")
        setup = CRYPT.setup({"players": players, "sides": sides})
        game = playthrough(setup, seed)
        verbs.update(move.verb for move in game.moves)
        stages.update(state.stage for state in game.states)
    assert set(verbs) >= {"claim", "recover", "reroll", "peek", "take", "rouse", "done"}
    assert set(stages) >= {"claim", "pottery", "reroll", "last", OVER}


def test_ties_are_reached_by_playing_and_rolled_off() -> None:
    ties = 0
    for seed in range(40):
        setup = CRYPT.setup({"players": 2 + seed % 3})
        luck = KeyedLuck(seed)
        state, _ = CRYPT.start(setup, luck)
        while CRYPT.deciders(state):
            ties += state.stage == TIE
            legal = CRYPT.legal_moves(state)
            # Everybody recovers, so nobody has more than anybody else.
            state, _ = CRYPT.play(state, legal.others[0] if state.stage != TIE else legal[0], luck)
        assert state.winners
        assert pick(CRYPT.legal_moves(CRYPT.start(setup, luck)[0]), 3) is not None
    assert ties >= 40
