"""Playing for the highest rank: exact at the end, its parts add up, and it peeks at nothing."""

from __future__ import annotations

import random
from itertools import combinations, pairwise
from math import tanh
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from crypt_core.crypt.arrays import fitting, nets
from crypt_core.crypt.arrays.coached import Coached
from crypt_core.crypt.arrays.games import play
from crypt_core.crypt.arrays.worths import sides_number, tables, through
from crypt_core.crypt.coach import fit
from crypt_core.crypt.coach import search as bots
from crypt_core.crypt.coach.advice import NOTED, Advice, Advised
from crypt_core.crypt.coach.alike import alike
from crypt_core.crypt.coach.known import Pile
from crypt_core.crypt.coach.net import Layer, Net, read_net
from crypt_core.crypt.coach.options import options
from crypt_core.crypt.coach.prospect import Outlook
from crypt_core.crypt.coach.stakes import (
    AT,
    FLIPPED,
    STAKES,
    at_stake,
    flipped,
    gain,
    together,
)
from crypt_core.crypt.coach.worth import (
    BEST,
    BONUS,
    Worth,
    fitted,
    fitted_for_rank,
    pays,
    powers,
    promised,
)
from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import read_move
from crypt_core.crypt.scoring import RANKS
from crypt_core.crypt.state import State
from crypt_core.crypt.teach.explain import advice as say
from crypt_core.crypt.views import view
from crypt_core.teach.words import LANGS
from tests.coach.search import Search
from tests.coach.test_advice import HAND_OF_POWERS, decisions, otherwise
from tests.coach.test_endgames import POSITIONS, endgame
from tests.coach.test_fit import FEATURES, met_by_hand, pile_of
from tests.teach.test_explain_advice import voice
from tests.teach.typography import faults

NEAR_THE_RANK = (
    "idols4 idols3 manuscripts4 manuscripts3 jewelry4 jewelry3 tapestries3 tapestries4 remains1 "
    "pottery3 pottery2"
)
"""Treasures with which the last round decides about the rank."""
CLOSE = {
    "a first turn": endgame("remains4 - jewelry2?", NEAR_THE_RANK, ready=2, unseen="jewelry"),
    "a last turn": endgame(
        "remains3=P2:6 jewelry1?=P2:2 pottery1", NEAR_THE_RANK, ready=3, turn=2,
        unseen="jewelry",
    ),
    "between, to look": endgame(
        "remains2=P2:22 jewelry1?=P2:4 -", NEAR_THE_RANK, "AABAAA", ready=2, leader=1, turn=1,
        unseen="jewelry",
    ),
}  # fmt: skip


def counts(score: int) -> float:
    return score + BONUS * (score >= BEST)


@pytest.mark.parametrize("name", [*CLOSE, *POSITIONS])
def test_every_move_of_the_last_round_counts_what_a_full_search_finds(name: str) -> None:
    state = {**CLOSE, **POSITIONS}[name]
    found = Search(counts=counts).moves(state)
    advised = options(view(state, 0), Worth({}, {}, {}).for_rank())
    assert {move for move, _ in advised} == set(found)
    for move, row in advised:
        assert row[0] == pytest.approx(found[move], abs=1e-9), str(move)
        assert -1e-9 <= row[-1] <= 1 + 1e-9


def test_the_rank_is_in_doubt_where_it_is_tried() -> None:
    for state in CLOSE.values():
        chances = [it.outlook.chance or 0.0 for it in told(state).moves]
        assert max(chances) > 0
        assert min(chances) < 1
        assert max(chances) - min(chances) > 0.05


def told(state: State) -> Advice:
    return Advice(view(state, 0), fitted_for_rank())


def some() -> list[State]:
    return [*decisions()[::5], *HAND_OF_POWERS[:2], *CLOSE.values()]


def test_moves_go_by_coins_and_rank_together() -> None:
    differ = 0
    for state in some():
        advice = told(state)
        count = [it.outlook.score + BONUS * (it.outlook.chance or 0.0) for it in advice.moves]
        assert all(a >= b - 1e-8 for a, b in pairwise(count))
        for it, worth in zip(advice.moves, count, strict=True):
            assert it.loss == pytest.approx(count[0] - worth, abs=1e-8)
            assert len(it.outlook.taken) == len(state.crypt)
        coins = Advice(view(state, 0), fitted())
        assert {it.move for it in coins.moves} == {it.move for it in advice.moves}
        assert all(it.outlook.chance is None for it in coins.moves)
        differ += coins.best.move != advice.best.move
    assert differ, "it is not the same advice"


def test_the_parts_of_a_reason_add_up() -> None:
    """But for what is too little to be named."""
    named = 0
    for state in some():
        advice = told(state)
        for other in advice.moves[1 :: max(1, len(advice.moves) // 5)]:
            why = advice.reason(advice.best, other)
            parts = sum(part.worth for part in (*why.gains, *why.costs))
            assert abs(parts - why.loss) <= 4 * NOTED + 1e-6
            named += any(part.name == "rank" for part in (*why.gains, *why.costs))
    assert named


def test_hidden_cards_make_no_difference_to_it() -> None:
    draw = random.Random("for the rank")
    for state in decisions()[::9]:
        before = told(state).moves
        for other in otherwise(state, draw):
            assert told(other).moves == before


@pytest.mark.parametrize("lang", LANGS)
def test_it_has_its_words(lang: str) -> None:
    speaker, texts = voice(lang), []
    for state in some():
        advice = told(state)
        seen = advice.view
        texts += [say.hint(speaker, seen, advice, level) for level in (1, 2, 3)]
        for other in advice.moves[1 :: max(1, len(advice.moves) // 4)]:
            texts.append(say.explained(speaker, seen, advice, other.move))
            texts.append(say.draft(speaker, seen, advice, other.move))
            texts.append(say.instead(speaker, seen, advice, other.move))
    assert [fault for text in texts for fault in faults(text, lang)] == []
    assert speaker.words.fallbacks == set()
    assert any(
        {"en": "Magnificent", "fr": "Magnifique", "it": "Magnifico"}[lang] in t for t in texts
    )


def test_what_differs_in_the_chance_of_the_rank_is_not_alike() -> None:
    outlook = Outlook(score=50.0, coins=3.0, ready=2.0, taken=(0.5, 0.5, 1.0), chance=0.5)
    claims = [read_move(text, 0) for text in ("a1", "a2", "a3")]
    found = [
        Advised(move, outlook._replace(chance=chance), 0.0)
        for move, chance in zip(claims, (0.5, 0.5, 0.6), strict=True)
    ]
    advice: Any = SimpleNamespace(of={it.move: it for it in found}.__getitem__)
    assert alike(advice, claims) == [claims[:2], claims[2:]]


def test_the_bot_makes_the_move_that_is_advised() -> None:
    for state in CLOSE.values():
        seen = view(state, 0)
        legal = CRYPT.legal_moves(state)
        assert bots.Search(for_rank=True)(seen, legal, 0) == told(state).best.move


def worth_of(rank: dict[int, Net]) -> Worth:
    return Worth({}, {}, {}, rank=rank).for_rank()


def test_a_net_tells_what_it_was_fitted_to() -> None:
    """Positions are worth what some chance makes them worth: the chance is found again."""
    met = met_by_hand(1500)[2]
    worth = fitting.guess(FEATURES)._replace(bonus=BONUS)
    scores = fitting.value(met, fitting.apart(worth).of(met.left))
    spread = nets.at_stake(met, scores, scores)[:, -STAKES + 1]
    chance = 1 / (1 + np.exp((BEST - scores) / (2 + spread / 8) - met.ready + 2))
    told = nets.learn(met, scores + BONUS * chance, worth)
    assert told.error < 2, "square coins, of 30 times 30"
    blind = nets.learn(met, scores + BONUS * np.roll(chance, 1), worth)
    assert blind.error > 20, "where there is nothing to be found, nothing is"


def test_the_coach_asks_its_net_what_it_was_taught() -> None:
    """The figures are the same, and so is what comes of them, one position or many."""
    met = met_by_hand(40)[4]
    worth = tables(fitted_for_rank())
    parts = fitting.apart(worth)
    scores, now = (fitting.value(met, parts.of(left)) for left in (met.left, 0))
    figures = nets.at_stake(met, scores, now)
    many = through(worth.rank[met.left], figures).clip(0, 1)
    for game in range(40):
        piles = [pile_of(met, kind, game) for kind in range(6)]
        sides = "".join("AB"[side] for side in met.sides[:, game])
        stakes = together(map(at_stake, powers(sides), piles))
        assert stakes == pytest.approx(tuple(figures[game, -STAKES:]))
        ready = int(met.ready[game])
        one = fitted_for_rank().chance(met.left, scores[game], now[game], ready, stakes)
        assert one == pytest.approx(many[game], abs=1e-9)


def test_a_net_is_its_layers() -> None:
    net = read_net([[[[1.0, 2.0], [0.5, 0.0]], [0.0, -1.0]], [[[2.0, -3.0]], [0.25]]])
    assert net((0.5, 1.0)) == pytest.approx(2 * tanh(2.5) - 3 * tanh(-0.75) + 0.25)
    sure, none = (Net((Layer(((0.0,) * 15,), (says,)),)) for says in (1.5, -0.5))
    nothing = (0.0,) * STAKES
    told = worth_of({1: sure, 2: none})
    assert [told.chance(left, 50.0, 50.0, 1, nothing) for left in (1, 2)] == [1.0, 0.0]
    assert [told.chance(0, score, score, 1, ()) for score in (49.0, 50.0)] == [0.0, 1.0]


@pytest.mark.parametrize("chance", [0.5, 1.0])
def test_what_cards_to_come_bring_is_a_mean_over_what_may_come(chance: float) -> None:
    """Each deck that there can be, each part of it that can become yours."""
    for power in COLLECTORS:
        for held, unseen, deck in [((1, 3), (2, 4), 1), ((), (1, 2, 4), 2), ((4,), (1, 2, 3), 3)]:
            outcomes = [
                (chance ** len(mine) * (1 - chance) ** (deck - len(mine)), mine)
                for cards in combinations(unseen, deck)
                for count in range(deck + 1)
                for mine in combinations(cards, count)
            ]
            whole = sum(odds for odds, _ in outcomes)
            gains = [
                sum(mine) + pays(power, tuple(sorted(held + mine))) - pays(power, held)
                for _, mine in outcomes
            ]
            odds = [p / whole for p, _ in outcomes]
            mean = sum(p * coins for p, coins in zip(odds, gains, strict=True))
            square = sum(p * (coins - mean) ** 2 for p, coins in zip(odds, gains, strict=True))
            assert gain(power, held, unseen, deck, chance) == pytest.approx((mean, square))


def test_what_is_at_stake_is_told_kind_by_kind() -> None:
    idols, remains = Pile((1, 2), 1, (3, 4), 2), Pile((2,), 1, (), 0)
    told = at_stake("idols.A", idols)
    assert told[AT["idols.A"]] == 1
    assert told[AT["remains.A"]] == 0
    assert told[2] == sum(gain("idols.A", (1, 2), (3, 4), 2, 1.0)[:1])
    assert told[4] == promised("idols.A", (1, 2), (3, 4), 2)
    both = together([told, at_stake("remains.A", remains)])
    assert both[AT["remains.A"]] == 1
    assert both[:5] == told[:5], "no remains are to come"
    assert flipped(both, "idols.A", 1)[AT["idols.A"]] == 0
    assert at_stake("idols.B", idols)[-len(FLIPPED) :] == (0,) * len(FLIPPED)


def test_games_come_to_what_chances_told() -> None:
    """Between all rounds of games in which it is played for the rank, on average and in bands."""
    games = 600
    seeds, sides = np.arange(games, dtype=np.uint64), fit.sides_of(range(games))
    worth = tables(fitted_for_rank())
    ends = play(seeds, sides, np.zeros(games, int), [Coached(worth)]).scores[:, 0]
    reached, parts = ends >= BEST, fitting.apart(worth)
    every = []
    for met in fitting.play(seeds, sides, worth):
        scores = fitting.value(met, parts.of(met.left))
        scores += worth.levels[met.left, sides_number(met.sides)]
        figures = nets.at_stake(met, scores, fitting.value(met, parts.of(0)))
        told = through(worth.rank[met.left], figures).clip(0, 1)
        assert told.mean() == pytest.approx(reached.mean(), abs=4 * 0.5 / games**0.5)
        every.append(told)
    told, came = np.concatenate(every), np.tile(reached, len(every))
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        band = (told >= low) & (told <= low + 0.2)
        assert band.sum() > 80
        assert came[band].mean() == pytest.approx(told[band].mean(), abs=0.12)


def test_more_coins_make_it_likelier() -> None:
    """Whatever else is so: where it is in doubt, and hardly ever a little less elsewhere."""
    assert max(coins for coins, _ in RANKS) == BEST
    worth = tables(fitted_for_rank())
    parts = fitting.apart(worth)
    for met in met_by_hand(200):
        scores, now = (fitting.value(met, parts.of(left)) for left in (met.left, 0))
        told = [
            through(worth.rank[met.left], nets.at_stake(met, scores + more, now + more)).clip(0, 1)
            for more in (0, 2)
        ]
        assert (told[1] > told[0] - 0.05).mean() > 0.98
        doubtful = (told[0] > 0.2) & (told[0] < 0.8)
        assert (told[1] - told[0])[doubtful].mean() > 0.08


def test_who_wants_coins_counts_no_rank() -> None:
    assert (fitted().bonus, fitted_for_rank().bonus) == (0, BONUS)
