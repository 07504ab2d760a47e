"""The far-sighted bot of Donjon and its estimates: what they know, and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from crypt_core.coach.estimate import DRAW, FEW, estimate, estimates
from crypt_core.donjon import fight as sums
from crypt_core.donjon import moves
from crypt_core.donjon.asking import deciders
from crypt_core.donjon.coach import ahead, farsighted
from crypt_core.donjon.coach.bots import BOTS
from crypt_core.donjon.coach.imagined import imagined
from crypt_core.donjon.coach.prospects import chances
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.state import EXCHANGE, KEEP, OVER, ROT, SIDES, VANISH, State
from crypt_core.engine.luck import KeyedLuck
from tests.coach.donjon.test_donjon_bots import asked, whole_game
from tests.donjon.build import Table, who

FAR = "farsighted"
CHOSEN_UNSEEN = (KEEP, EXCHANGE, ROT, SIDES, VANISH)
"""Stages at which others may have chosen in secret, so that they are asked again in a world."""


def moments(players: int, every: int) -> Sequence[State]:
    """Some decisions of a game between sensible bots."""
    return whole_game(("sensible",) * players, 1)[0][:-1:every]


# --- what it knows --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_world_looks_to_its_player_as_the_game_does(players: int) -> None:
    others = 0
    for number, state in enumerate(moments(players, 3)):
        for viewer in range(players):
            view = DONJON.view(state, viewer)
            world = imagined(view, KeyedLuck(number))
            if state.stage not in CHOSEN_UNSEEN:
                assert DONJON.view(world, viewer) == view
                assert deciders(world) == deciders(state)
            assert world.adventure.size == state.adventure.size
            assert world.guild.size == state.guild.size
            others += [it.main for it in world.players] != [it.main for it in state.players]
    assert others > 5


def test_the_same_is_done_whatever_is_hidden() -> None:
    """All that differs between these states is hidden from who decides."""
    differed = 0
    for number, state in enumerate(moments(3, 17)):
        if state.stage in CHOSEN_UNSEEN:
            continue
        me = deciders(state)[0]
        other = imagined(DONJON.view(state, me), KeyedLuck(number))
        differed += other.players != state.players
        assert asked(FAR, other, KeyedLuck(2), me) == asked(FAR, state, KeyedLuck(2), me)
    assert differed > 3


def test_what_the_priest_has_seen_lies_on_top_of_his_worlds() -> None:
    table = Table(who("priest"), who("thief"), who("warrior"), top=["red_dragon"]).play("done")
    for number in range(3):
        world = imagined(DONJON.view(table.state, 0), KeyedLuck(number))
        drawn = ahead.outcomes(world, moves.Move(0, moves.DRAW), KeyedLuck(number))
        assert {state.card for _, state in drawn} == {"red_dragon"}
        unknown = imagined(DONJON.view(table.state, 1), KeyedLuck(number))
        assert unknown.adventure.under == ()


def test_sides_that_are_chosen_are_guessed() -> None:
    seen = 0
    for state in moments(4, 1):
        if state.stage == VANISH and state.fight and state.fight.arena:
            me = deciders(state)[0]
            world = ahead.begun(DONJON.view(state, me), KeyedLuck(1))
            assert None not in world.secret
            seen += 1
    assert seen


# --- how it looks ahead ---------------------------------------------------------------------------


def test_all_rolls_that_differ_are_followed_with_their_chances() -> None:
    table = Table(who("priest", token=False), who("thief"), who("warrior"), top=["orc"])
    table.meet()
    state = table.state
    found = list(ahead.outcomes(state, moves.Move(0, moves.ALONE), KeyedLuck(1)))
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    exact = sums.odds(sums.dungeon(sums.Fighter(0), 10)).win
    won = sum(chance for chance, after in found if "orc" in after.players[0].spoils)
    assert won == pytest.approx(float(exact))
    wounds = {after.players[0].wounds for _, after in found}
    assert wounds == {0, 1, 2}


def test_ways_to_roll_are_those_of_the_judge() -> None:
    weak, strong = sums.Strength(-3, 1, 1), sums.Strength(0, 1, 1)
    found = ahead.ways(weak, strong)
    assert sum(chance for chance, _ in found) == 1
    won = sum((c for c, faces in found if sums.decide(
        weak, strong, sums.Rolls(faces[:1], faces[1:])).won), Fraction(0))  # fmt: skip
    assert won == sums.against(weak, strong).win


def test_who_has_won_is_known_and_who_is_ahead_is_likelier_to_win() -> None:
    states, _ = whole_game(("sensible",) * 4, 1)
    end = states[-1]
    assert end.stage == OVER
    assert [chance > 0 for chance in chances(end)] == [i in end.winners for i in range(4)]
    table = Table(who("priest", trophies=10), who("thief"), who("warrior"), fought=True)
    found = chances(table.state)
    assert sum(found) == pytest.approx(1)
    assert found[0] > 0.5


def test_it_takes_the_victory_that_lies_there() -> None:
    table = Table(
        who("priest", trophies=11, gems=6), who("thief", trophies=10), who("warrior"), top=["chest"]
    ).meet()
    assert table.state.stage == "rest"
    assert asked(FAR, table.state, KeyedLuck(1), 0).verb == moves.TROPHY


# --- estimates ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_the_best_is_what_the_bot_makes_and_all_is_legal(players: int) -> None:
    for state in moments(players, 20 * players):
        me = deciders(state)[0]
        view, legal = DONJON.view(state, me), DONJON.own_moves(state, me)
        found = estimate(DONJON, state, me, legal[-1])
        options = {option.move: option for option in found.options}
        choice = BOTS[FAR](view, legal, DRAW)
        if found.best.move != choice:  # only where another is clearly better
            assert found.best.low > options[choice].high
        assert 1 <= len(found.options) == len(options) <= FEW
        assert found.asked is not None
        assert found.asked.move == legal[-1]
        for option in (*found.options, found.asked):
            assert DONJON.why_not(state, option.move) is None
            assert 0 <= option.low <= option.chance <= option.high <= 1
        assert found == estimate(DONJON, state, me, legal[-1])


def test_there_are_estimates_for_every_table() -> None:
    for players in (2, 3, 4, 5, 6):
        assert estimates(DONJON, DONJON.setup({"players": players}))
    state, _ = DONJON.start(DONJON.setup({"players": 3}), KeyedLuck(2))
    found = estimate(DONJON, state, 0)
    assert {option.move.verb for option in found.options} == {moves.CHOOSE}


def test_a_quest_shown_out_of_turn_is_estimated_too() -> None:
    table = Table(who("priest"), who("thief", gems=12, main="greedy"), who("warrior"))
    claim = DONJON.read_move("P2: claim greedy", table.state)
    found = estimate(DONJON, table.state, 1, claim)
    assert found.asked is not None
    assert found.asked.move == found.best.move == claim


def test_few_moves_are_thought_of() -> None:
    for state in moments(4, 11):
        me = deciders(state)[0]
        legal = DONJON.own_moves(state, me)
        found = farsighted.thoughts(DONJON.view(state, me), legal)
        assert found
        assert len(set(found)) == len(found)
        assert all(DONJON.why_not(state, move) is None for move in found)
