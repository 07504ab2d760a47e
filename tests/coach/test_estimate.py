"""Estimates: the bot's own choice, from one view alone, always the same, as sure as they say."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

from crypt_core.coach.bots import bots, choose
from crypt_core.coach.estimate import (
    DRAW,
    FEW,
    LEAST,
    Option,
    estimate,
    estimates,
    jackknife,
    ranked,
    student,
)
from crypt_core.crypt.coach.determinize import imagined
from crypt_core.crypt.coach.search import Search
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import read_move
from crypt_core.crypt.position import position
from crypt_core.crypt.state import CLAIM, LAST, REROLL
from crypt_core.engine.game import Game
from crypt_core.engine.luck import KeyedLuck
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import COLLECT, DIG, LAY

GAMES_PLAYED = [
    (CRYPT, {"players": 2, "sides": "ABAABA"}),
    (CRYPT, {"players": 3, "sides": "AAAAAA"}),
    (CRYPT, {"players": 4, "sides": "BBBBBB"}),
    (SEDLEC, {"players": 2}),
    (SEDLEC, {"players": 3}),
]


def moments(game: Game, fields: dict[str, Any], every: int, seed: int = 3) -> Iterator[Any]:
    """Some decisions of a game that the sensible bot plays."""
    luck = KeyedLuck(seed)
    state, _ = game.start(game.setup(fields), luck)
    number = 0
    while game.deciders(state):
        if number % every == 0:
            yield state
        number += 1
        state, _ = game.play(state, choose("sensible", game, state, luck), luck)


def told(game: Game, state: Any, asked: Any = None) -> Any:
    return estimate(game, state, game.deciders(state)[0], asked)


# --- what is told ---------------------------------------------------------------------------------


def test_estimates_that_touch_are_not_told_apart() -> None:
    low, high, higher = (Option(None, chance, 0.25, 8) for chance in (0.25, 0.75, 0.8125))
    assert not low.apart(high)
    assert not high.apart(low)
    assert low.apart(higher)
    assert higher.apart(low)


@pytest.mark.change
@pytest.mark.parametrize(("game", "fields"), GAMES_PLAYED)
def test_the_best_is_what_the_bot_makes_and_all_is_legal(game: Game, fields: Any) -> None:
    for state in moments(game, fields, 9):
        (player,) = game.deciders(state)
        found = told(game, state)
        legal = game.own_moves(state, player)
        bots_choice = bots(game.name)["farsighted"](game.view(state, player), legal, DRAW)
        options = {option.move: option for option in found.options}
        if found.best.move != bots_choice:  # only where another is clearly better
            assert found.best.low > options[bots_choice].high
        assert 1 <= len(found.options) == len(options) <= FEW
        for option in found.options:
            assert game.why_not(state, option.move) is None
            assert 0 <= option.low <= option.chance <= option.high <= 1
            assert option.reach >= LEAST
            assert 0 < option.samples <= found.samples
        others = [option.chance for option in found.options[1:] if option.move != bots_choice]
        assert others == sorted(others, reverse=True)


@pytest.mark.parametrize("players", [2, 4])
def test_states_that_look_the_same_are_told_the_same(players: int) -> None:
    """So it cannot peek: all that differs between these states is hidden from who decides."""
    differed = 0
    fields = {"players": players, "sides": "ABABAB"}
    for number, state in enumerate(moments(CRYPT, fields, 7)):
        (player,) = CRYPT.deciders(state)
        other = imagined(CRYPT.view(state, player), KeyedLuck(number))
        differed += other.deck != state.deck or other.crypt != state.crypt
        assert told(CRYPT, state) == told(CRYPT, other)
    assert differed > 1


def test_the_same_decision_is_told_the_same_whatever_the_seed_of_the_game() -> None:
    first, _ = SEDLEC.start(SEDLEC.setup({"players": 2}), KeyedLuck(1))
    assert told(SEDLEC, first) == told(SEDLEC, first)
    crypt = "idols4 pottery1 jewelry?"
    state = position(crypt, players=2, sides="AAAAAA")
    assert told(CRYPT, state) == told(CRYPT, position(crypt, players=2, sides="AAAAAA"))


def test_a_move_that_was_asked_about_leaves_the_others_as_they_are() -> None:
    state = position(
        "idols4 pottery1 jewelry?", players=2, leader=0, turn=2, round_number=8,
        claims=["", "a3 c6"], exhausted=[2],
    )  # fmt: skip
    plain = told(CRYPT, state)
    bad = read_move("recover", 0)
    found = told(CRYPT, state, bad)
    assert found.options == plain.options
    assert found.asked.move == bad
    assert found.loss == pytest.approx(found.best.chance - found.asked.chance)
    assert found.loss > 0.02
    assert told(CRYPT, state, plain.best.move).loss == 0


def test_after_the_rolls_what_can_still_be_done_is_told_exactly_as_the_bot_weighs_it() -> None:
    seen = set()
    for seed in range(4):
        for state in moments(CRYPT, {"players": 3, "sides": "AAAAAA"}, 1, seed):
            if state.stage == REROLL:
                found = told(CRYPT, state)
                assert found.best.chance >= max(o.chance for o in found.options) - 1e-9
                seen.add(found.best.move.verb)
    assert seen == {"done", "reroll"}


def test_before_scoring_it_is_known_who_wins() -> None:
    state = position(
        "idols4 pottery1 jewelry?", players=2, round_number=8, exhausted=[1],
        collections=["remains1 remains2 idols3", "idols2"],
    )._replace(stage=LAST)  # fmt: skip
    assert told(CRYPT, state).best.chance == 1
    assert told(CRYPT, state).best.move.verb == "rouse"


def test_a_look_is_worth_what_one_makes_of_it_and_no_less_than_not_to_look() -> None:
    state = position(
        "idols4 pottery1 jewelry?", players=2, sides="AABAAA", round_number=4,
        collections=["manuscripts2"],
    )  # fmt: skip
    found = told(CRYPT, state)
    assert found.best.move.verb == "peek"
    others = max(option.chance + option.reach for option in found.options[1:])
    assert 0 < found.best.chance - found.best.reach < others, "a little more, at the most"
    assert found.best.chance > max(option.chance for option in found.options[1:]) - 0.01
    assert state.stage == CLAIM


def test_in_sedlec_laying_is_held_against_laying_and_one_dig_stands_for_all() -> None:
    checked = 0
    for state in moments(SEDLEC, {"players": 2}, 1):
        legal = SEDLEC.own_moves(state, state.player)
        lay = [move for move in legal if move.verb == LAY]
        digs = [move for move in legal if move.verb == DIG]
        verbs = {move.verb for move in legal}
        if not {LAY, DIG, COLLECT} <= verbs or len(digs) < 2 or checked == 2:
            continue
        checked += 1
        plain = told(SEDLEC, state)
        assert LAY not in {option.move.verb for option in plain.options}
        found = told(SEDLEC, state, lay[0])
        assert {option.move.verb for option in found.options} == {LAY}
        assert found.asked.move == lay[0]
        last = told(SEDLEC, state, digs[-1])
        assert last.asked.move == digs[-1]
        first = next((o for o in plain.options if o.move.verb == DIG), None)
        if first is not None:
            assert last.asked.chance == first.chance
    assert checked


def test_alone_and_where_no_bot_looks_ahead_nothing_is_estimated() -> None:
    assert not estimates(CRYPT, CRYPT.setup({"players": 1}))
    assert estimates(CRYPT, CRYPT.setup({"players": 2}))
    assert estimates(SEDLEC, SEDLEC.setup({"players": 3}))
    state, _ = CRYPT.start(CRYPT.setup({"players": 1}), KeyedLuck(0))
    with pytest.raises(ValueError, match="alone"):
        Search().estimate(CRYPT.view(state, 0), CRYPT.own_moves(state, 0), DRAW)


# --- how sure it is -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.182), (5, 2.571), (9, 2.262), (14, 2.145), (60, 2.0)]
)
def test_few_parts_make_the_interval_wider(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.05)


def test_of_a_mean_the_jackknife_tells_what_the_textbook_does() -> None:
    values = [0.2, 0.5, 0.9, 0.4, 0.6, 0.1]

    def mean(left_out: int | None) -> list[float]:
        kept = [value for i, value in enumerate(values) if i != left_out]
        return [sum(kept) / len(kept), 1.0]

    (middle, reach), (sure, least) = jackknife(len(values), mean)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    assert middle == pytest.approx(0.45)
    assert reach == pytest.approx(student(5) * math.sqrt(spread / len(values)))
    assert (sure, least) == (1.0, LEAST)


def test_what_overlaps_is_as_good_and_what_is_clearly_better_comes_first() -> None:
    first, near, worse, better = (
        Option("first", 0.4, 0.04, 60),
        Option("near", 0.45, 0.04, 60),
        Option("worse", 0.2, 0.05, 60),
        Option("better", 0.6, 0.05, 60),
    )
    found = ranked([first, worse, near], 300, worse)
    assert [option.move for option in found.options] == ["first", "near", "worse"]
    assert [found.as_good(option) for option in found.options] == [True, True, False]
    assert found.loss == pytest.approx(0.2)
    assert ranked([first, worse, near], 300, near).loss == 0
    assert ranked([first, worse], 300).loss == 0
    found = ranked([first, worse, near, better], 300, first)
    assert [option.move for option in found.options] == ["better", "first", "near", "worse"]
