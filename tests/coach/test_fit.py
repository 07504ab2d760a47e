"""Fitting: the same arguments give the same weights, also after a stop in the middle."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from crypt_core.crypt.coach import fit
from crypt_core.crypt.coach.worth import RESULT, Worth, flipping_pays_nothing, read
from crypt_core.crypt.components import KINDS
from crypt_core.crypt.scoring import RANKS

pytest.importorskip("tqdm")

GAMES = "3"


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is drawn for each position, in several chunks."""
    monkeypatch.setattr(fit, "REVEALS", 1)
    monkeypatch.setattr(fit, "GHOST_ROLLS", 1)
    monkeypatch.setattr(fit, "CHUNK", 1)
    monkeypatch.setattr(fit, "TESTED", 2)


def fitted_in(folder: Path, workers: int) -> dict[str, Any]:
    """The result of a short run."""
    out = folder / f"worth-{workers}.json"
    asked = ["--passes", "1", "--games", GAMES, "--workers", str(workers)]
    fit.main([*asked, "--notes", str(folder / "notes"), "--out", str(out)])
    result: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    assert result.pop("date")
    return result


def test_one_worker_or_two_or_a_run_that_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All three end with the same weights, to the last digit."""
    shipped = RESULT.read_bytes()
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    first = fitted_in(tmp_path / "one", 1)
    assert fitted_in(tmp_path / "two", 2) == first
    assert "pass1-left8" in capsys.readouterr().err, "a progress bar for each part"
    notes = sorted((tmp_path / "one" / "notes").rglob("*.json"))
    assert len(notes) == 3 + 8 * 3 + 2, (
        "a file for each chunk of games, of positions and of the test"
    )
    stopped = {note: note.read_bytes() for note in notes}
    for note in notes[::3]:
        note.unlink()
    kept = {note: note.stat().st_mtime_ns for note in notes if note.exists()}
    assert fitted_in(tmp_path / "one", 2) == first
    assert {note: note.read_bytes() for note in notes} == stopped
    assert {note: note.stat().st_mtime_ns for note in kept} == kept, "found once is found"
    assert not list(tmp_path.rglob("*.part"))
    assert (first["passes"], first["games"]) == (1, int(GAMES))
    assert first["seeds"] == [fit.FIRST_SEED, fit.FIRST_SEED + int(GAMES) - 1]
    assert sorted(read(first).weights) == list(range(1, 9))
    tested = first["tested"]
    assert tested["seeds"] == [0, 1]
    assert 10 < tested["mean"] < 80
    assert sum(tested[name] for _, name in RANKS) == pytest.approx(1)
    assert RESULT.read_bytes() == shipped, "the shipped file is touched only if asked for"


def test_games_are_played_with_every_mix_of_sides() -> None:
    met = {fit.sides_for(game, fit.random.Random(game)) for game in range(60)}
    assert {"AAAAAA", "BBBBBB"} <= met
    for at in range(len(KINDS)):
        assert {sides[at] for sides in met} == {"A", "B"}


def test_a_game_is_met_between_all_its_rounds() -> None:
    met = fit.play(3, fit.guess())
    assert [position.rounds for position in met] == list(range(8, 0, -1))
    for position in met:
        assert sum(pile.deck for pile in position.piles) == 3 * position.rounds
        assert all(len(pile.unseen) >= pile.deck for pile in position.piles)
    assert met == fit.play(3, fit.guess())
    assert fit.read_position(json.loads(json.dumps(met[4]))) == met[4]


def test_a_next_round_is_dealt_from_what_the_deck_can_hold() -> None:
    """Backs tell kinds: as many of each as are left in the deck, of values not yet seen."""
    draw = fit.random.Random(1)
    for position in [p for game in range(3) for p in fit.play(game, fit.guess())] * 5:
        now = fit._reveal(position, draw)
        assert now.rounds_left == position.rounds - 1
        assert sum(pile.deck for pile in now.piles) == 3 * now.rounds_left
        assert all(0 <= pile.deck <= len(pile.unseen) for pile in now.piles)
        revealed = [t for t in now.crypt if t]
        assert len(revealed) == 3
        assert [t.slot for t in revealed if t.value is None] == [now.unknown]
        for kind, before, after in zip(KINDS, position.piles, now.piles, strict=True):
            values = [t.value for t in revealed if t.kind == kind and t.value]
            assert sorted((*after.unseen, *values)) == sorted(before.unseen)
            assert after.held == before.held


def test_having_flipped_is_never_worth_more() -> None:
    """Whatever the scores say: here each treasure that is not flipped costs two coins."""
    positions = [p for game in range(9) for p in fit.play(game, fit.guess()) if p.rounds == 3]
    scores = []
    for p in positions:
        now, _ = fit.features(p.sides, p.piles, p.ready)
        scores.append(now + 20 - 2 * sum(pile.flippable for pile in p.piles))
    weights = fit.regress(positions, scores)
    assert flipping_pays_nothing(weights) == weights
    assert sum(name.startswith(("idols.A", "remains.A")) for name in weights) > 4


def test_more_ready_servants_are_never_worth_less() -> None:
    """Whatever the scores say; and counts that no position had are worth something too."""
    positions = [p for game in range(4) for p in fit.play(game, fit.guess()) if p.rounds == 4]
    for counts, backwards in [
        ((0, 1, 2, 3), True),
        ((0, 1, 2, 3), False),
        ((1, 2), False),
        ((0,), True),
    ]:
        met = [p._replace(ready=counts[i % len(counts)]) for i, p in enumerate(positions * 4)]
        scores = []
        for position in met:
            now, _ = fit.features(position.sides, position.piles, position.ready)
            scores.append(now + 10 + (-2 if backwards else 2) * position.ready)
        weights = fit.regress(met, scores)
        ready = [weights[f"ready {count}"] for count in range(4)]
        assert ready == sorted(ready)
        told = Worth({4: weights}, {})
        for position, score in zip(met, scores, strict=True):
            if not backwards:
                worth = told.position(4, position.sides, position.piles, position.ready)
                assert worth == pytest.approx(score, abs=0.7)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "passes, games and workers are whole numbers from 1 up"),
        (["--passes", "-1"], "passes, games and workers are whole numbers from 1 up"),
        (["--workers", "0"], "passes, games and workers are whole numbers from 1 up"),
        (["--games", "many"], "invalid int value: 'many'"),
        (["--sides", "A"], "unrecognized arguments"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(SystemExit) as refused:
        fit.main(["--notes", str(tmp_path / "notes"), *arguments])
    assert refused.value.code == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert sentence in said[-1]
    assert not (tmp_path / "notes").exists(), "nothing has been begun"


def test_the_command_says_what_it_does() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "crypt_core.crypt.coach.fit", "--help"],
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0
    assert "--games" in run.stdout
    assert "self-play" in run.stdout
