"""Deciding at the table, and going along the game: forward, back, and to any moment of it."""

from __future__ import annotations

from typing import Any

from crypt_core.coach.bots import choose_next

from .branches import Branches
from .draft import Draft, Verdict
from .messages import Go, Play, Step, Warn
from .route import handles
from .session import Session

# --- deciding


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
    timeline, draft, games = session.timeline, session.draft, session.games
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
    if games.saved is not None:
        games.previous, games.saved = games.saved, None
    known = len(timeline.moments)
    moment = timeline.play(move, session.branches.new_luck)
    if moment.id == known:
        session.branches.new_luck = False
    timeline.begin(moment)
    draft.verdict = None
    session.attention = move.player
    for desk in session.all_desks:
        desk.played(moment)


def _insists(session: Session, move: Any) -> bool:
    """Whether the player has just been warned before this very move."""
    verdict = session.draft.verdict
    return verdict is not None and verdict.warned and session.judged(verdict.move)[0] == move


@handles("warn", keeps_rule=True)
def warn(draft: Draft, message: Warn) -> None:
    """Warn the player before decisions that cost much from now on, or stop doing so."""
    draft.warns = message["on"]


# --- going along the game


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
    """Go on to the next decision of a person, or to the end."""
    session.branches.look_away()
    timeline = session.timeline
    while True:
        if not timeline.at_decision:
            timeline.go(timeline.place.moment)
        elif not timeline.forward() and not _let_bot_play(session):
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


@handles("undo")
def undo(session: Session, message: Step) -> None:
    """Go back to before a person's last decision, which stays in the tree as a line."""
    last = session.branches.last_own
    if last is not None and not session.guided:
        session.branches.go(session.timeline.parent(last).id)


@handles("go")
def go(session: Session, message: Go) -> None:
    """Go to any moment of the tree; one that does not exist is ignored."""
    shown = session.reading.shown
    session.branches.go(message["node"], message.get("step"))
    if len(shown) > 1 and not session.over:
        session.reading.tool = shown[-1]  # the review has led there, and stays open


@handles("back-to-game")
def go_to_the_end(branches: Branches, message: Step) -> None:
    """Go to the end of the line that is shown."""
    branches.go_to_the_end()


@handles("curtain")
def open_curtain(session: Session, message: Step) -> None:
    """Show the table to the person who now has the screen."""
    session.open_curtain()
