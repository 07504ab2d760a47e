"""How soon a press is answered on a slow phone, beside a page with one button that is as slow.

A finger plays five solo games in a window of 390x844, for which the browser slows its processor
down four times; after each press it presses the button of a Voilà page that is slowed down as much.
Two times of each press, in milliseconds: the longest entry of the browser's Event Timing (its 98th
percentile is the page's INP), and from the touch to the frame after the last change of the page
that came of it, which also holds Python's answer and what is done in timers. Both for the app and
for the page with no server.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.benchmarks.app import (
    ADDRESSES,
    BUTTON,
    PATIENCE,
    TREASURE,
    Served,
    button_command,
    leave,
    line,
    served,
    tutor_command,
)
from tests.benchmarks.site import built_site, files
from tests.conftest import ARGUMENTS, find_browser

GAMES = 5
PRESSES = 300
"""So many there are at least; games go on until then."""
SLOWER = 4
QUIET = 500
"""Milliseconds without a change of the page after which a press has been answered."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

WATCH = """
(() => {
  const presses = [];
  window.presses = presses;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime } of list.getEntries()) {
      const press = interactionId && presses.findLast((it) => it.down <= startTime + 1);
      if (press) press.longest = Math.max(press.longest, duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  addEventListener("pointerdown", ({ timeStamp }) => {
    presses.push({ down: timeStamp, longest: 0, answered: timeStamp, changed: performance.now() });
  }, true);
  const drawn = new MessageChannel();
  drawn.port1.onmessage = () => { presses.at(-1).answered = performance.now(); };
  // The end of a movement, at which a class or a copy that flew goes, is no redraw.
  const isRedraw = ({ attributeName, addedNodes, removedNodes }) =>
    attributeName !== "class" && (addedNodes.length || !removedNodes.length);
  const watch = new MutationObserver((changes) => {
    if (!presses.length || !changes.some(isRedraw)) return;
    presses.at(-1).changed = performance.now();
    requestAnimationFrame(() => drawn.port2.postMessage(null));
  });
  const begin = () => watch.observe(document.documentElement, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  document.documentElement ? begin() : addEventListener("DOMContentLoaded", begin);
})();
"""
"""Keeps of each press when it began, its longest entry, and when all that came of it was drawn."""

ANSWERED = f"""
() => new Promise((done) => {{
  const look = () => {{
    const press = window.presses.at(-1);
    if (performance.now() - Math.max(press.changed, press.answered) > {QUIET}) done();
    else setTimeout(look, 50);
  }};
  look();
}})
"""
"""Waits until nothing more comes of the last press."""

WAY_ON = """
([turn, last, again]) => {
  const found = (selector) => [...document.querySelectorAll(selector)].filter((it) => {
    const box = it.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return it.getAttribute("aria-disabled") !== "true" && !it.disabled && top && it.contains(top);
  });
  const CLEAR = ".crypt-table [data-action=clear]";
  const laying = [
    '[data-drop="ready"] [data-draft]',
    ".crypt-table [data-effort]",
    ".crypt-table button.tb-card",
  ];
  const ways = [
    again && CLEAR,
    last === CLEAR && ".crypt-bar [data-move]",
    'dialog[open] [data-action="start"]',
    '.crypt-bar [data-action]:not([data-action=back], [data-action=choose], [data-move])',
    laying[turn % 3],
    ".crypt-bar [data-move]",
    '[data-action="again"]',
    '[data-action="new"]',
  ];
  for (const way of ways) {
    const all = way ? found(way) : [];
    if (!all.length) continue;
    const box = all[((turn * 40503) >> 4) % all.length].getBoundingClientRect();
    const over = Boolean(document.querySelector(".crypt-app[data-ending]"));
    return { over, to: { way, x: box.x + box.width / 2, y: box.y + box.height / 2 } };
  }
  return null;
}
"""
"""Whether the game is over, and the selector and the place of what to press next.

Of several that may be pressed the number of the press (`turn`) chooses one. After a press that
changed nothing (`again`), as when a claim is refused, it is taken back and the player passes.
"""


@dataclass
class Presses:
    """What the presses on one page took, in milliseconds."""

    page: Any
    longest: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    ways: list[str] = field(default_factory=list)

    def press(self, way: str, x: float, y: float) -> None:
        """Press the page at a point, and wait until nothing more comes of it.

        `way` is the selector of what is pressed there.
        """
        self.page.touchscreen.tap(x, y)
        self.page.evaluate(ANSWERED)
        of = self.page.evaluate("window.presses.at(-1)")
        self.longest.append(of["longest"])
        self.answered.append(of["answered"] - of["down"])
        self.ways.append(way)

    @property
    def inp(self) -> float:
        """The 98th percentile of the longest entries; the browser lists none below 16 ms."""
        return statistics.quantiles(self.longest, n=50)[-1]


def phone(browser: Any, server: Served, wanted: str) -> Presses:
    """Open a page as on a slow phone; it is slowed down when there is nothing more to load."""
    server.rest()
    page = browser.new_context(**PHONE, locale="en-GB").new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.add_init_script(WATCH)
    page.goto(server.url + ADDRESSES.get(wanted, ""), wait_until="commit")
    page.wait_for_selector(wanted)
    page.wait_for_timeout(3000)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return Presses(page)


def play(game: Presses, plain: Presses) -> None:
    """Play whole games, with a press on the button after each press in a game."""
    box = plain.page.locator(BUTTON).bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    games, was_over = 0, False
    while games < GAMES or len(game.longest) < PRESSES:
        last, again = "".join(game.ways[-1:]), game.answered[-1:] == [0]
        found = game.page.evaluate(WAY_ON, [len(game.longest), last, again])
        assert found is not None, "the game does not go on"
        games += found["over"] and not was_over
        was_over = found["over"]
        game.press(**found["to"])
        plain.press("button", *middle)


def lines(subject: str, game: Presses, plain: Presses) -> Iterator[str]:
    """The report of one page: INP, median, answers, and the median of each kind of press."""
    subject = f"{subject}, {len(game.longest)} presses"
    yield f"{f'{subject}: INP':42} {game.inp:.0f} ms  (aim 200; a button's {plain.inp:.0f})"
    median = statistics.median(game.longest)
    yield f"{f'{subject}: median':42} {median:.0f} ms  (aim 80)"
    yield line(f"{subject} to answer : button's", game.answered, plain.answered, 3)
    yield line("", game.answered, plain.answered, 4, " at p95")
    for way in dict.fromkeys(game.ways):
        longest = [it for it, of in zip(game.longest, game.ways, strict=True) if of == way]
        yield f"  {len(longest):3} x {way:70} {statistics.median(longest):.0f} ms"


def report() -> Iterator[str]:
    """All lines of this subject; a site that is built already is named by CRYPT_SITE."""
    from playwright.sync_api import sync_playwright

    path = find_browser()
    if path is None:
        yield "no Chromium found: presses are left out"
        return
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        built = built_site(folder)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        button = stack.enter_context(served(button_command(folder, True), folder))
        for name, server in (
            ("app", served(tutor_command(True), folder)),
            ("site", files(built / "site")),
        ):
            with server as ours:
                game, plain = phone(browser, ours, TREASURE), phone(browser, button, BUTTON)
                play(game, plain)
                yield from lines(name, game, plain)
                leave(game.page)
                leave(plain.page)
        browser.close()
