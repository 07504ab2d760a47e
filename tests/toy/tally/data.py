"""What the panel `tally` draws."""

from __future__ import annotations

from typing import TypedDict


class TallyData(TypedDict):
    """How many decisions have been made, in all and since the count began."""

    open: bool
    label: str
    made: int
    since: int
