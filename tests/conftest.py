"""What tests share: a real tutor on a free port, and a browser that notices every trouble.

A test that drives the browser asks for ``page`` (or for ``open_page``, to choose the size of the
window, the language or the colours) and for ``tutor_server``, the address of a running tutor::

    def test_title(page, tutor_server):
        page.goto(tutor_server)
        page.wait_for_selector(".crypt-table *")
        assert "Crypt" in page.title()

When it is over, the page fails its test if anything was written to the browser's console as an
error, if a script threw, or if a request left the tutor's server. A test that provokes such a
thing names it first: ``page.forgive("WebSocket connection")``.
"""

import inspect
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.missing import missing

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without the windows that nobody sees in tests: a page takes half the work."""
ARGUMENTS = ["--no-sandbox", "--disable-quic", "--disable-background-networking"]
FAILURES = Path(__file__).parent / "browser" / "failures"
FAILED = pytest.StashKey[bool]()
LONG = ("tests/site/test_acceptance", "tests/site/test_page", "tests/browser/test_axe",
        "tests/browser/test_learn.", "tests/site/", "tests/browser/", "notebooks/",
        "tests/test_notebook_translations", "tests/lab/", "tests/workshop/",
        "tests/coach/")  # fmt: skip
"""What is begun first: the files of these beginnings, in this order."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that need a browser, for `-m "not browser"`; put long files first.

    Each worker takes a file at a time, in this order: a long file that comes last would leave the
    other workers without work.
    """
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: _turn(item.nodeid))


def _turn(nodeid: str) -> int:
    return next((turn for turn, it in enumerate(LONG) if nodeid.startswith(it)), len(LONG))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Let fixtures know whether their test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def find_command() -> list[str]:
    """Return the command under test: the one installed beside this Python."""
    script = shutil.which("crypt-tutor", path=str(Path(sys.executable).parent))
    return [script] if script else [sys.executable, "-m", "crypt_widgets.cli"]


@contextmanager
def running_tutor(folder: Path, *options: str, **environment: str) -> Iterator[str]:
    """Run ``crypt-tutor`` in a folder of its own; the value is its address.

    It opens at a table of Crypt, unless the environment says otherwise (`CRYPT_TUTOR_GAME=""`: with
    the first screen). Fails if it does not start, or does not end at Ctrl-C as it should.
    """
    with (folder / "stderr.txt").open("w+") as errors:
        process = subprocess.Popen(
            [*find_command(), "--no-browser", "--port", "0", *options],
            cwd=folder,
            env={**os.environ, "CRYPT_TUTOR_GAME": "crypt", **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            if not found:
                process.wait(10)
                errors.seek(0)
                pytest.fail(f"crypt-tutor did not start: {errors.read()}")
            yield found[0]
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 0, "Ctrl-C did not end crypt-tutor in peace"
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


@pytest.fixture(scope="session")
def command() -> list[str]:
    """How to call ``crypt-tutor`` in a process of its own."""
    return find_command()


@pytest.fixture
def start_tutor(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Any]:
    """``with start_tutor("--lang", "fr") as url``: a tutor of one's own, in an empty folder."""

    def start(*options: str, **environment: str) -> Any:
        return running_tutor(tmp_path_factory.mktemp("empty"), *options, **environment)

    return start


@pytest.fixture(scope="session")
def tutor_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real ``crypt-tutor`` that all tests share; each page has its own game."""
    with running_tutor(tmp_path_factory.mktemp("tutor")) as url:
        yield url


def find_browser(*first: str) -> str | None:
    """Return the path of a Chromium: the one named by CRYPT_BROWSER, or one on the PATH."""
    named = os.environ.get("CRYPT_BROWSER")
    names = [named] if named else [*first, *BROWSERS]
    return next(filter(None, map(shutil.which, names)), None)


def _nearest_calls(_context: int = 0) -> list[inspect.FrameInfo]:
    """Who called, and by whom that was called: enough to name what of Playwright was asked for."""
    calls, frame = [], sys._getframe(1)
    while frame and len(calls) < 12:
        code = frame.f_code
        named = (frame, code.co_filename, frame.f_lineno, code.co_name, None, None)
        calls.append(inspect.FrameInfo(*named))
        frame = frame.f_back
    return calls


def _tell_less(sync_base: Any) -> None:
    """Playwright reads all of pytest's calls anew at each of ours, which costs more than ours."""
    sync_base.inspect = SimpleNamespace(stack=_nearest_calls)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A headless Chromium. Without one the test is skipped, or fails if one is required."""
    path = find_browser(*SHELLS)
    if path is None:
        missing("no Chromium found (install one, or name it in CRYPT_BROWSER)")
    from playwright._impl import _sync_base
    from playwright.sync_api import sync_playwright

    _tell_less(_sync_base)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


class Watch:
    """Gathers what a page should never do."""

    def __init__(self, page: Any) -> None:
        self.home: str | None = None
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"script error: {error}"))
        page.on("request", self._request)
        page.forgive = self.forgiven.append

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} ({message.location.get('url')})")

    def _request(self, request: Any) -> None:
        url = urlsplit(request.url.removeprefix("blob:"))
        if url.scheme not in ("http", "https", "ws", "wss"):
            return
        self.home = self.home or url.netloc
        if url.netloc != self.home:
            self.troubles.append(f"request to another host: {request.url}")

    def unforgiven(self) -> list[str]:
        return [it for it in self.troubles if not any(re.search(p, it) for p in self.forgiven)]


def new_page(browser: Any, **options: Any) -> Any:
    """A page in a context of its own: in English at the size of a laptop's window, if not told."""
    options.setdefault("viewport", {"width": 1280, "height": 900})
    options.setdefault("locale", "en-GB")
    # Playwright has what a test asks for evaluated from text, which the page's own rules forbid.
    options.setdefault("bypass_csp", True)
    context = browser.new_context(**options)
    context.set_default_timeout(30_000)
    return context.new_page()


def failed(test: pytest.Item) -> bool:
    """Whether a test has failed."""
    return test.stash.get(FAILED, False)


def picture(page: Any, test: pytest.Item, number: int) -> None:
    """Keep what a page of a test that failed looks like."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W+", "-", test.name).strip("-")
    page.screenshot(path=FAILURES / f"{name}-{number}.png", full_page=True)


def leave(page: Any) -> None:
    """Close a page so that it says goodbye: then its kernel ends."""
    page.close(run_before_unload=True)
    page.context.close()


@pytest.fixture
def open_page(browser: Any, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """``open_page(viewport=..., locale=..., color_scheme=...)``: a watched page of its own.

    The options are those of Playwright's ``browser.new_context``. A page of a test that failed
    leaves a picture in ``tests/browser/failures/``.
    """
    opened: list[tuple[Any, Watch]] = []

    def new(**options: Any) -> Any:
        page = new_page(browser, **options)
        opened.append((page, Watch(page)))
        return page

    yield new
    troubles = [trouble for _, watch in opened for trouble in watch.unforgiven()]
    for number, (page, _) in enumerate(opened):
        if troubles or failed(request.node):
            picture(page, request.node, number)
        leave(page)
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def page(open_page: Callable[..., Any]) -> Any:
    """A watched page in English at the size of a laptop's window."""
    return open_page()
