"""The review of a solo game: the lines gone over, and the exercise that one is at.

Going over a line takes a moment, and so does playing on both choices of an exercise. Both are done
only on demand: opening the tool asks for a review, the panel then shows that it is being done and
asks again (`review-compute`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from crypt_core.coach.rounding import tenths
from crypt_core.crypt.coach.review import Decision, Review, play_on, review
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Move
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import OVER, State
from crypt_core.crypt.teach.explain.review import account, best
from crypt_core.crypt.teach.explain.voice import Voice
from crypt_core.crypt.teach.mistakes import costly
from crypt_core.engine.luck import KeyedLuck
from crypt_core.engine.timeline import Moment
from crypt_core.teach.lessons.mistakes import Mistake

from ....panels.games.messages import GoneOver, KeptDecision
from ....tutoring.panel_state import PanelState
from ....tutoring.route import handles
from ....tutoring.session import Session
from .messages import FindBetter, ReviewButton

KEPT = 6
"""How many reviews are kept: each holds the advice for all decisions of a line."""
HINTS = 3
"""The rungs of the ladder of hints."""


class Standing(NamedTuple):
    """Where a line stood at the end of a round: coins without servants, and servants ready."""

    coins: int
    ready: int

    @property
    def score(self) -> int:
        return self.coins + self.ready


class Both(NamedTuple):
    """Two choices played on with the same luck: where each stood after each round."""

    original: Move
    other: Move
    rounds: dict[int, tuple[Standing, Standing]]


@dataclass
class Exercise:
    """A decision that cost coins, to be found a better move for."""

    decision: Decision
    state: State
    luck: KeyedLuck
    """That of the game, which both choices are played on with."""
    hints: int = 0
    """How many hints have been given."""
    tried: Move | None = None
    given_up: bool = False
    _both: dict[Move, Both] = field(default_factory=dict)

    @property
    def best(self) -> Move:
        return self.decision.advice.best.move

    @property
    def solved(self) -> bool:
        """Whether what was tried is as good as the best, near enough."""
        return self.tried is not None and self.decision.advice.near_best(self.tried)

    @property
    def ended(self) -> bool:
        return self.solved or self.given_up

    @property
    def other(self) -> Move:
        """The better move that the one made is held against: the one found, or the best."""
        return self.tried if self.solved and self.tried else self.best

    @property
    def both(self) -> Both | None:
        """The move made and the better one, played on; None while that is still to be done."""
        return self._both.get(self.other)

    def play_on(self) -> None:
        """Play both choices on with the luck of the game."""
        moves = (self.decision.move, self.other)
        lines = [standings(self.state, move, self.luck) for move in moves]
        rounds = {number: (lines[0][number], lines[1][number]) for number in lines[0]}
        self._both[self.other] = Both(*moves, rounds)


def standings(state: State, move: Move, luck: KeyedLuck) -> dict[int, Standing]:
    """Where a game stands after each round if it is played on well after this move."""
    found = {}
    for made in play_on(state, move, luck):
        state, steps = CRYPT.play(state, made, luck)
        for step in steps:
            sheet = score_sheet(step.state, made.player)
            found[step.state.round] = Standing(sheet.total - sheet.servants, sheet.servants)
    return found


def _kept(decision: Decision, coins: int) -> KeptDecision:
    move = CRYPT.write_move(decision.move).partition(": ")[2]
    return {"round": decision.round, "move": move, "tenths": coins}


class ReviewState(PanelState):
    """The lines gone over, the one that is asked for, and the exercise that one is at."""

    session: Session[Voice]
    LOOKS_BACK = True

    def reset(self) -> None:
        """Another game has begun."""
        self.reviews: dict[int, Review] = {}
        """The lines gone over, by the moments they end with."""
        self.asked: int | None = None
        """The end of the line that is to be gone over."""
        self.exercise: Exercise | None = None
        self.began_in = self.panel
        """The tool that was chosen as the exercise was begun."""
        self.home: int | None = None
        """The end of the line that the exercise is from: what one goes back to."""
        self.found: set[int] = set()
        """Moments for whose decisions a better move has been found."""
        self.shown: set[int] = set()
        """Moments for whose decisions the answer has been shown."""

    # --- what there is to see

    @property
    def useful(self) -> bool:
        """Whether there is anything to go over: a solo game in which something was decided."""
        timeline = self.session.timeline
        return timeline.setup.solo and timeline.tip.depth > 0

    @property
    def goes_over(self) -> dict[str, object] | None:
        """What the end of a game sends to have it gone over."""
        return {"do": "tool", "name": self.panel} if self.useful else None

    @property
    def line(self) -> int:
        """The end of the line that the card is about."""
        return self.session.timeline.tip.id if self.home is None else self.home

    @property
    def over(self) -> bool:
        """Whether that line is a whole game."""
        return bool(self.session.timeline.moments[self.line].state.stage == OVER)

    @property
    def review(self) -> Review | None:
        """The review of that line, if it has been made."""
        return self.reviews.get(self.line)

    @property
    def working(self) -> bool:
        """Whether there is something to compute: both choices of an exercise, or the review.

        The review is asked for, or a game has come to its end.
        """
        if self.exercise:
            return self.exercise.ended and self.exercise.both is None
        wanted = self.asked == self.line or self.session.over
        shown = self.open or self._is_awaited
        return shown and self.useful and self.review is None and wanted

    @property
    def _is_awaited(self) -> bool:
        """Whether the end of a first game tells of it."""
        return self.session.over and self.session.match.first and self.exercise is None

    @property
    def pending(self) -> dict[str, object] | None:
        """What the end of a first game sends, for which the review need not be shown."""
        return {"do": "review-compute"} if self._is_awaited and self.working else None

    def praise(self, end: Moment) -> str | None:
        """The decision that stands out, and how many were the best, once it was gone over."""
        found = self.reviews.get(end.id)
        return None if found is None else best(self.session.voice, found)

    @property
    def done(self) -> set[int]:
        """Moments whose exercises give nothing away any more: found, or shown."""
        return self.found | self.shown

    def lost(self, end: Moment) -> int | None:
        """What the decisions of a line gave away, in tenths of a coin, once it was gone over."""
        found = self.reviews.get(end.id)
        return None if found is None else account(found).lost

    def gone_over(self, end: Moment) -> GoneOver | None:
        """What expectation and luck it was made of, and the decisions that stand out."""
        found = self.reviews.get(end.id)
        if found is None:
            return None
        shown = account(found)
        worst, best = next(iter(found.mistakes(1)), None), found.finest
        return {
            "start": shown.start,
            "luck": [{"kind": kind, "tenths": luck} for kind, luck in shown.by_kind.items()],
            "worst": worst and _kept(worst, tenths(worst.loss)),
            "best": best and _kept(best, tenths(best.lead)),
        }

    def mistakes(self, end: Moment, day: str) -> list[Mistake] | None:
        """The decisions of a line that are worth making again, once it was gone over."""
        found = self.reviews.get(end.id)
        if found is None:
            return None
        return costly(self.session.written.timeline, end.id, found.mistakes(), day)

    @property
    def next(self) -> int | None:
        """The exercise after the one at hand, from the first again after the last.

        Those that are done are skipped; None when all are.
        """
        if self.exercise is None:
            return None
        order = [mistake.moment for mistake in self._mistakes()]
        here = order.index(self.exercise.decision.moment)
        after = order[here + 1 :] + order[:here]
        return next((moment for moment in after if moment not in self.done), None)

    @property
    def waits(self) -> bool:
        """Whether one is at the decision of an exercise, and the answer is still to be made."""
        exercise, timeline = self.exercise, self.session.timeline
        if exercise is None or exercise.ended or exercise.tried is not None:
            return False
        at = timeline.place.moment == exercise.decision.before
        return at and timeline.at_decision

    # --- the card

    def opened(self) -> None:
        """Who opens the review wants the line that is there gone over."""
        self.asked = self.line

    # --- exercises

    def _mistakes(self) -> Iterator[Decision]:
        if self.review is not None:
            yield from self.review.mistakes()

    def _to_the_decision(self) -> None:
        """To where the decision is to be made, with the luck of the game."""
        assert self.exercise is not None
        self.session.branches.new_luck = False
        self.session.branches.go(self.exercise.decision.before)

    def played(self, moment: Moment) -> None:
        """A decision has been made at the table: perhaps it is the answer."""
        exercise = self.exercise
        if exercise and not exercise.ended and moment.parent == exercise.decision.before:
            exercise.tried = moment.move
            if exercise.solved:
                self.found.add(exercise.decision.moment)

    def left_aside(self) -> None:
        """The exercise is over."""
        if self.exercise is not None and self.session.reading.tool == self.panel:
            self.session.reading.tool = self.began_in
        self.home = self.exercise = None


@handles("review-start")
def start(review_state: ReviewState, message: ReviewButton) -> None:
    """Ask for a review of the line shown: the panel shows progress, and asks again."""
    review_state.asked = review_state.line


@handles("review-compute")
def compute(review_state: ReviewState, message: ReviewButton) -> None:
    """Compute what takes a moment: the review, or both choices of an exercise played on."""
    if review_state.working and review_state.exercise:
        review_state.exercise.play_on()
    elif review_state.working:
        line = review_state.line
        review_state.asked = None
        if len(review_state.reviews) == KEPT:
            del review_state.reviews[next(iter(review_state.reviews))]
        review_state.reviews[line] = review(review_state.session.timeline)


@handles("review-exercise")
def begin_exercise(review_state: ReviewState, message: FindBetter) -> None:
    """Begin an exercise: `node` is the moment that the decision led to."""
    for decision in review_state._mistakes():
        if decision.moment == message["node"]:
            timeline = review_state.session.written.timeline
            if review_state.exercise is None:
                review_state.began_in = review_state.session.reading.tool
            review_state.session.reading.tool = review_state.panel
            review_state.home = review_state.line
            review_state.session.branches.step_aside()
            luck = timeline.moments[decision.moment].luck
            state = timeline.moments[decision.before].state
            review_state.exercise = Exercise(decision, state, luck)
            review_state._to_the_decision()
            return


@handles("review-reveal")
def reveal(review_state: ReviewState, message: FindBetter) -> None:
    """Show the better move of a decision without its exercise."""
    moment = message["node"]
    if moment not in review_state.done and moment in [
        each.moment for each in review_state._mistakes()
    ]:
        review_state.shown.add(moment)


@handles("review-hint")
def hint(review_state: ReviewState, message: ReviewButton) -> None:
    """Give one more hint."""
    if review_state.exercise:
        review_state.exercise.hints = min(review_state.exercise.hints + 1, HINTS)


@handles("review-show")
def show_answer(review_state: ReviewState, message: ReviewButton) -> None:
    """Show the answer of the exercise."""
    if review_state.exercise:
        review_state.exercise.given_up = True
        review_state.shown.add(review_state.exercise.decision.moment)
        review_state.exercise.tried = None


@handles("review-again")
def try_again(review_state: ReviewState, message: ReviewButton) -> None:
    """Go back to the decision for another try."""
    if review_state.exercise:
        review_state.exercise.tried = None
        review_state.exercise.given_up = False
        review_state._to_the_decision()


@handles("review-leave")
def leave(review_state: ReviewState, message: ReviewButton) -> None:
    """Go back to the game that the exercise is from, as it was left."""
    review_state.session.branches.leave_aside()
