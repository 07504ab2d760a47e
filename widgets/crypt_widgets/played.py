"""What is kept of a game beside its record, for lists that tell of it without a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.engine.timeline import Moment

if TYPE_CHECKING:
    from .session import Session
    from .wire import GoneOver, Played


def decisions(session: Session) -> int:
    """How many decisions people have made in the game at the table, all lines together."""
    people = session.people
    return sum(moment.move.player in people for moment in session.written.timeline.moments[1:])


def outcome(session: Session) -> Moment | None:
    """The end of the first line that came to one, which counts; what came later was tried."""
    timeline, game = session.written.timeline, session.game
    ends = (timeline.moments[end] for end in sorted(timeline.ends))
    return next((end for end in ends if not game.deciders(end.state)), None)


def played(session: Session) -> Played:
    """Who has played the game at the table, how far it is, and what it came to."""
    end = outcome(session)
    facts: Played = {
        "game": session.game.name,
        "seats": session.seats,
        "names": [*session.names],
        "decided": decisions(session),
        "scores": [],
        "winners": [],
        "cost": None,
        "gone": None,
        "day": session.day,
        "path": [],
    }
    if end is None:
        return facts
    sheet = session.tells.score_sheet(session.voice, session.game.view(end.state, None))
    costs = (desk.lost(end) for desk in session.all_desks)
    gone = gone_over(session, end)
    return {
        **facts,
        "scores": list(end.state.scores),
        "winners": list(sheet.winners),
        "cost": next((cost for cost in costs if cost is not None), None),
        "gone": gone,
        "path": _path(session, end) if session.day else [],
    }


def gone_over(session: Session, end: Moment) -> GoneOver | None:
    """What going over the line that ends here has shown, if that was done."""
    return next(filter(None, (desk.gone_over(end) for desk in session.all_desks)), None)


def _path(session: Session, end: Moment) -> list[int]:
    """What the game says of each round of a line."""
    found: list[int] = session.face.path(session.written.timeline.line(end.id))  # type: ignore[attr-defined]
    return found
