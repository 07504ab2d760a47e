"""A game to be played in a notebook, a cell at a time: every answer is text that explains itself.

>>> tour = Tour(seed=7)            # doctest: +SKIP
>>> tour.table()                   # what lies on the table
>>> tour.play("a4 c33")            # make a claim, and read what came of it
"""

from __future__ import annotations

import html
from collections.abc import Iterable

from ..crypt.game import CRYPT
from ..crypt.state import OVER
from ..crypt.views import View, view
from ..engine.game import BadNotation, Refusal
from ..engine.timeline import Moment, Timeline
from . import explain
from .words import Words


class Told:
    """Lines of text that a notebook shows as paragraphs."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = tuple(lines)

    def __str__(self) -> str:
        return "\n".join(self.lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return "".join(f"<p>{html.escape(line)}</p>" for line in self.lines)


class Tour:
    """A game of one person, explained as it goes: alone against the Ghost, or playing all seats.

    `lang` is "en", "fr" or "it"; `timeline` is the game itself, for all that the tour does not do.

    :raises BadSetup: if no game can start with these players and sides.
    """

    def __init__(
        self, lang: str = "en", seed: int = 1, players: int = 1, sides: str = "AAAAAA"
    ) -> None:
        setup = CRYPT.setup({"players": players, "sides": sides})
        self.timeline = Timeline(CRYPT, setup, seed)
        self.words = Words(lang)
        seats = ["person", "ghost"] if setup.solo else ["person"] * players
        self.voice = explain.Voice(self.words, 0 if setup.solo else None, seats)

    @property
    def viewer(self) -> int | None:
        """For whom the tour is told: the player on turn."""
        return 0 if self.timeline.setup.solo else CRYPT.on_turn(self.timeline.state)

    def table(self) -> View:
        """The table as the player on turn may know it."""
        return view(self.timeline.state, self.viewer)

    def news(self) -> Told:
        """What led to this moment: each event and why it was so."""
        return self._tell(self.timeline.moment)

    def _tell(self, moment: Moment) -> Told:
        before = None
        if moment.parent is not None:
            before = view(self.timeline.parent(moment).state, self.viewer)
        lines = []
        for step in moment.steps:
            seen = view(step.state, self.viewer)
            news = explain.news(self.voice, step.event, seen, before)
            lines.append(f"{news.text} {news.why}".strip())
            before = seen
        return Told(lines)

    def may(self) -> Told:
        """What the player on turn may do now."""
        title, items = explain.may(self.voice, self.table())
        return Told([title, *(f"- {item}" for item in items)])

    def play(self, text: str, new_luck: bool = False) -> Told:
        """Make a decision in notation (`a4 c33`, `recover`...), or read which rule forbids it."""
        refusal = self._refusal(text)
        if refusal is not None:
            return Told([explain.refusal(self.voice, refusal)])
        moment = self.timeline.play(CRYPT.read_move(text, self.timeline.moment.state), new_luck)
        return self._tell(moment)

    def _refusal(self, text: str) -> Refusal | None:
        state = self.timeline.moment.state
        try:
            return CRYPT.why_not(state, CRYPT.read_move(text, state))
        except BadNotation as error:
            return error.refusal

    def why_not(self, text: str) -> Told:
        """Which rule forbids a move, if one does; nothing is played."""
        refusal = self._refusal(text)
        if refusal is None:
            return Told([self.words.say("verdict-allowed")])
        return Told([explain.refusal(self.voice, refusal), refusal.rule])

    def rule(self, rule: str) -> Told:
        """A rule in words, and what we decided where the rulebooks are silent."""
        card = explain.rule_card(self.words, rule)
        return Told(filter(None, [card.title, card.text, card.ruling]))

    def rewind(self, decisions: int = 1) -> View:
        """Go back this many decisions (the start at most) and look at the table there."""
        line = self.timeline.line()
        self.timeline.go(line[max(0, len(line) - 1 - decisions)].id)
        return self.table()

    def score(self) -> Told:
        """The coins, line by line, once the game is over."""
        if self.timeline.state.stage != OVER:
            return self.may()
        sheet = explain.score_sheet(self.voice, self.table())
        rows = [*sheet.rows, sheet.total]
        return Told([*("  ".join(row) for row in rows), sheet.verdict, sheet.next or ""])
