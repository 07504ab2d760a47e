"""Places: each screen has an address, Back goes one screen back, a reload comes back to it."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import unquote

from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.reference.pages import page
from crypt_core.teach.words import Words
from tests.browser.test_learn import CARD, at_task, begin, follow
from tests.browser.test_looks import PHONE
from tests.browser.test_reference import RULEBOOK, open_page
from tests.browser.tutor_page import STORY, TABLE, TutorPage, game
from tests.browser.wire import PAINTED
from tests.serving import kernel_of, kernels

Open = Callable[..., TutorPage]
LEARN = ".crypt-learn"
TROUBLE = '[data-banner="trouble"]'
INVITE = '[data-banner="invite"]'
PUSH = lessons("crypt")["push"]
RULE_TITLE = page(Words("en"), "crypt", "claim.push").title
FOCUS = "document.activeElement?.closest('[data-crypt-panel]')?.className ?? null"


def place(tutor: TutorPage) -> str:
    """The place in the page's address; of the game at the table it is empty."""
    return unquote(tutor.page.url.partition("at=")[2])


def travel(tutor: TutorPage, script: str, entries: int) -> None:
    """Run what moves by so many entries of the history, and wait for what comes of it."""
    at = tutor.page.evaluate("navigation.currentEntry.index")
    tutor.page.evaluate(script)
    tutor.page.wait_for_function("at => navigation.currentEntry.index === at", arg=at + entries)
    tutor.settle()


def go_back(tutor: TutorPage) -> None:
    """The browser's Back, or the gesture for it."""
    travel(tutor, "history.back()", -1)


def go_forward(tutor: TutorPage) -> None:
    travel(tutor, "history.forward()", 1)


def somewhere(tutor: TutorPage) -> str:
    """Where the focus is: never nowhere."""
    tutor.page.wait_for_function("document.activeElement !== document.body")
    return str(tutor.page.evaluate(FOCUS))


def test_back_goes_one_screen_back_and_forward_again(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    tutor.decide("a4 b2")
    tutor.step()
    before = tutor.kept
    tutor.do("learn")
    assert place(tutor) == "crypt/learn"
    tutor.click(f'{LEARN} [data-lesson="push"]')
    assert place(tutor) == "crypt/lesson/push/1"
    follow(tutor, PUSH.tasks[0].solution)
    tutor.do("learn-next")
    assert place(tutor) == "crypt/lesson/push/2"
    tutor.do("rules")
    assert place(tutor) == "crypt/rules"
    tutor.click(f'{RULEBOOK} .rf-list [data-rule="claim.push"]')
    assert place(tutor) == "crypt/rule/claim.push"
    assert tutor.page.title().startswith(f"{RULE_TITLE} · Crypt")
    tutor.do("rules-play")
    assert place(tutor) == "crypt/try/claim.push"

    seen = [
        ("crypt/rule/claim.push", lambda: open_page(tutor) == "claim.push"),
        ("crypt/rules", lambda: open_page(tutor) is None),
        ("crypt/lesson/push/2", lambda: at_task(tutor) == f"lesson-{PUSH.tasks[1].id}"),
        ("crypt/lesson/push/1", lambda: at_task(tutor) == f"lesson-{PUSH.tasks[0].id}"),
        ("crypt/learn", lambda: tutor.find(f'{LEARN} [data-lesson="push"]').is_visible()),
        ("", lambda: tutor.find(TABLE).is_visible() and not tutor.find(LEARN).is_visible()),
    ]
    for at, there in seen:
        go_back(tutor)
        assert place(tutor) == at
        assert there(), at
        assert somewhere(tutor)
    assert tutor.kept == before
    for at, there in reversed(seen[:-1]):
        go_forward(tutor)
        assert place(tutor) == at
        assert there(), at
    go_forward(tutor)
    assert place(tutor) == "crypt/try/claim.push"


def test_back_loses_no_game(open_tutor: Open) -> None:
    """A game opened by New game is the same screen: Back goes to the screen before, with it."""
    tutor = open_tutor(game())
    tutor.decide("a4 b2")
    tutor.do("rules")
    tutor.do("learn-close")
    tutor.new_game(seed=21)
    tutor.decide("a1")
    kept = tutor.kept
    go_back(tutor)
    assert place(tutor) == "crypt/rules"
    assert tutor.find(RULEBOOK).is_visible()
    go_back(tutor)
    assert place(tutor) == ""
    assert tutor.kept == kept
    assert tutor.timeline.seed == 21
    tutor.reload()
    assert tutor.kept == kept, "the address is of this game"
    go_forward(tutor)
    assert place(tutor) == "crypt/rules"
    tutor.reload()
    assert tutor.find(RULEBOOK).is_visible()
    tutor.page.evaluate(PAINTED)
    assert tutor.page.evaluate("document.activeElement === document.body"), "it was not opened here"
    tutor.do("learn-close")
    assert tutor.kept == kept


def test_presses_of_back_in_a_row_are_all_heard(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    tutor.do("learn")
    tutor.do("rules")
    tutor.do("screen-puzzles")
    tutor.do("rules")
    travel(tutor, "history.back(); setTimeout(() => history.back(), 5)", -2)
    assert place(tutor) == "crypt/rules"
    assert tutor.find(RULEBOOK).is_visible()
    # What has been pressed before Back comes to nothing, and cuts no way forward.
    puzzles = """document.querySelector('[data-action="screen-puzzles"]')"""
    travel(tutor, f"{puzzles}.click(); history.back()", -1)
    assert place(tutor) == "crypt/learn"
    go_forward(tutor)
    assert place(tutor) == "crypt/rules"
    travel(tutor, "history.go(-2)", -2)
    assert (place(tutor), tutor.find(TABLE).is_visible()) == ("", True)


def test_a_reload_in_a_lesson_brings_its_task_back_as_it_was(open_tutor: Open) -> None:
    tutor = open_tutor(None)
    begin(tutor, PUSH)
    follow(tutor, PUSH.tasks[0].solution)
    tutor.do("learn-next")
    tutor.do("learn-hint")
    follow(tutor, PUSH.tasks[1].near_miss)
    tutor.do("clear")
    tutor.decide("b6")
    tutor.step()
    told, table = tutor.text(CARD), tutor.text(TABLE)
    assert place(tutor) == "crypt/lesson/push/2"
    tutor.reload()
    tutor.find(CARD).wait_for()
    assert place(tutor) == "crypt/lesson/push/2"
    assert (tutor.text(CARD), tutor.text(TABLE)) == (told, table)
    assert tutor.find(f"{LEARN} .ln-hints li").count() == 1
    assert tutor.find(f"{LEARN} .ln-dot-done").count() == 1
    assert tutor.find(INVITE).count() == 0
    tutor.step()
    tutor.do("learn-again")
    follow(tutor, PUSH.tasks[1].solution)
    tutor.do("learn-next")
    assert at_task(tutor) == f"lesson-{PUSH.tasks[2].id}"

    # A rule is looked up, and the page is loaded again there: the task still waits below it.
    tutor.do("rules")
    tutor.reload()
    assert tutor.find(RULEBOOK).is_visible()
    tutor.do("learn-close")
    assert at_task(tutor) == f"lesson-{PUSH.tasks[2].id}"

    # The tab is closed, and its address opened again from the history.
    follow(tutor, PUSH.tasks[2].near_miss)
    told, address = tutor.text(CARD), tutor.page.url
    other = TutorPage(tutor.page.context.new_page(), tutor.server)
    tutor.page.close()
    other.visit(address)
    other.find(CARD).wait_for()
    # On a page of its own nobody has asked for the game behind it: the way back has another name.
    assert other.text(CARD).splitlines()[:-1] == told.splitlines()[:-1]
    # A new tab without an address offers to go on there, and forces nothing.
    other.page.goto("about:blank")
    other.visit(other.server)
    assert other.find(CARD).count() == 0
    other.click(GO_ON if other.begins else '[data-action="accept-invite"]')
    assert other.text(CARD).splitlines()[:-1] == told.splitlines()[:-1]
    assert "task-title" in str(other.page.evaluate("document.activeElement.dataset.key"))
    # Left for the game, it is begun afresh.
    other.do("way-game")
    assert other.page.evaluate("localStorage['crypt.task'] ?? null") is None


GO_ON = '[data-game="crypt"] [data-action="home-learn"]'
"""What goes on with the course on the first screen."""
NOTE_WHAT_IS_SHOWN = """
const remove = Element.prototype.remove;
Element.prototype.remove = function () {
  if (this.id === "loading") window.shown = document.querySelector(".crypt-app").className;
  remove.call(this);
};
const later = window.setTimeout;
window.setTimeout = (act, ms, ...more) =>
  later(act, ms === 3000 && !document.querySelector(".crypt-app .tb > *") ? 0 : ms, ...more);
"""
"""How the app stands at the moment in which the loading screen leaves.

Python is slow: what waits for three seconds before there is a table has waited in vain.
"""


def test_no_game_is_shown_before_the_task_of_the_address(open_tutor: Open) -> None:
    tutor = open_tutor(None)
    tutor.page.add_init_script(NOTE_WHAT_IS_SHOWN)
    for at, shown in (
        ("crypt/lesson/push/2", "crypt-on-task"),
        ("crypt/rules", "crypt-on-screen"),
        ("nowhere", ""),
    ):
        tutor.page.goto("about:blank")
        tutor.visit(f"{tutor.server}#at={at}")
        assert shown in tutor.page.evaluate("window.shown")


def test_a_dead_kernel_brings_the_lesson_back(open_served: Open) -> None:
    tutor = open_served(game("a4 b2"))
    tutor.page.forgive("")
    kept = tutor.kept
    begin(tutor, PUSH)
    follow(tutor, PUSH.tasks[0].solution)
    tutor.do("learn-next")
    tutor.decide("b6")
    told, table = tutor.text(CARD), tutor.text(TABLE)
    kernel = tutor.page.evaluate("document.body.dataset.kernelId")
    kernel_of(kernel, kernels(tutor.server)).kill()
    lost = tutor.find('[data-banner="lost"]')
    lost.wait_for(timeout=20_000)
    tutor.wire.forget()
    with tutor.page.expect_navigation():
        lost.locator('[data-action="reload"]').click()
    tutor.arrived()
    tutor.find(CARD).wait_for()
    assert (tutor.text(CARD), tutor.text(TABLE)) == (told, table)
    tutor.do("way-game")
    assert tutor.kept == kept
    assert tutor.can_go_on or tutor.deciding


def test_who_declines_to_go_on_is_not_asked_again(open_tutor: Open) -> None:
    tutor = open_tutor(None, locale="fr-FR")
    begin(tutor, PUSH)
    follow(tutor, PUSH.tasks[0].solution)
    title = Words("fr").say("lesson-push")
    for asked in (True, False):
        tutor.page.goto("about:blank")
        tutor.visit(tutor.server)
        assert tutor.find(INVITE).count() == asked
        if asked:
            assert title in tutor.text(INVITE)
            tutor.do("decline-invite")
            assert "crypt-table" in somewhere(tutor)
            assert place(tutor) == ""


def test_an_address_is_opened_in_a_fresh_browser(open_tutor: Open) -> None:
    tutor = open_tutor(None, locale="fr-FR")
    for rule, name in (("crypt/rule/claim.push", "crypt"), ("sedlec/rule/king", "sedlec")):
        tutor.page.goto("about:blank")
        tutor.page.goto(f"{tutor.server}#at={rule}")
        tutor.page.wait_for_selector(f"{RULEBOOK} [data-page]")
        tutor.settle()
        shown = page(Words("fr"), name, rule.rpartition("/")[2])
        assert tutor.text(f"{RULEBOOK} [data-page] h2") == shown.title
        assert place(tutor) == rule
        assert tutor.find(INVITE).count() == 0
        assert tutor.find(TROUBLE).count() == 0
    tutor.page.goto("about:blank")
    tutor.visit(f"{tutor.server}#at=crypt/lesson/push/3")
    assert at_task(tutor) == f"lesson-{PUSH.tasks[2].id}"


def test_a_bad_address_is_told_in_a_sentence_and_the_game_is_there(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    tutor.decide("a4 b2")
    kept = tutor.kept
    for bad in ("crypt/rule/nothing", "%E0%A4%A", "crypt/lesson/push/99", "<b>x</b>"):
        tutor.page.evaluate("at => { location.hash = `at=${at}`; }", bad)
        tutor.page.wait_for_selector(TROUBLE)
        tutor.settle()
        told = tutor.text(f"{TROUBLE} p")
        assert told.endswith("Nothing has changed.")
        assert tutor.find(f"{TROUBLE} b").count() == 0
        assert tutor.kept == kept
        assert place(tutor) == ""
        assert "#g=" in tutor.page.url
        tutor.do("close-trouble")
        assert somewhere(tutor)
    tutor.page.goto("about:blank")
    tutor.visit(f"{tutor.server}#at=crypt/rule/nothing")
    assert "nothing" in tutor.text(f"{TROUBLE} p")
    where = ".crypt-home .ho" if tutor.begins else TABLE
    assert tutor.find(where).is_visible()
    assert place(tutor) == ("home" if tutor.begins else "")


def test_an_address_that_is_written_brings_its_game_and_its_place(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2", seed=11))
    old = tutor.page.url
    tutor.new_game(seed=21)
    tutor.do("learn")
    tutor.page.evaluate("url => { location.href = url; }", old)
    tutor.page.wait_for_function("localStorage['crypt.record'].includes('\"seed\": \"11\"')")
    tutor.settle()
    assert tutor.timeline.seed == 11
    assert (place(tutor), tutor.find(TABLE).is_visible()) == ("", True)
    tutor.page.evaluate("url => { location.href = url + '&at=crypt/rule/claim.push'; }", old)
    tutor.page.wait_for_selector(f"{RULEBOOK} [data-page]")
    assert open_page(tutor) == "claim.push"
    assert tutor.timeline.seed == 11


def test_share_copies_the_address_of_the_screen(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2"))
    tutor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])

    def shared() -> str:
        if not tutor.find('[data-action="share"]').is_visible():
            tutor.do("menu")
        tutor.do("share")
        tutor.page.wait_for_function("document.querySelector('.fr-toast').textContent")
        return str(tutor.page.evaluate("navigator.clipboard.readText()"))

    assert "#g=" in shared()
    tutor.do("rules")
    tutor.click(f'{RULEBOOK} .rf-list [data-rule="claim.push"]')
    assert shared() == f"{tutor.server}#at=crypt/rule/claim.push", (
        "whose game waits is told to none"
    )
    assert Words("en").say("frame-copied-page") in tutor.text(".fr-toast")


def test_by_touch_on_a_phone(open_tutor: Open) -> None:
    tutor = open_tutor(None, **PHONE, locale="it-IT")
    tutor.find('[data-action="accept-invite"]').tap()
    tutor.settle()
    first = lessons("crypt")[place(tutor).split("/")[2]]
    assert place(tutor) == f"crypt/lesson/{first.id}/1"
    tutor.reload()
    tutor.find(CARD).wait_for()
    assert at_task(tutor) == f"lesson-{first.tasks[0].id}"
    tutor.find('[data-action="rules"]:visible').tap()
    tutor.settle()
    tutor.find(f'{RULEBOOK} .rf-list [data-rule="claim.push"]').tap()
    tutor.settle()
    assert open_page(tutor) == "claim.push"
    go_back(tutor)
    assert open_page(tutor) is None
    assert tutor.find(f"{RULEBOOK} .rf-list").is_visible()
    go_back(tutor)
    assert at_task(tutor) == f"lesson-{first.tasks[0].id}"
    go_back(tutor)
    assert tutor.find(TABLE).is_visible()
    assert tutor.find(CARD).count() == 0
    assert tutor.page.url.startswith(tutor.server)


def test_the_focus_is_never_nowhere(open_tutor: Open) -> None:
    tutor = open_tutor(None)
    tutor.do("decline-invite")
    assert "crypt-table" in somewhere(tutor)
    for action, panel in (
        ("learn", "crypt-learn"),
        ("learn-close", "crypt-table"),
        ("rules", "crypt-reference"),
        ("learn-close", "crypt-table"),
        ("learn", "crypt-learn"),
        ("learn-begin", "crypt-learn"),
        ("way-game", "crypt-table"),
    ):
        tutor.do(action)
        assert panel in somewhere(tutor), action
    for direction in (go_back, go_back, go_forward, go_forward):
        tutor.page.evaluate("document.activeElement.blur()")
        direction(tutor)
        assert somewhere(tutor)
    # As a page is loaded nothing takes the focus, nor two frames later, as after an answer.
    tutor.reload()
    tutor.page.evaluate(PAINTED)
    assert tutor.page.evaluate("document.activeElement === document.body")


def test_no_hint_comes_to_a_pointer_that_rests(open_tutor: Open) -> None:
    """The banner goes, and the ribbon comes to lie under the pointer."""
    tutor = open_tutor(None, viewport={"width": 1440, "height": 900})
    hint = ".crypt-ribbon .rb-hint"
    button = tutor.find('[data-action="decline-invite"]')
    phase = tutor.find(".crypt-ribbon .rb-phase").nth(1)
    tutor.page.evaluate("() => { document.querySelector('[data-banner]').style.marginTop = '0'; }")
    box, ribbon = button.bounding_box(), phase.bounding_box()
    # Wherever the button is, it is put to where the phase will be.
    shift = ribbon["x"] + 40 - box["x"]
    rise = tutor.find('[data-banner="invite"]').bounding_box()["height"]
    tutor.page.evaluate(
        """([x, y]) => {
          const button = document.querySelector('[data-action="decline-invite"]');
          button.style.translate = `${x}px ${y}px`;
        }""",
        [shift, ribbon["y"] - rise - box["y"]],
    )
    at = button.bounding_box()
    tutor.page.mouse.move(at["x"] + 10, at["y"] + 10)
    tutor.page.mouse.down()
    tutor.page.mouse.up()
    tutor.settle()
    tutor.find(".rb-phase:hover").wait_for()
    assert tutor.find(f"{hint}:visible").count() == 0
    tutor.page.mouse.move(at["x"] + 14, at["y"] + 12)
    tutor.find(f"{hint}:visible").wait_for()


def test_the_same_new_game_is_begun_once_more(open_tutor: Open) -> None:
    for name in ("crypt", "sedlec"):
        tutor = open_tutor(None)
        for _ in range(2):
            tutor.do("new")
            tutor.find(f'[data-action="game-{name}"]').check(force=True)
            tutor.find('[data-action="seed"]').fill("42")
            tutor.do("start")
            tutor.find("dialog[open]").wait_for(state="detached")
        tutor.page.close()


def test_a_review_that_was_open_once_is_no_place_of_the_next_game(open_tutor: Open) -> None:
    tutor = open_tutor(None)
    tutor.page.evaluate("localStorage.setItem('crypt.tool', 'review')")
    tutor.page.goto("about:blank")
    tutor.visit(tutor.server)
    tutor.decide("recover")
    assert (place(tutor), tutor.find(STORY).is_visible()) == ("", True)


def test_a_reload_or_a_link_opens_the_review(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2"))
    tutor.tool("review")
    assert place(tutor) == "crypt/review"
    address = tutor.page.url
    tutor.reload()
    assert tutor.find(".crypt-review").is_visible()
    go_back(tutor)
    assert (place(tutor), tutor.find(STORY).is_visible()) == ("", True)
    tutor.page.evaluate("localStorage.setItem('crypt.tool', 'coach')")
    tutor.page.goto("about:blank")
    tutor.visit(address)
    assert tutor.find(".crypt-review").is_visible()
    assert place(tutor) == "crypt/review"
