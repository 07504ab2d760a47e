"""Fitting: the same arguments give the same tables, also after a stop in the middle."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crypt_core.crypt.coach.known import Pile
from crypt_core.crypt.coach.sides import SIDES
from crypt_core.crypt.coach.worth import (
    COUNTS,
    HELD,
    RESULT,
    UNSEEN,
    every_side,
    piles,
    read,
    state,
)
from crypt_core.crypt.coach.worth import promise as worth_promise
from crypt_core.crypt.components import KINDS
from crypt_core.crypt.scoring import RANKS
from scripts.workshop.crypt import fit, fitting
from scripts.workshop.crypt.ahead import revealed
from scripts.workshop.crypt.worths import sides_number

pytest.importorskip("tqdm")

GAMES = "30"


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is drawn for each position, in several chunks."""
    monkeypatch.setattr(fit, "DECKS", {})
    monkeypatch.setattr(fit, "CHUNK", 12)
    monkeypatch.setattr(fit, "TESTED", 4)
    monkeypatch.setattr(fit, "LEVELLED", 24)
    monkeypatch.setattr(fit, "RANKED_GAMES", 36)
    monkeypatch.setattr(fit, "STARTS", 2)


def fitted_in(folder: Path) -> dict[str, Any]:
    """The result of a short run."""
    out = folder / "worth.json"
    asked = ["--passes", "2", "--games", GAMES]
    fit.main([*asked, "--notes", str(folder / "notes"), "--out", str(out)])
    result: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    assert result.pop("date")
    return result


def test_a_run_that_was_stopped_ends_alike(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the same tables, to the last digit."""
    shipped = RESULT.read_bytes()
    first = fitted_in(tmp_path)
    told = capsys.readouterr()
    assert "pass1-left7" in told.err, "a progress bar for each part"
    assert told.out.count("held-out error") == (2 + fit.RANKED) * 7
    notes = sorted((tmp_path / "notes").rglob("*.npz"))
    assert len(notes) == (2 + fit.RANKED) * (3 + 7 * 3) + 2 + 7 * 2, (
        "a file for each chunk of games, and of positions"
    )
    for note in notes[::3]:
        note.unlink()
    kept = {note: note.stat().st_mtime_ns for note in notes if note.exists()}
    assert fitted_in(tmp_path) == first
    assert {note: note.stat().st_mtime_ns for note in kept} == kept, "found once is found"
    assert not list(tmp_path.rglob("*.part"))
    assert (first["passes"], first["games"]) == (2, int(GAMES))
    assert first["seeds"] == [fit.FIRST_SEED, fit.FIRST_SEED + 2 * int(GAMES) + 36 - 1]
    assert sorted(read(first).kinds) == list(range(1, 8))
    assert sorted(read(first).levels) == list(range(1, 9))
    assert sorted(read(first).rank) == list(range(1, 8))
    assert all(20 < told / 100 < 80 for told in first["levels"]["8"])
    tested = first["tested"]
    assert tested["seeds"] == [0, 3]
    for which in SIDES:
        assert 10 < tested[which]["mean"] < 80
        assert sum(tested[which][name] for _, name in RANKS) == pytest.approx(1)
    assert RESULT.read_bytes() == shipped, "the shipped file is touched only if asked for"


def test_games_are_played_with_every_mix_of_sides() -> None:
    met = fit.sides_of(range(60))
    assert (met.sum(axis=1) == 0).sum() >= 24
    assert (met.sum(axis=1) == 6).sum() >= 12
    for at in range(len(KINDS)):
        assert 0.2 < met[np.arange(60) % 5 > 2, at].mean() < 0.8
    assert (fit.sides_of([7, 8]) == met[7:9]).all()


def met_by_hand(games: int) -> list[fitting.Met]:
    """The positions of games in which the guess decides."""
    seeds = np.arange(games, dtype=np.uint64)
    return fitting.play(seeds, fit.sides_of(range(games)), fitting.guess(FEATURES))


FEATURES = fitting.every_feature()


def test_games_are_met_between_all_their_rounds() -> None:
    met = met_by_hand(20)
    assert [here.left for here in met] == list(range(7, 0, -1))
    for here in met:
        deck = here.kinds // COUNTS % COUNTS
        assert (deck.sum(axis=0) == 3 * here.left).all()
        unseen = np.bitwise_count(here.unseen.astype(np.uint8))
        assert (unseen >= deck).all()
        assert (here.ready <= 3).all()
    for one, other in zip(met, met_by_hand(20), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_next_rounds_are_dealt_from_what_the_deck_can_hold() -> None:
    """Backs tell kinds: as many of each as are left in the deck, of values not yet seen."""
    draw = np.random.default_rng(1)
    for met in met_by_hand(15):
        cards = fitting.deals(met, draw)
        assert cards.shape == (3 * met.left, 15)
        for game in range(15):
            dealt = cards[:, game].tolist()
            assert len(set(dealt)) == len(dealt), "every card comes once"
            for kind in range(len(KINDS)):
                values = [card % 4 for card in dealt if card // 4 == kind]
                assert len(values) == met.kinds[kind, game] // COUNTS % COUNTS
                assert all(met.unseen[kind, game] >> value & 1 for value in values)
        now = fitting.reveal(met, cards[:3])
        assert (now.left == met.left - 1).all()
        for game in range(15):
            laid = now.coins[:, game].tolist()
            assert min(laid) == 0 < sorted(laid)[1], "one lies face-down"
            assert laid.index(0) == now.down[game]
            halves = [coins or 2.5 for coins in laid]
            assert halves == sorted(halves, reverse=True)
            for kind in range(len(KINDS)):
                mine = now.kind[:, game] == kind
                before, after = met.kinds[kind, game], now.kinds[kind, game]
                up = [int(v) for v in now.coins[:, game][mine] if v]
                assert before - after == COUNTS * mine.sum() + 50 * sum(3 ** (v - 1) for v in up)
                gone = sum(1 << v - 1 for v in up)
                assert now.unseen[kind, game] == met.unseen[kind, game] & ~gone


def fitted_to(met: fitting.Met, scores: np.ndarray) -> fitting.Fitted:
    return fitting.fit(met, scores, FEATURES)


def test_tables_tell_what_they_were_fitted_to() -> None:
    """A score that is such a sum is found again, on positions that were not fitted on too."""
    for met in met_by_hand(900)[::3]:
        scores = as_they_stand(met) + 5 + 1.5 * met.ready + 0.5 * (met.kinds // COUNTS % COUNTS)[1]
        assert fitted_to(met, scores).error < 0.1


def as_they_stand(met: fitting.Met) -> np.ndarray:
    """Coins of treasures and collectors now."""
    power, states = 2 * np.arange(6)[:, None] + met.sides, met.kinds
    found = FEATURES.now[power, states - states % COUNTS * ~fitting.FLIPS[power]]
    return np.asarray(found.sum(axis=0))


def test_what_cards_promise_makes_servants_worth_more() -> None:
    """How much for each coin is found again; more of them never want less."""
    met = met_by_hand(900)[4]
    promise = fitting.promise(met)
    assert promise.min() >= fitting.PROMISED_LEAST
    wanted = np.array([-1.5, -0.5, 0.0, 0.25])
    scores = as_they_stand(met) + 9 + wanted[met.ready] * promise
    found = fitted_to(met, scores).parts.wanted
    assert found - found[3] == pytest.approx(wanted - wanted[3], abs=0.3)
    upside_down = fitted_to(met, as_they_stand(met) - wanted[met.ready] * promise).parts.wanted
    assert (np.diff(upside_down) >= 0).all()
    views = [
        (met.sides[:, game], [pile_of(met, kind, game) for kind in range(6)]) for game in range(40)
    ]
    told = [
        worth_promise(met.left, "".join("AB"[side] for side in sides), piles_)
        for sides, piles_ in views
    ]
    assert promise[:40] == pytest.approx(told), "as the coach reckons it"


def pile_of(met: fitting.Met, kind: int, game: int) -> Pile:
    """A pile of a position that was met."""
    digits, rest = divmod(int(met.kinds[kind, game]), COUNTS * COUNTS)
    fates = [digits // 3**place % 3 for place in range(4)]
    held, unseen = (
        tuple(value for value, fate in enumerate(fates, 1) if fate == wanted)
        for wanted in (HELD, UNSEEN)
    )
    return Pile(held, rest % COUNTS, unseen, rest // COUNTS)


def test_levels_tell_what_sides_together_are_worth_more() -> None:
    """A sum over sides and pairs of sides is found again, for all sides, met or not."""
    met = met_by_hand(900)[4]
    worth = fitting.guess(FEATURES)
    parts = fitting.apart(worth).of(met.left)

    def more(sides: np.ndarray) -> np.ndarray:
        return 1.0 + sides[2] - 2 * sides[0] * sides[5]

    scores = fitting.value(met, parts) + more(met.sides)
    found = fitting.level(met, scores, worth)
    assert found == pytest.approx(more(fitting.EVERY_SIDE), abs=0.25)
    names = ["".join("AB"[side] for side in sides) for sides in fitting.EVERY_SIDE.T.tolist()]
    assert names == every_side()
    assert sides_number(fitting.EVERY_SIDE).tolist() == list(range(64))


def test_a_game_is_worth_what_its_first_round_is_on_average() -> None:
    worth = fitting.guess(FEATURES)
    worth.levels[7] = np.arange(64)
    none = fitting.starts(fitting.guess(FEATURES), np.random.default_rng(4), 3)
    assert fitting.starts(worth, np.random.default_rng(4), 3) - none == pytest.approx(np.arange(64))
    assert none.max() - none.min() > 2


def test_nobody_is_better_off_for_what_is_flipped_or_tired() -> None:
    """Whatever the scores say: here each ready servant, and each not flipped, costs two coins."""
    met = met_by_hand(300)[4]
    flippable = (met.kinds % COUNTS * fitting.FLIPS[2 * np.arange(6)[:, None] + met.sides]).sum(0)
    found = fitted_to(met, 50.0 - 2 * met.ready - 2 * flippable).parts
    for promised in (1.0, 4.0, 9.0):
        servants = found.servants + promised * found.wanted[:, None, None]
        assert (np.diff(servants, axis=0) > -1e-9).all()
    for at in np.flatnonzero(fitting.FLIPS):
        for pile in piles("idols.A"):
            if pile.flippable:
                fewer = pile._replace(flippable=pile.flippable - 1)
                assert found.kinds[at, state(pile)] >= found.kinds[at, state(fewer)] - 1e-9


def test_what_servants_are_told_by_mistake_is_mended_where_it_stands() -> None:
    """A seldom cell in which one more to flip is a loss: no kind is worth more for that."""
    kinds, servants = np.zeros((12, fitting.STATES)), np.zeros((4, COUNTS, COUNTS))
    parts = fitting.Parts(kinds, servants, np.zeros(4))
    kinds[2 * fitting.IDOLS] = np.tile([0.0, 0.5, 1.0, 1.0, 1.0], fitting.STATES // COUNTS)
    servants[:, 2, 1] = -3.0
    before = kinds.copy()
    fitting.never_better_flipped(parts)
    assert (kinds == before).all()
    assert servants[0, 2, 1] == 0, "as much as with one fewer of remains"
    servants[:, :, 1] = -3.0
    fitting.never_better_flipped(parts)
    assert (servants[:, :, 1] == -0.5).all(), "what the idol itself brings, servants may lose"
    assert (kinds == before).all()


def test_every_reveal_of_a_deck_is_looked_ahead_to() -> None:
    """With one round left a deck has one reveal; what it is worth is the mean over some decks."""
    met = met_by_hand(4)[-1]
    worth = fitting.guess(FEATURES)
    scores = fitting.targets(met, worth, np.random.default_rng(5), 3)
    draw = np.random.default_rng(5)
    rounds = [fitting.reveal(met, fitting.deals(met, draw)) for _ in range(3)]
    assert scores == pytest.approx(np.mean([revealed(now, worth) for now in rounds], axis=0))
    first = met_by_hand(4)[3]
    many = fitting.targets(first, worth, np.random.default_rng(5), 1)
    cards = fitting.deals(first, np.random.default_rng(5))
    parts = [revealed(fitting.reveal(first, cards[at : at + 3]), worth) for at in (0, 3, 6, 9)]
    assert many == pytest.approx(np.mean(parts, axis=0))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "passes and games are whole numbers from 1 up"),
        (["--passes", "-1"], "passes and games are whole numbers from 1 up"),
        (["--workers", "2"], "unrecognized arguments"),
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
        [sys.executable, "-m", "scripts.workshop.crypt.fit", "--help"],
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0
    assert "--games" in run.stdout
    assert "self-play" in run.stdout
