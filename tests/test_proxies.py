"""The proxies of hosting/ as they are, before a tutor as the unit starts it: TLS, a login, a game.

Each is started with its own file, in which only the places are others: a free port, a certificate
that the test makes, where the tutor listens.
"""

from __future__ import annotations

import json
import shlex
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urljoin, urlsplit

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest, HTTPResponse
from tornado.netutil import OverrideResolver, Resolver
from tornado.websocket import websocket_connect

from tests.browser.tutor_page import TutorPage, game
from tests.conftest import ARGUMENTS, SHELLS, find_browser, leave, new_page, running_tutor
from tests.load.visitor import Visitor
from tests.missing import missing
from tests.serving import done, kernels
from tests.test_hosting import HOSTING, unit

NAME = "school.example"
LOGIN = {"auth_username": "pupil", "auth_password": "bone and gold"}
HASH = "$2a$14$PUT.THE.HASH.OF.YOUR.PASSWORD.HERE"
PATIENCE = 30
NGINX = """
daemon off;
user {user};
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/nginx.conf;
}}
"""
"""What a system's own file has around those in conf.d."""


class Places:
    """A folder with a certificate, a port that is free, and where the tutor is."""

    def __init__(self, folder: Path, tutor: int) -> None:
        self.folder = folder
        self.tutor = tutor
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.certificate, self.key = folder / "own.pem", folder / "own.key"
        says = f"-subj /CN={NAME} -addext subjectAltName=DNS:{NAME} -days 2 -nodes"
        kind = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1"
        out = f"-keyout {self.key} -out {self.certificate}"
        told("openssl", "req", "-x509", *shlex.split(f"{kind} {says} {out}"))

    def put(self, name: str, changes: Mapping[str, str]) -> Path:
        """A file of hosting/ with other places in it; each of them is there once."""
        text = (HOSTING / name).read_text()
        for before, after in {**changes, "127.0.0.1:8866": f"127.0.0.1:{self.tutor}"}.items():
            assert text.count(before) == 1, before
            text = text.replace(before, after)
        file = self.folder / name
        file.write_text(text)
        return file


def told(*command: str, **more: Any) -> str:
    """What a command prints that must not fail."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


# --- how each is started --------------------------------------------------------------------------


def nginx(at: Places) -> list[str]:
    """Its command, once it has found nothing wrong with its file."""
    words = at.folder / "crypt.htpasswd"
    hashed = told("openssl", "passwd", "-apr1", LOGIN["auth_password"])
    words.write_text(f"{LOGIN['auth_username']}:{hashed}\n")
    at.put(
        "nginx.conf",
        {
            "listen 443 ssl": f"listen 127.0.0.1:{at.port} ssl",
            "/etc/ssl/school.example.pem": str(at.certificate),
            "/etc/ssl/school.example.key": str(at.key),
            "file /etc/nginx/crypt.htpasswd": f"file {words}",
        },
    )
    around = at.folder / "around.conf"
    around.write_text(NGINX.format(folder=at.folder, user=at.folder.owner()))
    command = ["nginx", "-e", "stderr", "-c", str(around)]
    told(*command, "-t")
    return command


def caddy(at: Places) -> list[str]:
    """Its command, once it has found nothing wrong with its file, as it stands and as changed."""
    begins = f"{NAME} {{\n"
    own = f"{NAME}:{at.port} {{\n\tbind 127.0.0.1\n\ttls {at.certificate} {at.key}\n"
    hashed = told("caddy", "hash-password", "--plaintext", LOGIN["auth_password"])
    file = at.put("Caddyfile", {begins: own, HASH: hashed})
    options = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    file.write_text(options + file.read_text())
    for each in (HOSTING / "Caddyfile", file):
        told("caddy", "validate", "--adapter", "caddyfile", "--config", str(each))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


PROXIES: dict[str, Callable[[Places], list[str]]] = {"nginx": nginx, "caddy": caddy}


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """A proxy that has opened its port."""
    with (folder / "said.txt").open("w+") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said)
        try:
            until = time.monotonic() + PATIENCE
            while not listens(port):
                said.seek(0)
                assert process.poll() is None, said.read()
                assert time.monotonic() < until, said.read()
                time.sleep(0.1)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def listens(port: int) -> bool:
    with socket.socket() as asked:
        return asked.connect_ex(("127.0.0.1", port)) == 0


class Front(NamedTuple):
    """What is reached by its name alone."""

    url: str
    tutor: str
    """The address of the tutor behind it."""
    way: dict[str, Any]
    """With it one gets there, and knows by its certificate that one is there."""


@pytest.fixture(params=PROXIES, scope="module")
def front(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    """A tutor as the unit starts it, behind a proxy as its file has it."""
    for needed in (request.param, "openssl"):
        if not shutil.which(needed):
            missing(f"there is no {needed} here")
    folder = tmp_path_factory.mktemp("front")
    options = shlex.split(unit()["Service"]["ExecStart"])[1:]
    with (
        pytest.MonkeyPatch.context() as home,
        running_tutor(folder, *options, "--no-preheat", "--port", "0") as tutor,
    ):
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            home.setenv(name, str(folder))
        at = Places(folder, urlsplit(tutor).port or 0)
        with running(PROXIES[request.param](at), at.port, folder):
            way = {"ca_certs": str(at.certificate)}
            yield Front(f"https://{NAME}:{at.port}/crypt/", tutor, way)


def by_name() -> Resolver:
    """Whoever asks for the school is led to this machine."""
    return OverrideResolver(resolver=Resolver(), mapping={NAME: "127.0.0.1"})


async def ask(url: str, **how: Any) -> HTTPResponse:
    client = AsyncHTTPClient(force_instance=True, resolver=by_name())
    return await client.fetch(url, raise_error=False, follow_redirects=False, **how)


# --- what it is for -------------------------------------------------------------------------------


def test_nobody_comes_in_without_the_login(front: Front) -> None:
    async def knock() -> None:
        for login in ({}, {**LOGIN, "auth_password": "bone"}):
            for path in ("", "crypt/health", "voila/static/x"):
                answer = await ask(front.url + path, **front.way, **login)
                assert answer.code == 401
        socket_at = front.url.replace("https", "wss") + "api/kernels/1/channels"
        with pytest.raises(HTTPClientError, match="401"):
            await websocket_connect(HTTPRequest(socket_at, **front.way), resolver=by_name())
        with pytest.raises(ssl.SSLCertVerificationError):
            await ask(front.url, **LOGIN)

    before = kernels(front.tutor)
    done(knock())
    assert kernels(front.tutor) <= before


def test_a_game_is_played_through_it(front: Front) -> None:
    async def play() -> None:
        visitor = Visitor(front.url, 7, resolver=by_name(), **front.way, **LOGIN)
        await visitor.come()
        for _ in range(3):
            await visitor.press_on()
        await visitor.leave()

    done(play())


def test_what_else_is_asked_of_it(front: Front) -> None:
    async def look() -> None:
        login = {**front.way, **LOGIN}
        bare = await ask(front.url.removesuffix("/"), **login)
        assert bare.code in (301, 302)
        assert urljoin(front.url, bare.headers["Location"]) == front.url
        health = await ask(front.url + "crypt/health", **login)
        assert json.loads(health.body) == {"up": True}, "a pupil is not the operator"
        assert health.headers["X-Content-Type-Options"] == "nosniff"

    done(look())


def test_a_browser_plays_through_it(front: Front, browser: Any) -> None:
    """Its rules let the page have its connection, which is encrypted too."""
    path = find_browser(*SHELLS)
    led = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    own = browser.browser_type.launch(executable_path=path, args=[*ARGUMENTS, led])
    login = {"username": LOGIN["auth_username"], "password": LOGIN["auth_password"]}
    page = new_page(own, http_credentials=login, ignore_https_errors=True, reduced_motion="reduce")
    tutor = TutorPage(page, front.url)
    tutor.open(game("a4 b2"))
    tutor.decide("recover")
    assert len(tutor.timeline.moments) == 3
    tutor.reload()
    assert len(tutor.timeline.moments) == 3
    leave(page)
    own.close()
