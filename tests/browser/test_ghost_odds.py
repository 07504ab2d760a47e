"""The Ghost explorer in a real browser: bars that follow a draft, the slider, a roll, the form."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.tutor_page import TABLE, TutorPage, game

Open = Callable[..., TutorPage]
ODDS = ".crypt-odds"


@pytest.fixture
def explorer(at_table: Open) -> TutorPage:
    """A new solo game with the explorer open."""
    tutor = at_table(game())
    tutor.tool("odds")
    return tutor


def share(tutor: TutorPage, slot: str, fate: str) -> str:
    """What the panel says of a treasure, such as "39.4%"; nothing if it cannot be."""
    found = tutor.find(f'{ODDS} [data-odds="{slot}"] [data-share="{fate}"] strong')
    return str(found.inner_text()) if found.count() else ""


def width(tutor: TutorPage, selector: str) -> float:
    """How wide a bar is drawn, as a part of its frame."""
    bar = tutor.find(f"{ODDS} {selector}")
    drawn = "(bar) => bar.getBoundingClientRect().width / bar.parentElement.clientWidth"
    return float(bar.evaluate(drawn))


def choose(tutor: TutorPage, action: str, value: str) -> None:
    tutor.find(f'{ODDS} [data-action="{action}"]').select_option(value)
    tutor.settle()


def test_the_bars_follow_a_draft_on_the_table(explorer: TutorPage) -> None:
    assert share(explorer, "a", "taken") == "100%"
    assert width(explorer, '[data-odds="a"] .od-bar .od-kept') == 0
    explorer.lay("a5 b4 c2")
    assert [share(explorer, slot, "kept") for slot in "abc"] == ["39.4%", "61.1%", "37%"]
    explorer.page.wait_for_timeout(50)
    assert width(explorer, '[data-odds="a"] .od-bar .od-kept') == pytest.approx(0.394, abs=0.01)
    bar = explorer.find(f'{ODDS} [data-odds="a"] .od-bar')
    assert bar.get_attribute("aria-label") == "a: you 39.4%, Ghost 60.6%"
    assert not explorer.find(f"{ODDS} .od-fraction").first.is_visible()
    explorer.find(f'{ODDS} [data-action="odds-exact"]').check()
    assert "85/216" in explorer.text(f'{ODDS} [data-odds="a"]')
    explorer.click(f'{TABLE} [data-action="clear"]')
    assert share(explorer, "a", "kept") == ""
    # Behind another tool it has nothing to say.
    explorer.tool("story")
    assert not explorer.find(f"{ODDS} [data-odds]").count()
    assert explorer.find('[data-action="tool-odds"]').get_attribute("aria-selected") == "false"


def test_the_slider_moves_its_bars_by_keyboard_without_asking(explorer: TutorPage) -> None:
    explorer.lay("a5")
    slider = explorer.find(f'{ODDS} [data-action="odds-effort"]')
    assert slider.input_value() == "5"
    kept = f'{ODDS} [data-meter="kept"] strong'
    before = (explorer.text(kept), width(explorer, '[data-meter="tired"] .od-meter-bar'))
    slider.focus()
    explorer.page.context.set_offline(True)  # nobody can be asked
    explorer.page.keyboard.press("ArrowRight")
    assert slider.input_value() == "6"
    assert explorer.text(kept) == "77.3%" != before[0]
    explorer.page.wait_for_timeout(50)
    assert width(explorer, '[data-meter="tired"] .od-meter-bar') > before[1]
    assert "77.3%" in slider.get_attribute("aria-valuetext")
    assert explorer.find(f'{ODDS} [data-effort-row="6"].od-now').count() == 1
    explorer.page.keyboard.press("Home")
    assert explorer.text(kept) == "0%"
    # Two servants side by side, and a row of the table chosen by its button.
    explorer.find(f'{ODDS} [data-action="odds-count-2"]').check()
    explorer.find(f'{ODDS} [data-action="odds-effort-4"]').click()
    assert slider.input_value() == "4"
    assert explorer.text(kept) != "0%"
    explorer.page.context.set_offline(False)


def test_a_picked_roll_is_walked_through_to_its_end(explorer: TutorPage) -> None:
    explorer.lay("a5 b4 c2")
    for die, face in enumerate("633"):
        choose(explorer, f"odds-die-{die}", face)
    for die, face in enumerate("334"):
        choose(explorer, f"odds-die-{die}", face)
    told = f"{ODDS} .od-told"
    assert "The Ghost rolls 3, 3 and 4." in explorer.text(told)
    forward = explorer.find(f'{ODDS} [data-action="odds-step-next"]')
    for _ in range(3):
        forward.focus()
        explorer.page.keyboard.press("Enter")
    text = explorer.text(told)
    assert "Step 4 of 4" in text
    assert "its 4 beats your 2" in text
    # The pair has the first treasure, the 4 the third; the second is still yours.
    owners = explorer.find(f"{ODDS} .od-scene .crypt-die").evaluate_all(
        "(dice) => dice.map((die) => `${die.dataset.player}:${die.dataset.face}`)"
    )
    assert owners == ["1:3", "1:3", "0:4", "1:4"]
    explorer.click(f'{ODDS} [data-action="odds-step-back"]')
    assert "Step 3 of 4" in explorer.text(told)


def test_a_roll_that_is_walked_through_is_not_as_loud_as_the_bar(explorer: TutorPage) -> None:
    explorer.lay("a5 b4 c2")
    assert explorer.find(f'{ODDS} [data-action="odds-step-next"]').is_visible()
    loud = explorer.find(":is(.crypt-in-stage, .crypt-in-bar, .crypt-in-tools) .crypt-main:visible")
    assert loud.evaluate_all("all => all.map((it) => it.dataset.action)") == ["confirm"]


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


def test_the_focus_stays_on_a_value_whose_card_moves(explorer: TutorPage) -> None:
    explorer.find(f'{ODDS} [data-action="odds-source-free"]').check()
    explorer.settle()
    for item, kind in enumerate(("idols", "pottery", "jewelry")):
        choose(explorer, f"odds-kind-{item}", kind)
    for item, value in enumerate(("4", "0?", "2")):
        choose(explorer, f"odds-value-{item}", value)
    assert "Sorted from highest to lowest" in explorer.text(f"{ODDS} .od-form")
    for item, value, end in ((0, "1", "c"), (0, "4", "a"), (2, "3", "b"), (2, "1", "c")):
        field = explorer.find(f'{ODDS} [data-action="odds-value-{item}"]')
        field.focus()
        choose(explorer, f"odds-value-{item}", value)
        card = explorer.find(f'{ODDS} [data-key="odds-item-{item}"]')
        assert card.get_attribute("data-item") == end
        focused = explorer.page.evaluate("document.activeElement.dataset.action")
        assert focused == f"odds-value-{item}"


def test_what_the_slider_promises_is_laid_on_the_table_by_a_press(explorer: TutorPage) -> None:
    explorer.lay("b4")
    explorer.find(f'{ODDS} [data-action="odds-slot-0"]').check(force=True)
    explorer.settle()
    slider = explorer.find(f'{ODDS} [data-action="odds-effort"]')
    slider.focus()
    slider.press("End")
    explorer.settle()
    assert explorer.drafted == {"b": [4]}, "sliding alone lays nothing"
    promised = explorer.text(f'{ODDS} [data-meter="kept"] strong')
    # All that stands beside it tells of the claim it stands at: the treasures, the ends, the roll.
    assert "6 on" in explorer.text(f"{ODDS} .od-about")
    assert share(explorer, "a", "kept") == promised
    ends = explorer.text(f"{ODDS} .od-outcomes")
    there = explorer.find(f"{ODDS} .od-scene .crypt-die:not([data-role])").count()
    assert there == 2
    assert "5 of 6" in explorer.text(f"{ODDS} .od-tires")
    explorer.do("odds-lay")
    assert explorer.text(f"{ODDS} .od-outcomes") == ends, "it told of what now lies there"
    assert explorer.drafted == {"a": [6], "b": [4]}
    assert share(explorer, "a", "kept") == promised
    laid = explorer.find(f'{ODDS} [data-action="odds-lay"]')
    assert laid.get_attribute("aria-disabled") == "true"


def test_set_up_freely_the_slider_moves_the_dice_of_the_form(explorer: TutorPage) -> None:
    explorer.lay("a5 b4 c2")
    explorer.find(f'{ODDS} [data-action="odds-source-free"]').check()
    explorer.settle()
    slider = explorer.find(f'{ODDS} [data-action="odds-effort"]')
    slider.focus()
    slider.press("ArrowRight")
    explorer.settle()
    item = explorer.find(f'{ODDS} [data-item="a"]').get_attribute("data-key").rpartition("-")[2]
    effort = explorer.find(f'{ODDS} [data-action="odds-mine-{item}-effort"]')
    assert effort.input_value() == "6"
    assert share(explorer, "a", "kept") == "77.3%"
    slider.press("Home")
    explorer.settle()
    assert explorer.find(f'{ODDS} [data-action="odds-mine-{item}-count"]').input_value() == "0"
    assert share(explorer, "a", "kept") == ""
    assert explorer.drafted == {"a": [5], "b": [4], "c": [2]}


def test_the_dice_of_a_roll_are_drawn_equal_ones_together(explorer: TutorPage) -> None:
    explorer.lay("a5 b4 c2")
    for place, face in enumerate("525"):
        choose(explorer, f"odds-die-{place}", face)
    groups = explorer.find(f"{ODDS} .od-rolled li").evaluate_all(
        "all => all.map((li) => [...li.querySelectorAll('.crypt-die')].map((d) => d.dataset.face))"
    )
    assert groups == [["5", "5"], ["2"]]
