"""The notebooks with no server: what is built, and a stranger's way through one of them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.browser.test_firefox import apart
from tests.site.conftest import ROOT, SITE
from tests.site.lite_page import (
    CELLS,
    chromium_page,
    firefox_page,
    opened,
    run_all,
    saved,
)
from tests.site.site_page import Host, hosted

FIRST = "01-first-round.ipynb"


@pytest.fixture(scope="session")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with the notebooks in `lite`; tests of one file have one worker."""
    if named := os.environ.get("CRYPT_SITE"):
        return Path(named) / "site"
    out = tmp_path_factory.mktemp("lite")
    command = [sys.executable, SITE / "build.py", out, "--lite"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=out, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    print(done.stdout)
    return out / "site"


# --- what is built --------------------------------------------------------------------------------


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    """The modules that build the site."""
    monkeypatch.syspath_prepend(str(SITE))
    monkeypatch.setattr(sys, "path", [*sys.path])
    return import_module("bring"), import_module("notebooks")


def test_sizes_stay_below_their_limits(lite: Path, parts: tuple[Any, Any]) -> None:
    sizes = parts[1].sizes(lite / "lite")
    assert min(sizes.values()) > 1
    assert [name for name, size in sizes.items() if size > parts[1].PARTS[name][1]] == []


def test_packages_come_from_this_site(lite: Path) -> None:
    settings = json.loads((lite / "lite/jupyter-lite.json").read_text())["jupyter-config-data"]
    (kernel,) = settings["litePluginSettings"].values()
    assert kernel["disablePyPIFallback"] is True
    assert kernel["pyodideUrl"].startswith("./")
    pyodide = lite / "lite/static/pyodide"
    packages = json.loads((pyodide / "pyodide-lock.json").read_text())["packages"]
    assert {it["file_name"] for it in packages.values()} == {
        it.name for it in pyodide.glob("*.whl")
    }
    assert {*kernel["loadPyodideOptions"]["packages"]} <= {*packages}
    assert not {"voila", "psutil", "ipykernel"} & {*packages["crypt-tutor"]["depends"]}


def test_page_and_notebooks_lead_to_one_another(lite: Path) -> None:
    page = (lite / "index.html").read_text("utf-8")
    links = dict(re.findall(r'ipynb\+json" hreflang="(\w+)" href="([^"]+)"', page))
    assert set(links) == {"en", "fr", "it"}
    for where in links.values():
        address, _, name = where.partition("?path=")
        assert (lite / address).is_file()
        assert (lite / "lite/files" / name).is_file()
    overrides = json.loads((lite / "lite/overrides.json").read_text())
    assert '"url": "../../"' in json.dumps(overrides)


def test_only_notebooks_that_need_more_say_what_they_lack(lite: Path) -> None:
    files = lite / "lite/files"
    notes = {
        it.relative_to(files).as_posix(): re.findall(r'"id": "not-here"', it.read_text("utf-8"))
        for it in files.rglob("*.ipynb")
    }
    whole = {name for name, note in notes.items() if not note}
    assert whole >= {"00-contents.ipynb", FIRST, "04-rules.ipynb", "07-own-lesson.ipynb"}
    assert not whole & {f"{it.name}" for it in files.glob("*-lab-*.ipynb")}
    assert len(notes) == len([*(ROOT / "notebooks").rglob("*.ipynb")])


WHOLE = """
import json, sys
from IPython.display import display
sys.modules.update(dict.fromkeys({lacking}))
for cell in json.load(open({file!r}))["cells"]:
    if cell["cell_type"] == "code":
        exec("".join(cell["source"]), globals())
"""


@pytest.mark.parametrize("name", [FIRST, "04-rules.ipynb", "07-own-lesson.ipynb"])
def test_notebooks_without_a_note_run_without_what_is_not_there(
    parts: tuple[Any, Any], name: str
) -> None:
    file = ROOT / "notebooks" / name
    assert not parts[1].lacking(json.loads(file.read_text("utf-8")), heavy=False)
    script = WHOLE.format(lacking=parts[1].HEAVY, file=str(file))
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr[-3000:]


# --- Pyodide's own distribution -------------------------------------------------------------------


def test_a_distribution_brings_what_the_laboratory_needs(
    parts: tuple[Any, Any], tmp_path: Path
) -> None:
    """Its wheels are made up, as only their names are read."""
    bring, notebooks = parts
    there = bring.brought()
    home, folder = tmp_path / "distribution", tmp_path / "site"
    home.mkdir(), folder.mkdir()
    lock = json.loads((there.pyodide / "pyodide-lock.json").read_text())
    shutil.copy(there.pyodide / "pyodide-lock.json", home)
    for package in lock["packages"].values():
        (home / package["file_name"]).write_bytes(b"")
    known = notebooks.lock(folder, there, bring.for_notebooks(there), home)
    assert known >= {*notebooks.HEAVY, "python-dateutil", "sqlite3", "crypt-tutor"}
    assert {*notebooks.HEAVY} <= {*notebooks.at_once(known)}
    written = json.loads((folder / "pyodide-lock.json").read_text())["packages"]
    assert all((folder / it["file_name"]).is_file() for it in written.values())
    assert "scipy" not in known
    lock["info"]["version"] = "0.1.0"
    (home / "pyodide-lock.json").write_text(json.dumps(lock))
    with pytest.raises(bring.Lacking, match="another Pyodide"):
        notebooks.lock(folder, there, bring.for_notebooks(there), home)


@pytest.mark.parametrize(
    ("name", "lacks"), [("06-ally.ipynb", ""), ("13-many-machines.ipynb", "processes")]
)
def test_with_a_distribution_only_processes_are_lacking(
    parts: tuple[Any, Any], name: str, lacks: str
) -> None:
    notebook = json.loads((ROOT / "notebooks" / name).read_text("utf-8"))
    assert parts[1].lacking(notebook, heavy=True) == lacks


# --- a stranger's way -----------------------------------------------------------------------------


def go_through(page: Any, site: Host) -> None:
    """Run all of the first notebook, step, answer, change a cell, keep the file, and come back."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    opened(page, site, FIRST)
    run_all(page)
    first, question = page.locator(CELLS).nth(0), page.locator(CELLS).nth(1)
    story = first.locator('button[data-action="next"]')
    first.scroll_into_view_if_needed()
    before = first.inner_text()
    story.click()
    page.wait_for_function(
        "([place, before]) => document.querySelector(place).innerText !== before",
        arg=[CELLS, before],
    )
    question.get_by_role("button", name="in the middle").click()
    question.locator('[data-outcome="done"]').wait_for()
    first.locator(".cm-content").click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type('from crypt_widgets import PhasePanel\nPhasePanel("reveal", lang="fr")')
    page.keyboard.press("Shift+Enter")
    first.get_by_text("Fantôme").filter(visible=True).first.wait_for()
    page.keyboard.press("ControlOrMeta+s")
    page.locator(".jp-mod-dirty").wait_for(state="detached")
    assert 'lang=\\"fr\\"' in saved(page)
    page.reload()
    page.locator(CELLS).first.wait_for()
    assert 'lang="fr"' in page.locator(f"{CELLS} .cm-content").first.inner_text()
    assert [it for it in asked if not it.startswith((site.url, "blob:", "data:"))] == []


@pytest.mark.browser
@pytest.mark.parametrize("browser_page", [chromium_page, firefox_page])
def test_a_stranger_runs_changes_and_keeps_a_notebook(
    lite: Path, tmp_path: Path, browser_page: Callable[[], AbstractContextManager[Any]]
) -> None:
    def visit(site: Host) -> None:
        with browser_page() as opened_page:
            try:
                go_through(opened_page, site)
            finally:
                opened_page.screenshot(path=tmp_path / "last.png")
                print(tmp_path / "last.png")

    with hosted(lite) as site:
        apart(visit, site)
