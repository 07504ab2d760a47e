"""What the panel `tally` draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...tutoring.session import Session
from .state import TallyState

if TYPE_CHECKING:
    from .data import TallyData


def tally_data(session: Session, tally: TallyState) -> TallyData:
    """The panel's data at the moment shown."""
    return {
        "open": tally.open,
        "label": session.words.say("tools-story"),
        "made": tally.made,
        "since": tally.made - tally.before,
    }
