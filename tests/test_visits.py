"""Visits as they are on the wire: what may be sent, when they end, and what the operator learns."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import psutil
import pytest

from tests.conftest import running_tutor
from tests.load.visitor import Visitor
from tests.serving import done, kernel_of, kernels

PATIENCE = 30
WRITTEN = {"data": {"ours": False}, "_esm": "alert()", "_dom_classes": ["other"]}
"""What somebody might want widgets to be like."""
SERVER = """
import sys

if "crypt_widgets.server.kernel" not in sys.orig_argv:
    from crypt_widgets.server import handlers, serve, visitors
"""
"""For the server: what it does otherwise than ever comes after it, indented."""
KERNEL = """
import sys

if "crypt_widgets.server.kernel" in sys.orig_argv:
    from ipykernel.kernelapp import IPKernelApp

    def start(app, start=IPKernelApp.start):
        from crypt_widgets import live
        from crypt_widgets.tutoring.router import ROUTES

        def falls(*_given):
            raise RuntimeError("the made-up fault")

        def uncaught(game, message, answer=live.LiveGame.answer):
            return falls() if message["do"] == "go" else answer(game, message)

        ROUTES["consider"] = ROUTES["consider"]._replace(handler=falls)
        live.LiveGame.answer = uncaught
        start(app)

    IPKernelApp.start = start
"""
"""For a kernel: a handler that raises, and an error that nobody catches."""


def hooks(folder: Path, text: str) -> dict[str, str]:
    """The environment in which Python does this at its start."""
    own = folder / "hooks"
    own.mkdir()
    own.joinpath("sitecustomize.py").write_text(text)
    paths = filter(None, [str(own), os.environ.get("PYTHONPATH")])
    return {"PYTHONPATH": os.pathsep.join(paths)}


def health(url: str) -> dict[str, Any]:
    return dict(json.loads(urlopen(f"{url}crypt/health").read()))


def logged(folder: Path) -> str:
    """What the server in that folder has written to its standard error."""
    return (folder / "stderr.txt").read_text(encoding="utf-8")


async def wait_until(holds: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "waited in vain"
        await asyncio.sleep(0.1)


# --- what may be sent -----------------------------------------------------------------------------


def run_code(file: Path) -> dict[str, Any]:
    """What a notebook sends to have Python run something, which would leave a file."""
    code = f"open({str(file)!r}, 'w')"
    return {"code": code, "silent": False, "store_history": False, "allow_stdin": False}


def test_no_message_but_those_of_our_panels_reaches_python(tmp_path: Path) -> None:
    file = tmp_path / "written"
    widget = {"_model_name": "TextareaModel", "_model_module": "@jupyter-widgets/controls"}

    async def visit(url: str) -> None:
        visitor = Visitor(url, 7)
        await visitor.come()
        before = await visitor.states()
        for comm, state in before.items():
            written = {name: WRITTEN[name] for name in WRITTEN.keys() & state.keys()}
            update = {"method": "update", "state": written, "buffer_paths": []}
            await visitor.write("comm_msg", {"comm_id": comm, "data": update})
        made = {"comm_id": "made", "target_name": "jupyter.widget", "data": {"state": widget}}
        await visitor.write("comm_open", made)
        await visitor.write("execute_request", run_code(file))
        # What is asked after them is answered after them.
        assert await visitor.states() == before
        await visitor.press_on()
        await visitor.leave()

    with running_tutor(tmp_path) as url:
        done(visit(url))
    assert not file.exists()
    assert "a message was refused" in logged(tmp_path)


# --- when they end --------------------------------------------------------------------------------


def test_a_seat_is_free_again_when_its_page_is_gone_without_a_word(tmp_path: Path) -> None:
    async def visit(url: str) -> None:
        visitor = Visitor(url, 7)
        await visitor.come()
        with pytest.raises(HTTPError, match="503"):
            urlopen(url)
        # As long as it is connected, it keeps its Python.
        await asyncio.sleep(4)
        await visitor.press_on()
        visitor.socket.close()
        await wait_until(lambda: health(url)["visitors"] == 0)
        assert not kernels(url)
        another = Visitor(url, 8)
        await another.come()
        await another.leave()

    soon = hooks(tmp_path, SERVER + "    visitors.LEFT = visitors.LOOK_EVERY = 1\n")
    with running_tutor(tmp_path, "--visitors", "1", "--no-preheat", **soon) as url:
        done(visit(url))


def test_a_page_that_nobody_touches_is_put_to_rest_and_comes_back_whole(tmp_path: Path) -> None:
    async def visit(url: str) -> None:
        visitor = Visitor(url, 7)
        await visitor.come()
        while health(url)["reserve"] != 1:
            await visitor.press_on()
        await visitor.press_on()
        own = kernel_of(visitor.kernel, kernels(url))
        reserve = kernels(url) - {own}
        await wait_until(lambda: not own.is_running())
        assert kernels(url) == reserve, "what waits for a page is not put to rest"
        again = Visitor(url, 7)
        again.game = visitor.game
        cookies = await again.load_page()
        await asyncio.sleep(2)  # A slow page: its kernel, long in reserve, is looked at before.
        await again.connect(cookies)
        await again.press_on()
        await again.leave()

    soon = hooks(tmp_path, SERVER + "    serve.FORSAKEN, serve.FORSAKEN_LOOK = 5, 1\n")
    with running_tutor(tmp_path, **soon) as url:
        done(visit(url))


@pytest.mark.skipif(sys.platform != "linux", reason="only there the system tells")
def test_the_memory_of_one_page_is_bounded(tutor_server: str) -> None:
    async def visit() -> None:
        visitor = Visitor(tutor_server, 7)
        await visitor.come()
        own = kernel_of(visitor.kernel, kernels(tutor_server))
        most, hard = own.rlimit(psutil.RLIMIT_DATA)
        assert 0 < most <= hard <= 1 << 30
        await visitor.leave()

    done(visit())


# --- what the operator learns ---------------------------------------------------------------------


def test_errors_are_counted_and_logged_and_kept_from_the_page(tmp_path: Path) -> None:
    async def visit(url: str) -> None:
        visitor = Visitor(url, 7)
        await visitor.come()
        assert health(url)["errors"] == 0
        asked = ({"do": "consider", "move": "a4"}, {"do": "go", "place": "0"})
        for number, message in enumerate(asked, start=1):
            data = {"method": "custom", "content": message}
            told = await visitor.exchange("comm_msg", {"comm_id": visitor.frame, "data": data})
            assert not {"error", "stream"} & {kind for kind, _ in told}
            assert "made-up" not in json.dumps(told)
            assert health(url)["errors"] == number

    with running_tutor(tmp_path, **hooks(tmp_path, KERNEL)) as url:
        done(visit(url))
    assert logged(tmp_path).count("RuntimeError: the made-up fault") == 2


def test_the_log_says_nothing_about_persons(tmp_path: Path) -> None:
    falls = """
    def falls(headers, is_visit=handlers.is_visit):
        if "fall" in headers:
            raise RuntimeError("the made-up fault")
        return is_visit(headers)

    handlers.is_visit = falls
"""
    own = {"User-Agent": "somebody’s browser".encode().decode("latin-1"), "Referer": "http://blog/"}
    with running_tutor(tmp_path, "--verbose", **hooks(tmp_path, SERVER + falls)) as url:
        for path, code, headers in (
            ("?name=somebody", 200, own),
            ("nowhere?name=somebody", 404, own),
            ("?name=somebody", 500, {**own, "fall": "1"}),
        ):
            try:
                answer = urlopen(Request(url + path, headers=headers))
            except HTTPError as refused:
                answer = refused
            assert answer.status == code
            assert b"made-up" not in answer.read()
    text = logged(tmp_path)
    for line in ("200 GET / ", "404 GET /nowhere ", "500 GET / ", "Uncaught exception GET /\n"):
        assert line in text
    assert "RuntimeError: the made-up fault" in text
    for never in ("somebody", "127.0.0.1", "blog", "::1"):
        assert never not in text
