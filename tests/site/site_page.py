"""The tutor with no server, as a plain server of files gives it, and its pages."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.browser.wire import PAINTED, Wire

PATIENCE = 40
"""Seconds in which Python wakes on the busiest machine."""


class Files(SimpleHTTPRequestHandler):
    """Files and nothing else, as any host gives them."""

    extensions_map = {  # noqa: RUF012  # that of the class it is made of
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, *facts: Any, host: Host, **more: Any) -> None:
        self.host = host
        super().__init__(*facts, **more)

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].rpartition("/")[2]
        self.host.asked.append(self.path)
        if name in self.host.held:
            self.host.held[name].wait(PATIENCE)
        if name in self.host.missing:
            self.send_error(404)
        elif name in self.host.changed:
            data = self.host.changed[name]
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(name or "index.html"))
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)
        else:
            with suppress(BrokenPipeError, ConnectionResetError):  # of a page that was left
                super().do_GET()

    def log_message(self, *_: Any) -> None:
        pass


class Host:
    """A folder as a site, of which files may be missing, other ones, or late."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        self.missing: set[str] = set()
        self.changed: dict[str, bytes] = {}
        self.held: dict[str, threading.Event] = {}
        files = partial(Files, directory=str(folder), host=self)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), files)
        self.server.daemon_threads = True
        self.url = f"http://localhost:{self.server.server_address[1]}/"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def hold(self, name: str) -> threading.Event:
        """Give a file only when the value is set."""
        return self.held.setdefault(name, threading.Event())

    def close(self) -> None:
        for event in self.held.values():
            event.set()
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """A site for as long as it is used."""
    host = Host(folder)
    try:
        yield host
    finally:
        host.close()


class SiteWire(Wire):
    """The same of a page that has its Python in it, which counts what is asked and answered."""

    def settle(self) -> None:
        """Wait until Python is awake, all that was asked is answered, and the answer is drawn."""
        until = time.monotonic() + PATIENCE
        while True:
            self.page.evaluate(PAINTED)
            asked, answered = self.page.evaluate("window.cryptProgress?.() ?? [0, -1]")
            if asked == answered:
                break
            told = self.page.evaluate("document.body.innerText.slice(0, 500)")
            assert time.monotonic() < until, f"{answered} of {asked} answered: {told}"
            self.page.wait_for_timeout(20)
        self.page.evaluate(PAINTED)
