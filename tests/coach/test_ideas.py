"""The coach's ideas: there at most decisions, each in some position, and against what tempts."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

from crypt_core.coach.rounding import tenths
from crypt_core.crypt import moves
from crypt_core.crypt.coach.advice import NEAR, NOTED, SAME, Advice, Advised
from crypt_core.crypt.coach.alike import alike
from crypt_core.crypt.coach.ideas import IDEAS, PLAIN, against, of_the_best
from crypt_core.crypt.coach.prospect import Outlook
from crypt_core.crypt.moves import read_move
from crypt_core.crypt.position import position
from crypt_core.crypt.state import CLAIM
from crypt_core.crypt.teach.puzzles import case, puzzles
from crypt_core.crypt.views import view
from tests.teach.test_explain_advice import all_decisions, decisions

RARE = ("BBAABA", 902)
"""A game with ideas that are met seldom."""


def notation(move: moves.Move) -> str:
    return str(move).partition(": ")[2]


def test_every_idea_is_met_and_most_decisions_have_one() -> None:
    met = Counter({idea.name: 0 for idea in (*IDEAS, *PLAIN)})
    without = []
    games = [*all_decisions(), *decisions(*RARE)]
    for advice in [*(case(p).advice for p in puzzles()), *(advice for advice, _ in games)]:
        seen = of_the_best(advice)
        if seen is None:
            without.append(advice)
        else:
            met[seen.name] += 1
            assert seen.case.best == advice.best
            assert seen.case.other.loss >= NOTED, "what is as good has no idea against it"
    assert [name for name, count in met.items() if not count] == []
    assert len(without) < met.total() / 4
    assert all(of_the_best(case(p).advice) for p in puzzles()), "a puzzle stands on an idea"


def test_no_idea_is_seen_against_a_move_as_good() -> None:
    for advice, others in all_decisions():
        for other in others:
            seen = against(advice, other)
            assert seen is None or (other.loss >= NOTED and seen.case.other == other)


def test_who_leads_lies_low() -> None:
    """The first turn of two: little effort on all three, rather than all that there is."""
    advice = Advice(view(position("remains3 manuscripts? manuscripts1", round_number=1), 0))
    assert notation(advice.best.move) == "a2 b2 c2"
    assert notation(advice.natural.move) == "a6 b6 c6"
    assert advice.other == advice.natural
    seen = of_the_best(advice)
    assert seen is not None
    assert seen.name == "lie-low"
    assert seen.case.other == advice.natural


def test_the_best_is_held_against_what_a_person_would_think_of() -> None:
    natural = other = 0
    for advice, _ in all_decisions():
        tempting = advice.natural
        assert tempting in advice.moves
        if advice.view.stage == CLAIM:
            assert tempting.move.verb in (moves.CLAIM, moves.RECOVER)
        if tempting.loss > NEAR:
            assert advice.other == tempting
            natural += 1
        elif advice.other is not None:
            assert advice.other.loss >= SAME or advice.other.in_vain
            other += 1
        if advice.even is not None:
            assert advice.even.loss < SAME
            assert advice.even.move != advice.best.move
    assert natural > 20
    assert other > 5


def test_what_differs_in_nothing_told_is_one() -> None:
    """On the last turn a servant more with an effort of 1; not a servant with another."""
    state = position("jewelry4 tapestries? remains2", claims=["", "a22 b1"], round_number=3, turn=2)
    advice = Advice(view(state, 0))
    groups = alike(advice, (advised.move for advised in advice.moves))
    together = [{notation(move) for move in group} for group in groups if len(group) > 1]
    assert {"c1", "c11", "c111"} in together
    assert sum(map(len, groups)) == len(advice.moves)
    assert {move for group in groups for move in group} == {it.move for it in advice.moves}
    firsts = [advice.of(group[0]) for group in groups]
    assert [it.loss for it in firsts] == sorted(it.loss for it in firsts), "the best first"
    for group in groups:
        told = [advice.of(move) for move in group]
        assert len({(tenths(it.loss), *map(tenths, it.outlook[1:3])) for it in told}) == 1
        assert len({tuple(round(100 * n) for n in it.outlook.taken) for it in told}) == 1
    for other in ("c2", "recover"):
        assert len(alike(advice, [read_move("c1", 0), read_move(other, 0)])) == 2


def test_a_servant_that_is_all_but_surely_pushed_off_may_have_any_effort() -> None:
    """As who leads lies low, on the first treasure a 2, a 3, or nobody promises the same."""
    state = position("manuscripts3 remains? idols1", round_number=1)
    advice = Advice(view(state, 0))
    first = alike(advice, (advised.move for advised in advice.moves))[0]
    assert {notation(move) for move in first} >= {"a2 b2 c2", "b2 c2"}
    scores = {advice.of(move).outlook.score for move in first}
    assert len(scores) > 1, "they are not quite the same, but nobody is told so"


def test_what_can_be_is_not_told_as_what_cannot() -> None:
    """A chance of less than one in a hundred is not none, nor is one of more than 99 all."""
    told = Outlook(score=50.0, coins=3.0, ready=2.0, taken=(0.0, 0.5, 1.0))
    claims = [read_move(text, 0) for text in ("a1", "a2", "a3")]
    chances = [(0.0, 0.5, 1.0), (0.001, 0.5, 1.0), (0.0, 0.5, 0.999)]
    found = [
        Advised(move, told._replace(taken=taken), 0.0)
        for move, taken in zip(claims, chances, strict=True)
    ]
    advice: Any = SimpleNamespace(of={it.move: it for it in found}.__getitem__)
    assert alike(advice, claims) == [[move] for move in claims]
