"""The modules of the panels that touch no page, tested in Node: `*.test.mjs`, in milliseconds."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

TESTS = sorted(Path(__file__).parent.glob("*.test.mjs"))
# The modules stand in no package that says they are some: Node finds it out.
QUIET = "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"


def test_in_node() -> None:
    node = shutil.which("node")
    if node is None:
        reason = "node is missing (Debian: apt-get install nodejs)"
        if os.environ.get("CRYPT_BROWSER_REQUIRED") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    command = [node, QUIET, "--test", "--test-reporter=spec", *map(str, TESTS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr)
    assert TESTS
    assert done.returncode == 0, done.stdout
