"""Tournaments: who plays whom, how results become tables, and what cannot be played."""

from __future__ import annotations

import math
import signal
import warnings
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

pytest.importorskip("pandas")

import numpy

from crypt_core.crypt.coach import bots
from crypt_core.crypt.coach.habit import Habit
from crypt_core.lab import elo, estimates, tournament, tournaments
from crypt_core.lab.plans import plan
from crypt_core.lab.run import Stopped, Unfinished
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
    result = Result(0, (2, 0, 1), (30, 30, 25), (1,))
    assert result.pairs() == {(0, 2): 1.0, (0, 1): 1.0, (1, 2): 0.0}
    shared = Result(0, (0, 1), (30, 30), (0, 1))
    assert shared.pairs() == {(0, 1): 0.5}
    assert (shared.won(0), shared.won(1)) == (0.5, 0.5)
    # Both lost: neither did better.
    assert Result(0, (0, 1, 2), (20, 20, 25), (2,)).pairs()[0, 1] == 0.5
    # Two seats of the same bot count together.
    assert Result(0, (0, 0, 1), (20, 30, 25), (1,)).pairs() == {(0, 1): 0.5}


def test_the_tables_of_a_few_games_by_hand() -> None:
    results = [Result(number, (0, 1), (30, 20), (0,)) for number in range(3)]
    results.append(Result(3, (1, 0), (24, 20), (0,)))
    told = tables(["a", "b"], results, 2)
    (pair,) = told.pairs.to_dict("records")
    assert (pair["bot"], pair["against"], pair["games"], pair["share"]) == ("a", "b", 4, 0.75)
    assert (pair["coins"], pair["coins_against"]) == (27.5, 21.0)
    assert (pair["low"], pair["high"]) == estimates.share([1, 1, 1, 0])[1:3]
    first, second = told.ratings.to_dict("records")
    assert (first["bot"], first["won"], first["coins"]) == ("a", 0.75, 27.5)
    assert (first["coins_low"], first["coins_high"]) == estimates.mean([30, 30, 30, 20])[1:3]
    assert first["elo"] > 1500 > second["elo"]
    assert first["elo_low"] <= first["elo"] <= first["elo_high"]
    assert "400 points" in str(told)
    assert "<table" in told._repr_html_()


def test_of_one_game_the_coins_are_known_and_not_how_sure_they_are() -> None:
    told = tables(["a", "b", "c"], [Result(0, (0, 1), (30, 20), (0,))], 2)
    first, second, third = told.ratings.to_dict("records")
    assert (first["bot"], first["coins"], second["coins"]) == ("a", 30, 20)
    assert math.isnan(first["coins_low"])
    assert math.isnan(first["coins_high"])
    assert (third["bot"], third["games"]) == ("c", 0)
    assert all(math.isnan(third[column]) for column in ("coins", "won", "won_low", "elo"))
    assert "nan" not in str(told).lower()


@pytest.mark.parametrize("players", [1, 2])
def test_no_game_makes_empty_tables(players: int) -> None:
    told = tables(["a", "b"], [], players)
    assert list(told.ratings.games) == [0, 0]
    assert (len(told.pairs), "share" in told.pairs) == (0, True)
    assert "No two bots can be compared yet." in str(told)


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


# --- what ends early ------------------------------------------------------------------------------


class Interrupted(Executor):
    """It never does what it is given first, and is interrupted when it has so much to do."""

    def __init__(self, when: int) -> None:
        self.when = when
        self.given: list[tuple[Future[Any], Any, tuple[Any, ...]]] = []

    def submit(self, function: Any, /, *asked: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.given.append((future, function, asked))
        if len(self.given) == self.when:
            for given, work, numbers in self.given[1:]:
                given.set_result(work(*numbers))
            signal.raise_signal(signal.SIGINT)
        return future


def test_an_interrupt_with_gaps_compares_games_of_the_same_luck_and_no_others() -> None:
    """Of six games, those numbered 1 to 4 are done: both bots have met the second luck only."""
    asked: dict[str, Any] = {"players": 1, "games": 3, "progress": False}
    with pytest.warns(UserWarning, match="^interrupted: 4 of 6 games are done$"):
        told = tournament(["random", "sensible"], **asked, executor=Interrupted(5))
    (pair,) = told.pairs.to_dict("records")
    games = list(schedule(["random", "sensible"], 1, 3)(range(6)))
    coins = {"random": games[2].scores[0], "sensible": games[3].scores[0]}
    assert pair["games"] == 1
    assert (pair["coins"], pair["coins_against"]) == (coins[pair["bot"]], coins[pair["against"]])
    assert told.interrupted
    assert list(told.ratings.games) == [2, 2]


def test_an_interrupt_before_any_game_is_over_is_told_in_a_sentence() -> None:
    with pytest.warns(UserWarning, match="^interrupted: no game is over yet, so the tables are"):
        told = tournament(BOTS[:2], 2, 2, progress=False, executor=Interrupted(1))
    assert (told.games, told.interrupted, len(told.pairs)) == (0, True, 0)


class Tires:
    """A bot that plays the first move it may, so many times."""

    def __init__(self, moves: int) -> None:
        self.moves = moves

    def __str__(self) -> str:
        return "tires"

    def __call__(self, view: Any, legal: Any, draw: int) -> Any:
        self.moves -= 1
        if self.moves < 0:
            raise ArithmeticError("tired")
        return next(iter(legal))


def test_if_a_bot_fails_what_is_done_is_carried_along() -> None:
    with pytest.raises(Unfinished, match="ArithmeticError: tired") as caught:
        tournament(["random", Tires(100)], 2, 20, progress=False)
    told = caught.value.frame
    assert told.interrupted
    assert 0 < told.games < 20
    assert list(told.ratings.games) == [told.games] * 2


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


@pytest.mark.parametrize("lost", [0, 1])
def test_who_hardly_ever_lost_is_not_known_for_certain(lost: int) -> None:
    """The interval holds all that Wilson's of the share of 60 games holds, but for a few points."""
    rated = elo.ratings([{(0, 1): float(game >= lost)} for game in range(60)], 2)
    told = estimates.share([1] * (60 - lost) + [0] * lost)
    ends = told.low, min(told.high, 0.99)
    apart_low, apart_high = (400 * math.log10(end / (1 - end)) for end in ends)
    low, best, high = rated["elo_low"][0], rated["elo"][0], rated["elo_high"][0]
    assert low < best < high
    assert low - 1500 < apart_low / 2 + 10
    assert high - 1500 > apart_high / 2 - 10
    # What one has gained the other has lost.
    assert rated["elo_low"][1] + high == pytest.approx(2 * elo.MEAN, abs=0.01)


def test_intervals_hold_the_truth_about_95_times_of_100_also_far_apart() -> None:
    """Two bots 500 points apart, 30 games: every fifth time the better one wins them all."""
    draw = numpy.random.default_rng(5)
    chance, held = 1 / (1 + 10 ** (-500 / 400)), 0
    for _ in range(60):
        rated = elo.ratings([{(0, 1): float(won)} for won in draw.random(30) < chance], 2)
        held += rated["elo_low"][0] <= 1750 <= rated["elo_high"][0]
    assert held >= 54


def test_who_met_nobody_has_no_rating_and_the_others_have_theirs() -> None:
    games = [{(0, 3): float(game % 3 > 0)} for game in range(30)]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        rated = elo.ratings(games, 4)
        nobody = elo.ratings([], 2)
    two = elo.ratings([{(0, 1): game[0, 3]} for game in games], 2)
    for name, found in rated.items():
        assert [found[0], found[3]] == two[name]
        assert all(map(math.isnan, found[1:3]))
        assert all(map(math.isnan, nobody[name]))


def test_bots_that_no_games_link_are_rated_apart() -> None:
    games = [{(0, 2): 1.0}, {(0, 2): 0.0}, {(1, 3): 1.0}] * 4
    told = elo.ratings(games, 4)["elo"]
    assert (told[0], told[2]) == (pytest.approx(1500), pytest.approx(1500))
    assert told[1] + told[3] == pytest.approx(3000)
    assert told[1] > told[3] + 300


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


def test_the_command_ends_with_a_sentence_if_a_bot_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.BOTS, "random", Tires(100))
    with pytest.raises(SystemExit) as ended:
        main(["--bots", "random", "careful", "--players", "2", "--games", "20"])
    printed = capsys.readouterr()
    assert ended.value.code == 1
    assert "at tables of 2, interrupted" in printed.out
    assert "not all games could be played: ArithmeticError: tired" in printed.err


@pytest.mark.parametrize(
    ("when", "told"), [(0, "no game is over yet"), (9, "the tables are of what was done")]
)
def test_the_command_ends_with_a_sentence_if_it_is_interrupted(
    when: int,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stopped(work: Schedule, count: int, **how: Any) -> Iterator[tuple[int, Result]]:
        yield from ((1, result) for result in work(range(when)))
        raise Stopped

    monkeypatch.setattr(tournaments, "run", stopped)
    with pytest.raises(SystemExit) as ended:
        main(["--bots", "random", "careful", "--players", "1", "2", "--games", "20"])
    printed = capsys.readouterr()
    assert ended.value.code == 130
    assert ("against the Ghost" in printed.out) == (when > 0)
    assert "at tables of 2" not in printed.out, "what comes after is not begun"
    assert told in printed.err
    assert "Warning" not in printed.err
