"""What the front door tells of Crypt alone against the Ghost: counted odds, advice, a review."""

from __future__ import annotations

from ...engine.timeline import Timeline
from ..moves import CLAIM, RECOVER, Move
from ..views import View
from . import review as over
from .advice import Advice
from .odds import ClaimOdds, claim_odds


def odds(view: View, move: Move | None) -> ClaimOdds:
    """The odds of a claim, or of none, which is a turn to recover.

    :raises ValueError: if it is not your turn of Claim in a solo game, or the move is no claim.
    """
    if move is not None and move.verb not in (CLAIM, RECOVER):
        raise ValueError(f"odds are of a claim, or of “recover”, not of “{move.verb}”")
    return claim_odds(view, move.dice if move else ())


def advise(view: View) -> Advice | None:
    """The advice for a solo game; None for any other."""
    return Advice(view) if view.setup.solo else None


def review(timeline: Timeline) -> over.Review | None:
    """The review of a solo game; None of any other."""
    return over.review(timeline) if timeline.setup.solo else None
