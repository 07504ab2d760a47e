"""The tutor in a cell of a real JupyterLab."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from crypt_core.donjon.state import NEGOTIATE
from crypt_core.engine.record import save
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import LANGS
from tests.browser.donjon_page import DUNGEON
from tests.browser.donjon_page import LOUD as DONJON_LOUD
from tests.browser.hands import Finger, Keys, Mouse, play
from tests.browser.stage_page import (
    DICE,
    EFFORTS,
    LAID,
    LOUD,
    NEWS,
    PLACES,
    PROMPT,
    TREASURES,
    faults,
    resize,
)
from tests.browser.test_fonts import LOADED
from tests.browser.tutor_page import BAR, TABLE, TutorPage, game, speak
from tests.browser.visits.rooms import CELLS, Size
from tests.browser.visits.sedlec import RIVALS as BOARD_RIVALS
from tests.browser.visits.sedlec import TURN as BOARD_TURN
from tests.browser.visits.sedlec import begins
from tests.browser.visits.sedlec import held as graves_held
from tests.browser.wire import COUNT_ASKS
from tests.donjon.going import at, going
from tests.missing import needed

CELL = "from crypt_widgets import tutor\n\ntutor(seed=7)"
FOUR_VIEWS = (
    "from IPython.display import display\nfrom crypt_widgets import tutor\n\n"
    "one = tutor(seed=7)\ndisplay(one, tutor(seed=8), one, tutor(game='sedlec', seed=9))"
)
"""Three tutors, the first of them shown twice."""
DONJON_STAGE = [
    f"{DUNGEON} .dj-seats",
    f"{DUNGEON} .dj-scene",
    f"{DUNGEON} .dj-prompt",
    f"{DUNGEON} .tb-actions .tb-action",
    DONJON_LOUD,
]
OTHERS = {
    "graves": (lambda: begins(graves_held)(2), [*BOARD_TURN, *BOARD_RIVALS]),
    "dungeon": (lambda: going(at(NEGOTIATE, 0)), [*DONJON_STAGE, f"{DUNGEON} .dj-side .dj-total"]),
}
"""Where the other games are begun, by their notebooks, and what is seen together there."""
NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSON, REFUSING = NOTEBOOKS / "01-first-round.ipynb", NOTEBOOKS / "05-sedlec.ipynb"
"""A notebook to read, with what its cells have shown."""
QUESTION = """
from crypt_core import question
from crypt_widgets import Exercise

Exercise(question("How many?", {"one": "No.", "two": "Yes."}, right="two", rule="pass"))
"""
TEXT = {"cell_type": "markdown", "id": "text", "metadata": {}, "source": "Text.\n\n" * 100}
"""A cell that is longer than the window."""
SKIPPABLE = """
() => {
  const cell = document.querySelector(".jp-CodeCell");
  return cell.style.contentVisibility === "auto" && cell.getBoundingClientRect().bottom < -2000;
}
"""
"""Whether the code cell is far out of sight and JupyterLab lets the browser skip it."""
RENDERED = """
(app) => new Promise((done) => {
  const look = () => done(app.checkVisibility({ contentVisibilityAuto: true }));
  requestAnimationFrame(() => requestAnimationFrame(look));
})
"""
"""Whether the browser renders the app, two frames later: it skips a cell one frame after it may."""


def notebook(source: str, *below: dict[str, Any]) -> dict[str, Any]:
    """Return a notebook with one code cell and the cells `below` it."""
    cell = {
        "cell_type": "code",
        "id": "tutor",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": source,
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    about = {"metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return {"cells": [cell, *below], **about}


def begun_at(other: tuple[Callable[[], Timeline], list[str]]) -> str:
    """A cell with a tutor at a decision of the first player, who plays with bots."""
    timeline = other[0]()
    seats = ["person", *["bot:random"] * (timeline.setup.players - 1)]
    given = f"record={json.dumps(save(timeline))!r}, seats={seats}"
    return f"from crypt_widgets import tutor\n\ntutor({given})"


@pytest.fixture(scope="module")
def jupyter(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[str]:
    """The address of a server with notebooks of the tutor: for JupyterLab, and for Notebook."""
    needed("jupyterlab")
    tmp_path = tmp_path_factory.mktemp("notebooks")
    begun = {name: begun_at(it) for name, it in OTHERS.items()}
    cells = {"tutor": CELL, "views": FOUR_VIEWS, "question": QUESTION, **begun}
    books = {name: notebook(cell) for name, cell in cells.items()}
    for name, book in {**books, "long": notebook(CELL, TEXT)}.items():
        (tmp_path / f"{name}.ipynb").write_text(json.dumps(book), encoding="utf-8")
    for stored in (LESSON, REFUSING):
        shutil.copy(stored, tmp_path)
    settings = tmp_path / "settings"
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--port=0"),
        "--ServerApp.token=",
        "--ServerApp.password=",
        "--LabApp.news_url=",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.expose_app_in_browser=True",
        "--JupyterNotebookApp.expose_app_in_browser=True",
    ]
    home = {name: str(settings) for name in ("JUPYTER_CONFIG_DIR", "JUPYTERLAB_SETTINGS_DIR")}
    paths = os.pathsep.join(path for path in sys.path if path)
    # Into a file: nobody reads a pipe while the browser works, and a server that cannot tell waits.
    told = tmp_path / "told.txt"
    with (
        told.open("w") as errors,
        subprocess.Popen(
            command,
            cwd=tmp_path,
            env={**os.environ, **home, "PYTHONPATH": paths},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=errors,
        ) as process,
    ):
        try:
            while not (found := re.search(r"http://localhost:\d+/", told.read_text())):
                assert process.poll() is None, told.read_text()
                time.sleep(0.1)
            yield found[0]
        finally:
            process.terminate()
            process.wait()


@pytest.fixture
def lab(jupyter: str) -> str:
    """The address of the folder with the notebooks in JupyterLab."""
    return f"{jupyter}lab/tree/"


UNASKED = "addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);"
"""Leave a page without being asked whether the notebook is to be saved."""


READY = """
() => {
  const { context, sessionContext } = window.jupyterapp?.shell.currentWidget ?? {};
  const kernel = sessionContext?.isReady && sessionContext.session?.kernel;
  return context?.isReady && kernel?.connectionStatus === "connected" && kernel.status === "idle";
}
"""
"""Whether a notebook is there, in JupyterLab or Notebook, and its kernel has answered: what is run
before that waits in vain."""
IN_PLACE = """
() => new Promise((done) => {
  const app = document.querySelector(".crypt-app");
  let [before, frames] = ["", 0];
  const look = () => {
    const now = JSON.stringify(app.getBoundingClientRect());
    frames = now === before ? frames + 1 : 0;
    before = now;
    if (frames < 10) requestAnimationFrame(look);
    else done();
  };
  look();
})
"""
"""When the tutor has come to rest, which the notebook moves along and makes wider step by step."""


def open_notebook(page: Any, address: str) -> None:
    """Open a notebook, which is not waited for."""
    page.add_init_script(COUNT_ASKS)
    page.add_init_script(UNASKED)
    page.set_default_timeout(60_000)
    # What JupyterLab itself complains of is not ours.
    page.forgive(r"/api/|/lab/|/static/|workspace")
    page.goto(address)


def run_cell(page: Any, address: str, shown: str = ".jp-OutputArea .crypt-app") -> Any:
    """Open a notebook and run the cell that it has."""
    open_notebook(page, address)
    page.wait_for_function(READY)
    page.locator(".jp-Notebook .jp-Cell .cm-content").first.click()
    page.keyboard.press("Control+Enter")
    page.locator(shown).first.wait_for()
    return page


def test_what_a_notebook_has_shown_is_there_before_anything_is_run(
    open_page: Callable[..., Any], lab: str
) -> None:
    """Nobody has trusted it yet: JupyterLab takes away what it does not know."""
    page = open_page()
    open_notebook(page, f"{lab}{LESSON.name}?reset")
    table = page.get_by_role("img", name="Round 1 of 8 · Reveal. New treasures").first
    table.scroll_into_view_if_needed()
    size = table.evaluate("async (it) => (await it.decode(), [it.naturalWidth, it.offsetWidth])")
    assert size[0] == 760
    assert size[1] > 400
    words = page.locator(".jp-OutputArea details").first
    line = words.get_by_text("c: manuscript, face-down, worth 2, 3 or 4, nobody on it")
    assert not line.is_visible()
    words.locator("summary").click()
    assert line.is_visible()
    page.goto(f"{lab}{REFUSING.name}?reset")
    refusal = page.locator(".jp-OutputArea div", has_text="✗").last
    refusal.scroll_into_view_if_needed()
    assert refusal.evaluate("(it) => getComputedStyle(it).borderLeftWidth") == "4px"


def test_shift_enter_keeps_what_has_been_answered(open_page: Callable[..., Any], lab: str) -> None:
    page = run_cell(open_page(), f"{lab}question.ipynb?reset", ".jp-OutputArea .crypt-learn")
    output = page.locator(".jp-OutputArea .crypt-learn")
    output.get_by_role("button", name="two").click()
    output.get_by_text("Yes.").wait_for()
    number = page.locator(".jp-Cell").first.locator(".jp-InputPrompt")
    before = number.inner_text()
    page.keyboard.press("Shift+Enter")
    page.wait_for_function(
        "before => document.querySelector('.jp-InputPrompt').innerText.match(/\\d/) &&"
        " document.querySelector('.jp-InputPrompt').innerText !== before",
        arg=before,
    )
    output.get_by_text("Yes.").wait_for()


def test_the_tutor_plays_in_a_notebook_cell(open_page: Callable[..., Any], lab: str) -> None:
    page = run_cell(open_page(), f"{lab}tutor.ipynb?reset")
    output = page.locator(".jp-OutputArea .crypt-app")
    output.locator(".crypt-table .tb-card").first.wait_for()
    address = page.url

    # Keys of the game are commands in a notebook too: b would add a cell, x cut this one.
    output.locator(".crypt-story .st-title").click()  # plain text
    page.keyboard.press("x")
    output.locator('[data-draft="0"]').focus()
    page.keyboard.press("4")
    page.keyboard.press("b")
    output.locator(".tb-drafted [data-draft]").wait_for()
    output.locator('[data-action="confirm"]').click()
    output.locator(".st-gauge[max]:visible").wait_for()
    for action, key, shown in (("next", "n", 2), ("back", "b", 1)):
        output.locator(f'[data-action="{action}"]').press(key)
        page.keyboard.press("x")
        page.wait_for_function(f"document.querySelector('.st-gauge').value === {shown}")
    output.locator('[data-action="next"]').click()
    page.wait_for_function("document.querySelector('.st-gauge').value === 2")
    assert page.locator(".jp-Notebook .jp-Cell").count() == 1, "a key of the game made a cell"
    assert page.url == address, "in a notebook the address is not ours"

    # The fonts came with the style, which stays inside: the notebook looks as it did.
    assert page.evaluate(LOADED) == ["Crypt Tutor Sans", "Crypt Tutor Serif"]
    wide = output.evaluate("it => [it.scrollWidth, it.clientWidth]")
    assert wide[0] <= wide[1]
    assert page.evaluate("document.documentElement.lang") == "en"


SCROLLS = """
it => {
  const found = [];
  for (let at = it; at; at = at.parentElement) found.push([at.className, at.scrollTop]);
  return found;
}
"""


@pytest.mark.nightly
@pytest.mark.parametrize(
    "hand",
    [
        pytest.param(Mouse, id="mouse"),
        pytest.param(Finger, id="touch"),
        pytest.param(Keys, id="keyboard"),
    ],
)
def test_a_game_in_a_cell_without_scrolling(
    open_page: Callable[..., Any], lab: str, hand: type[Mouse]
) -> None:
    page = open_page(
        viewport={"width": 1440, "height": 900},
        reduced_motion="reduce",
        has_touch=hand is Finger,
    )
    tutor = TutorPage(page, lab)
    run_cell(page, f"{lab}tutor.ipynb?reset")
    app = page.locator(".jp-OutputArea .crypt-app")
    app.locator(".crypt-table .tb-card").first.wait_for()
    page.locator(".jp-FileBrowser").first.wait_for()
    # What comes after the cards makes the cell longer, and JupyterLab scrolls by then.
    app.locator(f"{BAR} [data-action]").first.wait_for()
    tutor.settle()
    app.evaluate("it => it.scrollIntoView({ block: 'start' })")
    tutor.settle()
    before = app.evaluate(SCROLLS)
    if hand is Keys:
        app.locator("[data-draft]").first.focus()
    timeline = game(seed=7)
    assert len(play(hand(tutor), timeline)) > 7
    assert app.evaluate(SCROLLS) == before, "the game scrolled the notebook"
    assert page.locator(".jp-Notebook .jp-Cell").count() == 1, "a key of the game made a cell"
    assert page.locator(".jp-Notebook .jp-Cell .crypt-app").count() == 1
    assert page.locator(".jp-Notebook.jp-mod-editMode").count() == 0


SHARED = """
() => {
  const apps = [...document.querySelectorAll(".crypt-app")];
  const refers = ["for", "aria-controls", "aria-labelledby", "aria-describedby", "href", "fill"];
  const found = [];
  for (const app of apps) {
    for (const { id } of app.querySelectorAll("[id]")) {
      const bearers = document.querySelectorAll(`[id="${CSS.escape(id)}"]`);
      if (bearers.length > 1) found.push(`id ${id}`);
    }
    for (const { name, form } of app.querySelectorAll("input[type=radio]")) {
      const all = [...document.querySelectorAll(`input[type=radio][name="${CSS.escape(name)}"]`)];
      if (!form && !all.every((it) => app.contains(it))) found.push(`name ${name}`);
    }
    for (const attribute of refers) {
      for (const node of app.querySelectorAll(`[${attribute}]`)) {
        const value = node.getAttribute(attribute).replace(/^url\\(|\\)$/g, "");
        const named = attribute === "href" || attribute === "fill";
        if (named && !value.startsWith("#")) continue;
        const there = document.getElementById(value.replace("#", ""));
        if (there && !app.contains(there)) found.push(`${attribute} ${value}`);
      }
    }
  }
  return [...new Set(found)];
}
"""
"""What one view has in common with another: ids, names of radios, and where either leads."""

CHECKED = """
() => [...document.querySelectorAll(".crypt-app")].map((app) => {
  const checked = [...app.querySelectorAll("input[type=radio]:checked")];
  return checked.filter((it) => !it.form).map((it) => it.dataset.action).sort();
})
"""


@pytest.mark.nightly
def test_views_in_one_page_have_no_name_in_common(open_page: Callable[..., Any], lab: str) -> None:
    page = run_cell(open_page(), f"{lab}views.ipynb?reset")
    views = page.locator(".jp-OutputArea .crypt-app")
    page.locator(".crypt-app .crypt-board [data-crypt]").first.wait_for()
    page.wait_for_function("document.querySelectorAll('.crypt-app .tb').length >= 4")
    for number in range(2):  # the third is the first once more
        views.nth(number).locator('[data-action="tool-odds"]').click()
    views.nth(3).locator('[data-action="tool-help"]').click()
    for number, card in enumerate((".od-choice", ".od-choice", ".od-choice", ".he-part")):
        views.nth(number).locator(card).first.wait_for()
    assert page.evaluate(SHARED) == []
    for action in ("tool-coach", "coach-list"):
        views.nth(1).locator(f'[data-action="{action}"]').click()
    views.nth(1).locator(".co-list").wait_for(state="attached")
    assert page.evaluate(SHARED) == []
    for action in ("tool-odds", "new"):
        views.nth(1).locator(f'[data-action="{action}"]').click()
    views.nth(1).locator(".od-choice").first.wait_for(state="attached")
    assert page.evaluate(SHARED) == []

    # Each has its own source of the odds chosen, also when another chooses anew.
    views.nth(1).locator('[data-action="close-dialog"]').click()
    before = page.evaluate(CHECKED)
    assert all("odds-source-table" in view for view in before[:3])
    views.nth(1).locator('[data-action="odds-source-free"]').check(force=True)
    views.nth(1).locator(".od-item").first.wait_for()
    after = page.evaluate(CHECKED)
    assert "odds-source-free" in after[1]
    assert [after[0], *after[2:]] == [before[0], *before[2:]]


@pytest.mark.nightly
def test_the_tutor_is_rendered_out_of_sight(open_page: Callable[..., Any], lab: str) -> None:
    """Render the tutor even where JupyterLab lets the browser skip a cell.

    Chromium loses what is redrawn in a skipped cell: cards and dice stay missing.
    """
    page = run_cell(open_page(), f"{lab}long.ipynb?reset")
    page.locator(".jp-MarkdownCell").click()  # the browser never skips the cell with the focus
    page.locator(".jp-WindowedPanel-outer").evaluate("it => { it.scrollTop = it.scrollHeight; }")
    page.wait_for_function(SKIPPABLE)
    assert page.locator(".crypt-app").evaluate(RENDERED)


LAB = [(Size(1440, 900), "with the file browser"), (Size(1280, 800), "")]
"""Windows of JupyterLab, and whether its file browser takes its share of them."""


def come_into_sight(tutor: TutorPage) -> None:
    """Scroll the notebook to the tutor, and wait until that is where it stays."""
    tutor.settle()
    tutor.find(".crypt-app").evaluate("app => app.scrollIntoView({ block: 'nearest' })")
    tutor.page.evaluate(IN_PLACE)


def lay_two(tutor: TutorPage) -> list[str]:
    """Lay out two servants, and say what of it is not in sight; then take them back."""
    page = tutor.page
    for number, effort in enumerate((4, 2)):
        page.locator(f'{TABLE} [data-drop="ready"] [data-draft]').first.click()
        page.locator(f'{TABLE} [data-effort="{effort}"]').click()
        page.locator(f"{TABLE} .tb-card").nth(number).click()
    page.locator(LOUD).wait_for()
    come_into_sight(tutor)
    wrong = faults(page, [TREASURES, PLACES, DICE, PROMPT, EFFORTS, LAID, LOUD], whole=False)
    page.locator('[data-action="clear"]').click()
    return wrong


def lay_two_in_all_languages(tutor: TutorPage) -> list[str]:
    found = []
    for lang in LANGS:
        speak(tutor, lang)
        found += [f"{lang}: {it}" for it in lay_two(tutor)]
    return found


def width(page: Any) -> int:
    """How much of the window a cell leaves to the app."""
    return round(page.locator(".crypt-app").bounding_box()["width"])


def each_cell(page: Any) -> Iterator[str]:
    """Give JupyterLab each of its windows; the value says which it has."""
    for (size, browser), cell in zip(LAB, CELLS[:2], strict=True):
        resize(page, size)
        files = page.locator("#jp-left-stack")
        if files.is_visible() != bool(browser):
            page.keyboard.press("Control+b")
            files.wait_for(state="visible" if browser else "hidden")
        page.evaluate(IN_PLACE)
        assert width(page) == pytest.approx(cell.width, abs=16)
        yield f"{size} {browser}"


def test_a_decision_is_in_sight_in_a_cell(open_page: Callable[..., Any], lab: str) -> None:
    page = open_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    tutor = TutorPage(page, lab)
    run_cell(page, f"{lab}tutor.ipynb?reset")
    page.locator(f"{TABLE} [data-draft]").first.wait_for()
    found = [f"{cell}: {it}" for cell in each_cell(page) for it in lay_two_in_all_languages(tutor)]
    assert "\n".join(found) == ""


@pytest.mark.nightly
@pytest.mark.parametrize("other", OTHERS)
def test_a_decision_of_another_game_is_in_sight_in_a_cell(
    open_page: Callable[..., Any], lab: str, other: str
) -> None:
    page = open_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    tutor = TutorPage(page, lab)
    run_cell(page, f"{lab}{other}.ipynb?reset")
    _, parts = OTHERS[other]
    page.locator(parts[0]).first.wait_for()
    found = []
    for cell in each_cell(page):
        for lang in LANGS:
            speak(tutor, lang)
            come_into_sight(tutor)
            found += [f"{cell}, {lang}: {it}" for it in faults(page, parts, whole=False)]
    assert "\n".join(found) == ""


def in_notebook_7(open_page: Callable[..., Any], jupyter: str) -> TutorPage:
    """A tutor in a cell of Notebook."""
    needed("notebook")
    page = open_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    # It looks for parts of JupyterLab that it leaves out.
    page.forgive(r"reading 'schema'|filebrowser:open-path")
    tutor = TutorPage(page, jupyter)
    run_cell(page, f"{jupyter}notebooks/tutor.ipynb")
    page.locator(f"{TABLE} [data-draft]").first.wait_for()
    return tutor


def test_a_turn_is_played_in_notebook_7(open_page: Callable[..., Any], jupyter: str) -> None:
    tutor = in_notebook_7(open_page, jupyter)
    assert lay_two(tutor) == []
    tutor.lay("a4")
    tutor.confirm()
    assert tutor.find(NEWS).count()
    tutor.go_on()
    assert tutor.deciding
    assert tutor.page.locator(".jp-Notebook .jp-Cell").count() == 1


@pytest.mark.nightly
def test_a_decision_is_in_sight_in_notebook_7(open_page: Callable[..., Any], jupyter: str) -> None:
    tutor = in_notebook_7(open_page, jupyter)
    page = tutor.page
    assert width(page) == pytest.approx(CELLS[2].width, abs=16)
    assert lay_two_in_all_languages(tutor) == []
    speak(tutor, "en")
    # A step, with what it says; and an open tool, which stands beside the table.
    page.locator('[data-action="tool-whatif"]').click()
    assert lay_two(tutor) == []
    page.locator(f'{TABLE} [data-drop="ready"] [data-draft]').first.click()
    page.locator(f'{TABLE} [data-effort="5"]').click()
    page.locator(f"{TABLE} .tb-card").first.click()
    page.locator(LOUD).click()
    page.locator(NEWS).first.wait_for()
    assert faults(page, [TREASURES, PLACES, NEWS, LOUD], whole=False) == []
