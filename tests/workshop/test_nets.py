"""The chance of the highest rank: nets, what they are told, and what games come to."""

from __future__ import annotations

from itertools import combinations
from math import tanh

import numpy as np
import pytest

from crypt_core.crypt.arrays.games import play
from crypt_core.crypt.coach.known import Pile
from crypt_core.crypt.coach.net import Layer, Net, read_net
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
    SERVANT_FLAGS,
    Worth,
    fitted,
    fitted_for_rank,
    pays,
    powers,
    promised,
)
from crypt_core.crypt.collectors import COLLECTORS
from scripts.workshop.crypt import fit, fitting, nets
from scripts.workshop.crypt.coached import Coached
from scripts.workshop.crypt.worths import sides_number, tables, through
from tests.workshop.test_fit import FEATURES, met_by_hand, pile_of

FIGURES = 2 + len(SERVANT_FLAGS) + STAKES
"""How many figures a net is told."""


def worth_of(rank: dict[int, Net]) -> Worth:
    return Worth({}, {}, {}, rank=rank).for_rank()


def test_a_net_tells_what_it_was_fitted_to() -> None:
    """Positions are worth what some chance makes them worth: the chance is found again."""
    met = met_by_hand(1500)[2]
    worth = fitting.guess(FEATURES)._replace(bonus=BONUS)
    scores = fitting.value(met, fitting.apart(worth).of(met.left))
    spread = nets.figures(met, scores, scores)[:, -STAKES + 1]
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
    figures = nets.figures(met, scores, now)
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


def test_a_chance_is_from_none_to_all_and_at_the_end_either() -> None:
    sure, none = (Net((Layer(((0.0,) * FIGURES,), (says,)),)) for says in (1.5, -0.5))
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
    assert told[:2] == gain("idols.A", (1, 2), (3, 4), 2, 0.5)
    assert told[2:4] == gain("idols.A", (1, 2), (3, 4), 2, 1.0)
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
        figures = nets.figures(met, scores, fitting.value(met, parts.of(0)))
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
    assert BEST == 50
    worth = tables(fitted_for_rank())
    parts = fitting.apart(worth)
    for met in met_by_hand(200):
        scores, now = (fitting.value(met, parts.of(left)) for left in (met.left, 0))
        told = [
            through(worth.rank[met.left], nets.figures(met, scores + more, now + more)).clip(0, 1)
            for more in (0, 2)
        ]
        assert (told[1] > told[0] - 0.05).mean() > 0.98
        doubtful = (told[0] > 0.2) & (told[0] < 0.8)
        assert (told[1] - told[0])[doubtful].mean() > 0.08


def test_the_shipped_nets_take_the_figures_that_they_are_told() -> None:
    for net in fitted().rank.values():
        assert [len(layer.weights) for layer in net.layers] == [*nets.NEURONS, 1]
        taken = [FIGURES, *nets.NEURONS]
        for layer, many in zip(net.layers, taken, strict=True):
            assert {len(row) for row in layer.weights} == {many}
