"""My games: each stays, in two pages too; all as a file; on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM
from crypt_core.engine import record
from crypt_core.teach.lessons import again, progress
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.words import LANGS, Words
from tests.browser.test_axe import Looks
from tests.browser.test_looks import PHONE
from tests.browser.test_places import go_back, place
from tests.browser.tutor_page import TutorPage, game, speak
from tests.finished import finished, finished_text

Open = Callable[..., TutorPage]
GAMES = ".crypt-games"
ROW = f"{GAMES} .gm-game"
SAID = f"{GAMES} .gm-said"
FILE = '[data-action="games-file"]'
KEPT = """
() => new Promise((resolve) => {
  const asked = indexedDB.open("crypt-kept");
  asked.onsuccess = () => {
    const all = asked.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { asked.result.close(); resolve(all.result); };
  };
})
"""
EARLIER = """
(kept) => new Promise((resolve) => {
  const asked = indexedDB.open("crypt-games", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("games", { keyPath: "id" });
  asked.onsuccess = () => {
    const all = asked.result.transaction("games", "readwrite");
    for (const one of kept) all.objectStore("games").put(one);
    all.oncomplete = () => { asked.result.close(); resolve(); };
  };
})
"""
"""Keep games as the first tutor with a list of them did."""


def say(id_: str, **facts: Any) -> str:
    return Words("en").say(id_, **facts)


def show(tutor: TutorPage, count: int) -> None:
    """Open the list, and wait until it has as many games."""
    if not tutor.find('[data-action="games"]').is_visible():
        tutor.do("menu")
    tutor.do("games")
    listed(tutor, count)


def listed(tutor: TutorPage, count: int) -> None:
    tutor.page.wait_for_function(
        "([row, count]) => document.querySelectorAll(row).length === count", arg=[ROW, count]
    )
    tutor.settle()


def opened(tutor: TutorPage) -> None:
    """Wait until the game pressed in the list has come to the table.

    The page reads it from its storage before the kernel hears of it.
    """
    tutor.find(GAMES).wait_for(state="hidden")
    tutor.settle()


def all_kept(tutor: TutorPage) -> list[dict[str, Any]]:
    return list(tutor.page.evaluate(KEPT))


def bring(tutor: TutorPage, file: Path) -> str:
    """Add games from a file; the value is what is said then."""
    tutor.find(SAID).evaluate("it => it.replaceChildren()")
    tutor.find(FILE).set_input_files(file)
    tutor.find(f"{SAID} p").wait_for()
    tutor.settle()
    return tutor.text(SAID)


def test_nothing_is_thrown_away_when_another_begins(open_tutor: Open) -> None:
    tutor = open_tutor()
    show(tutor, 0)
    tutor.find(GAMES).get_by_text(say("games-none")).wait_for()
    tutor.do("learn-close")
    tutor.decide("a1")
    first = tutor.timeline
    tutor.new_game(seed=12)
    tutor.decide("b2")
    tutor.load(finished_text())
    tutor.new_game(seed=13)
    show(tutor, 2)
    assert place(tutor) == "crypt/games"
    told = tutor.find(ROW).all_inner_texts()
    assert all(say("games-unfinished", count=1) in row for row in told)
    tutor.find(f"{ROW} .gm-open").last.click()
    opened(tutor)
    assert record.save(tutor.timeline) == record.save(first)
    tutor.go_on()
    tutor.decide("recover")
    show(tutor, 2)
    assert say("games-unfinished", count=2) in tutor.find(ROW).first.inner_text()
    assert say("games-here") in tutor.find(ROW).first.inner_text()
    go_back(tutor)
    assert not tutor.find(GAMES).is_visible()
    tutor.reload()
    tutor.go_on()
    show(tutor, 2)


def test_what_an_earlier_tutor_kept_is_brought_over_once(open_tutor: Open) -> None:
    tutor = open_tutor()
    tutor.decide("a1")
    show(tutor, 1)
    [mine] = all_kept(tutor)
    earlier = [{**mine, "version": "other", "changed": 5}, {**mine, "id": "old", "changed": 6}]
    earlier[0]["record"] += " "
    tutor.page.evaluate(EARLIER, earlier)
    tutor.do("learn-close")
    tutor.reload()
    tutor.go_on()
    show(tutor, 3)
    beside = f"{mine['id']}.other"
    assert {kept["id"] for kept in all_kept(tutor)} == {mine["id"], "old", beside}
    tutor.page.wait_for_function(
        "indexedDB.databases().then((all) => all.every((it) => it.name !== 'crypt-games'))"
    )


def go_over_one(tutor: TutorPage) -> None:
    """A finished game is brought, and its review worked out."""
    text = json.loads(finished_text())
    text["extra"]["id"] = "mine"
    tutor.load(json.dumps(text))
    tutor.tool("review")
    tutor.find('.crypt-review [data-action="review-chart"]').wait_for()
    tutor.settle()


def test_a_finished_game_opens_at_its_review_and_says_what_it_cost(open_tutor: Open) -> None:
    tutor = open_tutor()
    go_over_one(tutor)
    tutor.new_game(seed=12)
    show(tutor, 1)
    score = finished().state.scores[0]
    assert tutor.text(f"{ROW} .gm-score") == str(score)
    assert tutor.text(f"{ROW} .gm-cost").startswith("Decisions −")
    assert tutor.find(f"{GAMES} .gm-figures dd").first.inner_text() == "1"
    assert tutor.find(f"{GAMES} .gm-worst li").count() == 1
    tutor.click(f"{GAMES} .gm-worst button")
    opened(tutor)
    assert place(tutor) == "crypt/review"
    show(tutor, 1)
    tutor.click(f"{ROW} .gm-open")
    opened(tutor)
    assert place(tutor) == "crypt/review"
    tutor.find('.crypt-review [data-action="review-chart"]').wait_for()
    tutor.settle()
    assert [kept["id"] for kept in all_kept(tutor)] == ["mine"], "it is the same game"


@pytest.mark.nightly
def test_axe_finds_nothing_in_a_rank_the_day_and_what_comes_back(open_tutor: Open) -> None:
    tutor = open_tutor(reduced_motion="reduce")
    looks = Looks(tutor.page)
    missed = again.done(None, again.MISSED, datetime(2026, 1, 1, tzinfo=UTC))
    task = lessons("crypt")["push"].tasks[0].id
    keep = "text => { localStorage['crypt.progress'] = text; localStorage['crypt.invited'] = '1' }"
    tutor.page.evaluate(keep, progress.write([task], {task: missed}))
    tutor.reload()
    tutor.find('[data-action="accept-invite"]').wait_for()
    looks.at("what was missed is offered")
    go_over_one(tutor)
    [mine] = all_kept(tutor)
    tutor.page.evaluate(EARLIER, [{**mine, "id": f"game {n}"} for n in range(10)])
    tutor.reload()
    show(tutor, 11)
    assert tutor.find(f"{GAMES} .gm-rank").count()
    assert tutor.find(f"{GAMES} .gm-day").count()
    looks.at("a rank, and the deal of the day")
    looks.check()


def test_two_pages_that_go_on_with_one_game_do_not_write_over_each_other(open_tutor: Open) -> None:
    tutor = open_tutor()
    tutor.decide("a1")
    tutor.go_on()
    other = TutorPage(tutor.page.context.new_page(), tutor.server)
    other.open()
    if other.find("[data-banner=resume]").count():  # a site goes on with its picture
        other.do("resume")
    assert other.timeline.tip.id == 1
    claims = (it for it in CRYPT.legal_moves(other.timeline.state) if it.verb == CLAIM)
    tutor.decide("recover")
    other.decide(CRYPT.write_move(next(claims)).partition(": ")[2])
    tutor.go_on()
    other.go_on()
    show(tutor, 2)
    # Each page writes when it has the time.
    for _ in range(50):
        decided = [kept["played"]["decided"] for kept in all_kept(tutor)]
        if decided == [2, 2]:
            break
        tutor.page.wait_for_timeout(100)
    assert decided == [2, 2]
    other.page.close()


def test_all_games_go_into_a_file_and_come_back_from_it(open_tutor: Open, tmp_path: Path) -> None:
    tutor = open_tutor()
    tutor.decide("a1")
    tutor.new_game(seed=12)
    tutor.decide("b2")
    show(tutor, 2)
    before = all_kept(tutor)
    with tutor.page.expect_download() as saving:
        tutor.do("games-export")
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name in tutor.text(SAID)
    tutor.find('[data-action="games-remove"]').first.click()
    tutor.do("games-no")
    assert tutor.find('[data-action="games-remove"]').first.evaluate("it => it.matches(':focus')")
    for left in (1, 0):
        tutor.find('[data-action="games-remove"]').first.click()
        tutor.do("games-yes")
        listed(tutor, left)
    assert all_kept(tutor) == []
    assert "added: 2" in bring(tutor, file)
    listed(tutor, 2)
    assert all_kept(tutor) == before
    assert "already: 2" in bring(tutor, file)
    tutor.do("learn-close")
    tutor.go_on()
    tutor.decide("recover")
    show(tutor, 2)
    assert "added: 1" in bring(tutor, file), "that game has gone on since"
    listed(tutor, 3)
    assert "added: 0" in bring(tutor, file)


def test_a_link_is_in_the_list_once_it_is_played_on(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2"))
    show(tutor, 0)
    tutor.do("learn-close")
    tutor.decide("recover")
    show(tutor, 1)


@pytest.mark.parametrize("lang", LANGS)
def test_it_fits_on_a_phone_and_is_gone_about_by_keyboard(open_tutor: Open, lang: str) -> None:
    tutor = open_tutor(**PHONE)
    speak(tutor, lang)
    tutor.decide("a1")
    text = json.loads(finished_text())
    text["extra"]["id"] = "mine"
    tutor.do("menu")
    tutor.load(json.dumps(text))
    show(tutor, 2)
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert tutor.page.evaluate(wide) <= 0
    cut = """row => [...document.querySelectorAll(`${row} *, .crypt-games .sc-tab`)]
        .filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0
          && getComputedStyle(it).display !== "inline")
        .map((it) => it.className)"""
    assert tutor.page.evaluate(cut, ROW) == []
    tutor.find(f"{ROW} .gm-open").last.focus()
    tutor.press("Enter")
    opened(tutor)


def another_page(tutor: TutorPage, address: str) -> TutorPage:
    """A new tab of the same browser."""
    other = TutorPage(tutor.page.context.new_page(), tutor.server)
    other.visit(address)
    return other


def test_a_look_at_a_game_in_another_page_changes_nothing_that_is_kept(open_tutor: Open) -> None:
    tutor = open_tutor()
    tutor.decide("a1")
    tutor.go_on()
    before, record_before = all_kept(tutor), tutor.kept
    looks = [another_page(tutor, tutor.page.url), another_page(tutor, tutor.server)]
    looks[0].reload()
    if looks[1].find("[data-banner=resume]").count():  # a site goes on with its picture
        looks[1].do("resume")
    show(looks[1], 1)
    looks[1].click(f"{ROW} .gm-open")
    opened(looks[1])
    for other in looks:
        other.back()
        other.go_on()
        assert all_kept(other) == before
    tutor.decide("recover")
    # What is out of date by now is only looked at, too.
    record_now, kept_now = tutor.kept, all_kept(tutor)
    assert record_now != record_before
    looks[0].reload()
    assert tutor.kept == record_now, "the next visit goes on with what was played last"
    assert all_kept(tutor) == kept_now
    for other in looks:
        other.page.close()
    show(tutor, 1)
    assert say("games-unfinished", count=2) in tutor.text(ROW)


def test_a_look_at_a_finished_game_keeps_its_day_and_place_in_the_list(open_tutor: Open) -> None:
    tutor = open_tutor()
    go_over_one(tutor)
    tutor.new_game(seed=12)
    tutor.decide("a1")
    before = all_kept(tutor)
    show(tutor, 2)
    tutor.find(f"{ROW} .gm-open").last.click()
    opened(tutor)
    tutor.back()
    tutor.reload()
    assert all_kept(tutor) == before


LASTING = """
window.lasts = false; window.asked = 0;
navigator.storage.persisted = async () => window.lasts;
navigator.storage.persist = async () => { window.asked += 1; return true; };
"""


def test_the_browser_is_asked_once_to_keep_what_is_played(open_tutor: Open) -> None:
    tutor = open_tutor()
    tutor.page.add_init_script(LASTING)
    tutor.reload()
    assert tutor.page.evaluate("window.asked") == 0, "nothing is played yet"
    tutor.decide("a1")
    tutor.page.wait_for_function("window.asked === 1")
    tutor.go_on()
    tutor.decide("recover")
    show(tutor, 1)
    assert tutor.page.evaluate("window.asked") == 1
    assert say("games-safari") in tutor.text(GAMES)
    tutor.page.evaluate("window.lasts = true")
    tutor.do("learn-close")
    show(tutor, 1)
    tutor.page.wait_for_function(
        "said => !document.querySelector('.crypt-games').innerText.includes(said)",
        arg=say("games-safari"),
    )
    tutor.do("learn-close")
    tutor.reload()
    tutor.go_on()
    tutor.decide("recover")
    assert tutor.page.evaluate("window.asked") == 0, "it has been asked before"
