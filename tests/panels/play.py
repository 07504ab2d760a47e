"""A play: what a tutor sends to its page, recorded message by message, for tests in a DOM.

A state is a function that returns a play (see `states/`). Its name is that of its file and its own:
`hints` in `states/coach.py` is "coach/hints", and "coach/hints-fr" where it has languages.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Self

from crypt_core.coach.bots import choose
from crypt_widgets import Tutor
from crypt_widgets.assets import kit_script
from crypt_widgets.panel import Panel
from crypt_widgets.panels.registry import TOOLS

STATES = Path(__file__).parent / "states"
MOST = 300
"""Messages until a game is given up."""
NOT_DRAWN = {"layout", "tabbable", "tooltip"}
"""Traits of any widget, which no panel's script reads."""


def traits(state: dict[str, Any]) -> dict[str, Any]:
    """Keep what a page is sent of a panel, without its files."""
    kept = {name: it for name, it in state.items() if name not in NOT_DRAWN and name[0] != "_"}
    return kept | {"classes": state["_dom_classes"]} if "_dom_classes" in state else kept


def module_of(module: str, kind: str) -> str:
    """The file that the script of a panel is recorded in."""
    return f"{module}.{kind}.mjs"


class Play:
    """A tutor whose page is recorded: `before` the page opens, and what it does `then`."""

    def __init__(self, game: Any = None, **options: Any) -> None:
        self.tutor = Tutor(game=game, **options)
        self.facts: dict[str, Any] = {}
        """Values that a test compares with."""
        self.start: dict[str, Any] | None = None
        self.steps: list[dict[str, Any]] = []
        self.modules: dict[str, str] = {}
        """The text of each module, by the name of its file."""
        self._known: set[str] = set()
        self._sent: list[tuple[str, dict[str, Any]]] = []

    @property
    def session(self) -> Any:
        """The state of the table that is shown: of the game, or of a task."""
        return self.tutor.live.shell.front

    def before(self, do: str, **facts: Any) -> None:
        """Answer a message before the page opens."""
        assert self.start is None, "the page is open: see `then`"
        self.tutor.live.answer({"do": do, **facts})

    def on(self) -> Self:
        """Continue to the next decision of a person before the page opens, through any curtain."""
        for _ in range(20):
            if self.session.curtain:
                self.before("curtain")
            elif self.session.deciding or self.session.over:
                return self
            else:
                self.before("continue")
        raise AssertionError("nobody is asked")

    def until(self, wanted: Callable[[Any], bool], bot: str = "random") -> None:
        """Play before the page opens, as a bot would, until its session is as wanted."""
        for _ in range(MOST):
            if wanted(self.session):
                return
            timeline = self.session.timeline
            if self.session.deciding and timeline.at_decision:
                move = choose(bot, timeline.game, timeline.state, timeline.moment.luck)
                self.before("play", move=str(timeline.game.write_move(move)))
            else:
                self.before("curtain" if self.session.curtain else "continue")
        raise AssertionError("it does not come to that")

    def then(self, do: str, **facts: Any) -> None:
        """Answer a message that the open page will send."""
        message = {"do": do, **facts}
        self._step(message, lambda: self.tutor.live.answer(message))

    def meanwhile(self, act: Callable[[Tutor], object]) -> None:
        """Change something in Python while the page is open; nobody asks for it there."""
        self._step(None, lambda: act(self.tutor))

    def recorded(self) -> dict[str, Any]:
        """Return all of it, ready for JSON."""
        self._open()
        return {"start": self.start, "steps": self.steps, "facts": self.facts}

    def _open(self) -> None:
        if self.start is None:
            self.start = {"panels": self._new_panels(), "app": self._app()}

    def _step(self, message: dict[str, Any] | None, act: Callable[[], object]) -> None:
        self._open()
        self._sent = []
        act()
        sent = self._sent
        step = {"message": message, "panels": self._new_panels(), "sent": sent, "app": self._app()}
        self.steps.append(step)

    def _new_panels(self) -> dict[str, Any]:
        """Find the panels made since the last step, as they are now."""
        new = {name: it for name, it in self.tutor.live.panels.items() if name not in self._known}
        self._known |= new.keys()
        return {name: self._panel(name, panel) for name, panel in new.items()}

    def _panel(self, name: str, panel: Panel) -> dict[str, Any]:
        def send(data: dict[str, Any], **_more: Any) -> None:
            if data.get("method") == "custom":
                self._sent.append((name, {"custom": data["content"]}))
            else:
                self._sent.append((name, {"state": traits(data["state"])}))

        panel.comm.send = send  # a widget without a kernel speaks to nobody
        kind = type(panel)
        module = module_of(kind.__module__.removeprefix("crypt_widgets."), kind.__name__)
        self.modules[module] = panel.trait_defaults("_esm")
        return {"module": module, "state": traits(panel.get_state())}

    def _app(self) -> dict[str, Any]:
        """Return the panels' places on the page: see `Whole.place`."""
        placed = [(name, panel) for name, panel in self.tutor.live.panels.items()]
        placed.sort(key=lambda it: it[1].order)
        return {
            "classes": list(self.tutor._dom_classes),
            "page": [name for name, panel in placed if panel.area != TOOLS],
            "tools": [name for name, panel in placed if panel.area == TOOLS],
        }


_STATES: dict[str, dict[str, Callable[[], Play]]] = {}
"""The states by the file and the function that they are of, then by their full names."""


def state(langs: Sequence[str] = ("en",)) -> Callable[[Callable[[str], Play]], None]:
    """Register a function that makes a play in a language; of several each is a state."""

    def register(make: Callable[[str], Play]) -> None:
        name = f"{make.__module__.rpartition('.')[2]}/{make.__name__.replace('_', '-')}"
        assert name not in _STATES, name
        _STATES[name] = {
            (name if lang == "en" else f"{name}-{lang}"): (lambda lang=lang: make(lang))
            for lang in langs
        }

    return register


def states() -> dict[str, dict[str, Callable[[], Play]]]:
    """Find all states."""
    for file in sorted(STATES.glob("*.py")):
        import_module(f"tests.panels.states.{file.stem}")
    return _STATES


def record(names: Sequence[str], folder: Path) -> None:
    """Record these states, in all their languages, into a folder, unless they are there.

    What all panels await is there too, in `kit.mjs`.
    """
    (folder / "kit.mjs").write_text(kit_script(), encoding="utf-8")
    for name in names:
        for full, make in states()[name].items():
            file = folder / f"{full.replace('/', '.')}.json"
            if file.exists():
                continue
            play = make()
            file.write_text(json.dumps(play.recorded(), ensure_ascii=False), encoding="utf-8")
            for module, text in play.modules.items():
                (folder / module).write_text(text, encoding="utf-8")
