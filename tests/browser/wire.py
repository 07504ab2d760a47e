"""What goes between a page and its kernel, read from the frames of the page's web socket.

A kernel says when it has dealt with a message; so one can wait for the answer to a click without
guessing at a time, and tell which of the widgets' updates answer which message. A page that has its
Python in it has no socket: it counts what is asked and answered itself.
"""

from __future__ import annotations

import json
import struct
import time
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from jupyter_client.session import Session

from crypt_widgets.server.visitors import is_ours

PATIENCE = 20
"""Seconds without any answer after which no more is waited for."""
V1 = "v1.kernel.websocket.jupyter.org"
"""The way of saying it in bytes; the other is text."""
WAKES = 40
"""The same where Python has to wake first, on the busiest machine."""

COUNT_ASKS = """
if (window.cryptAsked === undefined) {
  window.cryptAsked = 0;
  window.addEventListener("crypt:asked", () => { window.cryptAsked += 1; });
}
"""
PAINTED = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
  () => setTimeout(() => done([window.cryptAsked, document.body?.dataset.voila === "site"
    ? window.cryptProgress?.() ?? [0, -1] : null]), 0))))
"""
"""How much is asked when all has been drawn that was there. Of a page that has its Python in it
besides, how much it knows to be asked, and how much it has answered."""


@dataclass
class Asked:
    """A message of a panel, and what the kernel sent because of it, in order."""

    content: dict[str, Any]
    answers: list[dict[str, Any]] = field(default_factory=list)
    done: bool = False


def read_frame(payload: str | bytes) -> dict[str, Any]:
    """One message of a kernel: text, or the parts of `v1.kernel.websocket.jupyter.org`."""
    if isinstance(payload, str):
        return dict(json.loads(payload))
    count = struct.unpack_from("<Q", payload)[0]
    offsets = struct.unpack_from(f"<{count}Q", payload, 8)
    parts = [payload[a:b] for a, b in pairwise(offsets)]
    names = ("header", "parent_header", "metadata", "content")
    return {
        "channel": parts[0].decode(),
        **{name: json.loads(part) for name, part in zip(names, parts[1:5], strict=True)},
        "buffers": parts[5:],
    }


class Wire:
    """Listens to a page from before it is loaded."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.asked: dict[str, Asked] = {}
        self.received: list[dict[str, Any]] = []
        """Every message of the kernel, whatever it was sent for."""
        self.refused: list[dict[str, Any]] = []
        """Messages of the page that the tutor's server does not hand on."""
        self.session = Session(key=b"")
        self.socket: Any = None
        self.sent = 0
        """Messages of panels on the socket in use, pings left out."""
        self.heard = 0
        """Messages of the kernel."""
        page.add_init_script(COUNT_ASKS)
        page.on("websocket", self._open)

    def _open(self, socket: Any) -> None:
        # A notebook has others.
        if "/channels" not in socket.url:
            return
        self.socket = socket
        self.sent = 0
        socket.on("framesent", lambda payload: self._sent(socket, payload))
        socket.on("framereceived", self._received)

    def _sent(self, socket: Any, payload: str | bytes) -> None:
        message = read_frame(payload)
        if not is_ours(payload, self.session, V1 if isinstance(payload, bytes) else None):
            self.refused.append(message)
        data = message["content"].get("data")
        content = data.get("content") if isinstance(data, dict) else None
        if message["header"]["msg_type"] != "comm_msg" or not isinstance(content, dict):
            return
        if socket is self.socket and content.get("do") not in (None, "ping"):
            self.sent += 1
            self.asked[message["header"]["msg_id"]] = Asked(content)

    def _received(self, payload: str | bytes) -> None:
        message = read_frame(payload)
        self.received.append(message)
        self.heard += 1
        asked = self.asked.get(message["parent_header"].get("msg_id", ""))
        if asked is None:
            return
        asked.answers.append(message)
        if message["header"]["msg_type"] == "status":
            asked.done = asked.done or message["content"]["execution_state"] == "idle"

    def settle(self) -> None:
        """Wait until all that the panels have asked is answered, and the answer is drawn."""
        heard, since = self.heard, time.monotonic()
        while True:
            before = self._state()
            wanted, within = self.page.evaluate(PAINTED)
            if within is not None:
                self._settle_within(within)
                return
            if self.sent >= wanted and not self._unanswered():
                break
            if self.heard != heard:  # A review asks again after each answer: it may take long.
                heard, since = self.heard, time.monotonic()
            assert time.monotonic() < since + PATIENCE, f"no answer to {self._unanswered()}"
            self.page.wait_for_timeout(5)
        # What has come since it began to draw may not be drawn.
        if self._state() != before:
            self.page.evaluate(PAINTED)
        assert not self.refused, "the page says what its server does not hand on"

    def _settle_within(self, now: list[int]) -> None:
        """The same of a page that has its Python in it: what waited for that may ask on at once."""
        before, since = None, time.monotonic()
        while now[0] != now[1] or now != before:
            if before is not None and before[1] != now[1]:
                since = time.monotonic()
            assert time.monotonic() < since + WAKES, f"{now[1]} of {now[0]} answered"
            self.page.wait_for_timeout(5)
            before, (_, now) = now, self.page.evaluate(PAINTED)

    def _state(self) -> tuple[int, int]:
        """What has gone to and fro."""
        return self.sent, self.heard

    def _unanswered(self) -> list[dict[str, Any]]:
        return [asked.content for asked in self.asked.values() if not asked.done]

    def forget(self) -> None:
        """Begin again: the page is about to be loaded anew."""
        self.asked.clear()
        self.sent = 0
