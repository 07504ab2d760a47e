"""The Ghost explorer in a real browser: bars that follow a draft, the slider, a roll, the form."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.tutor_page import TutorPage, game

Open = Callable[..., TutorPage]
ODDS = ".crypt-odds"


def choose(tutor: TutorPage, action: str, value: str) -> None:
    tutor.find(f'{ODDS} [data-action="{action}"]').select_option(value)
    tutor.settle()


def test_a_setup_refused_says_why_and_loses_nothing(open_tutor: Open) -> None:
    tutor = open_tutor(
        game("a4 b2"), viewport={"width": 360, "height": 740}, has_touch=True, locale="en-GB"
    )
    record = tutor.kept
    tutor.tool("odds")
    tutor.find(f'{ODDS} [data-action="odds-source-free"]').check()
    tutor.settle()
    choose(tutor, "odds-moment", "you-first")
    for item in range(3):
        for whose in ("mine", "ghost"):
            if tutor.find(f'{ODDS} [data-action="odds-{whose}-{item}-count"]').count():
                choose(tutor, f"odds-{whose}-{item}-count", "0")
    choose(tutor, "odds-mine-0-count", "2")
    choose(tutor, "odds-mine-0-effort", "6")
    good = tutor.text(f"{ODDS} .od-treasures")
    assert tutor.find(f"{ODDS} .od-trouble").count() == 0
    choose(tutor, "odds-mine-1-count", "2")
    trouble = tutor.find(f"{ODDS} .od-trouble")
    assert trouble.inner_text() == "You place 4 servants, but only 3 are ready."
    assert tutor.find(f'{ODDS} [data-action="odds-mine-1-count"]').input_value() == "2"
    assert tutor.find(f'{ODDS} [data-action="odds-mine-0-effort"]').input_value() == "6"
    for gone in (".od-treasures", ".od-efforts", ".od-outcomes", ".od-roll"):
        assert tutor.find(f"{ODDS} {gone}").count() == 0, "no results of another crypt"
    assert not tutor.find(f"{ODDS} .od-about").is_visible()
    choose(tutor, "odds-mine-1-count", "1")
    assert trouble.count() == 0
    assert tutor.text(f"{ODDS} .od-treasures") != good
    # Nothing is cut off on a phone, what one presses is large enough, and the game is as it was.
    assert tutor.page.evaluate("document.documentElement.scrollWidth") == 360
    low = tutor.find(f"{ODDS} :is(button, select, summary, .od-option)").evaluate_all(
        """(all) => all.filter((it) => it.offsetParent && it.getBoundingClientRect().height < 40)
                       .map((it) => it.outerHTML.slice(0, 80))"""
    )
    assert low == []
    assert tutor.kept == record
