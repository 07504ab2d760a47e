"""The tabs of the tools: each tells which panel it shows, and shows it."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.board_page import BoardPage
from tests.browser.test_board import game as board_game
from tests.browser.tutor_page import TutorPage, game

Open = Callable[..., TutorPage]
TABS = """
() => [...document.querySelectorAll(".crypt-tools [role=tab]")].map((tab) => {
  const panel = document.getElementById(tab.getAttribute("aria-controls"));
  return {
    tab: tab.dataset.action,
    focused: tab === document.activeElement,
    selected: tab.ariaSelected === "true",
    role: panel?.role,
    named: panel?.getAttribute("aria-labelledby") === tab.id,
    shown: panel?.checkVisibility() ?? false,
  };
})
"""


def tabs_of(tutor: TutorPage, shown: str) -> list[str]:
    """The tabs, of which this one has to be the one whose panel is shown."""
    found = tutor.page.evaluate(TABS)
    for it in found:
        assert (it["role"], it["named"]) == ("tabpanel", True), it
        assert it["selected"] == it["shown"] == (it["tab"] == shown), it
    return [it["tab"] for it in found]


def test_each_tab_leads_to_its_panel(open_tutor: Open) -> None:
    tutor = open_tutor(game(), viewport={"width": 1440, "height": 900})
    names = tabs_of(tutor, "tool-story")
    assert len(names) > 3
    for name in reversed(names):
        tutor.click(f'[data-action="{name}"]')
        tabs_of(tutor, name)
    for key, name in (("End", names[-1]), ("ArrowRight", names[0]), ("ArrowLeft", names[-1])):
        tutor.press(key)
        tabs_of(tutor, name)
        focused = [it["tab"] for it in tutor.page.evaluate(TABS) if it["focused"]]
        assert focused == [name]
    tutor.press("Home")
    tabs_of(tutor, names[0])

    board = BoardPage(tutor.page, tutor.server)
    board.page.goto("about:blank")
    board.open(board_game())
    board.do("tool-help")
    assert tabs_of(board, "tool-help") != names


def test_what_is_open_survives_a_step_another_language_and_a_reload(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2"), viewport={"width": 1440, "height": 900})
    for name in ("tool-whatif", "tool-odds"):
        tutor.do(name)
        tutor.back()
        tabs_of(tutor, name)
        tutor.step()
        tabs_of(tutor, name)
        tutor.find('[data-action="lang"]').select_option("fr")
        tutor.settle()
        tabs_of(tutor, name)
        tutor.reload()
        tabs_of(tutor, name)
