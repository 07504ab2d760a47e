"""Since when decisions are counted, and the message that says so."""

from __future__ import annotations

from ...tutoring.panel_state import PanelState
from ...tutoring.route import handles
from .messages import CountFrom


class TallyState(PanelState):
    """The state behind the panel: how many decisions had been made when the count began."""

    def reset(self) -> None:
        """Another game has begun."""
        self.before = 0

    @property
    def made(self) -> int:
        """How many decisions have been made up to the moment shown."""
        return len(self.session.timeline.line(self.session.timeline.place.moment)) - 1


@handles("tally-from", keeps_rule=True)
def count_from(tally: TallyState, message: CountFrom) -> None:
    """Count from the moment shown on."""
    tally.before = tally.made
