"""Simulation: the same frame wherever and by whatever it is played, with the columns promised."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from typing import Any

import pandas
import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt.coach.habit import Habit
from crypt_core.crypt.components import KINDS
from crypt_core.crypt.game import CRYPT
from crypt_core.engine.luck import KeyedLuck
from crypt_core.lab import Unfinished, batch, columns_of, simulate, simulation
from crypt_core.lab.columns import EVENTS, ROWS, table
from crypt_core.lab.plans import plan

THREE = ["random", "greedy", Habit(effort=2, sets=True)]


def frame(players: Any = "random", games: int = 6, **asked: Any) -> Any:
    return simulate(players, asked.pop("sides", "random"), games, 3, progress=False, **asked)


def same(one: Any, other: Any) -> None:
    pandas.testing.assert_frame_equal(one, other)
    assert one.attrs == other.attrs


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("players", ["careful", THREE], ids=["solo", "three"])
def test_a_frame_is_the_same_wherever_it_is_played(players: Any, rows: str) -> None:
    here = frame(players, rows=rows)
    same(frame(players, rows=rows), here)
    same(frame(players, rows=rows, workers=2), here)
    with ThreadPoolExecutor(2) as threads:
        same(frame(players, rows=rows, executor=threads), here)


@pytest.mark.parametrize("rows", ["games", "seats"])
@pytest.mark.parametrize(
    "players",
    ["random", ["careful", "collector"], THREE, ["greedy", "random", "greedy", "careful"]],
    ids=["solo", "two", "three", "four"],
)
def test_arrays_and_engine_give_the_same_frame(players: Any, rows: str) -> None:
    for asked in ({}, {"sides": "BABAAB", "rotate": False}):
        told = frame(players, 7, rows=rows, **asked, method="engine")
        same(frame(players, 7, rows=rows, **asked, method="arrays"), told)


def test_batches_are_put_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames go on over the border of a batch, also if processes make them."""
    whole = frame(["careful", "greedy"], 20, rows="seats", method="arrays")
    monkeypatch.setattr(batch, "SHARE", 4)
    same(frame(["careful", "greedy"], 20, rows="seats", method="arrays"), whole)
    same(frame(["careful", "greedy"], 20, rows="seats", method="arrays", workers=2), whole)


def test_every_process_has_a_batch() -> None:
    few, many = plan("random", games=10_000), plan(["greedy"] * 3, games=1_000_000)
    assert [batch.Batch(few, "games").step(n) for n in (1, 2, 4)] == [batch.SHARE, 5000, 2500]
    assert batch.Batch(many, "games").step(2) == 3 * batch.SHARE
    assert batch.Batch(plan(["greedy"] * 3, games=100), "games").step(2) == 54, "six rounds of nine"
    here = frame(THREE, 100, method="arrays")
    same(frame(THREE, 100, method="arrays", workers=2), here)


def test_arrays_are_taken_where_they_are_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    def engine(work: Any, numbers: range) -> Any:
        raise AssertionError("the engine was asked")

    monkeypatch.setattr(simulation.Playing, "__call__", engine)
    assert len(frame("greedy", 30)) == 30
    for asked in ({"games": 3}, {"games": 30, "rows": "decisions"}, {"players": "sensible"}):
        with pytest.raises(Unfinished, match="the engine was asked"):
            frame(**asked)


def test_an_executor_of_processes_is_used_and_left_open() -> None:
    with ProcessPoolExecutor(2) as pool:
        same(frame(THREE, executor=pool), frame(THREE))
        assert pool.submit(int, "7").result() == 7


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    """A game is its own seed's, not its predecessors'."""
    long, short = frame(THREE, 8), frame(THREE, 5)
    for column in long.columns:
        assert long[column][:5].tolist() == short[column].tolist()


def test_other_seeds_are_other_games() -> None:
    seeds = {simulate("random", games=1, seed=s, progress=False).seed[0] for s in range(9)}
    assert len(seeds | set(frame(games=20).seed)) == 28, "and game 0 of seed 3 is in both"


def test_a_row_tells_the_game_that_the_engine_plays() -> None:
    asked = plan(THREE, "random", 7, 3)
    games, seats = frame(THREE, 7), frame(THREE, 7, rows="seats")
    decisions = frame(THREE, 7, rows="decisions")
    for number in range(7):
        deal = asked.deal(number)
        luck = KeyedLuck(deal.seed)
        state, _ = CRYPT.start(deal.setup, luck)
        made = []
        while owing := CRYPT.deciders(state):
            (player,) = owing
            move = choose(deal.bots[player], CRYPT, state, luck)
            made.append((str(move), state.round, state.stage, len(CRYPT.own_moves(state, player))))
            state, _ = CRYPT.play(state, move, luck)
        row = games.loc[number]
        assert (row.game, row.seed, row.sides) == (number, deal.seed, deal.setup.sides)
        assert (row.leader, row.rounds, row.decisions) == (deal.setup.leader + 1, 9, len(made))
        assert tuple(row[f"bot_{i}"] for i in (1, 2, 3)) == deal.names
        assert tuple(row[f"score_{i}"] for i in (1, 2, 3)) == state.scores
        assert row.winners == " ".join(str(1 + w) for w in sorted(state.winners))
        ranked = sorted(state.scores)
        assert row.margin == ranked[-1] - ranked[-2]
        told = decisions[decisions.game == number]
        assert list(zip(told.move, told["round"], told.stage, told.legal, strict=True)) == made
        assert told.number.tolist() == list(range(len(made)))
        for figures in CRYPT.figures(state, None):
            seat = seats[(seats.game == number) & (seats.seat == figures["player"] + 1)].iloc[0]
            assert seat.bot == deal.names[figures["player"]]
            assert [seat[kind] for kind in KINDS] == [figures[kind] for kind in KINDS]
            assert seat.treasures_coins == figures["coins"]
            assert seat.collectors_coins == figures["collectors"]
            assert (seat.servants, seat.score) == (figures["ready"], figures["score"])
            assert seat.leader == (figures["player"] == deal.setup.leader)
            won = figures["player"] in state.winners
            assert seat.won == (1 / len(state.winners) if won else 0)


def test_seats_and_torches_go_round() -> None:
    """In nine games of three every bot has led, and followed, from every seat once."""
    games = frame(["greedy", "careful", "collector"], 9)
    met = {(row.leader, row.bot_1) for row in games.itertuples()}
    assert len(met) == 9
    assert set(games.bot_1) == set(games.bot_3) == {"greedy", "careful", "collector"}
    names = [plan(["greedy", "careful", "collector"]).deal(n).names for n in (2, 3)]
    assert names == [("greedy", "careful", "collector"), ("collector", "greedy", "careful")]
    still = frame(["greedy", "careful", "collector"], 4, rotate=False)
    assert set(still.leader) == {1}
    assert set(still.bot_2) == {"careful"}


def test_sides_are_as_asked_or_drawn_evenly() -> None:
    assert set(frame(games=3, sides="ABABBB").sides) == {"ABABBB"}
    drawn = [plan("random", "random", 400, 1).deal(n).setup.sides for n in range(400)]
    for at in range(len(KINDS)):
        assert 150 < sum(sides[at] == "B" for sides in drawn) < 250
    assert len(set(drawn)) > 55


def test_decisions_count_what_is_placed() -> None:
    made = frame(THREE, 4, rows="decisions")
    for row in made.itertuples():
        dice = CRYPT.read_move(row.move).dice
        efforts = [effort for _, group in dice for effort in group]
        assert (row.servants, row.claimed) == (len(efforts), len(dice))
        assert row.effort == max(efforts, default=0)
        assert row.servants <= row.ready <= 3
        assert row.verb == CRYPT.read_move(row.move).verb
        assert row.move.startswith(f"P{row.seat}: ")


@pytest.mark.parametrize("rows", ROWS)
def test_every_column_is_documented_and_of_its_type(rows: str) -> None:
    guide = columns_of(rows)
    assert (guide.unit.str.len() > 0).all()
    assert (guide.meaning.str.len() > 0).all()
    for players in (["random"], ["random"] * 4):
        made = frame(players, 3, rows=rows)
        count = len(players)
        wanted = [c.name for c in table(rows) if c.least <= count <= c.most]
        assert list(made.columns) == wanted
        for name in made.columns:
            assert made[name].dtype == guide.dtype[name], name
        assert rows == EVENTS or made.notna().all(axis=None)
    assert set(guide.index) >= set(frame(rows=rows).columns)


def test_any_function_can_play() -> None:
    def last(view: Any, legal: Any, draw: int) -> Any:
        return legal[len(legal) - 1]

    made = frame([last, "random", Habit(), Habit(effort=5, sets=True)], 4)
    names = made[[f"bot_{i}" for i in (1, 2, 3, 4)]]
    assert {*names.loc[0]} == {"last", "random", "Habit()", "Habit(effort=5, sets=True)"}
    assert set(frame(Habit(2, 1, 2, 3, 1)).bot_1) == {"careful"}, "a habit that has a name"


def with_habit(habit: Habit, how: str, view: Any, legal: Any, draw: int) -> Any:
    return habit(view, legal, draw)


class Silent:
    """A bot that has no text of its own."""

    def __call__(self, view: Any, legal: Any, draw: int) -> Any:
        return legal[0]


def test_a_name_is_the_same_in_every_run() -> None:
    """Of what has none of its own too: no place in memory is in it."""
    greedy, plain = partial(with_habit, Habit(effort=4)), partial(with_habit, Habit())
    bots = [partial(greedy, "so"), partial(plain, how="or\nso"), Silent(), partial(max, Silent())]
    names = ["with_habit(greedy, 'so')", r"with_habit(Habit(), how='or\nso')"]
    assert plan(bots).names == (*names, "Silent", "max(Silent)")
    assert set(frame(bots[0], 2).bot_1) == {"with_habit(greedy, 'so')"}


def test_a_frame_numbers_its_games_as_a_plan_does() -> None:
    asked, games = plan(THREE, "random", 6, 3), frame(THREE)
    for told in (games.game[4], games.game.to_numpy()[4], games.game.astype("int8")[4]):
        assert asked.deal(told) == asked.deal(4)
        assert type(asked.deal(told).number) is int
    with pytest.raises(TypeError):
        asked.deal(4.0)  # type: ignore[arg-type]


def test_who_plays_the_same_is_one_bot() -> None:
    made = frame(["greedy", Habit(effort=4), "random"], 3)
    assert set(made.bot_1) <= {"greedy", "random"}


def test_a_progress_bar_counts_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("random", games=5)
    assert "5/5" in capsys.readouterr().err
    simulate("random", games=5, progress=False)
    assert capsys.readouterr().err == ""


def test_a_game_can_be_opened_at_the_table() -> None:
    """Its seed is all of its luck: the same moves there give the same score."""
    games, decisions = frame(games=2), frame(games=2, rows="decisions")
    row = games.loc[1]
    luck = KeyedLuck(int(row.seed))
    state, _ = CRYPT.start(CRYPT.setup({"players": 1, "sides": row.sides}), luck)
    for move in decisions[decisions.game == 1].move:
        state, _ = CRYPT.play(state, CRYPT.read_move(move), luck)
    assert state.scores == (row.score_1,)
