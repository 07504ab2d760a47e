"""What the bar draws: which ways there are through the game from the moment shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...tutoring.session import Session

if TYPE_CHECKING:
    from .data import BarData


def bar_data(session: Session) -> BarData:
    """The bar's data at the moment shown."""
    timeline, words = session.timeline, session.words
    moment, step = timeline.moment, timeline.place.step
    bot_next = timeline.at_decision and not timeline.looking_back and not session.over
    bot_next = bot_next and not session.deciding and not session.curtain
    # A question is answered in its task; the decision that it is about stays open.
    bot_next = bot_next and not (session.held and session.asked is not None)
    can_go_on = not timeline.at_decision or timeline.looking_back or bot_next
    # The line goes on after the decision of an exercise, but the way on is to answer.
    can_go_on = can_go_on and not any(each.waits for each in session.all_panel_states)
    stops = timeline.stops(moment)
    last = timeline.stop == len(stops) - 1
    ends = last and not timeline.game.deciders(moment.state)
    return {
        "at": (moment.id, step),
        "can_next": can_go_on,
        "can_continue": can_go_on and not ends,
        "can_back": step > stops[0] or (moment.parent is not None and not session.branches.bound),
        "next_label": words.say("next"),
        "continue_label": words.say("continue-last" if last else "continue"),
    }
