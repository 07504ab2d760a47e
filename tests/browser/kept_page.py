"""A page that many tests use, one after another: each finds its own game on it and nothing open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from tests.browser.tutor_page import TutorPage
from tests.conftest import Watch, failed, leave, new_page, picture

AnyTutor = TypeVar("AnyTutor", bound=TutorPage)

# The record stays: of a game that is as it was kept the browser keeps none again.
AFRESH = """
() => {
  for (const key of Object.keys(localStorage)) {
    if (key !== "crypt.record") localStorage.removeItem(key);
  }
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  // Tab begins at the top again, as on a page that has just come.
  const top = document.createElement("button");
  document.body.prepend(top);
  top.focus();
  top.remove();
  scrollTo(0, 0);
  for (const it of document.querySelectorAll(".crypt-app *")) it.scrollTop = 0;
}
"""


class KeptPage:
    """Opened when it is first asked for, and anew after a test that failed or met with trouble."""

    def __init__(
        self, browser: Any, server: str, kind_of_page: Callable[[Any], Any] = lambda page: page
    ) -> None:
        self.browser = browser
        self.server = server
        self.kind_of_page = kind_of_page
        self.tutor: TutorPage | None = None
        self.watch: Watch | None = None
        self.last = ""
        """The test that was at it last."""

    def begin(self) -> None:
        """A test begins; it fails if anything happened on the page after the one before."""
        if self.watch is not None and (late := self.watch.unforgiven()):
            self.close()
            pytest.fail(f"after {self.last}: " + "\n".join(late))

    def take(
        self, kind: type[AnyTutor], timeline: Timeline, seats: Sequence[str] | None
    ) -> AnyTutor:
        """The page with this game on it, as a tutor of this kind."""
        if self.tutor is None:
            page = new_page(self.browser, reduced_motion="reduce")
            self.watch = Watch(page)
            tutor = kind(self.kind_of_page(page), self.server)
            tutor.open(timeline, seats)
        else:
            tutor = kind.__new__(kind)
            vars(tutor).update(vars(self.tutor))
            self._begin_again(tutor, timeline, seats)
        self.tutor = tutor
        return tutor

    def _begin_again(
        self, tutor: TutorPage, timeline: Timeline, seats: Sequence[str] | None
    ) -> None:
        tutor.page.mouse.move(0, 0)
        tutor.page.evaluate(AFRESH)
        sitting = list(seats or ["person"] * timeline.setup.players)
        tutor.load(record.code(timeline, {"seats": sitting}))
        tutor.arrived()
        tutor.tool("story")
        # As for a newcomer: on a phone the tools are drawn up where there is a review at the end,
        # and there is none of a game that bots have played alone.
        drawn_up = tutor.find(".crypt-tools [data-up]").count() > 0
        reviewed = tutor.find(".crypt-app[data-also]").count() > 0
        if drawn_up != reviewed:
            tutor.do("tool-story")
        tutor.page.evaluate(AFRESH)
        tutor.wire.received.clear()

    def end(self, test: pytest.Item) -> None:
        """The test is over; it fails if anything happened on the page that never should."""
        if self.tutor is None or self.watch is None:
            return
        self.last = test.nodeid
        troubles, forgiven = self.watch.unforgiven(), self.watch.forgiven
        if troubles or failed(test):
            picture(self.tutor.page, test, 0)
        if troubles or forgiven or failed(test):
            self.close()
        assert not troubles, "\n".join(troubles)

    def close(self) -> None:
        """Let the page go."""
        if self.tutor is not None:
            leave(self.tutor.page)
        self.tutor = self.watch = None
