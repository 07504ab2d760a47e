"""A game to be played in a notebook, a cell at a time: every answer explains itself.

>>> tour = Tour(seed=3)
>>> print(tour.play("a7"))
✗ A servant’s effort is 1 to 6: 7 is not on the die.
claim.place: Claiming
>>> answer = tour.play("a4 b2")  # a claim, and all that comes of it, step by step
>>> print(tour.timeline.state.crypt[0].owner)
1
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from ..coach.bots import PERSON
from ..engine import record
from ..engine.errors import error_language
from ..engine.game import BadNotation, Refusal, Step
from ..engine.timeline import Timeline
from ..front import named
from ..games import FIRST, GAMES
from . import explain
from .rules import index
from .shown import Aligned, Item, Table, Told, Verdict, looking
from .words import Words


def tell(
    voice: explain.Voice, steps: Iterable[Step[Any]], before: Any | None, viewer: int | None
) -> Told:
    """Steps of a game, numbered: what happened and why, as `viewer` may know it.

    `before` is the state they begin from (None: the game begins with them).
    """
    view, tells = GAMES[voice.game].view, explain.teller(voice.game)
    seen = None if before is None else view(before, viewer)
    items = []
    for step in steps:
        after = view(step.state, viewer)
        news = tells.news(voice, step.event, after, seen)
        phase = voice.phase(step.event, after)
        items.append(Item(news.text, news.why, news.rule, phase))
        seen = after
    return Told(items=items, first=1)


class Tour:
    """A game of one person, explained as it goes: alone at the table, or playing all seats.

    `lang` is the code of a language, such as "fr"; `game` is the name of a game, `setup` the fields
    of its setup, such as `players` and `sides`. `timeline` is the game itself, for all that the
    tour does not do.

    :raises BadSetup: if no game can start so; it says why in that language.
    :raises ValueError: if there is no such language or no such game, with those there are.
    """

    def __init__(self, lang: str = "en", seed: int = 1, game: str = FIRST, **setup: object) -> None:
        self.words = Words(lang)
        played = named(game)
        with error_language(self.words.lang):
            self._begin(Timeline(played, played.setup(setup), seed))

    def __repr__(self) -> str:
        """Where the game is, as the player on turn may know it."""
        seen = self._view()
        turn = self.tells.turn(self.voice, seen)
        return f"<Tour of {self.game.name} ({self.words.lang}): round {seen.round}. {turn}>"

    def _begin(self, timeline: Timeline) -> None:
        setup = timeline.setup
        self.timeline = timeline
        self.game = timeline.game
        seats = [PERSON] * setup.players
        self.rules = index(self.game.name)
        self.tells = explain.teller(self.game.name)
        alone = 0 if setup.players == 1 else None
        self.voice = self.tells.Voice(self.words, alone, [*seats, *self.game.roles(len(seats))])

    # --- looking

    @property
    def viewer(self) -> int | None:
        """For whom the tour is told: who decides first; None when a game of several is over."""
        return looking(self.timeline)

    def table(self) -> Table:
        """The table as the player on turn may know it."""
        return Table(self.voice, self._view())

    def _view(self) -> Any:
        return self.game.view(self.timeline.state, self.viewer)

    def news(self) -> Told:
        """What led to this decision: each step and why it was so."""
        moment = self.timeline.moment
        before = None if moment.parent is None else self.timeline.parent(moment).state
        return tell(self.voice, moment.steps, before, self.viewer)

    def after(self, step: int) -> Table:
        """The table right after one of the steps that `news` and `play` number.

        :raises IndexError: if there is no such step.
        """
        steps = self.timeline.moment.steps
        if not 1 <= step <= len(steps):
            raise IndexError(f"no step {step}: there are 1 to {len(steps)}")
        return Table(self.voice, self.game.view(steps[step - 1].state, self.viewer))

    def may(self) -> Told:
        """What the player on turn may do now."""
        title, items = self.tells.may(self.voice, self._view())
        return Told([title], items)

    def rule(self, rule: str) -> Told:
        """A rule in words, our ruling where the rulebooks are silent, and where they state it.

        :raises KeyError: if there is no such rule, with those that are written alike.
        """
        if rule not in self.rules:
            alike = difflib.get_close_matches(rule, self.rules, cutoff=0.4) or list(self.rules)[:3]
            raise KeyError(f"no rule {rule!r}; there are {', '.join(alike)}")
        card = self.rules.card(self.words, rule)
        where = [
            self.words.say("labelled", label=name, value=heading) for name, heading in card.where
        ]
        return Told([card.title, card.text, card.ruling or ""], where)

    def score(self) -> Told | Aligned:
        """The score, line by line, once the game is over; until then, what may be done."""
        if self.game.deciders(self.timeline.state):
            return self.may()
        sheet = self.tells.score_sheet(self.voice, self._view())
        rows = [sheet.columns, *sheet.rows, sheet.total]
        return Aligned(rows, [sheet.verdict, sheet.next or ""])

    # --- playing

    def play(self, text: str, new_luck: bool = False) -> Told:
        """Make a decision in notation (`a4 c33`, `recover`...), or read which rule forbids it.

        It is made where the steps of this moment have led, also if one is looking at an earlier
        one. `new_luck`: from here on, all chance is drawn afresh.
        """
        move = self._read(text)
        if isinstance(move, Refusal):
            return self._refused(move)
        self.timeline.play(move, new_luck)
        return self.news()

    def why_not(self, text: str) -> Told:
        """Which rule forbids a move, if one does; nothing is played."""
        move = self._read(text)
        if isinstance(move, Refusal):
            return self._refused(move)
        return Verdict(self.words.say("verdict-allowed"))

    def _read(self, text: str) -> Any | Refusal:
        """The move that a text names, if it may be made now."""
        state = self.timeline.moment.state
        try:
            move = self.game.read_move(text, state)
        except BadNotation as error:
            return error.refusal
        return self.game.why_not(state, move) or move

    def _refused(self, refusal: Refusal) -> Verdict:
        title = self.rules.card(self.words, refusal.rule).title
        return Verdict(explain.refusal(self.voice, refusal), refusal.rule, title)

    def rewind(self, decisions: int = 1) -> Table:
        """Go back this many decisions (to the start at most) and look at the table there.

        :raises ValueError: if the number is negative.
        """
        if decisions < 0:
            raise ValueError(f"{decisions} decisions cannot be gone back")
        line = self.timeline.line()
        self.timeline.go(line[max(0, len(line) - 1 - decisions)].id)
        return self.table()

    # --- keeping

    def save(self) -> str:
        """The whole game with all its branches as text, for a file."""
        return record.save_text(self.timeline)

    def code(self) -> str:
        """The game up to here as a code, short enough for a web address."""
        return record.code(self.timeline)

    def load(self, text: str) -> Table | Told:
        """Go on with a saved game, or with the one of a code, and look at its table.

        If it cannot be loaded, what is told says why, and the game goes on as it was.
        """
        try:
            timeline = self._load(text)
        except record.RecordError as error:
            return Told([explain.error(self.voice, error)])
        self._begin(timeline)
        return self.table()

    def _load(self, text: str) -> Timeline:
        loaded: tuple[Timeline, dict[str, Any]]
        if record.is_record(text.lstrip()):
            loaded = record.load_text(text, GAMES)
        else:
            loaded = record.load_code(text, GAMES)
        return loaded[0]
