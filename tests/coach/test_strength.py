"""The table of strength: who plays, on which games, and how sure its figures are."""

from __future__ import annotations

import pytest

from crypt_core.coach.shares import wilson
from crypt_core.crypt.coach import strength
from crypt_core.crypt.coach.fit import FIRST_SEED


def test_the_table_has_a_row_a_player_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    strength.main(["--games", "4", "--workers", "1", "--players", "random", "coach"])
    header, *rows = capsys.readouterr().out.splitlines()
    assert all(name in header for name in ("magnificent", "wealthy", "petty", "fool"))
    starts = [(player, which) for which in strength.SIDES for player in ("random", "coach")]
    assert [(row[:9].strip(), row[9:17].strip()) for row in rows] == starts
    assert all("±" in row and row.count("%") == 12 for row in rows)


def test_everybody_plays_the_same_games_and_none_that_was_fitted_on() -> None:
    assert strength.play("random", "random", 3) == strength.play("random", "random", 3)
    assert strength.sides_of("random", 3) == strength.sides_of("random", 3)
    assert len({strength.sides_of("random", seed) for seed in range(40)}) > 20
    assert FIRST_SEED > 10**9


def test_the_coach_beats_the_bots_on_the_same_games() -> None:
    games = range(12)
    scores = {
        player: sum(strength.play(player, "all A", seed) for seed in games)
        for player in strength.PLAYERS
    }
    assert scores["coach"] > scores["sensible"] > scores["random"]


def test_a_share_of_games_has_wilsons_interval() -> None:
    low, high = wilson(57, 100)
    # Wilson (1927) for 57 of 100 at 95 %, worked out by hand from the formula.
    assert (round(low, 3), round(high, 3)) == (0.472, 0.663)
    assert wilson(0, 20)[0] == pytest.approx(0, abs=1e-12)
    assert wilson(20, 20)[1] == pytest.approx(1)


@pytest.mark.parametrize(
    "arguments", [["--games", "0"], ["--players", "ghost"], ["--workers", "0"]]
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        strength.main(arguments)
    assert "from 1 up" in (told := capsys.readouterr().err) or "invalid choice" in told
