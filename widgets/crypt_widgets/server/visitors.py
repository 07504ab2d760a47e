"""Who visits: every page has a Python of its own, and none costs what nobody asked for.

A Python that no page ever claimed ends within a minute, one that its page has left a little later,
one that nobody has touched for long even while its page is open; there is a number of visitors that
the machine can bear; and the Python in reserve for the next page is alive, or replaced.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import zmq
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_client.session import Session
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import PeriodicCallback
from traitlets import Integer

LOOK_EVERY = 10
"""Seconds between two looks at who is there."""
UNCLAIMED = 50
"""Seconds after which a Python ends that was started for a page which never connected to it."""
LEFT = 5 * 60
"""Seconds after which a Python ends whose page is gone without a word: crashed, cut off, asleep."""
FOR_PROGRAMMERS = ("error", "stream")
"""Messages of a kernel with Python's output and tracebacks, and the paths of the server in them."""
OUR_TARGETS = ("jupyter.widget.control",)
OUR_METHODS = ("custom", "request_state", "request_states")
"""What a page says to widgets: it asks for them and tells them what is pressed; it makes none, and
what they are like is for Python alone to say."""
AT_ONCE, A_SECOND = 500, 50
"""Messages that a page may send at once, and in each second for long: more than anybody presses."""
MOST_PARTS = 64
"""Parts of a message; ours have six, and those with buffers a few more."""

log = logging.getLogger("crypt_tutor")


class OwnPython(KernelSpecManager):
    """Only the Python that serves, whatever kernels its user has installed under that name."""

    def _kernel_dirs_default(self) -> list[str]:
        return []

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        from ipykernel.kernelspec import make_ipkernel_cmd

        spec = super().get_kernel_spec(kernel_name)
        spec.argv = make_ipkernel_cmd("crypt_widgets.server.kernel")
        return spec


class Visitors(AsyncMappingKernelManager):
    """The Pythons of all pages, and those in reserve, which Voilà's own class on top keeps."""

    most = Integer(1, help="visitors beyond which nobody is let in", config=True)

    def __init__(self, **settings: Any) -> None:
        self.claimed: set[str] = set()
        """Kernels to which a page has ever connected."""
        self.loose: dict[str, float] = {}
        """Since when a kernel has had no page, by its id."""
        self.given: set[str] = set()
        """Kernels that pages were given: the seats taken, by the id of who sits there;"""
        self.waiting: set[Seat] = set()
        """and those that are kept for pages which have no kernel yet."""
        self.faults = 0
        """Errors that kernels have told of since the server began."""
        self.starts = asyncio.Semaphore(max(2, os.cpu_count() or 1))
        """Whoever comes first is served first: a few Pythons start at a time, not all at once."""
        self._look: PeriodicCallback | None = None
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        # Each page takes six sockets of ZeroMQ, which by itself has 1,023 for all.
        self.context.max_sockets = self.context.get(zmq.SOCKET_LIMIT)

    # --- how many ---------------------------------------------------------------------------------

    def reserve(self) -> set[str]:
        """The kernels that wait for a page."""
        items = [item for pool in getattr(self, "_pools", {}).values() for item in pool]
        ready = (item for item in items if item.done() and not item.cancelled())
        return {item.result()["kernel_id"] for item in ready if item.exception() is None}

    @property
    def visiting(self) -> int:
        """How many pages have a Python, those included that are about to get one."""
        return len(self.given.intersection(self.list_kernel_ids())) + len(self.waiting)

    @property
    def full(self) -> bool:
        """Whether nobody more can be let in."""
        return self.visiting >= self.most

    @contextmanager
    def seat(self) -> Iterator[Seat]:
        """Keep a seat for a page while it is made, and give it up if it gets no kernel."""
        seat = Seat(self)
        self.waiting.add(seat)
        try:
            yield seat
        finally:
            self.waiting.discard(seat)

    # --- looking after them -----------------------------------------------------------------------

    async def start_kernel(  # type: ignore[override]
        self, *args: Any, **kwargs: Any
    ) -> str:
        """Start one, and look after all from then on."""
        if self._look is None:
            self._look = PeriodicCallback(self.look_after, 1000 * LOOK_EVERY)
            self._look.start()
        return str(await super().start_kernel(*args, **kwargs))

    def notify_connect(self, kernel_id: str) -> None:
        """A page has come for its kernel."""
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]
        if kernel_id in self:
            # However long it has waited for its page, the page is new.
            self.get_kernel(kernel_id).last_activity = datetime.now(UTC)  # type: ignore[attr-defined]
        self.claimed.add(kernel_id)
        self.loose.pop(kernel_id, None)

    def remove_kernel(self, kernel_id: str) -> Any:
        """A kernel is gone."""
        self.claimed.discard(kernel_id)
        self.given.discard(kernel_id)
        self.loose.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that nobody has touched for long, unless it still waits for its page."""
        if kernel_id in self.claimed:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]

    async def look_after(self) -> None:
        """End what nobody claims, and put the reserve in order."""
        await self.mend_reserve()
        now = time.monotonic()
        reserve = self.reserve()
        for kernel_id in self.list_kernel_ids():
            if kernel_id in reserve or self._kernel_connections.get(kernel_id):
                self.loose.pop(kernel_id, None)
                continue
            since = self.loose.setdefault(kernel_id, now)
            if now - since >= (LEFT if kernel_id in self.claimed else UNCLAIMED):
                await self.shutdown_kernel(kernel_id, now=True)  # type: ignore[no-untyped-call]

    async def mend_reserve(self) -> None:
        """Replace what died while it waited."""
        for notebook, pool in getattr(self, "_pools", {}).items():
            dead = [item for item in pool if item.done() and not await self._lives(item)]
            for item in dead:
                if item in pool:
                    pool.remove(item)
            if dead:
                log.warning("a Python in reserve had ended; another one starts")
                refill: Any = self.fill_if_needed  # type: ignore[attr-defined]
                refill(delay=0, notebook_name=notebook)

    async def _lives(self, item: asyncio.Future[Any]) -> bool:
        if item.cancelled() or item.exception() is not None:
            return False
        kernel_id = item.result()["kernel_id"]
        if kernel_id not in self:
            return False
        kernel: Any = self.get_kernel(kernel_id)
        if await kernel.is_alive():
            return True
        await self.shutdown_kernel(kernel_id, now=True)  # type: ignore[no-untyped-call]
        return False


class Seat:
    """The kernel manager as a page sees it that is being made: what it gives, the page has."""

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors

    def __getattr__(self, name: str) -> Any:
        return getattr(self._visitors, name)

    async def start_kernel(self, *args: Any, **kwargs: Any) -> str:
        """Start a kernel for the page."""
        kernel_id = await self._visitors.start_kernel(*args, **kwargs)
        self._take(kernel_id)
        return kernel_id

    async def get_rendered_notebook(self, *args: Any, **kwargs: Any) -> tuple[Any, Any, str]:
        """Give the page the kernel in reserve, with what it has rendered."""
        made: Any = self._visitors
        task, rendered, kernel_id = await made.get_rendered_notebook(*args, **kwargs)
        self._take(kernel_id)
        return task, rendered, kernel_id

    def _take(self, kernel_id: str) -> None:
        self._visitors.waiting.discard(self)
        self._visitors.given.add(kernel_id)


class Allowance:
    """How much more a page may send now; nobody keeps a Python busy with what nobody presses."""

    def __init__(self) -> None:
        self._left = float(AT_ONCE)
        self._since = time.monotonic()

    def take(self) -> bool:
        """Take one message off it, if there is any left."""
        now = time.monotonic()
        self._left = min(AT_ONCE, self._left + (now - self._since) * A_SECOND)
        self._since = now
        enough = self._left >= 1
        self._left -= enough
        return enough


class Visit(ZMQChannelsWebsocketConnection):
    """The way between a page and its kernel: what is no business of either does not take it."""

    def __init__(self, **settings: Any) -> None:
        self.allowance = Allowance()
        super().__init__(**settings)

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Send a kernel's message on, but for the errors and the output of Python."""
        _, parts = self.session.feed_identities(outgoing_msg)
        kind = self.session.unpack(parts[1])["msg_type"]
        if kind == "error":
            self.multi_kernel_manager.faults += 1
        if kind not in FOR_PROGRAMMERS:
            super().handle_outgoing_message(stream, outgoing_msg)

    def handle_incoming_message(self, incoming_msg: str) -> None:
        """Hand a page's message on, if it is one that our panels send."""
        if not self.allowance.take():
            log.warning("a page sends more messages than anybody presses: the rest is refused")
            return
        if is_ours(incoming_msg, self.session, self.subprotocol):
            # An error would end the page's connection.
            try:
                super().handle_incoming_message(incoming_msg)
            except Exception:
                log.warning("a message could not be handed on", exc_info=True)
        else:
            log.warning("a message was refused that no panel of the tutor sends")


def is_ours(message: Any, session: Session, protocol: str | None) -> bool:
    """Whether a page's message is one that panels send.

    They make no widgets, write no state into those there are, and run nothing.
    """
    try:
        if protocol == "v1.kernel.websocket.jupyter.org":
            # It begins with how many parts there are: whoever believes any number counts for ever.
            if not isinstance(message, bytes) or int.from_bytes(message[:8], "little") > MOST_PARTS:
                return False
            _, parts = deserialize_msg_from_ws_v1(message)  # type: ignore[no-untyped-call]
            kind, content = session.unpack(parts[0])["msg_type"], session.unpack(parts[3])
        elif isinstance(message, str):
            told = json.loads(message)
            kind, content = told["header"]["msg_type"], told["content"]
        else:
            return False
        if kind == "comm_open":
            ours = content["target_name"] in OUR_TARGETS
        elif kind == "comm_msg":
            ours = content["data"]["method"] in OUR_METHODS
        else:
            return True
        return ours and isinstance(content["comm_id"], str)
    # Nested ten thousand times, it is too deep for whoever reads it.
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
        return False
