"""What the panels of estimates draw: the best few moves here, and what a finished game's cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from crypt_core.coach.estimate import Estimate, Option
from crypt_core.coach.rounding import nearest
from crypt_core.engine.timeline import Moment
from crypt_core.teach.explain.estimates import chance

from ...tutoring.session import Session
from ..laid import laid_data, lays, written
from .state import Judged

if TYPE_CHECKING:
    from ...data import (
        Closed,
        CostlyMove,
        Estimated,
        EstimateData,
        EstimatedMove,
        EstimatedRow,
        EstimateReviewData,
        Nothing,
    )

MOST = 8
"""So many decisions at most are told, those that cost most."""


def estimate_data(session: Session) -> EstimateData | Closed | Nothing:
    """The coach's data at the moment shown; empty where it has no estimates."""
    desk, words = session.estimate, session.words
    if not desk.useful:
        return {}
    if not desk.open:
        return {"open": False}
    data: EstimateData = {"open": True, "quiet": None, "intro": None, "told": None, "laid": None}
    if not desk.deciding:
        return {**data, "quiet": words.say("estimate-quiet")}
    if desk.found is None:
        return {**data, "intro": words.say("estimate-intro")}
    return {**data, "told": _told(session, desk.found), "laid": laid_data(session)}


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
    rows = [_row(session, at, found, option) for option in others]
    quoted = [voice.say("estimate-quoted", move=row["label"]) for row in rows]
    same = voice.say("estimate-same", moves=voice.all_of(quoted)) if quoted else None
    return {**_row(session, at, found, first), "same": same}


def _row(session: Session, at: Moment, found: Estimate, option: Option) -> EstimatedMove:
    """A move with its bar: how long it is, and where its interval begins and ends."""
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


# --- the review -----------------------------------------------------------------------------------


def estimate_review_data(session: Session) -> EstimateReviewData | Nothing:
    """The review's data; nothing if there is no finished game to go over by estimates."""
    desk, words = session.estimate_review, session.words
    if not desk.useful:
        return {}
    data: EstimateReviewData = {
        "open": desk.open,
        "over": session.over,
        "title": words.say("estimate-review-title"),
        "state": "offered",
        "offer": words.say("estimate-review-offer"),
        "working": None,
        "done": 0,
        "verdict": None,
        "note": None,
        "assumes": None,
        "rows": [],
    }
    if not desk.open or not desk.asked:
        return data
    done, count = len(desk.judged), len(desk.decisions)
    if desk.working:
        told = words.say("estimate-review-working", done=done, count=count)
        return {**data, "state": "working", "working": told, "done": done}
    costly = sorted(
        (judged for judged in desk.judged if judged.estimate.loss > 0),
        key=lambda judged: (-_cost(judged), -judged.estimate.loss),
    )
    return {
        **data,
        "state": "told",
        "done": done,
        "verdict": words.say("estimate-review-verdict", count=count, costly=len(costly)),
        "note": words.say("estimate-review-note"),
        "assumes": words.say(f"{session.game.name}-estimate-assumes"),
        "rows": [_costly(session, judged) for judged in costly[:MOST]],
    }


def _cost(judged: Judged) -> int:
    """What a decision cost, in games won of a hundred: of the chances as they are told."""
    found = judged.estimate
    assert found.asked is not None
    return max(1, nearest(found.best.chance * 100) - nearest(found.asked.chance * 100))


def _costly(session: Session, judged: Judged) -> CostlyMove:
    """A decision that cost more than the uncertainty: the move made, and the best one."""
    words, voice = session.words, session.voice
    before, moment, found = judged
    assert found.asked is not None
    several = len(session.people) > 1
    return {
        "node": before.id,
        "round": words.say(f"game-{session.game.name}.round", round=before.state.round),
        "who": voice.name(moment.move.player) if several else None,
        "made": _row(session, before, found, found.asked),
        "better": _row(session, before, found, found.best),
        "cost": words.say("estimate-review-cost", points=_cost(judged)),
    }
