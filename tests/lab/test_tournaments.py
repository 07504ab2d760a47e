"""Tournaments: who plays whom, how results become tables, and what cannot be played."""

from __future__ import annotations

import math
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

pytest.importorskip("pandas")

import numpy

from crypt_core.coach.crypt.habit import Habit
from crypt_core.lab import elo, tournament
from crypt_core.lab.plan import plan
from crypt_core.lab.tournaments import Result, Schedule, main, tables

BOTS = ["random", "greedy", "careful", "collector"]


def schedule(bots: list[str], players: int, games: int) -> Schedule:
    plans = tuple(plan(bot, "random", 10_000, 0) for bot in bots)
    return Schedule(plans, players, games)


# --- who plays whom -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_lineup_sits_in_every_order_and_everybody_leads_equally_often(players: int) -> None:
    games = schedule(BOTS, players, 1)
    orders: Counter[tuple[str, ...]] = Counter()
    seeds = set()
    for number in range(len(games)):
        deal, bots = games.deal(number)
        assert tuple(BOTS[bot] for bot in bots) == deal.names
        seeds.add(deal.seed)
        leader = deal.setup.leader
        orders[deal.names[leader:] + deal.names[:leader]] += 1
    assert len(orders) == math.perm(len(BOTS), players)
    assert set(orders.values()) == {1}
    assert len(seeds) == len(games)


def test_fewer_bots_than_seats_share_them() -> None:
    games = schedule(["random", "greedy"], 3, 1)
    names = {tuple(sorted(games.deal(number)[0].names)) for number in range(len(games))}
    assert names == {("greedy", "greedy", "random"), ("greedy", "random", "random")}


def test_alone_all_play_the_same_games() -> None:
    games = schedule(BOTS, 1, 3)
    assert len(games) == 12
    played = [games.deal(number)[0] for number in range(12)]
    for first in range(0, 12, 4):
        same = played[first : first + 4]
        assert [deal.names for deal in same] == [(bot,) for bot in BOTS]
        assert len({(deal.seed, deal.setup) for deal in same}) == 1


# --- tables ---------------------------------------------------------------------------------------


def test_seats_are_compared_by_coins_and_a_tie_by_who_won_it() -> None:
    result = Result((2, 0, 1), (30, 30, 25), (1,))
    assert result.pairs() == {(0, 2): 1.0, (0, 1): 1.0, (1, 2): 0.0}
    shared = Result((0, 1), (30, 30), (0, 1))
    assert shared.pairs() == {(0, 1): 0.5}
    assert (shared.won(0), shared.won(1)) == (0.5, 0.5)
    # Both lost: neither did better.
    assert Result((0, 1, 2), (20, 20, 25), (2,)).pairs()[0, 1] == 0.5
    # Two seats of the same bot count together.
    assert Result((0, 0, 1), (20, 30, 25), (1,)).pairs() == {(0, 1): 0.5}


def test_the_tables_of_a_few_games_by_hand() -> None:
    results = [Result((0, 1), (30, 20), (0,))] * 3 + [Result((1, 0), (24, 20), (0,))]
    told = tables(["a", "b"], results, 2)
    (pair,) = told.pairs.to_dict("records")
    assert (pair["bot"], pair["against"], pair["games"], pair["share"]) == ("a", "b", 4, 0.75)
    assert (pair["coins"], pair["coins_against"]) == (27.5, 21.0)
    assert pair["low"] < 0.75 < pair["high"]
    first, second = told.ratings.to_dict("records")
    assert (first["bot"], first["won"], first["coins"]) == ("a", 0.75, 27.5)
    assert first["elo"] > 1500 > second["elo"]
    assert first["elo_low"] <= first["elo"] <= first["elo_high"]
    assert "400 points" in str(told)
    assert "<table" in told._repr_html_()


@pytest.mark.parametrize("players", [1, 3])
def test_the_same_seed_gives_the_same_tables_wherever_it_is_played(players: int) -> None:
    asked: dict[str, Any] = {"players": players, "games": 6, "seed": 4, "progress": False}
    here = tournament(BOTS[:3], **asked)
    with ThreadPoolExecutor(2) as pool:
        there = tournament(BOTS[:3], **asked, executor=pool)
    assert here.ratings.equals(there.ratings)
    assert here.pairs.equals(there.pairs)
    assert not here.ratings.equals(tournament(BOTS[:3], **{**asked, "seed": 5}).ratings)
    assert here.games == (18 if players == 1 else 6)
    assert list(here.pairs.games) == [6, 6, 6]
    assert ("elo" in here.ratings) == (players > 1)


def test_habits_of_ones_own_can_play() -> None:
    told = tournament([Habit(effort=6), "greedy"], 2, 2, progress=False)
    assert set(told.ratings.bot) == {"Habit(effort=6)", "greedy"}


# --- the ratings ----------------------------------------------------------------------------------


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    first, second = elo.fit(numpy.array([[0.0, 30.0], [10.0, 0.0]]))
    assert first - second == pytest.approx(400 * math.log10(3), abs=0.1)
    assert first + second == pytest.approx(2 * elo.MEAN)


def test_odds_multiply_along_a_chain() -> None:
    beaten = numpy.array([[0.0, 20.0, 0.0], [10.0, 0.0, 20.0], [0.0, 10.0, 0.0]])
    high, middle, low = elo.fit(beaten)
    assert middle == pytest.approx(elo.MEAN, abs=0.1)
    assert high - low == pytest.approx(400 * math.log10(4), abs=0.1)


def test_who_always_wins_has_a_rating_all_the_same() -> None:
    rated = elo.ratings([{(0, 1): 1.0}] * 20, 2)
    assert 400 < rated["elo"][0] - rated["elo"][1] < 700


def test_the_interval_holds_the_rating_and_narrows_with_games() -> None:
    few = [{(0, 1): float(game % 3 > 0)} for game in range(30)]
    widths = []
    for games in (few, few * 9):
        rated = elo.ratings(games, 2)
        low, best, high = rated["elo_low"][0], rated["elo"][0], rated["elo_high"][0]
        assert low < best < high
        widths.append(high - low)
    assert widths[1] == pytest.approx(widths[0] / 3, rel=0.3)


# --- what cannot be played, and the command -------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"bots": ["random", "gredy"]}, "did you mean 'greedy'"),
        ({"bots": ["random"]}, "two bots or more"),
        ({"bots": ["random", "random"]}, "a name of its own"),
        ({"bots": "random"}, "list of two or more"),
        ({"players": 5}, "1 to 4 players"),
        ({"players": 0}, "players is a whole number from 1 up"),
        ({"games": 0}, "games is a whole number from 1 up"),
        ({"sides": "AB"}, "six letters"),
        ({"workers": 0}, "workers is a whole number from 1 up"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(changes: dict[str, Any], told: str) -> None:
    asked = {"bots": BOTS[:2], "players": 2, "games": 2, "progress": False, **changes}
    with pytest.raises((ValueError, TypeError), match=told):
        tournament(**asked)


def test_the_command_prints_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--bots", "random", "careful", "--players", "1", "2", "--games", "2"])
    printed = capsys.readouterr().out
    assert "4 games against the Ghost" in printed
    assert "2 games at tables of 2" in printed
    assert printed.count("careful") >= 4
    with pytest.raises(SystemExit):
        main(["--bots", "random", "nobody"])
    assert "no bot is named 'nobody'" in capsys.readouterr().err
