"""The site, built once for all tests, and pages on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import (
    at_board,
    at_table,
    kept_page,
    open_board,
    open_served,
    open_tutor,
)
from tests.browser.tutor_page import TutorPage
from tests.missing import missing
from tests.site.site_page import PLAY, Host, hosted

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
__all__ = ["at_board", "at_table", "kept_page", "open_board", "open_served", "open_tutor"]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder with the site and the single file; workers that want it share it.

    One that is built already, to look into a single test, is named by CRYPT_SITE.
    """
    if named := os.environ.get("CRYPT_SITE"):
        return Path(named)
    if not all(map(shutil.which, ("node", "npm"))):
        missing("the site is built with Node and npm")
    alone = worker_id == "master"
    base = tmp_path_factory.getbasetemp()
    out = (base if alone else base.parent) / "built-site"
    try:
        out.mkdir()
    except FileExistsError:
        until = time.monotonic() + 600
        while not (out / "done").exists():
            assert time.monotonic() < until, "the site is not built"
            time.sleep(0.2)
    else:
        command = [sys.executable, SITE / "build.py", out]
        done = subprocess.run(command, capture_output=True, text=True, cwd=out.parent, check=False)
        (out / "done").write_text(f"{done.stdout}{done.stderr}")
    assert (out / "crypt-tutor.html").is_file(), (out / "done").read_text()
    return out


@pytest.fixture(scope="session")
def pyodide(built: Path) -> Path:
    """Where Pyodide is that the site was built with."""
    found = sorted(SITE.glob(".cache/*/node_modules/pyodide"), key=lambda it: it.stat().st_mtime)
    return found[-1]


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[Host]:
    """The site on a server that all tests of a worker share."""
    with hosted(built / "site") as host:
        yield host


@pytest.fixture
def own_site(built: Path) -> Iterator[Host]:
    """The site on a server of a test's own, which may lack something."""
    with hosted(built / "site") as host:
        yield host


@pytest.fixture(autouse=True)
def begins_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an address a page has the first screen."""
    monkeypatch.setattr(TutorPage, "begins", PLAY)


@pytest.fixture(scope="session")
def tutor_server(site: Host) -> str:
    """What the tests of tests/browser are told is the server: so they run on the site as well."""
    return site.url


@pytest.fixture(scope="session")
def tutor_address(tutor_server: str) -> str:
    """The address that the tests of tests/browser open."""
    return tutor_server
