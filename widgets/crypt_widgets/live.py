"""The game being learned: one object that any number of panels share.

It has the state and the panels' widgets, hears what their users ask, and draws them anew; where
each panel is, its hosts decide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakKeyDictionary

from crypt_core.engine.errors import error_language
from crypt_core.engine.game import IllegalMove
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons.task import Lesson
from crypt_core.teach.words import LANGS, Words

from . import faults
from .drawing import Drawing
from .panel import Panel, as_one
from .traits import GameTraits, Values
from .tutoring.messages import Sent, wrong
from .tutoring.opening import Opened, held
from .tutoring.route import Route
from .tutoring.router import ROUTES, receive, routes_of
from .tutoring.session import Session
from .tutoring.shell import Shell

if TYPE_CHECKING:
    import pandas

    from crypt_core.teach.shown import Told

OFFERED = ("game", "play", "frame", "record", "code", "observe", "unobserve")
"""What a game offers beside its traits, for those who press Tab."""
TOGETHER = "together"
"""Of any message, how it may be answered: its page takes what all panels send in one."""


def offered(has: GameTraits) -> list[str]:
    """The names that are of use of a game, or of what shows one."""
    return [*(name for name in has.trait_names() if not name.startswith("_")), *OFFERED]


class PanelHost(Protocol):
    """A widget that shows panels of a game."""

    def wanted(self, game: str) -> set[str] | None:
        """The names of the panels that it shows of a game; None: all of them."""

    def arrange(self) -> None:
        """Make room for what is to be drawn."""

    def place(self) -> None:
        """All panels have been drawn."""

    def follow(self, told: Mapping[str, Any]) -> None:
        """Take over the traits of the game."""


_LIVE: WeakKeyDictionary[Timeline, LiveGame] = WeakKeyDictionary()
"""The games that timelines are played in: panels of one timeline share one."""


class LiveGame(GameTraits):
    """A game being played and learned, which panels share: `Table(game)`, `Story(game)`.

    Args:
        game: the name of a new game, "crypt" if left out; or a game that there is: a
            timeline, a record (text, data or file), or the code of a shared game.
        lang: the language's code, such as "fr".
        seed: of a new game, for all its luck; drawn if left out.
        players: of a new game, how many people and bots play.
        seats: who plays, a seat each: "person", or a bot such as "bot:sensible".
        setup: what else a new game is set up with, such as ``sides="ABABAB"``.

    Its traits (`moment`, `claim`, `viewer`, `seed`, `lang`...) can be set, observed and linked: all
    panels follow. `play` makes a decision, `game` is the timeline.

    :raises ValueError: if there is no such language or game, with those there are.
    :raises BadSetup, RecordError: if no game can start so, or it cannot be loaded; it says why.
    """

    def __init__(
        self,
        game: Any = None,
        *,
        lang: str | None = None,
        seed: int | None = None,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        lesson: Lesson | None = None,
        **setup: object,
    ) -> None:
        spoken = None if lang is None else Words.asked(lang)
        Words(spoken or LANGS[0]).get_ready()
        sitting = None if seats is None else list(seats)
        fields = {"seed": seed, "players": players, "seats": sitting, **setup}
        with error_language(spoken):
            opened = held(game, {n: v for n, v in fields.items() if v is not None})
        self._begin(opened, spoken, lesson)

    @classmethod
    def of(cls, game: Any = None, **options: Any) -> LiveGame:
        """The live game of whatever somebody has at hand: a panel's own, or a new one.

        Panels of one timeline share one game.
        """
        if isinstance(game, GameTraits):
            found = game.live
        elif isinstance(game, Timeline) and game in _LIVE:
            found = _LIVE[game]
        else:
            return cls(game, **options)
        lang = options.pop("lang", None)
        if given := [name for name, value in options.items() if value is not None]:
            told = ", ".join(given)
            raise TypeError(f"{told}: this game has begun, and only a new one is set up")
        if lang is not None:
            found.lang = lang
        return found

    @property
    def live(self) -> LiveGame:
        """The game itself."""
        return self

    def _begin(self, opened: Opened, lang: str | None, lesson: Lesson | None) -> None:
        self.session = Session(lang or "en", opened)
        self.shell = Shell(self.session, lesson)
        self.shell.asked_lang = lang
        self.drawing = Drawing(self.shell)
        """The widgets of the panels that somebody shows."""
        self.panels = self.drawing.panels
        self.routes: Mapping[str, Route] = ROUTES
        """Who handles what these panels send: messages of a game that is left may still come."""
        self.hosts: list[PanelHost] = []
        """Who shows any of them."""
        self._bringer: Panel | None = None
        """The panel whose message is being acted on, if its page takes the answer in one."""
        self.read_at = ""
        """The name of the panel from which a rule was last asked for."""
        self.values = Values(self)
        """The traits as they are, and what they may become."""
        super().__init__()
        _LIVE[opened.timeline] = self
        self.tell_all()

    def __repr__(self) -> str:
        """Which game, and where it is."""
        return f"<LiveGame: {self.in_words}>"

    def __dir__(self) -> list[str]:
        """What there is to be used."""
        return offered(self)

    @property
    def in_words(self) -> str:
        """Which game it is and whose turn, in its language."""
        session = self.shell.front
        seen = session.game.view(session.timeline.state, session.viewer)
        title = session.words.say(f"game-{session.game.name}")
        round_ = session.words.say(f"game-{session.game.name}.in-round", round=seen.round)
        return f"{title}, {round_}. {session.tells.turn(session.voice, seen)}"

    # --- the game, for whoever asks in Python

    @property
    def game(self) -> Timeline:
        """The game as a timeline, with all that has been played, whoever played it."""
        return self.session.written.timeline

    def play(self, move: str, new_luck: bool = False) -> Told:
        """Make a decision in notation ("a5 b3"), and go on to the next one that a person has.

        It is made where the steps of this moment have led. What comes of it is told, and `print`
        has it in words. `new_luck`: from here on, all chance is drawn afresh.

        :raises IllegalMove: or BadNotation: if it cannot be made; it names the rule.
        """
        from crypt_core.teach.tour import tell

        session, timeline = self.shell.front, self.shell.front.timeline
        with error_language(session.words.lang):
            if not timeline.at_decision:
                timeline.go(timeline.place.moment)
            before = timeline.state
            session.open_curtain()
            self.hear({"do": "luck", "luck": "new" if new_luck else "same"})
            self.hear({"do": "play", "move": move})
            verdict = session.draft.verdict
            if verdict is not None and verdict.refusal is not None:
                self.redraw()
                raise IllegalMove(verdict.refusal, len(session.seats))
        told = tell(session.voice, timeline.moment.steps, before, session.viewer)
        self.hear({"do": "continue"})
        self.redraw()
        return told

    def frame(self, rows: str = "events") -> pandas.DataFrame:
        """The game as a data frame: a row for each event, or "decisions", "seats", "games"."""
        from crypt_core import frame

        found: pandas.DataFrame = frame(self.game, rows)
        return found

    def record(self) -> str:
        """The whole game with all its branches as text, as the tutor saves it."""
        return self.session.match.record()

    def code(self) -> str:
        """The line to where one is as a code, as it stands in a shared address."""
        return self.session.match.code()

    # --- panels

    def attach(self, shown: PanelHost) -> None:
        """Somebody shows panels of this game from now on."""
        self.hosts.append(shown)
        self.redraw()

    def _hear_at(self, panel: str, message: Sent) -> None:
        if message["do"] in self.panels[panel].ANSWERS:
            return
        if message["do"] == "rule":
            self.read_at = panel
        self._bringer = self.panels[panel] if message.get(TOGETHER) else None
        try:
            self.answer(message)
        finally:
            self._bringer = None

    def answer(self, message: Sent) -> None:
        """Act on a panel's message, redraw, and show what went wrong if anything did.

        What is no message that a panel sends changes nothing, and is told.
        """
        message = {fact: what for fact, what in message.items() if fact != TOGETHER}
        route = self.routes.get(str(message["do"]))
        fault = wrong(message, route and route.message)
        if fault is not None:
            self._redraw_or_leave(self.session.words.say("trouble-message", what=fault))
            return
        changed = route and route.part
        # A widget's callback that raises would die in silence.
        trouble = None
        try:
            reply = self.hear(message)
            if reply is not None:
                self.panels["frame"].send(reply)
                return
        except Exception:  # noqa: BLE001
            faults.tell()
            trouble, changed = self._stumbled, None
        self._redraw_or_leave(trouble, changed)

    def hear(self, message: Sent) -> Mapping[str, Any] | None:
        """Let a message be handled, and return what the frame is sent; nothing is drawn yet."""
        session = self.shell.front
        before = session.timeline.place.moment
        reply = receive(self.shell, message)
        played = message["do"] == "play" and session.draft.verdict is None
        if played and session.timeline.place.moment != before:
            self.values.made = session.timeline.moment
        return reply

    def _redraw_or_leave(self, trouble: str | None, changed: type | None = None) -> None:
        """Redraw; if it is the task that cannot be drawn, the game comes back to the table.

        If that cannot be drawn either, all stays as it was and the trouble is told.
        """
        try:
            self.redraw(trouble, changed)
            return
        except Exception:  # noqa: BLE001
            faults.tell()
        self.shell.leave()
        try:
            self.redraw(self._stumbled)
        except Exception:  # noqa: BLE001
            faults.tell()
            if "frame" in self.panels:
                frame = self.panels["frame"]
                title = self.session.words.say("trouble-title")
                frame.data = {**frame.data, "trouble": {"title": title, "text": self._stumbled}}

    @property
    def _stumbled(self) -> str:
        """What the learner is told of an error of the tutor's own."""
        return self.session.words.say("trouble-text")

    def tell_all(self) -> None:
        """Bring all traits up to the moment shown, here and in what shows this game."""
        now = self.values.renew()
        everyone: list[GameTraits | PanelHost] = [self, *self.hosts]
        for one in everyone:
            one.follow(now)  # its observers may have changed it

    def redraw(self, trouble: str | None = None, changed: type | None = None) -> None:
        """Bring every panel up to the moment shown; only what has changed is sent.

        `changed` is the part of the tutor that was changed, None: any of it.
        """
        session, self.shell.fault = self.shell.front, trouble
        if not self.shell.playing and len(self.session.timeline.moments) > 1:
            # Somebody has decided in it, in Python or in a panel that shares the game.
            self.shell.sit_down()
        known = [*self.panels.values()]
        wanted = [shown.wanted(session.game.name) for shown in self.hosts]
        for name, panel in self.drawing.make(wanted).items():
            panel.on_ask(partial(self._hear_at, name))
        self.routes = {**self.routes, **routes_of(session.game.name)}
        self.session.reading.there = session.reading.there = self.panels.keys()
        for shown in self.hosts:
            shown.arrange()
        # A panel that has just been made is not on the page yet, to be sent anything with others.
        with as_one(known, self._bringer):
            self.drawing.draw(self.data_of, changed)
        for shown in self.hosts:
            shown.place()
        self.tell_all()

    def data_of(self, panel: Panel) -> Mapping[str, Any]:
        """What a panel draws at the moment shown."""
        return self.drawing.ask(panel.present)
