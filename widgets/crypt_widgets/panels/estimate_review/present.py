"""What the review of a game of several draws: the decisions that cost more than the uncertainty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.coach.rounding import nearest

from ...tutoring.session import Session
from ..estimate.present import estimated
from .state import EstimateReviewState, Judged

if TYPE_CHECKING:
    from ..data import Nothing
    from .data import CostlyMove, EstimateReviewData

MOST = 8
"""So many decisions at most are listed, those that cost most."""


def estimate_review_data(session: Session) -> EstimateReviewData | Nothing:
    """The review's data; nothing if there is no finished game to go over by estimates."""
    panel_state, words = session.panel_state(EstimateReviewState), session.words
    if not panel_state.useful:
        return {}
    data: EstimateReviewData = {
        "open": panel_state.open,
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
    if not panel_state.open or not panel_state.asked:
        return data
    done, count = len(panel_state.judged), len(panel_state.decisions)
    if panel_state.working:
        told = words.say("estimate-review-working", done=done, count=count)
        return {**data, "state": "working", "working": told, "done": done}
    costly = sorted(
        (judged for judged in panel_state.judged if judged.estimate.loss > 0),
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
        "made": estimated(session, before, found, found.asked),
        "better": estimated(session, before, found, found.best),
        "cost": words.say("estimate-review-cost", points=_cost(judged)),
    }
