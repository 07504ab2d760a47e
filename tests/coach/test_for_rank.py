"""Playing for the highest rank: exact at the end, its parts add up, and it peeks at nothing."""

from __future__ import annotations

import random
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from crypt_core.crypt.coach import search as bots
from crypt_core.crypt.coach.advice import NOTED, Advice, Advised
from crypt_core.crypt.coach.alike import alike
from crypt_core.crypt.coach.options import options
from crypt_core.crypt.coach.prospect import Outlook
from crypt_core.crypt.coach.worth import (
    BEST,
    BONUS,
    Worth,
    fitted,
    fitted_for_rank,
)
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import read_move
from crypt_core.crypt.state import State
from crypt_core.crypt.teach.explain import advice as say
from crypt_core.crypt.views import view
from crypt_core.teach.words import LANGS
from tests.coach.search import Search
from tests.coach.test_advice import HAND_OF_POWERS, decisions, otherwise
from tests.coach.test_endgames import POSITIONS, endgame
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


@pytest.mark.change
@pytest.mark.parametrize(
    "name",
    [
        *(it for it in CLOSE if it != "a first turn"),
        # Searched for half a minute.
        pytest.param("a first turn", marks=pytest.mark.nightly),
        *(pytest.param(it, marks=pytest.mark.nightly) for it in POSITIONS),
    ],
)
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


def test_who_wants_coins_counts_no_rank() -> None:
    assert (fitted().bonus, fitted_for_rank().bonus) == (0, BONUS)
