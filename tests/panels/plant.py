"""Plant faults in the panels' scripts: only recorded modules in a folder are changed."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from crypt_widgets.assets import INDENT
from tests.planted.fault import Fault

from .play import record
from .run import HERE, lacking, names_in, run, states_in

LIST = HERE / "faults.toml"


def by_file(tests: Sequence[str]) -> dict[str, list[str]]:
    """Sort tests, each named "file: name", by their files."""
    found: dict[str, list[str]] = {}
    for test in tests:
        file, _, name = test.partition(": ")
        found.setdefault(file, []).append(name)
    return found


def is_there(test: str) -> bool:
    """Return whether a test is in its file."""
    file, _, name = test.partition(": ")
    return (HERE / file).exists() and name in names_in(HERE / file)


def prepare(faults: Sequence[Fault], folder: Path) -> str | None:
    """Return what is missing to run tests."""
    return lacking()


def planted(fault: Fault, states: Path, folder: Path) -> bool:
    """Copy states and modules, with a fault in each module that has its script; whether one has."""
    found = False
    # Modules have no indents.
    fault = fault._replace(old=INDENT.sub("", fault.old), new=INDENT.sub("", fault.new))
    for file in states.iterdir():
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".mjs" and fault.old in text:
            text, found = fault.planted(text), True
        (folder / file.name).write_text(text, encoding="utf-8")
    return found


def unnoticed(fault: Fault, states: Path) -> Iterator[str]:
    """Plant a fault beside recorded states, and yield the tests that do not notice it."""
    tests = by_file(fault.noticed)
    for file in tests:
        record(states_in(HERE / file), states)
    with tempfile.TemporaryDirectory() as folder:
        if not planted(fault, states, Path(folder)):
            yield "any: the states have no module with this text"
            return
        for file, names in tests.items():
            found = run(HERE / file, Path(folder))
            failed = [name for name, it in found.items() if it.trouble]
            print(f"  {file}: noticed by {len(failed)} of {len(found)}")
            yield from (f"{file}: {name}" for name in names if name not in failed)
