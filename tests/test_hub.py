"""JupyterHub as docs/hosting.md sets it up: two accounts, a game each, and the end of what is idle.

It is run where JupyterHub is found: `jupyterhub` with `jupyterhub-idle-culler` and
`jupyter-server-proxy[standalone]` from PyPI, and `configurable-http-proxy` from npm, all of them in
the PATH. Persons are made up, and their servers run as whoever runs the test.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener

import psutil
import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClosedError, websocket_connect

from tests.load.visitor import Visitor
from tests.missing import missing
from tests.serving import command_of, done

HOSTING = Path(__file__).parent.parent / "docs" / "hosting.md"
NEEDED = ("jupyterhub", "jupyterhub-idle-culler", "jupyter-standaloneproxy", "node")
PROXY = "configurable-http-proxy"
PATIENCE = 60
IDLE = 20
"""Seconds after which a server that nobody uses is ended here."""
MADE_UP = """
c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.JupyterHub.bind_url = "http://127.0.0.1:{0}"
c.JupyterHub.hub_port = {1}
c.JupyterHub.last_activity_interval = 2
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{2}"
"""
"""What a school has of its own: accounts and servers for them."""


@pytest.fixture(scope="module", autouse=True)
def _is_installed() -> None:
    if not all(map(shutil.which, [*NEEDED, PROXY])):
        missing("there is no JupyterHub here")


def configuration() -> str:
    """What the documentation gives, and what a school has; who is idle is ended sooner."""
    text = HOSTING.read_text(encoding="utf-8")
    (given,) = re.findall(r"```python\n(.*?c\.Spawner\.cmd.*?)```", text, re.DOTALL)
    assert "--timeout=3600" in given
    sooner = given.replace("--timeout=3600", f'--timeout={IDLE}", "--cull-every=3')
    return MADE_UP.format(*free_ports(3)) + sooner


def free_ports(number: int) -> list[int]:
    sockets = [socket.socket() for _ in range(number)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


def wait_until(holds: Callable[[], object], why: Callable[[], str]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, why()
        time.sleep(0.3)


class Hub:
    """A hub that runs."""

    def __init__(self, process: psutil.Process, url: str, log: Path) -> None:
        self.process = process
        self.url = url
        self._log = log

    def said(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def tutors(self) -> list[psutil.Process]:
        """The tutors and their Pythons that it has started."""
        known = [(it, " ".join(command_of(it))) for it in self.process.children(recursive=True)]
        return [it for it, command in known if "crypt-tutor" in command]

    def enter(self, name: str) -> str:
        """Log somebody in and start their server; the cookies that they have then."""
        jar = CookieJar()
        opener = build_opener(HTTPCookieProcessor(jar))
        form = opener.open(f"{self.url}hub/login", timeout=PATIENCE).read().decode()
        (proof,) = re.findall(r'name="_xsrf" value="([^"]+)"', form)
        sent = urlencode({"username": name, "password": "any", "_xsrf": proof}).encode()
        opener.open(f"{self.url}hub/login", sent, timeout=PATIENCE)

        def there() -> bool:
            """False also for the error by which the hub ends too many redirects to a slow start."""
            try:
                health = opener.open(f"{self.url}user/{name}/crypt/health", timeout=PATIENCE)
            except HTTPError:
                return False
            return bool(health.url.endswith("/crypt/health"))

        wait_until(there, self.said)
        own = [it for it in jar if it.path in ("/", f"/user/{name}/")]
        return "; ".join(f"{it.name}={it.value}" for it in own)


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hub]:
    folder = tmp_path_factory.mktemp("hub")
    config, log = folder / "jupyterhub_config.py", folder / "said.txt"
    config.write_text(configuration())
    (url,) = re.findall(r'bind_url = "([^"]+)"', config.read_text())
    with log.open("w") as said:
        process = subprocess.Popen(
            ["jupyterhub", "-f", str(config)], cwd=folder, stdout=said, stderr=said
        )
        running = Hub(psutil.Process(process.pid), f"{url}/", log)
        try:

            def answers() -> bool:
                assert process.poll() is None, running.said()
                try:
                    build_opener().open(f"{running.url}hub/health", timeout=PATIENCE)
                except URLError:
                    return False
                return True

            wait_until(answers, running.said)
            yield running
        finally:
            started = running.process.children(recursive=True)
            process.terminate()
            process.wait(PATIENCE)
            _, left = psutil.wait_procs(started, timeout=PATIENCE)
            for each in left:
                each.kill()
    assert not left, "the hub leaves none of its servers behind"


def test_each_account_has_a_server_of_its_own_which_ends_when_it_is_idle(hub: Hub) -> None:
    cookies = {name: hub.enter(name) for name in ("ann", "ben")}

    async def play(name: str) -> None:
        visitor = Visitor(f"{hub.url}user/{name}/", 7, cookie=cookies[name])
        await visitor.come()
        for _ in range(3):
            await visitor.press_on()
        await visitor.leave()

    async def intrude() -> None:
        """At a socket the hub asks for no login; it leads to nobody's Python by a wrong name."""
        ann = f"{hub.url}user/ann/"
        login = {"Cookie": cookies["ben"], "Sec-Fetch-Dest": "document"}
        page = await AsyncHTTPClient(force_instance=True).fetch(
            ann, headers=login, raise_error=False
        )
        assert b"voila.cell-output" not in page.body
        there = ann.replace("http", "ws") + "api/kernels/1/channels"
        opened = await websocket_connect(HTTPRequest(there, headers=login))
        with suppress(WebSocketClosedError):  # it may be closed by now
            await opened.write_message("{}")
        assert await opened.read_message() is None, "it is closed"

    async def all_of_it() -> None:
        await asyncio.gather(*map(play, cookies))
        await intrude()

    done(all_of_it())
    assert hub.tutors()
    wait_until(lambda: not hub.tutors(), hub.said)
    assert hub.said().count("Culling server") == 2
