"""The review in three languages: amounts, sums that add up, entries, judgements."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.coach.rounding import tenths
from crypt_core.crypt.coach.advice import Advice, Advised
from crypt_core.crypt.coach.review import GHOST, REVEAL, ROLL, SEEN, Decision, Draw, Review
from crypt_core.crypt.moves import read_move
from crypt_core.crypt.teach.explain import Voice
from crypt_core.crypt.teach.explain import review as say
from crypt_core.crypt.teach.explain.advice import FLIPPED, in_vain
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.explain import numbers
from crypt_core.teach.words import LANGS, Words
from tests.coach.test_in_vain import A_LOOK
from tests.finished import finished, reviewed
from tests.strategies import examples
from tests.teach.typography import faults

GAMES = [("AAAAAA", 7), ("BBBBBB", 12), ("BABABB", 5)]
JUDGED = ("AAAAAA", 2)
"""A game whose first mistake has moves of every judgement beside it."""
WASTED = ("BBBBBB", 14)
"""A game in which a treasure is flipped in vain."""


def played(sides: str, seed: int) -> tuple[Timeline, Review]:
    timeline = finished(sides, seed)
    return timeline, reviewed(timeline)


def voice(lang: str) -> Voice:
    return Voice(Words(lang), 0, ["person", "ghost"])


def check(texts: list[str], speaker: Voice) -> None:
    wrong = [fault for text in texts for fault in faults(text, speaker.words.lang)]
    assert wrong == []
    assert speaker.words.fallbacks == set()
    assert [text for text in texts if not text or text.startswith("[")] == []


# --- amounts --------------------------------------------------------------------------------------


def test_amounts_as_each_language_writes_them() -> None:
    english, french, italian = map(voice, ("en", "fr", "it"))
    assert [numbers.decimal(english, n) for n in (545, -3, 0)] == ["54.5", "−0.3", "0.0"]
    assert [numbers.signed(italian, n) for n in (12, -12, 0)] == ["+1,2", "−1,2", "0"]
    assert [french.tenths(n) for n in (6, -15, 20)] == [
        "0,6 pièce",
        "1,5 pièce",
        "2,0 pièces",
    ]
    assert english.tenths(10) == "1.0 coins"
    assert italian.tenths(-15) == "1,5 monete"
    assert [say.level(french, 480, over) for over in (True, False)] == ["48", "48,0"]


# --- the account ----------------------------------------------------------------------------------

coins = st.fractions(-6, 6, max_denominator=1000)


@examples(150)
@given(
    st.fractions(40, 60, max_denominator=1000),
    st.lists(st.tuples(st.booleans(), coins), min_size=1, max_size=60),
    st.integers(0, 90),
)
def test_every_account_adds_up_and_stays_near_the_truth(
    start: Fraction, changes: list[tuple[bool, Fraction]], score: int
) -> None:
    """Also if the last draw settles the score, which is whole."""
    _, real = played(*GAMES[0])
    advice = real.decisions[0].advice
    entries: list[Draw | Decision] = []
    now = start
    for number, (decides, change) in enumerate(changes):
        now += -abs(change) if decides else change
        if decides:
            move = real.decisions[0].move
            entries.append(Decision(number, 0, number // 8, move, abs(change), now, advice))
        else:
            entries.append(Draw(number, 1, number // 8, ROLL, change, now))
    last = Fraction(score)
    entries.append(Draw(len(changes), 1, len(changes) // 8, ROLL, last - now, last))
    made = Review(start, tuple(entries), True)
    shown = say.account(made)
    assert shown.start + shown.luck - shown.lost == shown.end == score * 10
    assert shown.start + sum(shown.changes) == shown.levels[-1]
    assert sum(shown.by_kind.values()) == shown.luck
    assert shown.played_like == score * 10 - shown.luck
    rounds = say.rounds(made, shown)
    assert sum(row.luck for row in rounds) == shown.luck
    assert sum(row.lost for row in rounds) == shown.lost
    level = shown.start
    for row in rounds:
        level += row.luck - row.lost
        assert row.level == level
    rounded = Fraction(0)
    for entry, told, after in zip(made.entries, shown.changes, shown.levels, strict=True):
        if isinstance(entry, Decision):
            assert told == -tenths(entry.loss), "as it is told everywhere else"
            rounded += Fraction("0.05")
        elif not entry.gain:
            assert not told, "nothing stays nothing"
        else:
            assert abs(Fraction(told, 10) - entry.gain) <= Fraction("0.1") + 2 * rounded
            assert after == tenths(entry.expected) or entry is made.entries[-1]


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("sides", "seed"), GAMES)
def test_every_entry_is_told(sides: str, seed: int, lang: str) -> None:
    timeline, made = played(sides, seed)
    speaker, shown = voice(lang), say.account(made)
    texts = [say.spoken_sum(speaker, shown, over) for over in (True, False)]
    for entry, change, level in zip(made.entries, shown.changes, shown.levels, strict=True):
        texts += [
            say.entry_title(speaker, entry),
            say.effect(speaker, entry, change, level),
        ]
        if isinstance(entry, Decision):
            texts.append(say.decided(speaker, entry))
        else:
            moment = timeline.moments[entry.moment]
            before = None if moment.parent is None else timeline.moments[moment.parent]
            texts.append(say.drawn(speaker, entry, moment, before))
    check(texts, speaker)


def test_the_games_have_every_kind_of_draw() -> None:
    kinds = {draw.kind for game in GAMES for draw in played(*game)[1].draws}
    assert kinds == {REVEAL, GHOST, ROLL, SEEN}


def test_the_ghosts_draw_is_told_by_its_roll() -> None:
    timeline, made = played(*GAMES[0])
    draw = next(draw for draw in made.draws if draw.kind == GHOST)
    told = say.drawn(voice("en"), draw, timeline.moments[draw.moment], None)
    assert told.startswith("The Ghost rolls ")


@pytest.mark.parametrize("lang", LANGS)
def test_the_verdict_says_what_luck_and_decisions_did(lang: str) -> None:
    speaker = voice(lang)
    _, made = played(*GAMES[0])
    made = made._replace(entries=tuple(it for it in made.entries if it not in made.in_vain))
    shown = say.account(made)
    told = set()
    for luck in (-63, 4, 63):
        account = shown._replace(luck=luck, lost=75)
        told.add(say.verdict(speaker, made, account, [30, 20]))
        told.add(say.verdict(speaker, made, account, [40]))
        told.add(say.verdict(speaker, made, account, []))
    check(sorted(told), speaker)
    assert len(told) == 9
    assert sum("6.3" in text or "6,3" in text for text in told) == 6
    assert sum("7.5" in text or "7,5" in text for text in told) == 6
    praised = [text for text in told if str(len(made.decisions)) in text]
    assert len(praised) == 3, "praise counts what it is for"
    for luck in (-19, 19, 5):
        text = say.verdict(speaker, made, shown._replace(luck=luck), [])
        assert speaker.tenths(abs(luck)) in text, "luck that is shown as a coin is not even"
    nothing = made._replace(entries=tuple(made.draws))
    check([say.verdict(speaker, nothing, shown, [])], speaker)


@pytest.mark.parametrize("lang", LANGS)
def test_every_judgement_has_its_words(lang: str) -> None:
    speaker = voice(lang)
    _, made = played(*JUDGED)
    decision = made.mistakes()[0]
    advice, lost = decision.advice, round(decision.loss * 10)
    best = advice.best

    def judged(tried: Advised) -> say.Judged:
        return say.judged(speaker, decision, lost, tried)

    near = next(a for a in advice.moves if 0.05 < a.loss <= 0.25)
    between = next(a for a in advice.moves if 0.3 < a.loss < float(decision.loss) - 0.1)
    beyond = advice.moves[-1]
    found = [judged(tried) for tried in (best, near, between, beyond, advice.of(decision.move))]
    assert [answer.how for answer in found] == ["solved", "solved", "better", "worse", "same"]
    assert len({answer.title for answer in found}) == 5
    assert speaker.tenths(round(between.loss * 10)) in found[2].text
    assert speaker.tenths(round(beyond.loss * 10)) in found[3].text
    # Another move that gives away the same is no better.
    other = next(a for a in advice.moves if a.loss > 0.3 and a.move != decision.move)
    equal = say.judged(speaker, decision, round(other.loss * 10), other)
    assert equal.how == "equal"
    check([text for answer in (*found, equal) for text in answer[1:]], speaker)


@pytest.mark.parametrize("lang", LANGS)
def test_a_treasure_flipped_in_vain_finds_no_better_move(lang: str) -> None:
    """It is expected to bring as much as the best, and is told to flip treasures for nothing."""
    speaker, (_, made) = voice(lang), played(*GAMES[0])
    advice = Advice(view(A_LOOK, 0))
    decision = made.decisions[0]._replace(advice=advice, move=advice.moves[-1].move)
    looked = advice.of(read_move("peek", 0))
    found = say.judged(speaker, decision, 27, looked)
    assert found.how == "in-vain"
    assert found.text.startswith(in_vain(speaker, looked.move))
    done = say.judged(speaker, decision, 27, advice.best)
    assert done.how == "solved"
    check([*found[1:], *done[1:]], speaker)


@pytest.mark.parametrize("lang", LANGS)
def test_a_review_counts_what_was_flipped_in_vain(lang: str) -> None:
    speaker, (_, made) = voice(lang), played(*WASTED)
    shown = say.account(made)
    entries = list(zip(made.entries, shown.changes, strict=True))
    wasted = [e for e, change in entries if isinstance(e, Decision) and e.in_vain and not change]
    assert wasted == made.in_vain
    assert wasted
    for decision in wasted:
        text = say.effect(speaker, decision, 0, 500)
        assert speaker.say("crypt-coach-cards", kind=FLIPPED[decision.move.verb]) in text
        assert text != say.effect(speaker, made.decisions[0], 0, 500)
    counted = speaker.say("crypt-review-in-vain", count=len(wasted))
    clean = made._replace(entries=tuple(entry for entry in made.entries if entry not in wasted))
    for mistakes in ([30, 20], []):
        assert say.verdict(speaker, made, shown, mistakes).endswith(counted)
        assert not say.verdict(speaker, clean, shown, mistakes).endswith(counted)
    praise = speaker.say("crypt-review-praise", count=len(made.decisions))
    assert praise not in say.verdict(speaker, made, shown, []), "that would contradict it"
    many = speaker.say("crypt-review-in-vain", count=3)
    assert "3" in many
    check([counted, many], speaker)
