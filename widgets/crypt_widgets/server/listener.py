"""Serve HTTP and survive slow, unfinished or too many requests."""

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
    """An HTTP server that drops idle and unfinished connections."""

    def initialize(self, *args: Any, **kwargs: Any) -> None:
        """Bound the time and the size of a request."""
        kwargs |= {
            "idle_connection_timeout": SLOWEST,
            "body_timeout": SLOWEST,
            "max_body_size": LARGEST,
        }
        super().initialize(*args, **kwargs)

    def on_loop_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle an error that nothing caught; pause when no more files can be opened.

        The next connection stays in the queue meanwhile; to ask for it again at once would keep the
        server busy with nothing else.
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
