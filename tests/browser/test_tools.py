"""The tab that is open stays open."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.tutor_page import TutorPage, game, speak

Open = Callable[..., TutorPage]
TABS = """
() => [...document.querySelectorAll(".crypt-tools [role=tab]")].map((tab) => {
  const panel = document.getElementById(tab.getAttribute("aria-controls"));
  return {
    tab: tab.dataset.action,
    selected: tab.ariaSelected === "true",
    role: panel?.role,
    named: panel?.getAttribute("aria-labelledby") === tab.id,
    shown: panel?.checkVisibility() ?? false,
  };
})
"""


def is_shown(tutor: TutorPage, shown: str) -> None:
    """Check that the panel of this tab is shown, and no other."""
    for it in tutor.page.evaluate(TABS):
        assert (it["role"], it["named"]) == ("tabpanel", True), it
        assert it["selected"] == it["shown"] == (it["tab"] == shown), it


def test_what_is_open_survives_a_step_another_language_and_a_reload(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2"), viewport={"width": 1440, "height": 900})
    for name in ("tool-whatif", "tool-odds"):
        tutor.do(name)
        tutor.back()
        is_shown(tutor, name)
        tutor.step()
        is_shown(tutor, name)
        speak(tutor, "fr")
        is_shown(tutor, name)
        tutor.reload()
        is_shown(tutor, name)
