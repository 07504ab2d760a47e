"""The state of the coach where several play: what was asked, and what was found.

Nothing is computed until it is asked for, and nothing twice. What is found for a decision comes
from the view of the player who makes it, and is shown to them alone while it is theirs to make.
"""

from __future__ import annotations

from crypt_core.coach.estimate import Estimate, estimate, estimates

from ...tutoring.panel_state import PanelState
from ...tutoring.route import handles
from .messages import AskEstimate


class EstimateState(PanelState):
    """The state behind the coach's panel."""

    def reset(self) -> None:
        """Another game has begun."""
        self._found: dict[tuple[int, int | None], Estimate] = {}
        """What was found, by the moment and for whom: others may decide at the same one."""

    @property
    def useful(self) -> bool:
        """Whether the coach has estimates: several play, and the game is not over."""
        session = self.session
        return not session.over and estimates(session.game, session.timeline.setup)

    @property
    def deciding(self) -> bool:
        """Whether somebody at the screen has to decide at the moment shown."""
        return self.useful and self.session.deciding

    @property
    def found(self) -> Estimate | None:
        """The estimate for the decision shown, if it has been asked for and may be seen."""
        at = (self.session.timeline.place.moment, self.session.asked)
        return self._found.get(at) if self.deciding else None


@handles("estimate-ask")
def ask(panel_state: EstimateState, message: AskEstimate) -> None:
    """Estimate what the best few moves of the decision shown are worth."""
    session = panel_state.session
    player, moment = session.asked, session.timeline.place.moment
    if panel_state.deciding and player is not None and (moment, player) not in panel_state._found:
        panel_state._found[moment, player] = estimate(session.game, session.timeline.state, player)
