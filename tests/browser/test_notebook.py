"""The tutor in a cell of a real JupyterLab."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.wire import COUNT_ASKS

CELL = "from crypt_widgets import tutor\n\ntutor(seed=7)"


def notebook(source: str) -> str:
    cell = {
        "cell_type": "code",
        "id": "tutor",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": source,
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return json.dumps(
        {"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    )


@pytest.fixture
def lab(tmp_path: Path, browser: Any) -> Iterator[str]:
    """The address of a notebook with the tutor in it, in a JupyterLab of its own."""
    pytest.importorskip("jupyterlab", reason="JupyterLab is not installed")
    (tmp_path / "tutor.ipynb").write_text(notebook(CELL), encoding="utf-8")
    settings = tmp_path / "settings"
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--port=0"),
        "--ServerApp.token=",
        "--ServerApp.password=",
        "--LabApp.news_url=",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    ]
    home = {name: str(settings) for name in ("JUPYTER_CONFIG_DIR", "JUPYTERLAB_SETTINGS_DIR")}
    paths = os.pathsep.join(path for path in sys.path if path)
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        env={**os.environ, **home, "PYTHONPATH": paths},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        try:
            lines = iter(process.stderr.readline, "")
            found = next(filter(None, (re.search(r"http://localhost:\d+/", it) for it in lines)))
            yield f"{found[0]}lab/tree/tutor.ipynb?reset"
        finally:
            process.terminate()
            process.communicate()


def test_the_tutor_plays_in_a_notebook_cell(open_page: Callable[..., Any], lab: str) -> None:
    page = open_page()
    page.add_init_script(COUNT_ASKS)
    page.set_default_timeout(60_000)
    # What JupyterLab itself complains of is not ours.
    page.forgive(r"/api/|/lab/|/static/|workspace")
    page.goto(lab)
    editor = page.locator(".jp-Notebook .jp-Cell .cm-content").first
    editor.click()
    page.keyboard.press("Control+Enter")
    output = page.locator(".jp-OutputArea .crypt-app")
    output.locator(".crypt-table .tb-card").first.wait_for()
    address = page.url

    # Keys of the game are commands in a notebook too: b would add a cell, x cut this one.
    output.locator('[data-action="continue"]').focus()
    page.keyboard.press("b")
    page.keyboard.press("x")
    page.wait_for_function("document.querySelector('.st-gauge').value === 1")
    output.locator('[data-action="continue"]').press("c")
    output.locator('[data-draft="0"]').focus()
    page.keyboard.press("4")
    page.keyboard.press("b")
    output.locator(".tb-drafted [data-draft]").wait_for()
    output.locator('[data-action="confirm"]').click()
    output.locator(".st-gauge[max]:visible").wait_for()
    output.locator('[data-action="next"]').click()
    page.wait_for_function("document.querySelector('.st-gauge').value === 2")
    assert page.locator(".jp-Notebook .jp-Cell").count() == 1, "a key of the game made a cell"
    assert page.url == address, "in a notebook the address is not ours"

    # Its style stays inside: the notebook looks as it did.
    wide = output.evaluate("it => [it.scrollWidth, it.clientWidth]")
    assert wide[0] <= wide[1]
    assert page.evaluate("document.documentElement.lang") == "en"
