"""A page of the notebooks with no server, in a browser that finds no other host."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser.conftest import ARGUMENTS, find_browser
from tests.browser.test_firefox import firefox
from tests.site.site_page import Host

LONG = 400_000
"""Milliseconds for a kernel to start, or a notebook to run, on a busy machine."""

WINDOW: Any = {"width": 1440, "height": 900}
CELLS = ".jp-NotebookPanel:not(.lm-mod-hidden) .jp-CodeCell"
RAN = f"""() => {{
  const prompts = [...document.querySelectorAll("{CELLS} .jp-InputArea-prompt")];
  return prompts.length > 0 && prompts.every((it) => /\\d/.test(it.textContent));
}}"""
WAITS = f'{CELLS} .jp-InputArea-prompt:text-is("[*]:")'
"""The sign of a cell that is about to run; a stored notebook has numbers before that."""
ERRORS = '.jp-OutputArea-output[data-mime-type="application/vnd.jupyter.error"]'


@contextmanager
def chromium_page() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    alone = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser("chromium", "chromium-browser"), args=[*ARGUMENTS, alone]
        )
        yield browser.new_page(viewport=WINDOW)
        browser.close()


@contextmanager
def firefox_page() -> Iterator[Any]:
    nobody = {f"network.proxy.{it}": "127.0.0.1" for it in ("http", "ssl")}
    ports = {f"{name}_port": 9 for name in nobody}
    with firefox(**nobody, **ports, **{"network.proxy.type": 1}) as driver:
        driver.page.set_viewport_size(WINDOW)
        yield driver.page


def opened(page: Any, site: Host, name: str) -> None:
    page.set_default_timeout(LONG)
    page.goto(f"{site.url}lite/lab/index.html?path={name}")
    page.locator(CELLS).first.wait_for()


def run_first(page: Any) -> float:
    """Run the first cell of code; the seconds until it has run."""
    begin = time.monotonic()
    page.locator(f"{CELLS} .cm-content").first.click()
    page.keyboard.press("Shift+Enter")
    prompt = page.locator(CELLS).first.locator(".jp-InputArea-prompt")
    prompt.filter(has_text="[*]").wait_for()
    prompt.filter(has_text=re.compile(r"\d")).wait_for()
    return time.monotonic() - begin


def saved(page: Any) -> str:
    """Save the notebook that is open to a disk; the text of the file."""
    page.locator(".lm-MenuBar-item", has_text="File").click()
    with page.expect_download() as download:
        page.get_by_text("Download", exact=True).click()
    named = Path(download.value.path())
    # Debian's Firefox leaves it its own name.
    own = named.with_name(download.value.suggested_filename)
    return (own if own.exists() else named).read_text("utf-8")


def run_all(page: Any) -> None:
    page.locator(".lm-MenuBar-item", has_text="Run").click()
    page.get_by_text("Run All Cells", exact=True).click()
    page.locator(WAITS).first.wait_for()
    page.wait_for_function(RAN)
    assert page.locator(ERRORS).all_text_contents() == []
