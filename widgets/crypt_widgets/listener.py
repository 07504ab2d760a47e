"""Listens for requests, and bears what comes slowly, half or in too great a number."""

from __future__ import annotations

import asyncio
import errno
import logging
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.netutil import add_accept_handler

SLOWEST = 30
"""Seconds within which a request has to be whole, and another to follow on its connection."""
LARGEST = 1 << 20
"""Bytes of a request; what pages send their Pythons is none."""
REST = 1
"""Seconds without new connections once the system gives no more of them."""

log = logging.getLogger("crypt_tutor")


class Listener(HTTPServer):
    """A server of HTTP that nobody occupies by asking for nothing."""

    def initialize(self, *args: Any, **kwargs: Any) -> None:
        """Wait for nobody for long."""
        kwargs |= {"idle_connection_timeout": SLOWEST, "body_timeout": SLOWEST}
        super().initialize(*args, **kwargs | {"max_body_size": LARGEST})

    def hear_trouble(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Hear of what no caller has caught; rest when the system has no more connections.

        The next connection waits at the door all the while: whoever asked for it again at once
        would do nothing else.
        """
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
            return
        log.error("no more files can be opened: new pages wait (limit: ulimit -n)")
        if self._handlers:
            for stop in self._handlers.values():
                stop()
            self._handlers.clear()
            loop.call_later(REST, self._listen_again)

    def _listen_again(self) -> None:
        for number, socket in self._sockets.items():
            self._handlers[number] = add_accept_handler(socket, self._handle_connection)
