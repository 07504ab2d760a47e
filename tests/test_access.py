"""Who may come in and how many, as it follows from how the server is started."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jupyter_server.auth.identity import User
from tornado.httputil import HTTPHeaders
from tornado.web import HTTPError

from crypt_widgets import cli
from crypt_widgets.server import access, handlers, serve
from crypt_widgets.server.handlers import Health
from crypt_widgets.server.visitors import Visitors
from tests.conftest import running_tutor


def of(*options: str) -> access.Access:
    return cli.access(cli._parse(options))


@pytest.mark.parametrize("address", ["localhost", "127.0.0.1", "::1"])
def test_on_this_computer_alone_nobody_has_to_log_in(address: str) -> None:
    assert not of("--address", address).guarded


def test_where_others_come_a_token_is_drawn_unless_something_else_is_said() -> None:
    there = ("--address", "0.0.0.0")
    drawn = {of(*there).token for _ in range(5)}
    assert len(drawn) == 5
    assert all(len(token) >= 12 for token in drawn)
    assert of(*there, "--token", "candle").token == "candle"
    assert not of(*there, "--no-login").guarded


@pytest.mark.change
def test_what_it_means_is_said_where_it_is_so(tmp_path: Path) -> None:
    with running_tutor(tmp_path, "--no-preheat", "--address", "127.0.0.2") as url:
        assert "?token=" in url
    said = (tmp_path / "stderr.txt").read_text(encoding="utf-8")
    assert "whoever has the address below in this network can open the tutor" in said
    assert "docs/hosting.md" in said


@pytest.mark.parametrize(
    ("total", "group", "visitors"),
    [(8 << 30, "max", 64), (8 << 30, str(2 << 30), 16), (100 << 20, "", 4), (1 << 50, "", 500)],
)
def test_without_a_number_it_is_what_half_of_the_memory_bears(
    total: int, group: str, visitors: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    limit = tmp_path / "memory.max"
    if group:
        limit.write_text(f"{group}\n")
    monkeypatch.setattr("psutil.virtual_memory", lambda: SimpleNamespace(total=total))
    monkeypatch.setattr(access, "Path", lambda _name: limit)
    assert of().visitors == visitors
    assert of("--visitors", "7").visitors == 7


def test_there_are_no_more_seats_than_files_can_be_open_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(access, "open_files", lambda: 60 + 13 * 5)
    assert of().visitors == 5
    assert of("--visitors", "3").visitors == 3
    assert capsys.readouterr().err == ""
    assert of("--visitors", "9").visitors == 5
    assert "--visitors 9 is cut to 5" in capsys.readouterr().err


def test_the_server_asks_for_all_the_files_it_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert (access.open_files(), asked) == (4096, [(4096, 4096)])


def test_there_are_sockets_for_all_visitors() -> None:
    assert Visitors().context.max_sockets >= 6 * access.MOST


def test_the_same_trouble_is_told_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(serve.time, "monotonic", lambda: now)
    repeats = serve.RepeatFilter()

    def tell(message: str) -> str | None:
        record = logging.LogRecord("here", logging.ERROR, "", 0, message, ("x",), None)
        return record.getMessage() if repeats.filter(record) else None

    told = [tell("no %s") for _ in range(100)]
    assert told == ["no x", *[None] * 99]
    assert tell("nor %s") == "nor x"
    now = 61
    assert tell("no %s") == "no x (and 99 more like it)"
    assert tell("nor %s") == "nor x"


def test_a_wrong_word_holds_up_its_address_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    paused: list[float] = []
    checked: list[str] = []
    user = User("somebody")

    async def tried() -> None:
        throttle, over = handlers.LoginThrottle(), asyncio.Event()
        rest = asyncio.sleep

        async def pause(seconds: float) -> None:
            paused.append(seconds)
            await over.wait()

        async def wrong() -> None:
            checked.append("wrong")

        async def right() -> User:
            return user

        monkeypatch.setattr(handlers, "MOST_TRIES", 3)
        monkeypatch.setattr(handlers.asyncio, "sleep", pause)
        tries = [asyncio.ensure_future(throttle.attempt("here", wrong)) for _ in range(3)]
        await rest(0)
        assert checked == ["wrong"]
        with pytest.raises(HTTPError, match="429"):
            await throttle.attempt("here", right)
        assert await throttle.attempt("there", right) is user
        over.set()
        assert await asyncio.gather(*tries) == [None] * 3
        assert await throttle.attempt("here", right) is user

    asyncio.run(tried())
    assert paused == [handlers.WRONG_WORD] * 3


def test_a_page_takes_one_seat_from_the_moment_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    visitors: Any = Visitors(most=2)
    kernels: list[str] = []

    async def start(*_: object) -> str:
        kernels.append(f"kernel {len(kernels)}")
        return kernels[-1]

    async def from_reserve(*_: object) -> tuple[object, object, str]:
        return None, None, await start()

    async def visit() -> None:
        with visitors.seat() as seat:
            assert visitors.visiting == 1
            await seat.start_kernel()
            assert visitors.visiting == 1
        with visitors.seat() as seat:
            assert visitors.full
            await seat.get_rendered_notebook()
            assert visitors.visiting == 2
        assert visitors.full

    monkeypatch.setattr(visitors, "start_kernel", start)
    monkeypatch.setattr(visitors, "get_rendered_notebook", from_reserve, raising=False)
    monkeypatch.setattr(visitors, "list_kernel_ids", lambda: kernels)
    kernels.append("a kernel that starts for the reserve")
    assert visitors.visiting == 0
    asyncio.run(visit())
    visitors.remove_kernel(kernels[-1])
    assert visitors.visiting == 1
    kernels.clear()
    assert visitors.visiting == 0
    with pytest.raises(ZeroDivisionError), visitors.seat():
        1 / 0  # noqa: B018  # a page that cannot be made
    assert visitors.visiting == 0


@pytest.mark.parametrize("header", [None, "X-Forwarded-For", "X-Real-IP", "Forwarded"])
def test_who_comes_through_a_proxy_of_this_machine_is_not_its_operator(header: str | None) -> None:
    headers = HTTPHeaders({header: "192.0.2.7"} if header else {})
    asked: Any = SimpleNamespace(
        identity_provider=SimpleNamespace(auth_enabled=False),
        request=SimpleNamespace(headers=headers, remote_ip="127.0.0.1"),
    )
    assert Health._is_operator(asked) == (header is None)
