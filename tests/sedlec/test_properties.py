"""What holds in every game of two or three, with our cards or others: checked over random games."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from crypt_core.engine.luck import KeyedLuck, outcomes
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.components import SKULLS, Setup
from crypt_core.sedlec.events import Dug, Filled, Laid, Turned
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.scoring import crypt_sheet, tie_key
from crypt_core.sedlec.state import OVER, State
from tests.rule import rule
from tests.sedlec.build import games, positions, setups
from tests.strategies import Playthrough, examples, playthrough, seeds


def everything(state: State) -> list[Any]:
    """Every card there is, wherever it lies."""
    return [
        *state.unseen,
        *(pile.up for pile in state.piles if pile.up),
        *(card for player in state.players for card in player.hand),
        *(laid.card for player in state.players for laid in player.crypt),
    ]


@rule("deck", "setup")
@given(games())
def test_skulls_are_conserved_at_every_step(game: Playthrough) -> None:
    for _, state in game.steps:
        cards = everything(state)
        assert sorted(cards) == list(game.setup.deck)
        skulls = Counter(skull for card in cards for skull in (card.top, card.bottom))
        assert sum(skulls.values()) == 36
        assert list(state.unseen) == sorted(state.unseen)
        assert len(state.unseen) == sum(pile.down for pile in state.piles)


@rule("turn", "hand", "hand.share", "end", "lay", "crypt")
@given(games())
def test_everybody_has_as_many_turns_as_there_are_cards_to_take_and_to_lay(
    game: Playthrough,
) -> None:
    """Nobody ever has to pass, and the game is over after the same number of turns, always."""
    setup = game.setup
    for state in game.states[:-1]:
        (player,) = SEDLEC.deciders(state)
        assert player == (setup.first + state.turn) % setup.players
        assert len(SEDLEC.legal_moves(state)) > 0
        assert state.stage != OVER
    end = game.states[-1]
    assert end.turn == 36 == setup.players * setup.rounds
    assert end.stage == OVER
    assert SEDLEC.deciders(end) == ()
    assert len(SEDLEC.legal_moves(end)) == 0
    assert [turn.state.turn for turn in game.turns if turn.move.verb != "take"] == list(range(36))
    filled = [event.player for event, _ in game.steps if isinstance(event, Filled)]
    assert sorted(filled) == list(range(setup.players))
    for player in end.players:
        assert player.hand == ()
        assert len(player.crypt) == setup.size
        rows = Counter(laid.place.row for laid in player.crypt)
        assert tuple(rows[row] for row in (1, 2, 3)) == setup.rows


@rule("hand.share", "hand")
@given(games())
def test_whoever_has_all_the_cards_of_a_crypt_leaves_none_in_the_graveyard(
    game: Playthrough,
) -> None:
    """So nobody is ever kept from a card by the share: hands of two and equal turns see to it."""
    for state in game.states[:-1]:
        owner = state.players[SEDLEC.deciders(state)[0]]
        assert len(owner.hand) <= 2
        if len(owner.hand) < 2 and len(owner.hand) + len(owner.crypt) == game.setup.size:
            assert not state.face_down
            assert not state.face_up


@rule("end")
@given(games())
def test_scores_and_winners_agree(game: Playthrough) -> None:
    end = game.states[-1]
    sheets = [crypt_sheet(i, player.crypt) for i, player in enumerate(end.players)]
    assert end.scores == tuple(sheet.total for sheet in sheets)
    best = max((sheet.total, tie_key(sheet.points)) for sheet in sheets)
    won = [s.player for s in sheets if (s.total, tie_key(s.points)) == best]
    assert end.winners == tuple(won)
    rows = SEDLEC.figures(end, 0)
    assert [row["cards"] for row in rows] == [game.setup.size] * game.setup.players
    for row, sheet in zip(rows, sheets, strict=True):
        assert list(row) == ["player", *SKULLS, "cards", "score"]
        assert {kind: row[kind] for kind in SKULLS} == sheet.points


@rule("lay")
@given(games())
def test_what_was_gained_adds_up_to_the_score(game: Playthrough) -> None:
    gained: Counter[int] = Counter()
    for event, state in game.steps:
        if isinstance(event, Laid):
            gained[event.player] += event.gained
            assert gained[event.player] == crypt_sheet(0, state.players[event.player].crypt).total
    assert tuple(gained[player] for player in range(game.setup.players)) == game.states[-1].scores


# --- luck -----------------------------------------------------------------------------------------


def turned(game: Playthrough) -> dict[tuple[int, int], str]:
    """Which card lay where: by pile and how many lay face-down there until it was turned up."""
    found = {}
    before = dict.fromkeys(range(6), 3)
    for event, state in game.steps:
        if isinstance(event, Turned):
            found[event.pile, before[event.pile]] = event.card
        elif isinstance(event, Dug):
            for pile, card in zip(event.piles, event.cards, strict=True):
                found[pile, before[pile]] = card
        before = {pile: state.piles[pile].down for pile in range(6)}
    return found


@rule("setup", "dig")
@given(setups(), seeds, st.integers(0, 1 << 30), st.integers(0, 1 << 30))
def test_with_the_same_luck_each_card_lies_where_it_lay_whatever_was_decided(
    setup: Setup, seed: int, one: int, other: int
) -> None:
    found = []
    for choices in (one, other):
        rng = Random(choices)
        numbers = [rng.randrange(1 << 20) for _ in range(60)]
        found.append(turned(playthrough(setup, seed, numbers, game=SEDLEC)))
    assert len(found[0]) == 18
    assert found[0] == found[1]
    # It is one shuffle of all the cards, laid out in piles.
    shuffled = KeyedLuck(seed).deal(setup.deck, range(18), 18, 1)
    laid = {(i // 3, 3 - i % 3): str(card) for i, card in enumerate(shuffled)}
    assert found[0] == laid


@given(positions(), seeds, seeds)
def test_new_luck_changes_only_what_nobody_has_seen(state: State, one: int, other: int) -> None:
    known = [everything(state._replace(unseen=()))]
    for seed in (one, other):
        after = state
        luck = KeyedLuck(seed).salted(seed % 7)
        while SEDLEC.deciders(after):
            after, _ = SEDLEC.play(after, SEDLEC.legal_moves(after)[0], luck)
            assert sorted(everything(after)) == list(state.setup.deck)
            assert not set(after.unseen) & set(known[0])


def test_a_face_down_card_is_any_unseen_one_alike() -> None:
    state, _ = SEDLEC.start(Setup(), KeyedLuck(1))
    move = SEDLEC.read_move("dig 2 5", state)
    ways: Counter[tuple[str, ...]] = Counter()
    total = Fraction(0)
    for chance, (after, _) in outcomes(lambda luck: SEDLEC.play(state, move, luck)):
        assert chance == Fraction(1, 17 * 16)
        total += chance
        ways[tuple(str(after.piles[pile].up) for pile in after.dug)] += 1
    assert total == 1
    unseen = Counter(map(str, state.unseen))
    for (first, second), count in ways.items():
        assert count == unseen[first] * (unseen[second] - (first == second))


@examples(15)
@given(games())
def test_drawn_digs_are_among_the_outcomes(game: Playthrough) -> None:
    for turn in [turn for turn in game.turns if turn.move.verb == "dig"][-2:]:
        ways = outcomes(lambda luck, t=turn: SEDLEC.play(t.state, t.move, luck)[0])  # type: ignore[misc]
        assert turn.after in {after for _, after in ways}


# --- the timeline ---------------------------------------------------------------------------------


@given(games(), st.integers(0, 40))
def test_a_branch_with_the_same_luck_finds_the_same_cards(game: Playthrough, at: int) -> None:
    timeline = Timeline(SEDLEC, game.setup, game.seed)
    for move in game.moves:
        timeline.play(move)
    assert timeline.state == game.states[-1]
    timeline.go(min(at, len(game.moves) - 1))
    while SEDLEC.deciders(timeline.state):
        timeline.play(SEDLEC.legal_moves(timeline.state)[0])
    opening = timeline.moments[0].steps
    branch = [step for moment in timeline.line()[1:] for step in moment.steps]
    other = game._replace(opening=(*opening, *branch), turns=())
    assert turned(other) == turned(game)


# --- the random games are worth something ---------------------------------------------------------


def test_random_games_use_every_verb_dig_the_last_pile_and_end_in_every_way() -> None:
    verbs: Counter[str] = Counter()
    alone = 0
    ends: Counter[str] = Counter()
    for seed in range(150):
        setup = SEDLEC.setup({"players": 2 + seed % 2})
        game = playthrough(setup, seed, game=SEDLEC)
        verbs.update(move.verb for move in game.moves)
        alone += sum(move.verb == "dig" and len(move.piles) == 1 for move in game.moves)
        ends[game.steps[-1].event.by] += 1
    assert set(verbs) == {"dig", "take", "collect", "lay"}
    assert alone > 5
    assert set(ends) >= {"points", "skulls"}
