"""What one card adds, to lay and to take apart, and what a crypt can still become."""

from __future__ import annotations

import pytest

from crypt_core.engine.luck import KeyedLuck
from crypt_core.sedlec import moves
from crypt_core.sedlec.coach.arrange import ALWAYS, best_arrangement
from crypt_core.sedlec.coach.choices import Choices, choices, filling
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import Move
from crypt_core.sedlec.scoring import crypt_sheet, gain
from crypt_core.sedlec.state import TAKE, State
from crypt_core.sedlec.views import view
from tests.sedlec.build import ONE_FACE_DOWN, FixedLuck


def a_game(players: int, seed: int) -> list[State]:
    """The states of a game played anyhow, those between its decisions too."""
    luck = KeyedLuck(seed)
    state, _ = SEDLEC.start(SEDLEC.setup({"players": players}), luck)
    states = [state]
    while SEDLEC.deciders(state):
        legal = SEDLEC.legal_moves(state)
        state, steps = SEDLEC.play(state, legal[luck.draw(9, state.turn) % len(legal)], luck)
        states += [step.state for step in steps]
    return states


@pytest.mark.parametrize("players", [2, 3])
def test_every_action_is_ranked_among_those_that_score_as_soon(players: int) -> None:
    for state in a_game(players, 5):
        known, legal = view(state, None), SEDLEC.legal_moves(state)
        if not legal:
            continue
        found = choices(known, legal)
        for ranked in found:
            points = [choice.points for choice in ranked]
            assert points == sorted(points, reverse=True)
        crypt = known.players[legal[0].player].crypt
        lying = {m: m.card or str(known.piles[m.piles[0]].up) for m in legal}
        assert len(found.lay) + len(found.take) == len({(m.verb, lying[m]) for m in legal})
        assert all(choice.move.verb == moves.LAY for choice in found.lay)
        assert all(choice.move.verb != moves.LAY for choice in found.take)
        for choice in (*found.lay, *found.take):
            assert choice.move in legal
            assert all(
                (m.verb, lying[m]) == (choice.move.verb, str(choice.card)) for m in choice.same
            )
            takes = choice.move.verb in (moves.COLLECT, moves.TAKE)
            of_it = [m for m in legal if (m.verb, lying[m]) == (choice.move.verb, str(choice.card))]
            assert not takes or [choice.move, *choice.same] == of_it
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
            if state.stage == TAKE and player.player == known.on_turn:
                dug = {known.piles[number - 1].up for number in known.dug}
                assert found.dug == len(dug) == len(known.dug)
                assert all(
                    dug & {laid.card for laid in best.laid} for best in (found.known, found.ceiling)
                )
            else:
                assert found.dug == 0
    assert told > 20


def test_the_card_of_the_last_pile_is_laid_though_others_may_add_more() -> None:
    """It has to be taken; until it is, it lies face-up like those that may be left."""
    left_out = 0
    for card in ONE_FACE_DOWN.unseen:
        _, steps = SEDLEC.play(ONE_FACE_DOWN, Move(0, moves.DIG, (1,)), FixedLuck(str(card)))
        known = view(steps[0].state, None)
        rows, player = known.setup.rows, known.players[0]
        pool = [*player.hand, *(pile.up for pile in known.piles if pile.up)]
        free = best_arrangement(rows, player.crypt, pool, player.hand)
        left_out += card not in {laid.card for laid in free.laid}
        due = best_arrangement(rows, player.crypt, pool, [*player.hand, card])
        assert filling(known, 0).known == due
    assert left_out


def test_there_is_nothing_to_choose_when_the_game_is_over() -> None:
    state = a_game(2, 1)[-1]
    assert choices(view(state, None), SEDLEC.legal_moves(state)) == Choices()
