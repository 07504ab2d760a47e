"""The command that tells how balanced Donjon's cards are."""

from __future__ import annotations

import pytest

from crypt_core.donjon.components import ADVENTURERS
from scripts.workshop.donjon.balance import Played, lines, main, play


def test_a_game_tells_who_was_in_it_and_who_won() -> None:
    found = play(3, 12, 1)
    assert len(found.won) == 3
    assert sum(found.won.values()) == pytest.approx(1)
    assert set(found.won) <= set(ADVENTURERS)
    assert found.rounds > 3
    assert found.arenas > 0
    assert found == play(3, 12, 1)


def test_games_are_counted_together() -> None:
    games = [
        Played(6, 20, 10, True, {"thief": 1.0, "priest": 0.0}),
        Played(8, 20, 0, False, {"thief": 0.5, "priest": 0.5}),
    ]
    told = list(lines(games))
    assert told[0].startswith("rounds        7.0 ± 2.0")
    assert "25% of the trophies" in told[1]
    assert "50% by the trophies agreed" in told[2]
    assert [line.split(" ±")[0].split() for line in told[3:]] == [
        ["priest", "wins", "25.0"],
        ["thief", "wins", "75.0"],
    ]


def test_what_cannot_be_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, said in (
        (["--players", "7"], "7"),
        (["--length", "13"], "12"),
        (["--games", "1"], "games are a whole number from 2 up"),
    ):
        with pytest.raises(SystemExit):
            main(arguments)
        assert said in capsys.readouterr().err
