"""The odds of the graveyard are those of the rules that deal it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from crypt_core.engine.luck import KeyedLuck, Luck, outcomes
from crypt_core.sedlec import moves
from crypt_core.sedlec.coach.graves import Adding, dig, dug, next_card, showing, skull_chances
from crypt_core.sedlec.components import SKULLS
from crypt_core.sedlec.events import Dug
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import Move
from crypt_core.sedlec.position import position
from crypt_core.sedlec.scoring import gain
from crypt_core.sedlec.state import TURN, State
from crypt_core.sedlec.views import view


def some_states(players: int, games: int) -> Iterator[State]:
    """States at which somebody can dig, from games played anyhow."""
    for seed in range(games):
        luck = KeyedLuck(seed)
        state, _ = SEDLEC.start(SEDLEC.setup({"players": players}), luck)
        while SEDLEC.deciders(state):
            legal = SEDLEC.legal_moves(state)
            if state.stage == TURN and legal[0].verb == moves.DIG:
                yield state
            state, _ = SEDLEC.play(state, legal[luck.draw(9, state.turn) % len(legal)], luck)


def digs(state: State, move: Move) -> Iterator[tuple[Fraction, tuple[str, ...]]]:
    """What a dig turns up, and how likely, by the rules themselves."""

    def run(luck: Luck) -> tuple[str, ...]:
        _, steps = SEDLEC.play(state, move, luck)
        event = steps[0].event
        assert isinstance(event, Dug)
        return event.cards

    yield from outcomes(run)


@pytest.mark.parametrize("players", [2, 3])
def test_chances_are_those_of_the_rules_for_any_piles(players: int) -> None:
    dug_cards: Counter[int] = Counter()
    for number, state in enumerate(some_states(players, 3)):
        legal = [move for move in SEDLEC.legal_moves(state) if move.verb == moves.DIG]
        move, known = legal[number % len(legal)], view(state, None)
        player = known.players[move.player]
        most = {
            str(card): max(sum(gain(player.crypt, card, at).values()) for at in player.open)
            for card in state.unseen
        }
        first: Counter[str] = Counter()
        shown: Counter[str] = Counter(dict.fromkeys(SKULLS, 0))
        best: Counter[int] = Counter()
        for chance, turned in digs(state, move):
            first[turned[0]] += chance
            best[max(most[text] for text in turned)] += chance
            for skull in {half for card in turned for half in card.split("/")}:
                shown[skull] += chance
        assert first == next_card(known)
        two = len(move.piles) == 2
        told = skull_chances(known)
        assert shown == {skull: told[skull].two if two else told[skull].one for skull in SKULLS}
        found = dig(known, move.player)
        assert found.chances == best
        assert found.expected == sum(points * chance for points, chance in best.items())
        dug_cards[len(move.piles)] += 1
    assert dug_cards[1] > 3
    assert dug_cards[2] > 20


def test_what_a_card_adds_is_told_for_every_open_place() -> None:
    for state in some_states(2, 2):
        known = view(state, None)
        for player in known.players:
            adding = Adding(known, player.player)
            assert adding.anywhere == bool(player.open)
            for card in known.unseen[:4]:
                points = {
                    place: sum(gain(player.crypt, card, place).values()) for place in player.open
                }
                assert adding.at(card) == points


def test_a_chance_is_a_count_and_a_fraction() -> None:
    state = position(
        graveyard=["2", "king/priest+2", "3", "3", "3", "3"],
        crypts=["", ""],
        hands=["criminal/criminal", ""],
    )
    told = showing(view(state, 0), "criminal")
    assert (told.cards, told.unseen) == (8, 16)
    assert told.one == Fraction(1, 2)
    assert told.two == 1 - Fraction(8 * 7, 16 * 15)
    assert showing(view(state, 0), "king").one == Fraction(3, 16)


def test_with_one_pile_left_one_card_is_dug_and_with_none_nothing_is() -> None:
    state = next(s for s in some_states(2, 9) if len(s.face_down) == 1)
    known = view(state, None)
    assert all(chances.two is None for chances in skull_chances(known).values())
    player = state.player
    adding = Adding(known, player)
    mean = Fraction(sum(adding.best(c).points for c in known.unseen), len(known.unseen))
    assert dig(known, player).expected == mean
    assert dug(known, lambda card, others: len(others)) == 0
    state = state._replace(piles=tuple(pile._replace(down=0) for pile in state.piles), unseen=())
    with pytest.raises(ValueError, match="face-down"):
        showing(view(state, None), "king")
    with pytest.raises(ValueError, match="face-down"):
        dig(view(state, None), player)


def test_at_least_so_many_points_is_the_sum_of_its_cases() -> None:
    found = dig(view(next(some_states(2, 1)), None), 0)
    assert found.at_least(0) == 1
    assert found.at_least(max(found.chances)) == found.chances[max(found.chances)]
    assert found.at_least(max(found.chances) + 1) == 0
