"""Plant faults in a copy of the repository, and run pytest there."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tests.layers import ROOT, layer_of_file

from .fault import Fault

PYTEST = ("pytest", "-q", "-n0", "-p", "no:cacheprovider", "--tb=no", "-rfE", "--timeout=300")
MODULES = "browser/node_modules"
ASK_WHERE = (
    "import crypt_core, crypt_widgets as w; print(crypt_core.__file__, w.__file__, sep='\\n')"
)
FAILURE = re.compile(r"^(?:FAILED|ERROR) (\S+::\w+(?:\[.*?\])?)(?: - .*)?$", re.MULTILINE)
"""A line of pytest's summary about a test; there may be spaces in its parameters."""
SOME_FAILED = 1
"""pytest's exit status when tests have run and some failed."""
MEMORY = 4 << 30
"""How many bytes of data each process may have: a fault may ask for memory without end.

What a browser and Node only reserve does not count."""


def prepare(faults: Sequence[Fault], folder: Path) -> str | None:
    """Copy the repository, and run there the tests that are to notice; return what is wrong."""
    copy(folder)
    where = _python(["-c", ASK_WHERE], folder)
    places = [Path(line) for line in where.stdout.splitlines()]
    if not places or not all(place.is_relative_to(folder.resolve()) for place in places):
        return f"not the copy is imported, but {where.stdout}{where.stderr}"
    found = run({test for fault in faults for test in fault.noticed}, folder)
    return (
        f"tests fail without a fault:\n{found.stdout}{found.stderr}" if found.returncode else None
    )


def copy(folder: Path) -> None:
    """Copy all files of the repository but those that git ignores."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    if (modules := ROOT / "tests" / MODULES).exists():
        (folder / "tests" / MODULES).symlink_to(modules.resolve())


def run(tests: Iterable[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run tests of the copy."""
    return _python(["-m", *PYTEST, *sorted(tests)], folder)


def _python(arguments: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(map(str, (folder, folder / "widgets")))
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=None if sys.platform == "win32" else _limit_memory,
    )


def _limit_memory() -> None:
    import resource  # not on Windows

    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def unnoticed(fault: Fault, folder: Path) -> Iterator[str]:
    """Plant a fault in the copy, and yield the tests that should notice it and do not."""
    file = folder / fault.file
    file.write_text(fault.planted(file.read_text(encoding="utf-8")), encoding="utf-8")
    try:
        found = run(fault.noticed, folder)
    finally:
        shutil.copy2(ROOT / fault.file, file)
    failed = set(failures(found.stdout))
    if found.returncode != SOME_FAILED:
        print(f"  pytest ends with {found.returncode}: {found.stdout[-1000:]}{found.stderr}")
        failed = set()
    yield from (test for test in fault.noticed if test not in failed)


def failures(output: str) -> Iterator[str]:
    """Yield the tests that failed from pytest's summary, each with its parameters and without."""
    for test in FAILURE.findall(output):
        yield test
        if "[" in test:
            yield test.partition("[")[0]


def is_there(test: str) -> bool:
    """Return whether a test is in its file, and in no later layer than that of changes.

    Its parameters are not looked up: `prepare` finds out whether they are there.
    """
    name, _, function = test.partition("[")[0].partition("::")
    file = ROOT / name
    if not file.exists() or layer_of_file(file) == "nightly":
        return False
    found = ast.parse(file.read_text(encoding="utf-8")).body
    tests = {it.name: it for it in found if isinstance(it, ast.FunctionDef)}
    marks = tests[function].decorator_list if function in tests else None
    return marks is not None and "pytest.mark.nightly" not in map(ast.unparse, marks)
