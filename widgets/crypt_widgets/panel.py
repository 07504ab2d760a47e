"""What every panel shares: its data, its words, its files, and the way it asks.

A panel draws `data` with the labels in `words` and sends back what its user asked for. It holds no
rule and no word of text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar

import anywidget
import traitlets

from crypt_core.teach.catalogue import FIRST, catalogue

from . import in_marimo
from .assets import HERE, mentioned, panel_script, read
from .folders import panel_name
from .tutoring.messages import Sent
from .tutoring.route import Ask

if TYPE_CHECKING:
    from crypt_core.teach.shown import Told

    from .panels.data import Added

EMPTY = """\
export default {
render({ model, el }) {
el.dataset.cryptLate = "";
model.on("change:loaded", () => {
el.classList.add("crypt");
el.dataset.cryptLate = "comes";
});
},
};
"""
"""The script of a panel that has nothing to show yet: it marks the place where one will draw, and
that its own script is on its way."""


class Panel(anywidget.AnyWidget):
    """A part of the tutor's screen.

    A subclass has its script and style beside it, in `panel.js` and `panel.css`, or names others:
    `_esm = script("notebook/phase")`, and `_css = style(...)` likewise. Its labels are those texts
    of its script that are ids of the catalogue; one that is put together when the script runs is
    listed in a comment above that code: `// Labels: ribbon-done ribbon-now`.
    """

    area: ClassVar[str]
    """Where on the page it stands: one of the areas that `layout.css` places."""
    tab: ClassVar[str]
    """Of a tool, the id of what is written on its tab,"""
    sign: ClassVar[str]
    """and the name of the sign on it."""
    ANSWERS: ClassVar[frozenset[str]] = frozenset()
    """The messages that the panel answers itself, which its game does not hear of."""
    order: ClassVar[int]
    """When it is read among all panels: the lowest first, whatever the page looks like."""
    at_once: ClassVar[bool] = True
    """Whether its script and style come when it is made; if not, when it first shows something."""
    UNTIL_LOADED: ClassVar[Mapping[str, Any]] = {"_css": "", "_esm": EMPTY}
    """What it has in the place of its files until they come, the script last."""
    draw_order: ClassVar[int] = 0
    """When it is drawn: the table first (-1), which the learner is looking at, the bar (1) after
    what offers something to it, then the what-if tree (2), the tabs and the companion (3) after all
    tools that they show, and last the frame (4), since the browser keeps what it has, which holds
    the page up."""
    on_first_screen: ClassVar[bool] = False
    """Whether the first screen has it; the others are made when that has been drawn."""
    shows_draft: ClassVar[bool] = True
    """Whether it may look otherwise when a move is laid out; if not, it is not drawn again then."""
    name: ClassVar[str] = ""
    """Its folder's name, with hyphens."""
    game: ClassVar[str] = ""
    """The game whose own it is; the ids of its labels begin with that."""
    present: ClassVar[Callable[..., Mapping[str, Any]]]
    """The presenter that makes its data, of the parts of the tutor that its parameters name."""

    data = traitlets.Dict().tag(sync=True)
    """What to draw now, as its viewer may know it; plain JSON."""

    loaded = traitlets.Bool(True).tag(sync=True)
    """Whether the page has its script and style."""

    words = traitlets.Dict().tag(sync=True)
    """The panel's fixed labels in the language of now: id to text."""

    _labels: ClassVar[frozenset[str]] = frozenset()
    """What of its script may be the id of a label."""

    _held: dict[Panel, set[str]] | None = None
    """Inside `as_one()`: the names of the traits to send, by panel."""

    def __init__(self, *, now: bool = False, **fields: Any) -> None:
        loaded = self.at_once or now or in_marimo.here()  # marimo draws no script that comes later
        super().__init__(loaded=loaded, **({} if loaded else self.UNTIL_LOADED), **fields)

    def __init_subclass__(cls, **given: Any) -> None:
        """Read the files beside a panel, and what its labels may be."""
        _, *places = cls.__module__.split(".")
        file = HERE.joinpath(*places[:-1], "panel.js")
        if places[-1] == "panel":
            cls.name = panel_name(cls.__module__)
            cls.game = places[1] if places[0] == "games" else ""
        if file.is_file():
            cls._labels = mentioned(file)
            if "_esm" not in vars(cls):
                cls._esm = panel_script(file)
            if "_css" not in vars(cls):
                cls._css = read(file.with_suffix(".css"))
        super().__init_subclass__(**given)

    @classmethod
    def labels(cls) -> list[str]:
        """The ids of the panel's labels, of those that English has."""
        own = [f"{cls.game}-{name}" for name in cls._labels if cls.game]
        return sorted(catalogue(FIRST).sources.keys() & {*cls._labels, *own})

    def __repr__(self) -> str:
        """What is left of it where no kernel runs: no address, which would be another each time."""
        return f"<{type(self).__name__}: a panel of a tutor>"

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send these traits (all if None). Inside `as_one()` they go later, in one message."""
        if self._held is None or key is None:
            super().send_state(key)
        elif names := {key} if isinstance(key, str) else set(key):
            self._held.setdefault(self, set()).update(names)

    def show(self, data: Mapping[str, Any], ask: Ask) -> None:
        """Draw this data; `ask` calls a presenter, for a panel that draws more than its data."""
        self.data = {**data}

    def load(self) -> None:
        """Send what it was made without."""
        self.loaded = True
        for name in self.UNTIL_LOADED:
            setattr(self, name, self.trait_defaults(name))

    def in_words(self) -> Told | None:
        """What it shows, for who reads a notebook without a kernel; None: nothing of it is kept."""
        return None

    def on_ask(self, handler: Callable[[Sent], None]) -> None:
        """Call `handler` with each message that the panel's user causes.

        What is no message (no record with a text under "do") is left out. The handler's own errors
        are its owner's to catch and to show.
        """

        def hear(_panel: object, content: object, _buffers: object) -> None:
            if isinstance(content, dict) and isinstance(content.get("do"), str):
                handler(content)

        self.on_msg(hear)


@contextmanager
def as_one(panels: Iterable[Panel], bringer: Panel | None) -> Iterator[None]:
    """What these panels send meanwhile goes to the page in one message, so it draws them in one go.

    The `bringer` is a panel that the page has just shown to be there (see `live` in `live.js`);
    without one each panel sends its own.
    """
    if bringer is None:
        yield
        return
    together, held = [*panels], dict[Panel, set[str]]()
    for panel in together:
        panel._held = held
    try:
        yield
    finally:
        for panel in together:
            panel._held = None
        if len(held) == 1:
            for panel, names in held.items():
                panel.send_state(names)
        elif held:
            states = {str(panel.model_id): panel.get_state(held[panel]) for panel in held}
            bringer.send({"together": states})


class Growing(Panel):
    """A panel that also draws a list which grows with the game: only what is new in it is sent.

    The browser keeps a copy of the list (see `growing.js`). Whoever asks for the panel's state gets
    the whole: a page that is loaded while the kernel runs, or a notebook that is opened again. A
    browser that has missed something sends `whole`, and gets all.
    """

    added = traitlets.Dict().tag(sync=True)
    """What is new: `items` ([place, item] each), the list's `length` now, whether this is the
    `whole` of it, and a `number` that is one more each time."""

    rows: ClassVar[Callable[..., Sequence[Any]]]
    """The presenter that makes the list."""
    ANSWERS = frozenset({"whole"})

    def __init__(self, **fields: Any) -> None:
        self._list: Sequence[Any] = []
        self._shown = 0
        super().__init__(**fields)
        self.on_ask(self._hear)

    def show(self, data: Mapping[str, Any], ask: Ask) -> None:
        """Draw this data, and what is new in the list."""
        super().show(data, ask)
        self.grow(ask(self.rows))

    def grow(self, items: Sequence[Any]) -> None:
        """Show this list; of the one shown before, what was added at its end is looked at alone.

        An item that has been shown is never changed; another list may take the place of this one.
        """
        shown, before = self._shown, self._list
        self._list, self._shown = items, len(items)
        kept = 0 if items is before else min(shown, len(items))
        changed = [i for i in range(kept) if items[i] != before[i]]
        changed += range(shown if items is before else kept, len(items))
        if changed or len(items) < shown:
            self._tell(changed)

    def load(self) -> None:
        """Send script and style, and the whole list: the page may have its end alone."""
        super().load()
        self._tell(range(self._shown))

    def get_state(
        self, key: str | Iterable[str] | None = None, drop_defaults: bool = False
    ) -> dict[str, Any]:
        """The traits of these names, or all of them: then the list is whole."""
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        if key is None:
            state["added"] = self._added(range(self._shown), self.added.get("number", 0))
        return state

    def _tell(self, places: Sequence[int]) -> None:
        self.added = {**self._added(places, self.added.get("number", 0) + 1)}

    def _added(self, places: Sequence[int], number: int) -> Added:
        return {
            "number": number,
            "whole": len(places) == self._shown,
            "length": self._shown,
            "items": [(place, self._list[place]) for place in places],
        }

    def _hear(self, message: Sent) -> None:
        if message["do"] == "whole":
            self._tell(range(self._shown))
