"""The modules of the panels that touch no page, tested in Node: `*.test.mjs`, in milliseconds."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tests.missing import missing

TESTS = sorted(Path(__file__).parent.glob("*.test.mjs"))
# The modules stand in no package that says they are some: Node finds it out.
QUIET = "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"


def test_in_node() -> None:
    node = shutil.which("node")
    if node is None:
        missing("node is missing (Debian: apt-get install nodejs)")
    command = [node, QUIET, "--test", "--test-reporter=spec", *map(str, TESTS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr)
    assert TESTS
    assert done.returncode == 0, done.stdout
