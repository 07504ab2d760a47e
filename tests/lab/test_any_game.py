"""The laboratory takes any game: Sedlec with columns of its own, and a toy that brings none."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pandas
import pytest

from crypt_core.coach.bots import BOT, choose_next
from crypt_core.coach.columns import columns
from crypt_core.donjon.game import DONJON
from crypt_core.engine.game import Game
from crypt_core.engine.luck import KeyedLuck
from crypt_core.games import GAMES
from crypt_core.lab import columns_of, read_games, save_games, simulate, simulate_to, tournament
from crypt_core.lab.columns import EVENTS, ROWS, table
from crypt_core.lab.plans import plan
from crypt_core.lab.transcripts import text_of
from crypt_core.sedlec.components import SKULLS
from crypt_core.sedlec.game import SEDLEC
from tests.toy.game import TOY
from tests.toy.table import at_home

TABLES: dict[str, tuple[Game, list[str]]] = {
    "crypt": (GAMES["crypt"], ["careful", "random"]),
    "sedlec": (SEDLEC, ["sensible", "random", "random"]),
    "donjon": (DONJON, ["sensible", "random", "greedy"]),
    "toy": (TOY, ["generous", "random", "random", "generous", "random"]),
}
every_game = pytest.mark.parametrize(("game", "bots"), TABLES.values(), ids=TABLES)
every_rows = pytest.mark.parametrize("rows", ROWS)


@pytest.fixture(autouse=True)
def _all_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    at_home(monkeypatch)


@contextmanager
def two_processes(game: Game) -> Iterator[dict[str, Any]]:
    """What asks for them; they are told first of a game that is not offered."""
    if game is not TOY:
        yield {"workers": 2}
        return
    told = {"initializer": at_home, "initargs": (pytest.MonkeyPatch(),)}
    with ProcessPoolExecutor(2, **told) as pool:
        yield {"executor": pool}


def frame(game: str | Game, bots: list[str], rows: str = "games", **asked: Any) -> Any:
    return simulate(bots, None, 6, 3, game=game, rows=rows, progress=False, **asked)


@pytest.mark.nightly
@every_game
@every_rows
def test_a_frame_is_the_same_wherever_it_is_played(game: Game, bots: list[str], rows: str) -> None:
    here = frame(game, bots, rows)
    with two_processes(game) as elsewhere:
        there = frame(game, bots, rows, **elsewhere)
    pandas.testing.assert_frame_equal(here, there)
    assert here.attrs == there.attrs
    assert here.attrs["plan"]["game"] == game.name


@pytest.mark.change
@every_game
@every_rows
def test_every_column_is_told_and_of_its_type(game: Game, bots: list[str], rows: str) -> None:
    made, guide = frame(game, bots, rows), columns_of(rows, game)
    assert list(made.columns) == [c.name for c in table(rows, len(bots), len(bots), game)]
    for name in made.columns:
        assert made[name].dtype == guide.dtype[name], name
    assert rows == EVENTS or made.notna().all(axis=None)
    assert (guide.meaning.str.len() > 0).all()
    assert not guide.players.str.contains("99").any()


@pytest.mark.change
@every_game
def test_a_row_tells_the_game_that_the_engine_plays(game: Game, bots: list[str]) -> None:
    deal = plan(bots, None, 6, 3, game=game).deal(4)
    luck = KeyedLuck(deal.seed)
    state, _ = game.start(deal.setup, luck)
    made, seated = [], [f"{BOT}{name}" for name in deal.names]
    while game.deciders(state):
        move = choose_next(seated, game, state, luck)
        made.append((move.player + 1, str(move), len(game.own_moves(state, move.player))))
        state, _ = game.play(state, move, luck)
    row = frame(game, bots).loc[4]
    assert (row.seed, row.rounds, row.decisions) == (deal.seed, state.round, len(made))
    assert tuple(row[f"score_{i}"] for i in range(1, len(bots) + 1)) == state.scores
    assert tuple(row[f"bot_{i}"] for i in range(1, len(bots) + 1)) == deal.names
    ranked = sorted(state.scores)
    assert row.margin == ranked[-1] - ranked[-2]
    seats, decisions = frame(game, bots, "seats"), frame(game, bots, "decisions")
    assert seats[seats.game == 4].score.tolist() == list(state.scores)
    assert seats.won.groupby(seats.game).sum().tolist() == pytest.approx([1] * 6)
    told = decisions[decisions.game == 4]
    assert list(zip(told.seat, told.move, told.legal, strict=True)) == made


def test_bots_act_out_of_turn_where_they_may() -> None:
    made = frame(TOY, TABLES["toy"][1], "decisions")
    verbs = made.move.str.split().str[1]
    back = made[verbs == "withdraw"]
    assert set(back.bot) == {"generous"}
    assert set(back.legal) == {1}
    assert set(verbs[back.index - 1]) == {"offer"}


@pytest.mark.change
@every_game
@pytest.mark.parametrize("form", ["record", "text"])
def test_written_and_read_back(game: Game, bots: list[str], form: str, tmp_path: Path) -> None:
    paths = save_games(
        plan(bots, None, 6, 3, game=game), tmp_path, [1, 4], form=form, progress=False
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for rows in ROWS:
            back, whole = read_games(paths, rows, game=game), frame(game, bots, rows)
            wanted = whole[whole.game.isin([1, 4])]
            assert list(back.columns) == list(whole.columns)
            for name in back.columns.drop("game"):
                assert back[name].tolist() == wanted[name].tolist(), name


@every_game
def test_bots_are_compared_in_a_tournament(game: Game, bots: list[str]) -> None:
    asked: dict[str, Any] = {"players": 2, "games": 4, "seed": 2, "game": game, "progress": False}
    here = tournament(bots[:2], **asked)
    with two_processes(game) as elsewhere:
        there = tournament(bots[:2], **asked, **elsewhere)
    assert here.ratings.equals(there.ratings)
    assert here.pairs.equals(there.pairs)
    points = columns(game).points
    assert {points, f"{points}_against"} <= set(here.pairs.columns)
    assert list(here.ratings.games) == [4, 4]


def test_a_game_goes_by_its_name() -> None:
    bots = TABLES["sedlec"][1]
    pandas.testing.assert_frame_equal(frame("sedlec", bots), frame(SEDLEC, bots))
    with pytest.raises(ValueError, match="no game is named 'chess'; there are crypt, sedlec"):
        frame("chess", bots)
    with pytest.raises(TypeError, match="a game is a name or a Game, not 7"):
        frame(7, bots)  # type: ignore[arg-type]


def test_sedlec_tells_the_points_of_every_skull() -> None:
    seats = frame("sedlec", ["sensible", "random"], "seats")
    assert (seats[[*SKULLS]].sum(axis=1) == seats.score).all()
    assert (seats.cards == 9).all()
    assert set(seats.groupby("game")["first"].sum()) == {1}
    games = frame("sedlec", ["sensible", "random"])
    assert {(row.first, row.bot_1) for row in games.itertuples(index=False)} == {
        (first, bot) for first in (1, 2) for bot in ("sensible", "random")
    }, "in four games each has begun, and not, from each seat"


@pytest.mark.change
def test_donjon_tells_adventurers_and_what_lies_before_who_decides() -> None:
    seats, games = frame(DONJON, TABLES["donjon"][1], "seats"), frame(DONJON, TABLES["donjon"][1])
    assert seats.wounds.between(0, 4).all()
    assert set(games.ended) <= {"target", "pile"}
    assert (games.adventurers.astype(str).str.split().str.len() == 3).all()
    decisions = frame(DONJON, TABLES["donjon"][1], "decisions")
    assert (decisions.trophies < decisions.length).all()
    told = frame(DONJON, TABLES["donjon"][1], "events")
    drawn = told[told.event == "drew"]
    assert drawn.card.notna().all()
    assert set(drawn.phase) <= {"dungeon", "negotiation", "combat", "rest", "end"}


def test_games_of_a_frame_of_sedlec_are_saved(tmp_path: Path) -> None:
    made = frame("sedlec", ["sensible", "random"])
    save_games(made[made.game == 5], tmp_path, progress=False)
    assert read_games(tmp_path, game="sedlec").seed.tolist() == [made.seed[5]]
    with pytest.warns(UserWarning, match="1 of 1 cannot be read"):
        assert len(read_games(tmp_path)) == 0, "it is no game of the one asked for"


def test_a_file_of_sedlec(tmp_path: Path) -> None:
    path = tmp_path / "seats.parquet"
    simulate_to(path, ["random"] * 2, None, 4, 3, game="sedlec", rows="seats", progress=False)
    assert (
        pandas.read_parquet(path).score.tolist()
        == (
            simulate(["random"] * 2, None, 4, 3, game="sedlec", rows="seats", progress=False)
        ).score.tolist()
    )


def test_a_plain_text_says_which_game_it_is_of() -> None:
    lines = text_of(plan(["random"] * 2, games=1, game="sedlec"), 0).splitlines()
    assert lines[0] == "# Sedlec, game 0 of a plan with seed 0"
    assert lines[-1].startswith("# Points: P1 ")


def test_where_one_seat_always_begins_the_bots_go_round() -> None:
    bots = ["generous", "random", "random"]
    names = [plan(bots, games=3, game=TOY).deal(number).names for number in range(3)]
    assert {names[i].index("generous") for i in range(3)} == {0, 1, 2}
    told = tournament(["generous", "random"], 2, 2, game=TOY, progress=False)
    assert told.games == 2


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"bots": ["random"]}, "Sedlec is for 2 to 3 players, a bot each; here are 1"),
        ({"sides": "AAAAAA"}, "Sedlec has no sides to choose"),
        ({"bots": ["random", "careful"]}, "no bot is named 'careful'; there are random, sensible"),
        ({"method": "arrays"}, "no arrays play Sedlec"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(asked: dict[str, Any], told: str) -> None:
    bots = asked.pop("bots", ["random", "random"])
    with pytest.raises(ValueError, match=told):
        simulate(bots, games=2, game="sedlec", progress=False, **asked)
