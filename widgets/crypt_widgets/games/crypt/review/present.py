"""What the panel `review` draws: the account of a line, its entries, and the exercise at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.coach.rounding import tenths
from crypt_core.crypt.coach.advice import Advised
from crypt_core.crypt.coach.review import Decision, Draw, Review
from crypt_core.crypt.components import SLOTS
from crypt_core.crypt.moves import Move
from crypt_core.crypt.scoring import RANKS
from crypt_core.crypt.teach import explain
from crypt_core.crypt.teach.explain import review as say
from crypt_core.crypt.teach.explain.advice import answer, hint
from crypt_core.crypt.teach.explain.review import Account
from crypt_core.crypt.teach.explain.voice import Voice
from crypt_core.engine.timeline import Moment
from crypt_core.teach.explain import numbers

from ....tutoring.session import Session
from .state import HINTS, Both, Exercise, ReviewState, Standing

if TYPE_CHECKING:
    from ....panels.data import Nothing
    from .data import (
        BetterMove,
        BothData,
        Entry,
        ExerciseData,
        Extreme,
        LaidDice,
        LuckPart,
        Mistake,
        ReviewExercise,
        ReviewHead,
        ReviewIdle,
        ReviewTold,
        Rounds,
        Scale,
        SumPart,
        ToldReview,
    )

STEP = 5
"""Coins between two lines of the chart."""


def review_data(session: Session[Voice]) -> ReviewIdle | ReviewExercise | ReviewTold | Nothing:
    """The panel's data at the moment shown; nothing if there is nothing to go over."""
    panel_state = session.panel_state(ReviewState)
    if not panel_state.useful:
        return {}
    over = "yes" if panel_state.over else "no"
    head: ReviewHead = {
        "title": session.words.say("crypt-review-title", over=over),
        "open": panel_state.open,
        "over": session.over,
        "line": panel_state.line,
    }
    if panel_state.exercise is not None:
        return {**head, "state": "exercise", "exercise": _exercise(session, panel_state.exercise)}
    if not panel_state.open:
        return {**head, "state": "closed"}
    if panel_state.review is None:
        return {**head, "state": "working" if panel_state.working else "offered"}
    told = _told(session, panel_state.review)
    return {**head, "state": "told", "at": _at(session, told["entries"]), **told}


def _told(session: Session[Voice], review: Review) -> ToldReview:
    """The review in words; kept, since only the language and what has been found change it."""
    panel_state = session.panel_state(ReviewState)
    found, seen = tuple(sorted(panel_state.found)), tuple(sorted(panel_state.shown))
    key = ("review", panel_state.line, session.words.lang, found, seen)
    return session.word_cache.once(key, lambda: _tell(session, review))


def _tell(session: Session[Voice], review: Review) -> ToldReview:
    voice, shown = session.voice, say.account(review)
    worst = review.mistakes()
    costs = {mistake.moment: _cost(review, shown, mistake) for mistake in worst}
    numbers = {mistake.moment: number for number, mistake in enumerate(worst, 1)}
    entries = [
        _entry(session, entry, change, level, numbers, review.over and entry is review.entries[-1])
        for entry, change, level in zip(review.entries, shown.changes, shown.levels, strict=True)
    ]
    return {
        "sum": _sum(session, review, shown),
        "spoken": say.spoken_sum(voice, shown, review.over),
        "verdict": say.verdict(voice, review, shown, list(costs.values())),
        "like": say.played_like(voice, shown) if review.over else None,
        "luck": _luck(session, shown),
        "start": shown.start / 10,
        "entries": entries,
        "scale": _scale(session, shown),
        "rounds": _rounds(session, review, shown),
        "mistakes": [_mistake(session, mistake, costs[mistake.moment]) for mistake in worst],
        "draws": _extremes(session, review, entries),
    }


def _cost(review: Review, shown: Account, decision: Decision) -> int:
    """What a decision gave away as it is shown, in tenths of a coin."""
    return -shown.changes[review.entries.index(decision)]


# --- the sum --------------------------------------------------------------------------------------


def _sum(session: Session[Voice], review: Review, shown: Account) -> list[SumPart]:
    """The parts of the sum, each with its sign."""
    voice, words = session.voice, session.words
    over = "yes" if review.over else "no"
    luck, lost = abs(shown.luck), shown.lost
    return [
        _part(
            "start", "", numbers.decimal(voice, shown.start), words.say("crypt-review-sum-start")
        ),
        _part(
            "luck",
            numbers.MINUS if shown.luck < 0 else "+",
            numbers.decimal(voice, luck),
            words.say("crypt-review-sum-luck"),
        ),
        _part(
            "lost", numbers.MINUS, numbers.decimal(voice, lost), words.say("crypt-review-sum-lost")
        ),
        _part(
            "end",
            "=",
            say.level(voice, shown.end, review.over),
            words.say("crypt-review-sum-end", over=over),
        ),
    ]


def _luck(session: Session[Voice], shown: Account) -> list[LuckPart]:
    """Whose luck it was; together it is the luck of the sum."""
    return [
        {
            "id": kind,
            "label": label,
            "value": numbers.signed(session.voice, coins),
            "side": "gave" if coins > 0 else "took" if coins else "even",
        }
        for kind, label, coins in say.luck_by_kind(session.voice, shown)
    ]


def _part(id_: str, sign: str, value: str, label: str) -> SumPart:
    return {"id": id_, "sign": sign, "value": value, "label": label}


def _rounds(session: Session[Voice], review: Review, shown: Account) -> Rounds:
    """Luck and decisions round by round, with the sums that they make."""
    voice = session.voice
    rows = say.rounds(review, shown)
    worst = {mistake.round: mistake.moment for mistake in reversed(review.mistakes())}
    final = review.over
    return {
        "start": numbers.decimal(voice, shown.start),
        "rows": [
            {
                "round": row.round,
                "luck": numbers.signed(voice, row.luck),
                "luck_coins": row.luck / 10,
                "lost": numbers.signed(voice, -row.lost),
                "lost_coins": row.lost / 10,
                "level": say.level(voice, row.level, final and row is rows[-1]),
                "worst": worst.get(row.round),
            }
            for row in rows
        ],
        "luck": numbers.signed(voice, shown.luck),
        "lost": numbers.signed(voice, -shown.lost),
        "level": say.level(voice, shown.end, final),
        "most": max(max(abs(row.luck), row.lost) for row in rows) / 10 or 1,
    }


# --- the chart ------------------------------------------------------------------------------------


def _entry(
    session: Session[Voice],
    entry: Draw | Decision,
    change: int,
    level: int,
    numbers: dict[int, int],
    final: bool,
) -> Entry:
    """An entry as the chart marks and tells it; `number` is its place among the mistakes.

    After the `final` one the level is the score.
    """
    voice, moments = session.voice, session.timeline.moments
    moment = moments[entry.moment]
    before = None if moment.parent is None else moments[moment.parent]
    decision = isinstance(entry, Decision)
    return {
        "node": entry.before if isinstance(entry, Decision) else entry.moment,
        "step": None if isinstance(entry, Decision) else entry.step,
        "depth": moment.depth - 1 if decision else moment.depth,
        "round": entry.round,
        "kind": "decision" if decision else "draw",
        "number": numbers.get(entry.moment) if decision else None,
        "change": change / 10,
        "level": level / 10,
        "title": say.entry_title(voice, entry),
        "text": _what(session, entry, moment, before),
        "effect": say.effect(voice, entry, change, level, final),
    }


def _what(
    session: Session[Voice], entry: Draw | Decision, moment: Moment, before: Moment | None
) -> str:
    if isinstance(entry, Decision):
        return say.decided(session.voice, entry)
    return say.drawn(session.voice, entry, moment, before)


def _scale(session: Session[Voice], shown: Account) -> Scale:
    """The lines of the chart: every so many coins, and where ranks begin."""
    levels = [shown.start, *shown.levels]
    low, high = min(levels) // (10 * STEP) * STEP, -(-max(levels) // (10 * STEP)) * STEP
    words = session.words
    return {
        "low": low,
        "high": high,
        "lines": list(range(low, high + 1, STEP)),
        "ranks": [
            {"coins": coins, "label": words.say("crypt-review-rank", coins=coins, rank=rank)}
            for coins, rank in RANKS
            if low <= coins <= high
        ],
    }


def _at(session: Session[Voice], entries: list[Entry]) -> int | None:
    """The entry that the table shows, or the last one before that; None before all of them."""
    place, depth = session.timeline.place, session.timeline.moment.depth
    steps = len(session.timeline.moment.steps)
    at = None
    for number, entry in enumerate(entries):
        step = steps if entry["step"] is None else entry["step"]
        if (entry["depth"], step) <= (depth, place.step):
            at = number
    return at


def _extremes(session: Session[Voice], review: Review, entries: list[Entry]) -> list[Extreme]:
    """The luckiest and the unluckiest draw, if they gave or took anything."""
    draws = [
        (told["change"], number, told)
        for number, (entry, told) in enumerate(zip(review.entries, entries, strict=True))
        if isinstance(entry, Draw)
    ]
    words, voice = session.words, session.voice
    found = [
        ("good", words.say("crypt-review-luckiest"), max(draws)),
        ("bad", words.say("crypt-review-unluckiest"), min(draws)),
    ]
    return [
        {
            "tone": tone,
            "label": label,
            "round": words.say("crypt-review-round", n=told["round"]),
            "title": told["title"],
            "text": told["text"],
            "change": numbers.signed(voice, tenths(change)),
            "entry": number,
        }
        for tone, label, (change, number, told) in found
        if (change > 0 if tone == "good" else change < 0)
    ]


# --- what cost most, and exercises ----------------------------------------------------------------


def _mistake(session: Session[Voice], mistake: Decision, cost: int) -> Mistake:
    """A decision that cost most; the better move is kept for when it has been found or shown."""
    voice, advice, panel_state = session.voice, mistake.advice, session.panel_state(ReviewState)
    best = why = None
    laid: list[LaidDice] = []
    if mistake.moment in panel_state.done:
        laid = _laid(advice.best.move)
        best = explain.move(voice, advice.best.move, advice.view)
        why = answer(voice, advice.view, advice, mistake.move)
    return {
        "node": mistake.moment,
        "round": session.words.say("crypt-review-round", n=mistake.round),
        "move": say.decided(voice, mistake),
        "cost": numbers.signed(voice, -cost),
        "better": best,
        "why": why,
        "laid": laid,
        "found": mistake.moment in panel_state.found,
        "shown": mistake.moment in panel_state.shown,
    }


def _exercise(session: Session[Voice], exercise: Exercise) -> ExerciseData:
    """The exercise at hand: the task, the hints given, the judgement, and how it ends."""
    panel_state, voice, words = session.panel_state(ReviewState), session.voice, session.words
    decision, review = exercise.decision, panel_state.review
    assert review is not None
    worst = [mistake.moment for mistake in review.mistakes()]
    cost = _cost(review, say.account(review), decision)
    advice, tried = decision.advice, exercise.tried
    judged = None
    if tried is not None:
        judged = say.judged(voice, decision, cost, advice.of(tried))
    place = session.timeline.place
    return {
        "node": decision.moment,
        "number": worst.index(decision.moment) + 1,
        "of": len(worst),
        "round": words.say("crypt-review-round", n=decision.round),
        "task": words.say(
            "crypt-review-exercise-task",
            move=say.decided(voice, decision),
            coins=voice.tenths(cost),
        ),
        "away": place.moment != decision.before,
        "hints": [hint(voice, advice.view, advice, rung) for rung in range(1, exercise.hints + 1)],
        "hint": words.say("crypt-review-hint", rung=exercise.hints)
        if exercise.hints < HINTS
        else None,
        "judged": None
        if judged is None
        else {"how": judged.how, "title": judged.title, "text": judged.text},
        "tried": None if tried is None else explain.move(voice, tried, advice.view),
        "ended": exercise.ended,
        "answer": _answer(session, exercise) if exercise.ended else None,
        "both": _both(session, exercise, exercise.both)
        if exercise.ended and exercise.both
        else None,
        "working": panel_state.working,
        "next": panel_state.next,
        "all_done": panel_state.done.issuperset(worst),
    }


def _answer(session: Session[Voice], exercise: Exercise) -> BetterMove:
    """The best move, and why it is better than the one made."""
    voice, advice = session.voice, exercise.decision.advice
    best: Advised = advice.best
    return {
        "move": session.words.say(
            "crypt-review-best", move=explain.move(voice, best.move, advice.view)
        ),
        "why": answer(voice, advice.view, advice, exercise.decision.move),
        "laid": _laid(best.move),
    }


def _laid(move: Move) -> list[LaidDice]:
    """The servants that a move places, treasure by treasure."""
    return [{"slot": SLOTS[slot], "dice": list(efforts)} for slot, efforts in move.dice]


def _both(session: Session[Voice], exercise: Exercise, both: Both) -> BothData:
    """Both choices played on with the same luck: coins and servants after each round."""
    voice, words, advice = session.voice, session.words, exercise.decision.advice
    original, other = (explain.move(voice, move, advice.view) for move in both[:2])
    ahead = tenths(advice.of(both.original).loss) - tenths(advice.of(both.other).loss)
    last = list(both.rounds.values())[-1]
    return {
        "columns": [
            words.say("crypt-review-both-original", move=original),
            words.say("crypt-review-both-other", move=other),
        ],
        "rows": [[number, *_cells(pair)] for number, pair in both.rounds.items()],
        "scores": [standing.score for standing in last],
        "note": words.say("crypt-review-both-note", coins=voice.tenths(ahead)),
    }


def _cells(pair: tuple[Standing, Standing]) -> list[int]:
    return [number for standing in pair for number in standing]
