"""The messages of the tables: a move is laid out, judged and played."""

from __future__ import annotations

from crypt_core.engine.game import AnyMove

from ...tutoring.draft import Draft, Verdict
from ...tutoring.route import handles
from ...tutoring.session import Session
from .messages import OpenCurtain, Play, Warn


@handles("consider", keeps_rule=True)
def consider(draft: Draft, message: Play) -> None:
    """Say whether the move being laid out would be allowed; an empty one is not judged."""
    draft.consider(message["move"])


@handles("lay", keeps_rule=True)
def lay(draft: Draft, message: Play) -> None:
    """Lay a move out on the table, wherever it is shown."""
    draft.lay(message["move"])


@handles("play", plays=True)
def play(session: Session, message: Play) -> None:
    """Make the decision, or say which rule forbids it."""
    timeline, draft, match = session.timeline, session.draft, session.match
    if not timeline.at_decision or session.curtain:
        return
    text = message["move"]
    move, refusal = session.judged(text)
    if move is None:
        draft.verdict = Verdict(text, refusal, True)
        return
    if draft.warns and not _insists(session, move) and draft.warning(move) is not None:
        draft.verdict = Verdict(text, None, False, warned=True)
        return
    if match.saved is not None:
        match.previous, match.saved = match.saved, None
    known = len(timeline.moments)
    moment = timeline.play(move, session.branches.new_luck)
    if moment.id == known:
        session.branches.new_luck = False
    timeline.begin(moment)
    draft.verdict = None
    session.attention = move.player
    for panel_state in session.all_panel_states:
        panel_state.played(moment)


def _insists(session: Session, move: AnyMove) -> bool:
    """Whether the player has just been warned before this very move."""
    verdict = session.draft.verdict
    return verdict is not None and verdict.warned and session.judged(verdict.move)[0] == move


@handles("warn", keeps_rule=True)
def warn(draft: Draft, message: Warn) -> None:
    """Warn the player before decisions that cost much from now on, or stop doing so."""
    draft.warns = message["on"]


@handles("curtain")
def open_curtain(session: Session, message: OpenCurtain) -> None:
    """Show the table to the person who now has the screen."""
    session.open_curtain()
