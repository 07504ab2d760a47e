"""A tutor in this process, with no kernel: whatever its widgets send is collected."""

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

from crypt_widgets import faults, session
from crypt_widgets.app import Tutor

Message = dict[str, Any]
"""A message as a kernel sends it: its header and its content."""

BROUGHT = ("_esm", "_css")
"""Traits that a page loads as a file."""
MODEL = "IPY_MODEL_"
"""What stands before the id of a widget in a trait."""


class CollectedComm(BaseComm):  # type: ignore[misc]  # comm has no types
    """A comm that keeps its messages instead of sending them to a kernel's page."""

    def __init__(self, messages: list[Message], **options: Any) -> None:
        self.messages = messages
        super().__init__(**options)

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_: Any
    ) -> None:
        """Keep a message as it is now."""
        content = {"comm_id": self.comm_id, "data": json.loads(json.dumps(data or {}))}
        self.messages.append({"header": {"msg_type": msg_type}, "content": content})


class LocalTutor:
    """The tutor of one page load: what it shows, and what it answers.

    An error in a handler, which the tutor itself would catch, is raised.
    """

    def __init__(self, **options: Any) -> None:
        self.messages: list[Message] = []
        self.errors: list[BaseException] = []
        self.tables, self.arrivals = count(), count(1)
        """Numbers that begin anew in each kernel."""
        with self._collecting():
            self.tutor = Tutor(**options)

    def take_messages(self) -> list[Message]:
        """Return what has been sent since this was last called."""
        messages = [*self.messages]
        self.messages.clear()
        return messages

    def ask(self, model: str, content: Any) -> list[Message]:
        """Hand a page's message to the widget, and return all that is sent because of it.

        One for a widget that is closed is left out, as a kernel leaves it out.
        """
        widget = widgets._instances.get(model)
        if widget is not None:
            with self._collecting():
                widget._handle_custom_msg(content, [])
        return self.take_messages()

    def screen(self) -> list[dict[str, Any]]:
        """Return every widget with its state, the tutor first, as a page draws them."""
        return [
            opened(widget.model_id, widget.get_state())
            for widget in self._widgets()
            if isinstance(widget, ipywidgets.Box) or hasattr(widget, "_esm")
        ]

    def close(self) -> None:
        """Close all widgets."""
        with self._collecting():
            for widget in self._widgets():
                widget.close()
        self.messages.clear()

    def _widgets(self) -> list[Any]:
        """This tutor's widgets in the order in which they were made, the tutor before all."""
        mine = [
            widget
            for widget in [*widgets._instances.values()]
            if getattr(widget.comm, "messages", None) is self.messages
        ]
        return sorted(mine, key=lambda widget: widget is not self.tutor)

    @contextmanager
    def _collecting(self) -> Iterator[None]:
        """Collect what widgets send meanwhile; raise the first error that the tutor catches."""

        def create_comm(**options: Any) -> CollectedComm:
            return CollectedComm(self.messages, **options)

        with (
            patch.object(ipywidgets.comm, "create_comm", create_comm),
            patch.object(session, "_TABLES", self.tables),
            patch.object(session, "_ARRIVALS", self.arrivals),
            patch.object(faults, "tell", lambda: self.errors.append(sys.exc_info()[1])),
        ):
            yield
        errors, self.errors = self.errors, []
        if errors:
            raise errors[0]


def files(model: str) -> tuple[str, str]:
    """Return the script and the style of a panel."""
    panel: Any = widgets._instances[model]
    return panel._esm, panel._css


def opened(model: str, state: dict[str, Any]) -> dict[str, Any]:
    """Return a widget as a page is shown it; its files are brought by an address of its own."""
    return {
        "model": model,
        "kind": f"{state.get('_anywidget_id', 'Box')}/{model}",
        "state": plain(state),
    }


def plain(state: dict[str, Any]) -> dict[str, Any]:
    """Return the traits that are data, with the ids of children alone."""
    state = {name: value for name, value in state.items() if name not in BROUGHT}
    if "children" in state:
        children = state["children"]
        state["children"] = [
            child.removeprefix(MODEL) if isinstance(child, str) else child.model_id
            for child in children
        ]
    return state


def for_page(message: Message) -> dict[str, Any] | None:
    """Return a message as the page's own script takes it; None for what only Jupyter draws."""
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
