"""A review in words: an account that adds up as it is shown, what each entry was, its exercises."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from ....coach.rounding import tenths
from ....engine.timeline import Moment
from ....teach.explain.numbers import decimal, signed
from ....teach.explain.voice import joined, sentence
from ... import events as ev
from ...coach.advice import NEAR, Advised
from ...coach.known import YOU
from ...coach.review import FURTHER, GHOST, LUCK, REVEAL, Decision, Draw, Review
from ...views import View, view
from .advice import FLIPPED
from .choices import move
from .news import news
from .voice import Voice

EVEN = 5
"""Luck of fewer tenths of a coin, which rounds to no coin, is called even."""


# --- an account that adds up ----------------------------------------------------------------------


class Account(NamedTuple):
    """A review in tenths of a coin: exact enough to show, and adding up exactly as shown.

    `changes` has what each entry changed: what a draw gave (or took, below zero), and less than
    zero for what a decision gave away. `levels` is the expected final score after each entry.
    What a decision gave away is rounded as it is everywhere else, and after a draw the level is;
    what that comes to over some decisions is part of the next draw. Where nothing changed, it is
    zero.
    """

    start: int
    changes: tuple[int, ...]
    levels: tuple[int, ...]
    luck: int
    lost: int
    by_kind: dict[str, int]
    """The luck by whose it was: see `LUCK`."""

    @property
    def played_like(self) -> int:
        """The score without its luck: see `Review.played_like`."""
        return self.start - self.lost

    @property
    def end(self) -> int:
        """The expected final score at the end; ten times the score if the game is over."""
        return self.levels[-1] if self.levels else self.start


class RoundAccount(NamedTuple):
    """What a round changed, in tenths of a coin; `level` is what is expected after it."""

    round: int
    luck: int
    lost: int
    level: int


def account(review: Review) -> Account:
    """The account of a review: start + luck − lost = end, in total, by round and by entry."""
    start = level = tenths(review.start)
    changes: list[int] = []
    for entry in review.entries:
        if isinstance(entry, Decision):
            change = -tenths(entry.loss)
        else:
            change = tenths(entry.expected) - level if entry.gain else 0
        changes.append(change)
        level += change
    # What the last decisions have been rounded by goes to the last draw: the end is what it is.
    for at in range(len(changes) - 1, -1, -1):
        entry = review.entries[at]
        if isinstance(entry, Draw) and entry.gain:
            changes[at] += tenths(review.expected) - level
            break
    levels = tuple(accumulate(changes, initial=start))[1:]
    both = list(zip(review.entries, changes, strict=True))
    lost = -sum(change for entry, change in both if isinstance(entry, Decision))
    by_kind = dict.fromkeys(LUCK.values(), 0)
    for entry, change in both:
        if isinstance(entry, Draw):
            by_kind[LUCK[entry.kind]] += change
    return Account(start, tuple(changes), levels, sum(by_kind.values()), lost, by_kind)


def rounds(review: Review, shown: Account) -> list[RoundAccount]:
    """The account round by round."""
    found: dict[int, RoundAccount] = {}
    for entry, change, level in zip(review.entries, shown.changes, shown.levels, strict=True):
        at = found.get(entry.round, RoundAccount(entry.round, 0, 0, level))
        if isinstance(entry, Decision):
            at = at._replace(lost=at.lost - change)
        else:
            at = at._replace(luck=at.luck + change)
        found[entry.round] = at._replace(level=level)
    return list(found.values())


# --- amounts --------------------------------------------------------------------------------------


def level(voice: Voice, tenths: int, over: bool) -> str:
    """The end of an account: a whole number if it is a score."""
    return str(tenths // 10) if over else decimal(voice, tenths)


# --- the sum, and what it says --------------------------------------------------------------------


def spoken_sum(voice: Voice, shown: Account, over: bool) -> str:
    """The sum of an account in a sentence, for those who do not see it."""
    return voice.say(
        "crypt-review-sum-spoken",
        start=decimal(voice, shown.start),
        luck=signed(voice, shown.luck),
        lost=signed(voice, -shown.lost),
        end=level(voice, shown.end, over),
        over="yes" if over else "no",
    )


def luck_by_kind(voice: Voice, shown: Account) -> list[tuple[str, str, int]]:
    """Whose luck it was: each kind, its name and its coins in tenths; the estimate's if it moved.

    Together they are the luck of the account, as shown.
    """
    return [
        (kind, voice.say("crypt-review-luck-of", kind=kind), coins)
        for kind, coins in shown.by_kind.items()
        if coins or kind != FURTHER
    ]


def played_like(voice: Voice, shown: Account) -> str:
    """The score without its luck, in a sentence."""
    return voice.say("crypt-review-like", score=decimal(voice, shown.played_like))


def verdict(voice: Voice, review: Review, shown: Account, mistakes: Sequence[int]) -> str:
    """What luck did and what the decisions did, in two sentences; in a third, what was in vain.

    `mistakes` are the losses of the decisions that lost most, in tenths of a coin; if there are
    none, and nothing was in vain, the praise says what it is for.
    """
    side = "even" if abs(shown.luck) < EVEN else "gave" if shown.luck > 0 else "took"
    luck = voice.say("crypt-review-luck", side=side, coins=voice.tenths(shown.luck))
    wasted = len(review.in_vain)
    flipped = voice.say("crypt-review-in-vain", count=wasted) if wasted else ""
    if mistakes:
        lost = voice.say(
            "crypt-review-lost",
            coins=voice.tenths(shown.lost),
            worst=decimal(voice, sum(mistakes)),
            all="yes" if sum(mistakes) == abs(shown.lost) else "no",
            count=len(mistakes),
        )
        return joined(luck, lost, flipped)
    count = len(review.decisions)
    praise = voice.say("crypt-review-praise", count=count) if count and not wasted else ""
    return joined(luck, praise, flipped)


def best(voice: Voice, review: Review) -> str:
    """What went best, luck apart: the decision that stands out, and how many were the best."""
    finest, good = review.finest, sum(it.near_best for it in review.decisions)
    stands_out = ""
    if finest is not None:
        stands_out = voice.say(
            "crypt-review-finest",
            round=finest.round,
            move=decided(voice, finest),
            coins=voice.tenths(tenths(finest.lead)),
        )
    many = voice.say("crypt-review-good", count=good, of=len(review.decisions)) if good else ""
    return joined(stands_out, many)


# --- entries --------------------------------------------------------------------------------------


def entry_title(voice: Voice, entry: Draw | Decision) -> str:
    """What an entry is: "The Ghost’s roll", "Your decision"."""
    kind = "decision" if isinstance(entry, Decision) else entry.kind
    return voice.say("crypt-review-entry", kind=kind)


def decided(voice: Voice, decision: Decision) -> str:
    """The move made, as a label."""
    return move(voice, decision.move, decision.advice.view)


def drawn(voice: Voice, draw: Draw, moment: Moment, before: Moment | None) -> str:
    """What chance did, in a sentence or a list of treasures. `before` is the moment before."""
    at = draw.step
    if draw.kind == FURTHER:
        return voice.say("crypt-review-further")
    if draw.kind == GHOST:
        rolls = range(at, 0, -1)
        at = next(
            step for step in rolls if isinstance(moment.steps[step - 1].event, ev.GhostRolled)
        )
    seen = view(moment.steps[at - 1].state, YOU)
    if draw.kind == REVEAL:
        return _revealed(voice, seen)
    earlier = moment.steps[at - 2].state if at > 1 else before.state if before else None
    event = moment.steps[at - 1].event
    return news(voice, event, seen, None if earlier is None else view(earlier, YOU)).text


def _revealed(voice: Voice, seen: View) -> str:
    laid = [voice.card(t.kind, t.value if t.up else None) for t in seen.crypt if t]
    return sentence(voice.all_of(laid))


def effect(
    voice: Voice, entry: Draw | Decision, change: int, after: int, final: bool = False
) -> str:
    """What an entry changed, and what is expected after it; in tenths of a coin.

    After the `final` entry nothing is expected any more: there is the score.
    """
    kind = ""
    if isinstance(entry, Decision):
        what = "gave-away" if change else "in-vain" if entry.in_vain else "best"
        kind = FLIPPED.get(entry.move.verb, "")
    else:
        what = "gained" if change > 0 else "took" if change else "nothing"
    return voice.say(
        "crypt-review-effect",
        what=what,
        kind=kind,
        coins=voice.tenths(change),
        level=level(voice, after, final),
        final="yes" if final else "no",
    )


# --- exercises ------------------------------------------------------------------------------------

SOLVED, IN_VAIN, SAME = "solved", "in-vain", "same"
BETTER, EQUAL, WORSE = "better", "equal", "worse"


class Judged(NamedTuple):
    """How a try at an exercise went: one of the words above, and the sentences that say so."""

    how: str
    title: str
    text: str


def judged(voice: Voice, decision: Decision, lost: int, tried: Advised) -> Judged:
    """A try at finding a better move than the one made, which gave away `lost` tenths."""
    loss = tenths(tried.loss)
    if decision.advice.near_best(tried.move):
        how = SOLVED
    elif tried.move == decision.move:
        how = SAME
    elif tried.loss <= NEAR:
        how = IN_VAIN
    else:
        how = BETTER if loss < lost else WORSE if loss > lost else EQUAL
    facts = {
        "how": how,
        "kind": FLIPPED.get(tried.move.verb, ""),
        "lost": voice.tenths(lost),
        "lost_number": decimal(voice, lost),
        "loss": voice.tenths(loss),
        "best": "yes" if decision.advice.rank(tried.move) == 1 else "no",
    }
    return Judged(
        how,
        voice.say("crypt-review-judged", **facts),
        voice.say("crypt-review-judged.why", **facts),
    )
