"""Text is as large as the reader asks for, on every part of the screen.

A reader's own size reaches the page as the font size of its root: 16 px unless changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from crypt_core.engine import record
from crypt_widgets.panel import STATIC
from tests.browser.board_page import BOARD, HELD, BoardPage
from tests.browser.test_axe import AT_ONCE
from tests.browser.test_board import full_hand, going
from tests.browser.test_board import game as graves
from tests.browser.test_learn import PUSH, begin
from tests.browser.test_review import gone_over
from tests.browser.tutor_page import TABLE, TutorPage, game
from tests.browser.wire import PAINTED

TEMPLATE = STATIC.parent / "voila" / "templates" / "crypt-tutor"

WIDTH, HEIGHT, USUAL, LARGE = 1280, 1350, 16, 24
"""The page's width and height, and two sizes of text in it, all in pixels.

Where text is half as large again there is as much room for it as on a page of two thirds of the
width and height, and the panels stand as they do there.
"""

HELPERS = """
  const shown = (it) => it.isConnected
    && it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length;
  const size = (it) => parseFloat(getComputedStyle(it).fontSize);
"""
REMEMBER = f"""
() => {{
  {HELPERS}
  const drawn = "[type=radio], [type=checkbox], [type=range]";
  const field = `input:not(${{drawn}}), textarea, select`;
  const says = (it) => it.matches(field) || [...it.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const all = [...document.querySelectorAll(".crypt-app *")].filter((it) => says(it) && shown(it));
  window.cryptSizes = new Map(all.map((it) => [it, size(it)]));
}}
"""
COMPARE = f"""
() => {{
  {HELPERS}
  const root = document.documentElement;
  const texts = [...window.cryptSizes].filter(([it]) => shown(it)).map(([it, before]) => ({{
    panel: it.closest(".crypt").className.match(/crypt-[a-z]+/)[0],
    what: `${{it.className}} "${{it.textContent.trim().slice(0, 30)}}"`,
    before, after: size(it),
    card: it.closest(".crypt-in-stage :is(.tb-card, .tb-looks)") !== null }}));
  const over = [...document.querySelectorAll(".crypt-app *")].filter((it) => {{
    const {{ right, width }} = it.getBoundingClientRect();
    return shown(it) && width > 1 && right > root.clientWidth + 1;
  }});
  return {{ texts, wide: root.clientWidth, needed: root.scrollWidth,
           over: over.slice(0, 5).map((it) => it.outerHTML.slice(0, 120)) }};
}}
"""


def resize(page: Any, width: int, text: int) -> None:
    """Give the page a width and the reader's size of text, and let everything find its place."""
    page.set_viewport_size({"width": width, "height": HEIGHT * width // WIDTH})
    page.evaluate("size => { document.documentElement.style.fontSize = `${size}px`; }", text)
    page.evaluate(PAINTED)


def crypts_screens(tutor: TutorPage) -> Iterator[str]:
    """Every part of Crypt's screens, one after the other."""
    tutor.tool("coach")
    for _ in range(3):
        tutor.do("coach-hint")
    tutor.do("coach-list")
    tutor.find('[data-action="coach-explain"]').nth(1).click()
    tutor.lay("a1")
    tutor.field.fill("a1")
    tutor.settle()
    yield "a decision with the coach"
    tutor.tool("odds")
    tutor.find(".crypt-odds table").first.wait_for()
    tutor.settle()
    yield "the odds"
    tutor.tool("story")
    tutor.do("clear")
    tutor.do("text")
    for summary in tutor.find(f"{TABLE} .tb-collector summary").all():
        summary.click()
    yield "the table in words"
    tutor.do("text")
    tutor.decide("c3")
    tutor.step()
    tutor.find('.crypt-story [data-action="log"]').click()
    yield "what happened"
    tutor.tool("whatif")
    yield "what if"
    for dialogue in ("new", "load", "about"):
        tutor.do(dialogue)
        yield dialogue
        tutor.press("Escape")
    gone_over(tutor)
    yield "the end and its review"
    tutor.find('[data-action="review-exercise"]').first.click()
    tutor.settle()
    tutor.do("review-show")
    tutor.find(".crypt-review .rv-both").wait_for()
    yield "an exercise"
    tutor.do("learn")
    yield "the course"
    tutor.do("screen-puzzles")
    yield "the puzzles"
    tutor.do("learn-close")
    begin(tutor, PUSH)
    tutor.do("learn-hint")
    yield "a task"
    tutor.do("rules")
    yield "the rules"
    tutor.click('.crypt-reference .rf-list [data-rule="claim.push"]')
    yield "the page of a rule"


def sedlecs_screens(tutor: BoardPage) -> Iterator[str]:
    """Sedlec's board and its help, with a card chosen and with the points told."""
    tutor.tool("help")
    tutor.settle()
    tutor.find(HELD.replace('="%s"', "")).first.click()
    tutor.find(f"{BOARD} [data-open]").first.click()
    tutor.find(f"{BOARD} .bo-kind").first.click()
    tutor.settle()
    yield "a card is laid"
    timeline = graves()
    while timeline.game.deciders(timeline.state):
        timeline.play(timeline.game.legal_moves(timeline.state)[-1])
    tutor.load(record.save_text(timeline, {"seats": ["person", "person"]}))
    yield "the end"


def grown(before: float, after: float, card: bool, **_: str) -> bool:
    """Whether a text has grown as it should: on a card of the stage as far as that allows."""
    return after >= before if card else abs(after * USUAL - before * LARGE) <= 1


def check(tutor: TutorPage, screens: Iterator[str], panels: set[str]) -> None:
    """Every text that is shown grows by half with the root's size, and nothing leaves the page."""
    wrong: list[str] = []
    seen: set[str] = set()
    for screen in screens:
        tutor.page.add_style_tag(content=AT_ONCE)
        resize(tutor.page, WIDTH * USUAL // LARGE, USUAL)
        tutor.page.evaluate(REMEMBER)
        resize(tutor.page, WIDTH, LARGE)
        found = tutor.page.evaluate(COMPARE)
        resize(tutor.page, WIDTH, USUAL)
        assert found["texts"], screen
        seen |= {it["panel"] for it in found["texts"]}
        wrong += [
            f"{screen}: {it['panel']} {it['what']}: {it['before']} to {it['after']} px"
            for it in found["texts"]
            if not grown(**it)
        ]
        if found["needed"] > found["wide"]:
            wrong.append(f"{screen} scrolls sideways: {found['over']}")
    assert not wrong, "\n".join(wrong)
    assert panels <= seen, "a panel that was not looked at"


def test_all_of_crypt_grows_with_the_readers_size(open_tutor: Callable[..., TutorPage]) -> None:
    tutor = open_tutor(game("a4 b2", "recover"))
    panels = "table bar tools story frame ribbon whatif coach odds review learn reference"
    check(tutor, crypts_screens(tutor), {f"crypt-{name}" for name in panels.split()})


def test_all_of_sedlec_grows_with_the_readers_size(open_board: Callable[..., BoardPage]) -> None:
    tutor = open_board(going(full_hand))
    check(tutor, sedlecs_screens(tutor), {"crypt-board", "crypt-help", "crypt-story"})
