"""Stands where Jupyter's widgets stand, when the tutor runs in the page itself.

The three modules that panels import (`anywidget`, `ipywidgets`, `traitlets`) are made here, with no
more of their public face than the tutor uses. Each widget has an id, its kind and a number, by
which the page knows it too; what becomes of it is posted to the page as one JSON text, and what the
page's panels ask comes in through `receive`.

What sets a trait to see the game follow is a programmer in a notebook: there is none in a page, so
traits are neither validated nor observed here.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from types import ModuleType
from typing import Any, Self

Handler = Callable[[Any, Any, list[Any]], None]

WIDGETS: dict[str, Widget] = {}
"""The widgets that there are, by their ids, in the order in which they were made."""
NUMBERS: Counter[str] = Counter()
"""How many widgets of each kind have been made."""


def post(text: str) -> None:
    """Hand a message to the page; whoever starts the tutor puts the way there in this place."""


# --- traitlets ------------------------------------------------------------------------------------


class Trait:
    """A value that every instance has: of those that are to be synced, the page is told."""

    def __init__(self, default: Any = None, **_: object) -> None:
        self.default = default
        self.synced = False

    def tag(self, *, sync: bool = False) -> Self:
        """Say that the page is to know it."""
        self.synced = sync
        return self

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, one: HasTraits | None, owner: type | None = None) -> Any:
        return self if one is None else self.get(one, owner)

    def get(self, one: HasTraits, owner: type | None = None) -> Any:
        """The value that it has."""
        return one._trait_values.get(self.name, self.default)

    def __set__(self, one: HasTraits, value: Any) -> None:
        one.set_trait(self.name, value)


class Dict(Trait):
    """A trait that is a dictionary, empty at first; nobody adds to one, but sets another."""

    def __init__(self, default: Any = None, **_: object) -> None:
        super().__init__(default or {})


class HasTraits:
    """What has traits."""

    _trait_values: dict[str, Any]

    def __new__(cls, *_: object, **__: object) -> Self:
        """Traits may be asked for before whoever has them is made to its end."""
        one = super().__new__(cls)
        one._trait_values = {}
        return one

    def __init__(self, **fields: Any) -> None:
        for name, value in fields.items():
            setattr(self, name, value)

    def trait_defaults(self, name: str) -> Any:
        """What a trait is at first, or what the class has of that name."""
        found = getattr(type(self), name)
        return found.default if isinstance(found, Trait) else found

    def set_trait(self, name: str, value: Any) -> None:
        """Give a trait its value, also one that is only read."""
        before = self._trait_values.get(name, traits(type(self))[name].default)
        self._trait_values[name] = value
        if before != value:
            self._notify(name)

    def _notify(self, name: str) -> None:
        """Act on what has changed; nobody here observes it."""

    @contextmanager
    def hold_trait_notifications(self) -> Iterator[None]:
        """Set several at once."""
        yield


def traits(kind: type) -> dict[str, Trait]:
    """The traits of what is of this kind, by name."""
    if kind not in _TRAITS:
        _TRAITS[kind] = _traits(kind)
    return _TRAITS[kind]


_TRAITS: dict[type, dict[str, Trait]] = {}


def _traits(kind: type) -> dict[str, Trait]:
    named = {name: it for each in reversed(kind.__mro__) for name, it in vars(each).items()}
    return {name: it for name, it in named.items() if isinstance(it, Trait)}


def unheeded(*_: object) -> Callable[[Any], Any]:
    """In place of a decorator for what is called when a programmer sets a trait."""
    return lambda method: method


# --- anywidget and ipywidgets ---------------------------------------------------------------------


class Layout:
    """A widget's place in a notebook; a page has a style for that."""

    def close(self) -> None:
        """Nothing is left of it."""


class Widget(HasTraits):
    """What the page knows, draws and asks."""

    _dom_classes = Trait(()).tag(sync=True)

    def __init__(self, **fields: Any) -> None:
        self.kind = kind_of(type(self))
        NUMBERS[self.kind] += 1
        self.model_id = f"{self.kind}-{NUMBERS[self.kind]}"
        self.layout = Layout()
        self._handlers: list[Handler] = []
        self._together: set[str] | None = None
        super().__init__(**fields)
        WIDGETS[self.model_id] = self
        self.__tell("open", kind=self.kind, state=self.get_state())

    def __tell(self, method: str, **what: Any) -> None:
        told = {"model": self.model_id, "method": method, **what}
        post(json.dumps(told, ensure_ascii=False, separators=(",", ":")))

    def _notify(self, name: str) -> None:
        """Send what has changed, or at the end of what is held."""
        if self.model_id not in WIDGETS or not traits(type(self))[name].synced:
            return
        if self._together is None:
            self.send_state(name)
        else:
            self._together.add(name)

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """Send all that changes meanwhile at once."""
        self._together = set()
        try:
            yield
        finally:
            together, self._together = self._together, None
            if together:
                self.send_state(together)

    def get_state(
        self, key: str | Iterable[str] | None = None, drop_defaults: bool = False
    ) -> dict[str, Any]:
        """What the page is told of the traits of these names, or of all of them."""
        if key is None:
            names = [name for name, trait in traits(type(self)).items() if trait.synced]
        else:
            names = [key] if isinstance(key, str) else sorted(key)
        return {name: getattr(self, name) for name in names}

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send the traits of these names, or all of them."""
        self.__tell("update", state=self.get_state(key))

    def send(self, content: Any, buffers: object = None) -> None:
        """Send what is no trait."""
        self.__tell("custom", content=content)

    def on_msg(self, handler: Handler) -> None:
        """Call `handler` with each message of the page."""
        self._handlers.append(handler)

    def _handle_custom_msg(self, content: Any, buffers: list[Any]) -> None:
        """Take a message of the page."""
        for handler in self._handlers:
            handler(self, content, buffers)

    def add_class(self, name: str) -> Self:
        """Add a class to its element on the page."""
        if name not in self._dom_classes:
            self._dom_classes = (*self._dom_classes, name)
        return self

    def remove_class(self, name: str) -> Self:
        """Take a class from its element."""
        if name in self._dom_classes:
            self._dom_classes = tuple(it for it in self._dom_classes if it != name)
        return self

    def close(self) -> None:
        """Take it off the page for ever."""
        if WIDGETS.pop(self.model_id, None) is not None:
            self.__tell("close")


class Box(Widget):
    """Widgets one after the other."""

    children = Trait(()).tag(sync=True)

    def __init__(self, children: Iterable[Widget] = (), **fields: Any) -> None:
        super().__init__(children=tuple(children), **fields)

    def get_state(
        self, key: str | Iterable[str] | None = None, drop_defaults: bool = False
    ) -> dict[str, Any]:
        """What the page is told: of its children the ids."""
        state = super().get_state(key, drop_defaults)
        if "children" in state:
            state["children"] = [child.model_id for child in state["children"]]
        return state


def kind_of(widget: type) -> str:
    """By which name the page knows what draws it: "panels.bar.panel.Bar"."""
    return f"{widget.__module__.removeprefix('crypt_widgets.')}.{widget.__name__}"


# --- the page -------------------------------------------------------------------------------------

FACES: Mapping[str, Mapping[str, Any]] = {
    "anywidget": {"AnyWidget": Widget},
    "ipywidgets": {"Box": Box, "Layout": Layout, "Widget": Widget},
    "traitlets": {
        "All": object(),
        "Bool": Trait,
        "Dict": Dict,
        "HasTraits": HasTraits,
        "Int": Trait,
        "Unicode": Trait,
        "observe": unheeded,
        "validate": unheeded,
    },
}
"""What stands in for which module."""


def install() -> None:
    """From here on who imports one of these modules finds what stands in for it."""
    for name, face in FACES.items():
        module = ModuleType(name)
        vars(module).update(face)
        sys.modules[name] = module


def receive(text: str) -> None:
    """Take a message of the page, `{"model", "content", "number"}`, and say when it is dealt with.

    One for a widget that is gone is dealt with by that.
    """
    message = json.loads(text)
    widget = WIDGETS.get(message["model"])
    if widget is not None:
        widget._handle_custom_msg(message["content"], [])
    post(json.dumps({"done": message["number"]}))


def screen() -> list[dict[str, Any]]:
    """All that the page needs to draw what there is now: each widget, whole."""
    return [
        {"model": id_, "kind": widget.kind, "state": widget.get_state()}
        for id_, widget in WIDGETS.items()
    ]


def seen() -> str:
    """The same as one text."""
    return json.dumps(screen(), ensure_ascii=False, separators=(",", ":"))


def begin(page: Callable[[str], None], options: str) -> None:
    """Start the tutor for a page, which is told of everything by a call.

    `options`, for a page that shows what was left, may have the number of the `table` at which the
    next game is played, so that what is laid out on the picture lies on that very table; and the
    name of a `game` that it begins with, where no address tells of one.
    """
    global post
    post = page  # type: ignore[assignment]
    install()
    from crypt_widgets.app import Tutor
    from crypt_widgets.tutoring import session

    wanted = json.loads(options)
    table = wanted.pop("table", None)
    Tutor(**wanted)
    if table is not None:
        session._TABLES = count(table)
