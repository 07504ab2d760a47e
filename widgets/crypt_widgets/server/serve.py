"""The tutor's server: Voilà with one notebook, our page and settings that need no file."""

import asyncio
import logging
import os
import re
import secrets
import shutil
import signal
import socket
import threading
import time
import traceback
import webbrowser
from collections import Counter
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn, cast

import psutil
from jupyter_server.utils import url_path_join
from tornado.httputil import HTTPServerRequest
from tornado.ioloop import IOLoop
from tornado.platform.asyncio import BaseAsyncIOLoop
from tornado.web import Application, RequestHandler
from traitlets.config import Config
from voila.app import Voila
from voila.tornado.handler import TornadoVoilaHandler

from .access import Access
from .handlers import (
    BadAddress,
    Called,
    Health,
    Identity,
    NoPage,
    NotUtf8,
    Page,
    Rules,
    WrongHost,
    names_of,
)
from .listener import Listener
from .sockets import own_folder
from .visitors import OwnPython, Visit, Visitors

#: A kernel that nobody has touched for so many seconds is ended, though its page be open: the page
#: says so, and brings the game back when somebody returns to it.
FORSAKEN = 30 * 60
#: Seconds between two looks for such kernels.
FORSAKEN_LOOK = 60

#: Seconds for which the same trouble is not told again.
SELDOM = 60
#: Seconds for which kernels that are killed are waited for at the end.
LAST_WAIT = 5
#: Seconds for which a page that is made waits for what its kernel shows.
LATEST = 60
#: What of Voilà's own addresses our page asks for; others are none of ours.
OF_VOILA = (
    "api/kernels/",
    "voila/templates/",
    "voila/static/",
    "voila/api/shutdown/",
    "voila/labextensions/",
)
TEMPLATES = r"/templates/([\w-]+/static/(?!.*\.\.)[\w./-]+)"
"""Of a template only its files: for any other address Voilà's own handler fails."""


class TutorServer(Voila):  # type: ignore[misc]
    """Voilà on sockets that are open already, saying where it is in one line."""

    sockets: list[socket.socket]
    shown_address: str
    access: Access
    loop: asyncio.AbstractEventLoop | None = None
    """What serves, once it does."""
    ending = False

    @property
    def address(self) -> str:
        """The address to open in a browser."""
        everywhere = self.shown_address in ("", "0.0.0.0", "::")
        host = socket.gethostname() if everywhere else self.shown_address
        shown = f"http://{f'[{host}]' if ':' in host else host}:{self.port}{self.base_url}"
        return f"{shown}?token={self.access.token}" if self.access.token else shown

    def initialize(self, argv: list[str] | None = None) -> None:
        """Get ready to serve, and to be ended."""
        super().initialize(argv)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._asked_to_end)

    def _asked_to_end(self, _number: int, _frame: FrameType | None) -> None:
        """End after what is at hand; if asked again, or if nothing is at hand yet, at once.

        Nothing is raised, as Python does by itself at Ctrl-C: what is raised in a callback of the
        interpreter's own is lost, and the server would go on; and a kernel half started would be
        waited for.
        """
        if self.ending or self.loop is None:
            self.end()
        self.ending = True
        self.loop.call_soon_threadsafe(self.loop.stop)

    def start(self) -> None:
        """Serve those who call the server by its name."""
        self.connection_dir, self.lock = own_folder(self.connection_dir_root)
        settings = self.init_settings()
        settings["lang"] = self.access.lang
        settings["start"] = self.voila_configuration.resources["crypt_tutor"]["start"]
        # What the server writes itself looks like the tutor: login and trouble.
        settings["jinja2_env"] = settings["voila_jinja2_env"]
        settings["log_function"] = log_request
        settings["xsrf_cookie_kwargs"] = {"path": self.base_url, "samesite": "Strict"}
        names = names_of(self.shown_address, self.access.names)
        ours: list[Any] = [(NotUtf8(), BadAddress), *self.init_handlers()]
        handlers: list[Any] = [(Called(names), ours), (Called(None), WrongHost)]
        self.app = Application(handlers, transforms=[Rules], **settings)
        self.listen()

    def init_handlers(self) -> list[Any]:
        """Return our own handlers, and those of Voilà's that our page calls."""
        all_of_voila = super().init_handlers()
        pages = [each for each in all_of_voila if each[1] is TornadoVoilaHandler]
        begins = tuple(url_path_join(self.server_url, each) for each in OF_VOILA)
        files = [each for each in all_of_voila if each[0].startswith(begins)]
        files = [(each[0].replace("/templates/(.*)", TEMPLATES), *each[1:]) for each in files]
        logins = self.identity_provider.get_handlers()
        logins = [(url_path_join(self.server_url, each[0]), *each[1:]) for each in logins]
        health = (url_path_join(self.server_url, "crypt/health"), Health)
        ours = [(each[0], Page, *each[2:]) for each in pages]
        return [health, *logins, *files, *ours, (".*", NoPage)]

    def listen(self) -> None:
        """Serve until Ctrl-C or a signal to end."""
        self.ioloop = cast(BaseAsyncIOLoop, IOLoop.current())
        self.loop = self.ioloop.asyncio_loop
        listener = Listener(self.app, xheaders=self.access.behind_proxy)
        listener.add_sockets(self.sockets)
        self.loop.set_exception_handler(listener.on_loop_error)
        print(f"Crypt tutor: {self.address}  (Ctrl-C ends it)", flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()
        try:
            self.ioloop.start()
        finally:
            self.stop()

    def stop(self) -> None:
        """End every kernel, then clear away what they were reached by.

        A kernel is known by its process: one that is still starting is in nobody's list.
        """
        if not self.connection_dir:
            return
        kernels = [child for child in psutil.Process().children() if self._is_kernel(child)]
        for kernel in kernels:
            with suppress(psutil.NoSuchProcess):
                kernel.kill()
        psutil.wait_procs(kernels, timeout=LAST_WAIT)
        shutil.rmtree(self.connection_dir, ignore_errors=True)

    def _is_kernel(self, process: psutil.Process) -> bool:
        with suppress(psutil.Error):
            last = time.monotonic() + LAST_WAIT
            # A process that has just begun has no command line yet.
            while not (words := process.cmdline()) and time.monotonic() < last:
                time.sleep(0.01)
            return any(word.startswith(self.connection_dir) for word in words)
        return False

    def end(self) -> NoReturn:
        """End the process; what libraries would still wait for is of no use any more."""
        self.stop()
        os._exit(0)


def log_request(handler: RequestHandler) -> None:
    """A line for each answer that says nothing about a person: no address, no query."""
    request = handler.request
    told = (handler.get_status(), request.method, request.path, 1000 * request.request_time())
    logging.getLogger("crypt_tutor").info("%d %s %s %.0f ms", *told)


class RepeatFilter(logging.Filter):
    """Logs a repeated warning once a minute, with the number that were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[object, float] = {}
        self._more: Counter[object] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Let it through, with how many there were that the log does not have."""
        if record.levelno < logging.WARNING:
            return True
        which = (record.name, _place(record) or record.msg)
        now = time.monotonic()
        if now - self._last.get(which, -SELDOM) < SELDOM:
            self._more[which] += 1
            return False
        if more := self._more.pop(which, 0):
            record.msg = f"{record.msg} (and {more} more like it)"
        self._last[which] = now
        return True


def _place(record: logging.LogRecord) -> object:
    """Where the error was raised that a record tells of."""
    raised = traceback.extract_tb(record.exc_info[2]) if record.exc_info else []
    return (raised[-1].filename, raised[-1].lineno) if raised else None


class NoPersons(logging.Filter):
    """Of a request that went wrong the log has what was asked for, but not by whom or with what."""

    SUMMARY = re.compile(r"([A-Z]+ [^ ?]*)\S* \([^)]*\)")

    def filter(self, record: logging.LogRecord) -> bool:
        """Let it through, without that."""
        if isinstance(record.args, tuple):
            record.args = tuple(map(self._of_nobody, record.args))
        return True

    def _of_nobody(self, told: object) -> object:
        if isinstance(told, HTTPServerRequest):
            return f"{told.method} {told.path}"
        found = self.SUMMARY.fullmatch(told) if isinstance(told, str) else None
        return found[1] if found else told


def _settings(access: Access, preheat: bool, verbose: bool) -> Config:
    config = Config()
    # The user's own Voilà settings are for the user's own notebooks.
    config.Voila.config_file_paths = []
    config.Voila.kernel_websocket_connection_class = Visit
    config.Voila.log_level = logging.INFO if verbose else logging.ERROR
    config.Voila.base_url = access.base_url
    config.Voila.token = access.token
    config.Voila.identity_provider_class = Identity
    config.Identity.hashed_password = access.hashed_password
    config.Identity.cookie_options = {"samesite": "Lax"}
    # Whether somebody trusts a notebook would be kept in their home; ours is trusted, and there may
    # be no home.
    config.NotebookNotary.db_file = ":memory:"
    config.NotebookNotary.secret = secrets.token_bytes()
    page = config.VoilaConfiguration
    page.template = "crypt-tutor"
    page.allow_template_override = "NO"
    page.allow_theme_override = "NO"
    page.strip_sources = True
    page.show_tracebacks = False
    page.file_allowlist = []
    page.preheat_kernel = preheat
    page.resources = {"crypt_tutor": {"lang": access.lang, "start": secrets.token_hex(4)}}
    page.kernel_spec_manager_class = OwnPython
    page.multi_kernel_manager_class = Visitors
    config.Visitors.most = access.visitors
    # Where the machine is busy the table may come long after the kernel says that it has run.
    config.VoilaExecutor.iopub_timeout = LATEST
    # A page does not outlive its Python, whose widgets would be gone from a new one.
    config.KernelRestarter.restart_limit = 0
    config.MappingKernelManager.cull_idle_timeout = FORSAKEN
    config.MappingKernelManager.cull_connected = True
    config.MappingKernelManager.cull_interval = FORSAKEN_LOOK
    short = Path("/tmp")
    if os.name == "posix" and short.is_dir():
        # Sockets in the file system: closed to the network. Their paths have to be short.
        config.KernelManager.transport = "ipc"
        config.Voila.connection_dir_root = str(short)
    return config


def serve(
    notebook: Path,
    sockets: list[socket.socket],
    access: Access,
    *,
    address: str,
    browser: bool = True,
    preheat: bool = True,
    verbose: bool = False,
) -> None:
    """Serve the notebook as a page until Ctrl-C or a signal to end, and end this process.

    Args:
        notebook: The app's notebook.
        sockets: Bound to one port, and listening.
        access: Who may come in, how many, and by which way.
        address: What the user calls this machine; it is shown with the port.
        browser: Whether to open a browser.
        preheat: Whether to keep a started kernel in reserve for the next page.
        verbose: Whether to show the server's log.
    """
    here = Path(__file__).resolve().parent
    paths = [str(here), *filter(None, [os.environ.get("JUPYTER_PATH")])]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(paths)
    for name in ("tornado.application", "tornado.general", "asyncio", "crypt_tutor"):
        logging.getLogger(name).addFilter(NoPersons())
        logging.getLogger(name).addFilter(RepeatFilter())
    if verbose:
        own = logging.getLogger("crypt_tutor")
        own.setLevel(logging.INFO)
        own.addHandler(logging.StreamHandler())
    else:
        logging.getLogger("tornado").setLevel(logging.ERROR)
    server = TutorServer.instance(config=_settings(access, preheat, verbose))
    server.sockets = sockets
    server.shown_address = address
    server.access = access
    server.port = sockets[0].getsockname()[1]
    server.open_browser = browser
    server.notebook_path = str(notebook)
    server.initialize(argv=[])
    server.start()
    server.end()
