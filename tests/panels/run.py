"""Run a file of tests in Node, with the states that it names."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from .play import record, states

HERE = Path(__file__).parent
BROWSER = HERE.parent / "browser"
NEEDED = ("happy-dom", "dom-accessibility-api")
INSTALL = "npm install --prefix tests/browser --no-package-lock --ignore-scripts"
ROOM = ("--min-semi-space-size=64", "--max-semi-space-size=128", "--single-threaded-gc")
"""Pages are made and left by the dozen: with room for them Node tidies up less
often, and a single thread does it with less work."""
LONGEST = 120
"""Seconds until a file of tests counts as hanging: none takes more than ten on an idle machine."""
TEST = re.compile(r'^test\("((?:[^"\\]|\\.)+)"', re.MULTILINE)
NAMED = re.compile(r"[\"'`]([a-z]\w*/[\w-]+)")


class Outcome(NamedTuple):
    """The trouble of a test, if any, and how long it took."""

    trouble: str | None
    seconds: float


def lacking() -> str | None:
    """Return what is needed and not installed, and how to install it."""
    if shutil.which("node") is None:
        return f"node is missing (Debian: apt-get install nodejs npm), then: {INSTALL}"
    absent = [it for it in NEEDED if not (BROWSER / "node_modules" / it).exists()]
    return f"{' and '.join(absent)} missing: {INSTALL}" if absent else None


def names_in(file: Path) -> list[str]:
    """Find the names of a file's tests: `test("name"` at the start of a line begins each."""
    return [json.loads(f'"{name}"') for name in TEST.findall(file.read_text(encoding="utf-8"))]


def states_in(file: Path) -> list[str]:
    """Find the states named in a file: in full, or up to the language ("coach/ladder-${lang}")."""
    named = set(NAMED.findall(file.read_text(encoding="utf-8")))
    known = states()
    return [name for name, in_langs in known.items() if named & {name, f"{name}-", *in_langs}]


def run(
    file: Path, folder: Path, environment: Mapping[str, str] | None = None
) -> dict[str, Outcome]:
    """Run the tests of a file on the states and modules in a folder.

    A file that Node cannot run to its end fails in all of its tests.
    """
    command = ["node", *ROOM, f"--test-reporter={HERE / 'reporter.mjs'}", str(file)]
    given = {**os.environ, "PANELS_STATES": str(folder), **(environment or {})}
    try:
        done = subprocess.run(
            command, env=given, capture_output=True, text=True, check=False, timeout=LONGEST
        )
    except subprocess.TimeoutExpired as late:
        return dict.fromkeys(names_in(file), Outcome(f"{late}", LONGEST))
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith('{"test"')]
    found = {it["test"]: Outcome(it["trouble"], it["ms"] / 1000) for it in lines}
    names = names_in(file)
    if strange := found.keys() - names:
        trouble = f'Not begun by `test("name"` at the start of a line: {", ".join(strange)}'
        return dict.fromkeys([*names, *strange], Outcome(trouble, 0))
    lost = Outcome(f"It has no outcome.\n{done.stdout}{done.stderr}", 0)
    return {name: found.get(name, lost) for name in names}


def record_and_run(
    file: Path, folder: Path, environment: Mapping[str, str] | None = None
) -> dict[str, Outcome]:
    """Record what a file names, where it is not there yet, and run its tests."""
    record(states_in(file), folder)
    return run(file, folder, environment)
