"""What the session holds for the panel `coach`: how much has been asked at the decision shown.

Advice takes a moment (a tenth of a second, with several powers at hand more), so it is found only
when something is asked, and kept.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from crypt_core.coach.rounding import tenths
from crypt_core.crypt.coach.advice import Advice
from crypt_core.crypt.coach.alike import alike
from crypt_core.crypt.coach.known import YOU
from crypt_core.crypt.coach.worth import fitted, fitted_for_rank
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM, Move
from crypt_core.crypt.teach.explain.voice import Voice
from crypt_core.crypt.views import view
from crypt_core.engine.game import AnyMove, BadNotation
from crypt_core.engine.timeline import Moment

from ....tutoring.cache import LastDrawn
from ....tutoring.panel_state import PanelState
from ....tutoring.route import handles
from ....tutoring.session import Session
from ..review.state import ReviewState
from .messages import CoachButton, ExplainMove, FilterMoves, Open, PlayFor

HINTS = 3
"""The rungs of the ladder of hints."""
FIRST_ROWS = 8
"""How many rows are listed at first; "show more" lists four times as many."""
WARNED = 10
"""Tenths of a coin from above which somebody who wants to be warned is."""
KEPT = 12
"""For how many decisions the advice is kept."""


@dataclass
class Asked:
    """What has been asked of the coach at a decision; at the next one it begins afresh."""

    moment: int
    hints: int = 0
    listed: bool = False
    rows: int = FIRST_ROWS
    slot: int | None = None
    """Only moves with a servant on this treasure are listed."""
    servants: int | None = None
    """Only moves that place so many servants are listed."""
    move: str | None = None
    """The move of the list that is explained."""
    drawn: LastDrawn = field(default_factory=LastDrawn)


class CoachState(PanelState):
    """What was asked of the coach at the decision shown, and its advice by decision."""

    session: Session[Voice]
    for_rank = False
    """Whether one plays for the highest rank; it stays so for other games."""

    def reset(self) -> None:
        """Another game has begun."""
        self._asked = Asked(-1)
        self._advice: dict[int, Advice] = {}

    def left_aside(self) -> None:
        """Moments that were made aside are gone, and others will have their numbers."""
        self.reset()

    # --- what there is to say

    @property
    def useful(self) -> bool:
        """Whether the coach has a place: in a solo game that is not over, and in no exercise.

        An exercise has hints of its own; the coach's list would give the answer away.
        """
        session = self.session
        exercise = session.panel_state(ReviewState).exercise
        practising = exercise is not None and not exercise.ended
        return session.timeline.setup.solo and not session.over and not practising

    @property
    def deciding(self) -> bool:
        """Whether the player has to decide at the moment shown."""
        return self.useful and self.session.deciding

    @property
    def asked(self) -> Asked:
        """What has been asked at the moment shown."""
        here = self.session.timeline.place.moment
        if self._asked.moment != here:
            self._asked = Asked(here)
        return self._asked

    @property
    def choices(self) -> int:
        """How many moves are legal."""
        return len(CRYPT.legal_moves(self.session.timeline.state))

    @property
    def advice(self) -> Advice:
        """The advice for the decision shown, from the player's own view.

        :raises ValueError: if the player has nothing to decide there.
        """
        return self.advice_at(self.session.timeline.moment)

    def advice_at(self, moment: Moment) -> Advice:
        """The same for what is to be decided after another moment."""
        if moment.id not in self._advice:
            if len(self._advice) == KEPT:
                del self._advice[next(iter(self._advice))]
            worth = fitted_for_rank() if self.for_rank else fitted()
            self._advice[moment.id] = Advice(view(moment.state, YOU), worth)
        return self._advice[moment.id]

    def warning(self, move: AnyMove) -> str | None:
        """That a move gives away more than a coin; not which would be better."""
        if not self.deciding or not isinstance(move, Move):
            return None
        loss = tenths(self.advice.of(move).loss)
        if loss <= WARNED:
            return None
        voice = self.session.voice
        return voice.say(
            "crypt-coach-warning",
            coins=voice.tenths(loss),
            aim="rank" if self.for_rank else "coins",
        )

    @property
    def draft(self) -> Move | None:
        """The claim that is being laid out on the table, if it is allowed."""
        verdict = self.session.draft.verdict
        if verdict is None or verdict.refusal is not None:
            return None
        return self._read(verdict.move)

    @property
    def explained(self) -> Move | None:
        """The move of the list that is explained."""
        return None if self.asked.move is None else self._read(self.asked.move)

    def _read(self, text: str) -> Move | None:
        """The move of a text, if it is legal."""
        state = self.session.timeline.state
        try:
            move = CRYPT.read_move(text, state)
        except BadNotation:
            return None
        return move if CRYPT.why_not(state, move) is None else None

    def listed(self) -> list[list[Move]]:
        """The moves of the list as it is filtered, the best first; what differs in nothing is one.

        Of such moves each comes with those that are the same.
        """
        asked = self.asked
        found = (
            advised.move
            for advised in self.advice.moves
            if (asked.slot is None or asked.slot in dict(advised.move.dice))
            and (asked.servants is None or asked.servants == servants(advised.move))
        )
        return alike(self.advice, found)


def servants(move: Move) -> int | None:
    """How many servants a move places; None if it is no claim."""
    return sum(len(efforts) for _, efforts in move.dice) if move.verb == CLAIM else None


@handles("coach-hint")
def hint(coach: CoachState, message: CoachButton) -> None:
    """Give one more hint."""
    if coach.deciding:
        coach.asked.hints = min(coach.asked.hints + 1, HINTS)


@handles("coach-list")
def open_list(coach: CoachState, message: Open) -> None:
    """Open or close the list of all moves."""
    if coach.deciding:
        coach.asked.listed = message["open"]


@handles("coach-aim")
def aim(coach: CoachState, message: PlayFor) -> None:
    """Advise for who plays for the highest rank, or for coins alone."""
    if message["rank"] != coach.for_rank:
        coach.for_rank = message["rank"]
        coach._advice.clear()
        coach.asked.drawn.clear()


@handles("coach-more")
def list_more(coach: CoachState, message: CoachButton) -> None:
    """List more moves."""
    coach.asked.rows *= 4


@handles("coach-filter")
def filter_moves(coach: CoachState, message: FilterMoves) -> None:
    """List only moves that claim the treasure `slot`, or place so many `servants`."""
    coach.asked.slot, coach.asked.servants = message["slot"], message["servants"]
    coach.asked.rows = FIRST_ROWS


@handles("coach-explain")
def explain(coach: CoachState, message: ExplainMove) -> None:
    """Explain a move of the list (None: none)."""
    coach.asked.move = message["move"]
