"""The worth of positions: the score itself at the end, and before it what the tables say."""

from __future__ import annotations

import datetime
import json
import random
from itertools import product

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt.coach.known import Pile, known
from crypt_core.crypt.coach.worth import (
    RESULT,
    STATES,
    UNIT,
    Worth,
    every_side,
    fitted,
    pays,
    piles,
    promise,
    promised,
    spared,
    sparing,
    state,
)
from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.components import KINDS, Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import OVER, PASS, State
from crypt_core.crypt.views import view
from crypt_core.engine.luck import KeyedLuck
from scripts.workshop.crypt.fit import FIRST_SEED, LEVELLED, RANKED_GAMES
from scripts.workshop.crypt.fitting import written
from scripts.workshop.crypt.worths import tables
from tests.crypt.build import table
from tests.rule import rule


def between_rounds(games: int) -> list[State]:
    """What lies between the rounds of solo games, and their ends."""
    met = []
    for seed in range(games):
        draw = random.Random(f"worth {seed}")
        luck = KeyedLuck(seed)
        game, _ = CRYPT.start(Setup(1, "".join(draw.choice("AB") for _ in KINDS)), luck)
        while game.stage != OVER:
            move = choose("sensible", CRYPT, game, luck)
            game, steps = CRYPT.play(game, move, luck)
            met += [step.state for step in steps if step.state.stage == PASS]
        met.append(game)
    return met


@rule("score", "solo.collectors")
def test_with_no_round_left_the_worth_is_the_score() -> None:
    """But for remains A: whoever can still be roused will be."""
    ends = [end for end in between_rounds(30) if end.stage == OVER]
    assert len(ends) == 30
    for end in ends:
        now = known(view(end, 0))
        remains, _ = sparing(now.sides, now.piles)
        woken = min(remains // 2, now.exhausted)
        worth = Worth({}, {}, {}).position(0, now.sides, now.piles, now.ready)
        assert worth == score_sheet(end, 0).total + woken


@rule("remains.A", "any-time")
def test_servants_that_can_be_roused_are_coins_at_the_end() -> None:
    none = Worth({}, {}, {})
    assert none.servants(0, 1, 1, 0) == 1
    assert none.servants(0, 1, 3, 4) == 2
    assert none.servants(0, 3, 4, 0) == 3, "there are only three"
    hand = "remains1 remains2 remains3*"
    seen = view(table("idols4 pottery1? jewelry2", hand, players=1, sides="AAAAAA"), 0)
    assert sparing("AAAAAA", known(seen).piles) == (2, 0)
    assert sparing("AAAABA", known(seen).piles) == (0, 0)


@rule("solo.collectors", "idols.B", "tapestries.A")
def test_alone_you_are_first_and_have_most() -> None:
    assert pays("idols.B", (1, 2)) == 5
    assert pays("idols.B", (4,)) == 0
    assert pays("tapestries.A", (1,)) == 5
    assert pays("tapestries.B", (1, 2, 3)) == 7
    assert pays("jewelry.A", (1, 4)) == 4


def test_every_pile_has_a_number_of_its_own() -> None:
    for power, collector in COLLECTORS.items():
        every = list(piles(power))
        numbers = [state(pile) for pile in every]
        assert len(set(numbers)) == len(numbers)
        assert 0 <= min(numbers) <= max(numbers) < STATES
        assert any(pile.flippable for pile in every) == collector.flips
    assert len({spared(*cell) for cell in product(range(4), range(5), range(5))}) == 100


def test_what_is_to_come_is_looked_up_in_hundredths_of_a_coin() -> None:
    pile = Pile((1, 3), 2, (4,), 1)
    flat = pile._replace(flippable=0)
    table, flat_table, ready = [0] * STATES, [0] * STATES, [0] * 100
    table[state(pile)], flat_table[state(flat)], ready[spared(2, 2, 0)] = 150, 25, 310
    worth = Worth({1: {"remains.A": table, "jewelry.A": flat_table}}, {1: ready}, {})
    assert worth.kind(1, "remains.A", pile) == pytest.approx(4 + 1.5)
    assert worth.kind(1, "remains.A", flat) == pytest.approx(4)
    # What has been flipped makes no difference where flipping has no use.
    assert worth.kind(1, "jewelry.A", pile) == pytest.approx(4 + 3 + 0.25)
    assert worth.servants(1, 2, 2, 0) == pytest.approx(3.1)
    assert worth.servants(1, 2, 0, 2) == 0


def test_servants_are_worth_more_the_more_a_card_to_come_promises() -> None:
    """Two remains and an idol lie in the deck: what each would bring, as if it came next."""
    none = Pile((), 0, (), 0)
    mine = [none._replace(unseen=(2, 4), deck=1), *[none] * 5]
    mine[4] = Pile((1, 2), 2, (3, 4), 2)
    assert promised("idols.A", (), (2, 4), 1) == 3
    assert promised("remains.A", (1, 2), (3, 4), 2) == 7
    assert promise(1, "AAAAAA", mine) == pytest.approx(10 / 3)
    assert promise(2, "AAAAAA", mine) == pytest.approx(10 / 6)
    assert promise(0, "AAAAAA", mine) == 0
    worth = Worth({}, {1: [0] * 100}, {}, wanted={1: (-150, -50, 0, 30)})
    assert worth.eager(1, 0) == -1.5
    assert worth.eager(0, 0) == worth.eager(2, 3) == 0
    worth.kinds = {1: dict.fromkeys(COLLECTORS, [0] * STATES)}
    told = [worth.position(1, "AAAAAA", tuple(mine), ready) for ready in (3, 0)]
    assert told[0] - told[1] == pytest.approx(1.8 * 10 / 3)


def test_a_card_promises_its_coins_and_what_its_collector_would_pay_more() -> None:
    """A jewel beside two pays as three do, whichever it is; with no card left nothing comes."""
    more = pays("jewelry.A", (1, 2, 3)) - pays("jewelry.A", (1, 2))
    assert promised("jewelry.A", (1, 2), (3,), 1) == 3 + more
    assert more > 0
    assert promised("jewelry.A", (1, 2), (3,), 0) == 0


# --- the file that is shipped ---------------------------------------------------------------------


def test_the_shipped_file_says_how_it_came_about() -> None:
    data = json.loads(RESULT.read_text(encoding="utf-8"))
    assert datetime.date.fromisoformat(data["date"]) >= datetime.date(2024, 1, 1)
    assert data["passes"] * data["games"] >= 10_000
    assert len(data["held out"]) == data["passes"]
    first, last = data["seeds"]
    assert first == FIRST_SEED
    assert last - first + 1 == data["games"] * data["passes"] + max(LEVELLED, RANKED_GAMES)
    assert "scripts.workshop.crypt.fit" in data["about"]
    assert RESULT.stat().st_size < 250_000


def test_the_shipped_tables_are_whole_and_mean_something() -> None:
    worth = fitted()
    assert sorted(worth.kinds) == sorted(worth.ready) == list(range(1, 8))
    for rounds in range(1, 8):
        assert worth.kinds[rounds].keys() == COLLECTORS.keys()
        for remains, idols in product(range(5), range(5)):
            ready = [worth.servants(rounds, count, remains, idols) for count in range(4)]
            for coins in (1, 3, 6):
                eager = [coins * worth.eager(rounds, count) for count in range(4)]
                told = [round(a + b, 9) for a, b in zip(ready, eager, strict=True)]
                assert told == sorted(told), "more ready servants are never worth less"
            assert 1 < told[3] - told[0] < 16, "nor are three of them worth a game"


def test_nobody_is_better_off_for_having_flipped_a_treasure() -> None:
    """Only that the power was used can be: a treasure need not be flipped."""
    worth = fitted()
    for rounds, power in product(
        range(1, 8), ("idols.A", "manuscripts.B", "pottery.B", "remains.A")
    ):
        for held in range(1, 5):
            values, unseen = (1, 2, 3, 4)[:held], (1, 2, 3, 4)[held:]
            worths = [
                worth.kind(rounds, power, Pile(values, flippable, unseen, len(unseen)))
                for flippable in range(held + 1)
            ]
            for ready, other in product(range(4), range(5)):
                servants = [
                    worth.servants(
                        rounds,
                        ready,
                        count if power == "remains.A" else other,
                        count if power == "idols.A" else other,
                    )
                    for count in range(held + 1)
                ]
                told = [round(a + b, 9) for a, b in zip(worths, servants, strict=True)]
                assert told == sorted(told), (rounds, power, held, ready, other)


def test_a_result_is_read_back_as_it_was_written() -> None:
    data = json.loads(RESULT.read_text(encoding="utf-8"))
    begun = data["levels"].pop("8")
    assert written(tables(fitted())) == {
        what: data[what] for what in ("levels", "servants", "wanted", "rank", "kinds")
    }
    assert [round(fitted().level(8, sides) / UNIT) for sides in every_side()] == begun
    assert fitted().told["date"] == data["date"]
    assert "kinds" not in fitted().told
