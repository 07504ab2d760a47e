"""What the panel `estimate` draws."""

from __future__ import annotations

from typing import Literal, TypedDict

from ..data import DraftedMove, EstimatedMove


class EstimatedRow(EstimatedMove):
    """A move of the list, and those that are the same in every figure."""

    same: str | None


class Estimated(TypedDict):
    """What was found of a decision, the coach's choice first."""

    win: str
    rows: list[EstimatedRow]
    even: str | None
    how: str
    assumes: str


class EstimateData(TypedDict):
    """The coach's estimates, opened."""

    open: Literal[True]
    quiet: str | None
    intro: str | None
    """There while nothing has been asked."""
    told: Estimated | None
    laid: DraftedMove | None
