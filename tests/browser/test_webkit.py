"""The whole app in WebKit, as GNOME's browsers have it: by WebDriver, on a screen of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.browser.tour import Tour
from tests.missing import missing

pytestmark = pytest.mark.browser

#: Gathers what goes wrong from here on. What does before the page is loaded nobody sees.
WATCH = """
if (!window.cryptTroubles) {
  window.cryptTroubles = [];
  const tell = console.error;
  console.error = (...said) => { cryptTroubles.push(`console: ${said.join(" ")}`); tell(...said); };
  addEventListener("error", (event) => cryptTroubles.push(`script error: ${event.message}`));
  addEventListener("unhandledrejection", ({ reason }) => cryptTroubles.push(`rejected: ${reason}`));
}
"""

#: Hears where the next click goes, before anything else does.
LISTEN = """
const wanted = arguments[0];
window.cryptClick = "nowhere";
addEventListener("click", ({ target }) => {
  window.cryptClick = wanted.contains(target) ? "there" : "beside";
}, { capture: true, once: true });
"""


class WebKit:
    """A window of WebKitGTK's small browser."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def visit(self, address: str) -> None:
        self.driver.get(address)
        self.run(WATCH)

    def reload(self) -> None:
        self.driver.refresh()
        self.run(WATCH)

    def widen(self, width: int) -> None:
        # The window has a frame.
        frame = self.driver.get_window_size()["width"] - self.run("return innerWidth")
        self.driver.set_window_size(width + frame, 1000)

    def run(self, script: str, *given: Any) -> Any:
        return self.driver.execute_script(script, *given)

    def _find(self, selector: str) -> Any:
        """What is in sight of this kind, in the middle of the window: there nothing covers it."""
        return self.run(
            """const found = [...document.querySelectorAll(arguments[0])].find((it) =>
                 it.getClientRects().length && it.ariaDisabled !== "true");
               found.scrollIntoView({ block: "center", behavior: "instant" });
               return found;""",
            selector,
        )

    def click(self, selector: str) -> None:
        from selenium.common import exceptions
        from selenium.webdriver.support.wait import WebDriverWait

        def press(_: Any) -> bool:
            found = self._find(selector)
            self.run(LISTEN, found)
            found.click()
            # Where the page was left at once, there is nobody to ask any more.
            return self.run("return window.cryptClick") in ("there", None)

        # It may have been redrawn, moved, hidden or covered since it was found.
        passing = (
            exceptions.ElementClickInterceptedException,
            exceptions.ElementNotInteractableException,
            exceptions.StaleElementReferenceException,
        )
        WebDriverWait(self.driver, 20, 0.05, ignored_exceptions=passing).until(press)

    def type(self, selector: str, text: str) -> None:
        self._find(selector).send_keys(text)

    def picture(self) -> bytes:
        return bytes(self.driver.get_screenshot_as_png())

    def troubles(self) -> list[str]:
        return list(self.run("return (window.cryptTroubles ?? []).splice(0)"))


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees; the value is its name."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1100x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def webkit() -> Iterator[WebKit]:
    path = shutil.which("WebKitWebDriver")
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
    if path is None or browser is None or shutil.which("Xvfb") is None:
        missing("no WebKit found (webkit2gtk-driver and xvfb in Debian)")
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    options = Options()
    options.binary_location = str(browser)
    options.add_argument("--automation")
    with screen() as name, TemporaryDirectory() as settings:
        calm = Path(settings, "gtk-3.0", "settings.ini")
        calm.parent.mkdir()
        calm.write_text("[Settings]\ngtk-enable-animations=0\n")
        given = {"DISPLAY": name, "XDG_CONFIG_HOME": settings}
        driver = webdriver.WebKitGTK(
            options=options, service=Service(path, env={**os.environ, **given})
        )
        try:
            driver.set_script_timeout(30)
            yield WebKit(driver)
        finally:
            driver.quit()


def go_through(address: str, how: Callable[[Tour], None]) -> None:
    """Make a tour in WebKit: `Tour.whole`, or `Tour.short`."""
    with webkit() as driver:
        how(Tour(driver, address))


def test_the_whole_app(tutor_server: str) -> None:
    go_through(tutor_server, Tour.whole)
