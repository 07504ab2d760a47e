"""Plant faults in the panels' scripts, one at a time, and see which tests notice.

`python -m tests.panels.plant` plants all faults of `faults.toml`; with a word after it, such as
`coach`, only those that the tests of `coach.test.mjs` notice. Only recorded modules in a temporary
folder are changed, never a file of the repository.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from crypt_widgets.panel import HERE as SCRIPTS

from .play import record
from .run import HERE, missing, run, states_in


class Fault(NamedTuple):
    """A text of a script, what takes its place, and the tests that notice: "file: name"."""

    file: str
    old: str
    new: str
    noticed: list[str]

    @property
    def by_file(self) -> dict[str, list[str]]:
        """The names of the tests that notice, by their file."""
        found: dict[str, list[str]] = {}
        for test in self.noticed:
            file, _, name = test.partition(": ")
            found.setdefault(file, []).append(name)
        return found

    def places(self) -> int:
        """How often the text is in its script: a fault is planted in one place."""
        return (SCRIPTS / self.file).read_text(encoding="utf-8").count(self.old)


def faults() -> list[Fault]:
    """The faults that are noticed, as they are kept."""
    read = tomllib.loads((HERE / "faults.toml").read_text(encoding="utf-8"))
    return [Fault(**fault) for fault in read["fault"]]


def planted(fault: Fault, states: Path, folder: Path) -> bool:
    """Copy states and modules, with a fault in each module that has its script; whether one has."""
    found = False
    for file in states.iterdir():
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".mjs" and fault.old in text:
            assert text.count(fault.old) == 1, f"{file.name}: {fault.old!r} is not alone"
            text, found = text.replace(fault.old, fault.new), True
        (folder / file.name).write_text(text, encoding="utf-8")
    return found


def unnoticed(fault: Fault, states: Path) -> Iterator[str]:
    """The tests that should notice a fault and do not."""
    with tempfile.TemporaryDirectory() as folder:
        if not planted(fault, states, Path(folder)):
            yield "any: the states have no module with this text"
            return
        for file, names in fault.by_file.items():
            found = run(HERE / file, Path(folder))
            failed = [name for name, it in found.items() if it.trouble]
            print(f"  {file}: noticed by {len(failed)} of {len(found)}")
            yield from (f"{file}: {name}" for name in names if name not in failed)


def main(wanted: str = "") -> int:
    """Plant; the value is 1 if a fault goes unnoticed."""
    if lacking := missing():
        print(lacking)
        return 1
    slipped = 0
    with tempfile.TemporaryDirectory() as states:
        for fault in faults():
            files = [HERE / file for file in fault.by_file]
            if not any(file.name.startswith(wanted) for file in files):
                continue
            print(f"{fault.file}: {' '.join(fault.old.split())} -> {' '.join(fault.new.split())}")
            for file in files:
                record(states_in(file), Path(states))
            for test in unnoticed(fault, Path(states)):
                slipped += 1
                print(f"  NOT NOTICED by {test}")
    return bool(slipped)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
