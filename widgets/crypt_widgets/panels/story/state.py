"""The messages of the story: the card of a rule."""

from __future__ import annotations

from ...tutoring.route import handles
from ...tutoring.session import Session
from .messages import CloseRule, OpenRule


@handles("rule", keeps_rule=True)
def open_rule(session: Session, message: OpenRule) -> None:
    """Open a rule's card in the story; an unknown id opens none."""
    session.reading.open_rule(message["id"])


@handles("close-rule", keeps_rule=True)
def close_rule(session: Session, message: CloseRule) -> None:
    """Close the rule's card."""
    session.reading.close_rule()
