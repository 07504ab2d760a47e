"""The messages of the story: the card of a rule, and a decision taken back."""

from __future__ import annotations

from ...tutoring.route import handles
from ...tutoring.session import Session
from .messages import CloseRule, OpenRule, Undo


@handles("rule", keeps_rule=True)
def open_rule(session: Session, message: OpenRule) -> None:
    """Open a rule's card in the story; an unknown id opens none."""
    session.reading.open_rule(message["id"])


@handles("close-rule", keeps_rule=True)
def close_rule(session: Session, message: CloseRule) -> None:
    """Close the rule's card."""
    session.reading.close_rule()


@handles("undo")
def undo(session: Session, message: Undo) -> None:
    """Go back to before a person's last decision, which stays in the tree as a line."""
    last = session.branches.last_own
    if last is not None and not session.guided:
        session.branches.go(session.timeline.parent(last).id)
