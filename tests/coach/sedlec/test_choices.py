"""What each action adds now, ranked, and what a crypt can still become."""

from __future__ import annotations

import pytest

from crypt_core.coach.sedlec.arrange import ALWAYS
from crypt_core.coach.sedlec.choices import choices, filling
from crypt_core.engine.luck import KeyedLuck
from crypt_core.sedlec import moves
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.scoring import crypt_sheet, gain
from crypt_core.sedlec.state import State
from crypt_core.sedlec.views import view


def a_game(players: int, seed: int) -> list[State]:
    """The states of a game played anyhow."""
    luck = KeyedLuck(seed)
    state, _ = SEDLEC.start(SEDLEC.setup({"players": players}), luck)
    states = [state]
    while SEDLEC.on_turn(state) is not None:
        legal = SEDLEC.own_moves(state)
        state, _ = SEDLEC.play(state, legal[luck.draw(9, state.turn) % len(legal)], luck)
        states.append(state)
    return states


@pytest.mark.parametrize("players", [2, 3])
def test_every_action_is_ranked_by_what_it_adds(players: int) -> None:
    for state in a_game(players, 5)[:-1]:
        known, legal = view(state, None), SEDLEC.own_moves(state)
        found = choices(known, legal)
        points = [choice.points for choice in found]
        assert points == sorted(points, reverse=True)
        crypt = known.players[legal[0].player].crypt
        wanted = {("dig", ()) if m.verb == moves.DIG else (m.verb, m.piles, m.card) for m in legal}
        assert len(found) == len(wanted)
        for choice in found:
            assert choice.move in legal
            if choice.dig is not None:
                assert choice.points == choice.dig.expected
                continue
            assert choice.card is not None
            assert choice.place is not None
            assert choice.parts == gain(crypt, choice.card, choice.place)
            assert choice.places is not None
            assert choice.points == sum(choice.parts.values()) == max(choice.places.values())
            if choice.move.verb == moves.LAY:
                assert choice.move.place == choice.place


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_a_crypt_never_becomes_better_than_its_ceiling(players: int, seed: int) -> None:
    states = a_game(players, seed)
    ends = [crypt_sheet(0, player.crypt).total for player in states[-1].players]
    told = 0
    for state in states[:-1]:
        known = view(state, None)
        for player in known.players:
            found = filling(known, player.player)
            assert found.places == player.missing
            if not 0 < player.missing <= ALWAYS:
                assert (found.known, found.ceiling) == (None, None)
                continue
            told += 1
            assert found.known is not None
            assert found.ceiling is not None
            assert found.known.points <= found.ceiling.points
            assert ends[player.player] <= found.ceiling.points
            assert {*player.hand} <= {laid.card for laid in found.known.laid}
            if not known.unseen:
                assert found.known.points == found.ceiling.points
    assert told > 20


def test_there_is_nothing_to_choose_when_the_game_is_over() -> None:
    state = a_game(2, 1)[-1]
    assert choices(view(state, None), SEDLEC.own_moves(state)) == []
