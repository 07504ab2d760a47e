"""The app against the plainest page that does the same kind of thing: one button, made by Voilà.

Both are served from this machine and shown by the same browser, by turns. The button's notebook has
Voilà's default template, which asks another host for its formula library; without a network that is
refused at once, with one it would make the button slower and the tutor look faster.
"""

from __future__ import annotations

import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psutil
from jupyter_client.manager import start_new_kernel

from tests.conftest import ARGUMENTS, find_browser, find_command
from tests.serving import kernel_of

LOADS = 5
CLICKS = 60
KERNELS = 3
PATIENCE = 60

BUTTON_NOTEBOOK = """\
import ipywidgets

button = ipywidgets.Button(description="0")
button.on_click(lambda button: setattr(button, "description", str(int(button.description) + 1)))
button"""

BUTTON = ".jupyter-button"
TREASURE = ".crypt-table button.tb-card"
GAME = ".ho-game [data-action=home-learn]"
ADDRESSES = {TREASURE: "#at=crypt/play"}
"""Where a page is opened that is to show this, if not at its beginning."""

NOTE_WHEN_PRESSABLE = """
window.pressableAt = (selector) => new Promise((done) => {
  const look = () => {
    const shown = document.querySelector(selector);
    const box = shown?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (top && shown.contains(top)) done(performance.now());
    else requestAnimationFrame(look);
  };
  look();
});
"""
"""Milliseconds from the start of the visit until a press would reach the element."""

CLICK_UNTIL = """
([selector, before, after]) => new Promise((done) => {
  const told = () => after && document.querySelector(after).textContent;
  const text = told();
  const drawn = () => (before ? !document.querySelector(before) : told() !== text);
  const watch = new MutationObserver(() => {
    if (!drawn()) return;
    watch.disconnect();
    document.body.getBoundingClientRect();  // the layout is part of the drawing
    done(performance.now() - start);
  });
  watch.observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  const start = performance.now();
  document.querySelector(selector).click();
})
"""
"""Milliseconds from a click until the mark `before` is gone or the text of `after` another one."""


# --- what is served -------------------------------------------------------------------------------


def free_port() -> int:
    with socket.create_server(("localhost", 0)) as server:
        return int(server.getsockname()[1])


def environment(folder: Path) -> dict[str, str]:
    """Python's modules are kept compiled, as an installation leaves them; not in the checkout."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}


@contextmanager
def served(command: list[str], folder: Path) -> Iterator[Served]:
    """A server on a port of its own; it and its kernels are ended with it."""
    port = free_port()
    process = psutil.Popen(
        [*command, "--no-browser", f"--port={port}"],
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield Served(f"http://localhost:{port}/", process)
    finally:
        kernels = process.children(recursive=True)
        process.terminate()
        _, left = psutil.wait_procs([process, *kernels], 10)
        for still in left:
            still.kill()


class Served:
    """A server and the processes that it has started."""

    def __init__(self, url: str, process: psutil.Process) -> None:
        self.url = url
        self.process = process

    def rest(self) -> None:
        """Wait until it answers, and neither it nor its kernels have anything to do.

        Voilà waits for a second before it starts the kernel that it keeps in reserve.
        """
        until = time.monotonic() + PATIENCE
        port = int(self.url.rstrip("/").rpartition(":")[2])
        while True:
            assert time.monotonic() < until, "the server does not come to rest"
            try:
                socket.create_connection(("localhost", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        worked = -1.0
        while time.monotonic() < until and self.worked() - worked > 0.05:
            worked = self.worked()
            time.sleep(1.2)

    def worked(self) -> float:
        """Seconds of processor time so far."""
        seconds = 0.0
        for process in (self.process, *self.process.children(recursive=True)):
            try:
                times = process.cpu_times()
            except psutil.NoSuchProcess:
                continue
            seconds += times.user + times.system
        return seconds


def button_notebook(folder: Path) -> Path:
    """Write the notebook with one button."""
    cell = {
        "cell_type": "code",
        "execution_count": None,
        "id": "button",
        "metadata": {},
        "outputs": [],
        "source": BUTTON_NOTEBOOK,
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {
        "cells": [cell],
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path = folder / "button.ipynb"
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return path


# --- what is measured -----------------------------------------------------------------------------


class Visitor:
    """A browser that knows the two addresses."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser

    def open(self, server: Served, wanted: str) -> tuple[Any, float]:
        """A page with nothing in its cache, and milliseconds until `wanted` could be pressed."""
        server.rest()
        context = self.browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.add_init_script(NOTE_WHEN_PRESSABLE)
        page.goto(server.url + ADDRESSES.get(wanted, ""), wait_until="commit")
        return page, page.evaluate(f"pressableAt({wanted!r})")

    def loads(self, server: Served, wanted: str) -> float:
        """Milliseconds of one visit."""
        page, took = self.open(server, wanted)
        leave(page)
        return took


def leave(page: Any) -> None:
    """Close a page as its reader would, so that it can end its kernel."""
    page.close(run_before_unload=True)
    page.context.close()


def line(subject: str, ours: list[float], theirs: list[float], aim: float, at: str = "") -> str:
    """One line of the report: the ratio of the medians (or p95), the aim, and both in full."""

    def of(values: list[float]) -> float:
        return statistics.quantiles(values, n=20)[-1] if at else statistics.median(values)

    a, b = of(ours), of(theirs)
    return f"{subject:42} {a / b:.2f}  (aim {aim}; {a:.0f} : {b:.0f} ms{at})"


def by_turns(times: int, *measures: Callable[[], float]) -> list[list[float]]:
    """Each measure as often, one after the other, so that what else goes on meets them all."""
    found: list[list[float]] = [[] for _ in measures]
    for _ in range(times):
        for values, measure in zip(found, measures, strict=True):
            values.append(measure())
    return found


def loading(visitor: Visitor, folder: Path, heated: bool) -> Iterator[str]:
    """App load against the button's page."""
    with ExitStack() as stack:
        tutor = stack.enter_context(served(tutor_command(heated), folder))
        button = stack.enter_context(served(button_command(folder, heated), folder))
        ours, theirs = by_turns(
            LOADS, lambda: visitor.loads(tutor, GAME), lambda: visitor.loads(button, BUTTON)
        )
    subject = f"app load : button load{', both preheated' if heated else ''}"
    yield line(subject, ours, theirs, 1.1 if heated else 1.3)


def tutor_command(heated: bool) -> list[str]:
    return [*find_command(), *([] if heated else ["--no-preheat"])]


def button_command(folder: Path, heated: bool) -> list[str]:
    notebook = str(button_notebook(folder))
    return [sys.executable, "-m", "voila", notebook, f"--preheat_kernel={heated}"]


def clicking(visitor: Visitor, folder: Path) -> Iterator[str]:
    """A click until the table (or the button's label) has been drawn anew."""
    with ExitStack() as stack:
        tutor = stack.enter_context(served(tutor_command(True), folder))
        button = stack.enter_context(served(button_command(folder, True), folder))
        game, _ = visitor.open(tutor, TREASURE)
        plain, _ = visitor.open(button, BUTTON)
        tutor.rest()
        effort = iter(range(10_000))
        lay_out(game)

        def press() -> float:
            return clicked(plain, BUTTON, after=BUTTON)

        def change() -> float:
            other = f'[data-effort="{1 + next(effort) % 6}"]'
            return clicked(game, other, before=".tb-stale")

        def step() -> float:
            while not game.locator(f"{NEXT}[aria-disabled=false]").count():
                go_on(game)
            # Not every step changes the table; the story, which is drawn after it, always does.
            return clicked(game, NEXT, after=".st-count")

        drafts, presses = by_turns(CLICKS, change, press)
        yield line("draft to verdict : button to label", drafts, presses, 2)
        yield line("", drafts, presses, 3, " at p95")
        steps, presses = by_turns(CLICKS, step, press)
        yield line("Next to redrawn table : button to label", steps, presses, 2)
        yield line("", steps, presses, 3, " at p95")
        leave(game)
        leave(plain)


NEXT = '.crypt-bar [data-action="next"]'


def lay_out(game: Any) -> None:
    """Put a servant on the first treasure, so that its effort can be changed."""
    game.locator('[data-drop="ready"] [data-draft]').first.click()
    game.locator('[data-effort="6"]').click()
    game.locator(TREASURE).first.click()
    game.locator(".crypt-table [data-drop] .tb-drafted [data-draft]").first.click()


def clicked(page: Any, selector: str, before: str = "", after: str = "") -> float:
    """Milliseconds from a click to what it leads to; people take a moment until the next one."""
    took: float = page.evaluate(CLICK_UNTIL, [selector, before, after])
    page.wait_for_timeout(60)
    return took


def go_on(game: Any) -> None:
    """Make a decision that leads to more steps; a finished game makes room for another."""
    recover = game.locator('.crypt-bar [data-action="recover"]')
    if recover.count():
        recover.click()
    else:
        game.locator('[data-action="new"]').click()
        game.locator('dialog [data-action="start"]').click()
    game.wait_for_timeout(300)


def memory(visitor: Visitor, folder: Path) -> Iterator[str]:
    """A kernel whose game is on the page against one that has done nothing."""

    def megabytes(process: psutil.Process) -> tuple[float, float]:
        full = process.memory_full_info()
        return full.rss / 1e6, full.uss / 1e6

    ours, theirs = [], []
    with served(tutor_command(True), folder) as tutor:
        for _ in range(KERNELS):
            game, _ = visitor.open(tutor, TREASURE)
            tutor.rest()
            kernel_id = game.evaluate("document.body.dataset.kernelId")
            ours.append(megabytes(kernel_of(kernel_id, tutor.process.children(recursive=True))))
            leave(game)
            manager, client = start_new_kernel(env=environment(folder))
            theirs.append(megabytes(psutil.Process(manager.provisioner.process.pid)))
            client.stop_channels()
            manager.shutdown_kernel(now=True)
    for name, values in (("resident", 0), ("its own", 1)):
        a, b = (statistics.median(pair[values] for pair in found) for found in (ours, theirs))
        subject = f"kernel's memory ({name}) : empty kernel's"
        yield f"{subject:42} {a / b:.2f}  (aim 1.2; {a:.0f} : {b:.0f} MB)"


def report() -> Iterator[str]:
    """All lines of this subject."""
    from playwright.sync_api import sync_playwright

    path = find_browser()
    if path is None:
        yield "no Chromium found: the app's benchmarks are left out"
        return
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        visitor = Visitor(browser)
        for heated in (False, True):
            yield from loading(visitor, Path(folder), heated)
        yield from clicking(visitor, Path(folder))
        yield from memory(visitor, Path(folder))
        browser.close()
