"""The site, built once for all tests, and pages on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from crypt_core.engine.timeline import Timeline
from tests.browser.board_page import BoardPage
from tests.browser.tutor_page import TutorPage
from tests.site.site_page import PATIENCE, Host, SiteWire, hosted

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
AnyTutor = TypeVar("AnyTutor", bound=TutorPage)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder with the site and the single file; workers that want it share it.

    One that is built already, to look into a single test, is named by CRYPT_SITE.
    """
    if named := os.environ.get("CRYPT_SITE"):
        return Path(named)
    missing = [name for name in ("node", "npm") if shutil.which(name) is None]
    if missing:
        reason = f"{' and '.join(missing)} missing: the site is built with Node and npm"
        if os.environ.get("CRYPT_BROWSER_REQUIRED") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
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


@pytest.fixture
def open_tutor(open_page: Callable[..., Any], site: Host) -> Callable[..., TutorPage]:
    """As in tests/browser, on the site."""

    def new(
        timeline: Timeline | None = None,
        seats: Sequence[str] | None = None,
        *,
        kind: type[AnyTutor] = TutorPage,  # type: ignore[assignment]
        server: str = site.url,
        **options: Any,
    ) -> AnyTutor:
        options = {"reduced_motion": "reduce", **options}
        tutor = kind(open_page(**options), server)
        tutor.wire = SiteWire(tutor.page)
        tutor.page.set_default_timeout(PATIENCE * 1000)
        tutor.open(timeline, seats)
        return tutor

    return new


@pytest.fixture
def at_table(open_tutor: Callable[..., TutorPage]) -> Callable[..., TutorPage]:
    """A page of its own for each test: it needs no server to start a Python."""
    return open_tutor


@pytest.fixture
def open_board(open_tutor: Callable[..., BoardPage]) -> Callable[..., BoardPage]:
    """The same with Sedlec's table."""
    return partial(open_tutor, kind=BoardPage)


at_board = open_board
