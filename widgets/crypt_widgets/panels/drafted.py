"""The move that lies on the table as a draft: tools that advise moves lay them there, unplayed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.engine.notation import with_mover

if TYPE_CHECKING:
    from crypt_core.engine.game import AnyMove

    from ..tutoring.session import Session
    from .data import DraftedMove


def lays(session: Session, move: AnyMove) -> bool:
    """Whether a move can be laid out on the table; others have a button of their own."""
    return move.verb in session.adapter.LAYS


def written(move: AnyMove) -> str:
    """A move as the table writes it, without its player."""
    return str(move).partition(": ")[2]


def laid_data(session: Session) -> DraftedMove | None:
    """The move that lies there now; None if there is none, or none that is allowed."""
    verdict, player = session.draft.verdict, session.asked
    if verdict is None or verdict.refusal is not None or player is None:
        return None
    state = session.timeline.state
    move = session.game.read_move(with_mover(verdict.move, player), state)
    if not lays(session, move):
        return None
    label = session.tells.move(session.voice, move, session.game.view(state, player))
    return {"move": written(move), "text": session.words.say("lay-note", move=label)}
