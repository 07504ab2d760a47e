"""The messages of the what-if panel: the way through the tree, luck, and two lines compared."""

from __future__ import annotations

from ...tutoring.branches import Branches
from ...tutoring.route import handles
from ...tutoring.session import Session
from .expecting import expected, told_by
from .messages import BackToGame, Compare, Go, Luck


@handles("luck", keeps_rule=True)
def choose_luck(session: Session, message: Luck) -> None:
    """Let the next branch keep its luck, or draw new luck."""
    session.branches.new_luck = message["luck"] == "new"


@handles("compare", keeps_rule=True)
def compare(session: Session, message: Compare) -> None:
    """Put the ends of two lines side by side, by the lines' numbers."""
    lines = (message["a"], message["b"])
    if _are_lines(session, lines):
        session.branches.compared = lines


@handles("expect", keeps_rule=True)
def expect(session: Session, message: Compare) -> None:
    """Work out what may be expected from the ends of two lines."""
    lines = (message["a"], message["b"])
    if not _are_lines(session, lines) or session.branches.aside:
        return
    timeline = session.timeline
    ends = [timeline.moments[timeline.ends[line]] for line in lines]
    if told_by(session, *ends) is not None:
        for end in ends:
            if end.id not in session.branches.expected:
                session.branches.expected[end.id] = expected(session, end)


def _are_lines(session: Session, lines: tuple[int, int]) -> bool:
    return min(lines) >= 0 and max(lines) < len(session.timeline.ends)


@handles("go")
def go(session: Session, message: Go) -> None:
    """Go to any moment of the tree; one that does not exist is ignored."""
    shown = session.reading.shown
    session.branches.go(message["node"], message.get("step"))
    if len(shown) > 1 and not session.over:
        session.reading.tool = shown[-1]  # the review has led there, and stays open


@handles("back-to-game")
def go_to_the_end(branches: Branches, message: BackToGame) -> None:
    """Go to the end of the line that is shown."""
    branches.go_to_the_end()
