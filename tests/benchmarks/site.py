"""The page with no server against the app on a preheated server, and how large it is.

Both are shown by the same browser, by turns; the site comes from Python's own server of files. Who
visits lays out a servant as soon as the table can be pressed, waits for the verdict, and asks the
coach for a hint. Of visits the quickest is taken, since whatever else the machine does makes them
slower and never quicker; of clicks the median.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psutil

from tests.benchmarks.app import (
    CLICKS,
    GAME,
    LOADS,
    NEXT,
    TREASURE,
    Served,
    Visitor,
    by_turns,
    clicked,
    free_port,
    go_on,
    leave,
    line,
    served,
    tutor_command,
)
from tests.conftest import ARGUMENTS, find_browser
from tests.site.site_page import first_visit

ROOT = Path(__file__).resolve().parents[2]
LISTED = 6
"""How many files of a first visit are listed, the largest first."""
ANSWERED = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const there = async (find) => { while (!find()) await frame(); return find(); };
  const ways = ['[data-drop="ready"] [data-draft]', '[data-effort="6"]', "button.tb-card"];
  for (const way of ways) {
    (await there(() => document.querySelector(`.crypt-table ${way}`))).click();
    await frame();
  }
  await there(() => document.querySelector(".crypt-table .tb-verdict-text")?.textContent
    && !document.querySelector(".tb-stale"));
  return performance.now();
}
"""
"""Milliseconds from the start of the visit until a claim is judged that is laid out at once."""
LAID_OUT = ".crypt-table [data-drop] .tb-drafted [data-draft]"
"""Pressed, it has its effort chosen anew."""
ADVISED = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const there = async (selector) => {
    while (!document.querySelector(selector)) await frame();
    return document.querySelector(selector);
  };
  const start = performance.now();
  (await there('[data-action="tool-coach"]')).click();
  (await there('.crypt-coach [data-action="coach-hint"]')).click();
  await there(".crypt-coach .co-hint");
  return performance.now() - start;
}
"""
"""Milliseconds from opening the coach until its first hint."""


@contextmanager
def files(folder: Path) -> Iterator[Served]:
    """A folder on Python's own server."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    process = psutil.Popen(
        [*command, "--directory", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield Served(f"http://localhost:{port}/", process)
    finally:
        process.terminate()
        process.wait(10)


def built_site(folder: Path) -> Path:
    """The site, built into a folder unless CRYPT_SITE names one that is built already."""
    built = Path(os.environ.get("CRYPT_SITE") or folder / "built")
    if not built.is_dir():
        subprocess.run([sys.executable, ROOT / "site/build.py", built], check=True)
    return built


class Times:
    """What one server's visitors waited for, in milliseconds."""

    def __init__(self, visitor: Visitor, server: Served) -> None:
        self.visitor = visitor
        self.server = server
        self.picture: list[float] = []
        self.answer: list[float] = []
        self.advice: list[float] = []
        self.picture_again: list[float] = []

    def visit(self) -> float:
        """A first visit, and a second one of the same browser."""
        page, _ = self.visitor.open(self.server, TREASURE)
        self.answer.append(page.evaluate(ANSWERED))
        self.advice.append(page.evaluate(ADVISED))
        leave(page)
        page, seen = self.visitor.open(self.server, GAME)
        self.picture.append(seen)
        page.wait_for_timeout(1500)  # what is kept for the next visit is kept by then
        page.goto("about:blank")
        self.server.rest()
        page.goto(self.server.url, wait_until="commit")
        self.picture_again.append(page.evaluate(f"pressableAt({GAME!r})"))
        leave(page)
        return seen


def visiting(ours: Times, theirs: Times) -> Iterator[str]:
    """First picture, first answer, first advice."""

    def quickest(subject: str, ours: list[float], theirs: list[float], aim: float) -> str:
        return line(subject, [min(ours)], [min(theirs)], aim)

    by_turns(LOADS, ours.visit, theirs.visit)
    yield quickest("first picture, site : app", ours.picture, theirs.picture, 1)
    yield quickest("first answer, site : app", ours.answer, theirs.answer, 2.5)
    # A browser's Python counts a third as fast as one of the machine.
    yield quickest("first advice, site : app", ours.advice, theirs.advice, 3)
    yield quickest(
        "picture of who returns, site : app", ours.picture_again, theirs.picture_again, 1
    )


def clicking(visitor: Visitor, site: Served, app: Served) -> Iterator[str]:
    """A click until the table has been drawn anew."""
    pages = [visitor.open(server, TREASURE)[0] for server in (site, app)]
    app.rest()
    for page in pages:
        page.evaluate(ANSWERED)
        page.locator(LAID_OUT).first.click()
    efforts = [iter(range(10_000)), iter(range(10_000))]

    def change(which: int) -> float:
        other = f'[data-effort="{1 + next(efforts[which]) % 6}"]'
        return clicked(pages[which], other, before=".tb-stale")

    def step(which: int) -> float:
        page: Any = pages[which]
        while not page.locator(f"{NEXT}[aria-disabled=false]").count():
            go_on(page)
        return clicked(page, NEXT, after=".st-count")

    for told, measure in (("draft to verdict", change), ("Next to redrawn table", step)):
        ours, theirs = by_turns(CLICKS, lambda it=measure: it(0), lambda it=measure: it(1))
        yield line(f"{told}, site : app", ours, theirs, 1.2)
    for page in pages:
        leave(page)


def sizes(built: Path) -> Iterator[str]:
    """What is brought, in millions of bytes, with how much that may be, and its largest files."""
    brought = first_visit(built / "site")
    raw, packed = (sum(column) for column in zip(*brought.values(), strict=True))
    alone = (built / "crypt-tutor.html").stat().st_size
    for told, size, bar in (
        ("first visit, packed", packed, 6.5),
        ("first visit, as it is", raw, 15),
        ("the single file", alone, 11),
    ):
        yield f"{told:42} {size / 1e6:.1f} MB  (at most {bar})"
    for path, of in sorted(brought.items(), key=lambda it: -it[1].packed)[:LISTED]:
        yield f"  {Path(path).name:40} {of.packed / 1e6:.2f} MB packed"


def report() -> Iterator[str]:
    """All lines of this subject; a site that is built already is named by CRYPT_SITE."""
    from playwright.sync_api import sync_playwright

    path = find_browser()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        built = built_site(folder)
        yield from sizes(built)
        if path is None:
            yield "no Chromium found: how fast the site is is left out"
            return
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        visitor = Visitor(browser)
        site = stack.enter_context(files(built / "site"))
        app = stack.enter_context(served(tutor_command(True), folder))
        yield from visiting(Times(visitor, site), Times(visitor, app))
        yield from clicking(visitor, site, app)
        browser.close()
