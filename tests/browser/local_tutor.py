"""A tutor in this process, without a kernel: the messages of its widgets are collected."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any
from unittest.mock import patch

import ipywidgets
from comm.base_comm import BaseComm
from ipywidgets.widgets import widget as widgets

from crypt_widgets import faults
from crypt_widgets.app import Tutor
from crypt_widgets.tutoring import match, session

Message = dict[str, Any]
"""A kernel's message: its header and its content."""

BROUGHT = ("_esm", "_css")
"""Traits that the page loads as files."""
MODEL = "IPY_MODEL_"
"""What is before a widget's id in a trait."""


class CollectedComm(BaseComm):  # type: ignore[misc]  # comm has no types
    """A comm that adds its messages to a list instead of sending them."""

    def __init__(self, messages: list[Message], **options: Any) -> None:
        self.messages = messages
        super().__init__(**options)

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_: Any
    ) -> None:
        """Add a copy of a message."""
        content = {"comm_id": self.comm_id, "data": json.loads(json.dumps(data or {}))}
        self.messages.append({"header": {"msg_type": msg_type}, "content": content})


class LocalTutor:
    """The tutor of one page load.

    An error in a handler is raised, also one that the tutor catches and reports.
    """

    def __init__(self, **options: Any) -> None:
        self.messages: list[Message] = []
        self.errors: list[BaseException] = []
        self.tables, self.arrivals = count(), count(1)
        """Numbers that begin anew in each kernel."""
        with self._collecting():
            self.tutor = Tutor(**options)
        self.screen = self._screen()
        """Every widget with its state, the tutor first: what the page draws to begin with."""
        states = {it["model"]: {"state": it["state"]} for it in self.screen}
        data = {"method": "update_states", "states": states}
        # A page comes when all is made, and asks a kernel for it.
        self.messages[:] = [{"header": {"msg_type": "comm_msg"}, "content": {"data": data}}]

    def take_messages(self) -> list[Message]:
        """Return the messages since this was last called."""
        messages = [*self.messages]
        self.messages.clear()
        return messages

    def ask(self, model: str, content: Any) -> list[Message]:
        """Hand a page's message to the widget, and return the messages that it causes.

        One for a closed widget causes none, as in a kernel.
        """
        widget = widgets._instances.get(model)
        if widget is not None:
            with self._collecting():
                widget._handle_custom_msg(content, [])
        return self.take_messages()

    def close(self) -> None:
        """Close all widgets."""
        with self._collecting():
            for widget in self._widgets():
                widget.close()
        self.messages.clear()

    def _screen(self) -> list[dict[str, Any]]:
        return [
            opened(widget.model_id, widget.get_state())
            for widget in self._widgets()
            if isinstance(widget, ipywidgets.Box) or hasattr(widget, "_esm")
        ]

    def _widgets(self) -> list[Any]:
        """Return this tutor's widgets as they were made, but the tutor itself first."""
        mine = [
            widget
            for widget in [*widgets._instances.values()]
            if getattr(widget.comm, "messages", None) is self.messages
        ]
        return sorted(mine, key=lambda widget: widget is not self.tutor)

    @contextmanager
    def _collecting(self) -> Iterator[None]:
        """Collect the messages of widgets; at the end raise the first error the tutor caught."""

        def create_comm(**options: Any) -> CollectedComm:
            return CollectedComm(self.messages, **options)

        with (
            patch.object(ipywidgets.comm, "create_comm", create_comm),
            patch.object(session, "_TABLES", self.tables),
            patch.object(match, "_ARRIVALS", self.arrivals),
            patch.object(faults, "tell", lambda: self.errors.append(sys.exc_info()[1])),
        ):
            yield
        errors, self.errors = self.errors, []
        if errors:
            raise errors[0]


def files(model: str) -> tuple[str, str]:
    """Return the script and the style of a panel."""
    panel: Any = widgets._instances[model]
    return panel.trait_defaults("_esm"), panel.trait_defaults("_css")


def opened(model: str, state: dict[str, Any]) -> dict[str, Any]:
    """Return a widget for the page, without its files, which have an address of their own."""
    return {
        "model": model,
        "kind": f"{state.get('_anywidget_id', 'Box')}/{model}",
        "state": plain(state),
    }


def plain(state: dict[str, Any]) -> dict[str, Any]:
    """Return the traits without files, and children as ids."""
    state = {name: value for name, value in state.items() if name not in BROUGHT}
    if "children" in state:
        children = state["children"]
        state["children"] = [
            child.removeprefix(MODEL) if isinstance(child, str) else child.model_id
            for child in children
        ]
    return state


def for_page(message: Message) -> dict[str, Any] | None:
    """Return a message as the page's script reads it, None for a widget that has no element."""
    model, data = message["content"]["comm_id"], message["content"]["data"]
    match message["header"]["msg_type"]:
        case "comm_open":
            state = data["state"]
            drawn = "_esm" in state or "children" in state
            return {"method": "open", **opened(model, state)} if drawn else None
        case "comm_close":
            return {"model": model, "method": "close"}
    if data["method"] == "update":
        return {"model": model, "method": "update", "state": plain(data["state"])}
    return {"model": model, "method": data["method"], "content": data.get("content")}
