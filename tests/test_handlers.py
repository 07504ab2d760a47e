"""The handlers of the server: who is let in, what a visit costs, and what others are told."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.client import HTTPResponse
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, Request, build_opener

import psutil
import pytest
from jupyter_client.session import Session
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.websocket import websocket_connect

from crypt_core.teach.catalogue import LANGS
from crypt_widgets.server import visitors
from crypt_widgets.server.handlers import WRONG_WORD, Called, door_words, is_visit, names_of
from crypt_widgets.server.listener import LARGEST, SLOWEST, Listener
from crypt_widgets.server.sockets import own_folder
from crypt_widgets.server.visitors import is_ours
from tests.conftest import running_tutor
from tests.serving import done, kernels, listens

PATIENCE = 30
IN_HASTE = """
import sys

if "crypt_widgets.server.kernel" not in sys.orig_argv:
    from crypt_widgets.server import visitors

    visitors.UNCLAIMED = visitors.LOOK_EVERY = 1
"""
"""For a server: it looks after its kernels every second, and waits a second for their pages."""


class Answer:
    """What a server has answered."""

    def __init__(self, response: HTTPResponse | HTTPError) -> None:
        self.code = int(response.status or 0)
        self.headers = response.headers
        self.url = response.url
        self.text = response.read().decode()


class Visitor:
    """Somebody who asks a server for something, and keeps its cookies."""

    def __init__(self, url: str, *, follow: bool = True) -> None:
        self.url = url
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        if not follow:
            self.opener.add_handler(_Stay())

    def ask(
        self, path: str = "", method: str = "GET", data: bytes | None = None, **headers: str
    ) -> Answer:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        request = Request(self.url + path, data, sent, method=method)
        try:
            return Answer(self.opener.open(request, timeout=PATIENCE))
        except HTTPError as refused:
            return Answer(refused)


class _Stay(HTTPRedirectHandler):
    def redirect_request(self, *_given: object) -> None:
        return None


@pytest.fixture(scope="module")
def tutor(tutor_server: str) -> Visitor:
    """Somebody at the server that all tests share."""
    return Visitor(tutor_server)


def wait_until(holds: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.1)


# --- what a visit costs ---------------------------------------------------------------------------


def test_who_does_not_visit_the_page_starts_no_python(start_tutor) -> None:
    with start_tutor("--no-preheat") as url:
        somebody = Visitor(url)
        for _ in range(8):
            assert somebody.ask(Sec_Fetch_Dest="image").code == 403
        assert somebody.ask(Sec_Fetch_Dest="iframe").code == 403
        assert somebody.ask(Sec_Fetch_Dest="document", Sec_Purpose="prefetch").code == 403
        assert somebody.ask(method="HEAD").code == 200
        assert somebody.ask("favicon.ico").code == 404
        assert not kernels(url)
        assert somebody.ask(Sec_Fetch_Dest="document").code == 200
        assert len(kernels(url)) == 1


@pytest.mark.parametrize(
    ("headers", "visit"),
    [
        ({}, True),
        ({"Sec-Fetch-Dest": "document"}, True),
        ({"Sec-Fetch-Dest": "empty"}, False),
        ({"Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch;prerender"}, False),
        ({"Purpose": "prefetch"}, False),
    ],
)
def test_what_a_visit_is(headers: dict[str, str], visit: bool) -> None:
    assert is_visit(HTTPHeaders(headers)) is visit


def test_a_python_that_no_page_claims_ends(start_tutor, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(IN_HASTE)
    with start_tutor(PYTHONPATH=str(tmp_path)) as url:
        wait_until(lambda: len(kernels(url)) == 1)
        reserve = kernels(url)
        assert Visitor(url).ask().code == 200
        # The one that was handed out, to a page that never came to more, ends; the next stays.
        wait_until(lambda: not kernels(url) & reserve)
        wait_until(lambda: len(kernels(url)) == 1)
        stays = kernels(url)
        time.sleep(4)
        assert kernels(url) == stays


def test_one_in_reserve_that_died_is_replaced_before_anybody_gets_it(start_tutor) -> None:
    with start_tutor() as url:
        wait_until(lambda: len(kernels(url)) == 1)
        (reserve,) = kernels(url)
        somebody = Visitor(url)
        wait_until(lambda: json.loads(somebody.ask("crypt/health").text)["reserve"] == 1)
        os.kill(reserve.pid, signal.SIGKILL)
        wait_until(lambda: not reserve.is_running() or reserve.status() == psutil.STATUS_ZOMBIE)
        page = somebody.ask()
        assert page.code == 200, page.text
        assert reserve not in kernels(url)
        (kernel,) = re.findall('dataset.kernelId = "([^"]+)"', page.text)
        assert somebody.ask(f"api/kernels/{kernel}").code == 200
        assert "application/vnd.voila.cell-output+json" in page.text, page.text.split("<main")[1]


LATE = """
import sys, time

if "crypt_widgets.server.kernel" in sys.orig_argv:
    from ipykernel.iostream import IOPubThread

    def send_late(self, *args, _send=IOPubThread._really_send, **how):
        if time.monotonic() < ready:
            time.sleep(max(0, ready - time.monotonic()))
        return _send(self, *args, **how)

    ready = time.monotonic() + 8
    IOPubThread._really_send = send_late
"""
"""What a kernel sends besides its answers comes late, as from a machine with too much to do."""


def test_a_page_waits_for_a_table_that_comes_late(start_tutor, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(LATE)
    with start_tutor("--no-preheat", PYTHONPATH=str(tmp_path)) as url:
        page = Visitor(url).ask()
        assert "application/vnd.voila.cell-output+json" in page.text


def test_beyond_its_seats_nobody_is_let_in_and_told_when_to_come_back(start_tutor) -> None:
    with start_tutor("--visitors", "1") as url:
        assert Visitor(url).ask().code == 200
        for lang in LANGS:
            answer = Visitor(url).ask(Accept_Language=f"{lang},en;q=0.5")
            assert answer.code == 503
            assert answer.headers["Retry-After"] == "30"
            assert '<meta http-equiv="refresh" content="30">' in answer.text
            assert f'<html lang="{lang}">' in answer.text
            words = door_words()[lang]
            assert words["full"] in answer.text
            assert words["full_why"] in answer.text


def test_a_class_that_comes_one_by_one_gets_all_its_seats(start_tutor) -> None:
    with start_tutor("--visitors", "3") as url, ThreadPoolExecutor(3) as class_:

        def come(after: float) -> int:
            time.sleep(after)
            return Visitor(url).ask().code

        # The later come while the pages of the earlier are being made.
        assert [*class_.map(come, (0, 0.7, 1.4))] == [200, 200, 200]
        assert Visitor(url).ask().code == 503


def test_what_a_killed_server_has_left_is_cleared_away_by_the_next(tmp_path: Path) -> None:
    killed, lock = own_folder(str(tmp_path))
    at_work, held = own_folder(str(tmp_path))
    (tmp_path / "crypt-tutor-other").mkdir()
    assert lock is not None
    lock.close()
    own, own_lock = own_folder(str(tmp_path))
    there = {str(path) for path in tmp_path.iterdir()}
    assert there == {at_work, own, str(tmp_path / "crypt-tutor-other")}
    assert killed not in there
    for each in (held, own_lock):
        assert each is not None
        each.close()


# --- who is let in --------------------------------------------------------------------------------


def test_only_whom_calls_it_by_its_name(tutor: Visitor, start_tutor) -> None:
    port = tutor.url.rsplit(":", 1)[1].rstrip("/")
    for host in ("evil.test", f"evil.test:{port}", "localhost.evil.test", "192.0.2.1"):
        answer = tutor.ask("crypt/health", Host=host)
        assert (answer.code, "--host NAME" in answer.text) == (403, True)
    for host in ("localhost", "127.0.0.1", f"[::1]:{port}", "LOCALHOST"):
        assert tutor.ask("crypt/health", Host=host).code == 200
    with start_tutor("--no-preheat", "--host", "School.example") as url:
        assert Visitor(url).ask("crypt/health", Host="school.example").code == 200
        assert Visitor(url).ask("crypt/health", Host="school.test").code == 403


def test_the_names_of_a_server() -> None:
    assert names_of("localhost", ()) == ["127.0.0.1", "::1", "localhost"]
    assert "127.0.0.1" in names_of("0.0.0.0", ["a.example"])
    assert "a.example" in names_of("0.0.0.0", ["a.example"])
    line = RequestStartLine("GET", "/", "HTTP/1.1")
    asked = HTTPServerRequest(headers=HTTPHeaders({"Host": "B.example:80"}), start_line=line)
    assert Called(["b.example"]).match(asked) == {}
    assert Called(["a.example"]).match(asked) is None
    assert Called(None).match(asked) == {}


def test_a_token_opens_the_page_and_nothing_else_does(start_tutor) -> None:
    with start_tutor("--no-preheat", "--token", "candle") as shown:
        assert shown.endswith("?token=candle")
        url = shown.partition("?")[0]
        stranger = Visitor(url)
        answer = stranger.ask(Accept_Language="it")
        assert "/login" in answer.url
        assert door_words()["it"]["login_why"] in answer.text
        assert json.loads(stranger.ask("crypt/health").text) == {"up": True}
        assert not kernels(url)
        guest = Visitor(url)
        assert "vnd.voila.cell-output" in guest.ask("?token=candle").text
        told = json.loads(guest.ask("crypt/health").text)
        assert (told["visitors"], told["errors"]) == (1, 0)
        assert told["memory_mb"] > 0
        assert "/login" in Visitor(url).ask("?token=candles").url
        cookies = Visitor(url, follow=False).ask("?token=candle").headers.get_all("Set-Cookie")
        assert all("SameSite" in it for it in cookies)


def test_a_wrong_word_takes_its_time(start_tutor) -> None:
    with start_tutor("--no-preheat", "--token", "candle") as shown:
        guest = Visitor(shown.partition("?")[0])
        (proof,) = re.findall('name="_xsrf" value="([^"]+)"', guest.ask("login").text)
        sent = urlencode({"password": "candles", "_xsrf": proof}).encode()
        began = time.monotonic()
        assert guest.ask("login", "POST", sent).code == 401
        assert "visitors" not in guest.ask("crypt/health?token=candles").text
        assert time.monotonic() - began > 2 * WRONG_WORD
        assert "visitors" in guest.ask("crypt/health?token=candle").text
        assert guest.ask("logout").code == 404


def test_a_password_is_asked_for_in_our_own_page(start_tutor) -> None:
    with start_tutor("--no-preheat", "--password", CRYPT_TUTOR_PASSWORD="bone and gold") as url:
        guest = Visitor(url)
        form = guest.ask()
        (proof,) = re.findall('name="_xsrf" value="([^"]+)"', form.text)
        for word, inside in (("bone", False), ("bone and gold", True)):
            sent = urlencode({"password": word, "_xsrf": proof}).encode()
            answer = guest.ask("login?next=%2F", "POST", sent)
            assert ("vnd.voila.cell-output" in answer.text) is inside
            assert (door_words()["en"]["login_wrong"] in answer.text) is not inside


def test_it_stands_under_another_path(start_tutor) -> None:
    with start_tutor("--no-preheat", "--base-url", "school/crypt") as url:
        assert url.endswith("/school/crypt/")
        assert 'data-base-url="/school/crypt/"' in Visitor(url).ask().text
        assert Visitor(url).ask("crypt/health").code == 200
        assert Visitor(url.removesuffix("school/crypt/")).ask().code == 404


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--visitors", "0"], "'0' is no number of visitors: give 1 or more"),
        (["--visitors", "many"], "'many' is no number of visitors"),
        (["--base-url", "/a b/"], "'/a b/' is no path"),
        (["--token", ""], "--token is empty: give a word, or --no-login"),
        (["--password"], "there is nobody to ask; put it into the variable CRYPT_TUTOR_PASSWORD"),
        (["--token", "a", "--no-login"], "not allowed with argument"),
    ],
)
def test_a_wrong_entrance_is_told(command, tmp_path, options, told) -> None:
    import subprocess

    done = subprocess.run(
        [*command, *options, "--port", "0"],
        cwd=tmp_path,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


# --- what others are told -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def some_file(tutor: Visitor) -> str:
    """The path of a file that the page loads."""
    (icon,) = re.findall('rel="icon"[^>]*href="/([^"]+)"', tutor.ask("nowhere").text)
    return icon


def test_rules_for_browsers_come_with_every_answer(tutor: Visitor, some_file: str) -> None:
    for path in ("", some_file, "nowhere", "crypt/health"):
        answer = tutor.ask(path, method="HEAD" if path == "" else "GET")
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Server"] is None
        assert answer.headers["Referrer-Policy"] == "same-origin"
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "http" not in policy
        assert "unsafe-eval" not in policy


@pytest.mark.parametrize(
    "path",
    [
        "nowhere.png",
        "voila/templates/x",
        "voila/templates/x/static/y",
        "voila/templates/crypt-tutor/static/../x",
        "voila/templates/crypt-tutor/static/%2e%2e/x",
        "voila/templates/..%2f..%2f/static/x",
        "voila/files/app.ipynb",
        "voila/query/11111111-1111-1111-1111-111111111111",
        "logout",
        "login",
        "api/kernels",
        "api/contents",
    ],
)
def test_any_other_address_ends_on_our_own_page(tutor: Visitor, path: str) -> None:
    answer = tutor.ask(path)
    assert answer.code in (403, 404)
    assert '<a href="/">Crypt</a>' in answer.text or path.startswith("voila/templates/x/")


@pytest.mark.parametrize("path", ["%ff", "voila/static/%c0%ae", "?token=%ff"])
def test_an_address_that_is_no_text_is_told_so(tutor: Visitor, path: str) -> None:
    answer = tutor.ask(path)
    assert (answer.code, answer.text[:23]) == (400, "This address is damaged")


def test_nobody_is_remembered_where_nobody_logs_in(tutor: Visitor) -> None:
    cookies = tutor.ask("nowhere").headers.get_all("Set-Cookie") or []
    assert not [it for it in cookies if not it.startswith("_xsrf=")]
    assert all("SameSite=Strict" in it for it in cookies)


# --- what pages say -------------------------------------------------------------------------------

OURS = [
    ("comm_msg", {"comm_id": "1", "data": {"method": "custom", "content": {"do": "next"}}}),
    ("comm_msg", {"comm_id": "1", "data": {"method": "request_states"}}),
    ("comm_open", {"comm_id": "1", "target_name": "jupyter.widget.control", "data": {}}),
    ("kernel_info_request", {}),
]
NOT_OURS = [
    ("comm_open", {"comm_id": "1", "target_name": "jupyter.widget", "data": {"state": {}}}),
    ("comm_msg", {"comm_id": "1", "data": {"method": "update", "state": {}}}),
    ("comm_msg", {"comm_id": "1", "data": {"method": "backend"}}),
    ("comm_msg", {"comm_id": "1", "data": None}),
    ("comm_msg", {"comm_id": ["1"], "data": {"method": "request_states"}}),
]


@pytest.mark.parametrize("kind_and_content", OURS + NOT_OURS)
def test_only_what_our_panels_say_is_handed_on(kind_and_content) -> None:
    kind, content = kind_and_content
    session = Session(key=b"")
    message = session.msg(kind, content)
    wanted = kind_and_content in OURS
    assert is_ours(json.dumps(message, default=str), session, None) is wanted
    parts = session.serialize(message)[2:]
    packed = serialize_msg_to_ws_v1(parts, "shell")
    assert is_ours(packed, session, "v1.kernel.websocket.jupyter.org") is wanted


def test_a_page_that_floods_its_python_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(visitors.time, "monotonic", lambda: now)
    allowance = visitors.Allowance()
    taken = [allowance.take() for _ in range(10_000)]
    assert taken.count(True) == visitors.AT_ONCE == taken.index(False)
    handed: list[str] = []
    monkeypatch.setattr(visitors, "is_ours", lambda *_: True)
    above = visitors.Visit.__bases__[0]
    monkeypatch.setattr(above, "handle_incoming_message", lambda _, it: handed.append(it))
    visit = visitors.Visit.__new__(visitors.Visit)
    visit.allowance = visitors.Allowance()
    for _ in range(600):
        visit.handle_incoming_message("{}")
    assert len(handed) == visitors.AT_ONCE
    now = 1
    assert [allowance.take() for _ in range(100)].count(True) == visitors.A_SECOND
    now = 1_000
    assert [allowance.take() for _ in range(10_000)].count(True) == visitors.AT_ONCE


def test_what_is_no_message_is_not_handed_on() -> None:
    session = Session(key=b"")
    deep = "[" * 100_000
    for text in ("", "[]", "{", '{"header": {}}', b"\x00\x01", "9" * 5000, deep):
        assert not is_ours(text, session, None)
        raw = text if isinstance(text, bytes) else text.encode()
        assert not is_ours(raw, session, "v1.kernel.websocket.jupyter.org")


def test_a_message_that_only_looks_like_ours_closes_no_connection(start_tutor) -> None:
    errors: list[str] = []

    async def talk(url: str) -> None:
        page = Visitor(url).ask()
        (kernel,) = re.findall('dataset.kernelId = "([^"]+)"', page.text)
        address = f"{url.replace('http', 'ws', 1)}api/kernels/{kernel}/channels"
        line = await websocket_connect(address)
        asks = Session(key=b"").msg("kernel_info_request", {})
        odd = [
            {**asks, "channel": ["shell"]},
            {**asks, "channel": "shell", "buffers": 1},
            {key: asks[key] for key in ("header", "content")},
            {**asks, "channel": "shell", "metadata": "\ud800"},
        ]
        for message in odd:
            await line.write_message(json.dumps(message, default=str))
        await line.write_message("[" * 100_000)
        await line.write_message(json.dumps({**asks, "channel": "shell"}, default=str))
        while answer := await asyncio.wait_for(line.read_message(), PATIENCE):
            if json.loads(answer)["msg_type"] == "kernel_info_reply":
                line.close()
                return
        errors.append("the connection was closed")

    with start_tutor("--no-preheat") as url:
        done(talk(url))
    assert not errors


# --- what a machine has no more of ----------------------------------------------------------------


@pytest.mark.change
@pytest.mark.skipif(
    sys.platform != "linux", reason="only there a limit of files is set from outside"
)
def test_without_free_files_the_server_rests_and_recovers(tmp_path: Path) -> None:
    with running_tutor(tmp_path, "--no-preheat") as url:
        (server,) = [it for it in psutil.Process().children() if listens(it, url)]
        files = server.num_fds() + 10
        server.rlimit(psutil.RLIMIT_NOFILE, (files, files))
        with ExitStack() as many:
            for _ in range(30):
                half = many.enter_context(
                    socket.create_connection(("localhost", urlsplit(url).port))
                )
                half.sendall(b"GET / HTTP/1.1\r\nHost: loc")
            time.sleep(1)
            began = sum(server.cpu_times()[:2])
            time.sleep(3)
            assert sum(server.cpu_times()[:2]) - began < 1
        assert Visitor(url).ask("crypt/health").code == 200
    assert (tmp_path / "stderr.txt").read_text().count("no more files can be opened") == 1
    assert "Traceback" not in (tmp_path / "stderr.txt").read_text()


def test_the_time_and_the_size_of_a_request_are_bounded() -> None:
    bounds = Listener(lambda _: None).conn_params
    assert bounds.header_timeout == bounds.body_timeout == SLOWEST
    assert bounds.max_body_size == LARGEST
