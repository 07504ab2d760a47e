"""Tests in a DOM without a browser: each `test(...)` of a `*.test.mjs` is a test of pytest.

A file is run once, in Node, when the first of its tests is due. Where Node or its packages are
missing the tests are skipped, and a warning at the end says how many and what to install; with
`CRYPT_BROWSER_REQUIRED=1` they fail.
"""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.missing import missing
from tests.panels.run import Outcome, lacking, names_in, record_and_run

FOLDER = pytest.StashKey[tempfile.TemporaryDirectory[str]]()
"""Where the states of this run are recorded."""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.name.endswith(".test.mjs"):
        return DomFile.from_parent(parent, path=file_path)
    return None


def pytest_collection_finish(session: pytest.Session) -> None:
    count = sum(isinstance(item, DomTest) for item in session.items)
    if count and (reason := lacking()):
        warnings.warn(f"{count} tests of panels in a DOM do not run: {reason}", stacklevel=1)


def pytest_unconfigure(config: pytest.Config) -> None:
    if folder := config.stash.get(FOLDER, None):
        folder.cleanup()


class DomFile(pytest.File):
    """A file of tests in a DOM."""

    outcomes: dict[str, Outcome] | None = None

    def collect(self) -> Iterator[pytest.Item]:
        names = names_in(self.path)
        if len(set(names)) < len(names):
            raise self.CollectError(f"{self.path.name}: two tests of one name")
        for name in names:
            yield DomTest.from_parent(self, name=name)

    def outcome(self, name: str) -> Outcome:
        """Return the outcome of a test; the first that is asked for runs the whole file."""
        if self.outcomes is None:
            stash = self.config.stash
            if FOLDER not in stash:
                stash[FOLDER] = tempfile.TemporaryDirectory(prefix="panels-")
            self.outcomes = record_and_run(self.path, Path(stash[FOLDER].name))
        return self.outcomes[name]


class DomTest(pytest.Item):
    """A test in a DOM."""

    parent: DomFile

    def runtest(self) -> None:
        if reason := lacking():
            missing(reason)
        if trouble := self.parent.outcome(self.name).trouble:
            pytest.fail(trouble, pytrace=False)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        return self.path, None, self.name
