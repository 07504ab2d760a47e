"""The page with no server: there at once, nothing lost meanwhile, none but its own host."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.donjon.game import DONJON
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import Words
from crypt_widgets.server.page_words import site_words
from tests.browser.test_learn import CARD, PUSH, begin, follow
from tests.browser.test_places import place
from tests.browser.tutor_page import TABLE, TutorPage, game
from tests.site.site_page import KEPT, PLAY, Host, come, hosted, seen, until

Open = Callable[..., TutorPage]
PACK = "tutor.pack"
TREASURES, DUNGEON = "games.crypt.table.panel.Table.js", "games.donjon.dungeon.panel.Table.js"
STOPPED = "#stopped"
NAMES = ("Idol", "Jewelry", "Manuscript", "Pottery", "Remains", "Tapestry")
GAME = ".ho-game"
"""A game on the first screen."""
BUSY = "button[aria-busy=true]"
BANNER = "[data-banner=share]"
LEFT = "JSON.parse(localStorage.getItem('crypt.screen'))?.hash === location.hash"


def treasures_of(tutor: TutorPage) -> list[str]:
    """What lies in the crypt, by name; of the step shown last a reload tells nothing."""
    return re.findall("|".join(NAMES), tutor.text(f"{TABLE} .tb-crypt"))


@pytest.mark.parametrize(("locale", "lang"), [("en-GB", "en"), ("fr-CH", "fr"), ("it-IT", "it")])
def test_a_newcomer_sees_the_games_before_python_is_awake_and_begins_to_learn_one(
    open_page: Callable[..., Any], own_site: Host, locale: str, lang: str
) -> None:
    late = own_site.hold(PACK)
    tutor = come(open_page, own_site.url, locale=locale)
    seen(tutor.page, GAME)
    assert tutor.page.get_attribute("html", "lang") == lang
    assert tutor.text("#waking") == site_words()[lang]["waking"]
    learn = tutor.find('[data-game="sedlec"] [data-action="home-learn"]')
    learn.click()
    assert learn.get_attribute("aria-busy") == "true"
    # What needs no Python answers at once.
    tutor.find('[data-game="donjon"] [data-action="home-play"]').click()
    assert tutor.find('dialog [data-action="game-donjon"]').is_checked()
    tutor.find('[data-action="cancel"]').click()
    late.set()
    tutor.settle()
    assert not tutor.find("#waking").count()
    assert not tutor.find(BUSY).count()
    assert place(tutor).startswith("sedlec/lesson/")


def test_what_python_says_when_it_wakes_is_what_stands_there(
    open_page: Callable[..., Any], own_site: Host
) -> None:
    late = own_site.hold(PACK)
    tutor = come(open_page, own_site.url)
    seen(tutor.page, GAME)
    # Scripts of panels come in any order; each has its place before it has come.
    missing = "[class*=crypt-in-]:not(.crypt, [data-crypt-late])"
    until(lambda: not tutor.find(missing).count(), "not every panel came")
    shown = "[...document.querySelectorAll('.crypt-app .crypt')].filter((it) => it.clientHeight)"
    looks = f"{shown}.map((it) => it.innerText)"
    before = tutor.page.evaluate(looks)
    tutor.find(GAME).first.evaluate("(it) => { it.stays = true; }")
    late.set()
    tutor.settle()
    assert tutor.page.evaluate(looks) == before
    assert tutor.find(GAME).first.evaluate("(it) => it.stays")


def test_who_comes_back_sees_what_they_left_and_then_the_very_game(
    open_page: Callable[..., Any], own_site: Host
) -> None:
    tutor = come(open_page, own_site.url + PLAY)
    seen(tutor.page, f"{TABLE} [data-slot]")
    tutor.settle()
    tutor.decide("a4")
    tutor.go_on()
    played, treasures = tutor.kept, treasures_of(tutor)
    until(lambda: tutor.page.evaluate(LEFT), "no picture was kept")
    late = own_site.hold(PACK)
    for again in ("a reload", "the first screen of a new visit"):
        tutor.wire.forget()
        if again == "a reload":
            tutor.page.reload()
        else:
            late.clear()
            tutor.page.goto("about:blank")
            tutor.page.goto(own_site.url)
            tutor.find('[data-game="crypt"] [data-action="home-continue"]').click()
            late.set()
            tutor.settle()
            assert tutor.kept == played
            assert treasures_of(tutor) == treasures
            break
        seen(tutor.page, f"{TABLE} [data-slot]")
        assert tutor.find("#waking").count()
        assert treasures_of(tutor) == treasures
        tutor.find('[data-drop="ready"] [data-draft]').first.click()  # kept, if it is laid out
        late.set()
        tutor.settle()
        assert tutor.kept == played
        assert treasures_of(tutor) == treasures


@pytest.mark.parametrize(
    "behind",
    [
        pytest.param(None, id="no game", marks=pytest.mark.nightly),
        pytest.param(game("a4 b2", "recover"), id="a game"),
    ],
)
def test_what_is_laid_on_the_picture_of_a_task_is_kept(
    open_page: Callable[..., Any], own_site: Host, behind: Timeline | None
) -> None:
    code = "" if behind is None else record.code(behind, {"seats": ["person"]})
    tutor = come(
        open_page, own_site.url + (f"#g={code}" if code else PLAY), service_workers="block"
    )
    seen(tutor.page, f"{TABLE} [data-slot]")
    tutor.settle()
    begin(tutor, PUSH)
    follow(tutor, PUSH.tasks[0].solution)
    tutor.do("learn-next")
    until(lambda: tutor.page.evaluate(LEFT), "no picture was kept")
    late = own_site.hold(PACK)
    tutor.wire.forget()
    tutor.page.reload()
    seen(tutor.page, "#waking")
    seen(tutor.page, CARD)
    for what in (
        '[data-drop="ready"] [data-draft]',
        '[data-effort="6"]',
        '.tb-card[data-slot="b"]',
    ):
        tutor.find(f"{TABLE} {what}").first.click()
    assert tutor.drafted == {"b": [6]}
    late.set()
    tutor.settle()
    assert not tutor.find("#waking").count()
    assert tutor.drafted == {"b": [6]}
    assert tutor.find(f"{TABLE} .tb-verdict").get_attribute("data-verdict")


def test_a_screen_that_several_share_is_not_left_for_whoever_comes_back(open_tutor: Open) -> None:
    tutor = open_tutor(game(seed=4))
    until(lambda: tutor.page.evaluate(LEFT), "no picture was kept")
    tutor.load(record.code(game(players=2, seed=4), {"seats": ["person", "person"]}))
    none = "localStorage.getItem('crypt.screen') === null"
    until(lambda: tutor.page.evaluate(none), "the picture of what several share stays")


def test_it_asks_nobody_but_its_own_host(open_tutor: Open, site: Host, built: Path) -> None:
    tutor = open_tutor(bypass_csp=False)
    with hosted(built / "site") as other:
        asked = f"fetch('{other.url}', {{ mode: 'no-cors' }}).then(() => 'heard', () => 'refused')"
        tutor.page.forgive = lambda _: None
        (worker,) = tutor.page.workers
        assert worker.evaluate(asked) == "refused"
        assert other.asked == []
        # The very same is answered where it may be asked.
        own = f"fetch('{site.url}icon.svg').then(() => 'heard', () => 'refused')"
        assert worker.evaluate(own) == "heard"


def test_without_a_network_a_game_goes_on(open_page: Callable[..., Any], built: Path) -> None:
    with hosted(built / "site") as host:
        tutor = come(open_page, host.url + PLAY)
        seen(tutor.page, f"{TABLE} [data-slot]")
        tutor.settle()
        tutor.decide("a4")
        until(lambda: tutor.page.evaluate(KEPT) == "activated", "it is not kept")
    tutor.page.context.set_offline(True)
    tutor.reload()
    assert CRYPT.write_move(tutor.timeline.moments[1].move) == "P1: a4"
    tutor.go_on()
    tutor.decide("recover")
    assert "P1: recover" in [CRYPT.write_move(it.move) for it in tutor.timeline.moments[1:]]


def test_the_single_file_is_played_from_a_disk(open_page: Callable[..., Any], built: Path) -> None:
    tutor = come(open_page, (built / "crypt-tutor.html").as_uri())
    tutor.find('[data-game="crypt"] [data-action="home-play"]').click()
    tutor.do("start")
    seen(tutor.page, f"{TABLE} [data-slot]")
    tutor.settle()
    tutor.decide("a4")
    tutor.go_on()
    played = tutor.kept
    assert CRYPT.write_move(tutor.timeline.moments[1].move) == "P1: a4"
    tutor.wire.forget()
    tutor.page.reload()
    tutor.arrived()
    assert tutor.kept == played
    # Nobody else can open its address.
    for clipboard, told in (("async () => {}", ".fr-toast"), ("() => Promise.reject()", BANNER)):
        tutor.page.evaluate(f"() => {{ navigator.clipboard.writeText = {clipboard}; }}")
        tutor.do("share")
        assert Words("en").say("frame-share-here") in tutor.text(told)
    tutor.do("close-share")
    tutor.do("about")
    licences = tutor.find('[data-action="licences"]').get_attribute("href")
    told = tutor.page.evaluate(f"fetch({json.dumps(licences)}).then((it) => it.text())")
    assert "Mozilla Public License" in told


def test_about_leads_to_the_licences(open_tutor: Open) -> None:
    tutor = open_tutor()
    tutor.do("about")
    licences = tutor.find('[data-action="licences"]').get_attribute("href")
    told = tutor.page.evaluate(f"fetch({json.dumps(licences)}).then((it) => it.text())")
    assert "Mozilla Public License" in told


# --- what goes wrong ------------------------------------------------------------------------------

NO_MEMORY = b'throw new RangeError("WebAssembly.Memory(): could not allocate memory");'


@pytest.mark.parametrize(
    ("fault", "told", "newcomer"),
    [
        ({"missing": "pyodide.asm.wasm"}, "no-files", False),
        ({"missing": "worker.js"}, "no-files", True),
        ({"missing": "page.js"}, "no-files", False),
        ({"missing": "panels.css"}, "no-files", False),
        ({"missing": PACK}, "no-files", True),
        ({"changed": NO_MEMORY}, "no-memory", False),
        ({"changed": NO_MEMORY}, "no-memory", True),
        ({"script": "delete window.WebAssembly;"}, "no-wasm", False),
        ({"script": "delete window.DecompressionStream;"}, "too-old", False),
    ],
    ids=[
        "no wasm file",
        "no worker",
        "no script of the page",
        "no style",
        "no pack",
        "no memory",
        "nor at a picture",
        "no WebAssembly",
        "Safari 16.3",
    ],
)
def test_a_python_that_never_wakes_is_told_in_words(
    open_page: Callable[..., Any],
    own_site: Host,
    fault: dict[str, Any],
    told: str,
    newcomer: bool,
) -> None:
    if "missing" in fault:
        own_site.missing.add(fault["missing"])
    if "changed" in fault:
        own_site.changed["worker.js"] = fault["changed"]
    page = open_page(bypass_csp=False, locale="fr-FR")
    page.forgive(".*")
    page.add_init_script(fault.get("script", ""))
    # A newcomer sees the first picture before anything fails.
    late = own_site.hold(fault.get("missing", "worker.js")) if newcomer else threading.Event()
    page.goto(own_site.url + ("" if newcomer else "#g=" + a_code()), wait_until="commit")
    where = STOPPED if newcomer else "#loading.trouble"
    if newcomer:
        seen(page, GAME)
        late.set()
    seen(page, where)
    assert site_words()["fr"][told] in page.inner_text(where)
    assert page.locator(f"{where} button").is_visible()


@pytest.mark.parametrize("held", ["page.js", "panels.css"])
def test_a_file_that_hangs_at_the_very_beginning_is_told_in_words(
    open_page: Callable[..., Any], own_site: Host, held: str
) -> None:
    late = own_site.hold(held)
    said = site_words()["it"]
    page = open_page(bypass_csp=False, locale="it-IT", service_workers="block")
    page.add_init_script("window.painted = performance.getEntriesByType.bind(performance, 'paint')")
    page.clock.install()
    page.goto(own_site.url, wait_until="commit")
    until(lambda: page.evaluate("painted().length"), "a blank page")
    assert page.inner_text("#loading-text") == said["cards"]
    page.clock.fast_forward(21_000)
    assert page.inner_text("#loading-text") == said["slow"]
    assert page.is_visible("#loading-again")
    late.set()
    seen(page, GAME)


def test_what_was_done_at_a_python_that_never_woke_is_done_at_the_next_try(
    open_page: Callable[..., Any], own_site: Host
) -> None:
    late = own_site.hold(PACK)
    late.set()
    # Else its files are kept, and none is ever missing.
    tutor = come(open_page, own_site.url + PLAY, service_workers="block")
    tutor.page.forgive(".*")
    tutor.settle()
    tutor.decide("recover")
    tutor.go_on()
    allowed = {str(it) for it in CRYPT.own_moves(tutor.timeline.state, 0)}
    slot = next(it for it in "abc" if f"P1: {it}6" in allowed)
    until(lambda: tutor.page.evaluate(LEFT), "no picture was kept")
    late.clear()
    tutor.wire.forget()
    tutor.page.reload()
    seen(tutor.page, "#waking")
    seen(tutor.page, f"{TABLE} [data-slot]")
    treasures = treasures_of(tutor)
    tutor.find(f'{TABLE} [data-drop="ready"] [data-draft]').first.click()
    tutor.find(f'{TABLE} [data-effort="6"]').first.click()
    tutor.find(f'{TABLE} .tb-card[data-slot="{slot}"]').click()
    assert tutor.drafted == {slot: [6]}
    tutor.find('.crypt-bar [data-action="confirm"]').click()
    own_site.missing.add(PACK)
    late.set()
    seen(tutor.page, STOPPED)
    own_site.missing.clear()
    tutor.wire.forget()
    tutor.find(f"{STOPPED} button").click()
    tutor.page.wait_for_selector(STOPPED, state="detached")
    tutor.settle()
    assert treasures_of(tutor) == treasures, "the very cards"
    moves = [CRYPT.write_move(it.move) for it in tutor.timeline.moments[1:] if it.move]
    assert moves.count(f"P1: {slot}6") == 1
    kept = tutor.kept
    tutor.reload()
    assert tutor.kept == kept, "once is enough"


@pytest.mark.nightly
@pytest.mark.parametrize("told", ["loading", "stopped"])
def test_a_panel_that_does_not_come_is_told_in_words(
    open_page: Callable[..., Any], own_site: Host, told: str
) -> None:
    """At the beginning, or when a game asks for a table that was not wanted before."""
    address = f"{own_site.url}#g={a_code()}"
    page = open_page(bypass_csp=False, service_workers="block")
    page.forgive(".*")
    tutor = TutorPage(page, own_site.url)
    if told == "stopped":
        tutor.visit(address)
    own_site.missing.add(DUNGEON if told == "stopped" else TREASURES)
    if told == "stopped":
        tutor.load(record.code(Timeline(DONJON, DONJON.setup({}), 4), {"seats": ["person"]}))
    else:
        page.goto(address)
    seen(page, STOPPED if told == "stopped" else "#loading.trouble")
    assert site_words()["en"]["no-files"] in page.inner_text(f"#{told}")
    assert page.locator(f"#{told} button").is_visible()


@pytest.mark.nightly
def test_a_python_that_dies_unheard_is_told_and_a_reload_goes_on(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2", seed=3), locale="fr-FR")
    tutor.page.clock.install()
    tutor.decide("recover")
    played = tutor.kept
    tutor.reload()
    (worker,) = tutor.page.workers
    worker.evaluate("void setTimeout(() => self.close())")
    tutor.find('[data-action="continue"]').click()
    tutor.page.clock.run_for(40_000)
    lost = tutor.find("[data-banner=lost]")
    assert Words("fr").say("frame-lost-text") in lost.inner_text()
    tutor.wire.forget()
    lost.locator('[data-action="reload"]').click()
    lost.wait_for(state="detached")
    tutor.arrived()
    assert tutor.kept == played


def a_code() -> str:
    """A game for an address."""
    return record.code(game(seed=3), {"seats": ["person"]})


@pytest.mark.nightly
def test_a_python_that_stops_is_told_and_a_reload_goes_on(open_tutor: Open) -> None:
    tutor = open_tutor(game(seed=3), locale="it-IT")
    tutor.page.forgive("out of memory")
    tutor.decide("recover")
    tutor.go_on()
    played = tutor.kept
    (worker,) = tutor.page.workers
    worker.evaluate("void setTimeout(() => { throw new RangeError('out of memory'); })")
    seen(tutor.page, STOPPED)
    assert site_words()["it"]["lost"] in tutor.text(STOPPED)
    tutor.wire.forget()
    tutor.find(f"{STOPPED} button").click()
    tutor.page.wait_for_selector(STOPPED, state="detached")
    tutor.arrived()
    assert tutor.kept == played
