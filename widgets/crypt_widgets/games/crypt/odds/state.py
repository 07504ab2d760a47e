"""What the session holds for the panel `odds`: what is asked about the Ghost, and a roll of it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from crypt_core.crypt.coach.known import YOU
from crypt_core.crypt.coach.odds import FACES
from crypt_core.crypt.components import GHOST, SERVANTS
from crypt_core.crypt.events import GhostRolled
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM as TO_CLAIM
from crypt_core.crypt.moves import RECOVER, Placement
from crypt_core.crypt.state import CLAIM, NOBODY, POTTERY
from crypt_core.crypt.teach.explain.voice import Voice
from crypt_core.crypt.views import View, view
from crypt_core.engine.game import BadSetup, Refusal

from ....tutoring.cache import LastDrawn
from ....tutoring.panel_state import PanelState
from ....tutoring.route import handles
from ....tutoring.session import Session
from .messages import CompareEfforts, CopyTable, OddsSource, Roll, SetUp, TryEffort
from .setup import Form, Question, form_of, question_of, read_form

if TYPE_CHECKING:
    from crypt_core.engine.timeline import Moment


EXAMPLE = (3, 3, 4)
"""The roll shown first: the one that the rulebooks explain."""


class OddsState(PanelState):
    """The form, what it asks about the Ghost, and a roll of it."""

    session: Session[Voice]

    def reset(self) -> None:
        """Another game has begun."""
        self.free = False
        self.form: Form | None = None
        self.form_number = 0
        """The number of the last change of form or slider, by which the browser knows its own."""
        self.asked: Question | None = None
        """What the form asks; None if it cannot be set up."""
        self.trouble: Refusal | None = None
        """Why the form as it is now cannot be set up."""
        self.slot: int | None = None
        """The treasure whose efforts are compared; None: the one that suggests itself."""
        self._slider: Placement | None = None
        self._tried: tuple[Placement, ...] = ()
        self._tried_at: object = None
        self.picked: tuple[int, ...] = ()
        self._picked_at: object = None
        self.drawn = LastDrawn()

    # --- what is asked

    def _copied(self) -> Form:
        asked = self._on_the_table()[0]
        return Form() if asked is None else form_of(asked)

    def _set_up(self, form: Form) -> None:
        self.form = form
        try:
            self.asked, self.trouble = question_of(form), None
        except BadSetup as error:
            self.asked, self.trouble = None, error.refusal

    @property
    def _here(self) -> tuple[object, ...]:
        return (self.free, self.session.timeline.place.moment)

    @property
    def _lying(self) -> tuple[object, ...]:
        """What the table shows: something else there, and what has been tried is forgotten."""
        verdict = self.session.draft.verdict
        return (*self._here, verdict and verdict.move)

    @property
    def slider(self) -> Placement | None:
        """Where the reader has moved the slider, while the table shows the same."""
        return self._slider if self._tried_at == self._lying else None

    def question(self) -> tuple[Question | None, Refusal | None]:
        """What is asked, if anything is, and what is wrong with the claim or the form."""
        if self.free:
            return self.asked, self.trouble
        asked, trouble = self._on_the_table()
        if asked is None or self._tried_at != self._lying:
            return asked, trouble
        return asked.instead(self._tried), None

    def faces(self, question: Question, count: int) -> tuple[int, ...]:
        """The roll to be walked through: the one picked here, or the one that came, or any."""
        chosen = self.picked if self._picked_at == self._here else question.rolled
        return (*chosen, *EXAMPLE[len(chosen) :])[:count]

    def _on_the_table(self) -> tuple[Question | None, Refusal | None]:
        session = self.session
        timeline = session.timeline
        seen = view(timeline.state, session.viewer)
        if seen.stage == CLAIM and seen.leader == GHOST and seen.turn == 0:
            return Question("first", _bare(seen), rolled=seen.ghost.faces), None
        if timeline.at_decision and seen.on_turn == YOU:
            if seen.stage == CLAIM:
                return self._considered(seen)
            if seen.stage == POTTERY:
                kind = "first" if seen.leader == GHOST else "empty"
                return Question(kind, seen._replace(stage=CLAIM, turn=0)), None
        return self._made(timeline.moment), None

    def _considered(self, seen: View) -> tuple[Question, Refusal | None]:
        """The claim that is being laid out, if the judge allows it."""
        verdict = self.session.draft.verdict
        if verdict is None:
            return Question("empty", seen), None
        if verdict.refusal is not None:
            return Question("empty", seen), verdict.refusal
        move = CRYPT.read_move(verdict.move, self.session.timeline.state)
        return Question("draft" if move.dice else "empty", seen, move.dice), None

    def _made(self, at: Moment) -> Question | None:
        """The last turn of Claim before what is shown, as it was when it was decided."""
        timeline = self.session.timeline
        shown = at.steps[: timeline.place.step]
        while at.parent is not None:
            before = timeline.parent(at)
            if before.state.stage == CLAIM and at.move.verb in (TO_CLAIM, RECOVER):
                seen = view(before.state, self.session.viewer)
                turn = 2 if seen.leader == GHOST else 1
                rolls = [e.event for e in shown if isinstance(e.event, GhostRolled)]
                rolled = next((roll.faces for roll in rolls if roll.turn == turn), ())
                kind = "made" if at.move.dice else "recovered"
                return Question(kind, seen, at.move.dice, rolled)
            at, shown = before, before.steps
        return None


def _bare(seen: View) -> View:
    """The table before the Ghost has placed anything."""
    crypt = (t and t._replace(owner=NOBODY, servants=0, effort=0) for t in seen.crypt)
    return seen._replace(crypt=tuple(crypt))


@handles("odds-source", keeps_rule=True)
def choose_source(ghost: OddsState, message: OddsSource) -> None:
    """Follow the table, or set up freely, beginning with a copy of the table."""
    ghost.free = message["source"] == "free"
    if ghost.free and ghost.form is None:
        ghost._set_up(ghost._copied())


@handles("odds-copy", keeps_rule=True)
def copy_table(ghost: OddsState, message: CopyTable) -> None:
    """Copy the table into the form."""
    ghost.free = True
    ghost._set_up(ghost._copied())


@handles("odds-form", keeps_rule=True)
def set_up(ghost: OddsState, message: SetUp) -> None:
    """Take over the form; one that cannot be set up is refused and nothing is lost."""
    ghost.form_number = message["number"]
    ghost._set_up(read_form(message["form"]))


@handles("odds-slot", keeps_rule=True)
def compare_efforts(ghost: OddsState, message: CompareEfforts) -> None:
    """Choose the treasure whose efforts are compared."""
    ghost.slot = message["slot"]


@handles("odds-try", keeps_rule=True)
def try_effort(ghost: OddsState, message: TryEffort) -> None:
    """Try the claim that the slider shows; an effort of 0 is nobody."""
    ghost.form_number = message["number"]
    slot, count, effort = message["slot"], message["count"], message["effort"]
    asked = ghost.question()[0]
    if asked is None or ghost.free or slot not in asked.claimable:
        return
    placed = (slot, (effort,) * count if effort in FACES and count <= SERVANTS else ())
    ghost.slot, ghost._slider = slot, placed
    ghost._tried, ghost._tried_at = asked.trying(placed), ghost._lying


@handles("odds-roll", keeps_rule=True)
def roll(ghost: OddsState, message: Roll) -> None:
    """Choose the roll to be walked through: the faces that are picked, or any (real chance)."""
    faces = message.get("faces")
    if faces is not None and all(1 <= face <= 6 for face in faces):
        ghost.picked = tuple(faces[:SERVANTS])
    else:
        ghost.picked = tuple(random.randint(1, 6) for _ in range(SERVANTS))
    ghost._picked_at = ghost._here
