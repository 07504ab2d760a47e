"""Fitting what the end of a round promises among several: what was planted is found again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crypt_core.crypt.coach import promise
from scripts.workshop.crypt import fit_several as fit

pytest.importorskip("tqdm")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_finds_what_decided_the_games(players: int) -> None:
    """Who leads next is worth 4 coins, and a single ready servant 2."""
    draw = np.random.default_rng(players)
    begin, differ = fit.guess(players, 3)
    names = fit.names(players)
    planted = begin.copy()
    planted[names.index("order0")] = 4 * planted[0]
    planted[names.index("servants1")] = 2 * planted[0]
    has = np.zeros((players, len(names), 3000))
    has[:, 0] = draw.normal(20, 5, (players, 3000))
    ready = draw.integers(0, 4, (players, 3000))
    for servants in (1, 2, 3):
        has[:, servants] = ready == servants
    leader = draw.integers(0, players, 3000)
    for place in range(players - 1):
        has[:, names.index(f"order{place}")] = [
            (player - leader) % players == place for player in range(players)
        ]
    told = fit.chances(has, planted)
    winner = [draw.choice(players, p=each) for each in told]
    won = np.array([[float(it == player) for it in winner] for player in range(players)])
    found = fit.rates(fit.fitted(has, won, begin, differ), players)
    assert found["order"][0] == pytest.approx(4, abs=0.7)
    assert found["servants"][1] == pytest.approx(2, abs=0.7)
    assert found["swing"] == pytest.approx(fit.swing_of(3), abs=0.4)
    assert found["flips"] == pytest.approx(fit.FLIPS, abs=0.1), "nobody had any: the guess stands"
    assert fit.error(has, won, begin) > fit.error(has, won, planted)


@pytest.mark.change
def test_a_short_run_writes_what_the_search_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit, "GAMES", {2: 10, 3: 5, 4: 5})
    monkeypatch.setattr(fit, "CHUNK", 5)
    monkeypatch.setattr(fit, "PLAYOUTS", 1)

    def run(folder: str) -> dict[str, Any]:
        out = tmp_path / f"{folder}.json"
        fit.main(["--notes", str(tmp_path / folder), "--out", str(out)])
        told: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
        assert told.pop("date")
        return told

    once = run("notes")
    assert once["games"] == {"2": 10, "3": 10, "4": 10}
    for file in (tmp_path / "notes" / "several").glob("players3-1*"):
        file.unlink()
    again = run("notes")
    assert again == once, "what was stopped is gone on with"
    monkeypatch.setattr(promise, "RESULT", tmp_path / "notes.json")
    promise.fitted.cache_clear()
    read = promise.fitted()
    promise.fitted.cache_clear()
    assert {players for players, _ in read} == {2, 3, 4}
    assert read[4, 1].order[-1] == 0


@pytest.mark.parametrize("share", ["0", "11", "-1"])
def test_a_share_is_a_number_above_0(share: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fit.main(["--share", share])
    assert "share is a number above 0, up to 10" in capsys.readouterr().err
