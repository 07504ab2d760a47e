"""The tree of a game: steps, moments, branches, and what a comparison shows."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pandas as pd
import pytest
from hypothesis import given

from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.engine.game import BadNotation, IllegalMove
from crypt_core.engine.luck import KeyedLuck
from crypt_core.engine.timeline import Place, Timeline
from tests.strategies import Playthrough, examples, games, pick, trees

ROOT = Path(__file__).parents[2]


def timeline_of(game: Playthrough) -> Timeline:
    timeline = Timeline(CRYPT, game.setup, game.seed)
    for move in game.moves:
        timeline.play(move)
    return timeline


def played(*texts: str, players: int = 1, seed: int = 5) -> Timeline:
    timeline = Timeline(CRYPT, Setup(players, "BAAAAA"), seed)
    for text in texts:
        timeline.play(CRYPT.read_move(text, timeline.state))
    return timeline


@examples(20)
@given(games())
def test_a_timeline_holds_the_very_game(game: Playthrough) -> None:
    timeline = timeline_of(game)
    assert [moment.state for moment in timeline.moments] == game.states
    assert [moment.steps for moment in timeline.moments[1:]] == [t.steps for t in game.turns]
    assert timeline.moments[0].steps == game.opening
    assert [moment.depth for moment in timeline.moments] == list(range(len(game.turns) + 1))
    assert timeline.tip is timeline.moment
    assert not timeline.looking_back


@examples(20)
@given(games())
def test_stepping_back_to_the_start_and_forward_again_stops_at_the_same_places(
    game: Playthrough,
) -> None:
    timeline = timeline_of(game)
    end = timeline.place
    back = [(timeline.place, timeline.state, timeline.event)]
    while timeline.back():
        back.append((timeline.place, timeline.state, timeline.event))
    stops = [Place(m.id, stop) for m in timeline.moments for stop in timeline.stops(m)]
    assert [place for place, _, _ in back[::-1]] == stops
    forward = [(timeline.place, timeline.state, timeline.event)]
    while timeline.forward():
        forward.append((timeline.place, timeline.state, timeline.event))
    assert forward == back[::-1]
    assert timeline.place == end
    assert not timeline.forward()


@examples(20)
@given(games())
def test_whoever_walks_passes_by_nothing_but_what_belongs_together(game: Playthrough) -> None:
    timeline = timeline_of(game)
    for moment in timeline.moments:
        stops = timeline.stops(moment)
        assert stops == tuple(sorted(set(stops)))
        assert stops[-1] == len(moment.steps)
        for n, (before, after) in enumerate(pairwise(moment.steps), 1):
            assert CRYPT.together(before, after) == (n not in stops)


def test_a_claim_of_several_servants_is_one_step() -> None:
    timeline = played("a4 b2 c1")
    moment = timeline.moment
    assert timeline.begin(moment) == Place(moment.id, 3)
    assert [t.effort for t in timeline.state.crypt] == [4, 2, 1]
    timeline.go(moment.id, 1)
    assert timeline.forward(), "from the midst of a step, such as an old code's, to its end"
    assert timeline.place == Place(moment.id, 3)
    assert timeline.back()
    assert timeline.place.moment == 0


@examples(20)
@given(trees())
def test_anywhere_can_be_gone_to_by_a_look_up(timeline: Timeline) -> None:
    states = {
        (moment.id, step): state
        for moment in timeline.moments
        for step, (_, state) in enumerate(moment.steps, 1)
    }
    for (moment, step), state in states.items():
        assert timeline.go(moment, step) == Place(moment, step)
        assert timeline.state is state
        assert timeline.at_decision == (step == len(timeline.moment.steps))
    for moment in timeline.moments[1:]:
        timeline.go(moment.id, 0)
        assert timeline.state is timeline.parent(moment).state
        assert timeline.event is None


def test_before_the_first_step_the_first_state_is_shown() -> None:
    timeline = played()
    timeline.go(0, 0)
    assert timeline.state is timeline.moments[0].steps[0].state
    assert timeline.event is None
    assert timeline.forward()
    assert timeline.place == Place(0, timeline.stops(timeline.moments[0])[0])


@pytest.mark.parametrize(("moment", "step"), [(9, None), (-1, None), (0, 99), (0, -1)])
def test_there_is_no_going_where_nothing_is(moment: int, step: int | None) -> None:
    timeline = played("a4")
    before = timeline.place
    with pytest.raises(IndexError, match=r"no (moment|step)"):
        timeline.go(moment, step)
    assert timeline.place == before


def test_the_start_has_no_moment_before_it() -> None:
    timeline = played()
    with pytest.raises(ValueError, match="start"):
        timeline.parent(timeline.moments[0])
    timeline.go(0, timeline.stops(timeline.moments[0])[0])
    assert not timeline.back()


def test_an_illegal_move_changes_nothing() -> None:
    timeline = played("a4")
    before = (len(timeline.moments), timeline.place, list(timeline.moment.children))
    with pytest.raises(IllegalMove):
        timeline.play(CRYPT.read_move("a7", timeline.state))
    with pytest.raises(IllegalMove):
        timeline.play(CRYPT.read_move("a7", timeline.state), new_luck=True)
    assert (len(timeline.moments), timeline.place, list(timeline.moment.children)) == before
    assert timeline.salts == 0


def test_the_same_decision_with_the_same_luck_is_the_same_moment() -> None:
    timeline = played("a4 b4", "recover")
    timeline.go(0)
    again = timeline.play(CRYPT.read_move("b4 a4", timeline.state))
    assert again.id == 1
    assert len(timeline.moments) == 3
    assert timeline.looking_back


def test_another_decision_grows_a_branch_and_loses_nothing() -> None:
    timeline = played("a4 b4", "recover")
    timeline.go(0)
    branch = timeline.play(CRYPT.read_move("a6", timeline.state))
    assert (branch.id, branch.parent, branch.depth) == (3, 0, 1)
    assert branch.luck == timeline.moments[1].luck
    assert timeline.moments[0].children == [1, 3]
    assert [moment.id for moment in timeline.line(2)] == [0, 1, 2]
    assert [moment.id for moment in timeline.line()] == [0, 3]
    assert [moment.id for moment in timeline.leaves()] == [2, 3]
    # The branch has the Ghost's very dice.
    first = [str(s.event) for s in timeline.moments[1].steps if "rolls" in str(s.event)]
    other = [str(s.event) for s in branch.steps if "rolls" in str(s.event)]
    assert first == other


def test_the_end_of_a_fork_is_on_the_branch_added_last() -> None:
    timeline = played("a4", "recover")
    timeline.go(0)
    branch = timeline.play(CRYPT.read_move("b4", timeline.state))
    assert timeline.end(0) is branch
    assert timeline.end(1) is timeline.moments[2]


def test_new_luck_is_another_branch_each_time_and_draws_otherwise() -> None:
    timeline = played("a4 b4")
    timeline.go(0)
    move = CRYPT.read_move("a4 b4", timeline.state)
    ids, dice = {1}, {str(timeline.moments[1].steps)}
    for salt in range(1, 9):
        timeline.go(0)
        moment = timeline.play(move, new_luck=True)
        assert moment.luck == KeyedLuck(timeline.seed, salt)
        ids.add(moment.id)
        dice.add(str(moment.steps))
    assert len(ids) == 9
    assert len(dice) > 6
    # The branch keeps its luck from there on.
    after = timeline.play(CRYPT.read_move("recover", timeline.state))
    assert after.luck == KeyedLuck(timeline.seed, 8)


def test_the_same_luck_is_that_of_the_line_one_is_on() -> None:
    timeline = played("a4 b4")
    timeline.go(0)
    move = CRYPT.read_move("a4 b4", timeline.state)
    other = CRYPT.read_move("recover", timeline.state)
    salted = timeline.play(move, new_luck=True)
    # Back from the branch of new luck, another decision is drawn with that luck, too.
    timeline.go(0)
    assert timeline.play(move) is salted
    timeline.go(0)
    beside = timeline.play(other)
    assert beside.luck == salted.luck
    # Back from the first line, with the first luck.
    timeline.go(1)
    timeline.go(0)
    assert timeline.play(move).id == 1
    timeline.go(0)
    assert timeline.play(other).luck == KeyedLuck(timeline.seed)
    assert beside.id != timeline.place.moment


def test_stepping_forward_follows_the_line_one_is_on() -> None:
    timeline = played("a4 b4", "recover")
    timeline.go(0)
    timeline.play(CRYPT.read_move("a6", timeline.state))
    # On the first line, looking back does not leave it.
    timeline.go(2)
    assert timeline.tip.id == 2
    timeline.go(0)
    assert timeline.tip.id == 2
    assert timeline.looking_back
    assert timeline.forward()
    assert timeline.place == Place(1, 2)
    # On the branch neither.
    timeline.go(3)
    assert timeline.tip.id == 3
    timeline.go(0)
    assert timeline.forward()
    assert timeline.place == Place(3, 1)


def test_the_line_one_is_on_does_not_depend_on_who_asked() -> None:
    timeline = played("a4 b4", "recover")
    timeline.go(0)
    timeline.play(CRYPT.read_move("a6", timeline.state))
    timeline.go(2)
    timeline.go(0)
    assert timeline.tip.id == 2
    timeline.go(3)
    timeline.go(0)
    assert timeline.tip.id == 3


@examples(20)
@given(trees())
def test_the_parts_of_a_tree_fit_together(timeline: Timeline) -> None:
    for moment in timeline.moments:
        assert timeline.moments[moment.id] is moment
        assert [timeline.moments[child].parent for child in moment.children] == [moment.id] * len(
            moment.children
        )
        line = timeline.line(moment.id)
        assert line[0].id == 0
        assert line[-1] is moment
        assert [m.depth for m in line] == list(range(len(line)))
    leaves = [moment.id for moment in timeline.moments if not moment.children]
    assert sorted(moment.id for moment in timeline.leaves()) == leaves
    assert timeline.tip.id in leaves
    assert timeline.place.moment in [moment.id for moment in timeline.line(timeline.tip.id)]


# --- comparing ------------------------------------------------------------------------------------


def test_rows_of_moments() -> None:
    timeline = played("a111", "recover", "recover")
    rows = timeline.rows([0, 2], 0)
    assert [row["moment"] for row in rows] == [0, 2]
    assert {row["player"] for row in rows} == {0}
    assert rows[0]["ready"] == 3
    assert rows[0]["score"] == 3
    assert set(rows[0]) == {
        "moment", "player", "idols", "jewelry", "manuscripts", "pottery", "remains", "tapestries",
        "coins", "collectors", "ready", "score",
    }  # fmt: skip
    assert len(played(players=3).rows([0])) == 3


def test_two_branches_compared_as_a_frame() -> None:
    timeline = played("a6 b6", "recover", "recover")
    timeline.go(0)
    timeline.play(CRYPT.read_move("recover", timeline.state))
    timeline.play(CRYPT.read_move("recover", timeline.state))
    first, second = 2, timeline.place.moment
    frame = timeline.compare(first, second, 0)
    assert list(frame.columns) == ["first", "second", "difference"]
    assert frame.index.names == ["player", "figure"]
    rows = {row["moment"]: row for row in timeline.rows([first, second], 0)}
    for figure in ("coins", "ready", "score", "idols"):
        one, two, difference = frame.loc[(0, figure)]
        assert (one, two) == (rows[first][figure], rows[second][figure])
        assert difference == two - one
    assert all(str(dtype) == "Int64" for dtype in frame.dtypes)


def test_what_the_viewer_has_not_seen_is_missing_in_the_frame() -> None:
    timeline = played("c1", "recover", "recover", "recover", "recover", players=2, seed=3)
    mine, theirs = timeline.compare(0, 4, 0), timeline.compare(0, 4, 1)
    assert not pd.isna(mine.loc[(0, "coins"), "second"])
    assert pd.isna(theirs.loc[(0, "coins"), "second"])
    assert pd.isna(theirs.loc[(0, "score"), "difference"])
    assert theirs.loc[(0, "ready"), "second"] == mine.loc[(0, "ready"), "second"]


def test_no_data_frame_library_is_loaded_to_play() -> None:
    """All the core but the laboratory and arrays imported, and a game played, in its own Python."""
    script = """
import importlib, pkgutil, sys
import crypt_core
def load(package):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if module.name not in ("crypt_core.lab", "crypt_core.crypt.arrays"):
            loaded = importlib.import_module(module.name)
            if module.ispkg:
                load(loaded)
load(crypt_core)
from crypt_core.crypt.game import CRYPT
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
timeline = Timeline(CRYPT, CRYPT.setup({"players": 1}), 1)
while CRYPT.deciders(timeline.state):
    legal = CRYPT.legal_moves(timeline.state)
    timeline.play(legal[len(legal) // 2])
str(CRYPT.view(timeline.state, 0))
timeline.rows([0, 3], 0)
record.load_text(record.save_text(timeline), {"crypt": CRYPT})
heavy = {"pandas", "numpy", "ipywidgets", "anywidget", "traitlets", "crypt_core.lab"}
heavy &= set(sys.modules)
assert not heavy, heavy
timeline.compare(0, 1)
assert "pandas" in sys.modules
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_moments_are_many_and_going_stays_a_look_up() -> None:
    """No state is made again: the state of a moment is the very object that was played."""
    timeline = Timeline(CRYPT, Setup(4), 11)
    number = 0
    while CRYPT.deciders(timeline.state):
        timeline.play(pick(CRYPT.legal_moves(timeline.state), number := number + 1))
    kept = [moment.state for moment in timeline.moments]
    for moment in reversed(timeline.moments):
        timeline.go(moment.id)
        assert timeline.state is kept[moment.id]


def test_a_text_is_played_as_the_move_it_names() -> None:
    """The player who decides moves, if it names none; text that is no move changes nothing."""
    timeline, same = Timeline(CRYPT, CRYPT.setup({}), 7), Timeline(CRYPT, CRYPT.setup({}), 7)
    moment = timeline.play("a5 b1")
    assert moment == same.play(CRYPT.read_move("a5 b1", same.state))
    assert timeline.go(0) == same.go(0)
    assert timeline.play("P1: a5 b1") is moment
    with pytest.raises(BadNotation):
        timeline.play("a5 b")
    with pytest.raises(IllegalMove):
        timeline.play("done")
    assert len(timeline.moments) == 2


def test_new_luck_is_new_after_a_move_with_the_old_one() -> None:
    timeline = played()
    timeline.play("a4 b4", new_luck=True)
    timeline.go(0)
    timeline.grow(0, CRYPT.read_move("a5", timeline.state), KeyedLuck(timeline.seed))
    timeline.go(0)
    assert timeline.play("a4 b4", new_luck=True).luck.salt == 2


def test_a_timeline_and_its_moments_are_shown_in_a_line_without_the_seed() -> None:
    seed = 918273645
    timeline = Timeline(CRYPT, CRYPT.setup({"players": 2}), seed)
    timeline.play("a5")
    timeline.play("recover", new_luck=True)
    timeline.go(1, 0)
    assert repr(timeline) == "<Timeline of crypt: 3 moments, at moment 1, step 0 of 1>"
    assert repr(timeline.moments[1]) == "<Moment 1: P1 places 5 on a>"
    shown = repr([timeline, timeline.moments, [moment.steps for moment in timeline.moments]])
    assert "\n" not in shown
    assert str(seed) not in shown


def test_states_and_legal_moves_are_shown_as_everybody_may_know_them() -> None:
    timeline = Timeline(CRYPT, CRYPT.setup({"players": 2}), 7)
    assert repr(timeline.state) == str(CRYPT.view(timeline.state, None))
    legal = CRYPT.legal_moves(timeline.state)
    first = ", ".join(str(legal[i]) for i in range(4))
    assert repr(legal) == f"<{len(legal)}: {first}, ...>"
    assert repr(legal.own(1)) == "<0>"


@examples(10)
@given(trees())
def test_what_is_played_aside_changes_nothing(timeline: Timeline) -> None:
    moments = [repr(moment) + str(moment.children) for moment in timeline.moments]
    place, ends, lines = timeline.place, list(timeline.ends), list(timeline.line_of)
    tip = timeline.tip
    aside = timeline.aside()
    assert (aside.place, aside.tip) == (place, tip)
    aside.go(0)
    for _ in range(3):
        move = CRYPT.legal_moves(aside.state)[-1]
        aside.play(move, new_luck=True)
        if not CRYPT.deciders(aside.state):
            break
    assert len(aside.moments) > len(timeline.moments)
    assert [repr(moment) + str(moment.children) for moment in timeline.moments] == moments
    assert (timeline.place, timeline.ends, timeline.line_of) == (place, ends, lines)
    assert timeline.tip is tip
