"""What happened, a row an event; and the game at hand as a frame, finished or not."""

from __future__ import annotations

import warnings
from itertools import pairwise
from typing import Any

import pandas
import pytest

from crypt_core import Tour, frame, game, simulate
from crypt_core.coach.bots import choose
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.lab import columns_of, read_games
from crypt_core.lab.columns import ROWS, event_name
from tests.finished import finished
from tests.toy.game import TOY
from tests.toy.table import at_home

every_rows = pytest.mark.parametrize("rows", ROWS)


def events(bots: Any, **asked: Any) -> pandas.DataFrame:
    return simulate(bots, rows="events", progress=False, **{"games": 60, **asked})


def ended(told: Timeline, bot: str = "random") -> Timeline:
    while told.game.deciders(told.state):
        told.play(choose(bot, told.game, told.state, told.moment.luck))
    return told


# --- many games -----------------------------------------------------------------------------------


def test_every_event_of_a_game_is_a_row_with_what_it_says() -> None:
    told = finished()
    made = frame(told)
    steps = [step for moment in told.line() for step in moment.steps]
    assert made.text.tolist() == [str(step.event) for step in steps]
    assert made.event.tolist() == [event_name(type(step.event)) for step in steps]
    assert made["round"].tolist() == [step.state.round for step in steps]
    assert made.number.tolist() == list(range(len(steps)))
    begun = made.decision.isna()
    assert begun.sum() == len(told.moments[0].steps)
    assert made.decision[~begun].is_monotonic_increasing
    assert set(made.decision[~begun]) == set(range(len(told.line()) - 1))
    for row in made[made.event == "rolled"].itertuples():
        result = "exhausted" if row.exhausted else "ready"
        said = f"P1 rolls {row.slot}{row.die} effort {row.effort} gets {row.rolled} {result}"
        assert row.text == said
    placed = made[(made.event == "placed") & made.pushed.notna()]
    for row in placed.itertuples():
        assert f"pushing P{row.pushed_seat}:" in row.text
    assert made[made.event == "ranked"].coins.item() == told.state.scores[0]


def test_a_treasure_is_told_by_what_it_is() -> None:
    made = frame(finished())
    kept = made[made.event == "collected"]
    for row in kept[kept.face_up.astype(bool)].itertuples():
        assert row.text.endswith(f"{row.kind}{row.value}")
    hidden = kept[~kept.face_up.astype(bool)]
    assert len(hidden)
    assert hidden.text.str.endswith("?").all()
    assert hidden.value.notna().all(), "the game is over"


def test_how_often_an_effort_exhausts_is_two_lines() -> None:
    rolls = events("careful", games=200).query("event == 'rolled'")
    shares = rolls.groupby("effort").exhausted.mean()
    assert shares[shares.index > 1].is_monotonic_increasing
    assert (shares - (shares.index.to_series() - 1) / 6).abs().max() < 0.2


def test_which_rolls_of_the_ghost_took_what_was_mine() -> None:
    made = events("careful")
    lost = made.query("event == 'placed' and bot == 'ghost' and pushed_seat == 1")
    assert len(lost) > 20
    for row in lost.itertuples():
        assert str(row.effort) * row.servants in str(row.ghost_roll)
    assert set(made[made.event == "revealed"].ghost_roll.isna()) == {True}
    assert made[made.bot == "ghost"].seat.eq(2).all()


def test_every_event_is_of_the_phase_in_which_it_happens() -> None:
    made = events("collector", sides="random")
    phases = made.groupby("event", observed=True).phase.agg(lambda found: set(found))
    alone = {
        "revealed": "reveal",
        "arranged": "reveal",
        "placed": "claim",
        "recovered": "claim",
        "ghost_rolled": "claim",
        "rolled": "collect",
        "collected": "collect",
        "ghost_took": "collect",
        "torches_passed": "pass",
        "deck_empty": "end",
        "scored": "end",
    }
    assert {name: phases[name] for name in alone} == {n: {where} for n, where in alone.items()}


def test_decisions_tell_what_lay_there_and_what_came_of_it() -> None:
    made = simulate(["careful", "random"], rows="decisions", games=4, progress=False)
    games = simulate(["careful", "random"], games=4, progress=False).set_index("game")
    assert (made.seed == made.game.map(games.seed)).all()
    for row in made.itertuples():
        assert row.score == games.loc[row.game, f"score_{row.seat}"]
    first = made[made.number == 0]
    assert (first.claims == "-").all()
    assert (first.treasures.str.split().str.len() == 3).all()
    later = made[(made.stage == "claim") & (made.claims != "-")]
    assert later.claims.str.fullmatch(r"P\d( [a-f][1-6]+)+(; P\d( [a-f][1-6]+)+)*").all()
    piles = simulate(["random"] * 2, game="sedlec", rows="decisions", games=2, progress=False)
    assert (piles.graveyard.str.split().str.len() == 6).all()


# --- one game -------------------------------------------------------------------------------------


@every_rows
@pytest.mark.parametrize("name", ["crypt", "sedlec"])
def test_any_game_at_any_moment_is_a_frame_without_a_warning(name: str, rows: str) -> None:
    told = game(name, seed=5)
    guide = columns_of(rows, name)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(3):
            made = frame(told, rows)
            assert made.attrs == {"game": name, "rows": rows, "over": False}
            assert set(made.columns) <= set(guide.index)
            assert len(made) == {"games": 1, "decisions": told.tip.depth}.get(rows, len(made))
            moment = told.tip
            told.play(choose("random", told.game, moment.state, moment.luck))
        whole = frame(ended(told), rows)
    read = read_games([record.save_text(told)], rows, game=name)
    pandas.testing.assert_frame_equal(whole, read)
    assert whole.attrs["over"] is True


@every_rows
def test_a_game_that_brings_no_columns_is_a_frame(
    rows: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_home(monkeypatch)
    told = Timeline(TOY, TOY.setup({"players": 3}), 2)
    for _ in range(4):
        assert frame(told, rows).attrs["over"] is False
        told.play(choose("random", TOY, told.tip.state, told.tip.luck))
    assert len(frame(ended(told), "games")) == 1


def test_what_is_at_hand_may_be_anything_of_a_game() -> None:
    tour = Tour(seed=7)
    tour.play("a5 b1")
    whole = frame(tour.timeline)
    for at_hand in (tour, record.save(tour.timeline), tour.save(), tour.code()):
        pandas.testing.assert_frame_equal(frame(at_hand), whole)
    assert frame(finished(), "seats").bot.tolist() == ["person"]


def test_of_a_game_with_branches_it_is_the_line_one_is_on() -> None:
    told = game(seed=7, moves=["a5 b1", "recover"])
    told.go(0)
    told.play("a6")
    assert frame(told, "decisions").move.tolist() == ["P1: a6"]
    told.go(1)
    assert frame(told, "decisions").move.tolist() == ["P1: a5 b1", "P1: recover"]


def unlike(one: pandas.DataFrame, other: pandas.DataFrame) -> set[str]:
    """The columns in which two frames differ."""
    return {name for name in one if not one[name].astype(str).equals(other[name].astype(str))}


def test_a_game_that_goes_on_tells_a_viewer_what_they_may_know() -> None:
    """The face-down treasure that each has taken is known to them, and to nobody else."""
    told = game(seed=3, players=2)
    while not (
        held := [it for it in told.state.players if any(t.known != 3 for t in it.treasures)]
    ):
        told.play(choose("greedy", told.game, told.tip.state, told.tip.luck))
    owner = told.state.players.index(held[0])
    seen = {who: frame(told, viewer=who) for who in (None, 0, 1)}
    hidden = seen[None].query("event == 'collected' and not face_up")
    assert hidden.value.isna().all()
    assert seen[owner].loc[hidden[hidden.seat == owner + 1].index].value.notna().all()
    assert seen[1 - owner].loc[hidden[hidden.seat == owner + 1].index].value.isna().all()
    assert unlike(seen[None], seen[owner]) == {"value"}
    seats = {who: frame(told, "seats", who) for who in (None, 0, 1)}
    assert pandas.isna(seats[1 - owner].treasures_coins[owner])
    assert seats[owner].treasures_coins[owner] > 0


def test_whoever_is_alone_is_the_viewer_until_it_is_over() -> None:
    told = game(seed=7, moves=["a5 b1", "recover"])
    pandas.testing.assert_frame_equal(frame(told), frame(told, viewer=0))
    unseen = frame(told).query("event == 'ghost_took' and not face_up")
    assert unseen.value.isna().all()
    later = finished()
    assert unlike(frame(later), frame(later, viewer=0)) == {"value"}
    with pytest.raises(ValueError, match="a viewer is a player from 0 to 0, not 1"):
        frame(told, viewer=1)


def test_a_secret_move_stays_one_while_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    at_home(monkeypatch)
    told = Timeline(TOY, TOY.setup({"players": 3}), 2)
    told.play(choose("random", TOY, told.tip.state, told.tip.luck))
    before, after = told.moments
    who = after.move.player
    own, others = frame(told, "decisions", who), frame(told, "decisions", (who + 1) % 3)
    assert own.move[0] == str(after.move)
    for hidden in (others, frame(told, "decisions")):
        assert hidden.move[0] == str(TOY.seen_move(before.state, after.move, None))
        assert hidden.move[0] != own.move[0]
        assert pandas.isna(hidden.legal[0])
    line = ended(told).line()
    moves = frame(told, "decisions").move.tolist()
    assert moves == [str(moment.move) for _, moment in pairwise(line)]


def test_what_cannot_be_framed_is_said() -> None:
    with pytest.raises(ValueError, match="rows are one of 'games', 'seats', 'decisions', 'events'"):
        frame(game(), "rolls")
    with pytest.raises(ValueError, match="'crypt' is the name of a game"):
        frame("crypt")
