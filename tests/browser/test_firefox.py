"""The whole app in Firefox: Debian's, which Playwright drives by WebDriver BiDi."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from tests.browser.tour import PATIENCE, Tour
from tests.browser.tutor_page import TABLE
from tests.missing import missing
from tests.serving import kernels

pytestmark = pytest.mark.browser


class Firefox:
    """A page of Firefox."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.told: list[str] = []
        page.on("pageerror", lambda error: self.told.append(f"script error: {error}"))
        page.on("console", self._console)

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self.told.append(f"console: {message.text}")

    def visit(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def widen(self, width: int) -> None:
        self.page.set_viewport_size({"width": width, "height": 900})

    def run(self, script: str, *given: Any) -> Any:
        return self.page.evaluate(f"(given) => (function () {{ {script} }})(...given)", list(given))

    def click(self, selector: str) -> None:
        self.page.locator(f'{selector}:visible:not([aria-disabled="true"])').first.click()

    def type(self, selector: str, text: str) -> None:
        self.page.locator(f"{selector}:visible").fill(text)

    def picture(self) -> bytes:
        return bytes(self.page.screenshot())

    def troubles(self) -> list[str]:
        told, self.told = self.told, []
        return told


@contextmanager
def firefox(**preferences: Any) -> Iterator[Firefox]:
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        missing("no Firefox found (firefox-esr in Debian)")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.firefox.launch(
            channel="moz-firefox",
            executable_path=path,
            firefox_user_prefs={"ui.prefersReducedMotion": 1, **preferences},
        )
        try:
            page = browser.new_page(viewport={"width": 1280, "height": 900}, locale="en-GB")
            page.set_default_timeout(30_000)
            yield Firefox(page)
        finally:
            browser.close()


def apart(way: Callable[..., None], *given: Any) -> None:
    """Go a way in a thread of its own: in the tests' own, Playwright runs once, for their pages."""
    with ThreadPoolExecutor(1) as own:
        own.submit(way, *given).result()


def go_through(address: str, how: Callable[[Tour], None]) -> None:
    """Make a tour in Firefox: `Tour.whole`, or `Tour.short`."""

    def go() -> None:
        with firefox() as driver:
            how(Tour(driver, address))

    apart(go)


def test_a_page_that_is_left_leaves_no_python(start_tutor: Callable[..., Any]) -> None:
    """Firefox says goodbye in its own way: the server has to believe it."""

    def come_and_go(address: str) -> None:
        with firefox() as driver:
            driver.visit(address)
            for _ in range(3):
                driver.page.wait_for_selector(TABLE)
                settle(address)
                driver.reload()
            driver.page.wait_for_selector(TABLE)
            settle(address)

    def settle(address: str) -> None:
        """The page's Python and the one in reserve are there, and no other."""
        for _ in range(PATIENCE * 10):
            if len(kernels(address)) == 2:
                return
            time.sleep(0.1)
        pytest.fail(f"{len(kernels(address))} Pythons for one page and the reserve")

    with start_tutor() as address:
        apart(come_and_go, address)


def test_the_whole_app(tutor_server: str) -> None:
    go_through(tutor_server, Tour.whole)
