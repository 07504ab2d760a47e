"""Games written down and read back give the frames of those who played them."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import numpy
import pandas
import pytest

from crypt_core.crypt.coach.habit import Habit
from crypt_core.crypt.game import CRYPT
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.lab import read_games, save_games, simulate
from crypt_core.lab.columns import ROWS
from crypt_core.lab.plans import plan
from crypt_core.lab.transcripts import record_of, text_of, timeline
from crypt_widgets.tutoring.opening import read_game

TABLES = {
    "solo": ["collector"],
    "three": ["random", Habit(effort=5, sets=True), "careful"],
}


@pytest.fixture(autouse=True)
def _no_warnings() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


def played(players: Any, rows: str = "games") -> Any:
    return simulate(players, "random", 4, 6, rows=rows, progress=False)


@pytest.mark.parametrize("form", ["record", "text"])
@pytest.mark.parametrize("table", TABLES)
def test_written_and_read_back(table: str, form: str, tmp_path: Path) -> None:
    players = TABLES[table]
    paths = save_games(plan(players, "random", 4, 6), tmp_path, form=form, progress=False)
    assert [path.name.partition(".")[0] for path in paths] == [f"game-{i}" for i in range(4)]
    for rows in ROWS:
        back = read_games(tmp_path, rows)
        pandas.testing.assert_frame_equal(back, played(players, rows))
        assert back.attrs == {"rows": rows, "sources": list(map(str, paths)), "unread": {}}


def test_some_games_of_a_plan(tmp_path: Path) -> None:
    asked = plan(TABLES["three"], "random", 200, 6)
    paths = save_games(asked, tmp_path / "new", [190, 3], progress=False)
    assert [path.name for path in paths] == ["game-190.json", "game-003.json"]
    assert read_games(paths).seed.tolist() == [asked.deal(190).seed, asked.deal(3).seed]
    with pytest.raises(IndexError, match="games 0 to 199"):
        save_games(asked, tmp_path, [200], progress=False)
    with pytest.raises(ValueError, match="'record', 'text', not 'pdf'"):
        save_games(asked, tmp_path, form="pdf")


def test_games_of_a_frame(tmp_path: Path) -> None:
    frame = simulate(TABLES["three"], "random", 30, 6, progress=False)
    some = frame[frame.game.isin([4, 20])]
    assert [path.stem for path in save_games(some, tmp_path, progress=False)] == [
        "game-04",
        "game-20",
    ]
    assert read_games(tmp_path).seed.tolist() == some.seed.tolist()
    seats = simulate(TABLES["three"], games=2, rows="seats", progress=False)
    assert len(save_games(seats, tmp_path / "seats", progress=False)) == 2, "a file a game"


def test_a_frame_that_does_not_tell_its_games(tmp_path: Path) -> None:
    def mine(view: Any, legal: Any, draw: int) -> Any:
        return legal[0]

    with pytest.raises(ValueError, match="'mine' is known by its name only: give the plan"):
        save_games(simulate(mine, games=1, progress=False), tmp_path)
    with pytest.raises(ValueError, match=r"a frame that simulate gave, not dict"):
        save_games({}, tmp_path)  # type: ignore[arg-type]
    assert not list(tmp_path.iterdir())


def test_the_app_opens_a_record() -> None:
    asked = plan(TABLES["three"], "random", 4, 6)
    opened = read_game(record_of(asked, 2))
    known = {"random": "bot:random", "careful": "bot:careful"}
    assert opened.seats == [known.get(name, "person") for name in asked.deal(2).names]
    assert opened.timeline.place.moment == 0, "at its beginning, to walk through"
    assert CRYPT.deciders(opened.timeline.tip.state) == ()
    again = read_games(record_of(asked, 2), "seats")
    told = played(TABLES["three"], "seats")
    assert again.bot.tolist() == told[told.game == 2].bot.tolist()
    assert "Habit(effort=5, sets=True)" in again.bot.tolist()


def test_a_bot_that_borrows_a_name_is_a_person_in_the_app() -> None:
    def sensible(view: Any, legal: Any, draw: int) -> Any:
        return legal[0]

    for bot, seat in ((sensible, "person"), ("greedy", "bot:greedy"), (Habit(4), "bot:greedy")):
        extra = json.loads(record_of(plan(bot, games=1), 0))["extra"]
        assert extra["seats"] == [seat]
    assert read_games(record_of(plan(sensible, games=1), 0)).bot_1.tolist() == ["sensible"]


def test_the_code_of_a_long_game_is_no_file() -> None:
    """It is longer than a file's name can be."""
    told = timeline(plan(["random"] * 4, games=1), 0)
    told.go(told.tip.id)
    code = record.code(told)
    assert len(code) > 300
    for text in (code, f" {code}\n"):
        assert read_games(text).score_4[0] == told.tip.state.scores[3]
    with pytest.raises(FileNotFoundError, match="there is no file or folder"):
        read_games("x" * 300)


@pytest.mark.parametrize("text", ["", " ", "\n"])
def test_an_empty_text_is_not_this_folder(text: str) -> None:
    with pytest.raises(
        ValueError, match="a file, a folder, or a game's text or code, not an empty"
    ):
        read_games(text)


def test_numbers_of_games_may_be_numpys(tmp_path: Path) -> None:
    asked = plan("random", "random", 20, 6)
    paths = save_games(asked, tmp_path, numpy.arange(9, 11), progress=False)
    assert [path.name for path in paths] == ["game-09.json", "game-10.json"]
    assert read_games(paths).seed.tolist() == [asked.deal(9).seed, asked.deal(10).seed]


def test_a_plain_text_can_be_read_by_anybody() -> None:
    text = text_of(plan("careful", games=1, seed=6), 0)
    lines = text.splitlines()
    assert lines[0] == "# Crypt, game 0 of a plan with seed 6"
    assert {"players: 1", "sides: AAAAAA", "seat 1: careful", "# Round 8"} <= set(lines)
    game = simulate("careful", games=1, seed=6, progress=False).loc[0]
    assert f"seed: {game.seed}" in lines
    assert lines[-1] == f"# Coins: P1 {game.score_1}"
    moves = simulate("careful", games=1, seed=6, rows="decisions", progress=False).move
    assert [line for line in lines if line.startswith("P1")] == moves.tolist()


def test_a_persons_game_with_a_branch() -> None:
    """The line that one was on is read; where it left the other, new luck was drawn."""
    told = timeline(plan("greedy", games=1, seed=1), 0)
    told.go(told.line(told.tip.id)[9].id)
    told.play(CRYPT.read_move("P1: recover"), new_luck=True)
    unfinished = record.save_text(told, {"seats": ["person"]})
    while CRYPT.deciders(told.state):
        told.play(CRYPT.own_moves(told.state, *CRYPT.deciders(told.state))[0])
    line = told.line()
    text = record.save_text(told, {"seats": ["person"]})
    made = read_games(text, "decisions")
    assert made.move.tolist() == [str(moment.move) for moment in line[1:]]
    assert set(made.bot) == {"person"}
    assert read_games(record.code(told)).score_1[0] == line[-1].state.scores[0]
    with pytest.warns(UserWarning, match=r"not played to its end, but stops after 10 decisions"):
        assert read_games([unfinished, text]).score_1.tolist() == [line[-1].state.scores[0]]


def test_what_is_damaged_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    asked = plan("greedy", games=3)
    save_games(asked, tmp_path, progress=False)
    one = json.loads((tmp_path / "game-1.json").read_text())
    one["lines"][0]["moves"][1] = "P1: a66666"
    (tmp_path / "game-1.json").write_text(json.dumps(one))
    (tmp_path / "game-3.json").write_bytes(b"\xff\xfe{")
    (tmp_path / "game-4.json").write_text("{")
    (tmp_path / "game-5.txt").write_text("# Crypt\nplayers: 9\nseed: 1\nseat 1: greedy\n")
    (tmp_path / "game-6.json").write_text(json.dumps({**one, "game": "sedlec"}))
    (tmp_path / "game-7.json").write_text(json.dumps({**one, "version": int("7" * 26)}))
    (tmp_path / "game-8.txt").write_text("# Crypt\nplayers: 1\nseed: \u0663\u0664\nP1: recover\n")
    (tmp_path / "notes.md").write_text("not a game")
    with pytest.warns(UserWarning, match="7 of 9 cannot be read") as told:
        frame = read_games(tmp_path)
    whole = simulate("greedy", games=3, progress=False)
    assert frame.seed.tolist() == whole.seed[[0, 2]].tolist()
    assert frame.game.tolist() == [0, 1]
    assert [Path(name).name for name in frame.attrs["sources"]] == ["game-0.json", "game-2.json"]
    why = {Path(name).stem[-1]: sentence for name, sentence in frame.attrs["unread"].items()}
    assert "move 2, “P1: a66666”, is not allowed. You place 5 servants" in why["1"]
    assert why["3"] == "it is not text"
    assert "it stops making sense on line 1" in why["4"]
    assert "9" in why["5"]
    assert "sedlec" in why["6"]
    assert "7" * 26 in why["7"]
    assert "“\u0663\u0664” is not a seed" in why["8"]
    assert all(sentence in str(told[0].message) for sentence in why.values())
    with pytest.raises(FileNotFoundError, match="there is no file or folder"):
        read_games(tmp_path / "game-9.json")
    with pytest.raises(FileNotFoundError, match="there is no file or folder"):
        read_games("nothing")
    with pytest.raises(ValueError, match="rows are one of 'games', 'seats', 'decisions', 'events'"):
        read_games(tmp_path, "moves")


def test_games_of_different_numbers_of_players_share_a_frame() -> None:
    """What a game has not is missing."""
    texts = [record_of(plan(players, games=1), 0) for players in TABLES.values()]
    games = read_games(texts)
    assert games.players.tolist() == [1, 3]
    assert games.score_3.dtype == "Int16"
    assert games.score_3.isna().tolist() == [True, False]
    assert games["rank"].isna().tolist() == [False, True]
    assert games.bot_2.isna().tolist() == games.margin.isna().tolist() == [True, False]
    assert "bot_4" not in games.columns
    seats = read_games(texts, "seats")
    assert seats.game.tolist() == [0, 1, 1, 1]
    assert seats.won.isna().tolist() == [True, False, False, False]


def test_nothing_to_read_is_an_empty_frame(tmp_path: Path) -> None:
    assert len(read_games(tmp_path)) == 0
    assert "score_4" in read_games([]).columns


def test_a_timeline_to_step_through() -> None:
    told = timeline(plan("random", games=5), 4)
    assert isinstance(told, Timeline)
    assert told.tip.state.scores[0] == simulate("random", games=5, progress=False).score_1[4]
