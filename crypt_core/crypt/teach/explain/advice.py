"""The coach in words: why one move is better than another, and hints from vague to exact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....teach.explain.numbers import decimal, percent
from ....teach.explain.voice import Facts, joined, sentence
from ... import moves
from ...coach.advice import SAME, Advice, Advised, Hints, Part, Reason
from ...coach.ideas import against, of_the_best
from ...components import REVEALED
from ...moves import Move
from ...state import LAST, REROLL
from ...views import View
from . import choices, ideas
from .amounts import SURE, amount, figure, share
from .voice import Voice

NONE = 1e-9
"""Coins of expected final score that are nothing to speak of."""
MANY = 0.25
"""Treasures on average from which a difference in their number is worth naming."""
LIKELY = 0.5
"""A chance from which a treasure can be said to be given up."""
MOST_GAINS = 2
"""How many advantages a sentence names."""
MINOR = 0.25
"""A part that is less than this share of the greatest is not named."""
FLIPPED = {
    moves.PEEK: "manuscripts",
    moves.TAKE: "pottery",
    moves.ROUSE: "remains",
    moves.REROLL: "idols",
}
"""The treasures that a move flips, by its verb."""


# --- reasons --------------------------------------------------------------------------------------


def better(voice: Voice, view: View, advice: Advice, best: Advised, other: Advised) -> str:
    """Why one move is better than another, in a sentence about the better one."""
    if other.loss - best.loss < SAME:
        return sentence(voice.say("crypt-coach-same"))
    return sentence(voice.say("crypt-coach-better", why=_why(voice, view, advice, best, other)))


def answer(voice: Voice, view: View, advice: Advice, made: Move) -> str:
    """Why the best move is better than the one made: its idea, then what it has more of."""
    other = advice.of(made)
    return joined(idea(voice, advice, made), better(voice, view, advice, advice.best, other))


def _why(voice: Voice, view: View, advice: Advice, best: Advised, other: Advised) -> str:
    """The gains and the cost of a move against another, as what it does."""
    telling = _Telling(voice, view, best.move, other.move, advice.reason(best, other))
    gains, costs = telling.gains(), telling.costs()
    told = voice.all_of(gains)
    return voice.say("crypt-coach-but", gains=told, cost=costs[0]) if costs else told


def _looking(view: View) -> bool:
    """Whether a manuscript may yet show what lies face-down (manuscripts.B)."""
    unseen = any(t is not None and t.value is None for t in view.crypt)
    you = view.players[view.on_turn or 0]
    return unseen and view.setup.has("manuscripts.B") and you.progress("manuscripts.B").met


class _Telling:
    """A reason put into words."""

    def __init__(self, voice: Voice, view: View, best: Move, other: Move, why: Reason) -> None:
        self.voice = voice
        self.view = view
        self.best = best
        self.other = other
        self.why = why
        self.last = view.deck < sum(REVEALED[1])
        self.aim = "coins" if why.better.chance is None else "rank"
        self.cases = _looking(view) or not {best.verb, other.verb} <= {moves.CLAIM, moves.RECOVER}
        """Whether chances are over more than the Ghost's rolls."""

    def gains(self) -> list[str]:
        """What the better move does better, at least one thing."""
        told = []
        gains = self.why.gains
        if self.best.verb != self.other.verb:
            if self.best.verb in FLIPPED:
                told.append(self._flip())
                if self.view.stage in (REROLL, LAST):
                    gains = ()  # that is all the power does
                elif self.best.verb == moves.TAKE:
                    gains = tuple(part for part in gains if part.slot != self.best.slot)
            elif self.other.verb in FLIPPED:
                told.append(self._cards("crypt-coach-keeps", self.other))
                gains = tuple(part for part in gains if (part.name, part.slot) != ("later", None))
        told += self._parts(gains, MOST_GAINS - len(told))
        return told or [self._in_all("crypt-coach-more")]

    def losses(self) -> list[str]:
        """What it does worse, at least one thing: for a move that is not the better one."""
        told = self.costs(MOST_GAINS)
        return told or [self._in_all("crypt-coach-fewer")]

    def _in_all(self, id_: str) -> str:
        """How much better or worse it is, where no part stands out."""
        return self.voice.say(id_, coins=amount(self.voice, self.why.loss), aim=self.aim)

    def wins(self) -> list[str]:
        """What it does better all the same, if anything: one thing."""
        if self.best.verb != self.other.verb and self.other.verb in FLIPPED:
            return [self._cards("crypt-coach-keeps", self.other)]
        return self._parts(self.why.gains, 1)

    def costs(self, most: int = 1) -> list[str]:
        """What it costs, the most first."""
        told = self._parts(self.why.costs, most)
        if self.best.verb in FLIPPED and self.best.verb != self.other.verb:
            told.insert(0, self._cards("crypt-coach-flips", self.best))
        return told

    # --- powers

    def _cards(self, id_: str, move: Move) -> str:
        return self.voice.say(id_, kind=FLIPPED[move.verb])

    def _flip(self) -> str:
        """What using the power brings at once."""
        facts: Facts = {"the": "", "chance": 0}
        if self.best.slot >= 0:
            facts["the"] = self.voice.the(self.best.slot, self.view)
        for die in self.view.rolled:
            if (die.slot, die.number) == (self.best.slot, self.best.number):
                facts["chance"] = 7 - die.effort
        return self.voice.say("crypt-coach-power", verb=self.best.verb, **facts)

    # --- parts

    def _parts(self, parts: tuple[Part, ...], most: int) -> list[str]:
        """The first parts that count; what is for later comes last."""
        if self.last:
            parts = tuple(part for part in parts if part.name != "later")
        least = abs(parts[0].worth) * MINOR if parts else 0
        counting = [part for part in parts if abs(part.worth) >= least]
        now = {part.slot for part in counting if part.name == "taken"}
        later = {part.slot for part in counting if part.name == "later" and part.slot is not None}
        told = []
        for part in counting:
            if part.name == "later" and part.slot in now:
                continue  # told with the treasure
            for_later = part.slot in later
            told.append((for_later or part.name == "later", self._part(part, for_later)))
        return [text for _, text in sorted(told[:most], key=lambda told: told[0])]

    def _part(self, part: Part, for_later: bool) -> str:
        say = self.voice.say
        more = "yes" if part.worth > 0 else "no"
        if part.slot is not None:
            id_, taken = "crypt-coach-taken", self._taken(part.slot)
            lost = self._lost()
            if for_later:
                id_ = "crypt-coach-taken-later"
            elif part.worth > 0 and taken["how"] in ("sure", "some") and lost is not None:
                id_ = "crypt-coach-taken-instead"
                taken["lost"] = self.voice.the(lost, self.view)
                taken["coins"] = amount(self.voice, part.worth)
            return say(id_, more=more, **taken)
        if part.name == "rank":
            return say("crypt-coach-rank", more=more, **reached(self.voice, self.why))
        if part.name == "ready":
            return say(
                "crypt-coach-ready", more=more, last="yes" if self.last else "no", **self._ready()
            )
        if part.name == "coins":
            return say("crypt-coach-coins", more=more, coins=amount(self.voice, part.worth))
        mine, theirs = sum(self.why.better.taken), sum(self.why.other.taken)
        if (mine - theirs) * part.worth > 0 and abs(mine - theirs) >= MANY:
            counts = {"mine": figure(self.voice, mine), "theirs": figure(self.voice, theirs)}
            return say("crypt-coach-treasures", more=more, **counts)
        return say("crypt-coach-later", more=more)

    def _taken(self, slot: int) -> Facts:
        """How often a treasure is collected, and how often by the other move."""
        mine, theirs = self.why.better.taken[slot], self.why.other.taken[slot]
        if mine > theirs:
            sure = mine >= SURE
            how = (
                ("sure" if theirs <= 0 else "always") if sure else "some" if theirs <= 0 else "more"
            )
        else:
            how = "never" if mine <= 0 else "only" if theirs >= SURE else "less"
        return {
            "how": how,
            "the": self.voice.the(slot, self.view),
            "share": share(self.voice, mine, cases=self.cases),
            "other": share(self.voice, theirs, cases=self.cases, bare=mine > 0 and mine < SURE),
        }

    def _lost(self) -> int | None:
        """The treasure that the better move gives up, if there is one and no cost names it."""
        named = {part.slot for part in self.why.costs}
        both = zip(self.why.better.taken, self.why.other.taken, strict=True)
        found = (s for s, (mine, theirs) in enumerate(both) if mine <= 0 and theirs >= LIKELY)
        return next((slot for slot in found if slot not in named), None)

    def _ready(self) -> Facts:
        """How many servants more or fewer stay ready, in words."""
        apart = abs(self.why.better.ready - self.why.other.ready)
        size = "some" if apart < 0.35 else "half" if apart < 0.75 else "whole"
        return {"size": size, "count": max(1, round(apart))}


# --- hints ----------------------------------------------------------------------------------------


def hint(voice: Voice, view: View, advice: Advice, level: int) -> str:
    """A hint at the best move: what to think about (1), its shape (2), the move itself (3).

    :raises ValueError: if there is no such level.
    """
    if level == 1:
        return _think(voice, view, advice)
    if level == 2:
        return sentence(_shape(voice, view, advice))
    if level == 3:
        return joined(*answer_parts(voice, view, advice))
    raise ValueError(f"hints go from 1 to 3, not {level}")


def _think(voice: Voice, view: View, advice: Advice) -> str:
    """What to think about first: a pointer at the idea, if there is one, before any number."""
    seen, hints = of_the_best(advice), advice.hints
    pointer = ideas.pointer(voice, seen) if seen else ""
    return joined(pointer, sentence(_think_of(voice, view, advice, hints)))


def _think_of(voice: Voice, view: View, advice: Advice, hints: Hints) -> str:
    """The treasure to think about, or the servants or the power."""
    if hints.verb != moves.CLAIM:
        return voice.say("crypt-coach-think", verb=hints.verb, stage=view.stage)
    assert hints.slot is not None, "a claim is on some treasure"
    the = voice.the(hints.slot, view)
    worth = sum(advice.treasure(hints.slot))
    if worth < 1:
        return voice.say("crypt-coach-think-of", the=the)
    return voice.say("crypt-coach-think-worth", the=the, coins=amount(voice, worth))


def _shape(voice: Voice, view: View, advice: Advice) -> str:
    """How many servants go where, or which power."""
    hints = advice.hints
    if hints.verb != moves.CLAIM:
        return voice.say("crypt-coach-shape-other", verb=hints.verb, stage=view.stage)
    groups = voice.all_of(
        voice.say("crypt-coach-shape-group", count=count, on=voice.on(slot, view))
        for slot, count in hints.shape
    )
    return voice.say("crypt-coach-shape", groups=groups, left=hints.left)


def answer_parts(voice: Voice, view: View, advice: Advice) -> list[str]:
    """The last hint: the move, its idea, and why not what a person would think of."""
    told = voice.say("crypt-coach-move", move=choices.move(voice, advice.best.move, view))
    parts = [told, idea(voice, advice), _why_best(voice, view, advice)]
    return [part for part in parts if part]


def idea(voice: Voice, advice: Advice, other: Move | None = None) -> str:
    """The idea of the best move in a sentence: against another move, or against what tempts.

    Empty if there is none to speak of.
    """
    if other is None or advice.of(other).loss < NONE:
        seen = of_the_best(advice)
    else:
        seen = against(advice, advice.of(other))
    return ideas.told(voice, seen) if seen else ""


def _why_best(voice: Voice, view: View, advice: Advice) -> str:
    """The best move held against another by name, then which is as good; empty if alone."""
    even, other, as_good = advice.even, advice.other, ""
    if even is not None:
        as_good = voice.say("crypt-coach-as-good", rival=choices.move(voice, even.move, view))
    if other is None:
        return as_good
    label = choices.move(voice, other.move, view)
    why = _why(voice, view, advice, advice.best, other)
    instead = voice.say("crypt-coach-instead", rival=label, why=why)
    return joined(instead, _scores(voice, advice, other), as_good)


def _scores(voice: Voice, advice: Advice, other: Advised) -> str:
    """The final scores that the best move and another may be expected to bring, if they differ.

    Before them how often either reaches the highest rank, for who plays for it.
    """
    told = ""
    chances = reached(voice, advice.reason(advice.best, other))
    if chances["share"] != chances["other"]:
        told = voice.say("crypt-coach-scores-rank", **chances)
    mine, theirs = (advice.score_tenths(each) for each in (advice.best, other))
    if mine == theirs:
        return told
    scores = {"mine": decimal(voice, mine), "theirs": decimal(voice, theirs)}
    return joined(told, voice.say("crypt-coach-scores", **scores))


def reached(voice: Voice, why: Reason) -> Facts:
    """How often two moves reach the highest rank; nothing for who does not play for it."""
    mine, theirs = (
        "" if each.chance is None else percent(voice, each.chance)
        for each in (why.better, why.other)
    )
    return {"share": mine, "other": theirs}


# --- the list of all moves ------------------------------------------------------------------------


def compared(voice: Voice, view: View, advice: Advice, move: Move) -> str:
    """A move held against the best, or the best against the best of another shape."""
    advised = advice.of(move)
    if advised.loss < NONE and not advised.in_vain:
        return _why_best(voice, view, advice)
    if advised.loss < SAME and advised.in_vain:
        return in_vain(voice, move)
    if advised.loss < SAME:
        return as_good(voice)
    return voice.say("crypt-coach-worse", why=_why(voice, view, advice, advice.best, advised))


def instead(voice: Voice, view: View, advice: Advice, move: Move) -> str:
    """What a move does that is not the best, held against the best, which is not named.

    :raises KeyError: if the move is not legal.
    """
    advised, best = advice.of(move), advice.best
    if advised.loss < SAME:
        return in_vain(voice, move) if advised.in_vain else as_good(voice)
    telling = _Telling(voice, view, move, best.move, advice.reason(advised, best))
    why, wins = voice.all_of(telling.losses()), telling.wins()
    if wins:
        why = voice.say("crypt-coach-but", gains=why, cost=wins[0])
    return sentence(voice.say("crypt-coach-better", why=why))


def as_good(voice: Voice) -> str:
    """What there is to say of a move that brings as much as the best."""
    return sentence(voice.say("crypt-coach-as-good-best"))


def explained(voice: Voice, view: View, advice: Advice, move: Move) -> str:
    """The same, with the idea before the numbers."""
    return joined(idea(voice, advice, move), compared(voice, view, advice, move))


def in_vain(voice: Voice, move: Move) -> str:
    """What there is to say of a move that flips treasures, and gains nothing by it."""
    return sentence(voice.say("crypt-coach-in-vain", kind=FLIPPED[move.verb]))


def draft(voice: Voice, view: View, advice: Advice, move: Move) -> str:
    """How good a move being laid out is, and what the best has more of."""
    advised, rank = advice.of(move), advice.rank(move)
    unbeaten = advised.loss < NONE and not advised.in_vain
    how = "best" if unbeaten else "even" if advised.loss < SAME else "less"
    told = voice.say(
        "crypt-coach-draft",
        how=how,
        near="yes" if advice.near_best(move) else "no",
        rank=rank,
        count=len(advice.moves),
        coins=amount(voice, advised.loss),
    )
    if how != "less":
        return told
    best = choices.move(voice, advice.best.move, view)
    why = _why(voice, view, advice, advice.best, advised)
    told = joined(told, idea(voice, advice, move))
    return joined(told, voice.say("crypt-coach-draft-best", best=best, why=why))


def estimate(voice: Voice, told: Mapping[str, Any]) -> str:
    """What is exact in the advice, and how what comes after the round was estimated.

    `told` is how the worth of positions came about (see `coach.worth.Worth`).
    """
    first, last = told["seeds"]
    return voice.say(
        "crypt-coach-estimate",
        games=int(told["passes"]) * int(told["games"]),
        date=str(told["date"]),
        first=str(first),
        last=str(last),
    )
