"""The bound for every player of solo games: an easier game, and chance taken off that is none."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from crypt_core.crypt.coach.worth import COUNTS, STATES, fitted
from crypt_core.crypt.components import KINDS, SERVANTS, VALUES
from scripts.workshop.crypt import bound
from scripts.workshop.crypt.ahead import Ahead, together
from scripts.workshop.crypt.bound import Alike, Collections, Foreseen
from scripts.workshop.crypt.fitting import promise
from scripts.workshop.crypt.outcomes import NEVER
from scripts.workshop.crypt.positions import NONE, Positions
from scripts.workshop.crypt.worths import IDOLS, REMAINS, shipped

SIDES = ("AAAAAA", "BBBBBB", "ABABAB", "BABABA")


def some_deck(seed: int, rounds: int) -> list[int]:
    return random.Random(seed).sample(range(len(KINDS) * len(VALUES)), 3 * rounds)


def after(sides: str, deck: list[int], rounds: int) -> Collections:
    """What can have been collected of the first rounds of a deck."""
    now = Collections(sides, deck, bound._beginning(deck))
    for _ in range(rounds):
        now = Collections(sides, now.deck[3:], bound._ends(now))
    return now


def nothing_alike(power: str, coming: tuple[int, ...]) -> Alike:
    return Alike(np.arange(STATES), np.zeros(STATES))


@pytest.mark.parametrize("sides", SIDES)
def test_the_last_round_is_the_coachs(sides: str) -> None:
    """What lies face-down is known there to whoever was shown all others; luck is the order's."""
    for seed in range(5):
        deck = some_deck(seed, 1)
        met = after(sides, deck, 0)
        luck = bound.luck_of_reveal(met, shipped())[0]
        assert bound.bound(deck, sides, shipped()) == pytest.approx(
            Ahead(met.revealed(SERVANTS), shipped()).revealed(0)[0] - luck
        )


@pytest.mark.parametrize("sides", SIDES)
def test_a_round_comes_to_what_collections_are_worth(
    sides: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the coach's own worth of collections a round is worth what the coach finds."""
    monkeypatch.setattr(bound, "alike", nothing_alike)
    monkeypatch.setattr(Foreseen, "_luck", lambda self: np.zeros((8, len(self.positions))))
    worth = shipped()
    now = after(sides, some_deck(3, 5), 2)
    then = Collections(sides, now.deck[3:], bound._ends(now))
    met = then.met(0)
    left = met.left
    rows = worth.rows(replace(then.revealed(0), left=met.left * np.ones_like(met.ready)))
    remains, idols = (then.kinds[at] % COUNTS * (sides[at] == "A") for at in (REMAINS, IDOLS))
    for ready in range(SERVANTS + 1):
        of_kinds = worth.kinds[rows + then.kinds].sum(axis=0)
        then.worths[ready] = of_kinds + worth.servants[left, ready, remains, idols]
        then.worths[ready] += worth.wanted[left, ready] * promise(met)
    tried = 0
    for ready in range(SERVANTS + 1):
        positions = now.revealed(ready)
        for rows, ahead in together(positions, worth):
            own = Foreseen(positions.take(rows), worth, then)
            assert own.revealed(0) == pytest.approx(ahead.revealed(0))
            for one, other in zip(own.after(0), ahead.after(0), strict=True):
                assert (one > NEVER / 2).tolist() == (other > NEVER / 2).tolist()
            tried += len(rows)
    assert tried > 100


@pytest.mark.parametrize("sides", SIDES)
def test_what_goes_on_alike_is_told_once(sides: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bound, "luck_of_reveal", lambda now, worth: 0.0)
    monkeypatch.setattr(Foreseen, "_luck", lambda self: np.zeros((8, len(self.positions))))
    for seed in range(2):
        deck = some_deck(seed, 4)
        found, many = bound.bound(deck, sides, shipped()), after(sides, deck, 3).kinds.shape[1]
        with monkeypatch.context() as without:
            without.setattr(bound, "alike", nothing_alike)
            assert bound.bound(deck, sides, shipped()) == pytest.approx(found)
            assert after(sides, deck, 3).kinds.shape[1] > many


@pytest.mark.parametrize("sides", SIDES)
def test_a_reveal_is_no_luck_in_the_mean(sides: str) -> None:
    """Given the kind of the first card, which all see on its back before they collect."""
    deck = some_deck(5, 5)
    now = after(sides, deck, 2)
    tried = 0
    for kind in range(len(KINDS)):
        found = []
        for first in now.deck:
            for two in combinations([card for card in now.deck if card != first], 2):
                if first // len(VALUES) == kind:
                    cards = (first, *two)
                    now.deck = [*cards, *(card for card in now.deck if card not in cards)]
                    found.append(bound.luck_of_reveal(now, shipped()))
        if found:
            tried += 1
            assert np.mean(found, axis=0) == pytest.approx(0)
            assert np.std(found, axis=0).min() > 0.01
    assert tried > 2


def hidden(positions: Positions, value: int) -> Positions:
    """The same round with another value face-down, all others of its kind not seen."""
    kind = positions.kind[positions.down, np.arange(len(positions))]
    unseen = replace(positions, coins=positions.coins.copy(), unseen=positions.unseen.copy())
    unseen.coins[positions.down, np.arange(len(positions))] = 0
    unseen.unseen[kind, np.arange(len(positions))] |= 1 << value - 1
    return unseen


@pytest.mark.parametrize("sides", SIDES)
def test_what_lies_face_down_is_no_luck_in_the_mean(sides: str) -> None:
    """By the treasures taken; and none is taken off where it can have been looked at."""
    deck = some_deck(8, 6)
    kind = deck[8] // len(VALUES)
    others = [card for card in deck[9:] if card // len(VALUES) == kind]
    assert others, "choose another seed"
    found = []
    for card in (deck[8], *others):
        place = deck.index(card)
        swapped = deck.copy()
        swapped[8], swapped[place] = card, deck[8]
        now = after(sides, swapped, 2)
        positions = now.revealed(1)
        found.append(Foreseen(positions, shipped(), None)._luck())
        looks = (positions.can_flip("manuscripts.B") > 0) | (positions.can_flip("pottery.B") > 1)
        assert not found[-1][:, looks].any()
        assert (positions.down != NONE).all()
    assert np.mean(found, axis=0) == pytest.approx(0)
    assert np.std(found, axis=0).max() > 0.1


@pytest.mark.parametrize("which", [pytest.param("all A", marks=pytest.mark.nightly), "all B"])
def test_nobody_is_above_and_the_coach_is_not_far_below(which: str) -> None:
    found = bound.bounds(which, 60, shipped()).mean()
    told = fitted().level(8, {"all A": "AAAAAA", "all B": "BBBBBB"}[which])
    assert told < found < told + 2


def test_the_command_tells_each_line_with_as_many_decks_as_it_takes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bound, "DECKS", dict.fromkeys(bound.DECKS, 2) | {"all B": 3})
    bound.main([])
    _, *rows = capsys.readouterr().out.splitlines()
    assert [row[:13].split()[-1] for row in rows] == ["2", "3", "2"]
    found = bound.bounds("all B", 3, shipped())
    told = fitted().level(8, "BBBBBB")
    assert rows[1].split()[3::3] == [f"{found.mean():.2f}", f"{found.mean() - told:+.2f}"]
    bound.main(["--decks", "2", "--sides", "all B"])
    assert capsys.readouterr().out.splitlines()[1].split()[3] == f"{found[:2].mean():.2f}"
    with pytest.raises(SystemExit):
        bound.main(["--decks", "1"])
    assert "decks are a whole number from 2 up" in capsys.readouterr().err


def test_the_rows_of_its_file_are_those_that_the_notebook_shows(tmp_path: Path) -> None:
    out = tmp_path / "data" / "bounds.parquet"
    bound.main(["--decks", "2", "--out", str(out)])
    shown = pd.read_parquet(Path(__file__).parents[2] / "notebooks/data/lab-best-bounds.parquet")
    first = shown.groupby("sides").head(2).reset_index(drop=True)
    pd.testing.assert_frame_equal(pd.read_parquet(out), first)
