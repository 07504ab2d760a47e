"""What the panel `estimate-review` draws."""

from __future__ import annotations

from typing import Literal, TypedDict

from ..data import EstimatedMove


class CostlyMove(TypedDict):
    """A decision that cost more than the uncertainty, and the moment to go to."""

    node: int
    round: str
    who: str | None
    made: EstimatedMove
    better: EstimatedMove
    cost: str


class EstimateReviewData(TypedDict):
    """The review of a finished game by estimates."""

    open: bool
    over: bool
    title: str
    state: Literal["offered", "working", "told"]
    offer: str
    working: str | None
    done: int
    """How many decisions have been gone over."""
    verdict: str | None
    note: str | None
    """That they are estimates, and what counts."""
    assumes: str | None
    rows: list[CostlyMove]
