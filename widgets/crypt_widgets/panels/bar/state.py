"""The messages of the bar: the ways through the game."""

from __future__ import annotations

from crypt_core.coach.bots import choose_next

from ...tutoring.route import handles
from ...tutoring.session import Session
from .messages import Step


@handles("next", plays=True)
def go_next(session: Session, message: Step) -> None:
    """Go one step on: to the next event, a bot's decision, or whoever decides next."""
    session.draft.verdict = None
    waiting = session.timeline.at_decision and session.asked is not None
    if waiting and session.attention not in (None, session.asked):
        session.attention = None
        if session.curtain:
            return
    if not session.timeline.forward():
        _let_bot_play(session)


@handles("continue", plays=True)
def go_on(session: Session, message: Step) -> None:
    """Go on to the next decision of a person, to the end, or to where a task is done or missed."""
    session.branches.look_away()
    timeline, outcome = session.timeline, session.task_outcome
    before = outcome and outcome()
    while True:
        if not timeline.at_decision and outcome is None:
            timeline.go(timeline.place.moment)
        elif not timeline.forward() and not _let_bot_play(session):
            return
        if outcome is not None and outcome() is not before:
            return
        if timeline.at_decision and (session.asked is not None or session.over):
            return


def _let_bot_play(session: Session) -> bool:
    """Let the first bot play that has a decision to make; return whether one had."""
    timeline = session.timeline
    if not timeline.at_decision:
        return False
    move = choose_next(session.seats, session.game, timeline.state, timeline.moment.luck)
    if move is None:
        return False
    timeline.begin(timeline.play(move))
    return True


@handles("back")
def go_back(session: Session, message: Step) -> None:
    """Go one step back."""
    if session.branches.bound and session.timeline.stop <= 1:
        return
    session.branches.look_away()
    session.timeline.back()
