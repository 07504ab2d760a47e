"""What is open beside a table: a tool, a rule's card; and which reasons have been read."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .session import Session

STORY = "story"
"""The tool that is always there."""
FULL_REASONS = 2
"""How often the reason of a rule is shown in full before a line does."""


class Tool(NamedTuple):
    """One of the panels of which one at a time is shown: its name, its sign, the id of its tab."""

    name: str
    sign: str
    tab: str


class Reading:
    """The tools beside a table, of which one at a time is shown, and the card of a rule."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.tool = STORY
        """Which tool is chosen, by its panel's name."""
        self.beside: set[str] = set()
        """Tools that have a place of their own on the page, and are always open."""
        self.there: Collection[str] | None = None
        """The names of the panels that show any of it; None: all that there are."""
        self.rule: str | None = None
        """The rule whose card is open."""
        self.reading_from = STORY
        """The tool that was shown before the card was opened."""
        self.reasons: dict[tuple[str, str], list[tuple[int, int, int]]] = {}
        """By game and rule, where its reason has been shown in full: see `knows_reason`."""

    def has(self, *panels: str) -> bool:
        """Whether there are panels of these names: what leads to another one leads nowhere."""
        return self.there is None or set(panels) <= {*self.there}

    @property
    def reviewer(self) -> str | None:
        """The tool that reviews the game; None if there is nothing to review."""
        found = (it for it in self.session.all_panel_states if it.goes_over is not None)
        return next((it.panel for it in found), None)

    @property
    def ending(self) -> bool:
        """Whether what is shown tells how a game has ended, no task and no what-if."""
        ended = self.session.over and not self.session.branches.aside
        return ended and self.tool == STORY and self.reviewer is not None

    @property
    def shown(self) -> tuple[str, ...]:
        """The tools that are shown: the chosen one, at a game's end also the review.

        What a first game has come to is told without its figures.
        """
        if self.ending and self.reviewer and not self.session.match.first:
            return (STORY, self.reviewer)
        return (self.tool,)

    def open_tool(self, name: str) -> None:
        """Open one of the tools beside the table; not one that has nothing yet to look back on.

        A tool that has nothing to show stays hidden until it has.
        """
        found = next((it for it in self.session.all_panel_states if name == it.panel), None)
        if found is not None and found.LOOKS_BACK and found.goes_over is None:
            return
        self.tool = name
        if found is not None:
            found.opened()

    def open_rule(self, rule: str) -> None:
        """Open a rule's card, where the story stands; an unknown id opens none."""
        if rule not in self.session.rules:
            self.close_rule()
            return
        if self.rule is None:
            self.reading_from = self.tool
        self.rule, self.tool = rule, STORY

    def close_rule(self) -> None:
        """Close the rule's card; the tool that it was opened from is shown again."""
        if self.rule is not None and self.tool == STORY:
            self.tool = self.reading_from
        self.rule = None

    # --- reasons

    @property
    def opening(self) -> bool:
        """Whether nobody has decided anything yet, and a person is to decide without a guide."""
        session = self.session
        return session.timeline.moment.parent is None and session.deciding and not session.guided

    def knows_reason(self, rule: str) -> bool:
        """Whether the reader has seen the reason of a rule often enough for a line to do.

        Where it was shown in full, it is so again when they return there; in a lesson always.
        """
        session = self.session
        told = self.reasons.get((session.game.name, rule), [])
        if session.guided or session.curtain or (session.table, *session.timeline.place) in told:
            return False
        return len(told) >= FULL_REASONS

    def tell_reason(self, rule: str) -> None:
        """Remember that the reason of a rule is shown in full at this moment, if it is."""
        session = self.session
        if session.guided or session.curtain or self.opening or self.knows_reason(rule):
            return
        places = self.reasons.setdefault((session.game.name, rule), [])
        place = (session.table, *session.timeline.place)
        if place not in places:
            places.append(place)
