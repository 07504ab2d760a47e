"""The game of a phase alone: it begins where the phase does, and nobody leaves it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from crypt_core.coach.bots import choose
from crypt_core.engine.timeline import Moment, Place
from crypt_core.teach.offer import offer

from ..live import LiveGame
from ..panel import Panel
from ..tutoring.opening import SEED_LIMIT
from ..tutoring.session import Session

if TYPE_CHECKING:
    from ..panels.ribbon.data import Phase as RibbonPhase

MOST_DECISIONS = 200
"""So many decisions of bots are a whole game: a phase that has not come then does not come."""


class Step(NamedTuple):
    """A step of the line one is on: where it leads, and to which phase it belongs."""

    place: Place
    part: tuple[str, int | None]


class PhaseLimits:
    """One phase of a game: where it begins and ends, on the line that is shown.

    The game is brought to its beginning.

    :raises ValueError: if the game has no such phase, with those it has; or if no more of it
        comes in this game.
    """

    def __init__(self, session: Session, part: str) -> None:
        self.session = session
        self.part = part
        """The phase, by the name that the game has for it."""
        self.begin = Place(0, 0)
        self.over = False
        """Whether the end of the phase is shown."""
        self.shut = False
        """Whether the line goes on beyond what is shown, out of the phase."""
        known = [one["id"] for one in self.parts()]
        if part not in known:
            told = ", ".join(known)
            raise ValueError(f"{session.game.name} has no phase {part!r}; it has {told}")
        self._seek()

    def parts(self) -> list[RibbonPhase]:
        """The phases that the game has, as the ribbon shows them."""
        session = self.session
        return session.adapter.ribbon(session, session.seen)["phases"]

    # --- where it begins and ends

    def _walk(self) -> list[Step]:
        """All steps of the line one is on."""
        timeline, adapter = self.session.timeline, self.session.adapter
        walk, before = [], None
        for moment in timeline.line(timeline.tip.id):
            for number, step in enumerate(moment.steps, 1):
                part = adapter.part(moment, number, before)
                walk.append(Step(Place(moment.id, number), part))
                before = step.state
            before = moment.state
        return walk

    def _seek(self) -> None:
        """Find the phase at hand, else the next one; bots play on until it comes."""
        session, timeline = self.session, self.session.timeline
        session.guided = True
        known = self._begins_in(timeline.place.moment)
        for _ in range(MOST_DECISIONS):
            if known is None:
                timeline.go(timeline.tip.id)
            if known is not None or session.over:
                break
            if set(session.deciders) & set(session.people) and self._may_begin(timeline.moment):
                known = timeline.place
                break
            bot = offer(session.game.name).OPPONENT
            made = timeline.play(choose(bot, session.game, timeline.state, timeline.moment.luck))
            known = self._begins_in(made.id)
        if known is None:
            raise ValueError(f"the game is over before its next {self.part!r}")
        self.begin = known
        timeline.go(*known)

    def _begins_in(self, moment: int) -> Place | None:
        """Where the phase begins whose first step is among those of a moment, or after it."""
        before = Place(0, 0)
        parts = (None, *(step.part for step in self._walk()))
        for step, last in zip(self._walk(), parts, strict=False):
            if step.part != last and self._is_it(step) and step.place.moment >= moment:
                return before
            before = step.place
        return None

    def _is_it(self, step: Step) -> bool:
        """Whether a step is of the phase, and everybody's or a person's."""
        part, whose = step.part
        return part == self.part and (whose is None or whose in self.session.people)

    def _may_begin(self, moment: Moment) -> bool:
        """Whether the phase can begin with what is to be decided after a moment."""
        return self.part in self.session.adapter.due(moment.state)

    def stay(self) -> None:
        """Whoever has left the phase is back at its nearest end."""
        timeline = self.session.timeline
        walk, places = self._places()
        if places.get(timeline.place, -1) < places.get(self.begin, 0):
            timeline.go(*self.begin)
            walk, places = self._places()
        first = last = places[self.begin]
        while last < len(walk) and self._is_it(walk[last]) and walk[last].part == walk[first].part:
            last += 1
        self.shut = last < len(walk)
        if places[timeline.place] > last:
            timeline.go(*(walk[last - 1].place if last else self.begin))
        self.over = places[timeline.place] == last and last > first and self._ended(walk, last)
        self.shut &= places[timeline.place] == last
        self.session.held = self.over

    def _places(self) -> tuple[list[Step], dict[Place, int]]:
        walk = self._walk()
        return walk, {Place(0, 0): 0} | {step.place: n for n, step in enumerate(walk, 1)}

    def _ended(self, walk: list[Step], last: int) -> bool:
        """Whether the phase does not go on after its last step so far."""
        tip = self.session.timeline.tip
        return last < len(walk) or not self.session.adapter.goes_on(tip.state, self.part)

    def restart(self, new_luck: bool = False) -> None:
        """Go back to the beginning of the phase, with the same luck or with new luck."""
        session, timeline = self.session, self.session.timeline
        moment = timeline.moments[self.begin.moment]
        session.draft.verdict = None
        if not new_luck or self.begin.step == len(moment.steps):
            session.branches.new_luck = new_luck
            timeline.go(*self.begin)
        elif moment.parent is None:
            session.match.deal(secrets.randbelow(SEED_LIMIT))
            self._seek()
        else:
            # Its luck is that of the decision before it; with another, it may come later, or never.
            timeline.go(moment.parent)
            timeline.play(moment.move, new_luck=True)
            try:
                self._seek()
            except ValueError:
                timeline.go(*self.begin)


class PhaseGame(LiveGame):
    """A game of which one phase is shown; what comes before and after it is out of reach."""

    phase: PhaseLimits | None = None

    def redraw(self, trouble: str | None = None, changed: type | None = None) -> None:
        """Draw everything again, within the phase."""
        if self.phase:
            self.phase.stay()
        super().redraw(trouble, changed)

    def data_of(self, panel: Panel) -> Mapping[str, Any]:
        """What a panel draws, within the phase."""
        data = super().data_of(panel)
        if self.phase and panel.name == "bar":
            return {**data, **_ways(self.phase)}
        return _story(self.session, data) if panel.name == "story" else data


def _ways(phase: PhaseLimits) -> dict[str, bool]:
    """The ways that the bar does not have, so that nobody leaves the phase."""
    ways = {"can_back": False} if phase.session.timeline.place == phase.begin else {}
    if phase.shut or phase.over:
        ways |= {"can_next": False, "can_continue": False}
    return ways


def _story(session: Session, story: Mapping[str, Any]) -> Mapping[str, Any]:
    """The story where no other game comes: from a game's end one goes back into the phase.

    Before anything has happened it says what it will show, and what leads to that.
    """
    end, untold = story["end"], None
    if story["news"] is None:
        due = "phase-untold-decide" if session.deciding else "phase-untold-step"
        untold = session.words.say(due)
    return {**story, "untold": untold, "end": end and {**end, "ways": []}}
