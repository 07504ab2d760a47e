"""The tutor with no server, as a plain server of files gives it, and its pages."""

from __future__ import annotations

import gzip
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from tests.browser.tutor_page import TutorPage
from tests.browser.wire import WAKES

KEPT = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
"""For a page: "activated" when the browser keeps all that it needs without a network."""


PLAY = "#at=crypt/play"
"""What leads to a table of Crypt."""


class Files(SimpleHTTPRequestHandler):
    """Files and nothing else, as any host gives them."""

    extensions_map = {  # noqa: RUF012  # that of the class it is made of
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, *facts: Any, host: Host) -> None:
        self.host = host
        super().__init__(*facts, directory=str(host.folder))

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].rpartition("/")[2]
        self.host.asked.append(self.path)
        if name in self.host.held:
            self.host.held[name].wait(WAKES)
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

    def end_headers(self) -> None:
        # What is held back is to be asked for at every visit.
        if self.path.rpartition("/")[2] in self.host.held:
            self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class Host:
    """A folder as a site, of which files may be missing, others, or late; another may follow."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.missing: set[str] = set()
        self.changed: dict[str, bytes] = {}
        self.held: dict[str, threading.Event] = {}
        files = partial(Files, host=self)
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


def seen(page: Any, told: str) -> None:
    """Wait for something on the page that Python need not be awake for."""
    page.wait_for_selector(told, timeout=WAKES * 1000)


def come(open_page: Callable[..., Any], address: str, **options: Any) -> TutorPage:
    """A page that is not waited for."""
    page = open_page(bypass_csp=False, reduced_motion="reduce", **options)
    tutor = TutorPage(page, address.partition("#")[0])
    tutor.page.set_default_timeout(WAKES * 1000)
    tutor.page.goto(address)
    return tutor


def until(condition: Callable[[], object], what: str) -> None:
    """Wait for it; the page's own rules forbid to have it evaluated there."""
    end = time.monotonic() + WAKES
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.05)


class Bytes(NamedTuple):
    """The size of a file."""

    raw: int
    packed: int
    """As a host packs it (gzip)."""


def first_visit(site: Path) -> dict[str, Bytes]:
    """The files of a first visit, by their paths, also those that are kept for later."""
    data = {str(it.relative_to(site)): it.read_bytes() for it in site.rglob("*") if it.is_file()}
    return {name: Bytes(len(it), len(gzip.compress(it, 6))) for name, it in data.items()}
