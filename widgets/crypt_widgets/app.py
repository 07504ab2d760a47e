"""The tutor: panels around a game and what is learned beside it, redrawn after every message."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import ipywidgets

from crypt_core.teach import explain
from crypt_core.teach.lessons.task import Lesson
from crypt_core.teach.offer import offer
from crypt_core.teach.words import LANGS, Words

from .course import LESSON
from .faces import Draw
from .forms import judged_cards, new_game_forms
from .frame import Frame
from .opening import new_game
from .panel import Growing, Panel
from .panels import SHARED, Panels, panels_of
from .present_bar import bar_data
from .present_estimate import estimate_data, estimate_review_data
from .present_learn import learn_data
from .present_reference import reference_data
from .present_screens import place_title, title_of
from .present_story import story_data
from .present_tools import tools_data
from .present_whatif import told_moments, whatif_data
from .session import Session
from .shell import Shell
from .wire import MESSAGES, JudgeCards, Messages, Sent, wrong

if TYPE_CHECKING:
    from .data import FrameData, Invitation, KeptPlace, Resume, Told


TOOLS = "tools"
"""The area of the panels of which one at a time is shown."""


class Tutor(ipywidgets.Box):  # type: ignore[misc]  # ipywidgets has no types
    """The whole tutor as one widget: header, phase ribbon, table, the bar below it, and the tools.

    `lang` is a language's code (None: what the browser prefers, or the variable CRYPT_TUTOR_LANG);
    `game` (one of `games.NAMES`; or the variable CRYPT_TUTOR_GAME), `seed` and the fields of its
    setup (`players`, and what else it has) set up the first game, the first of them if left out.
    `lesson` is one of one's own, to begin with; it is checked first.

    :raises BadSetup, RecordError: if no game can start so; they say what could be.
    :raises LessonFault: naming what is wrong with the lesson.
    """

    def __init__(
        self,
        lang: str | None = None,
        game: str | None = None,
        seed: int | None = None,
        lesson: Lesson | None = None,
        **setup: object,
    ) -> None:
        self.asked_lang = lang or os.environ.get("CRYPT_TUTOR_LANG")
        if lesson is not None:
            from crypt_core.teach.lessons.check import check  # only here: few bring a lesson

            check(lesson)
        game = game or os.environ.get("CRYPT_TUTOR_GAME")
        fields = {"game": game, "seed": seed, **setup}
        self.session = Session(Words.best(self.asked_lang or "en"), new_game(fields))
        self.shell = Shell(self.session, lesson)
        self.panels: dict[str, Panel] = {}
        """The panels that there are, by name: a game's own from its first moment at the table."""
        self.labels: dict[str, tuple[str, ...]] = {}
        """The ids of each panel's fixed labels."""
        self.messages: Messages = MESSAGES
        """The messages that these panels send: those of a game that is left may be on their way."""
        self.worded: str | None = None
        """The language of those labels."""
        self.placed: list[Panel] = []
        """The panels that are on the page, in the order in which they are read."""
        super().__init__()
        self.region: ipywidgets.Box | None = None
        """Where the tools are."""
        self.add_class("crypt-app")
        self.redraw()

    def __repr__(self) -> str:
        """What is left of it where no kernel runs."""
        table = self.session.timeline.view()
        return f"<Tutor of {self.session.game.name}, round {table.round}: run the cell to play>"

    def _make(self, wanted: Panels) -> None:
        """Make those of these panels that there are not yet."""
        for name, (kind, ids) in wanted.items():
            if name not in self.panels:
                panel = self.panels[name] = kind()
                self.labels[name] = ids
                panel.add_class(f"crypt-{name}")
                panel.add_class(f"crypt-in-{panel.area}")
                panel.on_ask(self._answer)
                panel.words = self.session.words.labels(ids)

    def _answer(self, message: Sent) -> None:
        """Act on a panel's message, redraw, and show what went wrong if anything did.

        What is no message that a panel sends changes nothing, and is told.
        """
        fault = wrong(message, self.messages)
        if fault is not None:
            self._redraw_or_leave(self.session.words.say("trouble-message", what=fault))
            return
        if message["do"] == "ping":
            self.panels["frame"].send({"pong": message["n"]})
            return
        if message["do"] == "judge-cards":
            self.panels["frame"].send(judged_cards(self.session, cast(JudgeCards, message)))
            return
        if message["do"] == "hello" and self.asked_lang and not message.get("chosen"):
            message = {**message, "lang": self.asked_lang}
        # A widget's callback that raises would die in silence: what a programmer wants to know goes
        # to the standard error, which is the log of crypt-tutor (see kernel.py) and of a notebook;
        # the learner gets a sentence.
        trouble = None
        try:
            self.shell.receive(message)
        except Exception:  # noqa: BLE001
            traceback.print_exc()
            trouble = self._stumbled
        self._redraw_or_leave(trouble)

    def _redraw_or_leave(self, trouble: str | None) -> None:
        """Redraw; if it is the task that cannot be drawn, the game comes back to the table.

        If that cannot be drawn either, all stays as it was and the trouble is told.
        """
        try:
            self.redraw(trouble)
            return
        except Exception:  # noqa: BLE001
            traceback.print_exc()
        self.shell.leave()
        try:
            self.redraw(self._stumbled)
        except Exception:  # noqa: BLE001
            traceback.print_exc()
            frame = self.panels["frame"]
            frame.data = {**frame.data, "trouble": told_trouble(self.session, self._stumbled)}

    @property
    def _stumbled(self) -> str:
        """What the learner is told of an error of the tutor's own."""
        return self.session.words.say("trouble-text")

    def redraw(self, trouble: str | None = None) -> None:
        """Bring every panel up to the moment shown; only what has changed is sent.

        First what the learner is looking at; what the browser keeps comes last, since writing it
        holds the page up.
        """
        shell, session = self.shell, self.shell.front
        seen = session.game.view(session.timeline.state, session.viewer)
        self._make({**SHARED, **panels_of(session.game.name)})
        self.messages = {**self.messages, **session.face.MESSAGES}
        draw: dict[str, Draw] = {
            "learn": lambda: learn_data(shell),
            "reference": lambda: reference_data(shell),
            "bar": lambda: bar_data(session),
            "story": lambda: story_data(session, seen, shell.onward),
            **session.face.panels(session, seen),
            "estimate": lambda: estimate_data(session),
            "estimate-review": lambda: estimate_review_data(session),
            "whatif": lambda: whatif_data(session),
            "tools": lambda: tools_data(session, shell.game, self._tools()),
            "frame": lambda: frame_data(shell, trouble),
        }
        self._arrange()
        hidden = {name for name in self._tool_names() if shell.hides(name)}
        for name, panel in self.panels.items():
            if self.worded != session.words.lang:
                panel.words = session.words.labels(self.labels[name])
            if name not in draw or name in hidden:
                panel.data = {}
        keep, decisions = shell.game.kept()
        lists: dict[str, Callable[[], list[Any]]] = {
            "whatif": lambda: told_moments(session),
            "frame": lambda: decisions,
        }
        for name, data in draw.items():
            panel = self.panels[name]
            if name in hidden:
                continue
            with panel.hold_sync():
                panel.data = {**data()}
                if isinstance(panel, Growing):
                    panel.grow(lists[name]())
                if isinstance(panel, Frame):
                    panel.keep = {**keep, **kept_place(shell)}
                    panel.previous = shell.game.previous
        self.worded = session.words.lang
        self._place()

    def _place(self) -> None:
        """Put the panels on the page, the tools together in their region, and show one of these.

        With another below it, which the end of a game has, both scroll as one.
        """
        tabs = self.panels["tools"].data
        for name in self._tool_names():
            panel = self.panels[name]
            looks = {"crypt-shut": name not in (tabs["open"], *tabs["also"])}
            looks["crypt-also"] = name in tabs["also"]
            for look, there in looks.items():
                (panel.add_class if there else panel.remove_class)(look)
        if len(self.placed) < len(self.panels):
            self.placed = sorted(self.panels.values(), key=lambda panel: panel.order)
            # A new region: one that changes while it is moved leaves half of itself behind.
            before = self.region
            self.region = ipywidgets.Box([panel for panel in self.placed if panel.area == TOOLS])
            self.region.add_class("crypt-tools-region")
            # Some of what is said there belongs to no single tool, and looks as all else does.
            self.region.add_class("crypt")
            page = [panel for panel in self.placed if panel.area != TOOLS]
            self.children: Sequence[ipywidgets.Widget] = [*page, self.region]
            if before is not None:
                before.layout.close()
                before.close()

    def _tool_names(self) -> list[str]:
        """The names of the panels of which one at a time is shown."""
        return [n for n, p in self.panels.items() if p.area == TOOLS and n != "tools"]

    def _tools(self) -> dict[str, Panel]:
        """The tools that have something to show, by name, as they stand."""
        read = sorted(self.panels.items(), key=lambda item: item[1].order)
        return {n: p for n, p in read if p.area == TOOLS and n != "tools" and p.data}

    def _arrange(self) -> None:
        """Which panels there are room for: all, those of a task, or a screen alone."""
        shell = self.shell
        shown = {
            "crypt-on-screen": shell.screen is not None,
            "crypt-on-task": shell.screen is None and shell.practice is not None,
        }
        for name, there in shown.items():
            (self.add_class if there else self.remove_class)(name)


def frame_data(shell: Shell, trouble: str | None = None) -> FrameData:
    """The Frame's data: languages, the new-game form, and troubles."""
    session = shell.game
    words = session.words
    timeline = session.timeline
    told = None
    if trouble is not None:
        told = told_trouble(session, trouble)
    elif session.trouble is not None:
        text = explain.error(session.voice, session.trouble)
        told = {"title": words.say("load-trouble-title"), "text": text}
    return {
        "lang": words.lang,
        "langs": language_names(),
        "trouble": told,
        "resume": _resume(session),
        "invite": _invite(shell),
        "screen": shell.screen,
        "previous": words.say("previous-game") if session.previous else None,
        "game": session.game.name,
        # A new game like the one at the table is a new table all the same.
        "table": session.table,
        "title": words.say(f"game-{session.game.name}"),
        "setup": {
            "game": session.game.name,
            "seats": session.seats,
            "seed": "",
            "fields": offer(session.game.name).again(session.game.setup_fields(timeline.setup)),
            "games": new_game_forms(words.lang),
        },
        "about": words.say(
            "about", credits=words.say(f"game-{session.game.name}.credits"), seed=str(timeline.seed)
        ),
    }


def told_trouble(session: Session, text: str) -> Told:
    """A trouble of the tutor's own, as the Frame shows it."""
    return {"title": session.words.say("trouble-title"), "text": text}


@lru_cache(maxsize=1)
def language_names() -> list[list[str]]:
    """Each language by its own name."""
    return [[lang, Words(lang).say("language-name")] for lang in LANGS]


def _resume(session: Session) -> Resume | None:
    """The offer to go on with the game that the browser has kept."""
    if session.saved is None:
        return None
    say = session.words.say
    return {
        "title": say("resume-title"),
        "text": say("resume-text"),
        "yes": say("resume-yes"),
        "no": say("resume-no"),
    }


def kept_place(shell: Shell) -> KeptPlace:
    """What the browser is to keep of where one is."""
    return {
        "place": shell.places.now,
        "visit": shell.places.visit,
        "title": place_title(shell),
        "task": shell.places.task(),
    }


def _invite(shell: Shell) -> Invitation | None:
    """The newcomer's invitation to take the course; to go on with it, for who has begun it."""
    words, game, onward = shell.game.words, shell.subject, shell.welcoming
    if onward is not None and onward.lesson is not None:
        title = title_of(shell, LESSON, onward.lesson)
        return {
            "title": words.say("resume-title"),
            "text": words.say("welcome-text", title=title),
            "yes": words.say("welcome-yes"),
            "no": words.say("invite-no"),
            "lesson": onward.id,
        }
    if not shell.inviting:
        return None
    return {
        "lesson": None,
        "title": words.say("invite-title", game=words.say(f"game-{game}")),
        "text": words.say(f"game-{game}.invite"),
        "yes": words.say("invite-yes"),
        "no": words.say("invite-no"),
    }
