"""The tutor's server: Voilà with one notebook, our page and settings that need no file."""

import asyncio
import logging
import os
import secrets
import shutil
import signal
import socket
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn, cast

import psutil
from ipykernel.kernelspec import make_ipkernel_cmd
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.platform.asyncio import BaseAsyncIOLoop
from traitlets.config import Config
from voila.app import Voila

#: A kernel without a page is ended after this many seconds; the page sees to it itself when it
#: is closed, so this is for pages that vanished: a crash, a lost network, a sleeping phone.
FORSAKEN = 30 * 60

#: Seconds for which kernels that are killed are waited for at the end.
LAST_WAIT = 5
#: Messages of a kernel with Python's output and tracebacks, and the paths of the server in them.
FOR_PROGRAMMERS = ("error", "stream")


class OwnPython(KernelSpecManager):
    """Only the Python that serves, whatever kernels its user has installed under that name."""

    def _kernel_dirs_default(self) -> list[str]:
        return []

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        spec = super().get_kernel_spec(kernel_name)
        spec.argv = make_ipkernel_cmd("crypt_widgets.kernel")
        return spec


class Visit(ZMQChannelsWebsocketConnection):
    """The way from a page's kernel to the page; what is for programmers does not take it."""

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Send a kernel's message on, but for the errors and the output of Python."""
        _, parts = self.session.feed_identities(outgoing_msg)
        if self.session.unpack(parts[1])["msg_type"] not in FOR_PROGRAMMERS:
            super().handle_outgoing_message(stream, outgoing_msg)


class TutorServer(Voila):  # type: ignore[misc]
    """Voilà on sockets that are open already, saying where it is in one line."""

    sockets: list[socket.socket]
    shown_address: str
    loop: asyncio.AbstractEventLoop | None = None
    """What serves, once it does."""
    ending = False

    @property
    def address(self) -> str:
        """The address to open in a browser."""
        everywhere = self.shown_address in ("", "0.0.0.0", "::")
        host = socket.gethostname() if everywhere else self.shown_address
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

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

    def listen(self) -> None:
        """Serve until Ctrl-C or a signal to end."""
        HTTPServer(self.app).add_sockets(self.sockets)
        print(f"Crypt tutor: {self.address}  (Ctrl-C ends it)", flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()
        self.ioloop = cast(BaseAsyncIOLoop, IOLoop.current())
        self.loop = self.ioloop.asyncio_loop
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
            return any(word.startswith(self.connection_dir) for word in process.cmdline())
        return False

    def end(self) -> NoReturn:
        """End the process; what libraries would still wait for is of no use any more."""
        self.stop()
        os._exit(0)


def _settings(lang: str, preheat: bool, verbose: bool) -> Config:
    config = Config()
    # The user's own Voilà settings are for the user's own notebooks.
    config.Voila.config_file_paths = []
    config.Voila.kernel_websocket_connection_class = Visit
    config.Voila.log_level = logging.INFO if verbose else logging.ERROR
    page = config.VoilaConfiguration
    page.template = "crypt-tutor"
    page.allow_template_override = "NO"
    page.allow_theme_override = "NO"
    page.strip_sources = True
    page.show_tracebacks = False
    page.file_allowlist = []
    page.preheat_kernel = preheat
    page.resources = {"crypt_tutor": {"lang": lang, "start": secrets.token_hex(4)}}
    page.kernel_spec_manager_class = OwnPython
    config.MappingKernelManager.cull_idle_timeout = FORSAKEN
    config.MappingKernelManager.cull_interval = 60
    short = Path("/tmp")
    if os.name == "posix" and short.is_dir():
        # Sockets in the file system: closed to the network. Their paths have to be short.
        config.KernelManager.transport = "ipc"
        config.Voila.connection_dir_root = str(short)
    return config


def serve(
    notebook: Path,
    sockets: list[socket.socket],
    *,
    address: str,
    lang: str = "",
    browser: bool = True,
    preheat: bool = True,
    verbose: bool = False,
) -> None:
    """Serve the notebook as a page until Ctrl-C or a signal to end, and end this process.

    Args:
        notebook: The app's notebook.
        sockets: Bound to one port, and listening.
        address: What the user calls this machine; it is shown with the port.
        lang: The language that was asked for, or the empty string.
        browser: Whether to open a browser.
        preheat: Whether to keep a started kernel in reserve for the next page.
        verbose: Whether to show the server's log.
    """
    here = Path(__file__).resolve().parent
    paths = [str(here), *filter(None, [os.environ.get("JUPYTER_PATH")])]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(paths)
    if not verbose:
        logging.getLogger("tornado").setLevel(logging.ERROR)
    server = TutorServer.instance(config=_settings(lang, preheat, verbose))
    server.sockets = sockets
    server.shown_address = address
    server.port = sockets[0].getsockname()[1]
    server.open_browser = browser
    server.notebook_path = str(notebook)
    server.initialize(argv=[])
    server.start()
    server.end()
