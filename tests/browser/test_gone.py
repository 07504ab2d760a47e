"""A network that is gone and a device that sleeps, with a real browser and real sockets.

The times are short: five seconds without a network, and a server that gives up after a few seconds
and not after five minutes. `CRYPT_GONE=60` waits for so many seconds instead; with
`CRYPT_ASLEEP=420` the device sleeps for so many, before a server that takes all its time.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest

from crypt_core.teach.words import Words
from tests.browser.board_page import BoardPage
from tests.browser.donjon_page import DonjonPage
from tests.browser.relay import Relay
from tests.browser.tutor_page import TutorPage
from tests.conftest import ARGUMENTS, SHELLS, find_browser, leave, new_page, running_tutor
from tests.faults import MOMENTS
from tests.serving import command_of, kernel_of, kernels

PAGES = {"crypt": TutorPage, "donjon": DonjonPage, "sedlec": BoardPage}
GONE = float(os.environ.get("CRYPT_GONE", "5"))
ASLEEP = float(os.environ.get("CRYPT_ASLEEP", "0"))
RECORD = "localStorage['crypt.record']"
LOST = '[data-banner="lost"]'
IN_HASTE = """
import sys

if "crypt_widgets.server.kernel" not in sys.orig_argv:
    from crypt_widgets.server import visitors
    from jupyter_server.base.websocket import WebSocketMixin

    visitors.LEFT, visitors.LOOK_EVERY = 5, 1
    WebSocketMixin.ping_interval = property(lambda socket: 500)
    WebSocketMixin.ping_timeout = property(lambda socket: 1500)
"""
"""For a server: it asks pages twice a second whether they are there, and does not wait for long."""


@pytest.fixture
def relay(tutor_server: str) -> Iterator[Relay]:
    between = Relay(urlsplit(tutor_server).port or 0)
    yield between
    between.close()


@pytest.mark.parametrize(
    ("game", "how"), [*((game, "hold") for game in PAGES), ("crypt", "cut")], ids=str
)
def test_a_network_that_is_gone(
    open_tutor: Callable[..., TutorPage], relay: Relay, game: str, how: str
) -> None:
    """Nobody is told of it but by silence, or everything breaks; the page finds back by itself."""
    opened = MOMENTS["under way"](game).session.match.opened
    between = f"http://localhost:{relay.port}/"
    tutor = open_tutor(opened.timeline, opened.seats, kind=PAGES[game], server=between)
    tutor.page.forgive("")
    tutor.load(opened.record())
    before = tutor.kept
    began = time.monotonic()
    getattr(relay, how)()
    if how == "hold":
        tutor.page.keyboard.press("b")
    lost = tutor.find(LOST)
    lost.wait_for(timeout=20_000)
    tutor.page.wait_for_timeout(max(0, 1000 * (GONE - time.monotonic() + began)))
    assert lost.is_visible()
    tutor.wire.forget()
    relay.mend()
    lost.wait_for(state="detached", timeout=90_000)
    if how == "hold":
        tutor.page.wait_for_function(
            "before => localStorage['crypt.record'] !== before", arg=before
        )
        tutor.page.keyboard.press("n")
    else:
        tutor.page.wait_for_selector(".crypt-table")
    tutor.page.wait_for_function("before => localStorage['crypt.record'] === before", arg=before)
    assert not tutor.find('[data-banner="trouble"], [data-banner="resume"]').count()


def test_a_device_that_sleeps(browser: Any, tmp_path: Path) -> None:
    """Its browser stands still; meanwhile the server has given up, and Reload brings all back."""
    hooks = tmp_path / "hooks"
    hooks.mkdir()
    (hooks / "sitecustomize.py").write_text("" if ASLEEP else IN_HASTE)
    opened = MOMENTS["under way"]("crypt").session.match.opened
    with running_tutor(tmp_path, PYTHONPATH=str(hooks)) as url:
        others = browsers()
        path = find_browser(*SHELLS)
        own = browser.browser_type.launch(executable_path=path, args=ARGUMENTS)
        device = browsers() - others
        assert device
        tutor = TutorPage(new_page(own, reduced_motion="reduce"), url)
        tutor.open(opened.timeline, opened.seats)
        tutor.load(opened.record())
        before = tutor.kept
        kernel = tutor.page.evaluate("document.body.dataset.kernelId")
        sleep(device, kernel_of(kernel, kernels(url)))
        lost = tutor.find(LOST)
        lost.wait_for(timeout=60_000)
        assert Words("en").say("frame-lost-text") in lost.inner_text()
        tutor.wire.forget()
        with tutor.page.expect_navigation():
            lost.locator('[data-action="reload"]').click()
        tutor.arrived()
        assert tutor.kept == before
        leave(tutor.page)
        own.close()


def browsers() -> set[psutil.Process]:
    """The processes of the browsers that tests have opened, but for those that belong to a page."""
    known = psutil.Process().children(recursive=True)
    return {it for it in known if any("--user-data-dir" in word for word in command_of(it))}


def sleep(device: set[psutil.Process], python: psutil.Process) -> None:
    """Stand still until the server has ended the page's Python, and for as long as was asked."""
    began = time.monotonic()
    parts = {part for it in device for part in (it, *it.children(recursive=True))}
    try:
        for each in parts:
            each.suspend()
        while python.is_running() or time.monotonic() - began < ASLEEP:
            assert time.monotonic() - began < max(60, 2 * ASLEEP), "the server keeps it"
            time.sleep(0.2)
    finally:
        for each in parts:
            each.resume()
