"""A solo game gone over: what luck gave or took, and what each decision gave away.

The expected final score is followed through the game. A decision can only lose: what the best move
promised less what the move made did. A draw can give or take: what may be expected after it less
what could be before. So luck less losses is the final score less the expected score at the start,
and since every number here is a fraction, it is so exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from ...engine.game import Step
from ...engine.luck import KeyedLuck
from ...engine.table import columns
from ...engine.timeline import Moment, Timeline
from .. import events as ev
from ..components import Setup
from ..game import CRYPT
from ..moves import Move
from ..scoring import score_sheet
from ..state import CLAIM, OVER, POTTERY, State
from ..views import view
from .advice import NEAR, Advice
from .known import YOU, known
from .lookahead import Round
from .options import kept
from .worth import Worth, fitted

REVEAL, GHOST, ROLL, SEEN, FURTHER = "reveal", "ghost", "roll", "seen", "further"
"""What a draw was: treasures revealed, the Ghost's roll, an effort's roll, a value seen.

`FURTHER` is none: with the window of a power open, the estimate is a better one than before it.
"""
CARDS, DICE = "cards", "dice"
LUCK = {REVEAL: CARDS, SEEN: CARDS, GHOST: GHOST, ROLL: DICE, FURTHER: FURTHER}
"""Whose luck a draw was: that of the cards, of the Ghost, or of one's own dice."""

DIGITS = 10**9
"""Expectations are rounded to a billionth of a coin, so that ways to compute one agree."""
ROUNDING = Fraction(1, 10**6)
"""Coins below which a difference is one of rounding."""


class Draw(NamedTuple):
    """What chance did: `gain` coins of expected final score, which may be below zero.

    It was known after `step` of the steps of a moment.
    """

    moment: int
    step: int
    round: int
    kind: str
    gain: Fraction
    expected: Fraction
    """The expected final score after it."""


class Decision(NamedTuple):
    """A move made, leading to a moment from the one before, and the coins it gave away."""

    moment: int
    before: int
    round: int
    move: Move
    loss: Fraction
    expected: Fraction
    """The expected final score after it."""
    advice: Advice

    @property
    def in_vain(self) -> bool:
        """Whether it gave away next to nothing, but flipped treasures that need not be."""
        return self.loss <= NEAR and self.advice.of(self.move).in_vain

    @property
    def near_best(self) -> bool:
        """Whether the move was as good as the best, near enough, and flipped nothing in vain."""
        return self.loss <= NEAR and not self.in_vain

    @property
    def lead(self) -> Fraction:
        """Coins that every other kind of move would have given away at the least.

        It is zero for a move that was not as good as the best.
        """
        return Fraction(self.advice.lead) if self.near_best else Fraction(0)


class Review(NamedTuple):
    """A line of a game: what was expected at the start, and everything that changed it since."""

    start: Fraction
    entries: tuple[Draw | Decision, ...]
    over: bool

    @property
    def expected(self) -> Fraction:
        """The expected final score at the end of the line; the score itself if the game is over."""
        return self.entries[-1].expected if self.entries else self.start

    @property
    def decisions(self) -> list[Decision]:
        return [entry for entry in self.entries if isinstance(entry, Decision)]

    @property
    def draws(self) -> list[Draw]:
        return [entry for entry in self.entries if isinstance(entry, Draw)]

    @property
    def lost(self) -> Fraction:
        """Coins that decisions gave away."""
        return sum((decision.loss for decision in self.decisions), Fraction(0))

    @property
    def luck(self) -> Fraction:
        """Coins that chance gave, or took if below zero."""
        return sum((draw.gain for draw in self.draws), Fraction(0))

    @property
    def luck_by_kind(self) -> dict[str, Fraction]:
        """The same by whose luck it was (see `LUCK`); it adds up to all of it, exactly."""
        found = dict.fromkeys(LUCK.values(), Fraction(0))
        for draw in self.draws:
            found[LUCK[draw.kind]] += draw.gain
        return found

    @property
    def played_like(self) -> Fraction:
        """The score without its luck: what these decisions come to when luck gives and takes alike.

        It is the score expected at the end of the line less all luck, which is what was expected at
        the start less all that decisions gave away. So programs judge players of backgammon.
        """
        return self.start - self.lost

    @property
    def in_vain(self) -> list[Decision]:
        """The decisions that flipped treasures in vain, and gave away next to nothing."""
        return [decision for decision in self.decisions if decision.in_vain]

    def __repr__(self) -> str:
        """What was expected, what luck and decisions made of it, and the dearest decisions."""
        start, luck, lost = (float(part) for part in (self.start, self.luck, self.lost))
        end = f"{float(self.expected):.1f} {'in the end' if self.over else 'expected now'}"
        rows = [
            [f"round {each.round}", str(each.move), f"-{float(each.loss):.1f}"]
            for each in self.mistakes()
        ]
        sums = f"coins: {start:.1f} expected, luck {luck:+.1f}, decisions {-lost:+.1f}, {end}"
        parts = (f"{kind} {float(gain):+.1f}" for kind, gain in self.luck_by_kind.items() if gain)
        like = f"played like {float(self.played_like):.1f}; luck: {', '.join(parts)}"
        return "\n".join([sums, like, *(columns(rows) if rows else [])])

    def mistakes(self, most: int = 5) -> list[Decision]:
        """The decisions that lost most, the worst first; next to nothing is no loss."""
        found = [decision for decision in self.decisions if decision.loss > NEAR]
        return sorted(found, key=lambda decision: -decision.loss)[:most]

    @property
    def finest(self) -> Decision | None:
        """The good decision beside which all others would have cost most; None if none does."""
        found = max(self.decisions, key=lambda decision: decision.lead, default=None)
        return None if found is None or found.lead <= NEAR else found


def review(timeline: Timeline, worth: Worth | None = None) -> Review:
    """The review of the line one is on, to its end.

    :raises ValueError: if the game is not a solo game: nobody knows how people will play.
    """
    if not timeline.setup.solo:
        raise ValueError("a review is of a solo game")
    worth = worth or fitted()
    line = timeline.line(timeline.tip.id)
    start = _coins(at_start(timeline.setup, worth))
    return Review(start, tuple(_Reviewer(worth, start).line(line)), line[-1].state.stage == OVER)


def at_start(setup: Setup, worth: Worth) -> float:
    """The expected final score of a solo game before the first card is revealed."""
    return worth.level(setup.rounds, setup.sides)


def _coins(value: float) -> Fraction:
    return Fraction(round(value * DIGITS), DIGITS)


class _Reviewer:
    """Follows the expected final score along a line."""

    def __init__(self, worth: Worth, start: Fraction) -> None:
        self.worth = worth
        self.expected = start
        self.advice: Advice | None = None
        """The advice for the decision that comes next."""

    def line(self, moments: Sequence[Moment]) -> list[Draw | Decision]:
        found: list[Draw | Decision] = []
        for moment, before in zip(moments, [None, *moments], strict=False):
            if before is not None:
                found.append(self._decision(moment, before))
            self.advice = None
            if moment.state.stage != OVER:
                self.advice = Advice(view(moment.state, YOU), self.worth)
            found += self._draws(moment) or self._further(moment)
        return found

    def _decision(self, moment: Moment, before: Moment) -> Decision:
        assert self.advice is not None
        after = _coins(self.advice.of(moment.move).outlook.score)
        loss, self.expected = self.expected - after, after
        round_ = before.state.round
        return Decision(moment.id, before.id, round_, moment.move, loss, after, self.advice)

    def _draws(self, moment: Moment) -> list[Draw]:
        at = draws(moment.steps)
        found = []
        for i, (step, kind) in enumerate(at):
            state = moment.steps[step - 1].state
            last = i == len(at) - 1
            after = _coins(self._at_end(moment.state) if last else self._standing(state, kind))
            gain, self.expected = after - self.expected, after
            found.append(Draw(moment.id, step, state.round, kind, gain, after))
        return found

    def _further(self, moment: Moment) -> list[Draw]:
        """Where nothing was drawn, the next decision may yet promise other than was expected.

        That is the estimate's doing, not the player's, so it counts beside luck.
        """
        if self.advice is None:
            return []
        after = _coins(self.advice.expected)
        gain = after - self.expected
        if abs(gain) < ROUNDING:
            return []
        self.expected = after
        return [Draw(moment.id, len(moment.steps), moment.state.round, FURTHER, gain, after)]

    def _at_end(self, state: State) -> float:
        """When all that had to be drawn is drawn: the next decision's best, or the score."""
        if self.advice is not None:
            return self.advice.expected
        return float(score_sheet(state, YOU).total)

    def _standing(self, state: State, kind: str) -> float:
        """The expected final score between two draws."""
        seen = view(state, YOU)
        round_ = Round(known(seen), self.worth)
        ready = seen.players[YOU].ready
        if kind == REVEAL:
            return round_.revealed(ready)[0]
        if kind == GHOST:
            return round_.collect(kept(seen), ready)[0]
        if state.stage in (POTTERY, CLAIM):
            return round_.opening(ready)[0]
        mine = kept(seen)
        tired = tuple(sorted(die.effort for die in seen.rolled if die.exhausted))
        return round_.prospect.rolled(mine.mask, ready, mine.efforts, tired, 0)[0]


def draws(steps: Sequence[Step[State]]) -> list[tuple[int, str]]:
    """Where in a moment's steps chance has done something (counted from 1), and what."""
    found: list[tuple[int, str]] = []
    for number, step in enumerate(steps, 1):
        event = step.event
        if isinstance(event, ev.Arranged):
            found.append((number, REVEAL))
        elif isinstance(event, ev.GhostRolled):
            found.append((number, GHOST))
        elif found and found[-1][1] == GHOST and isinstance(event, GHOSTS_TURN):
            found[-1] = (number, GHOST)  # the roll's meaning is known when all dice are placed
        elif isinstance(event, ev.Rolled | ev.Rerolled):
            found.append((number, ROLL))
        elif isinstance(event, ev.Peeked | ev.Took) or _turned_up(event, step.state):
            found.append((number, SEEN))
    return found


GHOSTS_TURN = (ev.GhostGrouped, ev.GhostSetAside, ev.Placed)


def _turned_up(event: object, state: State) -> bool:
    """Whether a treasure was collected face-down, so that its value is seen now."""
    return isinstance(event, ev.Collected) and event.player == YOU and not event.card.value


# --- both choices played on -----------------------------------------------------------------------


def play_on(state: State, move: Move, luck: KeyedLuck, worth: Worth | None = None) -> list[Move]:
    """The moves of a game played on from a decision: this move, then the best to the end.

    The luck is keyed, so that another move meets the same.

    :raises IllegalMove: if the move is not legal.
    """
    made = [move]
    state, _ = CRYPT.play(state, move, luck)
    while state.stage != OVER:
        made.append(Advice(view(state, YOU), worth).best.move)
        state, _ = CRYPT.play(state, made[-1], luck)
    return made
