"""What the coach's panel draws where several play: the best few moves here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from crypt_core.coach.estimate import Estimate, Option
from crypt_core.engine.timeline import Moment
from crypt_core.teach.explain.estimates import chance

from ...tutoring.session import Session
from ..drafted import laid_data, lays, written
from .state import EstimateState

if TYPE_CHECKING:
    from ..data import Closed, EstimatedMove, Nothing
    from .data import Estimated, EstimateData, EstimatedRow


def estimate_data(session: Session) -> EstimateData | Closed | Nothing:
    """The coach's data at the moment shown; empty where it has no estimates."""
    panel_state, words = session.panel_state(EstimateState), session.words
    if not panel_state.useful:
        return {}
    if not panel_state.open:
        return {"open": False}
    data: EstimateData = {"open": True, "quiet": None, "intro": None, "told": None, "laid": None}
    if not panel_state.deciding:
        return {**data, "quiet": words.say("estimate-quiet")}
    if panel_state.found is None:
        return {**data, "intro": words.say("estimate-intro")}
    return {**data, "told": _told(session, panel_state.found), "laid": laid_data(session)}


def _told(session: Session, found: Estimate) -> Estimated:
    voice = session.voice
    best = found.best
    at = session.timeline.moment
    rows = [_listed(session, at, found, options) for options in _alike(found.options)]
    even = sum(option != best and found.as_good(option) for option in found.options)
    return {
        "win": voice.say(
            "estimate-win", **voice.person(best.move.player), chance=chance(voice, best)
        ),
        "rows": rows,
        "even": voice.say("estimate-as-good", count=even) if even else None,
        "how": voice.say("estimate-how", count=found.samples),
        "assumes": voice.say(f"{session.game.name}-estimate-assumes"),
    }


def _alike(options: Sequence[Option]) -> list[list[Option]]:
    """The moves of one verb that came out the same in every way tried, each with its likes.

    The coach's choice stays the first.
    """
    groups: dict[tuple[str, float, float], list[Option]] = {}
    for option in options:
        groups.setdefault((option.move.verb, option.chance, option.reach), []).append(option)
    return list(groups.values())


def _listed(
    session: Session, at: Moment, found: Estimate, options: Sequence[Option]
) -> EstimatedRow:
    """A move and those that differ from it in nothing, in one row."""
    voice, (first, *others) = session.voice, options
    rows = [estimated(session, at, found, option) for option in others]
    quoted = [voice.say("estimate-quoted", move=row["label"]) for row in rows]
    same = voice.say("estimate-same", moves=voice.all_of(quoted)) if quoted else None
    return {**estimated(session, at, found, first), "same": same}


def estimated(session: Session, at: Moment, found: Estimate, option: Option) -> EstimatedMove:
    """A move with its bar: its length and the ends of its interval, in percent."""
    voice, player = session.voice, option.move.player
    view = session.game.view(at.state, player)
    return {
        "move": written(option.move),
        "label": session.tells.move(voice, option.move, view),
        "chance": chance(voice, option),
        "width": round(option.chance * 100, 1),
        "low": round(option.low * 100, 1),
        "high": round(option.high * 100, 1),
        "best": option == found.best,
        "even": option != found.best and found.as_good(option),
        "lays": lays(session, option.move),
    }
