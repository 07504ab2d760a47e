"""The coach's sentences: at every decision of whole games, in every language, and true."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import lru_cache

import pytest

from crypt_core.coach.rounding import nearest, tenths
from crypt_core.crypt import moves
from crypt_core.crypt.coach.advice import NEAR, SAME, Advice, Advised
from crypt_core.crypt.coach.ideas import of_the_best
from crypt_core.crypt.coach.worth import fitted
from crypt_core.crypt.components import SLOTS, Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import read_move
from crypt_core.crypt.state import State
from crypt_core.crypt.teach import explain
from crypt_core.crypt.teach.explain import advice as say
from crypt_core.crypt.teach.explain import ideas
from crypt_core.crypt.teach.explain.amounts import less, share
from crypt_core.crypt.teach.puzzles import case, puzzles
from crypt_core.crypt.views import view
from crypt_core.engine.luck import KeyedLuck
from crypt_core.teach.explain import numbers
from crypt_core.teach.words import LANGS, Words
from tests.coach.test_in_vain import A_LOOK, ROLLED
from tests.teach.typography import faults

GAMES = [("AAAAAA", 9), ("BBBBBB", 12), ("ABABAB", 11), ("BABABA", 4)]


def voice(lang: str) -> explain.Voice:
    return explain.Voice(Words(lang), 0, ["person", "ghost"])


@lru_cache
def decisions(sides: str, seed: int) -> list[tuple[Advice, list[Advised]]]:
    """The decisions of a game, mostly well played, each with other moves to hold the best against.

    Among the others is one of each verb.
    """
    chance, luck = random.Random(seed), KeyedLuck(seed)
    state, _ = CRYPT.start(Setup(1, sides, 0), luck)
    found = []
    while CRYPT.deciders(state):
        advice = Advice(view(state, 0))
        verbs = {advised.move.verb: advised for advised in reversed(advice.moves)}
        others = [*verbs.values(), *chance.sample(advice.moves, min(6, len(advice.moves)))]
        found.append((advice, others))
        powers = [advised for verb, advised in verbs.items() if verb in say.FLIPPED]
        played = chance.choice(powers) if powers and chance.random() < 0.3 else advice.best
        state, _ = CRYPT.play(state, played.move, luck)
    return found


def all_decisions() -> Iterator[tuple[Advice, list[Advised]]]:
    for game in GAMES:
        yield from decisions(*game)


@pytest.mark.parametrize("lang", LANGS)
def test_every_decision_has_hints_and_reasons(lang: str) -> None:
    told = voice(lang)
    for advice, others in all_decisions():
        seen = advice.view
        texts = [say.hint(told, seen, advice, level) for level in (1, 2, 3)]
        assert len(set(texts)) == 3
        for other in others:
            texts.append(say.better(told, seen, advice, advice.best, other))
            texts.append(say.draft(told, seen, advice, other.move))
            texts.append(say.compared(told, seen, advice, other.move) or "-")
        assert all(texts)
        wrong = [fault for text in texts for fault in faults(text, lang)]
        assert wrong == []
    assert told.words.fallbacks == set()


def test_the_games_ask_for_every_kind_of_decision() -> None:
    best = {advice.best.move.verb for advice, _ in all_decisions()}
    assert best >= {moves.CLAIM, moves.RECOVER, moves.REROLL, moves.DONE}
    asked = {advised.move.verb for _, others in all_decisions() for advised in others}
    assert asked == {*moves.VERBS} - {moves.ROLL}
    assert {advice.view.stage for advice, _ in all_decisions()} == {
        "pottery",
        "claim",
        "reroll",
        "last",
    }


def test_a_hint_says_no_more_than_its_rung() -> None:
    told = voice("en")
    for advice, _ in all_decisions():
        best = explain.move(told, advice.best.move, advice.view)
        first, second, third = (say.hint(told, advice.view, advice, rung) for rung in (1, 2, 3))
        assert best in third
        if advice.best.move.verb == moves.CLAIM:
            assert best not in first + second
            count = sum(len(efforts) for _, efforts in advice.best.move.dice)
            assert not re.search(r"servants? on |on the", first), "not how many, nor where"
            named = re.findall(r"(one|two|three) servants? on", second, re.IGNORECASE)
            assert sum(["one", "two", "three"].index(n.lower()) + 1 for n in named) == count
    with pytest.raises(ValueError, match="not 4"):
        say.hint(told, advice.view, advice, 4)


def test_a_reason_says_what_is_so() -> None:
    """What it names as more is more, and the percentages are those of the two moves."""
    told = voice("en")
    for advice, others in all_decisions():
        for other in others:
            reason = advice.reason(advice.best, other)
            better, worse = advice.best.outlook, other.outlook
            assert reason.loss == other.loss >= 0
            for part in (*reason.gains, *reason.costs):
                if part.name == "ready":
                    assert (better.ready - worse.ready) * part.worth > 0
                elif part.name == "coins":
                    assert (better.coins - worse.coins) * part.worth > 0
                if part.slot is not None:
                    assert (better.taken[part.slot] - worse.taken[part.slot]) * part.worth > 0
            text = say.better(told, advice.view, advice, advice.best, other)
            shares = {nearest(share * 100) for share in (*better.taken, *worse.taken)} | {1, 99}
            assert {int(found) for found in re.findall(r"(\d+)%", text)} <= shares
            for slot in range(len(advice.view.crypt)):
                assert text.count(f"({'abc'[slot]})") <= 1, text
            if other.loss >= SAME:
                assert text.startswith("It ")
            else:
                assert text == "Both moves are expected to bring the same."


@pytest.mark.parametrize("lang", LANGS)
def test_the_idea_comes_before_the_numbers(lang: str) -> None:
    """Pointed at by the first hint, told by the last, in words of its own for each idea."""
    told, sentences = voice(lang), set()
    advices = [*(case(puzzle).advice for puzzle in puzzles()), *(a for a, _ in all_decisions())]
    for advice in advices:
        seen, view_ = of_the_best(advice), advice.view
        first, last = (say.hint(told, view_, advice, rung) for rung in (1, 3))
        best = explain.move(told, advice.best.move, view_)
        assert last.startswith(told.say("crypt-coach-move", move=best))
        assert [fault for text in (first, last) for fault in faults(text, lang)] == []
        if seen is None:
            assert say.idea(told, advice) == ""
            continue
        idea, pointer = ideas.told(told, seen), ideas.pointer(told, seen)
        sentences.add(told.say(f"crypt-coach-idea-{seen.name}", **ideas.facts(told, seen))[:12])
        assert first.startswith(pointer)
        assert last.removeprefix(told.say("crypt-coach-move", move=best)).lstrip().startswith(idea)
        assert say.explained(told, view_, advice, advice.best.move).startswith(idea)
    assert len(sentences) > 20, "each begins in its own way"
    assert told.words.fallbacks == set()


RUN = 4
"""So many words in a row, told twice, sound as if one had not listened to oneself."""


def runs(text: str, treasures: list[str]) -> set[str]:
    """The runs of words of a text, without figures and the names of treasures."""
    for name in treasures:
        text = text.replace(name, "")
    words = re.findall(r"[^\W\d]+", text.lower())
    return {" ".join(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}


@pytest.mark.parametrize("lang", LANGS)
def test_the_comparison_does_not_say_again_what_the_idea_has_said(lang: str) -> None:
    told, met = voice(lang), 0
    for advice in (*(case(p).advice for p in puzzles()), *(a for a, _ in all_decisions())):
        idea, view_ = say.idea(told, advice), advice.view
        if not idea or advice.other is None:
            continue
        lying = [told.the(treasure.slot, view_) for treasure in view_.crypt if treasure]
        better = say.better(told, view_, advice, advice.best, advice.other)
        assert runs(idea, lying) & runs(better, lying) == set(), f"{idea} {better}"
        assert sum(text.lower().count("lascia perdere") for text in (idea, better)) < 2
        met += 1
    assert met > 50


def test_a_move_as_good_is_told_last() -> None:
    """Told first, "it" in the comparison after it would seem to be that one."""
    told, met = voice("en"), 0
    for advice in (
        *(case(puzzle).advice for puzzle in puzzles()),
        *(a for a, _ in all_decisions()),
    ):
        if advice.even is not None and advice.other is not None:
            rival = explain.move(told, advice.even.move, advice.view)
            shown = say.hint(told, advice.view, advice, 3)
            assert shown.endswith(told.say("crypt-coach-as-good", rival=rival))
            met += 1
    assert met


def test_what_an_idea_says_is_so() -> None:
    """Chances are those of one of the two moves, and treasures lie there."""
    told = voice("en")
    for advice, _ in all_decisions():
        seen = of_the_best(advice)
        if seen is None or seen.name in ("waste", "one-group"):
            continue  # these tell chances of several treasures together
        text, both = ideas.told(told, seen), (seen.case.best.outlook, seen.case.other.outlook)
        shares = {nearest(chance * 100) for outlook in both for chance in outlook.taken} | {1, 99}
        assert {int(found) for found in re.findall(r"(\d+)%", text)} <= shares
        lying = [treasure for treasure in advice.view.crypt if treasure]
        for tag in re.findall(r"the \w+ \((\w)\)", text):  # one of several of its kind
            assert tag in {str(t.value) for t in lying} | {SLOTS[t.slot] for t in lying}


def test_against_any_move_the_idea_is_that_against_it() -> None:
    """A draft of all one has is told to lie low; what is as good is told nothing."""
    told = voice("en")
    for advice, others in all_decisions():
        for other in others:
            idea = say.idea(told, advice, other.move)
            assert not (idea and 0 < other.loss < 0.05)
            if idea and other.loss >= 0.1:
                assert idea in say.draft(told, advice.view, advice, other.move)
                assert idea in say.answer(told, advice.view, advice, other.move)


def test_the_numbers_of_a_comparison_add_up() -> None:
    """What the other move scores is what the best does less the loss, each as it is shown."""
    told, found = voice("en"), 0
    for advice, _ in all_decisions():
        other, text = advice.other, say.hint(told, advice.view, advice, 3)
        scores = re.findall(r"Final score to expect: ([\d.]+) instead of ([\d.]+)\.", text)
        if other is None or not tenths(other.loss):
            assert not scores
            continue
        found += 1
        ((mine, theirs),) = scores
        loss = less(told, other.loss).replace("−", "")
        assert round(10 * (float(mine) - float(theirs))) == round(10 * float(loss))
        assert mine == numbers.decimal(told, tenths(advice.expected))
    assert found > 40


def test_a_treasure_that_is_sure_is_held_against_the_rolls_that_the_other_takes_it_in() -> None:
    told, found = voice("en"), 0
    for advice, others in all_decisions():
        for other in others:
            text = say.answer(told, advice.view, advice, other.move)
            for sure in re.findall(r"always collects .*", text):
                found += 1
                assert re.match(r"always collects [^,]+, not only in [^,]*% of (rolls|cases)", sure)
    assert found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("state", "idle"), [(A_LOOK, "peek"), (ROLLED, "reroll a1")])
def test_what_flips_treasures_in_vain_is_told_so(state: State, idle: str, lang: str) -> None:
    """It is as good as the best move nowhere: neither by name nor when it is asked for."""
    told, seen = voice(lang), view(state, 0)
    advice, move = Advice(seen), read_move(idle, 0)
    text = say.compared(told, seen, advice, move)
    assert text == say.in_vain(told, move)
    assert told.say("crypt-coach-cards", kind=say.FLIPPED[move.verb]) in text
    assert text != told.say("crypt-coach-as-good-best")
    shown = say.hint(told, seen, advice, 3)
    assert told.say("crypt-coach-as-good", rival=explain.move(told, move, seen)) not in shown
    assert [fault for each in (text, shown) for fault in faults(each, lang)] == []


def test_the_best_is_held_against_a_move_of_another_shape() -> None:
    for advice, _ in all_decisions():
        rival, lesser = advice.rival, advice.lesser
        assert (rival is None) == (len({shape(a) for a in advice.moves}) == 1)
        if rival is not None:
            assert shape(rival) != shape(advice.best)
        if lesser is not None:
            assert rival is not None
            assert lesser.loss > NEAR
            assert shape(lesser) != shape(advice.best)


def shape(advised: Advised) -> tuple[object, ...]:
    return advised.move.verb, tuple((slot, len(e)) for slot, e in advised.move.dice)


@pytest.mark.parametrize(
    ("lang", "some", "nearly", "hardly"),
    [("en", "42%", ">99%", "<1%"), ("fr", "42\u202f%", ">\u202f99\u202f%", "<\u202f1\u202f%")],
)
def test_a_chance_is_never_rounded_to_what_it_is_not(
    lang: str, some: str, nearly: str, hardly: str
) -> None:
    told = voice(lang)
    assert numbers.percent(told, 0.4167, whole=True) == some
    assert numbers.percent(told, 0.9999, whole=True) == nearly
    assert numbers.percent(told, 0.0001, whole=True) == hardly
    assert numbers.percent(told, 1.0, whole=True) == some.replace("42", "100")
    assert numbers.percent(told, 0.0, whole=True) == some.replace("42", "0")
    assert share(voice("en"), 0.999) == "over 99% of rolls"
    assert share(voice("en"), 0.001, cases=True) == "under 1% of cases"


def test_the_estimate_tells_where_it_is_from() -> None:
    told = fitted().told
    text = say.estimate(voice("en"), told)
    assert str(told["date"]) in text
    assert f"{told['passes'] * told['games']:,}" in text
    assert all(str(seed) in text for seed in told["seeds"])
