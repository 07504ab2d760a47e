"""The game being learned: one object that any number of panels hang on.

It has the state and the panels' widgets, hears what their users ask, and draws them anew; what
stands where is for those who hang on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, cast
from weakref import WeakKeyDictionary

from crypt_core.engine.game import IllegalMove
from crypt_core.engine.timeline import Moment, Timeline
from crypt_core.engine.told import told_in
from crypt_core.teach import explain
from crypt_core.teach.lessons.task import Lesson
from crypt_core.teach.words import LANGS, Words

from . import faults
from .panel import Panel, as_one
from .panels.frame.present import told_trouble
from .panels.laid import written
from .panels.registry import TOOLS, Panels, panels_at
from .traits import GameTraits
from .tutoring.messages import Sent, wrong
from .tutoring.opening import Opened, held
from .tutoring.route import Route, T, parts
from .tutoring.router import ROUTES, part_of, receive, routes_of
from .tutoring.session import Session
from .tutoring.shell import Shell, Tool

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


class Hanging(Protocol):
    """Who shows panels of a game, as the game knows them."""

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
        with told_in(spoken):
            opened = held(game, {n: v for n, v in fields.items() if v is not None})
        self._begin(opened, spoken, lesson)

    @classmethod
    def of(cls, game: Any = None, **options: Any) -> LiveGame:
        """The live game of whatever somebody has at hand: a panel's own, or a new one.

        Panels of one timeline share one game.
        """
        if isinstance(game, GameTraits):
            found = cast(LiveGame, game.live)
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
        self.shell.tools = self.tools
        self.panels: dict[str, Panel] = {}
        """The panels' widgets that there are, by name; made when somebody first shows them."""
        self.routes: Mapping[str, Route] = ROUTES
        """Who handles what these panels send: messages of a game that is left may still come."""
        self.worded: str | None = None
        """The language of the panels' labels."""
        self.hanging: list[Hanging] = []
        """Who shows any of them."""
        self._bringer: Panel | None = None
        """The panel whose message is being acted on, if its page takes the answer in one."""
        self.read_at = ""
        """The name of the panel from which a rule was last asked for."""
        self.now: dict[str, Any] = {}
        """The traits as they are."""
        self._odds: dict[str, Any] | None = {}
        self._made: Moment | None = None
        """The decision that a person has made last."""
        super().__init__()
        _LIVE[opened.timeline] = self
        self._tell()

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
        with told_in(session.words.lang):
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
        return self.session.games.record()

    def code(self) -> str:
        """The line to where one is as a code, as it stands in a shared address."""
        return self.session.games.code()

    # --- panels

    def hang(self, shown: Hanging) -> None:
        """Somebody shows panels of this game from now on."""
        self.hanging.append(shown)
        self.redraw()

    def _wanted(self, game: str) -> Panels:
        """The panels that somebody shows."""
        there = panels_at(game)
        asked = [shown.wanted(game) for shown in self.hanging]
        if None in asked:
            return there
        names = set().union(*(names for names in asked if names))
        return {name: kind for name, kind in there.items() if name in names}

    def _make(self, wanted: Panels) -> None:
        """Make those of these panels that there are not yet."""
        for name, kind in wanted.items():
            if name not in self.panels:
                panel = self.panels[name] = kind()
                panel.add_class(f"crypt-{name}")
                panel.add_class(f"crypt-in-{panel.area}")
                panel.on_ask(partial(self._hear_at, name))
                panel.words = self.session.words.labels(panel.labels())

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
        # A widget's callback that raises would die in silence.
        trouble = None
        try:
            reply = self.hear(message)
            if reply is not None:
                self.panels["frame"].send(reply)
                return
        except Exception:  # noqa: BLE001
            faults.tell()
            trouble = self._stumbled
        self._redraw_or_leave(trouble)

    def hear(self, message: Sent) -> Mapping[str, Any] | None:
        """Let a message be handled, and return what the frame is sent; nothing is drawn yet."""
        session = self.shell.front
        before = session.timeline.place.moment
        reply = receive(self.shell, message)
        played = message["do"] == "play" and session.draft.verdict is None
        if played and session.timeline.place.moment != before:
            self._made = session.timeline.moment
        return reply

    def _redraw_or_leave(self, trouble: str | None) -> None:
        """Redraw; if it is the task that cannot be drawn, the game comes back to the table.

        If that cannot be drawn either, all stays as it was and the trouble is told.
        """
        try:
            self.redraw(trouble)
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
                told = told_trouble(self.session, self._stumbled)
                frame.data = {**frame.data, "trouble": told}

    @property
    def _stumbled(self) -> str:
        """What the learner is told of an error of the tutor's own."""
        return self.session.words.say("trouble-text")

    def redraw(self, trouble: str | None = None) -> None:
        """Bring every panel up to the moment shown; only what has changed is sent."""
        session, self.shell.stumbled = self.shell.front, trouble
        known = [*self.panels.values()]
        self._make(self._wanted(session.game.name))
        self.routes = {**self.routes, **routes_of(session.game.name)}
        self.session.reading.there = session.reading.there = self.panels.keys()
        for shown in self.hanging:
            shown.arrange()
        # A panel that has just been made is not on the page yet, to be sent anything with others.
        with as_one(known, self._bringer):
            self._draw()
        for shown in self.hanging:
            shown.place()
        self._tell()

    def _draw(self) -> None:
        """Draw each panel; one that a task hides, or that is another game's, has nothing."""
        shell, session = self.shell, self.shell.front
        for panel in sorted(self.panels.values(), key=lambda panel: panel.drawn):
            if self.worded != session.words.lang:
                panel.words = session.words.labels(panel.labels())
            away = panel.game not in ("", session.game.name)
            if away or (self._is_tool(panel) and shell.hides(panel.name)):
                panel.data = {}
                continue
            with panel.hold_sync():
                panel.show(self.data_of(panel), self._ask)
        self.worded = session.words.lang

    def data_of(self, panel: Panel) -> Mapping[str, Any]:
        """What a panel draws at the moment shown."""
        return self._ask(panel.present)

    def _ask(self, presenter: Callable[..., T]) -> T:
        """Call a presenter with the parts of the tutor that its parameters name."""
        return presenter(*(part_of(self.shell, kind) for kind in parts(presenter)))

    @staticmethod
    def _is_tool(panel: Panel) -> bool:
        """Whether it is one of the panels of which one at a time is shown."""
        return panel.area == TOOLS and panel.name != "tools"

    def tools(self) -> list[Tool]:
        """The tools that have something to show, in the order in which they are read."""
        read = sorted(self.panels.values(), key=lambda panel: panel.order)
        return [Tool(it.name, it.sign, it.tab) for it in read if self._is_tool(it) and it.data]

    # --- traits

    def proper(self, name: str, value: Any) -> Any:
        """The value that a trait may take.

        :raises ValueError: if it may not take this one; it says what could be.
        """
        timeline = self.shell.front.timeline
        if name == "lang":
            return Words.asked(value)
        most = {
            "moment": len(timeline.moments) - 1,
            "step": len(timeline.moment.steps),
            "viewer": timeline.setup.players - 1,
        }
        if name in most and value is not None and not 0 <= value <= most[name]:
            raise ValueError(f"there is no {name} {value}: there are 0 to {most[name]}")
        if name == "moment" and self.shell.front.branches.bound and value != timeline.tip.id:
            raise ValueError("nobody goes back past a decision in this game until it is over")
        if name == "seed" and value < 0:
            raise ValueError(f"a seed is a whole number from 0 up, not {value}")
        return value

    def put(self, name: str, value: Any) -> None:
        """Bring the game to what somebody has set one of its traits to."""
        session = self.shell.front
        if name == "moment":
            session.branches.go(value)
        elif name == "step":
            session.branches.go(session.timeline.place.moment, value)
        elif name == "claim":
            session.draft.lay(value)
        elif name == "viewer":
            session.look_as(value)
        elif name == "seed":
            self.shell.leave()
            self.session.games.deal(value)
        elif name == "lang":
            self.shell.asked_lang = value
            self.shell.speak(value)
        self.redraw()

    def _tell(self) -> None:
        """Bring all traits up to the moment shown, here and in what hangs here."""
        session = self.shell.front
        place, verdict = session.timeline.place, session.draft.verdict
        self._odds = None
        self.now = {
            "lang": session.words.lang,
            "seed": session.timeline.seed,
            "moment": place.moment,
            "step": place.step,
            "viewer": session.viewer,
            "claim": verdict.move if verdict else "",
            "verdict": self._judged(),
            "played": self._played(),
        }
        everyone: list[GameTraits | Hanging] = [self, *self.hanging]
        for one in everyone:
            one.follow(self.now)  # who hears of it may have changed it

    def odds_now(self) -> dict[str, Any]:
        """The odds of what is asked at the moment shown; worked out when somebody looks."""
        if self._odds is None:
            ask = getattr(self.shell.front.face, "odds", None)
            self._odds = ask(self.shell.front) if ask else {}
        return self._odds

    def _judged(self) -> dict[str, Any]:
        """What the judge says of the claim."""
        session = self.shell.front
        verdict = session.draft.verdict
        if verdict is None:
            return {}
        refusal = verdict.refusal
        return {
            "move": verdict.move,
            "allowed": refusal is None,
            "rule": refusal.rule if refusal else None,
            "text": explain.refusal(session.voice, refusal)
            if refusal
            else session.words.say("verdict-allowed"),
        }

    def _played(self) -> dict[str, Any]:
        """The decision that a person has made last."""
        made = self._made
        if made is None:
            return {}
        return {"moment": made.id, "player": made.move.player, "move": written(made.move)}
