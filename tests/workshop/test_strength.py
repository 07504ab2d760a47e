"""The tables of strength: who plays, on which games, and how sure their figures are."""

from __future__ import annotations

import pytest

from crypt_core.coach.bots import choose
from crypt_core.coach.shares import wilson
from crypt_core.crypt.coach.known import YOU
from crypt_core.crypt.coach.options import options
from crypt_core.crypt.coach.sides import SIDES, sides_of
from crypt_core.crypt.coach.worth import fitted
from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.views import view
from crypt_core.engine.luck import KeyedLuck
from crypt_core.sedlec.game import SEDLEC
from scripts.workshop.crypt.fit import FIRST_SEED
from scripts.workshop.strength import Alone, Match, main, results


def test_alone_the_table_has_a_row_a_bot_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    main(["crypt", "--seeds", "4", "--bots", "random", "farsighted"])
    header, *rows = capsys.readouterr().out.splitlines()
    assert all(name in header for name in ("magnificent", "wealthy", "petty", "fool", "coins"))
    starts = [(bot, which) for which in SIDES for bot in ("random", "farsighted")]
    assert [(row[:11].strip(), row[11:19].strip()) for row in rows] == starts
    assert all("±" in row and row.count("%") == 12 for row in rows)


def test_at_a_table_it_has_a_row_a_pair_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    main(["sedlec", "--seeds", "2", "--bots", "random", "sensible"])
    header, *rows = capsys.readouterr().out.splitlines()
    assert "95 %" in header
    assert header.endswith("points")
    assert [row.split()[:4] for row in rows] == [
        ["sensible", "random", "2", "4"],
        ["sensible", "random", "3", "6"],
    ]


def test_one_game_tells_nothing_of_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    main(["crypt", "--seeds", "1", "--bots", "random", "--sides", "all A"])
    assert "inf" in capsys.readouterr().out


def test_everybody_plays_the_same_games_and_none_that_was_fitted_on() -> None:
    once, again = (results(Alone(CRYPT, "random", "random"), 3) for _ in range(2))
    assert once == again
    assert results(Alone(CRYPT, "random", "random"), 3, workers=2) == once
    assert sides_of("random", 3) == sides_of("random", 3)
    assert len({sides_of("random", seed) for seed in range(40)}) > 20
    assert FIRST_SEED > 10**9


def test_the_number_of_a_game_is_its_seed() -> None:
    luck = KeyedLuck(2)
    state, _ = CRYPT.start(Setup(1, sides_of("random", 2)), luck)
    while CRYPT.deciders(state):
        state, _ = CRYPT.play(state, choose("careful", CRYPT, state, luck), luck)
    (score,) = Alone(CRYPT, "careful", "random")(range(2, 3))
    assert score.points == state.scores[0]


def test_a_seed_is_played_from_every_seat() -> None:
    luck = KeyedLuck(1)
    state, _ = SEDLEC.start(SEDLEC.setup({"players": 3}), luck)
    seats = ["random", "random", "sensible"]
    while owing := SEDLEC.deciders(state):
        state, _ = SEDLEC.play(state, choose(seats[owing[0]], SEDLEC, state, luck), luck)
    (result,) = Match(SEDLEC, "sensible", "random", 3)(range(5, 6))
    assert result.points == state.scores[2]
    assert result.others == sum(state.scores[:2]) / 2
    assert (result.won > 0) == (2 in state.winners)


def test_alone_the_farsighted_bot_plays_what_the_coach_advises() -> None:
    luck = KeyedLuck(0)
    state, _ = CRYPT.start(Setup(1), luck)
    while CRYPT.deciders(state):
        state, _ = CRYPT.play(state, options(view(state, YOU), fitted())[0][0], luck)
    (score,) = Alone(CRYPT, "farsighted", "all A")(range(1))
    assert score.points == state.scores[0]


def test_the_coach_beats_the_bots_on_the_same_games() -> None:
    points = {
        bot: sum(score.points for score in Alone(CRYPT, bot, "all A")(range(12)))
        for bot in ("farsighted", "sensible", "random")
    }
    assert points["farsighted"] > points["sensible"] > points["random"]


def test_a_share_of_games_has_wilsons_interval() -> None:
    low, high = wilson(57, 100)
    # Wilson (1927) for 57 of 100 at 95 %, worked out by hand from the formula.
    assert (round(low, 3), round(high, 3)) == (0.472, 0.663)
    assert wilson(0, 20)[0] == pytest.approx(0, abs=1e-12)
    assert wilson(20, 20)[1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["crypt", "--seeds", "0"], "from 1 up"),
        (["crypt", "--workers", "0"], "from 1 up"),
        (["crypt", "--bots", "ghost"], "ghost is none of random, greedy"),
        (["crypt", "--players", "5"], "5 is none of 1, 2, 3, 4"),
        (["sedlec", "--players", "1"], "1 is none of 2, 3"),
        (["sedlec", "--sides", "all A"], "all A is none of"),
        (["chess"], "invalid choice"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert told in capsys.readouterr().err
