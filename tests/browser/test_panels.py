"""Panels by name in a real JupyterLab: alone, beside each other on one game, saved and reopened."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.test_axe import AT_ONCE, axe
from tests.browser.test_notebook import jupyter, lab, notebook, open_notebook, run_cell
from tests.browser.wire import Wire
from tests.missing import needed

__all__ = ["jupyter", "lab"]

DASHBOARD = """\
import ipywidgets
from crypt_widgets import GhostExplorer, Table
explorer = GhostExplorer(seed=7)
table = Table(explorer)
effort = ipywidgets.IntSlider(value=4, min=1, max=6)
told = ipywidgets.Label()
ipywidgets.jslink((table, "claim"), (effort, "description"))
effort.observe(lambda change: setattr(table, "claim", f"a{change.new}"), "value")
explorer.observe(lambda it: setattr(told, "value", f"kept {it.new['kept']['a']:.3f}"), "odds")
ipywidgets.VBox([effort, told, ipywidgets.HBox([explorer, table])])
"""
ALONE = """\
from IPython.display import display
import crypt_widgets as cw
others = {"Dials", "LiveGame", "Tutor", "PhasePanel", "Exercise", "FightHelp", "GraveHelp", "tutor"}
for name in sorted({*cw.__all__} - others):
    if name[0] != "_": display(getattr(cw, name)(seed=7))
"""
PHASE = 'from crypt_widgets import PhasePanel\nPhasePanel("collect", seed=7)'
ASKED = """\
from crypt_core.teach.lessons.question import question
from crypt_widgets import Exercise
replies = {"one": "Too few.", "two": "So it is."}
Exercise(question("How many?", replies, "two", rule="pass"))
"""
REFUSED = """\
import ipywidgets
from crypt_core.crypt.teach.lessons.table import table as at
from crypt_widgets import GhostExplorer, Table
held = at("idols4 pottery? jewelry2", claims=["", "a33 b4"], leader=1, turn=1)
explorer = GhostExplorer(held.timeline())
table = Table(explorer)
table.claim = "a5"
another = Table(seed=7)
another.claim = "a7"
ipywidgets.VBox([explorer, table, another])
"""
MOVED = """\
from crypt_core import odds, position
from crypt_widgets import Dials
at = position("idols4 pottery? jewelry2")
def kept(claim, times): return f"{claim}: {float(odds(at, claim).kept[0]):.3f}" * times
Dials(kept, {"claim": "a5", "times": range(1, 4)})
"""
EVERY = """\
from IPython.display import display
from crypt_core.teach.lessons.question import question
from crypt_widgets import *
game = LiveGame(seed=15)
game.play("a5 b3")
display(Table(game), GhostExplorer(game), Coach(game), WhatIf(game), Phases(game), Steps(game))
display(Review(game), RuleBook(game), Story(game), GraveHelp("sedlec", seed=7))
display(Exercise(question("How many?", {"one": "Few.", "two": "So it is."}, "two", rule="pass")))
display(PhasePanel("claim", seed=15), PhasePanel("lay", "sedlec", seed=7))
display(FightHelp("donjon", seed=7))
"""
SAVED = "from crypt_widgets import tutor\ntutor(seed=7)"
"""Cells, each a notebook of its own."""

TOO_WIDE = """
() => [...document.querySelectorAll(".crypt-alone")]
  .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.clientWidth < 200)
  .map((it) => it.innerText.slice(0, 40))
"""


LOOK = """
async () => {
  // Two tables in one page are called the same: which is which says the cell that each is in.
  const rules = { "landmark-unique": { enabled: false } };
  const found = await axe.run(".crypt-alone, .crypt-app", { rules, resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((it) => `${id}: ${it.target.join(" ")}: ${it.failureSummary}`));
}
"""
DARK = """
(dark) => {
  document.body.dataset.jpThemeLight = String(!dark);
  document.body.style.setProperty("--jp-layout-color0", dark ? "#111" : "#fff");
}
"""
NARROW = "#jp-main-dock-panel .jp-OutputArea-output { max-width: 350px; min-width: 0 }"
"""As much as a cell leaves on a phone of 390 pixels."""
GLARING = """
() => [...document.querySelectorAll(".crypt-alone .crypt-card, .crypt-app .crypt-card")]
  .filter((it) => it.getClientRects().length)
  .filter((it) => {
    const [red, green, blue] = getComputedStyle(it).backgroundColor.match(/[\\d.]+/g).map(Number);
    return (red + green + blue) / 3 > 128;
  })
  .map((it) => it.innerText.slice(0, 40))
"""
"""Cards that are light where all else is dark."""


@pytest.fixture
def run(open_page: Callable[..., Any], lab: str) -> Callable[..., Any]:
    """``run(name, source, shown)``: a page with a notebook of this one cell, which has been run.

    `page.settle()` waits until all that its panels have asked is answered and drawn.
    """

    def new(name: str, source: str, shown: str, **options: Any) -> Any:
        page = open_page(viewport={"width": 1440, "height": 900}, **options)
        page.settle = Wire(page).settle
        put(page, lab, name, notebook(source))
        return run_cell(page, f"{lab}{name}?reset", shown)

    return new


def put(page: Any, lab: str, name: str, content: dict[str, Any]) -> None:
    """Write a notebook into the server's folder."""
    where = lab.replace("lab/tree/", f"api/contents/{name}")
    data = json.dumps({"type": "notebook", "format": "json", "content": content})
    page.goto(lab)
    xsrf = next((it["value"] for it in page.context.cookies() if it["name"] == "_xsrf"), "")
    headers = {"Content-Type": "application/json", "X-XSRFToken": xsrf}
    assert page.request.put(where, data=data, headers=headers).ok


@pytest.mark.nightly
def test_a_dashboard_of_ten_lines(run: Callable[..., Any]) -> None:
    page = run("dashboard.ipynb", DASHBOARD, ".crypt-alone .tb-card")
    assert len(DASHBOARD.splitlines()) < 11
    assert page.evaluate(TOO_WIDE) == []
    # From the slider to the claim: the table lays it out, the explorer tells it, the label hears.
    slider = page.locator(".jp-OutputArea .widget-slider .noUi-handle")
    slider.focus()
    slider.press("ArrowRight")
    page.get_by_text("kept 0.394").wait_for()
    page.locator(".widget-slider .widget-label", has_text="a5").wait_for()
    page.locator(".crypt-alone .tb-drafted [data-draft]").wait_for()
    assert page.locator(".crypt-alone .crypt-odds [type=range]").first.input_value() == "5"
    # And from the table: what is laid there is told beside it; alone it has its own button.
    page.locator('.crypt-alone [data-action="clear"]').click()
    page.locator('.crypt-alone [data-action="confirm"][aria-disabled="true"]').wait_for()
    slider.press("ArrowLeft")
    page.locator(".crypt-alone .tb-drafted [data-draft]").wait_for()
    page.locator('.crypt-alone [data-action="confirm"]').click()
    page.locator(".crypt-alone .tb-news").first.wait_for()


def test_each_panel_alone_shows_something(run: Callable[..., Any]) -> None:
    page = run("alone.ipynb", ALONE, ".crypt-alone .rf-page, .crypt-alone .rf-list")
    page.wait_for_function("document.querySelectorAll('.crypt-alone').length === 9")
    page.wait_for_function(
        "[...document.querySelectorAll('.crypt-alone')].every((it) => it.offsetHeight > 30)"
    )
    page.settle()
    assert page.evaluate(TOO_WIDE) == []
    assert page.locator(".crypt-nothing:visible").count() == 1, "only the review needs a game"


def test_a_question_is_answered_in_its_cell(run: Callable[..., Any]) -> None:
    page = run("asked.ipynb", ASKED, ".crypt-alone .ln-task")
    assert page.evaluate(TOO_WIDE) == []
    said = page.locator(".crypt-alone .ln-feedback")
    page.locator(".crypt-alone [data-choice=one]").click()
    said.filter(has_text="Too few.").wait_for()
    page.locator(".crypt-alone [data-choice=two]").click()
    said.filter(has_text="So it is.").wait_for()
    assert page.locator(".crypt-alone [data-judged=right]").inner_text() == "two"
    assert not page.locator(".crypt-still").filter(visible=True).count(), "the live one is there"


@pytest.mark.nightly
def test_a_phase_is_walked_to_its_end_and_begun_again(run: Callable[..., Any]) -> None:
    page = run("phase.ipynb", PHASE, ".crypt-app .ph-title")
    page.locator(".crypt-app .tb-card").first.wait_for()
    following = page.locator('.crypt-app [data-action="next"]')
    for _ in range(20):
        page.settle()  # a step's panels are drawn one after the other
        if page.locator(".ph-over").count():
            break
        if following.count():
            following.click()
        else:
            page.locator(".crypt-app .tb-ask [data-move], .crypt-app .br [data-move]").last.click()
    page.get_by_text("Collect is over.").first.wait_for()
    assert following.count() == 0
    page.locator('[data-action="phase-same"]').click()
    page.locator(".ph-over").wait_for(state="detached")
    following.wait_for()


def test_a_saved_notebook_shows_the_table_without_a_kernel(
    run: Callable[..., Any], open_page: Callable[..., Any], lab: str, tmp_path: Path
) -> None:
    page = run("saved.ipynb", SAVED, ".crypt-app .tb-card")
    still = page.locator(".crypt-still")
    assert still.count() == 1
    assert not still.is_visible(), "the live one is there"
    with page.expect_response(lambda it: it.request.method == "PUT" and it.ok):
        page.keyboard.press("Control+s")
    where = lab.replace("lab/tree/", "api/")
    # The notebook may have been saved by itself before, without what the cell has shown.
    for _ in range(100):
        saved = page.request.get(f"{where}contents/saved.ipynb").json()["content"]
        if "crypt-still" in json.dumps(saved):
            break
        page.wait_for_timeout(100)
    else:
        pytest.fail("the notebook is saved without what its cell shows")
    xsrf = next((it["value"] for it in page.context.cookies() if it["name"] == "_xsrf"), "")
    for session in page.request.get(f"{where}sessions").json():
        page.request.delete(f"{where}sessions/{session['id']}", headers={"X-XSRFToken": xsrf})
    page.close()

    again = open_page(viewport={"width": 1440, "height": 900})
    again.forgive("widget|model")
    open_notebook(again, f"{lab}saved.ipynb?reset")
    picture = again.get_by_role("img", name="Round 1 of 8 · Claim. Your turn")
    picture.wait_for()
    gone = again.get_by_text("Error displaying widget")
    assert not gone.count() or not gone.is_visible()

    # The same file as a page and as Markdown: words and picture, and no memory of a widget.
    nbconvert = needed("nbconvert")
    import nbformat

    file = nbformat.reads(json.dumps(saved), as_version=4)
    for exporter in (nbconvert.HTMLExporter(), nbconvert.MarkdownExporter()):
        text, _ = exporter.from_notebook_node(file)
        assert "data:image/svg+xml" in text
        assert "Run this cell to go on here." in text
        assert "0x" not in text.partition("Tutor of")[2][:200]


def test_a_rule_is_read_below_the_panel_where_it_was_asked_for(run: Callable[..., Any]) -> None:
    page = run("refused.ipynb", REFUSED, ".crypt-alone .tb-verdict [data-rule]")
    explorer, table, another = (page.locator(".crypt-alone").nth(number) for number in range(3))
    asked = table.locator(".tb-verdict [data-rule]")
    asked.focus()
    asked.press("Enter")
    title = table.locator(".crypt-story h3")
    title.wait_for()
    # Below the table, not in the explorer beside it; and one reads on there at once.
    assert explorer.locator("h3", has_text=title.inner_text()).count() == 0
    last = table.locator(".crypt-table").bounding_box()
    assert title.bounding_box()["y"] >= last["y"] + last["height"]
    page.wait_for_function("() => document.activeElement.matches('.crypt-story h3')")
    table.locator('[data-action="close-rule"]').click()
    title.wait_for(state="detached")
    page.wait_for_function("() => document.activeElement.matches('.tb-verdict [data-rule]')")
    # A claim that no dice can be laid for is told, too.
    another.locator(".tb-verdict", has_text="7 is not on the die").wait_for()


@pytest.mark.nightly
def test_what_is_moved_is_answered_and_what_is_mistyped_is_told(run: Callable[..., Any]) -> None:
    page = run("moved.ipynb", MOVED, ".crypt-dials input[type=text]")
    shown = page.locator(".crypt-dials .jp-OutputArea")
    shown.get_by_text("a5: 0.394").wait_for()
    still = page.locator(".crypt-still")
    assert still.count() == 1
    assert not still.is_visible(), "the live one is there"
    field = page.locator(".crypt-dials input[type=text]")
    for written, told in (("a6", "a6: 0.773"), ("a7", "7 is not on the die"), ("a6", "a6: 0.773")):
        field.fill(written)
        field.press("Enter")
        shown.get_by_text(told).wait_for()
    slider = page.locator(".crypt-dials .noUi-handle")
    slider.focus()
    for _ in range(2):
        slider.press("ArrowRight")
    shown.get_by_text("a6: 0.773a6: 0.773a6: 0.773").wait_for()


@pytest.mark.nightly
def test_panels_alone_are_for_everybody_by_day_by_night_and_on_a_phone(
    run: Callable[..., Any],
) -> None:
    page = run("every.ipynb", EVERY, ".crypt-app .ph-title")
    page.wait_for_function("document.querySelectorAll('.crypt-alone').length === 12")
    page.locator(".crypt-app .ph-title").nth(1).wait_for()
    page.evaluate(axe())
    page.add_style_tag(content=AT_ONCE)
    told = []
    for width in ("a cell", "a phone"):
        if width == "a phone":
            page.add_style_tag(content=NARROW)
            page.settle()
        for dark in (False, True):
            page.evaluate(DARK, dark)
            page.settle()
            told += [f"{width}, {'dark' if dark else 'light'}: {it}" for it in page.evaluate(LOOK)]
            told += [f"{width}, light in the dark: {it}" for it in page.evaluate(GLARING) if dark]
        told += [f"{width}, too wide: {it}" for it in page.evaluate(TOO_WIDE)]
    assert "\n".join(told) == ""
