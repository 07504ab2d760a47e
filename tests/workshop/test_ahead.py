"""Rounds looked ahead as arrays: worth what `Round` finds them worth, and the coach's very games.

With CRYPT_ARRAYS_TIMES=20 in the environment, twenty times as many.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from crypt_core.crypt import arrays
from crypt_core.crypt.arrays.games import unfold
from crypt_core.crypt.arrays.policies import Moment
from crypt_core.crypt.arrays.table import Figures, Table
from crypt_core.crypt.coach.known import YOU, Known, Pile, known
from crypt_core.crypt.coach.lookahead import Round
from crypt_core.crypt.coach.options import options
from crypt_core.crypt.coach.sides import SIDES, sides_of
from crypt_core.crypt.coach.worth import RESULT, Worth, fitted, fitted_for_rank
from crypt_core.crypt.components import HALFWAY, KINDS, REVEALED, VALUES, Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import CLAIM, NOBODY, OVER
from crypt_core.crypt.views import SeenTreasure, view
from crypt_core.engine.luck import KeyedLuck
from scripts.workshop.crypt import ahead, fit, measure, outcomes
from scripts.workshop.crypt.coached import Coached, Straying, positions
from scripts.workshop.crypt.positions import positions as of_rounds
from scripts.workshop.crypt.worths import shipped, tables

TIMES = int(os.environ.get("CRYPT_ARRAYS_TIMES", "1"))


def some_round(draw: random.Random) -> Known:
    """A round of any sides, of any cards, with anything flipped."""
    rounds = draw.randint(1, 8)
    decks = [0]
    while sum(decks) != 3 * rounds:
        decks = [draw.randint(0, len(VALUES)) for _ in KINDS]
    piles = []
    for deck in decks:
        values = draw.sample(VALUES, len(VALUES))
        unseen = min(draw.randint(deck, len(VALUES)) for _ in range(3))
        held = values[unseen:][: max(draw.randint(0, len(VALUES)) for _ in range(2))]
        flippable = max(draw.randint(0, len(held)) for _ in range(3))
        piles.append(Pile(tuple(sorted(held)), flippable, tuple(sorted(values[:unseen])), deck))
    up, down = REVEALED[1]
    deck = [(at, v) for at, pile in enumerate(piles) for v in draw.sample(pile.unseen, pile.deck)]
    dealt = []
    for number, (at, value) in enumerate(draw.sample(deck, up + down)):
        seen = tuple(v for v in piles[at].unseen if v != value or number >= up)
        piles[at] = piles[at]._replace(unseen=seen, deck=piles[at].deck - 1)
        dealt.append((KINDS[at], value if number < up else None))
    dealt.sort(key=lambda card: -(card[1] or HALFWAY))
    crypt = tuple(
        SeenTreasure(slot, kind, value, value is not None, NOBODY, 0, 0)
        for slot, (kind, value) in enumerate(dealt)
    )
    ready = draw.randint(0, 3)
    return Known(
        sides="".join(draw.choice("AB") for _ in KINDS),
        rounds_left=rounds - 1,
        leads=rounds % 2 == 0,
        ready=ready,
        exhausted=3 - ready,
        piles=tuple(piles),
        crypt=crypt,
        unknown=next(t.slot for t in crypt if not t.up),
    )


@pytest.mark.parametrize("worth", [fitted, fitted_for_rank])
@pytest.mark.parametrize("seed", range(4))
def test_a_round_is_worth_what_the_coach_finds(seed: int, worth: Callable[[], Worth]) -> None:
    draw = random.Random(seed)
    rounds = [some_round(draw) for _ in range(40 * TIMES)]
    found = ahead.revealed(of_rounds(rounds), tables(worth()))
    for now, told in zip(rounds, found, strict=True):
        assert told == pytest.approx(Round(now, worth()).revealed(now.ready)[0], abs=1e-9), now


def test_every_power_is_met() -> None:
    draw = random.Random(0)
    rounds = of_rounds([some_round(draw) for _ in range(200)])
    for power in ("idols.A", "manuscripts.B", "pottery.B", "remains.A"):
        assert (rounds.can_flip(power) >= 2).sum() > 5
    assert {ahead.leads(int(left)) for left in rounds.left} == {True, False}


def test_rounds_do_not_depend_on_what_is_looked_ahead_with_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    draw = random.Random(5)
    rounds = of_rounds([some_round(draw) for _ in range(300)])
    whole = ahead.revealed(rounds, shipped())
    monkeypatch.setattr(ahead, "TOGETHER", 3)
    assert ahead.revealed(rounds, shipped()) == pytest.approx(whole, abs=1e-9)


def engine_score(seed: int, sides: str, worth: Worth | None = None) -> int:
    """The final score of a game in which the coach's best moves are made."""
    worth = worth or fitted()
    luck = KeyedLuck(seed)
    state, _ = CRYPT.start(Setup(1, sides), luck)
    while state.stage != OVER:
        state, _ = CRYPT.play(state, options(view(state, YOU), worth)[0][0], luck)
    return state.scores[0]


@pytest.mark.parametrize("which", SIDES)
def test_the_coach_plays_its_very_games(which: str) -> None:
    games = 20 * TIMES
    told = measure.scores(shipped(), which, games)
    assert [engine_score(seed, sides_of(which, seed)) for seed in range(games)] == told.tolist()


def test_who_plays_for_the_highest_rank_plays_the_same_games_too() -> None:
    games, worth = 6 * TIMES, fitted_for_rank()
    told = measure.scores(tables(worth), "random", games)
    sides = [sides_of("random", seed) for seed in range(games)]
    assert [engine_score(s, sides[s], worth) for s in range(games)] == told.tolist()


class Watched(Coached):
    """Keeps what was known when a round's first turn of Claim began."""

    def __init__(self) -> None:
        super().__init__(shipped())
        self.met: list[tuple[np.ndarray, ...]] = []

    def turn(self, table: Figures, moment: Moment):  # type: ignore[no-untyped-def]
        if moment.turn < 2 and isinstance(table, Table):
            self.met.append(
                tuple(figure.copy() for figure in vars(positions(table, moment)).values())
            )
        return super().turn(table, moment)


def test_a_decision_knows_what_its_view_knows() -> None:
    """Nothing hidden gets to the arrays, and nothing seen is forgotten."""
    seeds = range(12)
    watched = Watched()
    sides = np.array([[side == "B" for side in sides_of("random", s)] for s in seeds])
    arrays.play(np.array(seeds, np.uint64), sides, np.zeros(len(seeds), int), [watched])
    assert len(watched.met) == 8
    for seed in seeds:
        luck = KeyedLuck(seed)
        state, _ = CRYPT.start(Setup(1, sides_of("random", seed)), luck)
        number = 0
        while state.stage != OVER:
            if state.stage == CLAIM and state.round > number:
                now = vars(of_rounds([known(view(state, YOU))])).values()
                for figure, told in zip(now, watched.met[number], strict=True):
                    assert figure[..., 0].tolist() == told[..., seed].tolist()
                number += 1
            state, _ = CRYPT.play(state, options(view(state, YOU), fitted())[0][0], luck)


def test_straying_is_seldom_and_cheap() -> None:
    seeds, sides = np.arange(300, dtype=np.uint64), np.zeros((300, 6), bool)
    leaders = np.zeros(300, int)

    def mean(*straying: float) -> float:
        bot = Coached(shipped(), Straying(*straying) if straying else None)
        return float(arrays.play(seeds, sides, leaders, [bot]).scores.mean())

    best = mean()
    assert mean(0.0, 2.0) == best
    assert best - 8 < mean(0.5, 1.0) < best
    assert mean(1.0, 6.0) < best - 8
    assert mean(0.5, 1.0) == mean(0.5, 1.0), "the same games stray alike"


def test_who_strays_keeps_to_the_rules() -> None:
    """Such as: what pottery is about to take wakes nobody before it is taken.

    In these games it was once done.
    """
    games = range(29_000, 30_000)
    seeds = np.uint64(fit.FIRST_SEED) + np.array(games, np.uint64)
    for table in unfold(seeds, fit.sides_of(games), 0, [Coached(shipped(), Straying(0.3, 2.0))]):
        assert (table.free[0] <= np.bitwise_count(table.values)).all()


def test_the_coach_plays_alone_only() -> None:
    coached = Coached(shipped())
    assert arrays.supports([coached], 1)
    assert not arrays.supports([coached, "random"], 2)
    with pytest.raises(ValueError, match="supports"):
        arrays.play(np.zeros(1, np.uint64), np.zeros((1, 6), bool), np.zeros(1, int), [coached] * 2)


def test_what_is_not_asked_for_is_not_remembered() -> None:
    from crypt_core.crypt.arrays.policies import Chance

    start, sides = np.zeros(3, np.uint64), np.zeros((3, 6), bool)
    for decider, remembered in ((Chance(), False), (Coached(shipped()), True)):
        *_, table = unfold(start, sides, 0, [decider])
        assert bool(table.seen.any()) == remembered


def test_chances_add_up() -> None:
    for _, by_roll, by_ready in outcomes.CHANCES:
        for chances in (by_roll, by_ready):
            assert chances.sum(axis=1) == pytest.approx(np.ones(len(chances)))
    ones = np.ones((len(outcomes.ENDS) + 1, 1))
    for ready in range(4):
        turn = outcomes.leading(ready, 3, outcomes.NONE)
        assert turn.ghost.of(np.ones((len(turn.replies[0].back), 1))) == pytest.approx(1)
        other = outcomes.between(ready, outcomes.NONE)
        assert other.ghost.of(ones) == pytest.approx(1)
        assert other.chances.sum() == pytest.approx(1)


# --- the command


@pytest.mark.parametrize("which", SIDES)
def test_what_is_told_before_the_first_card_is_what_games_come_to(which: str) -> None:
    """Within the interval of so many games, which nobody was fitted on."""
    games = 1500
    more = measure.scores(shipped(), which, games) - measure.expected(fitted(), which, range(games))
    reach = 2.5 * more.std(ddof=1) / games**0.5
    assert reach < 0.5
    assert abs(more.mean()) < reach


def test_strength_is_measured_beside_the_shipped_worth(
    capsys: pytest.CaptureFixture[str], tmp_path: measure.Path
) -> None:
    same = tmp_path / "same.json"
    same.write_bytes(measure.RESULT.read_bytes())
    measure.main(["--games", "30", "--sides", "all A", "--worth", str(same)])
    header, line = capsys.readouterr().out.splitlines()
    scores = measure.scores(shipped(), "all A", 30)
    assert " ".join(header.split()) == " ".join(measure.HEADER)
    assert line.split()[9] == f"{scores.mean() - fitted().level(8, 'AAAAAA'):+.2f}"
    assert line.split()[:4] == ["all", "A", "30", f"{scores.mean():.2f}"]
    assert line.split().count("+0.000") == 2
    measure.main(["--games", "30", "--sides", "all A", "--rank"])
    _, line = capsys.readouterr().out.splitlines()
    for_rank = measure.scores(tables(fitted_for_rank()), "all A", 30)
    assert line.split()[:4] == ["all", "A", "30", f"{for_rank.mean():.2f}"]
    assert f"{(for_rank - scores).mean():+.3f}" in line.split()
    measure.main(["--games", "2"])
    assert [row[:6].strip() for row in capsys.readouterr().out.splitlines()] == ["sides", *SIDES]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "1"], "games are a whole number from 2 up"),
        (["--worth", "nowhere.json"], "nowhere.json is not a result file of crypt.fit"),
        (["--worth", "pyproject.toml"], "pyproject.toml is not a result file of crypt.fit"),
        (["--sides", "all C"], "invalid choice"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        measure.main(arguments)
    assert said in capsys.readouterr().err


def test_a_worth_of_an_earlier_form_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Numbers of a curve where nets are now."""
    earlier = json.loads(RESULT.read_text(encoding="utf-8"))
    earlier["rank"] = {"1": [0.6, 3.9, 2.2, 0.1]}
    file = tmp_path / "earlier.json"
    file.write_text(json.dumps(earlier), encoding="utf-8")
    with pytest.raises(SystemExit):
        measure.main(["--worth", str(file)])
    assert "earlier.json is not a result file of crypt.fit" in capsys.readouterr().err
