"""Panels by name in a real JupyterLab: alone, beside each other on one game, saved and reopened."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.test_notebook import IDLE, UNASKED, jupyter, lab

__all__ = ["jupyter", "lab"]

DASHBOARD = """\
import ipywidgets
from crypt_widgets import GhostExplorer, Table
explorer = GhostExplorer(seed=7)
table = Table(explorer)
effort = ipywidgets.IntSlider(value=4, min=1, max=6)
told = ipywidgets.Label()
effort.observe(lambda change: setattr(table, "claim", f"a{change.new}"), "value")
explorer.observe(lambda it: setattr(told, "value", f"kept {it.new['kept']['a']:.3f}"), "odds")
ipywidgets.VBox([effort, told, ipywidgets.HBox([explorer, table])])
"""
ALONE = """\
from IPython.display import display
import crypt_widgets as cw
others = {"LiveGame", "Tutor", "PhasePanel", "Exercise", "GraveHelp", "tutor"}
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
SAVED = "from crypt_widgets import tutor\ntutor(seed=7)"
"""Cells, each a notebook of its own."""

TOO_WIDE = """
() => [...document.querySelectorAll(".crypt-alone")]
  .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.clientWidth < 200)
  .map((it) => it.innerText.slice(0, 40))
"""


def notebook(source: str) -> dict[str, Any]:
    cell = {
        "cell_type": "code",
        "id": "cell",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": source,
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


@pytest.fixture
def run(open_page: Callable[..., Any], lab: str) -> Callable[..., Any]:
    """``run(source)``: a page with a notebook of this one cell, which has been run."""

    def new(name: str, source: str, shown: str, **options: Any) -> Any:
        page = open_page(viewport={"width": 1440, "height": 900}, **options)
        page.add_init_script(UNASKED)
        page.set_default_timeout(60_000)
        page.forgive(r"/api/|/lab/|/static/|workspace")
        put(page, lab, name, notebook(source))
        page.goto(f"{lab}{name}?reset")
        page.locator(IDLE).wait_for()
        page.locator(".jp-Notebook .jp-Cell .cm-content").first.click()
        page.keyboard.press("Control+Enter")
        page.locator(shown).first.wait_for()
        return page

    return new


def put(page: Any, lab: str, name: str, content: dict[str, Any]) -> None:
    """Write a notebook into the server's folder."""
    where = lab.replace("lab/tree/", f"api/contents/{name}")
    data = json.dumps({"type": "notebook", "format": "json", "content": content})
    page.goto(lab)
    xsrf = next((it["value"] for it in page.context.cookies() if it["name"] == "_xsrf"), "")
    headers = {"Content-Type": "application/json", "X-XSRFToken": xsrf}
    assert page.request.put(where, data=data, headers=headers).ok


def test_a_dashboard_of_ten_lines(run: Callable[..., Any]) -> None:
    page = run("dashboard.ipynb", DASHBOARD, ".crypt-alone .tb-card")
    assert len(DASHBOARD.splitlines()) < 11
    assert page.evaluate(TOO_WIDE) == []
    # From the slider to the claim: the table lays it out, the explorer tells it, the label hears.
    slider = page.locator(".jp-OutputArea .widget-slider .noUi-handle")
    slider.focus()
    slider.press("ArrowRight")
    page.get_by_text("kept 0.394").wait_for()
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
    page.wait_for_timeout(500)
    heights = page.evaluate(
        "[...document.querySelectorAll('.crypt-alone')].map((it) => it.offsetHeight)"
    )
    assert min(heights) > 30, heights
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


def test_a_phase_is_walked_to_its_end_and_begun_again(run: Callable[..., Any]) -> None:
    page = run("phase.ipynb", PHASE, ".crypt-app .ph-title")
    page.locator(".crypt-app .tb-card").first.wait_for()
    following = page.locator('.crypt-app [data-action="next"]')
    for _ in range(20):
        if page.locator(".ph-over").count():
            break
        before = page.locator(".crypt-app .st-title").inner_text()
        if following.count():
            following.click()
        else:
            page.locator(".crypt-app .tb-ask [data-move], .crypt-app .br [data-move]").last.click()
        page.wait_for_function(
            "before => document.querySelector('.ph-over') ||"
            " document.querySelector('.crypt-app .st-title').innerText !== before",
            arg=before,
        )
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
    page.keyboard.press("Control+s")
    page.wait_for_timeout(2_000)
    where = lab.replace("lab/tree/", "api/")
    saved = page.request.get(f"{where}contents/saved.ipynb").json()["content"]
    xsrf = next((it["value"] for it in page.context.cookies() if it["name"] == "_xsrf"), "")
    for session in page.request.get(f"{where}sessions").json():
        page.request.delete(f"{where}sessions/{session['id']}", headers={"X-XSRFToken": xsrf})
    page.close()

    again = open_page(viewport={"width": 1440, "height": 900})
    again.add_init_script(UNASKED)
    again.set_default_timeout(60_000)
    again.forgive(r"/api/|/lab/|/static/|workspace|widget|model")
    again.goto(f"{lab}saved.ipynb?reset")
    picture = again.get_by_role("img", name="Round 1 of 8 · Claim. Your turn")
    picture.wait_for()
    gone = again.get_by_text("Error displaying widget")
    assert not gone.count() or not gone.is_visible()

    # The same file as a page and as Markdown: words and picture, and no memory of a widget.
    nbconvert = pytest.importorskip("nbconvert")
    import nbformat

    file = nbformat.reads(json.dumps(saved), as_version=4)
    for exporter in (nbconvert.HTMLExporter(), nbconvert.MarkdownExporter()):
        text, _ = exporter.from_notebook_node(file)
        assert "data:image/svg+xml" in text
        assert "Run this cell to go on here." in text
        assert "0x" not in text.partition("Tutor of")[2][:200]
