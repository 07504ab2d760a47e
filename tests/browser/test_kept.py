"""A browser that has kept games, progress and settings finds all of them again."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.page_host import ADDRESS
from tests.browser.tutor_page import TutorPage
from tests.test_kept import browser

KEEP = """
async ({ localStorage: texts, games }) => {
  Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text));
  const asked = indexedDB.open("crypt-kept");
  asked.onupgradeneeded = () => asked.result.createObjectStore("games");
  const database = await new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = fail;
  });
  const writing = database.transaction("games", "readwrite");
  games.forEach((game) => writing.objectStore("games").put(game, game.id));
  await new Promise((done) => { writing.oncomplete = done; });
  database.close();
}
"""
"""Keep what `tests/kept/browser.json` has, before a page of the tutor is there."""


def test_what_a_browser_has_kept_is_there(open_page: Callable[..., object]) -> None:
    kept = browser()
    tutor = TutorPage(open_page(reduced_motion="reduce"), ADDRESS)
    tutor.page.goto(f"{ADDRESS}framed")
    tutor.page.evaluate(KEEP, kept)
    tutor.visit(f"{ADDRESS}#at=crypt/games")
    games = tutor.find("[data-game]")
    games.first.wait_for()
    found = {it.get_attribute("data-game") for it in games.all()}
    assert found == {it["id"] for it in kept["games"]}
    tutor.visit(ADDRESS)
    tutor.do("resume")
    assert tutor.timeline.setup.players == 4
    assert tutor.seats == ["person", "bot:greedy", "bot:careful", "bot:random"]
    assert "push.equal" in tutor.page.evaluate("localStorage.getItem('crypt.progress')")
