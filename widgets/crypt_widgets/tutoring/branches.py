"""Where somebody is among the branches of a game, and with which luck the next one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.engine.timeline import Moment

if TYPE_CHECKING:
    from ..panels.whatif.expecting import Expected
    from .session import Session


class Branches:
    """The way through a game's tree: to any moment of it, and to a copy beside it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.clear()

    def clear(self) -> None:
        """Begin at another table."""
        self.new_luck = False
        """Whether the next branch draws its luck afresh."""
        self.compared: tuple[int, int] | None = None
        """The numbers of two lines that stand side by side."""
        self.expected: dict[int, Expected] = {}
        """What may be expected from the ends of lines, by their last moments, once asked for."""
        self._told_of_game = self.session.word_cache

    def look_away(self) -> None:
        """Forget the judge's answer, and who decided last."""
        self.session.draft.verdict = None
        self.session.attention = None

    @property
    def last_own(self) -> Moment | None:
        """The last decision of a person before the moment shown; in a task, one made in it."""
        session = self.session
        line = reversed(session.timeline.line())
        own = (at for at in line if at.id > session.began and at.move.player in session.people)
        return next(own, None)

    def go(self, moment: int, step: int | None = None) -> None:
        """Go to a moment of the tree, and a step in it (None: its end); ignore any other."""
        timeline = self.session.timeline
        if self.bound and moment != timeline.tip.id:
            return
        if 0 <= moment < len(timeline.moments):
            self.look_away()
            inside = step is not None and 0 <= step <= len(timeline.moments[moment].steps)
            timeline.go(moment, step if inside else None)

    def go_to_the_end(self) -> None:
        """Go to the end of the line that is shown."""
        self.look_away()
        self.session.timeline.go(self.session.timeline.tip.id)

    @property
    def bound(self) -> bool:
        """Whether nobody may go back: a game for good, until it is over."""
        match = self.session.match
        return match.for_good and not self.aside and match.outcome is None

    # --- trying things out

    @property
    def aside(self) -> bool:
        """Whether what is played now is not part of the game."""
        return self.session.timeline is not self.session.written.timeline

    def step_aside(self) -> None:
        """Leave the game as it is, and go on at a copy of it; one begun before is let go."""
        session = self.session
        self.come_back()
        session.timeline = session.written.timeline.aside()
        self._told_of_game, session.word_cache = session.word_cache, session.word_cache.aside()

    def come_back(self) -> None:
        """Go back to the game, from a copy beside it."""
        if self.aside:
            self.look_away()
            self.session.timeline = self.session.written.timeline
            self.session.word_cache = self._told_of_game

    def leave_aside(self) -> None:
        """Go back to the game for good: an exercise that was begun beside it is over."""
        for panel_state in self.session.all_panel_states:
            panel_state.left_aside()
        self.come_back()
