"""Accessibility: axe-core over every screen, in each language, by day and by night.

axe-core comes from npm (see README, Test). One page per language goes through all screens. In
English each screen is looked at in light, and again in dark for what has to do with colours, since
nothing else differs; in the other languages for what can hang on words: names, languages, and room
for targets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from crypt_core.teach.words import LANGS
from tests.browser.page_host import ADDRESS
from tests.browser.test_learn import PUSH, begin, follow
from tests.browser.tutor_page import STORY, TABLE, TutorPage, game
from tests.finished import finished_text
from tests.missing import missing

Open = Callable[..., TutorPage]
AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """
async ([theme, only]) => {
  document.documentElement.dataset.cryptTheme = theme;
  const targets = !only || only.includes("target-size");
  const rest = only?.filter((rule) => rule !== "target-size");
  const look = async (where, options) => {
    const found = await axe.run(where, { ...options, resultTypes: ["violations"] });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => ({ id, target: node.target.join(" "),
        told: `${id} (${help}): ${node.target.join(" ")}: ${node.failureSummary}` })));
  };
  const just = (...values) => ({ runOnly: { type: "rule", values } });
  const found = await look(document, rest ? just(...rest) : {});
  if (targets) {
    // What lies half under the bar at the foot of the screen is judged where one scrolls it to; and
    // what lies under an open menu, when that is shut.
    const open = document.querySelector('[data-action="menu"][aria-expanded="true"]');
    const [x, y] = [scrollX, scrollY];
    for (const { target } of await look(document, just("target-size"))) {
      document.querySelector(target).scrollIntoView({ block: "center", behavior: "instant" });
      const still = await look(document, just("target-size"));
      const covered = open && document.querySelector(target).closest(".crypt-ribbon");
      found.push(...still.filter((it) => it.target === target && !covered));
    }
    scrollTo({ left: x, top: y, behavior: "instant" });
  }
  return found.map(({ told }) => told);
}
"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]
OF_WORDS = [
    "aria-command-name",
    "aria-dialog-name",
    "aria-input-field-name",
    "aria-meter-name",
    "aria-progressbar-name",
    "aria-toggle-field-name",
    "aria-tooltip-name",
    "button-name",
    "document-title",
    "empty-heading",
    "empty-table-header",
    "html-has-lang",
    "html-lang-valid",
    "image-alt",
    "input-button-name",
    "label",
    "label-title-only",
    "landmark-unique",
    "link-name",
    "role-img-alt",
    "scrollable-region-focusable",
    "select-name",
    "summary-name",
    "svg-img-alt",
    "table-duplicate-name",
    "target-size",
    "valid-lang",
]
AT_ONCE = "*, *::before, *::after { transition: none !important; animation: none !important; }"

each_language = pytest.mark.parametrize("lang", LANGS)


@cache
def axe() -> str:
    """The script. Without it the test is skipped, or fails if a browser's tests are required."""
    if not AXE.is_file():
        missing("axe-core is missing (npm install --prefix tests/browser --no-package-lock)")
    return AXE.read_text(encoding="utf-8")


class Looks:
    """Goes from screen to screen and gathers what axe-core has to say."""

    def __init__(self, page: Any, lang: str = "en") -> None:
        self.page = page
        self.looks = (
            [("light", None), ("dark", OF_COLOURS)] if lang == "en" else [("light", OF_WORDS)]
        )
        self.screens = 0
        self.violations: dict[str, str] = {}
        """What is wrong, and where it was seen first."""
        page.add_init_script(axe())

    def at(self, screen: str) -> None:
        """Look at what is on the page now."""
        self.screens += 1
        self.page.add_style_tag(content=AT_ONCE)
        for theme, only in self.looks:
            for violation in self.page.evaluate(LOOK, [theme, only]):
                self.violations.setdefault(violation, f"{screen}, {theme}")

    def check(self) -> None:
        """Fail, naming each thing that is wrong once."""
        told = [f"{where}: {what}" for what, where in self.violations.items()]
        assert not told, "\n".join(told)

    @contextmanager
    def dialogue(self, tutor: TutorPage, name: str) -> Iterator[None]:
        """Look at a dialogue that a button of this name opens, do more in it, and close it."""
        tutor.do(name)
        self.at(name)
        yield
        tutor.press("Escape")


def a_claim_is_refused(tutor: TutorPage, looks: Looks) -> None:
    tutor.lay("a4 b1")
    tutor.find(f'{TABLE} .tb-place [data-draft="1"]').click()
    tutor.field.fill("a4 b1 c7")
    tutor.find(f"{TABLE} .tb-verdict-bad [data-rule]").wait_for()
    tutor.settle()
    tutor.do("text")
    tutor.find(f"{TABLE} .tb-collector summary").first.click()
    looks.at("a claim that is refused, and the table as text")
    tutor.do("text")
    tutor.click(f"{TABLE} .tb-verdict [data-rule]")
    looks.at("the card of a rule")
    tutor.do("close-rule")
    tutor.field.fill("")
    tutor.settle()


def the_coach_and_the_odds(tutor: TutorPage, looks: Looks) -> None:
    tutor.tool("coach")
    for _ in range(3):
        tutor.do("coach-hint")
    tutor.do("coach-list")
    tutor.find('[data-action="coach-explain"]').nth(1).click()
    tutor.settle()
    looks.at("the coach, with a list of moves")
    tutor.tool("odds")
    tutor.lay("a4 b2")
    tutor.find(".crypt-odds table, .crypt-odds svg, .crypt-odds li").first.wait_for()
    tutor.settle()
    looks.at("what the Ghost can do")
    tutor.tool("story")
    tutor.do("clear")


def a_turn_and_a_branch(tutor: TutorPage, looks: Looks) -> None:
    tutor.decide("a4 b2")
    tutor.step()
    tutor.find(f'{STORY} [data-action="log"]').click()
    looks.at("the Ghost’s turn")
    tutor.go_on()
    tutor.decide("recover")
    tutor.step()
    looks.at("the servants’ rolls")
    for _ in range(4):
        tutor.back()
    while not tutor.deciding:
        tutor.back()
    tutor.decide("c3")
    tutor.go_on()
    tutor.tool("whatif")
    looks.at("what if, with a branch")
    tutor.tool("story")


def the_dialogues(tutor: TutorPage, looks: Looks) -> None:
    with looks.dialogue(tutor, "new"):
        tutor.find('[data-action="players-3"]').check(force=True)
        looks.at("new game for three")
    with looks.dialogue(tutor, "load"):
        tutor.find('[data-action="paste"]').fill("nonsense")
        tutor.do("load-pasted")
        looks.at("a game that cannot be loaded")
    for dialogue in ("settings", "about"):
        with looks.dialogue(tutor, dialogue):
            pass


def the_end_and_the_review(tutor: TutorPage, looks: Looks) -> None:
    tutor.load(finished_text())
    looks.at("the end of the game")
    tutor.tool("review")
    tutor.find('[data-action="review-chart"]').wait_for()
    tutor.settle()
    looks.at("the review of a game")
    tutor.find('[data-action="review-exercise"]').first.click()
    tutor.settle()
    looks.at("an exercise")
    tutor.do("review-show")
    tutor.find(".crypt-review .rv-both").wait_for()
    tutor.settle()
    looks.at("an exercise’s answer")


def the_curtain(tutor: TutorPage, looks: Looks) -> None:
    tutor.load(record.save_text(with_a_secret(), {"seats": ["person", "person"]}))
    assert tutor.find(f"{TABLE} [data-testid=curtain]").is_visible()
    looks.at("the curtain")
    tutor.do("curtain")
    looks.at("a table for two")


@cache
def with_a_secret() -> Timeline:
    """A game for two in which one has collected a treasure that the other has not seen."""
    for seed in range(50):
        timeline = game(players=2, seed=seed)
        for _ in range(12):
            (player,) = CRYPT.deciders(timeline.state)
            if player is None:
                break
            if any(len({t.known for t in p.treasures} - {3}) for p in timeline.state.players):
                return timeline
            legal = [m for m in CRYPT.legal_moves(timeline.state) if m.player == player]
            down = [m for m in legal if any(not timeline.state.crypt[s].up for s, _ in m.dice)]
            timeline.play((down or legal)[0])
    raise LookupError("no game with a secret")


def the_course(tutor: TutorPage, looks: Looks) -> None:
    tutor.do("learn")
    looks.at("the course")
    tutor.do("learn-close")
    begin(tutor, PUSH)
    tutor.do("learn-hint")
    looks.at("a task with a hint")
    follow(tutor, PUSH.tasks[0].near_miss)
    looks.at("a task that is missed")
    tutor.do("learn-again")
    follow(tutor, PUSH.tasks[0].solution)
    looks.at("a task that is done")
    tutor.do("way-game")
    tutor.do("learn")
    tutor.do("screen-puzzles")
    looks.at("the puzzles")
    tutor.do("screen-games")
    tutor.find(".crypt-games .gm-game").first.wait_for()
    looks.at("my games")
    tutor.do("home")
    tutor.find(".ho-game").first.wait_for()
    looks.at("the first screen")
    tutor.do("home-continue")


def the_rules(tutor: TutorPage, looks: Looks) -> None:
    tutor.do("rules")
    looks.at("the rules")
    tutor.click('.crypt-reference .rf-list [data-rule="claim.push"]')
    looks.at("the page of a rule")
    tutor.find('[data-action="rules-search"]').fill("leader")
    tutor.find('.crypt-reference .rf-list[data-wanted="leader"]').wait_for()
    tutor.settle()
    looks.at("a search in the rules")
    tutor.do("learn-close")


ON_THE_WAY = (
    a_claim_is_refused,
    the_coach_and_the_odds,
    a_turn_and_a_branch,
    the_dialogues,
    the_rules,
    the_course,
    the_end_and_the_review,
    the_curtain,
)


@each_language
def test_every_screen(open_page: Callable[..., Any], tutor_address: str, lang: str) -> None:
    page = open_page(locale=lang, reduced_motion="reduce")
    looks = Looks(page, lang)
    tutor = TutorPage(page, tutor_address)
    tutor.open()
    looks.at("a new game")
    for go in ON_THE_WAY:
        go(tutor, looks)
    assert looks.screens > 20
    looks.check()


@each_language
def test_a_companion(open_page: Callable[..., Any], lang: str) -> None:
    page = open_page(locale=lang, reduced_motion="reduce")
    looks = Looks(page, lang)
    tutor = TutorPage(page, ADDRESS)
    tutor.visit(f"{ADDRESS}first")
    for name in GAMES:
        tutor.find(f'[data-game="{name}"] [data-action="home-play"]').click()
        tutor.do("start")
        tutor.find('[data-action="companion-begin"]').wait_for()
        looks.at(f"{name}: the companion offers itself")
        tutor.do("companion-begin")
        looks.at(f"{name}: the first turn with it")
        tutor.do("home")
    looks.check()


@each_language
def test_on_a_phone(open_page: Callable[..., Any], tutor_address: str, lang: str) -> None:
    page = open_page(
        locale=lang, reduced_motion="reduce", viewport={"width": 360, "height": 740}, has_touch=True
    )
    looks = Looks(page, lang)
    tutor = TutorPage(page, tutor_address)
    tutor.open(game("a4 b2", "recover"))
    tutor.do("menu")
    looks.at("the menu")
    tutor.press("Escape")
    tutor.lay("c3")
    looks.at("a decision")
    begin(tutor, PUSH)
    looks.at("a task")
    looks.check()


@each_language
def test_a_lost_connection(open_page: Callable[..., Any], tutor_server: str, lang: str) -> None:
    page = open_page(locale=lang, viewport={"width": 360, "height": 740}, has_touch=True)
    looks = Looks(page, lang)
    TutorPage(page, tutor_server).open(game("a4 b2", "recover"))
    page.forgive("ERR_INTERNET_DISCONNECTED")  # it asks again and again whether somebody is there
    page.context.set_offline(True)
    page.wait_for_selector('[data-banner="lost"]')
    looks.at("a lost connection")
    looks.check()


@each_language
def test_what_is_said_when_the_page_does_not_come(
    open_page: Callable[..., Any], tutor_server: str, lang: str
) -> None:
    page = open_page(locale=lang)
    looks = Looks(page, lang)
    page.forgive("voila.js")
    page.route("**/voila.js", lambda route: route.abort())
    page.goto(tutor_server)
    page.wait_for_selector("#loading.trouble")
    looks.at("a part that is missing")
    looks.check()


def test_a_target_that_is_covered_wherever_it_is_scrolled_to_is_found(page: Any) -> None:
    """One that only lies under the bar until one scrolls is not."""
    looks = Looks(page)
    page.goto("about:blank")
    page.set_content(
        "<html lang='en'><head><title>Targets</title><style>"
        "body { margin: 0 } main { height: 3000px }"
        "button { position: absolute; left: 0; padding: 0; width: 60px; height: 40px }"
        "#bar { position: sticky; bottom: 0; height: 60px }"
        "</style></head><body><main><h1>Targets</h1><button style='top: 824px'>a</button>"
        "<button style='top: 200px'>b</button><button style='top: 216px'>c</button>"
        "</main><footer id='bar'><button style='height: 60px'>d</button></footer>"
        "</body></html>"
    )
    looks.at("targets")
    sizes = [what for what in looks.violations if what.startswith("target-size")]
    assert len(sizes) == 1
    assert "button:nth-child(3)" in sizes[0]


def test_a_fault_is_found(page: Any) -> None:
    """Were axe-core not run, or its answer not read, all the others would pass."""
    looks = Looks(page)
    page.goto("about:blank")
    page.set_content(
        "<html lang='en'><head><title>Faults</title><style>"
        "p { color: #777; background: #fff } [data-crypt-theme=dark] p { background: #888 }"
        "</style></head><body><main><h1>Faults</h1><p>Pale</p><img src='data:,'></main></body>"
        "</html>"
    )
    looks.at("faults")
    found = [f"{where}: {what.split(' (')[0]}" for what, where in looks.violations.items()]
    assert found == [
        "faults, light: color-contrast",
        "faults, light: image-alt",
        "faults, dark: color-contrast",
    ]
