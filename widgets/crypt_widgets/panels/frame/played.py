"""What is kept of a game: its record, and what tells of it in a list without a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crypt_core.engine.record import head
from crypt_core.engine.timeline import Moment

from ...tutoring.adapters import Solo
from ...tutoring.session import Session

if TYPE_CHECKING:
    from ..games.messages import GoneOver, Played
    from .data import KeptRecord

LARGEST_IN_A_BROWSER = (1 << 53) - 1
"""Larger whole numbers lose digits there."""


def kept(session: Session) -> tuple[KeptRecord, list[list[Any]]]:
    """What the browser is to keep, and the decisions of which it makes the record.

    Where it could not make the same, it is given the record's `text` and no decisions.
    """
    session.match.name_if_own()
    written, timeline = session.written, session.written.timeline
    found: KeptRecord = {
        "code": session.match.code(),  # this writes what has been played since
        "seed": None if session.match.seed_is_secret else str(timeline.seed),
        "id": session.match.id,
        "decided_here": session.match.decided_here,
        "played": played(session),
    }
    if session.game.secret_moves or written.too_large or timeline.salts > LARGEST_IN_A_BROWSER:
        return {**found, "text": session.match.opened.record()}, []
    place = written.place()
    found = {
        **found,
        "head": head(timeline, session.match.opened.extra_kept),
        "count": len(written.decisions),
        "on": place["on"],
        "at": place["at"],
    }
    return found, written.decisions


def played(session: Session) -> Played:
    """Who has played the game at the table, how far it is, and what it came to."""
    end = session.match.outcome
    facts: Played = {
        "game": session.game.name,
        "seats": session.seats,
        "names": [*session.names],
        "decided": session.match.decided,
        "scores": [],
        "winners": [],
        "cost": None,
        "gone": None,
        "day": session.match.day,
        "path": [],
    }
    if end is None:
        return facts
    sheet = session.tells.score_sheet(session.voice, session.game.view(end.state, None))
    costs = (each.lost(end) for each in session.all_panel_states)
    gone = gone_over(session, end)
    return {
        **facts,
        "scores": list(end.state.scores),
        "winners": list(sheet.winners),
        "cost": next((cost for cost in costs if cost is not None), None),
        "gone": gone,
        "path": _path(session, end) if session.match.day else [],
    }


def gone_over(session: Session, end: Moment) -> GoneOver | None:
    """What going over the line that ends here has shown, if that was done."""
    return next(filter(None, (each.gone_over(end) for each in session.all_panel_states)), None)


def _path(session: Session, end: Moment) -> list[int]:
    """What the game says of each round of a line, where it has deals of the day."""
    if not isinstance(session.adapter, Solo):
        return []
    return session.adapter.path(session.written.timeline.line(end.id))
