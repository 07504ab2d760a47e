"""One tour through the whole app, for browsers that are driven each in its own way.

A driver does what a person does (a click, a choice, another address) and runs scripts in the page;
what is done with them, and what is to be seen then, is said here, once for all browsers.
"""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable
from typing import Any, Protocol

import pytest
from PIL import Image

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from crypt_core.sedlec.game import SEDLEC
from tests.browser.test_older_browsers import BY_DAY, BY_NIGHT
from tests.browser.tutor_page import BAR, TABLE, game
from tests.conftest import FAILURES

PATIENCE = 60
"""Seconds after which what is to come is no longer waited for: machines may be busy."""
PAUSE, SOON = 0.05, 40
"""Seconds between two looks at what comes in a moment, and how many looks there are."""
WIDTHS = (1280, 480)
"""In pixels; the windows of some browsers cannot be narrower."""
GO_ON = f'{BAR} [data-action="continue"]'
EITHER = "return Boolean(able(arguments[0]) ?? able(arguments[1]))"

HELPERS = """
const seen = (it) => it.getClientRects().length && getComputedStyle(it).visibility === "visible";
const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
const able = (selector) => all(selector).find((it) => it.ariaDisabled !== "true" && !it.disabled);
"""
AWAY = (-2, -1, 0, 1, 2)
"""By how much a line may miss its level: WebKit draws levels as high as whole pixels."""
LEVELS = """
const wall = able(".crypt-board .bo-near .bo-pyramid");
wall.scrollIntoView({ block: "center", behavior: "instant" });
const { left, top } = wall.getBoundingClientRect();
const level = parseFloat(getComputedStyle(wall).gridTemplateRows) / 2;
return { left, top, level, count: Math.round(wall.clientHeight / level), wide: innerWidth };
"""

ROOM = """
const { clientWidth, scrollWidth } = document.documentElement;
return [innerWidth, clientWidth, scrollWidth];
"""


class Driver(Protocol):
    """A browser with one page."""

    def visit(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def widen(self, width: int) -> None:
        """Give the window this width, in pixels."""

    def run(self, script: str, *given: Any) -> Any:
        """Run the body of a function in the page; `arguments` are what is given."""

    def click(self, selector: str) -> None:
        """Click what is in sight, or scrolled there."""

    def type(self, selector: str, text: str) -> None: ...

    def picture(self) -> bytes:
        """What is in the window as a PNG."""

    def troubles(self) -> list[str]:
        """Errors of scripts and on the console since the last time it was asked."""


class Tour:
    """What a visitor does, in order."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver = driver
        self.address = address
        self.steps: list[str] = []

    # --- the means

    def run(self, script: str, *given: Any) -> Any:
        return self.driver.run(HELPERS + script, *given)

    def until(self, script: str, *given: Any) -> Any:
        """What a script finds, as soon as it finds something."""
        last = time.monotonic() + PATIENCE
        while not (found := self.run(script, *given)):
            self.well()
            assert time.monotonic() < last, f"in vain: {script} {given}, after {self.steps}"
            time.sleep(0.05)
        return found

    def click(self, selector: str) -> None:
        self.steps.append(selector)
        self.until("return Boolean(able(arguments[0]))", selector)
        self.driver.click(selector)

    def do(self, action: str) -> None:
        self.click(f'[data-action="{action}"]')

    def there(self, selector: str, text: str = "") -> None:
        """Something of this kind comes into sight, with these words in it."""
        script = "return all(arguments[0]).some((it) => it.textContent.includes(arguments[1]))"
        self.until(script, selector, text)

    def gone(self, selector: str) -> None:
        self.until("return !all(arguments[0]).length", selector)

    def the_table(self) -> None:
        """The table stands, and the page no longer waits to show it."""
        self.there(f"{TABLE} [data-slot]")
        self.gone("#loading")

    def type(self, selector: str, text: str) -> None:
        """A screen that opens takes the focus a moment later: what went astray is typed again."""
        for _ in range(3):
            self.run("able(arguments[0]).value = ''", selector)
            self.driver.type(selector, text)
            if self.run("return able(arguments[0]).value", selector) == text:
                return
        pytest.fail(f"{text!r} cannot be typed at {selector}")

    def choose(self, selector: str, value: str) -> None:
        """Another entry of a menu."""
        script = """
          const menu = able(arguments[0]);
          menu.value = arguments[1];
          menu.dispatchEvent(new Event("change", { bubbles: true }));
        """
        self.run(script, selector, value)

    def well(self) -> None:
        """Nothing has been complained of."""
        told = self.driver.troubles()
        assert not told, f"{told} after {self.steps}"

    @property
    def kept(self) -> str:
        return str(self.run("return localStorage.getItem('crypt.record') ?? ''"))

    @property
    def timeline(self) -> Timeline:
        return record.load_text(self.kept, GAMES)[0]

    def changes(self, act: Callable[[], None]) -> None:
        """Do something that the browser is to keep."""
        before = self.kept
        act()
        self.until("return localStorage.getItem('crypt.record') !== arguments[0]", before)

    # --- what is visited

    def whole(self) -> None:
        """Everything, in order."""
        self._visit(
            self.two_rounds,
            self.a_reload,
            self.coach,
            self.colours,
            self.languages,
            self.rules,
            self.lesson,
            self.sedlec,
        )

    def short(self) -> None:
        """What hangs on the browser where the page has its Python in it."""
        self._visit(self.newcomer, self.two_rounds, self.a_reload, self.coach, self.rules)

    def _visit(self, *parts: Callable[[], None]) -> None:
        for part in parts:
            try:
                part()
                self.well()
            except Exception:
                FAILURES.mkdir(parents=True, exist_ok=True)
                name = type(self.driver).__name__.lower()
                (FAILURES / f"tour-{name}.png").write_bytes(self.driver.picture())
                raise

    def fits(self) -> None:
        """At no width is the page wider than its window."""
        for width in reversed(WIDTHS):
            self.driver.widen(width)
            # A window takes its width, and the page its shape, a moment after it is told to.
            for _ in range(SOON):
                window, room, needed = self.run(ROOM)
                if window == width and needed <= room:
                    break
                time.sleep(PAUSE)
            else:
                sizes = f"{needed} px in {room} of {window} at {width}"
                pytest.fail(f"{sizes}, after {self.steps[-3:]}")

    def newcomer(self) -> None:
        """All games are there before Python is awake; a claim at a new one's table is judged."""
        self.driver.visit(self.address)
        self.there(".ho-game", "Crypt")
        self.click('[data-game="crypt"] [data-action="home-play"]')
        self.do("start")
        self.the_table()
        for what in ('[data-drop="ready"] [data-draft]', '[data-effort="1"]', ".tb-card"):
            self.click(f"{TABLE} {what}")
        self.there(f"{TABLE} .tb-verdict-text", ".")
        self.gone("#waking")
        # Another fragment alone would be the same page.
        self.driver.visit("about:blank")

    def two_rounds(self) -> None:
        code = record.code(game(), {"seats": ["person"]})
        self.driver.visit(f"{self.address}#g={code}")
        self.the_table()
        calm = "return matchMedia('(prefers-reduced-motion: reduce)').matches"
        assert self.run(calm), "what glides is hard to press"
        self.fits()
        while self.timeline.state.round < 3:
            asked = f"{TABLE} .tb-ask"
            self.until(EITHER, asked, GO_ON)
            if self.run("return Boolean(able(arguments[0]))", GO_ON):
                self.click(GO_ON)
                self.until("return !able(arguments[0])", GO_ON)
            else:
                self.decide()
        self.there(".crypt-ribbon", "3")

    def decide(self) -> None:
        """The first decision there is: by its button, or by dice laid on treasures."""
        move = CRYPT.legal_moves(self.timeline.state)[0]
        text = CRYPT.write_move(move).rpartition(": ")[2]
        if move.verb != CLAIM:
            button = f':is({TABLE}, {BAR}) [data-move="{text}"]'
            # The table is drawn a moment before the bar, in which there may be more to be shown.
            self.until(EITHER, button, GO_ON)
            if self.run("return Boolean(able(arguments[0]))", button):
                self.changes(lambda: self.click(button))
            return
        for word in text.split():
            for effort in word[1:]:
                self.click(f'{TABLE} [data-drop="ready"] [data-draft]')
                self.click(f'{TABLE} [data-effort="{effort}"]')
                self.click(f'{TABLE} .tb-card[data-slot="{word[0]}"]')
        self.there(f"{TABLE} [data-verdict]", "allowed")
        self.changes(lambda: self.do("confirm"))

    def a_reload(self) -> None:
        before = json.loads(self.kept)
        self.driver.reload()
        self.the_table()
        assert json.loads(self.kept) == before, "a reload keeps the game"

    def coach(self) -> None:
        if self.run("return Boolean(able(arguments[0]))", GO_ON):
            self.click(GO_ON)
        self.there(f"{TABLE} .tb-ask")
        self.do("tool-coach")
        for hint in range(1, 4):
            self.do("coach-hint")
            self.until("return all('.crypt-coach .co-hint').length === arguments[0]", hint)
        self.do("coach-list")
        self.there(".crypt-coach .co-row")
        self.do("tool-story")

    def settings(self) -> None:
        self.do("menu")
        self.do("settings")

    def colours(self) -> None:
        paper = "return getComputedStyle(document.querySelector('.crypt-app')).backgroundColor"
        for theme, wanted in (("dark", BY_NIGHT), ("light", BY_DAY)):
            self.settings()
            self.run("able(arguments[0]).click()", f'[data-action="theme-{theme}"]')
            self.do("close-dialog")
            self.until(f"{paper} === arguments[0]", wanted["page"])

    def languages(self) -> None:
        for lang, word in (("fr", "Nouvelle"), ("it", "Nuova"), ("en", "New game")):
            self.settings()
            self.choose('[data-action="lang"]', lang)
            self.there('[data-action="new"]', word)
            self.until("return document.documentElement.lang === arguments[0]", lang)

    def rules(self) -> None:
        self.do("rules")
        self.there('[data-action="rules-search"]')
        self.type('[data-action="rules-search"]', "tie")
        self.there(".crypt-reference mark", "tie")
        self.fits()
        self.do("learn-close")
        self.the_table()

    def lesson(self) -> None:
        self.do("learn")
        self.click(".crypt-learn [data-lesson]")
        self.there(".crypt-learn [data-task-card]")
        self.do("learn-hint")
        self.there(".crypt-learn .ln-hints li")
        self.fits()
        # Back is a screen, and a reload comes back to the task.
        self.run("history.back()")
        self.gone(".crypt-learn [data-task-card]")
        self.there(".crypt-learn [data-lesson]")
        self.run("history.forward()")
        self.there(".crypt-learn .ln-hints li")
        self.driver.reload()
        self.there(".crypt-learn .ln-hints li")
        self.do("way-game")
        self.gone(".crypt-learn [data-task-card]")

    def sedlec(self) -> None:
        """From a game's address: a card is collected, and laid, on a wall whose levels are seen."""
        timeline = Timeline(SEDLEC, SEDLEC.setup({"players": 2}), 7)
        code = record.code(timeline, {"seats": ["person", "person"]})
        # Another fragment alone would be the same page.
        self.driver.visit("about:blank")
        self.driver.visit(f"{self.address}#g={code}")
        # What is there before Python knows of the address may be drawn anew.
        self.there(".crypt-app[data-greeted] .crypt-board [data-crypt]")
        self.gone("#loading")
        collect = next(m for m in SEDLEC.legal_moves(timeline.state) if m.verb == "collect")
        for pile in collect.piles:
            self.click(f'.crypt-board [data-pile="{pile + 1}"]')
        self.changes(lambda: self.do("confirm"))
        self.there(".crypt-board .bo-near")
        self.levels()
        self.fits()

    def levels(self) -> None:
        """Each level of the wall begins with a line, which is darker than what lies below it."""
        last = time.monotonic() + PATIENCE
        # A picture may still show the page as it was before it was scrolled here.
        while bare := self._levels_without_line():
            assert time.monotonic() < last, f"no line at these levels: {bare}"
            time.sleep(0.1)

    def _levels_without_line(self) -> list[int]:
        at = self.run(LEVELS)
        assert at["count"] > 1
        grey = Image.open(io.BytesIO(self.driver.picture())).convert("L")
        scale = grey.width / at["wide"]

        def light(x: float, y: float) -> int:
            return int(grey.getpixel((round(x * scale), round(y * scale))))

        # The lines stick out on both sides, where no card lies on them.
        x = at["left"] - 4
        tops = [at["top"] + level * at["level"] for level in range(at["count"])]
        return [
            level
            for level, y in enumerate(tops)
            if min(light(x, y + by / scale) for by in AWAY) > light(x, y + 8) - 8
        ]
